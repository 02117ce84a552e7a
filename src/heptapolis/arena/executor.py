"""Where work runs: in this process, in several local ones, or on a Ray cluster.

An executor takes a function and many inputs and yields each output as soon as it is ready, in any order.
Functions and inputs travel between processes, so both must pickle.
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

MAX_DEATHS_IN_A_ROW = 3  # of pools whose workers finished nothing
QUEUED_INPUTS_PER_WORKER = 4
INTERRUPTED_EXIT_CODE = 130  # 128 + SIGINT, as in shells
CLEANUP_SECONDS = 1.0


class WorkersDied(HeptapolisError):
    """Worker processes keep dying: the work itself kills them."""

    code = "workers-died"


class Executor(Protocol):
    """Applies one function to many inputs."""

    def run(self, work: Callable[[T], R], inputs: Sequence[T]) -> Iterator[R]:
        """Yield the outputs as they are done."""
        ...


class Serial:
    """Runs everything in this process, one input after another."""

    def run(self, work: Callable[[T], R], inputs: Sequence[T]) -> Iterator[R]:
        """Do the work here, one input after another."""
        return map(work, inputs)


@dataclass(frozen=True)
class Processes:
    """Runs in several local processes, and repeats what a killed process was working on."""

    jobs: int

    def run(self, work: Callable[[T], R], inputs: Sequence[T]) -> Iterator[R]:
        """Do the work in the processes; the inputs of one that dies are tried again."""
        left, deaths = dict(enumerate(inputs)), 0
        while left:
            before = len(left)
            try:
                for number, output in self._run_pool(work, left):
                    del left[number]
                    yield output
            except BrokenProcessPool:
                deaths = deaths + 1 if len(left) == before else 0
                if deaths == MAX_DEATHS_IN_A_ROW:
                    given, reason = f"jobs={self.jobs}", "worker processes keep dying"
                    raise WorkersDied(given, reason, ["jobs=1"]) from None

    def _run_pool(self, work: Callable[[T], R], left: dict[int, T]) -> Iterator[tuple[int, R]]:
        """Yield outputs by number until all are done, or until no more can come because a worker died."""
        context = get_context("spawn")  # a fork would copy the threads of compiled code
        pool = ProcessPoolExecutor(min(self.jobs, len(left)), context, _init_worker)
        waiting, running = iter(list(left.items())), dict[Future[R], int]()
        try:
            broken = not self._top_up(pool, work, waiting, running)
            while running:
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    number = running.pop(future)
                    if isinstance(future.exception(), BrokenProcessPool):
                        broken = True
                    else:
                        yield number, future.result()
                broken = broken or not self._top_up(pool, work, waiting, running)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
        if broken:
            raise BrokenProcessPool

    def _top_up(
        self,
        pool: ProcessPoolExecutor,
        work: Callable[[T], R],
        waiting: Iterator[tuple[int, T]],
        running: dict[Future[R], int],
    ) -> bool:
        """Keep a few inputs queued for each worker; return whether the workers are alive."""
        try:
            for number, one in islice(waiting, self.jobs * QUEUED_INPUTS_PER_WORKER - len(running)):
                running[pool.submit(work, one)] = number
        except BrokenProcessPool:
            return False
        return True


def _init_worker() -> None:
    """End a worker quietly on Ctrl-C (the parent reports it), and never let it outlive the parent."""
    signal.signal(signal.SIGINT, lambda *_: sys.exit(INTERRUPTED_EXIT_CODE))
    Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    """When the parent is killed, let the current work clean up, then exit."""
    parent = parent_process()
    assert parent
    parent.join()
    signal.raise_signal(signal.SIGINT)
    sleep(CLEANUP_SECONDS)
    os._exit(INTERRUPTED_EXIT_CODE)
