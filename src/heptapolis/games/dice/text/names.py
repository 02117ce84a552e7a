"""Names of boards, buildings, dice and faces."""

from collections.abc import Sequence
from functools import cache, lru_cache

from heptapolis.core.message import Message
from heptapolis.games.dice.boards import board_set
from heptapolis.games.dice.data import SHIPPED
from heptapolis.games.dice.symbols import Building
from heptapolis.i18n.message import join_in_words, verbatim

MAX_NAMES = 1_000  # of boards: anyone may bring their own


@lru_cache(MAX_NAMES)
def name_board(name: str) -> Message:
    """The name of a board; one that we do not ship has the name that its file gives it."""
    known = any(name in board_set(one).names for one in SHIPPED)
    return Message(f"dice-board-{name}") if known else verbatim(name.replace("-", " ").title())


@cache
def name_building(building: str) -> Message:
    return Message(f"dice-building-{building}")


def list_buildings(buildings: Sequence[Building], last: str = "or") -> Message:
    """One building or several: "Agora or Market"."""
    return join_in_words([name_building(building) for building in buildings], last)


@cache
def name_die(die: str) -> Message:
    return Message(f"dice-die-{die}")


@cache
def name_symbol(symbol: str) -> Message:
    return Message(f"dice-symbol-{symbol}")


def name_colour(colour: str) -> Message:
    return Message(f"dice-colour-{colour}")
