"""Cards, boards and costs as values."""

import copy
import pickle

import pytest

from heptapolis.core.errors import UnknownName
from heptapolis.games.wonders.model import Board, Card, Side, parse_cost


@pytest.mark.parametrize("text", ["", "1", "SSS", "2WOT", "WSCOGPT"])
def test_cost_reads_back(text: str) -> None:
    """B27: a cost is nothing, coins, resources, or both."""
    assert str(parse_cost(text)) == text


def test_cost_has_coins_and_resources() -> None:
    assert parse_cost("2OWT").coins == 2


@pytest.mark.parametrize(
    "duplicate", [copy.copy, copy.deepcopy, lambda card: pickle.loads(pickle.dumps(card))]
)
def test_a_card_has_no_copies(duplicate: object) -> None:
    assert callable(duplicate)
    assert duplicate(Card.from_text("loom")) is Card.from_text("loom")


def test_a_board_has_no_copies() -> None:
    assert pickle.loads(pickle.dumps(Board.from_text("gizah"))) is Board.from_text("gizah")


def test_unknown_card() -> None:
    with pytest.raises(UnknownName, match="pyramid"):
        Card.from_text("pyramid")


def test_unknown_board_lists_the_known() -> None:
    with pytest.raises(UnknownName, match="rhodos"):
        Board.from_text("sparta")


def test_two_sides_of_a_board() -> None:
    """B5: day and night have stages of their own."""
    gizah = Board.from_text("gizah")
    assert [len(gizah.stages(side)) for side in Side] == [3, 4]
