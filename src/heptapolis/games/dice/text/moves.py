"""Prices and moves in words."""

from typing import assert_never

from heptapolis.games.dice.moves import Bonus, Build, BuildStage, ChooseBoard, Cross, Decline, Move, Pass
from heptapolis.games.dice.resolve import PASS_COINS
from heptapolis.games.dice.text.names import board_name, building_name, die_name
from heptapolis.i18n.texts import number, text


def price_text(move: Move) -> str:
    """What a move costs: "2 coins for the die, 1 coin for resources"; "" if it could cost nothing."""
    match move:
        case Build():
            sums = {"die": move.price, "missing": move.missing}
        case BuildStage() | Cross():
            sums = {"missing": move.missing}
        case ChooseBoard() | Pass() | Decline() | Bonus():
            return ""
        case _:
            assert_never(move)
    parts = [text(f"dice.price.{what}", coins=number("coin", coins)) for what, coins in sums.items() if coins]
    return text("list.comma").join(parts) or text("dice.price.free")


def move_text(move: Move) -> str:
    """A move in words."""
    match move:
        case ChooseBoard(board):
            return _say("board", board=board_name(board))
        case Build(building, box, die):
            return _say("build", building=building_name(building), box=box, die=die_name(die))
        case BuildStage(box):
            return _say("stage", box=box)
        case Pass():
            return _say("pass", coins=number("coin", PASS_COINS))
        case Cross(building, box):
            return _say("cross", building=building_name(building), box=box)
        case Decline():
            return _say("decline")
        case Bonus(bonus):
            return _say("bonus", number=bonus)
        case _:
            assert_never(move)


def _say(key: str, **params: object) -> str:
    return text(f"dice.move.{key}", **params)
