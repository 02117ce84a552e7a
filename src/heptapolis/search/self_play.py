"""Learning a policy by playing: the weights follow the slope of what games were worth.

Everybody plays by the same weights and by chance. After a round of games each weight is moved towards what
made seats fare better than expected (REINFORCE, with the mean of earlier rounds as its baseline, and Adam
for the steps). At the end the new policy meets the old one, the same deals with seats exchanged.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from heptapolis.core.chance import derive
from heptapolis.kernel.engine import Engine
from heptapolis.kernel.jit import compile_kernels, direct
from heptapolis.kernel.random64 import stream
from heptapolis.search.policy import PAPER
from heptapolis.search.tree import SEATS, TREE, UNIT

PACE = 0.05  # how far a weight moves in a round at most
CLEAR_WIN = 15.0  # points ahead
MEMORY, LONG_MEMORY = 0.9, 0.99  # of earlier slopes and of their squares
KEPT = 0.25  # the last rounds whose weights are averaged

Vector = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Lesson:
    """What a round of games led to: the new weights, and the mean points of all seats."""

    number: int
    weights: Vector
    mean: float


class School:
    """Plays guided games of one compiled game."""

    def __init__(self, engine: Engine) -> None:
        compile_kernels((engine.searching.learn,))
        new, size = engine.layout.new, engine.features.SIZE
        self.engine, self.players = engine, engine.game.players
        self._parts = (new(engine.layout.GAME), new(engine.layout.WORK), new(PAPER), new(TREE))
        self._parts[2][0].temperature = 1.0
        self._parts[3][0].reward, self._parts[3][0].scale = engine.learning_reward, CLEAR_WIN * UNIT
        self._slopes, self._rng = np.zeros((SEATS, size)), stream(0)
        self._rows = np.zeros(engine.sheet_rows, np.int16)

    def forget(self) -> None:
        """Expect nothing yet of a game."""
        self._parts[3][0].expected = 0.0

    def play(self, weights: Vector, seeds: npt.NDArray[np.int64]) -> tuple[Any, Any]:
        """A game a seed, each seat with its row of weights; the points (game, seat) and the slope."""
        games, work, paper, tree = self._parts
        slope, points = np.zeros(weights.shape[1]), np.zeros((len(seeds), SEATS), np.int32)
        tree[0].expected = direct(self.engine.searching.learn)(
            self.engine.tables,
            self.engine.blank,
            games,
            seeds,
            work,
            weights,
            paper,
            tree,
            self._slopes,
            slope,
            points,
            self._rows,
            self._rng,
        )
        return points[:, : self.players] // UNIT, slope / len(seeds)


def learn(schools: Sequence[School], start: Vector, rounds: int, games: int, seed: int) -> Iterator[Lesson]:
    """Round after round, in turn in each of the schools; the last weights are an average."""
    weights, kept = start.astype(np.float64), list[npt.NDArray[np.float64]]()
    speed, square = np.zeros(len(start)), np.zeros(len(start))
    for school in schools:
        school.forget()
    for number in range(1, rounds + 1):
        school, same = schools[number % len(schools)], np.tile(weights.astype(np.float32), (SEATS, 1))
        points, slope = school.play(same, seeds_of(derive(seed, number), games))
        speed = MEMORY * speed + (1 - MEMORY) * slope
        square = LONG_MEMORY * square + (1 - LONG_MEMORY) * slope**2
        size = np.sqrt(square / (1 - LONG_MEMORY**number)) + 1e-4
        weights = weights + _pace(number, rounds) * speed / (1 - MEMORY**number) / size
        if number > (1 - KEPT) * rounds:
            kept.append(weights)
        final = np.mean(kept, axis=0) if number == rounds else weights
        yield Lesson(number, final.astype(np.float32), float(points.mean()))


def seeds_of(seed: int, games: int) -> npt.NDArray[np.int64]:
    """A seed for every game of a round."""
    return np.array([derive(seed, number) for number in range(games)], np.int64)


def _pace(number: int, rounds: int) -> float:
    """Full in the first half, then less and less."""
    return PACE * min(1.0, 2 * (1 - number / rounds) + 0.05)
