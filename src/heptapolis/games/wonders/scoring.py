"""The score sheet: one row per source of points (B38-B40, C39-C41)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import assert_never

from heptapolis.core.result import Result
from heptapolis.games.wonders.city import City
from heptapolis.games.wonders.effects import (
    AnyScience,
    BuildFromDiscard,
    Coins,
    CoinsPer,
    Colour,
    Diplomacy,
    Effect,
    ForgetDefeats,
    FreeBuild,
    FreeNewColours,
    FreeStages,
    Mask,
    NeighboursGain,
    NeighboursOwe,
    OthersGain,
    OthersLose,
    PlayLastCard,
    Points,
    PointsIfComplete,
    PointsPer,
    Produce,
    ProduceMissing,
    ProduceOwned,
    Raid,
    Science,
    Shields,
    Smuggling,
    Symbols,
    TradingPost,
    Wharf,
    Where,
)
from heptapolis.games.wonders.state import Position, cities_at

VICTORY_POINTS = (1, 3, 5)  # B6, by Age
DEFEAT_POINTS = -1
COINS_PER_POINT = 3
SET_POINTS = 7
MAX_HOLDINGS = 4_096  # of symbols, kept with their points: most cities keep theirs for many turns

ROWS = ("wonder", "treasury", "military", "civilian", "commerce", "science", "guilds", "cities")  # B38, C40
ROW_OF = {
    None: "wonder",
    Colour.BLUE: "civilian",
    Colour.YELLOW: "commerce",
    Colour.PURPLE: "guilds",
    Colour.BLACK: "cities",
}


def result(position: Position) -> Result:
    """The current score: the richer city wins a tie (B37), the richer team too (C62)."""
    sheets = [sheet(position, seat) for seat in position.seats]
    return Result.of(sheets, [city.coins for city in position.cities], position.options.team_seats)


def sheet(position: Position, seat: int) -> dict[str, int]:
    """The rows of one seat; they add up to its total (B40)."""
    city = position.cities[seat]
    points = dict.fromkeys(ROWS if position.options.expansions else ROWS[:-1], 0)
    for colour, effect in city.sources():
        if worth := _points(position, seat, effect):
            points[ROW_OF[colour]] += worth
    points["treasury"] = treasury(city)
    points["military"] = military(city)
    points["science"] = science(position, seat)
    return points


def treasury(city: City) -> int:
    return city.coins // COINS_PER_POINT - city.debt  # C39: Debt counts with the coins


def military(city: City) -> int:
    won = sum(worth * tokens for worth, tokens in zip(VICTORY_POINTS, city.victories, strict=True))
    return won + DEFEAT_POINTS * city.defeats


def _points(position: Position, seat: int, effect: Effect) -> int:
    match effect:
        case Points(amount):
            return amount
        case PointsPer(amount, counted, where):
            return amount * sum(city.count(counted) for city in cities_at(position, seat, where))
        case PointsIfComplete(amount):
            return amount if position.cities[seat].next_stage is None else 0
        case Produce() | ProduceOwned() | ProduceMissing() | TradingPost() | Wharf() | Smuggling():
            return 0
        case Shields() | Science() | AnyScience() | Mask():
            return 0  # tokens and sets of symbols have rows of their own
        case FreeNewColours() | FreeBuild() | PlayLastCard() | FreeStages():
            return 0
        case Coins() | CoinsPer() | NeighboursGain() | OthersGain() | OthersLose() | NeighboursOwe():
            return 0
        case Diplomacy() | Raid() | ForgetDefeats() | BuildFromDiscard():
            return 0
        case _:
            assert_never(effect)


# Science: B39.


def symbol_points(symbols: Counter[Symbols]) -> int:
    """The square of the number of each symbol, and 7 for each set of three different ones."""
    numbers = [symbols[symbol] for symbol in Symbols]
    return sum(number * number for number in numbers) + SET_POINTS * min(numbers)


def science(position: Position, seat: int) -> int:
    """The best score of symbols, free choices and masks together (W9)."""
    terms = position.cities[seat].terms
    neighbours = cities_at(position, seat, Where.LEFT | Where.RIGHT) if terms.masks else []
    copied = tuple(symbol for city in neighbours for symbol in city.terms.science)
    return _science(tuple(terms.science), terms.any_science, terms.masks, copied)


@lru_cache(MAX_HOLDINGS)
def _science(own: tuple[Symbols, ...], wilds: int, masks: int, copied: tuple[Symbols, ...]) -> int:
    return best_science(Counter(own), wilds, masks, Counter(copied))


def best_science(own: Counter[Symbols], wilds: int, masks: int, copied: Counter[Symbols]) -> int:
    """The best score of these symbols with this many free choices, and masks that copy from `copied`."""
    return max(
        symbol_points(own + chosen + stolen)
        for chosen in _choices(wilds)
        for stolen in _choices(min(masks, copied.total()))
        if stolen <= copied  # X11: one card serves one mask
    )


def symbols_of(cities: Sequence[City]) -> Counter[Symbols]:
    """The symbols on green cards, which are the only ones a mask can copy."""
    return Counter(symbol for city in cities for symbol in city.terms.science)


def _choices(number: int) -> Iterator[Counter[Symbols]]:
    """Every way to choose this many symbols."""
    return (Counter(chosen) for chosen in combinations_with_replacement(Symbols, number))
