"""Playing many games between bots and summing up their results."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from heptapolis.arena.specs import check_specs, game_for, seat_specs
from heptapolis.bots import BotKind
from heptapolis.bots.registry import format_spec
from heptapolis.bots.table import play_out, seated_bots
from heptapolis.core.chance import derive
from heptapolis.core.contract import Game, State
from heptapolis.core.errors import BadOption
from heptapolis.core.result import Result
from heptapolis.core.summary import format_rows

Advance = Callable[[int], None]  # called with the number of games played since the last call
OnGame = Callable[[int, int, State], None]  # called with the number, seed and final state of every game


def ignore_progress(_games: int) -> None:
    """The default for `advance`: report nothing."""


@dataclass
class Summary:
    """Sums over all games so far; means are computed on demand."""

    game: Game
    bots: tuple[str, ...]
    seed: int
    engine: str = "rules"
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    rows: Counter[str] = field(default_factory=Counter)  # points by row of the score sheet, all seats
    totals: Counter[int] = field(default_factory=Counter)  # points by seat
    shares: dict[int, float] = field(default_factory=dict)  # victories by seat; a shared one is a fraction

    def add(self, result: Result, decisions: int) -> None:
        """Add one game to the sums."""
        self.games += 1
        self.decisions += decisions
        for seat, sheet in enumerate(result.sheets):
            self.rows.update(sheet)
            self.totals[seat] += result.totals[seat]
        for seat in result.winners:
            self.shares[seat] = self.shares.get(seat, 0.0) + 1 / len(result.winners)

    @property
    def mean_scores(self) -> dict[str, float]:
        """The mean points of a player by row of the score sheet, and in total."""
        players = self.games * self.game.players
        means = {row: points / players for row, points in self.rows.items()}
        return means | {"total": sum(self.totals.values()) / players}

    @property
    def mean_totals(self) -> list[float]:
        """The mean points of each seat."""
        return [self.totals[seat] / self.games for seat in range(self.game.players)]

    @property
    def win_rates(self) -> list[float]:
        """The share of games that each seat won; a tie is shared."""
        return [self.shares.get(seat, 0.0) / self.games for seat in range(self.game.players)]

    def __str__(self) -> str:
        """A line per seat."""
        cells = [["seat", "bot", "points", "wins"]]
        for seat, (bot, mean, rate) in enumerate(
            zip(self.bots, self.mean_totals, self.win_rates, strict=True)
        ):
            cells.append([str(seat), bot, f"{mean:.2f}", f"{100 * rate:.1f} %"])
        title = f"{self.games} games of {self.game.name}, seed {self.seed}"
        return "\n".join([title, *format_rows(cells)])

    def to_dict(self) -> dict[str, object]:
        """What `--json` prints."""
        return {
            "game": self.game.name,
            "options": self.game.options,
            "bots": list(self.bots),
            "engine": self.engine,
            "seed": self.seed,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 2),
            "decisions_per_second": round(self.decisions / self.seconds, 1),
            "mean_scores": {row: round(mean, 3) for row, mean in self.mean_scores.items()},
            "mean_totals": [round(mean, 3) for mean in self.mean_totals],
            "win_rates": [round(rate, 4) for rate in self.win_rates],
        }


def simulate(
    game: Game | str,
    bots: Sequence[str] | Mapping[int, BotKind],
    games: int = 100,
    seed: int = 0,
    advance: Advance = ignore_progress,
    on_game: OnGame | None = None,
) -> Summary:
    """Play the games of this seed in the rules; the n-th game of a seed is always the same.

        print(simulate("dice", ["greedy", "random"], games=10, seed=1))

    `game` and `bots` are as for `play_tournament`, but the bots keep their seats. `simulate_compiled` plays
    `random` and `policy` hundreds of times as fast.
    """
    if games < 1:
        raise BadOption(f"games={games}", "nothing to simulate", ["1 or more"])
    if isinstance(bots, Mapping):
        game, kinds = game_for(game, tuple(bots)), bots
    else:
        game = game_for(game, check_specs(bots))
        kinds = seat_specs(bots, game)
    summary = Summary(game, tuple(format_spec(kind) for kind in kinds.values()), seed)
    started = perf_counter()
    for number in range(games):
        state, decisions = _play_game(game, kinds, derive(seed, number))
        summary.add(state.result(), decisions)
        if on_game:
            on_game(number, derive(seed, number), state)
        advance(1)
    summary.seconds = perf_counter() - started
    return summary


def _play_game(game: Game, kinds: Mapping[int, BotKind], seed: int) -> tuple[State, int]:
    """Play one whole game; return its final state and the number of decisions."""
    state = game.new(seed)
    with seated_bots(kinds, game, seed) as bots:
        decisions = play_out(state, bots)
    return state, decisions
