"""A city as the terminal shows it."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from heptapolis.games.wonders.city import City
from heptapolis.games.wonders.effects import Colour
from heptapolis.games.wonders.resources import Goods
from heptapolis.games.wonders.terminal.style import colour_word
from heptapolis.games.wonders.text.names import goods_letters, name_age, name_board, name_card, name_side
from heptapolis.i18n import Message, join_messages, quantity, render, text


def city_name(city: City) -> str:
    """The board, and its side once it is known."""
    board = name_board(str(city.board))
    return text("wonders-table-city", board=board, side=name_side(city.side)) if city.side else render(board)


def tokens(city: City) -> str:
    """Coins, shields, stages and tokens in one line."""
    return render(join_messages(_tokens(city)))


def _tokens(city: City) -> Iterator[Message]:
    yield quantity("coin", city.coins)
    yield quantity("shield", city.shields)
    if city.wonder:
        yield Message("wonders-table-stages", {"built": city.stages, "all": len(city.wonder)})
    for age, won in enumerate(city.victories, start=1):
        if won:
            yield Message(
                "wonders-table-victories", {"tokens": quantity("victory", won), "age": name_age(age)}
            )
    for kind, amount in (("defeat", city.defeats), ("debt", city.debt), ("diplomacy", city.diplomacy)):
        if amount:
            yield quantity(kind, amount)


def production(city: City) -> str:
    """What the city produces; what neighbours cannot buy is listed separately."""
    shared = goods_letters(city.for_sale)
    private = _without(city.production, city.for_sale)
    if not private:
        return text("wonders-table-produces", goods=shared)
    return text("wonders-table-produces-privately", goods=shared, private=goods_letters(private))


def _without(whole: Goods, part: Goods) -> Goods:
    rest = list(whole)
    for symbol in part:
        rest.remove(symbol)
    return tuple(rest)


def buildings(city: City) -> Text:
    """The buildings by colour."""
    groups = [colour_word(colour, names) for colour in Colour if (names := _names(city, colour))]
    return Text("; ").join(groups) if groups else Text(text("wonders-table-nothing-built"), style="dim")


def _names(city: City, colour: Colour) -> str:
    names = [name_card(card.name) for card in city.buildings if card.colour is colour]
    return render(join_messages(names)) if names else ""


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
