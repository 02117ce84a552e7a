"""Moves as text and back."""

import pytest

from heptapolis.core.errors import BadNotation
from heptapolis.games.wonders.model import KNOWN_BOARDS, KNOWN_CARDS, Side
from heptapolis.games.wonders.moves import (
    Build,
    BuildStage,
    ChooseBoard,
    ChooseSide,
    Decline,
    Leave,
    Move,
    Recover,
    Sell,
    Settle,
)
from heptapolis.games.wonders.notation import parse

LOOM = KNOWN_CARDS["loom"]
LINES: list[tuple[str, Move]] = [
    ("board gizah", ChooseBoard(KNOWN_BOARDS["gizah"])),
    ("side night", ChooseSide(Side.NIGHT)),
    ("build loom", Build(LOOM)),
    ("build loom < 2L", Build(LOOM, 2, 0)),
    ("build loom < 3R", Build(LOOM, 0, 3)),
    ("build loom < 1L 12R", Build(LOOM, 1, 12)),
    ("stage 1 with loom", BuildStage(1, LOOM)),
    ("stage 4 with loom < 1L 3R", BuildStage(4, LOOM, 1, 3)),
    ("sell loom", Sell(LOOM)),
    ("leave loom", Leave(LOOM)),
    ("recover loom", Recover(LOOM)),
    ("decline", Decline()),
    ("pay 3 owe 2", Settle(3, 2)),
]


@pytest.mark.parametrize(("line", "move"), LINES)
def test_reads(line: str, move: Move) -> None:
    """B18: one line per decision."""
    assert parse(line) == move


@pytest.mark.parametrize(("line", "move"), LINES)
def test_writes(line: str, move: Move) -> None:
    assert str(move) == line


@pytest.mark.parametrize("name", sorted(KNOWN_CARDS))
def test_every_card_name_reads_back(name: str) -> None:
    assert str(parse(f"sell {name}")) == f"sell {name}"


def test_spaces_do_not_matter() -> None:
    assert parse("  build   loom  <  2L ") == Build(LOOM, 2)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "loom",
        "build",
        "build loom 2L",
        "build loom < 2X",
        "build loom < 2R 1L",
        "build loom < -1L",
        "build loom mine",
        "stage with loom",
        "stage one with loom",
        "side dawn",
        "pay owe 2",
        "decline loom",
        "Sell loom",
    ],
)
def test_text_that_is_not_a_move(line: str) -> None:
    """B18: text that cannot be understood is echoed with examples of what can."""
    with pytest.raises(BadNotation) as caught:
        parse(line)
    assert (caught.value.given, "sell loom" in caught.value.valid) == (line, True)


@pytest.mark.parametrize(("line", "name"), [("sell pyramid", "pyramid"), ("board sparta", "sparta")])
def test_unknown_names(line: str, name: str) -> None:
    with pytest.raises(BadNotation, match=name):
        parse(line)


def test_a_price_is_part_of_the_move() -> None:
    """W3: paying the left and paying the right neighbour are two moves."""
    assert parse("build loom < 2L") != parse("build loom < 2R")
