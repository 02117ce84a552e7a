"""Names of boards, buildings, dice and faces."""

from collections.abc import Sequence

from heptapolis.core.message import Message
from heptapolis.games.dice.boards import board_set
from heptapolis.games.dice.data import SHIPPED
from heptapolis.games.dice.symbols import Building
from heptapolis.i18n.message import join_in_words, verbatim


def name_board(name: str) -> Message:
    """A board of a shipped set; one of somebody's own set is called as the file calls it."""
    known = any(name in board_set(one).names for one in SHIPPED)
    return Message(f"dice-board-{name}") if known else verbatim(name.replace("-", " ").title())


def name_building(building: str) -> Message:
    return Message(f"dice-building-{building}")


def list_buildings(buildings: Sequence[Building], last: str = "or") -> Message:
    """One building or several: "Agora or Market"."""
    return join_in_words([name_building(building) for building in buildings], last)


def name_die(die: str) -> Message:
    return Message(f"dice-die-{die}")


def name_symbol(symbol: str) -> Message:
    return Message(f"dice-symbol-{symbol}")


def name_colour(colour: str) -> Message:
    return Message(f"dice-colour-{colour}")
