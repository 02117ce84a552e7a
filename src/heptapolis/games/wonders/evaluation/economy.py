"""What coins, resources and prices are worth to a city for the rest of the game."""

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache, reduce
from math import exp
from operator import or_
from typing import NamedTuple, assert_never

from heptapolis.games.wonders.catalog import AGES
from heptapolis.games.wonders.city import DISCOUNT_PRICE, City
from heptapolis.games.wonders.effects import (
    AnyScience,
    BuildFromDiscard,
    Coins,
    CoinsPer,
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
    TradingPost,
    Wharf,
    Where,
)
from heptapolis.games.wonders.evaluation.clock import Clock, deck
from heptapolis.games.wonders.evaluation.situation import Situation
from heptapolis.games.wonders.evaluation.weights import Weights
from heptapolis.games.wonders.model import Card, Stage
from heptapolis.games.wonders.payment import missing, useful
from heptapolis.games.wonders.resources import NOTHING, Bundle, Goods, Resource, Symbol, counts

COUNT_BITS = 0b111  # of a resource in a bundle


def purse_value(coins: float, left: float, weights: Weights) -> float:
    """What coins are worth: a third of a point each at the end, and more for the first ones before."""
    return coins / 3 + weights.liquidity * left * (1 - exp(-coins / weights.purse))


def any_of(symbols: Iterable[Symbol]) -> Bundle:
    """One of each resource that these symbols can give."""
    return reduce(or_, symbols, NOTHING)


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
    """Roughly how many coins a bundle costs beyond the city's own production."""
    return _purchase(want, useful(goods, want), costs, dearest) if want else 0.0


@lru_cache(maxsize=1 << 18)
def _purchase(want: Bundle, goods: Goods, costs: Prices, dearest: float) -> float:
    rests = missing(goods, want)
    if rests[0] == NOTHING:
        return 0.0
    dear = (sum(n * costs[kind] for kind, n in enumerate(counts(rest))) for rest in rests)
    return min(dearest, *dear)


class Target(NamedTuple):
    """Something that the city may want to build later, and the value of paying a coin less for it."""

    want: Bundle
    weight: float


def targets(city: City, clock: Clock, weights: Weights) -> list[Target]:
    """The stages ahead and the cards of later decks, except those free by chain."""
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


class Economy:
    """What coins, goods and lower prices are worth to one seat."""

    def __init__(self, here: Situation) -> None:
        self.here = here

    def purse(self, change: float) -> float:
        """What this many more coins are worth."""
        if not change:
            return 0.0
        coins, left = self.here.city.coins, self.here.clock.left
        before = purse_value(coins, left, self.here.weights)
        after = purse_value(max(0.0, coins + change), left, self.here.weights)
        return self.here.row_factor("treasury") * (after - before)

    def coins(self, effect: Effect) -> float:
        """The coins an effect gives at once."""
        match effect:
            case Coins(amount):
                return amount
            case CoinsPer(amount, counted, where):
                return amount * sum(city.count(counted) for city in self.here.cities_at(where))
            case Produce() | ProduceOwned() | ProduceMissing() | TradingPost() | Wharf() | Smuggling():
                return 0.0
            case Shields() | Science() | AnyScience() | Mask():
                return 0.0
            case FreeNewColours() | FreeBuild() | PlayLastCard() | FreeStages():
                return 0.0
            case NeighboursGain() | OthersGain() | OthersLose() | NeighboursOwe():
                return 0.0  # other cities' coins
            case Diplomacy() | Raid() | ForgetDefeats() | BuildFromDiscard():
                return 0.0
            case Points() | PointsPer() | PointsIfComplete():
                return 0.0
            case _:
                assert_never(effect)

    @cached_property
    def prices(self) -> Prices:
        return prices(self.here.city, self.here.neighbours, self.here.weights)

    def purchase(self, thing: Card | Stage) -> float:
        want, goods = thing.price.resources, self.here.city.production
        return purchase(want, goods, self.prices, self.here.weights.dearest)

    def coins_for(self, stage: Stage) -> float:
        return stage.price.coins + self.purchase(stage)

    @cached_property
    def wanted(self) -> list[tuple[Target, float]]:
        """Everything that may be built later, and what it would cost now."""
        goods, costs, dearest = self.here.city.production, self.prices, self.here.weights.dearest
        aims = targets(self.here.city, self.here.clock, self.here.weights)
        priced = ((aim, purchase(aim.want, goods, costs, dearest)) for aim in aims)
        return [(aim, cost) for aim, cost in priced if cost]

    def produced(self, symbols: Goods) -> float:
        """What these symbols would save on everything that may be built later."""
        goods, dearest = tuple(sorted((*self.here.city.production, *symbols))), self.here.weights.dearest
        given = any_of(symbols)
        return sum(
            aim.weight * (cost - purchase(aim.want, goods, self.prices, dearest))
            for aim, cost in self.wanted
            if aim.want & given * COUNT_BITS  # what is not asked for saves nothing
        )

    def discounted(self, costs: Prices) -> float:
        """What prices like these would save on everything that may be built later."""
        goods, dearest = self.here.city.production, self.here.weights.dearest
        return sum(
            aim.weight * (cost - purchase(aim.want, goods, costs, dearest)) for aim, cost in self.wanted
        )

    def cheaper(self, effect: TradingPost | Smuggling) -> float:
        """What lower prices save: a discount counts only if the resource is for sale."""
        costs = list(self.prices)
        kinds = effect.resources if isinstance(effect, TradingPost) else range(len(costs))
        where = effect.where if isinstance(effect, TradingPost) else Where.LEFT | Where.RIGHT
        sold = counts(any_of(symbol for city in self.here.cities_at(where) for symbol in city.for_sale))
        for kind in kinds:
            if sold[kind]:
                costs[kind] = min(costs[kind], DISCOUNT_PRICE)
        return self.discounted(tuple(costs))

    def chains(self, card: Card) -> float:
        """What the chain symbols of this card will save."""
        new = [symbol for symbol in card.gives if symbol not in self.here.city.chains]
        if not new:
            return 0.0
        later = (deck(self.here.view.options, age).cards for age in AGES[self.here.clock.age :])
        costs = (self.purchase(other) for cards in later for other, _ in cards if other.after in new)
        return self.here.weights.chain * sum(costs)
