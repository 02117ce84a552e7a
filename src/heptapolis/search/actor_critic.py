"""Learning a network by self-play: advantage actor-critic (A2C, https://arxiv.org/abs/1602.01783).

Every round plays games of one variant of the game. In half of them all seats learn; in the others some seats
follow a frozen policy, so that the network does not overfit to itself. Then Adam
(https://arxiv.org/abs/1412.6980) takes one step. The result is a moving average of the weights. The same seed
and number of threads learn the same network.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from heptapolis.core.chance import Chance, derive
from heptapolis.kernel.arrays import Real, Records
from heptapolis.kernel.engine import AnyEngine
from heptapolis.kernel.jit import compile_kernels, direct, kernel
from heptapolis.kernel.random64 import stream
from heptapolis.search.capacity import check_capacities
from heptapolis.search.network import HIDDEN, HIDDEN_1, HIDDEN_2, INPUTS, Floats
from heptapolis.search.network_weights import network_shape
from heptapolis.search.policy_weights import Vector
from heptapolis.search.self_play import seeds_of
from heptapolis.search.softmax_policy import CANDIDATES
from heptapolis.search.trajectory import MAX_DECISIONS, STATS, TRAJECTORY
from heptapolis.search.tree import TREE, UNITS_PER_POINT, Reward

MARGIN_SCALE_POINTS = 8.0  # a clear win
LEARNING_RATE = 1e-3
FEATURE_RATE = 4.0  # how much faster the feature weights learn than the others
ENTROPY_BONUS = (0.02, 0.004)  # at the start and at the end
GAE_LAMBDA = 0.85
START_SHARE = 0.5  # of the linear policy's weights, which learning starts from
AVERAGE_DECAY = 0.997  # of the moving average of the weights, per round
ADAM_BETA1, ADAM_BETA2, ADAM_EPSILON = 0.9, 0.999, 1e-7
ACTIVE_INPUTS = 130  # in a typical position: sets the scale of the initial weights
MEAN_FIELDS = ("points", "wins", "entropy", "error")


@dataclass(frozen=True)
class RoundStats:
    """How a round of learning went, as means."""

    number: int
    points: float  # of the seats that learn
    wins: float  # of the learning seats against frozen ones, times the number of seats: 1 is par
    entropy: float  # of a decision
    error: float  # mean squared error of the value
    decisions: int

    def __str__(self) -> str:
        return (
            f"points {self.points:.2f}, wins {self.wins:.2f} of par against frozen policies, "
            f"entropy {self.entropy:.3f}, value error {self.error:.4f}"
        )


def mean_stats(rounds: Sequence[RoundStats]) -> RoundStats:
    """The means of several rounds, under the number of the last one."""
    means = {name: float(np.mean([getattr(one, name) for one in rounds])) for name in MEAN_FIELDS}
    return RoundStats(rounds[-1].number, **means, decisions=sum(one.decisions for one in rounds))


@dataclass(frozen=True)
class Schedule:
    """How long to learn, and with what settings."""

    rounds: int
    games: int = 64
    seed: int = 1
    threads: int = 1
    learning_rate: float = LEARNING_RATE


def new_weights(shape: Records, features: Vector, seed: int) -> Vector:
    """Random hidden layers, and a linear policy that is less sure of itself, so that it explores."""
    sizes, random = shape[0], np.random.default_rng(seed)
    weights = np.zeros(int(sizes.total), np.float32)
    weights[: len(features)] = START_SHARE * features
    first = weights[sizes.first : sizes.first_bias]
    first[:] = random.normal(0, np.sqrt(2 / ACTIVE_INPUTS), len(first))
    second = weights[sizes.second : sizes.second_bias]
    second[:] = random.normal(0, np.sqrt(2 / HIDDEN_1), len(second))
    weights[sizes.value : sizes.value + HIDDEN_2] = random.normal(0, 0.05, HIDDEN_2)
    return weights


def transpose_second(shape: Records, weights: Vector) -> Vector:
    """The weights of the second hidden layer, transposed for backpropagation."""
    second = weights[shape[0].second : shape[0].second_bias].reshape(HIDDEN_1, HIDDEN_2)
    return np.ascontiguousarray(second.T).ravel()


class GameLearner:
    """Plays games of one variant and adds up their gradients, with the scratch records of one thread."""

    def __init__(self, engine: AnyEngine, shape: Records) -> None:
        check_capacities(engine)
        compile_kernels((engine.network.learn_games,))
        new = engine.layout.new
        self.engine, self.shape = engine, shape
        self._games, self._work = new(engine.layout.GAME), new(engine.layout.WORK)
        self._candidates, self._tree = new(CANDIDATES), new(TREE)
        self._inputs, self.trajectory = new(INPUTS), new(TRAJECTORY)
        self._layers = np.zeros((MAX_DECISIONS + 1, HIDDEN), np.float32)  # the last row is a spare
        self._rows, self._rng = np.zeros(engine.sheet_rows, np.int16), stream(0)
        self._candidates[0].temperature = 1.0
        self._tree[0].reward = Reward.WIN_AND_MARGIN
        self._tree[0].margin_scale = MARGIN_SCALE_POINTS * UNITS_PER_POINT
        self.trajectory[0].gae_lambda = GAE_LAMBDA
        self.gradient = np.zeros(int(shape[0].total), np.float32)
        self.stats = np.zeros(STATS)

    def play(
        self,
        weights: Vector,
        transposed: Vector,
        frozen: Vector,
        seeds: npt.NDArray[np.int64],
        learners: npt.NDArray[np.int64],
    ) -> None:
        """Play a game for each seed, with these seats as learners."""
        direct(self.engine.network.learn_games)(
            self.engine.tables,
            self.engine.blank,
            self._games,
            seeds,
            learners,
            self._work,
            self.shape,
            weights,
            transposed,
            frozen,
            self._candidates,
            self._inputs,
            self.trajectory,
            self._layers,
            self._tree,
            self.gradient,
            self.stats,
            self._rows,
            self._rng,
        )


class Variant:
    """A variant of the game with its frozen opponents, and a learner for each thread."""

    def __init__(self, engine: AnyEngine, frozen: Vector, threads: int) -> None:
        self.engine, self.frozen = engine, frozen
        self.shape = network_shape(engine)
        self.learners = [GameLearner(engine, self.shape) for _ in range(threads)]
        self.has_teams = bool(engine.game.options.get("teams"))
        self.advantage_scale = 0.1

    def seats(self, seed: int, games: int) -> npt.NDArray[np.int64]:
        """The learning seats of every game, as bits: all of them in every other game."""
        players, chance = self.engine.game.players, Chance(seed)
        everybody = (1 << players) - 1
        return np.array(
            [
                _some_seats(players, self.has_teams, chance) if number % 2 else everybody
                for number in range(games)
            ],
            np.int64,
        )


def _some_seats(players: int, teams: bool, chance: Chance) -> int:
    """Some seats, but neither none nor all of them; teams stay together."""
    sides = players // 2 if teams else players
    chosen = 1 + chance.below((1 << sides) - 2)
    return sum(3 << 2 * side for side in range(sides) if chosen >> side & 1) if teams else chosen


class Learner:
    """The weights of a network while it learns, with everything needed to resume later."""

    def __init__(self, variants: Sequence[Variant], weights: Vector, schedule: Schedule) -> None:
        compile_kernels((adam_step,))
        self.variants, self.schedule = variants, schedule
        self.weights, self.average = weights.copy(), weights.copy()
        self._mean, self._square = np.zeros_like(weights), np.zeros_like(weights)
        self.round = 0

    def learn(self) -> Iterator[RoundStats]:
        """Play rounds until the schedule is done."""
        with ThreadPoolExecutor(self.schedule.threads) as pool:
            while self.round < self.schedule.rounds:
                yield self._play_round(pool)

    def _play_round(self, pool: ThreadPoolExecutor) -> RoundStats:
        self.round += 1
        variant = self.variants[self.round % len(self.variants)]
        transposed = transpose_second(variant.shape, self.weights)
        seed = derive(self.schedule.seed, self.round)
        seeds, seats = seeds_of(seed, self.schedule.games), variant.seats(seed, self.schedule.games)
        for learner in variant.learners:
            learner.gradient[:], learner.stats[:] = 0, 0
            learner.trajectory[0].advantage_scale = variant.advantage_scale
            learner.trajectory[0].entropy_bonus = np.interp(self._progress, (0, 1), ENTROPY_BONUS)
        shares = np.array_split(np.arange(len(seeds)), len(variant.learners))
        jobs = [
            pool.submit(learner.play, self.weights, transposed, variant.frozen, seeds[share], seats[share])
            for learner, share in zip(variant.learners, shares, strict=True)
        ]
        for job in jobs:
            job.result()
        stats = np.sum([learner.stats for learner in variant.learners], axis=0)
        gradient = np.sum([learner.gradient for learner in variant.learners], axis=0)
        self._step(gradient / np.float32(stats[0]), int(variant.shape[0].features))
        variant.advantage_scale = 0.9 * variant.advantage_scale + 0.1 * float(np.sqrt(stats[1] / stats[0]))
        return RoundStats(
            self.round,
            points=float(stats[5] / stats[4]),
            wins=float(stats[7] / max(1.0, stats[6])),
            entropy=float(stats[2] / stats[0]),
            error=float(stats[3] / stats[0]),
            decisions=int(stats[0]),
        )

    @property
    def _progress(self) -> float:
        return self.round / self.schedule.rounds

    def _step(self, gradient: Vector, features: int) -> None:
        """Move the weights uphill: constant steps in the first half, then decreasing ones."""
        rate = self.schedule.learning_rate * min(1.0, 2 * (1 - self._progress) + 0.03)
        for part, speed in ((slice(0, features), FEATURE_RATE), (slice(features, None), 1.0)):
            direct(adam_step)(
                self.weights[part],
                gradient[part],
                self._mean[part],
                self._square[part],
                self.average[part],
                float(rate * speed),
                self.round,
            )

    def save(self, path: Path) -> None:
        """Write everything to a file, from which `load` resumes."""
        part = path.with_name(f".{path.stem}.part.npz")
        scales = np.array([variant.advantage_scale for variant in self.variants])
        np.savez(
            part,
            weights=self.weights,
            average=self.average,
            mean=self._mean,
            square=self._square,
            round=self.round,
            scales=scales,
        )
        part.replace(path)

    def load(self, path: Path) -> None:
        """Resume from a file that `save` wrote."""
        with np.load(path, allow_pickle=False) as file:
            self.weights[:], self.average[:] = file["weights"], file["average"]
            self._mean[:], self._square[:] = file["mean"], file["square"]
            self.round = int(file["round"])
            for variant, scale in zip(self.variants, file["scales"], strict=True):
                variant.advantage_scale = float(scale)


@kernel
def adam_step(
    weights: Floats, gradient: Floats, mean: Floats, square: Floats, average: Floats, rate: Real, step: int
) -> None:
    """Move the weights along the gradient, and update their moving average."""
    mean_scale, square_scale = 1.0 / (1.0 - ADAM_BETA1**step), 1.0 / (1.0 - ADAM_BETA2**step)
    for place in range(len(weights)):
        mean[place] += (1 - ADAM_BETA1) * (gradient[place] - mean[place])
        square[place] += (1 - ADAM_BETA2) * (gradient[place] * gradient[place] - square[place])
        scale = np.sqrt(square[place] * square_scale) + ADAM_EPSILON
        weights[place] += rate * mean[place] * mean_scale / scale
        average[place] += (1 - AVERAGE_DECAY) * (weights[place] - average[place])
