"""What a city may expect from the rest of the card game: purchases, conflicts, science, cards to come."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce
from itertools import chain, combinations_with_replacement
from math import exp
from operator import or_
from typing import NamedTuple

from heptapolis.games.wonders.catalog import AGES
from heptapolis.games.wonders.city import COUNTED_AS_PRODUCED, City
from heptapolis.games.wonders.effects import Colour, Produce, Symbols
from heptapolis.games.wonders.evaluation.weights import Weights
from heptapolis.games.wonders.model import Card
from heptapolis.games.wonders.options import Options
from heptapolis.games.wonders.payment import missing, useful
from heptapolis.games.wonders.resources import NOTHING, Bundle, Goods, Resource, Symbol, counts
from heptapolis.games.wonders.scoring import SET_POINTS, VICTORY_POINTS

SYMBOLS = tuple(Symbols)


class Deck(NamedTuple):
    """The cards that an Age may bring: each distinct card, and how many of it are to be expected."""

    cards: tuple[tuple[Card, float], ...]
    size: float
    colours: dict[Colour, float]  # how many of each colour


@lru_cache(maxsize=64)
def deck(options: Options, age: int) -> Deck:
    """What is known before the deal: the fixed cards, and a share of every pool."""
    cards: Counter[Card] = Counter()
    expected: dict[Card, float] = {}
    cards.update(options.catalogue.fixed(age, options.players))
    expected.update({card: float(number) for card, number in cards.items()})
    for pool in options.catalogue.pools:
        if pool.age == age:
            share = min(1.0, (options.players + pool.extra) / len(pool.cards))
            expected.update(dict.fromkeys(pool.cards, share))
    colours = {colour: sum(n for card, n in expected.items() if card.colour is colour) for colour in Colour}
    return Deck(tuple(expected.items()), sum(expected.values()), colours)


class Clock(NamedTuple):
    """How much of the game is left after this turn."""

    options: Options
    age: int
    turn: int

    @property
    def total(self) -> int:
        return len(AGES) * self.options.turns

    @property
    def left(self) -> float:
        """The share of the game still to come."""
        return ((len(AGES) - self.age + 1) * self.options.turns - self.turn) / self.total

    def turns(self, age: int) -> int:
        """Turns still to come in an Age."""
        return self.options.turns - (self.turn if age == self.age else 0)

    def until_conflict(self, age: int) -> int:
        return (age - self.age + 1) * self.options.turns - self.turn

    def to_come(self, colours: Colour) -> float:
        """Cards of these colours that an average city will still build."""
        return sum(
            self.turns(age) * number / deck(self.options, age).size
            for age in AGES[self.age - 1 :]
            for colour, number in deck(self.options, age).colours.items()
            if colour in colours
        )


# Paying.


def purse_value(coins: float, left: float, weights: Weights) -> float:
    """Coins: three a point at the end, and the first ones of a purse buy what is needed."""
    return coins / 3 + weights.liquidity * left * (1 - exp(-coins / weights.purse))


def any_of(symbols: Iterable[Symbol]) -> Bundle:
    """One of each resource that these symbols can give."""
    return reduce(or_, symbols, NOTHING)


def kinds_produced(city: City) -> Bundle:
    """What counts as produced for black cards (X10)."""
    start = (city.board.resource.unit,) if city.board else ()
    made = (e.symbols for c, e in city.sources() if isinstance(e, Produce) and c in COUNTED_AS_PRODUCED)
    return any_of(chain(start, *made))


Prices = tuple[float, ...]


def prices(city: City, neighbours: Sequence[City], weights: Weights) -> Prices:
    """What one more of each resource costs this city: the cheaper neighbour, if one has it at all."""
    best = [weights.scarce] * len(Resource)
    for other, tariff in zip(neighbours, city.tariffs, strict=True):
        for kind, amount in enumerate(counts(any_of(other.for_sale))):
            if amount:
                best[kind] = min(best[kind], tariff.prices[kind] - tariff.smuggling)
    return tuple(best)


def purchase(want: Bundle, goods: Goods, costs: Prices, dearest: float) -> float:
    """About what a bundle costs in coins beyond own production."""
    return _purchase(want, useful(goods, want), costs, dearest) if want else 0.0


@lru_cache(maxsize=1 << 18)
def _purchase(want: Bundle, goods: Goods, costs: Prices, dearest: float) -> float:
    rests = missing(goods, want)
    if rests[0] == NOTHING:
        return 0.0
    dear = (sum(n * costs[kind] for kind, n in enumerate(counts(rest))) for rest in rests)
    return min(dearest, *dear)


class Target(NamedTuple):
    """Something that the city may want to build later, and what it is worth to pay a coin less for it."""

    want: Bundle
    weight: float


def targets(city: City, clock: Clock, weights: Weights) -> list[Target]:
    """The stages ahead and the cards of the decks to come, those free by chain left out."""
    if clock.left <= 0:
        return []
    found: dict[Bundle, float] = {}
    for stage in city.wonder[city.stages :]:
        want = stage.price.resources
        found[want] = found.get(want, 0.0) + weights.stage_savings
    for age in AGES[clock.age - 1 :]:
        cards = deck(clock.options, age)
        each = weights.savings * clock.turns(age) / cards.size
        for card, number in cards.cards:
            if card.after not in city.chains and card.name not in city.names:
                want = card.price.resources
                found[want] = found.get(want, 0.0) + each * number
    return [Target(want, weight) for want, weight in found.items() if want]


# Conflicts.


def likely(margin: float) -> float:
    """The chance to be ahead at the end, by how far one is ahead in units of uncertainty."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, margin))))


def battle(shields: int, other: int, age: int, clock: Clock, weights: Weights) -> tuple[float, float]:
    """The chances to win and to lose against a neighbour at the end of an Age."""
    unsure = weights.war_calm + weights.war_unrest * clock.until_conflict(age)
    ahead = shields - other
    return likely((ahead - 0.5) / unsure), likely((-ahead - 0.5) / unsure)


def conflict(shields: int, other: int, age: int, clock: Clock, weights: Weights) -> float:
    """What the conflict of an Age with one neighbour is worth."""
    won, lost = battle(shields, other, age, clock, weights)
    token = VICTORY_POINTS[age - 1]
    return won * (token + weights.rival) - lost * (1 + weights.rival * token)


# Science.


def science(numbers: Sequence[float], left: float, weights: Weights) -> float:
    """Squares and sets of what there is and what may still come."""
    come = weights.science_future * left
    numbers = [number + come for number in numbers]
    hope = weights.science_hope * left
    sets = (1 - hope) * min(numbers) + hope * sum(numbers) / len(numbers)
    return sum(number * number for number in numbers) + SET_POINTS * sets


def best_science(
    own: Counter[Symbols], free: int, masks: int, copied: Counter[Symbols], left: float, weights: Weights
) -> float:
    """The same with free choices and masks used as well as possible (W9)."""
    used = min(masks, copied.total())
    return (masks - used) * weights.mask_hope * left + max(
        science([(own + chosen + stolen)[symbol] for symbol in SYMBOLS], left, weights)
        for chosen in _choices(free)
        for stolen in _choices(used)
        if stolen <= copied
    )


@lru_cache(maxsize=16)
def _choices(number: int) -> tuple[Counter[Symbols], ...]:
    return tuple(Counter(chosen) for chosen in combinations_with_replacement(SYMBOLS, number))
