"""Bots that use the compiled game: with a search (`mcts`), or with the trained policy alone (`policy`).

A search follows the linear policy to the end of the game. With a network, as the engine says: its seat begins
with the network's policy, or all seats follow it until the network's value ends the playout.
Both bots see the view and nothing else: a search plays on from states that it draws from the view.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from heptapolis.bots.characters import NO_CHARACTER, check_character, favourites_of
from heptapolis.bots.protocol import setting
from heptapolis.core.chance import check_seed, derive
from heptapolis.core.contract import Game, Move, View
from heptapolis.core.errors import BadOption

if TYPE_CHECKING:
    from heptapolis.kernel.jit import Progress
    from heptapolis.search.search import MoveStats, Search, SearchConfig

SEARCH_TIME_SHARE = 0.94  # of the time allowed; the rest is for the work after the search
LIMITS = {"ms": (1, 600_000), "playouts": (0, 10_000_000), "threads": (1, 64)}
FAVOURITE_FACTOR = 10.0  # times as much as `greedy` favours a row: playouts follow a policy that favours none
TREES = ("flat", "solo", "multi", "joint")
LINEAR, NETWORK = "linear", "network"
POLICIES = (LINEAR, NETWORK)
GUIDES = ("auto", *POLICIES)
REWARDS = ("win", "margin", "rank", "points", "mixed")


@dataclass(frozen=True)
class Mcts:
    """Searches ahead in games that could be the one at the table."""

    name: ClassVar[str] = "mcts"
    title: ClassVar[str] = "searches ahead in games that could be this one, for a time or number of playouts"
    needs_view: ClassVar[bool] = True
    needs_kernel: ClassVar[bool] = True
    renamed: ClassVar[Mapping[str, str]] = {"doubt": "root_prior_mix"}  # specs in old databases and logs

    character: str = setting(NO_CHARACTER, "its style: scientist, general, merchant, builder or none")
    guide: str = setting(
        "auto",
        "linear: the linear policy; network: its policy and, in some games, its value; auto: what plays best",
    )
    ms: int = setting(200, "thinking time per move in milliseconds")
    playouts: int = setting(0, "playouts per move, instead of a thinking time; 0 means use the time")
    threads: int = setting(1, "number of threads that search in parallel")
    tree: str = setting("multi", "the kind of tree: flat, solo, multi or joint; with a value flat or solo")
    reward: str = setting("mixed", "what it plays for, without a value: win, margin, rank, points or mixed")
    exploration: float = setting(0.5, "how eagerly it explores moves that look worse")
    temperature: float = setting(1.0, "how evenly the policy spreads its priors")
    root_prior_mix: float = setting(0.5, "share of the root's priors that is spread evenly, from 0 to 1")
    seed: int = setting(0, "a whole number; a different one makes it search differently in the same game")

    def __post_init__(self) -> None:
        check_seed(self.seed)
        check_character(self.character)
        for name, (least, most) in LIMITS.items():
            if not least <= getattr(self, name) <= most:
                raise BadOption(f"{name}={getattr(self, name)}", "out of range", [f"{least} to {most}"])
        for name in ("exploration", "temperature"):
            if not 0.01 <= getattr(self, name) <= 100:
                raise BadOption(f"{name}={getattr(self, name)}", "out of range", ["0.01 to 100"])
        if not 0 <= self.root_prior_mix <= 1:
            raise BadOption(f"root_prior_mix={self.root_prior_mix}", "out of range", ["0 to 1"])
        if self.guide not in GUIDES:
            raise BadOption(f"guide={self.guide}", "no such guide", GUIDES)
        if self.tree not in TREES:
            raise BadOption(f"tree={self.tree}", "no such tree", TREES)
        if self.reward not in REWARDS:
            raise BadOption(f"reward={self.reward}", "no such reward", REWARDS)

    @property
    def time_limit(self) -> float | None:
        return None if self.playouts else self.ms / 1000

    def sit(self, game: Game, seat: int, seed: int) -> "MctsPlayer":
        from heptapolis.search.search import SearchConfig

        config = SearchConfig(
            self.tree,
            self.reward,
            self.exploration,
            self.temperature,
            self.root_prior_mix,
            self.threads,
            favourites={
                row: FAVOURITE_FACTOR * extra for row, extra in favourites_of(game, self.character).items()
            },
        )
        search = search_of(game, config=config, guide=self._guide(game))
        return MctsPlayer(search, self, seat, derive(seed, self.seed))

    def _guide(self, game: Game) -> str:
        """Whether to use a network here; it is not trained for characters or other rewards."""
        if self.character != NO_CHARACTER:
            return LINEAR
        if self.guide != "auto":
            return self.guide
        return best_guide(game) if self.reward == "mixed" else LINEAR


class MctsPlayer:
    """A search bot at its seat."""

    def __init__(self, search: "Search", kind: Mcts, seat: int, seed: int) -> None:
        self._search, self._kind, self._seat, self._seed = search, kind, seat, seed
        self._asked = 0

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        return legal[0] if len(legal) == 1 else self.advise(view)[0].move

    def advise(self, view: View) -> "list[MoveStats]":
        """The statistics of the seat's candidate moves, the best first."""
        self._asked += 1
        seed = derive(self._seed, self._asked)
        if self._kind.playouts:
            return self._search.run_playouts(view, self._seat, seed, self._kind.playouts)
        return self._search.run_seconds(view, self._seat, seed, SEARCH_TIME_SHARE * self._kind.ms / 1000)

    def close(self) -> None:
        self._search.close()


