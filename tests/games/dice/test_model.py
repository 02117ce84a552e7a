"""Boxes, arrows and plans; the Agora against an oracle."""

from itertools import permutations

import pytest

from heptapolis.core.errors import UnknownName
from heptapolis.games.dice.effects import CrossBoxes, Points
from heptapolis.games.dice.model import Arrow, Box, Rolled
from heptapolis.games.dice.symbols import Building, Colour, Symbol
from tests.games.dice.arrange import city, game

# The Agora as it is drawn: rows and columns of box numbers; 0 is the corner without a box.
GRID = {"mask": (1, 2, 0), "scales": (3, 4, 5), "fountain": (6, 7, 8)}
COLUMNS = {"temple": 0, "owl": 1, "caduceus": 2}


def drawn(symbol: str, crossed: set[int]) -> list[int]:
    """The oracle: look along the row or down the column for the first box that is not crossed."""
    line = GRID[symbol] if symbol in GRID else [row[COLUMNS[symbol]] for row in GRID.values()]
    left = [number for number in line if number and number not in crossed]
    return left[:1]


@pytest.mark.parametrize("symbol", [*GRID, *COLUMNS])
def test_the_agora_agrees_with_the_drawing(symbol: str) -> None:
    """D21, D41: every set of crossed boxes, rows and columns."""
    arrow = game().printed.board("alpha").plans[Building.AGORA].arrows[Symbol(symbol)]
    for bits in range(1 << 8):
        crossed = {number for number in range(1, 9) if bits >> (number - 1) & 1}
        assert arrow.next(crossed) == drawn(symbol, crossed)


def test_every_agora_box_hangs_on_two_symbols() -> None:
    """D41."""
    arrows = game().printed.board("alpha").plans[Building.AGORA].arrows
    for number in range(1, 9):
        assert sum(number in arrow.boxes for arrow in arrows.values()) == 2


def test_an_arrow_gives_the_order() -> None:
    """D21, D25: the next box is the first one not crossed."""
    arrow = Arrow((1, 2, 3))
    assert [arrow.next([]), arrow.next([1]), arrow.next([1, 2, 3])] == [[1], [2], []]


def test_several_arrows_give_any_order() -> None:
    """D44: camel and chest."""
    assert Arrow((1, 2, 3), any_order=True).next([2]) == [1, 3]


def test_market_boxes_of_two_symbols_are_in_any_order() -> None:
    """D44."""
    plan = game().printed.board("alpha").plans[Building.MARKET]
    for order in permutations(plan.arrows[Symbol.CAMEL].boxes):
        for place, number in enumerate(order):
            assert number in plan.arrows[Symbol.CAMEL].next(order[:place])
    assert not plan.arrows[Symbol.COINS].any_order


def test_any_arrow_of_a_building() -> None:
    """E1: any box that is next on some arrow."""
    assert city("alpha agora:1").next_boxes(Building.AGORA) == [2, 3, 5, 6]
    assert city("alpha").next_boxes(Building.UNIVERSITY) == [1, 4, 7]
    assert city("alpha west-barracks:1,6").next_boxes(Building.WEST_BARRACKS) == [2, 7]


def test_a_box_reads_and_writes() -> None:
    box = Box.from_text(" 3 : cross agora ; 2 points")
    assert box == Box(3, (CrossBoxes((Building.AGORA,)), Points(2)))
    assert str(box) == "3: cross agora; 2 points"


@pytest.mark.parametrize("text", ["agora", "7: 2 points", "-1: 2 points", "2 points", "2: nonsense"])
def test_bad_boxes_are_refused(text: str) -> None:
    """D30: a box costs 0 to 6."""
    with pytest.raises(ValueError, match=r"is not a box|0 to 6|is not an effect"):
        Box.from_text(text)


def test_a_die_in_the_forum_reads_and_writes() -> None:
    rolled = Rolled.from_text("grey-2 papyrus 3")
    assert (str(rolled), rolled.colour) == ("grey-2 papyrus 3", Colour.GREY)


def test_an_unknown_board_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownName) as refused:
        game().printed.board("atlantis")
    assert "alpha" in refused.value.valid
