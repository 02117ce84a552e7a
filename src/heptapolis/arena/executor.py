"""Where work is done: in this process, in several local ones, or on a Ray cluster.

An executor takes a function and many inputs and hands back each output as soon as it is there, in any
order. Functions and inputs travel between processes, so both are plain values.
"""

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread
from time import sleep
from typing import Protocol, TypeVar

from heptapolis.core.errors import HeptapolisError

T = TypeVar("T")
R = TypeVar("R")

PATIENCE = 3  # workers that die in a row without finishing anything
AHEAD = 4  # inputs that wait for each worker
INTERRUPTED = 130  # exit code, as shells have it
FAREWELL = 1.0  # seconds to clean up


class WorkersDied(HeptapolisError):
    """Worker processes die again and again: it is the work that kills them."""

    code = "workers-died"


class Executor(Protocol):
    """Does many like pieces of work."""

    def run(self, work: Callable[[T], R], inputs: Sequence[T]) -> Iterator[R]:
        """The outputs as they come."""
        ...


class Serial:
    """One after the other, here."""

    def run(self, work: Callable[[T], R], inputs: Sequence[T]) -> Iterator[R]:
        return map(work, inputs)


@dataclass(frozen=True)
class Processes:
    """Several local processes; what a killed one had in hand is done again."""

    jobs: int

    def run(self, work: Callable[[T], R], inputs: Sequence[T]) -> Iterator[R]:
        left, deaths = dict(enumerate(inputs)), 0
        while left:
            before = len(left)
            try:
                for number, output in self._round(work, left):
                    del left[number]
                    yield output
            except BrokenProcessPool:
                deaths = deaths + 1 if len(left) == before else 0
                if deaths == PATIENCE:
                    given, reason = f"jobs={self.jobs}", "worker processes die at work, again and again"
                    raise WorkersDied(given, reason, ["jobs=1"]) from None

    def _round(self, work: Callable[[T], R], left: dict[int, T]) -> Iterator[tuple[int, R]]:
        """Outputs by number until all are there; after a death, all that was finished before it."""
        context = get_context("spawn")  # a fork would copy the threads of compiled code
        pool = ProcessPoolExecutor(min(self.jobs, len(left)), context, _begin_worker)
        waiting, running = iter(list(left.items())), dict[Future[R], int]()
        try:
            broken = not self._feed(pool, work, waiting, running)
            while running:
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    number = running.pop(future)
                    if isinstance(future.exception(), BrokenProcessPool):
                        broken = True
                    else:
                        yield number, future.result()
                broken = broken or not self._feed(pool, work, waiting, running)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
        if broken:
            raise BrokenProcessPool

    def _feed(
        self,
        pool: ProcessPoolExecutor,
        work: Callable[[T], R],
        waiting: Iterator[tuple[int, T]],
        running: dict[Future[R], int],
    ) -> bool:
        """Keep a few inputs waiting for each worker; whether the workers are alive."""
        try:
            for number, one in islice(waiting, self.jobs * AHEAD - len(running)):
                running[pool.submit(work, one)] = number
        except BrokenProcessPool:
            return False
        return True


def _begin_worker() -> None:
    """Ctrl-C ends a worker quietly: the parent tells what there is to tell. Nobody outlives the parent."""
    signal.signal(signal.SIGINT, lambda *_: sys.exit(INTERRUPTED))
    Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    """When the parent is killed, let the work at hand clean up, then end."""
    parent = parent_process()
    assert parent
    parent.join()
    signal.raise_signal(signal.SIGINT)
    sleep(FAREWELL)
    os._exit(INTERRUPTED)
