"""Ranks, ties, teams."""

import pytest

from heptapolis.core.result import Result


def sheets(*totals: int) -> list[dict[str, int]]:
    return [{"coins": total - 1, "cards": 1} for total in totals]


@pytest.mark.parametrize(
    ("totals", "tiebreaks", "ranks"),
    [
        ((30, 20, 10), (0, 0, 0), (1, 2, 3)),
        ((10, 20, 30), (9, 9, 9), (3, 2, 1)),
        ((20, 20, 10), (1, 2, 9), (2, 1, 3)),
        ((20, 20, 10), (2, 2, 9), (1, 1, 3)),
        ((20, 20, 20), (0, 0, 0), (1, 1, 1)),
        ((-3, -4, -4), (0, 1, 1), (1, 2, 2)),
    ],
)
def test_ranks(totals: tuple[int, ...], tiebreaks: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    """B37: the total, then the tie-break; seats that are still level share the rank."""
    assert Result.of(sheets(*totals), tiebreaks).ranks == ranks


def test_totals_add_up_the_rows() -> None:
    """B40: the total of a sheet is the sum of its rows."""
    assert Result.of([{"a": 10, "b": 3, "c": -1}], [0]).totals == (12,)


def test_winners() -> None:
    """B37: a shared victory has several winners."""
    assert Result.of(sheets(20, 30, 30), (0, 5, 5)).winners == (1, 2)


def test_teams_are_ranked_together() -> None:
    result = Result.of(sheets(40, 1, 20, 20), (0, 0, 0, 0), [(0, 1), (2, 3)])
    assert (result.ranks, result.team_totals) == ((1, 1, 2, 2), (41, 40))


def test_tiebreaks_of_a_team_are_added() -> None:
    result = Result.of(sheets(10, 10, 10, 10), (5, 0, 3, 3), [(0, 1), (2, 3)])
    assert result.winners == (2, 3)
