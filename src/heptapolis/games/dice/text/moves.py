"""Prices and moves in words."""

from typing import assert_never

from heptapolis.core.message import Argument, Message
from heptapolis.games.dice.moves import Bonus, Build, BuildStage, ChooseBoard, Cross, Decline, Move, Pass
from heptapolis.games.dice.resolve import PASS_COINS
from heptapolis.games.dice.text.names import name_board, name_building, name_die
from heptapolis.i18n.message import join_messages, quantity


def describe_price(move: Move) -> Message | None:
    """What a move costs: "2 coins for the die, 1 coin for resources"; None if it could cost nothing."""
    match move:
        case Build():
            sums = {"die": move.price, "missing": move.missing}
        case BuildStage() | Cross():
            sums = {"missing": move.missing}
        case ChooseBoard() | Pass() | Decline() | Bonus():
            return None
        case _:
            assert_never(move)
    parts = [_price(what, coins=quantity("coin", coins)) for what, coins in sums.items() if coins]
    return join_messages(parts or [_price("free")])


def _price(key: str, **args: Argument) -> Message:
    return Message(f"dice-price-{key}", args)


def describe_move(move: Move) -> Message:
    """A move in words."""
    match move:
        case ChooseBoard(board):
            return _move("board", board=name_board(board))
        case Build(building, box, die):
            return _move("build", building=name_building(building), box=box, die=name_die(die))
        case BuildStage(box):
            return _move("stage", box=box)
        case Pass():
            return _move("pass", coins=quantity("coin", PASS_COINS))
        case Cross(building, box):
            return _move("cross", building=name_building(building), box=box)
        case Decline():
            return _move("decline")
        case Bonus(bonus):
            return _move("bonus", number=bonus)
        case _:
            assert_never(move)


def _move(key: str, **args: Argument) -> Message:
    return Message(f"dice-move-{key}", args)
