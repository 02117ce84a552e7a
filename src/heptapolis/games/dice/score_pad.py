"""The dice game scored by hand: the points of every building, and the coins, which break ties (D65)."""

from collections.abc import Sequence

from heptapolis.core.message import Message
from heptapolis.core.result import Result
from heptapolis.core.score_pad import Column, Count
from heptapolis.games.dice.game import Dice
from heptapolis.games.dice.symbols import CITY


def counts(game: Dice) -> Sequence[Count]:  # noqa: ARG001  the same for all options
    rows = [Count(building.value, Message(f"dice-building-{building.value}")) for building in CITY]
    return [*rows, Count("coins", Message("pad-coins"))]


def details(game: Dice) -> Sequence[Count]:  # noqa: ARG001
    """Nothing: the boxes of a building can be anything, on boards of your own too."""
    return []


def score(game: Dice, columns: Sequence[Column]) -> Result:  # noqa: ARG001
    sheets = [{building.value: column.get(building, 0) for building in CITY} for column in columns]
    return Result.of(sheets, [column.get("coins", 0) for column in columns])
