"""Moves as one line of text, and back.

    board gizah            build walls < 2L         recover palace
    side night             stage 1 with tavern      decline
    sell loom              stage 2 with mine < 1L 3R  pay 3 owe 2
    leave loom

After `<` come the coins for the left (L) and the right (R) neighbour. `?` is a face-down card.
"""

import re
from collections.abc import Callable
from typing import assert_never, get_args

from heptapolis.core.closed import check_complete
from heptapolis.core.errors import BadNotation, UnknownName
from heptapolis.games.wonders.model import Board, Card, Side
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


def write(move: Move) -> str:
    """The notation of a move."""
    match move:
        case ChooseBoard(board):
            return f"board {board}"
        case ChooseSide(side):
            return f"side {side}"
        case Build(card, left, right):
            return f"build {card}{_payment(left, right)}"
        case BuildStage(number, card, left, right):
            return f"stage {number} with {card}{_payment(left, right)}"
        case Sell(card):
            return f"sell {card}"
        case Leave(card):
            return f"leave {card}"
        case Recover(card):
            return f"recover {card}"
        case Decline():
            return "decline"
        case Settle(coins, debt):
            return f"pay {coins} owe {debt}"
        case _:
            assert_never(move)


def _payment(left: int, right: int) -> str:
    parts = [f"{coins}{side}" for coins, side in ((left, "L"), (right, "R")) if coins]
    return f" < {' '.join(parts)}" if parts else ""


CARD = r"(?P<card>\S+)"
PAYMENT = r"(?: <(?= \d)(?: (?P<left>\d{1,3})L)?(?: (?P<right>\d{1,3})R)?)?"

Parts = dict[str, str]
FORMS: tuple[tuple[type[Move], str, Callable[[Parts], Move]], ...] = (
    (ChooseBoard, r"board (?P<board>\S+)", lambda p: ChooseBoard(Board.from_text(p["board"]))),
    (ChooseSide, r"side (?P<side>day|night)", lambda p: ChooseSide(Side(p["side"]))),
    (Build, f"build {CARD}{PAYMENT}", lambda p: Build(_card(p), int(p["left"]), int(p["right"]))),
    (
        BuildStage,
        rf"stage (?P<number>\d) with {CARD}{PAYMENT}",
        lambda p: BuildStage(int(p["number"]), _card(p), int(p["left"]), int(p["right"])),
    ),
    (Sell, f"sell {CARD}", lambda p: Sell(_card(p))),
    (Leave, f"leave {CARD}", lambda p: Leave(_card(p))),
    (Recover, f"recover {CARD}", lambda p: Recover(_card(p))),
    (Decline, "decline", lambda p: Decline()),
    (
        Settle,
        r"pay (?P<coins>\d{1,3}) owe (?P<debt>\d{1,3})",
        lambda p: Settle(int(p["coins"]), int(p["debt"])),
    ),
)
check_complete("notation.FORMS", get_args(Move), [form[0] for form in FORMS])
EXAMPLES = ("build walls < 2L", "stage 1 with tavern", "sell loom")


def _card(parts: Parts) -> Card:
    return Card.from_text(parts["card"])


def parse(text: str) -> Move:
    """The move that this line means, legal or not."""
    line = " ".join(text.split())
    for _, pattern, make in FORMS:
        if found := re.fullmatch(pattern, line):
            try:
                return make({name: part or "0" for name, part in found.groupdict().items()})
            except UnknownName as error:
                raise BadNotation(text, f"{error.reason}: {error.given}", error.valid) from None
    raise BadNotation(text, "not a valid move", EXAMPLES)
