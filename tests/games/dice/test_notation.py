"""Moves as text and back."""

import pytest

from heptapolis.core.errors import BadNotation
from heptapolis.games.dice.moves import (
    BaseMove,
    Bonus,
    Build,
    BuildStage,
    ChooseBoard,
    Cross,
    Decline,
    Move,
    Pass,
)
from heptapolis.games.dice.notation import parse
from heptapolis.games.dice.symbols import Building, Die

MOVES: dict[str, Move] = {
    "board gizah": ChooseBoard("gizah"),
    "build agora 2 with blue": Build(Building.AGORA, 2, Die.BLUE),
    "build warehouse 4 with grey-2": Build(Building.WAREHOUSE, 4, Die.GREY_2),
    "stage 1": BuildStage(1),
    "pass": Pass(),
    "cross west-barracks 6": Cross(Building.WEST_BARRACKS, 6),
    "bonus 2": Bonus(2),
    "decline": Decline(),
}


@pytest.mark.parametrize("text", MOVES)
def test_moves_read_and_write(text: str) -> None:
    assert parse(text) == MOVES[text] == BaseMove.from_text(text)
    assert str(MOVES[text]) == text


def test_the_price_is_not_part_of_a_move() -> None:
    assert Build(Building.AGORA, 2, Die.BLUE, price=3, missing=1) == parse("  build agora  2 with blue ")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("dance", "not a valid move"),
        ("", "not a valid move"),
        ("build agora with blue", "not a valid move"),
        ("build forum 1 with blue", "no such building"),
        ("build agora 1 with pink", "no such die"),
        ("cross forum 1", "no such building"),
    ],
)
def test_other_text_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadNotation) as refused:
        parse(text)
    assert refused.value.reason == reason
    assert refused.value.valid
