"""Ratings and confidence intervals: how good a bot is, and how certain that is."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, NamedTuple

from heptapolis.arena.match import PlayedMatch
from heptapolis.core.result import Result

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

Z_95 = 1.959964  # standard deviations of a 95 % interval


class Interval(NamedTuple):
    """A 95 % confidence interval."""

    low: float
    high: float


def wilson_interval(wins: float, trials: int) -> Interval:
    """The Wilson score interval of a rate; valid for few games and for rates near 0 or 1."""
    if not trials:
        return Interval(0.0, 1.0)
    rate, z = wins / trials, Z_95 * Z_95 / trials
    centre = (rate + z / 2) / (1 + z)
    half = sqrt(rate * (1 - rate) * z + z * z / 4) / (1 + z)
    return Interval(max(0.0, centre - half), min(1.0, centre + half))


def mean_interval(values: Sequence[float]) -> Interval:
    """The 95 % confidence interval of a mean."""
    mean = fmean(values)
    half = Z_95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Interval(mean - half, mean + half)


def victory_share(result: Result) -> float:
    """How much a victory counts: less if seats or teams share it. Team-mates win together."""
    sides = sum(result.ranks[side[0]] == 1 for side in result.teams)
    return 1 / (sides or len(result.winners))


@dataclass
class Rating:
    """Skill as a normal distribution; `ordinal` is almost certainly a lower bound."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """A cautious estimate of skill: three standard deviations below the mean."""
        return self.mu - 3 * self.sigma


class Ratings:
    """openskill ratings of players by name, updated match by match in order."""

    def __init__(self) -> None:
        self.table: dict[str, Rating] = {}

    @cached_property
    def _model(self) -> "PlackettLuce":
        from openskill.models import PlackettLuce

        return PlackettLuce()

    def of(self, name: str) -> Rating:
        """The rating of this player; a new one gets the starting value."""
        if name not in self.table:
            fresh = self._model.rating()
            self.table[name] = Rating(fresh.mu, fresh.sigma)
        return self.table[name]

    def add(self, played: PlayedMatch) -> None:
        """Update the ratings with one match."""
        self.rate(played.bots, played.result)

    def rate(self, players: Sequence[str], result: Result) -> None:
        """Update the ratings with one game; a player at several seats gets the mean of their new ratings."""
        sides = result.teams or [(seat,) for seat in range(len(players))]
        before = [[self._rating_of(players[seat]) for seat in side] for side in sides]
        after = self._model.rate(before, ranks=[result.ranks[side[0]] for side in sides])
        found: dict[str, list[PlackettLuceRating]] = {}
        for side, ratings in zip(sides, after, strict=True):
            for seat, rating in zip(side, ratings, strict=True):
                found.setdefault(players[seat], []).append(rating)
        for name, seats in found.items():
            self.table[name] = Rating(fmean(one.mu for one in seats), fmean(one.sigma for one in seats))

    def _rating_of(self, name: str) -> "PlackettLuceRating":
        rating = self.of(name)
        return self._model.rating(mu=rating.mu, sigma=rating.sigma)


def rate(matches: Iterable[PlayedMatch]) -> Ratings:
    """The ratings after these matches."""
    ratings = Ratings()
    for match in matches:
        ratings.add(match)
    return ratings
