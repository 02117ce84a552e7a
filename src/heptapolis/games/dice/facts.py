"""What follows from a view: resources, unlocked dice, prices, defences. For clients that draw it."""

from heptapolis.games.dice.city import City
from heptapolis.games.dice.symbols import BARRACKS
from heptapolis.games.dice.view import View

Data = dict[str, object]


def facts(view: View) -> Data:
    """The whole table as plain data, read from the view alone."""
    return {"cities": [_city(view, city) if city.board else None for city in view.cities]}


def _city(view: View, city: City) -> Data:
    """What a city has: prices are those of the dice in the Forum, next boxes those next on some arrow."""
    buildings = view.boards[0].plans
    return {
        "resources": city.terms.resources,
        "unlocked": sorted(city.terms.unlocked),
        "prices": {rolled.die.value: city.price_of(rolled) for rolled in view.forum},
        "defences": {barracks.value: city.defence_before(barracks) for barracks in BARRACKS},
        "complete": [building.value for building in buildings if city.complete(building)],
        "next_boxes": {building.value: city.next_boxes(building) for building in buildings},
    }