@dataclass(frozen=True)
class Policy:
    """Plays the policy that gives the search its priors, but does not search."""

    name: ClassVar[str] = "policy"
    title: ClassVar[str] = "plays instantly, as it learned from a million games"
    needs_view: ClassVar[bool] = True
    needs_kernel: ClassVar[bool] = True

    guide: str = setting(LINEAR, "which policy it plays: linear, or the network's")

    def __post_init__(self) -> None:
        if self.guide not in POLICIES:
            raise BadOption(f"guide={self.guide}", "no such guide", POLICIES)

    def sit(self, game: Game, seat: int, seed: int) -> "PolicyPlayer":
        return PolicyPlayer(search_of(game, guide=self.guide), seat)


class PolicyPlayer:
    """A bot at its seat that follows the policy."""

    def __init__(self, search: "Search", seat: int) -> None:
        self._search, self._seat = search, seat

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        return legal[0] if len(legal) == 1 else self._search.rank_by_policy(view, self._seat)[0].move


def best_guide(game: Game) -> str:
    """What has proved to guide a search of this game best."""
    from heptapolis.kernel.engine import engine_of
    from heptapolis.search.network_weights import has_network

    engine = engine_of(game)
    return NETWORK if engine.network_guides and has_network(game, engine) else LINEAR


def best_search_of(game: Game, progress: "Progress | None" = None) -> "Search":
    """A search with the best guide for this game."""
    return search_of(game, progress, guide=best_guide(game))


def search_of(
    game: Game,
    progress: "Progress | None" = None,
    config: "SearchConfig | None" = None,
    guide: str = LINEAR,
) -> "Search":
    """A search in the game's kernel, which is compiled here, before any clock runs."""
    from heptapolis.kernel.engine import engine_of
    from heptapolis.search.network_playouts import NetworkPlayoutSearch
    from heptapolis.search.network_search import NetworkSearch
    from heptapolis.search.network_weights import network_of
    from heptapolis.search.policy_weights import policy_of
    from heptapolis.search.search import Search, SearchConfig

    engine, chosen = engine_of(game), config or SearchConfig()
    if guide == NETWORK:
        kind = NetworkSearch if engine.asks_value else NetworkPlayoutSearch
        return kind(engine, network_of(game, engine), chosen, progress)
    return Search(engine, policy_of(game, engine), chosen, progress)
