"""Who plays the games that a network learns from: workers, each with scratch records of its own.

A round is divided into shares, one per worker. The sum of what they found depends only on the shares, so
threads here and workers on a cluster learn the same.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import TracebackType
from typing import Protocol, Self

import numpy as np
import numpy.typing as npt

from heptapolis.core.chance import Chance, derive
from heptapolis.kernel.arrays import Records
from heptapolis.kernel.engine import AnyEngine
from heptapolis.kernel.jit import compile_kernels, direct
from heptapolis.kernel.random64 import stream
from heptapolis.search.capacity import check_capacities
from heptapolis.search.network import HIDDEN, HIDDEN_1, HIDDEN_2, INPUTS
from heptapolis.search.network_weights import network_shape
from heptapolis.search.policy_weights import Vector
from heptapolis.search.softmax_policy import CANDIDATES
from heptapolis.search.trajectory import MAX_DECISIONS, STATS, TRAJECTORY
from heptapolis.search.tree import TREE, UNITS_PER_POINT, Reward

MARGIN_SCALE_POINTS = 8.0  # a clear win
GAE_LAMBDA = 0.85

Seeds = npt.NDArray[np.int64]


class Variant:
    """A variant of the game with its frozen opponents; what learns is a network, or only a linear policy."""

    def __init__(self, engine: AnyEngine, frozen: Vector, *, linear: bool = False) -> None:
        self.engine, self.frozen, self.linear = engine, frozen, linear
        self.shape = network_shape(engine, linear=linear)
        self.has_teams = bool(engine.game.options.get("teams"))

    def seats(self, seed: int, games: int) -> Seeds:
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


@dataclass(frozen=True)
class Share:
    """The games of a round that one worker plays, and how they are learned from."""

    variant: int  # its number
    weights: Vector
    seeds: Seeds
    seats: Seeds  # those that learn, as bits, by game
    advantage_scale: float = 1.0
    entropy_bonus: float = 0.0
    exploration: float = 0.0  # share of the decisions that are drawn evenly
    look_ahead: float = 0.0  # share of the decisions whose candidates are tried on copies of the game


@dataclass(frozen=True)
class Played:
    """What a share of games adds up to."""

    gradient: Vector
    stats: npt.NDArray[np.float64]  # `RoundStats` are made from these sums


class Worker:
    """Plays shares of games and adds up their gradients, for one thread."""

    def __init__(self, variants: Sequence[Variant]) -> None:
        self._learners = [GameLearner(variant) for variant in variants]

    def play(self, share: Share) -> Played:
        return self._learners[share.variant].play(share)


class Workers(Protocol):
    """All workers, which may need to be set up and closed."""

    @property
    def count(self) -> int: ...

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def play(self, shares: Sequence[Share]) -> Sequence[Played]:
        """Let the first worker play the first share, the second the second, and so on, all at once."""


class ThreadWorkers:
    """Workers that are threads of this process."""

    def __init__(self, variants: Sequence[Variant], threads: int) -> None:
        self.count = threads
        self._workers = [Worker(variants) for _ in range(threads)]

    def __enter__(self) -> Self:
        self._pool = ThreadPoolExecutor(self.count)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pool.shutdown()

    def play(self, shares: Sequence[Share]) -> Sequence[Played]:
        jobs = [self._pool.submit(w.play, share) for w, share in zip(self._workers, shares, strict=True)]
        return [job.result() for job in jobs]


class GameLearner:
    """Plays games of one variant and adds up their gradients, with the scratch records of one thread."""

    def __init__(self, variant: Variant) -> None:
        engine = variant.engine
        check_capacities(engine)
        compile_kernels((engine.self_play.learn_games,))
        new = engine.layout.new
        self._variant = variant
        # The second of two records is for a look-ahead.
        self._games, self._work = new(engine.layout.GAME, 2), new(engine.layout.WORK)
        self._candidates, self._tree = new(CANDIDATES, 2), new(TREE)
        self._inputs, self._trajectory = new(INPUTS), new(TRAJECTORY)
        self._layers = np.zeros((MAX_DECISIONS + 1, HIDDEN), np.float32)  # the last row is a spare
        self._rows, self._rng = np.zeros(engine.sheet_rows, np.int16), stream(0)
        self._candidates.temperature = 1.0
        self._tree[0].reward = Reward.WIN_AND_MARGIN
        self._tree[0].margin_scale = MARGIN_SCALE_POINTS * UNITS_PER_POINT
        self._trajectory[0].gae_lambda = GAE_LAMBDA

    def play(self, share: Share) -> Played:
        """Play a game for each seed."""
        variant, engine = self._variant, self._variant.engine
        played = Played(np.zeros(int(variant.shape[0].total), np.float32), np.zeros(STATS))
        self._trajectory[0].advantage_scale = share.advantage_scale
        self._trajectory[0].entropy_bonus = share.entropy_bonus
        self._trajectory[0].exploration = share.exploration
        self._trajectory[0].look_ahead = share.look_ahead
        direct(engine.self_play.learn_games)(
            engine.tables,
            engine.blank,
            self._games,
            share.seeds,
            share.seats,
            self._work,
            variant.shape,
            share.weights,
            transpose_second(variant.shape, share.weights),
            variant.frozen,
            self._candidates,
            self._inputs,
            self._trajectory,
            self._layers,
            self._tree,
            played.gradient,
            played.stats,
            self._rows,
            self._rng,
        )
        return played


def seeds_of(seed: int, games: int) -> Seeds:
    """A seed for every game of a round."""
    return np.array([derive(seed, number) for number in range(games)], np.int64)


def transpose_second(shape: Records, weights: Vector) -> Vector:
    """The weights of the second hidden layer, transposed for backpropagation."""
    second = weights[shape[0].second : shape[0].second_bias].reshape(HIDDEN_1, HIDDEN_2)
    return np.ascontiguousarray(second.T).ravel()
