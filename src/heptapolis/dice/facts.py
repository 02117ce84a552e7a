"""What follows from a view: resources, unlocked dice, prices, defences. For whoever draws it."""

from dataclasses import asdict, dataclass

from heptapolis.dice.city import City
from heptapolis.dice.symbols import BARRACKS
from heptapolis.dice.view import View


@dataclass(frozen=True)
class CityFacts:
    """What a city has; `prices` are those of the dice in the Forum, `next_boxes` those next on some arrow."""

    resources: int
    unlocked: list[str]
    prices: dict[str, int]
    defences: dict[str, int]
    complete: list[str]
    next_boxes: dict[str, list[int]]


def facts(view: View) -> dict[str, object]:
    """All of it, as plain data; read from the view alone."""
    return {"cities": [asdict(_city(view, city)) if city.board else None for city in view.cities]}


def _city(view: View, city: City) -> CityFacts:
    buildings = view.boards[0].plans
    return CityFacts(
        resources=city.terms.resources,
        unlocked=sorted(city.terms.unlocked),
        prices={str(rolled.die): city.price_of(rolled) for rolled in view.forum},
        defences={str(barracks): city.defence_before(barracks) for barracks in BARRACKS},
        complete=[str(building) for building in buildings if city.complete(building)],
        next_boxes={str(building): city.next_boxes(building) for building in buildings},
    )
