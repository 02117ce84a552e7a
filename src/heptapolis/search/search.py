"""Search over a compiled game, for Python: from the view of a seat to statistics of its moves.

Every thread grows its own trees from states that it draws; at the end, the statistics at their roots are
added up. With a fixed number of playouts and threads, the outcome depends only on the seed; with a time
limit, it also depends on the machine.
"""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from time import perf_counter
from typing import ClassVar

import numpy as np

from heptapolis.core.chance import derive
from heptapolis.core.contract import Move, View
from heptapolis.kernel.engine import AnyEngine, Kernels
from heptapolis.kernel.jit import Kernel, Progress, compile_kernels, direct
from heptapolis.kernel.random64 import stream
from heptapolis.search.capacity import check_capacities
from heptapolis.search.policy_weights import Vector
from heptapolis.search.softmax_policy import CANDIDATES, MAX_CANDIDATES
from heptapolis.search.tree import (
    EDGE,
    EDGE_SLOTS,
    TREE,
    UNITS_PER_POINT,
    Reward,
    TotalRewards,
    TreeKind,
    Visits,
    add_root_stats,
)

FIRST_CHUNK_PLAYOUTS = 8  # before checking the clock for the first time
CHUNK_SECONDS = 0.003  # between two checks of the clock after that
MARGIN_SCALE_POINTS = 10.0  # a clear win, for rewards that count points
REWARD_PER_POINT = 1 / (8 * MARGIN_SCALE_POINTS)  # of the mixed reward: half of it counts points
FPU_REDUCTION = 0.1


@dataclass(frozen=True)
class SearchConfig:
    """The parameters of a search; `docs/bots.md` has the measurements behind the defaults."""

    tree: str = "multi"
    reward: str = "mixed"
    exploration: float = 0.5
    temperature: float = 1.0
    root_prior_mix: float = 0.5
    threads: int = 1
    favourites: Mapping[str, float] = field(default_factory=dict)  # extra points for a point, by row


@dataclass(frozen=True)
class MoveStats:
    """What a search found out about one move."""

    move: Move
    visits: int
    value: float  # the mean reward, from 0 to 1
    prior: float


class SearchThread:
    """One thread's trees and scratch records."""

    def __init__(self, engine: AnyEngine, weights: Vector, config: SearchConfig) -> None:
        new = engine.layout.new
        self.engine, self.weights = engine, weights
        self.games, self.work = new(engine.layout.GAME), new(engine.layout.WORK)
        self.candidates, self.tree, self.edges = new(CANDIDATES), new(TREE), new(EDGE, EDGE_SLOTS)
        self.rows = np.zeros(engine.sheet_rows, np.int16)
        self.candidates[0].temperature = config.temperature
        tree = self.tree[0]
        tree.kind, tree.reward = TreeKind[config.tree.upper()], Reward[config.reward.upper()]
        tree.exploration, tree.fpu_reduction = config.exploration, FPU_REDUCTION
        tree.root_prior_mix = config.root_prior_mix
        tree.margin_scale = MARGIN_SCALE_POINTS * UNITS_PER_POINT
        for row, more in config.favourites.items():
            tree.row_reward[engine.rows.index(row)] = more * REWARD_PER_POINT

    def start(self, view: View, seat: int, seed: int) -> None:
        """Clear the trees, and search from this view next."""
        self.sampler, self.rng = self.engine.sampler(view), stream(seed)
        self.tree[0].seat = seat
        self.edges.view(np.uint8)[:] = 0

    def run(self, playouts: int) -> None:
        """Add playouts to the trees."""
        direct(self.engine.search.search)(
            self.engine.tables,
            self.sampler.known,
            self.games,
            self.work,
            self.weights,
            self.candidates,
            self.tree,
            self.edges,
            self.rows,
            self.rng,
            playouts,
        )

    def run_until(self, end: float) -> None:
        """Add playouts until the clock reaches this time, but at least one chunk."""
        chunk, now = FIRST_CHUNK_PLAYOUTS, perf_counter()
        while chunk:
            self.run(chunk)
            before, now = now, perf_counter()
            seconds = (now - before) / chunk
            chunk = int(min(CHUNK_SECONDS, end - now) / seconds) if now < end else 0

    def list_candidates(self, seat: int) -> int:
        """Write the candidates of the seat in a state that it could be in; return how many there are."""
        self.sampler.draw(self.games, self.rng)
        return self.write_candidates(seat)

    def write_candidates(self, seat: int) -> int:
        """Write the candidates of the seat with the policy's priors."""
        write = direct(self.engine.search.list_candidates)
        return int(write(self.engine.tables, self.games, seat, self.work, self.weights, self.candidates))

    def move_stats(self, seat: int, place: int, visits: int, value: float) -> MoveStats:
        """The statistics of one of the candidates written last."""
        candidates = self.candidates[0]
        move = self.engine.move(self.games, seat, int(candidates.action[place]))
        return MoveStats(move, visits, value, float(candidates.prior[place]))


