"""The score sheet: one row per building of the city (D64)."""

from collections.abc import Sequence
from functools import lru_cache
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
from heptapolis.games.dice.model import Progress
from heptapolis.games.dice.state import Position
from heptapolis.games.dice.symbols import BARRACKS, CITY, Building

PerBox = tuple[int, Sequence[Building]]  # points for each box crossed in these buildings
MAX_KEPT = 1 << 14  # buildings as far as they have come, with their points: they stay so for many turns


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
    if not city.crossed[building]:  # the city may have no board yet
        return 0
    fixed, others = _add_up(city.progress(building))
    return fixed + sum([amount * city.count(buildings) for amount, buildings in others])


@lru_cache(MAX_KEPT)
def _add_up(progress: Progress) -> tuple[int, list[PerBox]]:
    """The points that the boxes of a building give in any city, and those that depend on other boxes."""
    found = [_points(effect) for effect in progress.effects]
    others = [points for points in found if not isinstance(points, int)]
    return sum([points for points in found if isinstance(points, int)]), others


def _points(effect: Effect) -> int | PerBox:
    match effect:
        case Points(amount):
            return amount
        case PointsPer(amount, buildings) | CoinsAndPointsPer(amount, buildings):
            return amount, buildings
        case CrossBoxes() | FreeBuild() | AnotherAction():
            return 0
        case Coins() | Attack():
            return 0  # attacks are written as laurels
        case PriceCut() | FreeDice() | CoinsPerDie() | Unlock() | Defence() | Resource():
            return 0
        case _:
            assert_never(effect)
