"""A city as the terminal shows it."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from heptapolis.games.wonders.city import City
from heptapolis.games.wonders.effects import Colour
from heptapolis.games.wonders.resources import Goods
from heptapolis.games.wonders.terminal.style import colour_word
from heptapolis.games.wonders.text.names import age_name, board_name, card_name, goods_letters, side_name
from heptapolis.i18n import number, text


def city_name(city: City) -> str:
    """The board, and its side once it is known."""
    board = board_name(str(city.board))
    return text("wonders.table.city", board=board, side=side_name(city.side)) if city.side else board


def tokens(city: City) -> str:
    """Coins, shields, stages and tokens in one line."""
    return text("list.comma").join(_tokens(city))


def _tokens(city: City) -> Iterator[str]:
    yield number("coin", city.coins)
    yield number("shield", city.shields)
    if city.wonder:
        yield text("wonders.table.stages", built=city.stages, all=len(city.wonder))
    for age, won in enumerate(city.victories, start=1):
        if won:
            yield text("wonders.table.victories", tokens=number("victory", won), age=age_name(age))
    for kind, amount in (("defeat", city.defeats), ("debt", city.debt), ("diplomacy", city.diplomacy)):
        if amount:
            yield number(kind, amount)


def production(city: City) -> str:
    """What the city produces; what neighbours cannot buy is listed separately."""
    shared = text("wonders.table.produces", goods=goods_letters(city.for_sale))
    private = _without(city.production, city.for_sale)
    if not private:
        return shared
    return f"{shared} + {text('wonders.table.privately', goods=goods_letters(private))}"


def _without(whole: Goods, part: Goods) -> Goods:
    rest = list(whole)
    for symbol in part:
        rest.remove(symbol)
    return tuple(rest)


def buildings(city: City) -> Text:
    """The buildings by colour."""
    groups = [colour_word(colour, names) for colour in Colour if (names := _names(city, colour))]
    return Text("; ").join(groups) if groups else Text(text("wonders.table.nothing_built"), style="dim")


def _names(city: City, colour: Colour) -> str:
    return text("list.comma").join(card_name(card.name) for card in city.buildings if card.colour is colour)


def detailed(role: str, city: City) -> RenderableType:
    """A city with everything needed for trade and conflict."""
    title = Text.assemble((f"{role}: ", "dim"), (city_name(city), "bold"))
    return Group(title, tokens(city), production(city), buildings(city))


def brief(name: str, city: City) -> Text:
    """A distant city, in one line."""
    kinds = [colour_word(colour, str(count)) for colour in Colour if (count := len(_of(city, colour)))]
    line = Text.assemble((name, "bold"), ": ", tokens(city))
    return Text(", ").join([line, *kinds])


def _of(city: City, colour: Colour) -> list[str]:
    return [card.name for card in city.buildings if card.colour is colour]
