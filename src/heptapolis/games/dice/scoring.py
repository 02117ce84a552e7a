"""The score sheet: one row per building of the city (D64)."""

from typing import assert_never

from heptapolis.core.result import Result
from heptapolis.games.dice.city import City
from heptapolis.games.dice.effects import (
    AnotherAction,
    Attack,
    Coins,
    CoinsAndPointsPer,
    CoinsPerDie,
    CrossBoxes,
    Defence,
    Effect,
    FreeBuild,
    FreeDice,
    Points,
    PointsPer,
    PriceCut,
    Resource,
    Unlock,
)
from heptapolis.games.dice.state import Position
from heptapolis.games.dice.symbols import BARRACKS, CITY, Building


def result(position: Position) -> Result:
    """The current score: coins break a tie (D65) and are worth no points (D66)."""
    prize = position.options.printed.first_agora
    sheets = [sheet(city, prize) for city in position.cities]
    return Result.of(sheets, [city.coins for city in position.cities])


def sheet(city: City, prize: int) -> dict[str, int]:
    """The rows of one seat; they add up to its total."""
    rows = {building.value: _score(city, building) for building in CITY}
    for barracks in BARRACKS:
        rows[barracks] += sum(city.laurels[barracks])  # D49
    if city.first_agora:
        rows[Building.AGORA] += prize  # E18
    return rows


def _score(city: City, building: Building) -> int:
    points = 0
    for number in city.crossed[building]:
        for effect in city.plans[building].box(number).effects:
            points += _points(city, effect)
    return points


def _points(city: City, effect: Effect) -> int:
    match effect:
        case Points(amount):
            return amount
        case PointsPer(amount, buildings) | CoinsAndPointsPer(amount, buildings):
            return amount * city.count(buildings)
        case CrossBoxes() | FreeBuild() | AnotherAction():
            return 0
        case Coins() | Attack():
            return 0  # attacks are written as laurels
        case PriceCut() | FreeDice() | CoinsPerDie() | Unlock() | Defence() | Resource():
            return 0
        case _:
            assert_never(effect)
