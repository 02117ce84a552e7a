"""What one seat of the card game may expect: prices, counts, conflicts and science as they will be."""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import assert_never

from heptapolis.games.wonders.catalog import AGES
from heptapolis.games.wonders.city import DISCOUNT_PRICE, City
from heptapolis.games.wonders.effects import (
    AnyScience,
    Cards,
    Coins,
    CoinsPer,
    Countable,
    Defeats,
    Effect,
    Mask,
    PointsPer,
    Smuggling,
    Stages,
    Symbols,
    TradingPost,
    Victories,
    Where,
)
from heptapolis.games.wonders.evaluation import outlook
from heptapolis.games.wonders.evaluation.outlook import Clock, Prices, Target
from heptapolis.games.wonders.evaluation.weights import Weights
from heptapolis.games.wonders.model import Card, Stage
from heptapolis.games.wonders.resources import Goods, counts
from heptapolis.games.wonders.scoring import symbols_of
from heptapolis.games.wonders.view import View

COUNT_BITS = 0b111  # of a resource in a bundle
PACE = 0.15  # stages that an average city builds a turn


class Prospects:
    """One city and its neighbours: what buildings will cost, who wins conflicts, what science brings."""

    def __init__(self, view: View, seat: int, cities: Sequence[City], weights: Weights) -> None:
        self.view, self.seat, self.cities, self.weights = view, seat, cities, weights
        self.clock = Clock(view.options, view.age, view.turn)
        self.city = cities[seat]
        count = view.options.players
        self.sides = {Where.LEFT: (seat + 1) % count, Where.SELF: seat, Where.RIGHT: (seat - 1) % count}
        self.neighbours = [cities[self.sides[Where.LEFT]], cities[self.sides[Where.RIGHT]]]

    # Other seats.

    def stake(self, seat: int, rival: float) -> float:
        """What a point of another seat is to this one: a loss, but for a team-mate."""
        return self.weights.mate if seat in self.view.options.circle(self.seat) else -rival

    def gift(self, where: Where, coins: float) -> float:
        return self.stake(self.sides[where], self.weights.rival) * coins / 3

    def others(self, points: float) -> float:
        """Every other seat gains so many points."""
        seats = (seat for seat in self.view.options.seats if seat != self.seat)
        return sum(self.stake(seat, self.weights.rival) for seat in seats) * points

    # Coins and purchases.

    def purse(self, change: float) -> float:
        """What it is worth to have so many coins more."""
        if not change:
            return 0.0
        coins, left = self.city.coins, self.clock.left
        before = outlook.purse_value(coins, left, self.weights)
        return outlook.purse_value(max(0.0, coins + change), left, self.weights) - before

    def coins(self, effect: Effect) -> float:
        """The coins that an effect brings at once."""
        match effect:
            case Coins(amount):
                return amount
            case CoinsPer(amount, counted, where):
                return amount * sum(city.count(counted) for city in self.cities_at(where))
            case _:
                return 0.0

    @cached_property
    def prices(self) -> Prices:
        return outlook.prices(self.city, self.neighbours, self.weights)

    def purchase(self, thing: Card | Stage) -> float:
        want, goods = thing.price.resources, self.city.production
        return outlook.purchase(want, goods, self.prices, self.weights.dearest)

    def coins_for(self, stage: Stage) -> float:
        return stage.price.coins + self.purchase(stage)

    @cached_property
    def wanted(self) -> list[tuple[Target, float]]:
        """All that may be built later, and what it would cost as things stand."""
        goods, costs, dearest = self.city.production, self.prices, self.weights.dearest
        aims = outlook.targets(self.city, self.clock, self.weights)
        priced = ((aim, outlook.purchase(aim.want, goods, costs, dearest)) for aim in aims)
        return [(aim, cost) for aim, cost in priced if cost]

    def produced(self, symbols: Goods) -> float:
        """What these symbols would save on all that may be built later."""
        goods, dearest = tuple(sorted((*self.city.production, *symbols))), self.weights.dearest
        given = outlook.any_of(symbols)
        return sum(
            aim.weight * (cost - outlook.purchase(aim.want, goods, self.prices, dearest))
            for aim, cost in self.wanted
            if aim.want & given * COUNT_BITS  # what is not asked for saves nothing
        )

    def discounted(self, costs: Prices) -> float:
        """What prices like these would save on all that may be built later."""
        goods, dearest = self.city.production, self.weights.dearest
        return sum(
            aim.weight * (cost - outlook.purchase(aim.want, goods, costs, dearest))
            for aim, cost in self.wanted
        )

    def cheaper(self, effect: TradingPost | Smuggling) -> float:
        """What lower prices save: a discount where the resource is sold at all."""
        costs = list(self.prices)
        kinds = effect.resources if isinstance(effect, TradingPost) else range(len(costs))
        where = effect.where if isinstance(effect, TradingPost) else Where.LEFT | Where.RIGHT
        sold = counts(outlook.any_of(symbol for city in self.cities_at(where) for symbol in city.for_sale))
        for kind in kinds:
            if sold[kind]:
                costs[kind] = min(costs[kind], DISCOUNT_PRICE)
        return self.discounted(tuple(costs))

    def chains(self, card: Card) -> float:
        """What the chain symbols of this card will save."""
        new = [symbol for symbol in card.gives if symbol not in self.city.chains]
        if not new:
            return 0.0
        later = (outlook.deck(self.view.options, age).cards for age in AGES[self.clock.age :])
        costs = (self.purchase(other) for cards in later for other, _ in cards if other.after in new)
        return self.weights.chain * sum(costs)

    # What is counted.

    def cities_at(self, where: Where) -> list[City]:
        return [self.cities[seat] for side, seat in self.sides.items() if side in where]

    def expected(self, counted: Countable, where: Where) -> float:
        """How many there will be at the end."""
        return sum(city.count(counted) + self.growth(counted, city) for city in self.cities_at(where))

    def growth(self, counted: Countable, city: City) -> float:
        match counted:
            case Cards(colours):
                return self.weights.growth * self.clock.to_come(colours)
            case Stages():
                return min(len(city.wonder) - city.stages, PACE * self.clock.total * self.clock.left)
            case Victories(age):
                return sum(self.victories(one) for one in AGES[self.clock.age - 1 :] if age in (None, one))
            case Defeats():
                return 0.0
            case _:
                assert_never(counted)

    def counted_by_own(self, card: Card) -> float:
        """More for cards of the own city that count this colour; half of it was expected anyway."""
        return 0.5 * sum(
            effect.amount
            for effect in self.city.effects
            if isinstance(effect, PointsPer)
            and Where.SELF in effect.where
            and isinstance(effect.counted, Cards)
            and card.colour in effect.counted.colours
        )

    # Conflicts.

    @cached_property
    def opponents(self) -> list[tuple[int, int]]:
        """Whom this city fights, and for how many tokens (B25, C51-C53)."""
        mates = self.view.options.circle(self.seat)
        seats = [self.sides[where] for where in (Where.LEFT, Where.RIGHT)]
        return [(seat, len(mates)) for seat in seats if seat not in mates]

    def conflicts(self, ages: Sequence[int], more: int = 0) -> float:
        """What the conflicts of these Ages are worth with some shields more."""
        shields = self.city.shields + more
        return sum(
            tokens * outlook.conflict(shields, self.cities[seat].shields, age, self.clock, self.weights)
            for age in ages
            for seat, tokens in self.opponents
        )

    def victories(self, age: int) -> float:
        """Victory tokens to be expected in the conflict of an Age."""
        shields = self.city.shields
        return sum(
            tokens * outlook.battle(shields, self.cities[seat].shields, age, self.clock, self.weights)[0]
            for seat, tokens in self.opponents
        )

    def shields(self, amount: int) -> float:
        """What more shields change; an Age of Diplomacy has no conflict (C32)."""
        ages = AGES[self.clock.age - 1 :][self.city.diplomacy :]
        return self.conflicts(ages, amount) - self.conflicts(ages)

    def peace(self) -> float:
        """What it is worth to miss the next conflict not missed yet (C32); half of it in teams (C58)."""
        ages = AGES[self.clock.age - 1 :][self.city.diplomacy :][:1]
        return -self.conflicts(ages) / (2 if self.view.options.teams else 1)

    # Science.

    def knowledge(self, symbol: Symbols | None = None, free: int = 0, masks: int = 0) -> float:
        """The science of the city with one symbol, free choice or mask more."""
        own = symbols_of([self.city]) + Counter([symbol] if symbol else [])
        free += sum(isinstance(effect, AnyScience) for effect in self.city.effects)
        masks += sum(isinstance(effect, Mask) for effect in self.city.effects)
        copied = symbols_of(self.neighbours) if masks else Counter()
        return outlook.best_science(own, free, masks, copied, self.clock.left, self.weights)

    @cached_property
    def known_science(self) -> float:
        return self.knowledge()
