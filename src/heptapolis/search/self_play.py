"""Learning a policy by self-play.

All seats sample their moves from the same policy. After every round of games the weights follow the policy
gradient (REINFORCE, https://doi.org/10.1007/BF00992696, with the mean reward of the previous round as the
baseline, and Adam, https://arxiv.org/abs/1412.6980, for the steps). The result is the average of the weights
over the last rounds.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from heptapolis.core.chance import derive
from heptapolis.kernel.engine import AnyEngine
from heptapolis.kernel.jit import compile_kernels, direct
from heptapolis.kernel.random64 import stream
from heptapolis.search.capacity import check_capacities
from heptapolis.search.policy_weights import Vector
from heptapolis.search.softmax_policy import CANDIDATES
from heptapolis.search.tree import MAX_SEATS, TREE, UNITS_PER_POINT

LEARNING_RATE = 0.05
ADAM_BETA1, ADAM_BETA2 = 0.9, 0.99
ADAM_EPSILON = 1e-4
AVERAGED_SHARE = 0.25  # of all rounds, at the end: their weights are averaged
MARGIN_SCALE_POINTS = 15.0  # a clear win, for rewards that count points

Vector64 = npt.NDArray[np.float64]


@dataclass(frozen=True)
class TrainingStep:
    """The result of a round of games: the new weights, and the mean points of all seats."""

    number: int
    weights: Vector
    mean: float


class SelfPlay:
    """Plays a compiled game with a policy at each seat, for points and the policy gradient."""

    def __init__(self, engine: AnyEngine) -> None:
        check_capacities(engine)
        compile_kernels((engine.search.policy_gradient,))
        new, size = engine.layout.new, engine.features.SIZE
        self.engine, self.players = engine, engine.game.players
        self._games, self._work = new(engine.layout.GAME), new(engine.layout.WORK)
        self._candidates, self._tree = new(CANDIDATES), new(TREE)
        self._candidates[0].temperature = 1.0
        self._tree[0].reward = engine.learning_reward
        self._tree[0].margin_scale = MARGIN_SCALE_POINTS * UNITS_PER_POINT
        self._seat_gradients, self._rng = np.zeros((MAX_SEATS, size)), stream(0)
        self._rows = np.zeros(engine.sheet_rows, np.int16)

    def reset_baseline(self) -> None:
        """Forget the mean reward of earlier rounds."""
        self._tree[0].baseline = 0.0

    def play(self, weights: Vector, seeds: npt.NDArray[np.int64]) -> tuple[npt.NDArray[np.int32], Vector64]:
        """Play a game for each seed, each seat by its row of weights: points (game, seat) and gradient."""
        gradient, points = np.zeros(weights.shape[1]), np.zeros((len(seeds), MAX_SEATS), np.int32)
        self._tree[0].baseline = direct(self.engine.search.policy_gradient)(
            self.engine.tables,
            self.engine.blank,
            self._games,
            seeds,
            self._work,
            weights,
            self._candidates,
            self._tree,
            self._seat_gradients,
            gradient,
            points,
            self._rows,
            self._rng,
        )
        return points[:, : self.players] // UNITS_PER_POINT, gradient / len(seeds)


class Adam:
    """The Adam optimiser, for gradient ascent."""

    def __init__(self, size: int) -> None:
        self._mean, self._square, self._steps = np.zeros(size), np.zeros(size), 0

    def step(self, gradient: Vector64, learning_rate: float) -> Vector64:
        """How far to move the weights."""
        self._steps += 1
        self._mean = ADAM_BETA1 * self._mean + (1 - ADAM_BETA1) * gradient
        self._square = ADAM_BETA2 * self._square + (1 - ADAM_BETA2) * gradient**2
        scale = np.sqrt(self._square / (1 - ADAM_BETA2**self._steps)) + ADAM_EPSILON
        return np.asarray(learning_rate * self._mean / (1 - ADAM_BETA1**self._steps) / scale)


def learn(
    variants: Sequence[SelfPlay], start: Vector, rounds: int, games: int, seed: int
) -> Iterator[TrainingStep]:
    """Train round after round, taking the variants of the game in turn; the last weights are an average."""
    weights, last_weights = start.astype(np.float64), list[Vector64]()
    adam = Adam(len(start))
    for variant in variants:
        variant.reset_baseline()
    for number in range(1, rounds + 1):
        variant, same = variants[number % len(variants)], np.tile(weights.astype(np.float32), (MAX_SEATS, 1))
        points, gradient = variant.play(same, seeds_of(derive(seed, number), games))
        weights = weights + adam.step(gradient, _learning_rate(number, rounds))
        if number > (1 - AVERAGED_SHARE) * rounds:
            last_weights.append(weights)
        final = np.mean(last_weights, axis=0) if number == rounds else weights
        yield TrainingStep(number, final.astype(np.float32), float(points.mean()))


def seeds_of(seed: int, games: int) -> npt.NDArray[np.int64]:
    """A seed for every game of a round."""
    return np.array([derive(seed, number) for number in range(games)], np.int64)


def _learning_rate(number: int, rounds: int) -> float:
    """Constant in the first half, then decreasing."""
    return LEARNING_RATE * min(1.0, 2 * (1 - number / rounds) + 0.05)
