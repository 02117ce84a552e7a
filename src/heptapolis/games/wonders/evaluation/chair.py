"""A city seen from one seat: what cards, stages and single effects would be worth there."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from heptapolis.games.wonders.catalog import AGES
from heptapolis.games.wonders.city import City
from heptapolis.games.wonders.effects import (
    AnyScience,
    BuildFromDiscard,
    Coins,
    CoinsPer,
    Countable,
    Diplomacy,
    Effect,
    ForgetDefeats,
    FreeBuild,
    FreeNewColours,
    FreeStages,
    Mask,
    Moment,
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
    Victories,
    Wharf,
    Where,
)
from heptapolis.games.wonders.evaluation import outlook
from heptapolis.games.wonders.evaluation.prospects import Prospects
from heptapolis.games.wonders.evaluation.weights import Weights
from heptapolis.games.wonders.model import BACK, Card, Stage
from heptapolis.games.wonders.resources import EVERYTHING
from heptapolis.games.wonders.scoring import VICTORY_POINTS
from heptapolis.games.wonders.view import View

PILE = 4  # discarded cards among which a good one is to be expected


class Chair(Prospects):
    """Values for one seat; every effect is valued once, as many moves share it."""

    def __init__(self, view: View, seat: int, cities: Sequence[City], weights: Weights) -> None:
        super().__init__(view, seat, cities, weights)
        self._known: dict[Effect, float] = {}

    # Moves.

    def card(self, card: Card, left: int = 0, right: int = 0, bank: int = 0) -> float:
        """This card built for this price."""
        lasting = self.chains(card) + self.counted_by_own(card)
        return self.effects(card.effects, left, right, bank) + lasting

    def stage(self, number: int, left: int, right: int, bank: int) -> float:
        """The stage of this number built for this price, and the next one brought nearer."""
        ahead = self.city.wonder[number : number + 1]
        factor = (self.weights.stage_1, self.weights.stage_2, self.weights.stage_3)[self.clock.age - 1]
        value = self.effects(self.city.wonder[number - 1].effects, left, right, bank)
        return factor * value + self.weights.stage_ahead * sum(self.plan(stage) for stage in ahead)

    def plan(self, stage: Stage) -> float:
        """A stage some time later."""
        return self.effects(stage.effects) - self.weights.stage_savings * self.coins_for(stage)

    def hoped(self, card: Card) -> float:
        """A card that this seat may get, at the price it would be now."""
        if card.name in self.city.names:
            return 0.0
        dear = 0.0 if card.after in self.city.chains else card.price.coins + self.purchase(card)
        return self.card(card) - dear / 3 if dear <= self.city.coins else 0.0

    def effects(self, effects: Iterable[Effect], left: int = 0, right: int = 0, bank: int = 0) -> float:
        """Effects together: coins paid and gained meet in one purse."""
        effects = tuple(effects)
        gained = sum(map(self.coins, effects))
        trade = (left and self.gift(Where.LEFT, left)) + (right and self.gift(Where.RIGHT, right))
        return sum(map(self.effect, effects)) + self.purse(gained - left - right - bank) + trade

    # Effects.

    def effect(self, effect: Effect) -> float:
        """What an effect is worth to this city beyond the coins that it brings at once."""
        if effect not in self._known:
            self._known[effect] = self.weights.from_discard  # a pile may hold a card that opens the pile
            self._known[effect] = self._effect(effect)
        return self._known[effect]

    def _effect(self, effect: Effect) -> float:
        match effect:
            case Points() | PointsPer() | PointsIfComplete():
                return self._scoring(effect)
            case Produce() | ProduceOwned() | ProduceMissing():
                return self._production(effect)
            case TradingPost() | Smuggling():
                return self.cheaper(effect)
            case Wharf():
                return self.weights.wharf * self.clock.left
            case Shields(amount):
                return self.shields(amount)
            case Science(symbol):
                return self.knowledge(symbol) - self.known_science
            case AnyScience():
                return self.knowledge(free=1) - self.known_science
            case Mask():
                return self.knowledge(masks=1) - self.known_science
            case FreeNewColours() | FreeBuild() | PlayLastCard() | FreeStages():
                return self._power(effect)
            case Coins() | CoinsPer():
                return 0.0  # counted with the purse
            case NeighboursGain() | OthersGain() | OthersLose() | NeighboursOwe():
                return self._upon_others(effect)
            case Diplomacy():
                return self.peace()
            case Raid(age):
                return VICTORY_POINTS[age - 1] + self.trophies(age)
            case ForgetDefeats():
                return self.city.defeats
            case BuildFromDiscard():
                return self.recovery()
            case _:
                assert_never(effect)

    def _scoring(self, effect: Points | PointsPer | PointsIfComplete) -> float:
        match effect:
            case Points(amount):
                return amount
            case PointsPer(amount, counted, where):
                return amount * self.expected(counted, where)
            case PointsIfComplete(amount):
                return float(amount * 0.5 ** (len(self.city.wonder) - self.city.stages))
            case _:
                assert_never(effect)

    def _production(self, effect: Produce | ProduceOwned | ProduceMissing) -> float:
        match effect:
            case Produce():
                sold = len(effect.symbols) if effect.for_sale else 0
                return self.produced(effect.symbols) + self.weights.sales * self.clock.left * sold
            case ProduceOwned():
                return self.produced((outlook.kinds_produced(self.city),))
            case ProduceMissing():
                given = EVERYTHING - outlook.kinds_produced(self.city)
                return self.produced((given,)) if given else 0.0
            case _:
                assert_never(effect)

    def _power(self, effect: FreeNewColours | FreeBuild | PlayLastCard | FreeStages) -> float:
        weights = self.weights
        match effect:
            case FreeNewColours():
                return weights.free_colours * self.clock.left
            case FreeBuild(moment):
                return weights.free_build * self.moments(moment)
            case PlayLastCard():
                return weights.extra_card * len(AGES[self.clock.age - 1 :])
            case FreeStages():
                return weights.stage_savings * sum(map(self.purchase, self.city.wonder[self.city.stages :]))
            case _:
                assert_never(effect)

    def _upon_others(self, effect: NeighboursGain | OthersGain | OthersLose | NeighboursOwe) -> float:
        match effect:
            case NeighboursGain(amount):
                return self.gift(Where.LEFT, amount) + self.gift(Where.RIGHT, amount)
            case OthersGain(amount):
                return self.others(amount / 3)
            case OthersLose(amount, per):
                return self.loss(amount, per)
            case NeighboursOwe(amount):  # a point each, and three coins are a point
                return -3 * (self.gift(Where.LEFT, amount) + self.gift(Where.RIGHT, amount))
            case _:
                assert_never(effect)

    def moments(self, moment: Moment) -> int:
        """How often this moment will still come."""
        gone = self.clock.age + (moment is Moment.FIRST_TURN or self.clock.turns(self.clock.age) == 0)
        return len(AGES) + 1 - gone

    def loss(self, amount: int, per: Countable | None) -> float:
        """Coins or Debt that all others lose: a coin is worth a third of a point, Debt a whole one."""
        total = 0.0
        for seat, city in enumerate(self.cities):
            if seat != self.seat:
                coins = amount * (city.count(per) if per else 1)
                paid = min(coins, city.coins)
                total -= self.stake(seat, self.weights.rival) * (paid / 3 + coins - paid)
        return total

    def trophies(self, age: int) -> float:
        """A Victory token is counted by cards of the own city (C74, C80)."""
        return sum(
            effect.amount
            for effect in self.city.effects
            if isinstance(effect, PointsPer)
            and isinstance(effect.counted, Victories)
            and effect.counted.age in (None, age)
        )

    def recovery(self) -> float:
        """The best card of the discard pile that this seat knows of, or what such a pile may hold."""
        pile = self.view.discard
        best = max((self.card(entry.card) for entry in pile if self._fits(entry.card)), default=0.0)
        thrown = len(pile) + (self.view.options.players if not self.clock.turns(self.clock.age) else 0)
        return max(best, self.weights.from_discard * min(1.0, thrown / PILE))

    def _fits(self, card: Card) -> bool:
        return card is not BACK and card.name not in self.city.names