class Search:
    """A search for one game and policy; you can reuse it, from one thread at a time."""

    thread_class: ClassVar[type[SearchThread]] = SearchThread

    def __init__(
        self,
        engine: AnyEngine,
        weights: Vector,
        config: SearchConfig,
        progress: Progress | None = None,
    ) -> None:
        check_capacities(engine)
        compile_kernels((*self.entry_points(engine), add_root_stats), progress)
        self._threads = [self.thread_class(engine, weights, config) for _ in range(config.threads)]
        self._pool = ThreadPoolExecutor(config.threads) if config.threads > 1 else None

    @staticmethod
    def entry_points(engine: Kernels) -> tuple[Kernel, ...]:
        """The kernels that it calls."""
        return engine.search.search, engine.search.list_candidates

    def run_playouts(self, view: View, seat: int, seed: int, playouts: int) -> list[MoveStats]:
        """Run this many playouts, shared among the threads; return the moves, the best first."""
        share = -(-playouts // len(self._threads))
        self._start(view, seat, seed)
        self._run_all(lambda thread: thread.run(share))
        return self._move_stats(seat)

    def run_seconds(self, view: View, seat: int, seed: int, seconds: float) -> list[MoveStats]:
        """Search for this many seconds; return the moves, the best first."""
        end = perf_counter() + seconds
        self._start(view, seat, seed)
        self._run_all(lambda thread: thread.run_until(end))
        return self._move_stats(seat)

    def rank_by_policy(self, view: View, seat: int) -> list[MoveStats]:
        """The moves in the order of their priors, the likeliest first, without a search."""
        self._start(view, seat, 0)
        return self._move_stats(seat)

    def close(self) -> None:
        """Stop the threads."""
        if self._pool:
            self._pool.shutdown()

    def _start(self, view: View, seat: int, seed: int) -> None:
        for number, thread in enumerate(self._threads):
            thread.start(view, seat, derive(seed, number))

    def _run_all(self, work: Callable[[SearchThread], None]) -> None:
        if self._pool:
            list(self._pool.map(work, self._threads))
        else:
            work(self._threads[0])

    def _move_stats(self, seat: int) -> list[MoveStats]:
        """The statistics at the roots of all threads, added up."""
        first = self._threads[0]
        count = first.list_candidates(seat)
        visits: Visits = np.zeros(MAX_CANDIDATES, np.int64)
        totals: TotalRewards = np.zeros(MAX_CANDIDATES)
        for thread in self._threads:
            direct(add_root_stats)(first.candidates, thread.edges, seat, visits, totals)
        means = totals / np.maximum(1, visits)
        found = [first.move_stats(seat, n, int(visits[n]), float(means[n])) for n in range(count)]
        return sorted(found, key=lambda stats: (-stats.visits, -stats.value, -stats.prior))
