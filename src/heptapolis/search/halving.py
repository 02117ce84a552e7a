"""Search by sequential halving: every candidate gets playouts, the worse half is dropped, and so on.

Sequential halving (https://proceedings.mlr.press/v28/karnin13.html) finds the best of a few candidates with a
fixed number of playouts, as at the root of Gumbel AlphaZero (https://openreview.net/forum?id=bERaNdoegnO).
A playout goes a few turns ahead and ends with the network's value. The searching seat follows the network's
policy. How the others play is unknown, so in every playout each of them follows one of both policies.
"""

from collections.abc import Sequence
from functools import partial
from time import perf_counter
from typing import Protocol, cast

import numpy as np

from heptapolis.core.contract import View
from heptapolis.kernel.engine import AnyEngine, Kernels
from heptapolis.kernel.jit import Kernel, direct
from heptapolis.search.lookahead import REWARDS, VISITS
from heptapolis.search.network_search import NetworkSearchThread
from heptapolis.search.policy_weights import Vector, policy_of
from heptapolis.search.search import CHUNK_SECONDS, MoveStats, Search, SearchConfig, SearchThread
from heptapolis.search.softmax_policy import MAX_CANDIDATES

PRIOR_VALUE = 0.003  # what a prior e times as high adds to the value
LEAST_PRIOR = 1e-4
MOST_CANDIDATES = 16  # those with the highest priors

Places = list[int]


class Phase(Protocol):
    """Runs the playouts of one phase in one thread, when so many phases are left."""

    def __call__(self, thread: SearchThread, places: Places, left: int) -> None: ...


class HalvingThread(NetworkSearchThread):
    """One thread's sums at the root, and its scratch records."""

    def __init__(self, engine: AnyEngine, weights: Vector, config: SearchConfig) -> None:
        super().__init__(engine, weights, config)
        self.linear = policy_of(engine.game, engine)
        self.sums = np.zeros((MAX_CANDIDATES, 2))
        self.actions = list[int]()

    def start(self, view: View, seat: int, seed: int) -> None:
        """Clear the sums, and search from this view next."""
        super().start(view, seat, seed)
        self.sums[:] = 0

    def run_each(self, places: Sequence[int], playouts: int) -> None:
        """Add playouts for each of these candidates."""
        for place in places:
            self._run(place, playouts)

    def run_each_until(self, places: Sequence[int], end: float) -> None:
        """Add playouts for each of these candidates until the clock reaches this time, but at least one."""
        chunk, now = 1, perf_counter()
        while chunk:
            self.run_each(places, chunk)
            before, now = now, perf_counter()
            seconds = (now - before) / chunk
            chunk = max(1, int(min(CHUNK_SECONDS, end - now) / seconds)) if now + seconds < end else 0

    def _run(self, place: int, playouts: int) -> None:
        direct(self.engine.network.look_ahead)(
            self.engine.tables,
            self.sampler.known,
            self.games,
            self.work,
            self.shape,
            self.weights,
            self.linear,
            self.candidates,
            self.inputs,
            self.hidden,
            self.tree,
            self.sums,
            self.rows,
            self.rng,
            place,
            self.actions[place],
            playouts,
        )


class HalvingSearch(Search):
    """A search for one game and network by sequential halving."""

    thread_class = HalvingThread

    @staticmethod
    def entry_points(engine: Kernels) -> tuple[Kernel, ...]:
        """The kernels that it calls."""
        return engine.network.look_ahead, engine.network.list_network_candidates, engine.network.evaluate

    def run_playouts(self, view: View, seat: int, seed: int, playouts: int) -> list[MoveStats]:
        """Run about this many playouts, shared among the threads; return the moves, the best first."""
        share = -(-playouts // len(self._threads))

        def run_phase(thread: SearchThread, places: Places, left: int) -> None:
            assert isinstance(thread, HalvingThread)
            remaining = share - int(thread.sums[:, VISITS].sum())
            thread.run_each(places, max(1, remaining // (left * len(places))))

        return self._halve(view, seat, seed, run_phase) if playouts else self.rank_by_policy(view, seat)

    def run_seconds(self, view: View, seat: int, seed: int, seconds: float) -> list[MoveStats]:
        """Search for this many seconds; return the moves, the best first."""
        end = perf_counter() + seconds

        def run_phase(thread: SearchThread, places: Places, left: int) -> None:
            assert isinstance(thread, HalvingThread)
            now = perf_counter()
            thread.run_each_until(places, now + (end - now) / left)

        return self._halve(view, seat, seed, run_phase)

    def _halve(self, view: View, seat: int, seed: int, run_phase: Phase) -> list[MoveStats]:
        """Run a phase for all candidates, then for the better half of them, until one is left."""
        self._start(view, seat, seed)
        threads = cast("list[HalvingThread]", self._threads)
        count = threads[0].list_candidates(seat)
        priors = threads[0].candidates[0].prior[:count].copy()
        for thread in threads:
            thread.actions = threads[0].candidates[0].action[:count].tolist()
        order: Places = np.argsort(-priors, kind="stable").tolist()
        kept = min(MOST_CANDIDATES, count)
        for left in range(max(1, (kept - 1).bit_length()), 0, -1):
            self._run_all(partial(run_phase, places=order[:kept], left=left))
            sums = np.sum([thread.sums[:count] for thread in threads], axis=0)
            means = sums[:, REWARDS] / np.maximum(1, sums[:, VISITS])
            scores = means + PRIOR_VALUE * np.log(priors + LEAST_PRIOR)
            order[:kept] = sorted(order[:kept], key=lambda place: -scores[place])
            kept = (kept + 1) // 2
        threads[0].list_candidates(seat)
        return [
            threads[0].move_stats(seat, place, int(sums[place, VISITS]), float(means[place]))
            for place in order
        ]
