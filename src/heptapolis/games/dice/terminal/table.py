"""The whole table: the Forum, and every city in a few lines."""

from collections.abc import Callable, Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from heptapolis.games.dice.city import City
from heptapolis.games.dice.symbols import SIGNS, Building, Colour
from heptapolis.games.dice.text.names import building_name, die_name, symbol_name
from heptapolis.games.dice.view import View
from heptapolis.i18n import number, text

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
        "dice.table.city",
        coins=number("coin", city.coins),
        resources=number("resource", city.terms.resources),
        bonuses=len(city.bonuses),
        points=number("point", view.result.totals[seat]),
    )
    yield Text.assemble((name, "bold"), f": {summary}")
    yield Text(f"  {text('list.comma').join(_boxes(city))}", style="dim")


def _boxes(city: City) -> Iterator[str]:
    for building in Building:
        crossed, boxes = len(city.crossed[building]), len(city.plan(building).boxes)
        yield text("dice.table.boxes", building=building_name(building), crossed=crossed, all=boxes)


def _forum(view: View) -> Table:
    """The dice; each colour has a sign too, for people who cannot tell colours apart (D3)."""
    grid = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("die", "face", "price"):
        grid.add_column(text(f"dice.table.{column}"))
    for rolled in view.forum:
        die = Text(f"{die_name(rolled.die)} ({SIGNS[rolled.colour]})", style=STYLES[rolled.colour])
        grid.add_row(die, symbol_name(rolled.symbol), str(rolled.price))
    return grid
