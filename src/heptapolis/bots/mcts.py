"""The bots that think in the compiled game: by search (`mcts`), or by the learned policy alone (`policy`).

Both see the view and nothing else: a search plays on from states that it draws from the view.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from heptapolis.bots.protocol import setting
from heptapolis.core.chance import check_seed, derive
from heptapolis.core.contract import Game, Move, View
from heptapolis.core.errors import BadOption

if TYPE_CHECKING:
    from heptapolis.kernel.jit import Progress
    from heptapolis.search.search import Promise, Search, Style

PRUDENCE = 0.94  # share of the time that is spent on search; the rest is for what comes after it
LIMITS = {"ms": (1, 600_000), "playouts": (0, 10_000_000), "threads": (1, 64)}
SHAPES = ("flat", "multi", "joint")
REWARDS = ("win", "margin", "rank", "points", "mixed")


@dataclass(frozen=True)
class Mcts:
    """Tries moves in games that could be the one at the table, played on by players of its kind."""

    name: ClassVar[str] = "mcts"
    title: ClassVar[str] = "searches ahead in games that could be this one, for a time or so many playouts"
    needs_view: ClassVar[bool] = True
    needs_kernel: ClassVar[bool] = True

    ms: int = setting(200, "milliseconds to think about a move")
    playouts: int = setting(0, "games to try for a move, instead of a time; 0 keeps to the time")
    threads: int = setting(1, "threads that search at once")
    tree: str = setting("multi", "what the search remembers: flat, multi or joint")
    reward: str = setting("mixed", "what it plays for: win, margin, rank, points or mixed")
    exploration: float = setting(0.5, "how eagerly it tries what looks worse")
    temperature: float = setting(1.0, "how freely the players in its mind choose")
    doubt: float = setting(
        0.5, "how little it believes in the policy before it has tried a move, from 0 to 1"
    )
    seed: int = setting(0, "a whole number that makes it think differently in the same game")

    def __post_init__(self) -> None:
        check_seed(self.seed)
        for name, (least, most) in LIMITS.items():
            if not least <= getattr(self, name) <= most:
                raise BadOption(f"{name}={getattr(self, name)}", "out of range", [f"{least} to {most}"])
        for name in ("exploration", "temperature"):
            if not 0.01 <= getattr(self, name) <= 100:
                raise BadOption(f"{name}={getattr(self, name)}", "out of range", ["0.01 to 100"])
        if not 0 <= self.doubt <= 1:
            raise BadOption(f"doubt={self.doubt}", "out of range", ["0 to 1"])
        if self.tree not in SHAPES:
            raise BadOption(f"tree={self.tree}", "no such tree", SHAPES)
        if self.reward not in REWARDS:
            raise BadOption(f"reward={self.reward}", "no such reward", REWARDS)

    @property
    def time_limit(self) -> float | None:
        return None if self.playouts else self.ms / 1000

    def sit(self, game: Game, seat: int, seed: int) -> "MctsPlayer":
        from heptapolis.search.search import Style

        style = Style(self.tree, self.reward, self.exploration, self.temperature, self.doubt, self.threads)
        return MctsPlayer(search_of(game, style=style), self, seat, derive(seed, self.seed))


class MctsPlayer:
    """A searching bot at its seat."""

    def __init__(self, search: "Search", kind: Mcts, seat: int, seed: int) -> None:
        self._search, self._kind, self._seat, self._seed = search, kind, seat, seed
        self._asked = 0

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        return legal[0] if len(legal) == 1 else self.advise(view)[0].move

    def advise(self, view: View) -> "list[Promise]":
        """What each sensible move of the seat promises, the best first."""
        self._asked += 1
        seed = derive(self._seed, self._asked)
        if self._kind.playouts:
            return self._search.by_playouts(view, self._seat, seed, self._kind.playouts)
        return self._search.by_time(view, self._seat, seed, PRUDENCE * self._kind.ms / 1000)

    def close(self) -> None:
        self._search.close()


@dataclass(frozen=True)
class Policy:
    """Plays by the policy that the search believes in, at once and without search."""

    name: ClassVar[str] = "policy"
    title: ClassVar[str] = "plays by what was learned from a million games, at once"
    needs_view: ClassVar[bool] = True
    needs_kernel: ClassVar[bool] = True

    def sit(self, game: Game, seat: int, seed: int) -> "PolicyPlayer":
        return PolicyPlayer(search_of(game), seat)


class PolicyPlayer:
    """A bot at its seat that follows the policy."""

    def __init__(self, search: "Search", seat: int) -> None:
        self._search, self._seat = search, seat

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        return legal[0] if len(legal) == 1 else self._search.at_once(view, self._seat)[0].move


def search_of(game: Game, progress: "Progress | None" = None, style: "Style | None" = None) -> "Search":
    """A search of the game's kernel; compiled here, before any clock runs."""
    from heptapolis.kernel.engine import engine_of
    from heptapolis.search.policies import policy_of
    from heptapolis.search.search import Search, Style

    engine = engine_of(game)
    return Search(engine, policy_of(game, engine), style or Style(), progress)
