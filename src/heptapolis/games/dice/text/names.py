"""Names of boards, buildings, dice and faces."""

from collections.abc import Sequence

from heptapolis.games.dice.symbols import Building
from heptapolis.i18n.message import Argument, Message, render
from heptapolis.i18n.texts import format_list, has_text, text


def name_board(name: str) -> Argument:
    """A board of the shipped set; one of somebody's own set is called as the file calls it."""
    key = f"dice.board.{name}"
    return Message(key) if has_text(key) else name.replace("-", " ").title()


def board_name(name: str) -> str:
    return render(name_board(name))


def building_name(building: str) -> str:
    return text(f"dice.building.{building}")


def buildings_name(buildings: Sequence[Building]) -> str:
    """One building or several: "Agora or Market"."""
    return format_list([building_name(building) for building in buildings], "or")


def counted_name(buildings: Sequence[Building]) -> str:
    """Buildings that are counted together: "West Barracks and East Barracks"."""
    return format_list([building_name(building) for building in buildings], "and")


def die_name(die: str) -> str:
    return text(f"dice.die.{die}")


def symbol_name(symbol: str) -> str:
    return text(f"dice.symbol.{symbol}")


def colour_name(colour: str) -> str:
    return text(f"dice.colour.{colour}")
