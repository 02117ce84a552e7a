"""What cards, stages and single effects are worth to one seat."""

from collections.abc import Iterable, Mapping, Sequence
from typing import assert_never

from heptapolis.games.wonders.catalog import AGES
from heptapolis.games.wonders.city import City
from heptapolis.games.wonders.effects import (
    AnyScience,
    BuildFromDiscard,
    Cards,
    Coins,
    CoinsPer,
    Colour,
    Countable,
    Defeats,
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
    Stages,
    TradingPost,
    Victories,
    Wharf,
    Where,
)
from heptapolis.games.wonders.evaluation.economy import Economy
from heptapolis.games.wonders.evaluation.science import Research
from heptapolis.games.wonders.evaluation.situation import NO_FAVOURITES, Situation
from heptapolis.games.wonders.evaluation.war import War
from heptapolis.games.wonders.evaluation.weights import Weights
from heptapolis.games.wonders.model import BACK, Card, Stage
from heptapolis.games.wonders.resources import EVERYTHING
from heptapolis.games.wonders.scoring import ROW_OF, VICTORY_POINTS
from heptapolis.games.wonders.view import View

PACE = 0.15  # stages that an average city builds per turn
PILE = 4  # discarded cards among which to expect a good one


def row_of(effect: Effect, colour: Colour | None) -> str | None:
    """The row of the score sheet that an effect on a card of this colour or on a stage serves, if any."""
    if isinstance(effect, Science | AnyScience | Mask):
        return "science"
    return "military" if isinstance(effect, Shields | Raid) else ROW_OF.get(colour)


