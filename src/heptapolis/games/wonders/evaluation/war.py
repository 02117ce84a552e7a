"""What future conflicts are worth to a city."""

from collections.abc import Sequence
from functools import cached_property
from math import exp

from heptapolis.games.wonders.catalog import AGES
from heptapolis.games.wonders.effects import Where
from heptapolis.games.wonders.evaluation.clock import Clock
from heptapolis.games.wonders.evaluation.situation import Situation
from heptapolis.games.wonders.evaluation.weights import Weights
from heptapolis.games.wonders.scoring import VICTORY_POINTS


def win_chance(margin: float) -> float:
    """The chance of being ahead at the end, given the lead now in units of uncertainty."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, margin))))


def battle(shields: int, other: int, age: int, clock: Clock, weights: Weights) -> tuple[float, float]:
    """The chances of winning and losing against a neighbour at the end of an Age."""
    unsure = weights.war_calm + weights.war_unrest * clock.until_conflict(age)
    ahead = shields - other
    return win_chance((ahead - 0.5) / unsure), win_chance((-ahead - 0.5) / unsure)


def conflict(shields: int, other: int, age: int, clock: Clock, weights: Weights) -> float:
    """What the conflict of an Age with one neighbour is worth."""
    won, lost = battle(shields, other, age, clock, weights)
    token = VICTORY_POINTS[age - 1]
    return won * (token + weights.rival) - lost * (1 + weights.rival * token)


class War:
    """What shields, tokens and peace are worth to one seat."""

    def __init__(self, here: Situation) -> None:
        self.here = here

    @cached_property
    def opponents(self) -> list[tuple[int, int]]:
        """Whom this city fights, and for how many tokens (B25, C51-C53)."""
        mates = self.here.view.options.circle(self.here.seat)
        seats = [self.here.sides[where] for where in (Where.LEFT, Where.RIGHT)]
        return [(seat, len(mates)) for seat in seats if seat not in mates]

    def conflicts(self, ages: Sequence[int], more: int = 0) -> float:
        """What the conflicts of these Ages are worth with this many more shields."""
        here, shields = self.here, self.here.city.shields + more
        return sum(
            tokens * conflict(shields, here.cities[seat].shields, age, here.clock, here.weights)
            for age in ages
            for seat, tokens in self.opponents
        )

    def victories(self, age: int) -> float:
        """The expected Victory tokens of the conflict of an Age."""
        here, shields = self.here, self.here.city.shields
        return sum(
            tokens * battle(shields, here.cities[seat].shields, age, here.clock, here.weights)[0]
            for seat, tokens in self.opponents
        )

    def shields(self, amount: int) -> float:
        """What more shields change; an Age of Diplomacy has no conflict (C32)."""
        ages = AGES[self.here.clock.age - 1 :][self.here.city.diplomacy :]
        return self.conflicts(ages, amount) - self.conflicts(ages)

    def diplomacy(self) -> float:
        """The value of staying out of the next conflict not yet avoided (C32); half of it in teams (C58)."""
        ages = AGES[self.here.clock.age - 1 :][self.here.city.diplomacy :][:1]
        return -self.conflicts(ages) / (2 if self.here.view.options.teams else 1)
