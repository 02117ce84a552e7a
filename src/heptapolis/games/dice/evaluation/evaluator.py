"""How the greedy bot values the moves of the dice game: points now, and what will become points."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import assert_never

from heptapolis.bots.evaluation import Mistake
from heptapolis.core.contract import Game
from heptapolis.core.weights import TunedWeights
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
from heptapolis.games.dice.evaluation.mistakes import MISTAKES
from heptapolis.games.dice.evaluation.weights import Weights, read_weights, weights_of
from heptapolis.games.dice.moves import Bonus, Build, BuildStage, ChooseBoard, Cross, Decline, Move, Pass
from heptapolis.games.dice.resolve import PASS_COINS
from heptapolis.games.dice.symbols import Building
from heptapolis.games.dice.view import View


def evaluator(
    game: Game, weights: Mapping[str, float] | None = None, favourites: Mapping[str, float] | None = None
) -> "DiceEvaluator":
    """The evaluation for this game, with these weights or those tuned for it."""
    return DiceEvaluator(
        weights_of(game.name) if weights is None else read_weights(weights), favourites or {}
    )


def mistakes() -> Sequence[Sequence[Mistake]]:
    """How beginners err, in groups that exclude each other."""
    return MISTAKES


def weights(game: Game) -> TunedWeights:
    """What `heptapolis tune` may change."""
    return TunedWeights(game.name, asdict(weights_of(game.name)))


class DiceEvaluator:
    """Values moves with one set of weights."""

    def __init__(self, weights: Weights, favourites: Mapping[str, float]) -> None:
        self.weights, self.favourites = weights, favourites

    def values(self, view: View, legal: Sequence[Move]) -> list[float]:
        return list(map(Decision(view, self.weights, self.favourites).value, legal))


class Decision:
    """One decision of one seat."""

    def __init__(self, view: View, weights: Weights, favourites: Mapping[str, float]) -> None:
        assert view.seat is not None
        self.view, self.seat, self.weights, self.favourites = view, view.seat, weights, favourites
        self.city = view.cities[view.seat]
        self.left = self._left()

    def _left(self) -> float:
        """The share of the game still to come: known once the end is triggered, a guess before."""
        last, turn = self.view.last_turn, self.view.turn
        turns = last - turn if last is not None else max(2.0, self.weights.length - turn)
        return turns / self.weights.length

    def value(self, move: Move) -> float:
        match move:
            case Build(building, box, _, price, missing):
                return self.box(building, box) - self.coins(price + missing)
            case BuildStage(box, missing):
                return self.box(Building.WONDER, box) - self.coins(missing)
            case Cross(building, box, missing):
                return self.box(building, box) - self.coins(missing)
            case Pass():
                return self.coins(PASS_COINS)
            case Bonus(number):
                return self.effect(self.view.bonuses[number - 1], Building.WONDER)
            case Decline() | ChooseBoard():
                return 0.0
            case _:
                assert_never(move)

    def coins(self, amount: float) -> float:
        """Coins buy what is left to buy; at the end they are worth nothing (D66)."""
        return self.weights.coin * amount * min(1.0, 2 * self.left)

    def box(self, building: Building, number: int) -> float:
        """The value of a box: its effects, the progress of its building, and the box that it opens."""
        value = self.printed(building, number) + self.progress(building) + self.opened(building, number)
        return self.row_factor(building) * value

    def row_factor(self, building: Building) -> float:
        """How much a point in this building's row of the score sheet counts to the player."""
        return 1 + self.favourites.get(building, 0.0)

    def printed(self, building: Building, number: int) -> float:
        return sum(self.effect(effect, building) for effect in self.city.box(building, number).effects)

    def progress(self, building: Building) -> float:
        """What one more box of a building is worth for completing it; the first Agora is worth more."""
        boxes, crossed = len(self.city.plan(building).boxes), len(self.city.crossed[building])
        before, after = (float((count / boxes) ** self.weights.rush) for count in (crossed, crossed + 1))
        first = building is Building.AGORA and self.view.agora_open
        prize = self.view.options.printed.first_agora if first else 0
        return (self.weights.flag + prize) * (after - before)

    def opened(self, building: Building, number: int) -> float:
        """A share of the best box that crossing this one makes possible."""
        plan, crossed = self.city.plan(building), self.city.crossed[building]
        new = set(plan.next([*crossed, number])) - set(plan.next(crossed))
        return self.weights.ahead * max((self.printed(building, box) for box in new), default=0.0)

    def effect(self, effect: Effect, building: Building) -> float:
        """What an effect is worth to this city now."""
        weights, left = self.weights, self.left
        match effect:
            case Points(amount):
                return amount
            case PointsPer(amount, buildings):
                return amount * self.expected(buildings)
            case CoinsAndPointsPer(amount, buildings):
                return amount * self.expected(buildings) + self.coins(amount * self.city.count(buildings))
            case Coins(amount):
                return self.coins(amount)
            case Attack(points):
                return max(0, points - self.faced(building))
            case Defence():
                return weights.defence * left
            case Resource():
                return weights.resource * left
            case Unlock(colour):
                return 0.0 if colour in self.city.terms.unlocked else weights.unlock * left
            case PriceCut(amount, only):
                return weights.cut * left * amount * (0.4 if only else 1.0)
            case FreeDice():
                return weights.free_dice * left
            case CoinsPerDie(amount):
                return weights.gift * left * amount
            case AnotherAction() | FreeBuild():
                return weights.action
            case CrossBoxes(buildings, up_to):
                return self.crossings(buildings, up_to)
            case _:
                assert_never(effect)

    def expected(self, buildings: Sequence[Building]) -> float:
        """How many boxes of these buildings will be crossed at the end."""
        boxes = sum(len(self.city.plan(building).boxes) for building in buildings)
        return min(boxes, self.city.count(buildings) + self.weights.growth * self.left)

    def faced(self, building: Building) -> int:
        """The defences that an attack from these Barracks meets (D47)."""
        count = self.view.options.players
        if building is Building.WEST_BARRACKS:
            return self.view.cities[(self.seat + 1) % count].defence_before(Building.EAST_BARRACKS)
        return self.view.cities[(self.seat - 1) % count].defence_before(Building.WEST_BARRACKS)

    def crossings(self, buildings: Sequence[Building], up_to: int) -> float:
        """The best boxes an effect lets you cross now, less their cost; no further crossing, so this ends."""
        values = [
            self.plain(building, number) - self.coins(self.city.missing(building, number))
            for building in buildings
            for number in self.city.next_boxes(building)
        ]
        return sum(sorted((value for value in values if value > 0), reverse=True)[:up_to])

    def plain(self, building: Building, number: int) -> float:
        """The value of a box, without the boxes that it would let you cross in turn."""
        effects = self.city.box(building, number).effects
        kept = (effect for effect in effects if not isinstance(effect, CrossBoxes))
        value = sum(self.effect(effect, building) for effect in kept) + self.progress(building)
        return self.row_factor(building) * value