class Valuation:
    """Values for one seat; every effect is valued once, as many moves share it."""

    def __init__(
        self,
        view: View,
        seat: int,
        cities: Sequence[City],
        weights: Weights,
        favourites: Mapping[str, float] = NO_FAVOURITES,
    ) -> None:
        self.here = Situation(view, seat, cities, weights, favourites)
        self.economy, self.war, self.research = Economy(self.here), War(self.here), Research(self.here)
        self._known: dict[Effect, float] = {}

    # Moves.

    def card(self, card: Card, left: int = 0, right: int = 0, bank: int = 0) -> float:
        """The value of building this card for this price."""
        lasting = self.economy.chains(card) + self.counted_by_own(card)
        return self.effects(card.effects, card.colour, left, right, bank) + lasting

    def stage(self, number: int, left: int, right: int, bank: int) -> float:
        """The value of building this stage for this price, and of bringing the next one nearer."""
        weights, stages = self.here.weights, self.here.city.wonder
        factor = (weights.stage_1, weights.stage_2, weights.stage_3)[self.here.clock.age - 1]
        value = self.effects(stages[number - 1].effects, None, left, right, bank)
        return factor * value + weights.stage_ahead * sum(map(self.plan, stages[number : number + 1]))

    def plan(self, stage: Stage) -> float:
        """The value of building a stage some time later."""
        return self.effects(stage.effects, None) - self.here.weights.stage_savings * self.economy.coins_for(
            stage
        )

    def value_if_affordable(self, card: Card) -> float:
        """The value of a card that this seat may get, at its current price."""
        if card.name in self.here.city.names:
            return 0.0
        dear = 0.0 if card.after in self.here.city.chains else card.price.coins + self.economy.purchase(card)
        return self.card(card) - dear / 3 if dear <= self.here.city.coins else 0.0

    def effects(
        self, effects: Iterable[Effect], colour: Colour | None, left: int = 0, right: int = 0, bank: int = 0
    ) -> float:
        """The value of a card or a stage (no colour); coins paid and gained are valued together."""
        effects = tuple(effects)
        gained = sum(map(self.economy.coins, effects))
        trade = (left and self.here.gift(Where.LEFT, left)) + (right and self.here.gift(Where.RIGHT, right))
        worth = sum(self.here.row_factor(row_of(effect, colour)) * self.effect(effect) for effect in effects)
        return worth + self.economy.purse(gained - left - right - bank) + trade

    # Effects.

    def effect(self, effect: Effect) -> float:
        """What an effect is worth to this city beyond the coins it gives at once."""
        if effect not in self._known:
            self._known[effect] = self.here.weights.from_discard  # a card in the pile may have it too
            self._known[effect] = self._effect(effect)
        return self._known[effect]

    def _effect(self, effect: Effect) -> float:
        match effect:
            case Points() | PointsPer() | PointsIfComplete():
                return self._scoring(effect)
            case Produce() | ProduceOwned() | ProduceMissing():
                return self._production(effect)
            case TradingPost() | Smuggling():
                return self.economy.cheaper(effect)
            case Wharf():
                return self.here.weights.wharf * self.here.clock.left
            case Shields(amount):
                return self.war.shields(amount)
            case Science(symbol):
                return self.research.gain(symbol)
            case AnyScience():
                return self.research.gain(free=1)
            case Mask():
                return self.research.gain(masks=1)
            case FreeNewColours() | FreeBuild() | PlayLastCard() | FreeStages():
                return self._power(effect)
            case Coins() | CoinsPer():
                return 0.0  # counted with the purse
            case NeighboursGain() | OthersGain() | OthersLose() | NeighboursOwe():
                return self._effect_on_others(effect)
            case Diplomacy():
                return self.war.diplomacy()
            case Raid(age):
                return VICTORY_POINTS[age - 1] + self.counted_victory(age)
            case ForgetDefeats():
                return self.here.city.defeats
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
                return float(amount * 0.5 ** (len(self.here.city.wonder) - self.here.city.stages))
            case _:
                assert_never(effect)

    def _production(self, effect: Produce | ProduceOwned | ProduceMissing) -> float:
        match effect:
            case Produce():
                sold = len(effect.symbols) if effect.for_sale else 0
                sales = self.here.weights.sales * self.here.clock.left * sold
                return self.economy.produced(effect.symbols) + sales
            case ProduceOwned():
                return self.economy.produced((self.here.city.terms.produced,))
            case ProduceMissing():
                given = EVERYTHING - self.here.city.terms.produced
                return self.economy.produced((given,)) if given else 0.0
            case _:
                assert_never(effect)

    def _power(self, effect: FreeNewColours | FreeBuild | PlayLastCard | FreeStages) -> float:
        weights = self.here.weights
        match effect:
            case FreeNewColours():
                return weights.free_colours * self.here.clock.left
            case FreeBuild(moment):
                return weights.free_build * self.moments(moment)
            case PlayLastCard():
                return weights.extra_card * len(AGES[self.here.clock.age - 1 :])
            case FreeStages():
                ahead = self.here.city.wonder[self.here.city.stages :]
                return weights.stage_savings * sum(map(self.economy.purchase, ahead))
            case _:
                assert_never(effect)

    def _effect_on_others(self, effect: NeighboursGain | OthersGain | OthersLose | NeighboursOwe) -> float:
        match effect:
            case NeighboursGain(amount):
                return self.here.gift(Where.LEFT, amount) + self.here.gift(Where.RIGHT, amount)
            case OthersGain(amount):
                return self.here.others(amount / 3)
            case OthersLose(amount, per):
                return self.loss(amount, per)
            case NeighboursOwe(amount):  # a point each, and three coins are a point
                return -3 * (self.here.gift(Where.LEFT, amount) + self.here.gift(Where.RIGHT, amount))
            case _:
                assert_never(effect)

    # What is counted.

    def expected(self, counted: Countable, where: Where) -> float:
        """How many of these there will be at the end."""
        return sum(city.count(counted) + self.growth(counted, city) for city in self.here.cities_at(where))

    def growth(self, counted: Countable, city: City) -> float:
        clock = self.here.clock
        match counted:
            case Cards(colours):
                return self.here.weights.growth * clock.to_come(colours)
            case Stages():
                return min(len(city.wonder) - city.stages, PACE * clock.total * clock.left)
            case Victories(age):
                ages = (one for one in AGES[clock.age - 1 :] if age in (None, one))
                return sum(map(self.war.victories, ages))
            case Defeats():
                return 0.0
            case _:
                assert_never(counted)

    def counted_by_own(self, card: Card) -> float:
        """Extra value for your own cards that count this colour; half of it was expected anyway."""
        return 0.5 * sum(
            effect.amount
            for effect in self.here.city.effects
            if isinstance(effect, PointsPer)
            and Where.SELF in effect.where
            and isinstance(effect.counted, Cards)
            and card.colour in effect.counted.colours
        )

    def moments(self, moment: Moment) -> int:
        """How often this moment will still come."""
        clock = self.here.clock
        gone = clock.age + (moment is Moment.FIRST_TURN or clock.turns(clock.age) == 0)
        return len(AGES) + 1 - gone

    def loss(self, amount: int, per: Countable | None) -> float:
        """Coins or Debt for all others: a coin is worth a third of a point, Debt a whole one."""
        total = 0.0
        for seat, city in enumerate(self.here.cities):
            if seat != self.here.seat:
                coins = amount * (city.count(per) if per else 1)
                paid = min(coins, city.coins)
                total -= self.here.stake(seat, self.here.weights.rival) * (paid / 3 + coins - paid)
        return total

    def counted_victory(self, age: int) -> float:
        """Cards of your own city count Victory tokens (C74, C80)."""
        return sum(
            effect.amount
            for effect in self.here.city.effects
            if isinstance(effect, PointsPer)
            and isinstance(effect.counted, Victories)
            and effect.counted.age in (None, age)
        )

    def recovery(self) -> float:
        """The value of the best known card in the discard pile, or of what an unknown pile may hold."""
        pile = self.here.view.discard
        best = max((self.card(entry.card) for entry in pile if self._fits(entry.card)), default=0.0)
        last_turn = not self.here.clock.turns(self.here.clock.age)
        thrown = len(pile) + (self.here.view.options.players if last_turn else 0)
        return max(best, self.here.weights.from_discard * min(1.0, thrown / PILE))

    def _fits(self, card: Card) -> bool:
        return card is not BACK and card.name not in self.here.city.names
