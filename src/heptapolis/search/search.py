"""Search over a compiled game, for Python: from the view of a seat to what its moves promise.

Every thread grows trees of its own from states that it draws; at the end their roots are added up. With
a number of playouts the outcome hangs on the seed alone, with a time also on the machine.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np
import numpy.typing as npt

from heptapolis.core.chance import derive
from heptapolis.core.contract import Move, View
from heptapolis.kernel.engine import Engine
from heptapolis.kernel.jit import Progress, compile_kernels, direct
from heptapolis.kernel.random64 import stream
from heptapolis.search.policy import PAPER, ROOM
from heptapolis.search.tree import EDGE, EDGES, TREE, UNIT, Kind, Reward, read_root

FIRST_CHUNK = 8  # playouts before the first look at the clock
CHUNK_SECONDS = 0.003  # and how often to look at it later
CLEAR_WIN = 10.0  # points ahead, for rewards that count them
CAUTION = 0.1  # how much less than its brothers an untried move is expected to bring


@dataclass(frozen=True)
class Style:
    """How a search goes about it; `docs/bots.md` tells what was measured."""

    tree: str = "multi"
    reward: str = "mixed"
    exploration: float = 0.5
    temperature: float = 1.0
    doubt: float = 0.5
    threads: int = 1


@dataclass(frozen=True)
class Promise:
    """What a search thinks of one move."""

    move: Move
    visits: int  # how often it was tried
    gain: float  # what it brought, from 0 to 1
    prior: float  # its chance by the policy


class Walker:
    """One thread's trees and scratch paper."""

    def __init__(self, engine: Engine, weights: npt.NDArray[np.float32], style: Style) -> None:
        new = engine.layout.new
        self.engine, self.weights = engine, weights
        self.games, self.work = new(engine.layout.GAME), new(engine.layout.WORK)
        self.paper, self.tree, self.edges = new(PAPER), new(TREE), new(EDGE, EDGES)
        self.rows = np.zeros(engine.sheet_rows, np.int16)
        self.paper[0].temperature = style.temperature
        self.tree[0].kind, self.tree[0].reward = Kind[style.tree.upper()], Reward[style.reward.upper()]
        self.tree[0].exploration, self.tree[0].caution = style.exploration, CAUTION
        self.tree[0].doubt = style.doubt
        self.tree[0].scale = CLEAR_WIN * UNIT

    def begin(self, view: View, seat: int, seed: int) -> None:
        """Forget what was, and look at the table."""
        self.sampler, self.rng = self.engine.sampler(view), stream(seed)
        self.tree[0].seat = seat
        self.edges.view(np.uint8)[:] = 0

    def run(self, playouts: int) -> None:
        """Try so many games."""
        direct(self.engine.searching.search)(
            self.engine.tables,
            *self.sampler.parts,
            self.games,
            self.work,
            self.weights,
            self.paper,
            self.tree,
            self.edges,
            self.rows,
            self.rng,
            playouts,
        )

    def run_until(self, end: float) -> None:
        """Try games until the clock says so: one chunk at least."""
        chunk, now = FIRST_CHUNK, perf_counter()
        while chunk:
            self.run(chunk)
            before, now = now, perf_counter()
            pace = (now - before) / chunk
            chunk = int(min(CHUNK_SECONDS, end - now) / pace) if now < end else 0

    def candidates(self, seat: int) -> int:
        """Write to the paper what the seat might do, in a state that it could be in; how many."""
        self.sampler.draw(self.games, self.rng)
        look = direct(self.engine.searching.list_candidates)
        return int(look(self.engine.tables, self.games, seat, self.work, self.weights, self.paper))


class Search:
    """A search for one game and policy; it may be asked again and again, by one thread at a time."""

    def __init__(
        self,
        engine: Engine,
        weights: npt.NDArray[np.float32],
        style: Style,
        progress: Progress | None = None,
    ) -> None:
        compile_kernels((engine.searching.search, engine.searching.list_candidates, read_root), progress)
        self._walkers = [Walker(engine, weights, style) for _ in range(style.threads)]
        self._pool = ThreadPoolExecutor(style.threads) if style.threads > 1 else None

    def by_playouts(self, view: View, seat: int, seed: int, playouts: int) -> list[Promise]:
        """Think for so many playouts, shared among the threads; the best move first."""
        share = -(-playouts // len(self._walkers))
        self._begin(view, seat, seed)
        self._each(lambda walker: walker.run(share))
        return self._promises(seat)

    def by_time(self, view: View, seat: int, seed: int, seconds: float) -> list[Promise]:
        """Think for so long; the best move first."""
        end = perf_counter() + seconds
        self._begin(view, seat, seed)
        self._each(lambda walker: walker.run_until(end))
        return self._promises(seat)

    def at_once(self, view: View, seat: int) -> list[Promise]:
        """The policy's opinion; what it likes best first."""
        self._begin(view, seat, 0)
        return self._promises(seat)

    def close(self) -> None:
        """Let the threads go."""
        if self._pool:
            self._pool.shutdown()

    def _begin(self, view: View, seat: int, seed: int) -> None:
        for number, walker in enumerate(self._walkers):
            walker.begin(view, seat, derive(seed, number))

    def _each(self, work: Callable[[Walker], None]) -> None:
        if self._pool:
            list(self._pool.map(work, self._walkers))
        else:
            work(self._walkers[0])

    def _promises(self, seat: int) -> list[Promise]:
        """The roots of all trees, added up."""
        first = self._walkers[0]
        size = first.candidates(seat)
        visits, totals = np.zeros(ROOM, np.int64), np.zeros(ROOM)
        for walker in self._walkers:
            direct(read_root)(first.paper, walker.edges, seat, visits, totals)
        found = [self._promise(first, seat, place, visits, totals) for place in range(size)]
        return sorted(found, key=lambda promise: (-promise.visits, -promise.gain, -promise.prior))

    @staticmethod
    def _promise(walker: Walker, seat: int, place: int, visits: Any, totals: Any) -> Promise:
        paper = walker.paper[0]
        move = walker.engine.move(walker.games, seat, int(paper.action[place]))
        tried = int(visits[place])
        return Promise(move, tried, totals[place] / max(1, tried), float(paper.chance[place]))
