"""The arena from Python: one call plays a tournament and returns its results."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import Any

from heptapolis.arena.executor import Executor, Processes, Serial
from heptapolis.arena.match import PlayedMatch
from heptapolis.arena.rows import Row, game_rows
from heptapolis.arena.run import run_tournament
from heptapolis.arena.specs import check_specs, game_for
from heptapolis.arena.standings import Standing, compute_standings, summarize
from heptapolis.arena.tournament import Tournament
from heptapolis.bots.declare import declare_inline
from heptapolis.core.contract import Game
from heptapolis.core.errors import UnknownName
from heptapolis.core.summary import format_rows, rows_to_html

COLUMNS = ("rank", "bot", "rating", "seats", "wins", "95 %", "points", "95 %", "ms", "illegal", "late")


@dataclass(frozen=True)
class TournamentResult:
    """A finished tournament: its matches, and the standings that follow from them."""

    tournament: Tournament
    matches: tuple[PlayedMatch, ...]

    @cached_property
    def standings(self) -> list[Standing]:
        """Every player, best first."""
        return compute_standings(self.matches)

    def __getitem__(self, bot: str) -> Standing:
        """The standing of one player by its spec."""
        found = {one.bot: one for one in self.standings}
        if bot not in found:
            raise UnknownName(bot, "did not play in this tournament", found)
        return found[bot]

    def to_dict(self) -> dict[str, Any]:
        """What `heptapolis arena --json` prints."""
        return dict(summarize(self.tournament, self.matches))

    def rows(self) -> Iterator[Row]:
        """One row per game and seat, as `heptapolis arena --rows` writes them."""
        for played in self.matches:
            record = played.record
            yield from game_rows(record.final(), number=played.number, seed=record.seed, bots=played.bots)

    def to_frame(self) -> Any:
        """The rows as a pandas data frame; pandas must be installed."""
        try:
            import pandas  # type: ignore[import-untyped, unused-ignore]
        except ModuleNotFoundError as error:
            message = "pandas is not installed; run: pip install pandas (or use rows())"
            raise ImportError(message, name=error.name) from error
        return pandas.DataFrame(list(self.rows()))

    def __str__(self) -> str:
        return "\n".join([self._title, *format_rows([list(COLUMNS), *self._cells()])])

    def __repr__(self) -> str:
        return f"<TournamentResult: {self._title}>"

    def _repr_html_(self) -> str:
        cells = [map(escape, row) for row in self._cells()]
        return f"<div><b>{escape(self._title)}</b>{rows_to_html(COLUMNS, cells)}</div>"

    @property
    def _title(self) -> str:
        return f"{len(self.matches)} games of {self.tournament.game.name}, seed {self.tournament.seed}"

    def _cells(self) -> list[list[str]]:
        return [
            [
                str(one.rank),
                one.bot,
                f"{one.rating.mu:.1f}",
                str(one.seats),
                f"{100 * one.win_rate:.1f} %",
                f"{100 * one.win_interval.low:.1f}-{100 * one.win_interval.high:.1f}",
                f"{one.mean:.2f}",
                f"{one.mean_interval.low:.1f}-{one.mean_interval.high:.1f}",
                f"{one.move_ms:.2f}",
                str(one.illegal),
                str(one.late),
            ]
            for one in self.standings
        ]


def play_tournament(
    game: Game | str,
    bots: Sequence[str],
    *,
    games: int = 100,
    seed: int = 0,
    jobs: int | Executor = 1,
    on_match: Callable[[PlayedMatch], None] = lambda _: None,
) -> TournamentResult:
    """Play a tournament as `heptapolis arena` does: every deal once in each seating.

        result = play_tournament("dice", ["greedy", "random", "mine=bot.py:Mine", "random"], games=40)
        print(result)
        result["greedy"].win_rate, result["greedy"].win_interval

    `game` is a game, or the name of one, which then has as many players as there are bots (a single bot plays
    all seats of the default game). `jobs` is a number of processes, or an executor (`Cluster("auto")`). With
    several processes, call this under `if __name__ == "__main__":`, as in any script that starts processes.
    """
    specs, declared = declare_inline(check_specs(bots))
    game = game_for(game, specs)
    tournament = Tournament.of(game, specs, games, seed, declared)
    executor = jobs if not isinstance(jobs, int) else Processes(jobs) if jobs > 1 else Serial()
    return TournamentResult(tournament, tuple(run_tournament(tournament, executor, on_match=on_match)))
