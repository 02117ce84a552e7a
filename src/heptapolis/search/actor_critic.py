"""Learning by self-play: advantage actor-critic (A2C, https://arxiv.org/abs/1602.01783).

What learns is a network; or a linear policy, for which the network is only the critic.

Every round plays games of one variant of the game. In half of them all seats learn; in the others some seats
follow a frozen policy, so that the network does not overfit to itself. Then Adam
(https://arxiv.org/abs/1412.6980) takes one step. The result is a moving average of the weights. The same seed
and number of workers learn the same network.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from heptapolis.core.chance import derive
from heptapolis.kernel.arrays import Real, Records
from heptapolis.kernel.jit import compile_kernels, direct, kernel
from heptapolis.search.learning_workers import Share, ThreadWorkers, Variant, Workers, seeds_of
from heptapolis.search.network import HIDDEN_1, HIDDEN_2, Floats
from heptapolis.search.policy_weights import Vector

LEARNING_RATE = 2e-3
REFINING_RATE = 4e-4  # for a network that has learned before: larger steps only shake it
FEATURE_RATE = 4.0  # how much faster the feature weights learn than the others
ENTROPY_BONUS = (0.02, 0.004)  # at the start and at the end
REFINING_ENTROPY_BONUS = (0.01, 0.003)
EXPLORATION = 0.015  # of all decisions: about one in a game of four
START_SHARE = 0.5  # of the linear policy's weights, which learning starts from
LINEAR_START_SHARE = 0.8  # if only a linear policy learns
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
    games: int = 16
    seed: int = 1
    threads: int = 1
    learning_rate: float = LEARNING_RATE
    entropy_bonus: tuple[float, float] = ENTROPY_BONUS
    look_ahead: float = 0.0  # share of the decisions in which the policy also learns from a look-ahead

    def refining(self) -> "Schedule":
        """This schedule for a network that has learned before."""
        return replace(self, learning_rate=REFINING_RATE, entropy_bonus=REFINING_ENTROPY_BONUS)


def new_weights(shape: Records, features: Vector, seed: int, share: float = START_SHARE) -> Vector:
    """Random hidden layers, and a linear policy that is less sure of itself, so that it explores."""
    sizes, random = shape[0], np.random.default_rng(seed)
    weights = np.zeros(int(sizes.total), np.float32)
    weights[: len(features)] = share * features
    first = weights[sizes.first : sizes.first_bias]
    first[:] = random.normal(0, np.sqrt(2 / ACTIVE_INPUTS), len(first))
    second = weights[sizes.second : sizes.second_bias]
    second[:] = random.normal(0, np.sqrt(2 / HIDDEN_1), len(second))
    weights[sizes.value : sizes.value + HIDDEN_2] = random.normal(0, 0.05, HIDDEN_2)
    return weights


class Learner:
    """The weights of a network while it learns, with everything needed to resume later."""

    def __init__(
        self,
        variants: Sequence[Variant],
        weights: Vector,
        schedule: Schedule,
        workers: Workers | None = None,
    ) -> None:
        compile_kernels((adam_step,))
        self.variants, self.schedule = variants, schedule
        self.workers = workers or ThreadWorkers(variants, schedule.threads)
        self.weights, self.average = weights.copy(), weights.copy()
        self._mean, self._square = np.zeros_like(weights), np.zeros_like(weights)
        self._advantage_scales = np.full(len(variants), 0.1)
        self.round = 0

    def learn(self) -> Iterator[RoundStats]:
        """Play rounds until the schedule is done."""
        with self.workers:
            while self.round < self.schedule.rounds:
                yield self._play_round()

    def _play_round(self) -> RoundStats:
        self.round += 1
        number = self.round % len(self.variants)
        played = self.workers.play(self._shares(number))
        stats, gradient = (
            np.sum([one.stats for one in played], axis=0),
            np.sum([one.gradient for one in played], axis=0),
        )
        self._step(gradient / np.float32(stats[0]), int(self.variants[number].shape[0].features))
        self._advantage_scales[number] *= 0.9
        self._advantage_scales[number] += 0.1 * np.sqrt(stats[1] / stats[0])
        return RoundStats(
            self.round,
            points=float(stats[5] / stats[4]),
            wins=float(stats[7] / max(1.0, stats[6])),
            entropy=float(stats[2] / stats[0]),
            error=float(stats[3] / stats[0]),
            decisions=int(stats[0]),
        )

    def _shares(self, variant: int) -> list[Share]:
        """The games of this round, divided among the workers."""
        seed, games = derive(self.schedule.seed, self.round), self.schedule.games
        seeds, seats = seeds_of(seed, games), self.variants[variant].seats(seed, games)
        scale = float(self._advantage_scales[variant])
        entropy_bonus = float(np.interp(self._progress, (0, 1), self.schedule.entropy_bonus))
        return [
            Share(
                variant,
                self.weights,
                seeds[part],
                seats[part],
                scale,
                entropy_bonus,
                EXPLORATION,
                self.schedule.look_ahead,
            )
            for part in np.array_split(np.arange(games), self.workers.count)
        ]

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
        np.savez(
            part,
            weights=self.weights,
            average=self.average,
            mean=self._mean,
            square=self._square,
            round=self.round,
            scales=self._advantage_scales,
        )
        part.replace(path)

    def load(self, path: Path) -> None:
        """Resume from a file that `save` wrote."""
        with np.load(path, allow_pickle=False) as file:
            self.weights[:], self.average[:] = file["weights"], file["average"]
            self._mean[:], self._square[:] = file["mean"], file["square"]
            self.round = int(file["round"])
            self._advantage_scales[:] = file["scales"]


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
