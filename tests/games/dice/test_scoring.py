"""The score sheet and the ranking."""

import pytest

from heptapolis.core.result import Result
from heptapolis.games.dice.scoring import result
from heptapolis.games.dice.symbols import CITY
from tests.games.dice.arrange import play, table


def sheet(line: str) -> dict[str, int]:
    """The rows of a city that are worth something."""
    rows = result(table(line).position).sheets[0]
    return {row: points for row, points in rows.items() if points}


def test_a_row_for_every_building_of_the_city() -> None:
    """D64, D8."""
    assert set(result(table().position).sheets[0]) == set(CITY)


@pytest.mark.parametrize(
    ("line", "rows"),
    [
        ("alpha", {}),
        ("alpha 50c", {}),  # D66, R13: coins are worth no points
        ("alpha warehouse:1-6", {}),  # D64: the buildings of the city
        ("alpha agora:1,2", {"agora": 3}),  # E13
        ("alpha guild-court:1-3", {"guild-court": 18}),
        ("alpha market:5 warehouse:1-4", {"market": 4}),  # E7: by resources
        ("alpha market:6,1", {"market": 2}),  # E7: itself included
        ("alpha market:7 wonder:1", {"market": 2}),  # E8
        ("alpha wonder:1-2", {"wonder": 4}),  # E8: itself included
        ("alpha wonder:1-3", {"wonder": 6 + 7}),  # D27
        ("alpha gallery:1,5", {"gallery": 2}),  # E14: this one included
        ("alpha gallery:1,5,6", {"gallery": 6}),  # E14: both score
        ("alpha university:4,5", {"university": 2}),
        ("alpha west-barracks:6,7 market:4", {}),  # E16: defence is worth nothing itself
    ],
)
def test_rows(line: str, rows: dict[str, int]) -> None:
    """D64, E7, E8, E13, E14."""
    assert sheet(line) == rows


def test_points_per_box_are_counted_at_the_end() -> None:
    """E7: boxes crossed after it count for the points."""
    state = table("alpha warehouse:1-2 market:5", forum="grey-1 brick 0")
    play(state, "build warehouse 3 with grey-1")
    assert result(state.position).sheets[0]["market"] == 3


def test_attacks_as_written() -> None:
    """D49, D64, E15."""
    state = table("alpha", "alpha east-barracks:6", forum="red axe 0")
    play(state, "build west-barracks 1 with red")
    assert result(state.position).sheets[0]["west-barracks"] == 2


def test_the_first_agora_adds_to_its_row() -> None:
    """D42, E18."""
    state = table("alpha warehouse:1-6 agora:1-7", forum="blue caduceus 0")
    play(state, "build agora 8 with blue")
    play(state, "bonus 3")
    assert result(state.position).sheets[0]["agora"] == 24 + 3


@pytest.mark.parametrize(
    ("lines", "ranks"),
    [
        (["alpha agora:1,2", "alpha agora:1"], (1, 2)),  # D12
        (["alpha agora:1 3c", "alpha agora:1 5c"], (2, 1)),  # D65: unspent coins
        (["alpha agora:1 5c", "alpha agora:1 5c"], (1, 1)),  # D65, R13: shared
        (["alpha agora:1,2 0c", "alpha agora:1 50c"], (1, 2)),  # D66
    ],
)
def test_ranking(lines: list[str], ranks: tuple[int, ...]) -> None:
    """D12, D64, D65, D66, R13: most points, then most coins, then together."""
    final: Result = result(table(*lines).position)
    assert final.ranks == ranks
