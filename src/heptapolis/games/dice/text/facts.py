"""What follows from a view: resources, unlocked dice, prices, defences. For clients that draw it."""

from typing_extensions import TypedDict

from heptapolis.games.dice.city import City
from heptapolis.games.dice.model import Rolled
from heptapolis.games.dice.symbols import BARRACKS, Colour, Die, Symbol
from heptapolis.games.dice.text.effect_data import EffectData, effect_data
from heptapolis.games.dice.view import View


class RolledFacts(TypedDict):
    """A die in the Forum, with the price of its section."""

    die: Die
    colour: Colour
    symbol: Symbol
    price: int


class CityFacts(TypedDict):
    """What a city has: `prices` by die in the Forum, and the boxes that are next on some arrow."""

    resources: int
    unlocked: list[Colour]
    prices: dict[str, int]
    defences: dict[str, int]
    complete: list[str]
    next_boxes: dict[str, list[int]]


class DiceFacts(TypedDict):
    """What follows from a view of the dice game; a city without a board has no facts."""

    forum: list[RolledFacts]
    pending: list[list[EffectData]]
    cities: list[CityFacts | None]


def facts(view: View) -> DiceFacts:
    """The whole table as plain data, read from the view alone."""
    return {
        "forum": [_rolled(rolled) for rolled in view.forum],
        "pending": [[effect_data(effect) for effect in pending] for pending in view.pending],
        "cities": [_city(view, city) if city.board else None for city in view.cities],
    }


def _rolled(rolled: Rolled) -> RolledFacts:
    return {"die": rolled.die, "colour": rolled.colour, "symbol": rolled.symbol, "price": rolled.price}


def _city(view: View, city: City) -> CityFacts:
    buildings = [(building, str(building)) for building in view.boards[0].plans]
    return {
        "resources": city.terms.resources,
        "unlocked": sorted(city.terms.unlocked),
        "prices": {str(rolled.die): city.price_of(rolled) for rolled in view.forum},
        "defences": {str(barracks): city.defence_before(barracks) for barracks in BARRACKS},
        "complete": [name for building, name in buildings if city.complete(building)],
        "next_boxes": {name: city.next_boxes(building) for building, name in buildings},
    }
