"""Sums over the cities of many games: how those with a board, a card or a strategy fared."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from heptapolis.arena.stats import Tally

Numbers: TypeAlias = npt.NDArray[Any]
STRATEGY = "strategy"


@dataclass(frozen=True)
class Owned:
    """What cities had of one kind: names, and pairs of a name's place and the city that had it."""

    names: Sequence[str]
    places: Numbers
    cities: Numbers


@dataclass(frozen=True)
class Row:
    """The mean points of a row of the score sheet, of winners and of the others."""

    winners: float
    others: float
    error: float  # of the difference, a standard error


@dataclass
class PointsTally(Tally):
    """A tally that knows how much the points vary, too."""

    squares: int = 0  # of the points

    def mean_points(self) -> tuple[float, float]:
        """The mean, and half its interval of 95 %."""
        mean = self.points / self.taken
        variance = max(0.0, self.squares / self.taken - mean * mean)
        return mean, 1.96 * math.sqrt(variance / self.taken)


@dataclass
class Configuration:
    """A kind of game, and what was found in games of it."""

    bot: str
    games: int
    cities: int
    par: float  # the win rate of an average city
    points: float
    rows: dict[str, Row] = field(default_factory=dict)
    tallies: dict[str, dict[str, PointsTally]] = field(default_factory=dict)  # by kind and name

    def to_dict(self) -> dict[str, Any]:
        return {
            **{name: getattr(self, name) for name in ("bot", "games", "cities", "par", "points")},
            "rows": {name: [row.winners, row.others, row.error] for name, row in self.rows.items()},
            "tallies": {
                kind: {
                    name: [one.taken, one.wins, one.points, one.squares]
                    for name, one in sorted(found.items())
                }
                for kind, found in self.tallies.items()
            },
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "Configuration":
        rows = {name: Row(*numbers) for name, numbers in data["rows"].items()}
        tallies = {
            kind: {name: PointsTally(0, *numbers) for name, numbers in found.items()}
            for kind, found in data["tallies"].items()
        }
        plain = {name: data[name] for name in ("bot", "games", "cities", "par", "points")}
        return cls(**plain, rows=rows, tallies=tallies)


class Collector:
    """Adds up cities; every array has one entry per city."""

    def __init__(self, rows: Sequence[str]) -> None:
        self._rows = rows
        self._sheets: list[Numbers] = []
        self._wins: list[Numbers] = []
        self._tallies: dict[str, dict[str, PointsTally]] = {}

    def add(self, sheets: Numbers, wins: Numbers, owned: Mapping[str, Owned]) -> None:
        """Add cities: their score sheets, their shares of the victory, and what they had."""
        self._sheets.append(sheets[:, : len(self._rows)])
        self._wins.append(wins)
        for kind, found in owned.items():
            self._count(kind, found, wins, sheets.sum(axis=1))

    def _count(self, kind: str, owned: Owned, wins: Numbers, points: Numbers) -> None:
        size = len(owned.names)
        taken = np.bincount(owned.places, minlength=size)
        won = np.bincount(owned.places, wins[owned.cities], minlength=size)
        scored = np.bincount(owned.places, points[owned.cities], minlength=size)
        squares = np.bincount(owned.places, points[owned.cities].astype(np.int64) ** 2, minlength=size)
        tallies = self._tallies.setdefault(kind, {})
        for place in map(int, np.flatnonzero(taken)):
            tally = tallies.setdefault(owned.names[place], PointsTally())
            tally.taken += int(taken[place])
            tally.wins = round(tally.wins + float(won[place]), 3)
            tally.points += int(scored[place])
            tally.squares += int(squares[place])

    def finish(self, bot: str, games: int) -> Configuration:
        """Everything that was added, with the strategy of every city."""
        sheets, wins = np.concatenate(self._sheets), np.concatenate(self._wins)
        strategies = Owned(self._rows, find_strategies(sheets), np.arange(len(sheets)))
        self._count(STRATEGY, strategies, wins, sheets.sum(axis=1))
        return Configuration(
            bot=bot,
            games=games,
            cities=len(sheets),
            par=round(float(wins.mean()), 5),
            points=round(float(sheets.sum(axis=1).mean()), 3),
            rows={row: _compare(sheets[:, place], wins) for place, row in enumerate(self._rows)},
            tallies=self._tallies,
        )


def find_strategies(sheets: Numbers) -> Numbers:
    """The row in which each city scored most above the mean of all cities."""
    return np.asarray(np.argmax(sheets - sheets.mean(axis=0), axis=1))


def _compare(points: Numbers, wins: Numbers) -> Row:
    """A row of winners against that of the others; shared victories count as fractions of a winner."""
    lost = 1 - wins
    means = [float((points * weights).sum() / weights.sum()) for weights in (wins, lost)]
    error = float(points.std()) * (1 / wins.sum() + 1 / lost.sum()) ** 0.5
    return Row(round(means[0], 3), round(means[1], 3), round(error, 4))
