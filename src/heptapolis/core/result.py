"""How a game ended: the score sheet of every seat, ranks, ties and teams."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from heptapolis.core.summary import format_rows, rows_to_html


@dataclass(frozen=True)
class Result:
    """The score sheets by seat, with totals and ranks; ranks start at 1, and ties share one."""

    sheets: tuple[dict[str, int], ...]
    totals: tuple[int, ...]
    tiebreaks: tuple[int, ...]
    ranks: tuple[int, ...]
    teams: tuple[tuple[int, ...], ...] = ()

    @classmethod
    def of(
        cls,
        sheets: Sequence[Mapping[str, int]],
        tiebreaks: Sequence[int],
        teams: Sequence[Sequence[int]] = (),
    ) -> "Result":
        """Rank the seats, or their teams, by total and then by tie-break."""
        totals = tuple([sum(sheet.values()) for sheet in sheets])
        sides = [tuple(team) for team in teams] or [(seat,) for seat in range(len(sheets))]
        standing = [
            (sum([totals[seat] for seat in side]), sum([tiebreaks[seat] for seat in side])) for side in sides
        ]
        best_first = sorted(standing, reverse=True)
        ranks = [0] * len(sheets)
        for side, reached in zip(sides, standing, strict=True):
            for seat in side:
                ranks[seat] = 1 + best_first.index(reached)
        return cls(
            sheets=tuple(map(dict, sheets)),
            totals=totals,
            tiebreaks=tuple(tiebreaks),
            ranks=tuple(ranks),
            teams=tuple(map(tuple, teams)),
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """Every seat that won; more than one when victory is shared or a team won."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def __str__(self) -> str:
        return "\n".join(format_rows(self._rows()))

    def _repr_html_(self) -> str:
        head, *rows = self._rows()
        return rows_to_html(head, rows)

    def _rows(self) -> list[list[str]]:
        """One row per seat: rank, score sheet, total, tie-break."""
        names = list(self.sheets[0]) if self.sheets else []
        seats = zip(self.ranks, self.sheets, self.totals, self.tiebreaks, strict=True)
        rows: list[list[object]] = [
            [seat, rank, *(sheet.get(name, 0) for name in names), total, tiebreak]
            for seat, (rank, sheet, total, tiebreak) in enumerate(seats)
        ]
        return [["seat", "rank", *names, "total", "tie-break"], *(list(map(str, row)) for row in rows)]

    @property
    def team_totals(self) -> tuple[int, ...]:
        """The totals of the teams, in the order of `teams`."""
        return tuple(sum(self.totals[seat] for seat in team) for team in self.teams)
