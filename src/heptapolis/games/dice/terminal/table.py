"""The whole table: the Forum, and every city in a few lines."""

from collections.abc import Callable, Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from heptapolis.games.dice.city import City
from heptapolis.games.dice.symbols import SIGNS, Building, Colour
from heptapolis.games.dice.text.names import name_building, name_die, name_symbol
from heptapolis.games.dice.view import View
from heptapolis.i18n import Message, join_messages, quantity, render, text

STYLES = {
    Colour.GREY: "grey62",
    Colour.BLUE: "dodger_blue1",
    Colour.RED: "red",
    Colour.YELLOW: "gold3",
    Colour.GREEN: "green",
    Colour.BLACK: "bold",
    Colour.WHITE: "bright_white",
    Colour.PURPLE: "medium_purple",
}


def table(view: View, who: Callable[[int], str]) -> RenderableType:
    """Everything on the table."""
    parts: list[RenderableType] = [line for seat in _order(view) for line in _city(view, seat, who(seat))]
    return Group(*parts, "", _forum(view)) if view.turn else Group(*parts)


def _order(view: View) -> list[int]:
    """The seats, your own city last, next to the dice."""
    players = len(view.cities)
    return [((view.seat or 0) + step) % players for step in range(1, players + 1)]


def _city(view: View, seat: int, name: str) -> Iterator[Text]:
    city = view.cities[seat]
    if city.board is None:
        return
    summary = text(
        "dice-table-city",
        coins=quantity("coin", city.coins),
        resources=quantity("resource", city.terms.resources),
        bonuses=len(city.bonuses),
        points=quantity("point", view.result.totals[seat]),
    )
    yield Text.assemble((name, "bold"), f": {summary}")
    yield Text(f"  {render(join_messages(_boxes(city)))}", style="dim")


def _boxes(city: City) -> Iterator[Message]:
    for building in Building:
        crossed, boxes = len(city.crossed[building]), len(city.plan(building).boxes)
        counts = {"crossed": crossed, "all": boxes}
        yield Message("dice-table-boxes", {"building": name_building(building), **counts})


def _forum(view: View) -> Table:
    """The dice; each colour has a symbol too, for people who cannot tell colours apart (D3)."""
    grid = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("die", "face", "price"):
        grid.add_column(text(f"dice-table-{column}"))
    for rolled in view.forum:
        sign = text(f"dice-sign-{SIGNS[rolled.colour]}")
        die = Text(f"{render(name_die(rolled.die))} ({sign})", style=STYLES[rolled.colour])
        grid.add_row(die, render(name_symbol(rolled.symbol)), str(rolled.price))
    return grid
