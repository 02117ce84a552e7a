"""Threads for work that guests ask for besides playing: reading files, past positions, stories.

Such work never runs on the event loop, waits in a queue of its own, and yields to bots that play.
"""

import asyncio
import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import get_native_id
from typing import TypeVar

from heptapolis.server.problems import Problem

T = TypeVar("T")

NICENESS = 10  # of threads whose work can wait


class Workers:
    """A few threads and a queue of limited length."""

    def __init__(self, threads: int, most_waiting: int, seconds: float) -> None:
        """`seconds`: how long a caller waits for an answer."""
        self._pool = ThreadPoolExecutor(threads, "worker", initializer=lower_priority)
        self._most_waiting, self._seconds = most_waiting, seconds
        self.waiting = 0

    async def run(self, work: Callable[[], T]) -> T:
        """What the work returns; a problem if too much work is waiting or this takes too long."""
        if self.waiting >= self._most_waiting:
            raise Problem("busy")
        self.waiting += 1
        future = asyncio.get_running_loop().run_in_executor(self._pool, work)
        future.add_done_callback(self._finish)
        try:
            return await asyncio.wait_for(asyncio.shield(future), self._seconds)
        except TimeoutError:
            future.cancel()
            raise Problem("busy", "this takes too long") from None

    def _finish(self, future: "asyncio.Future[T]") -> None:
        self.waiting -= 1
        if not future.cancelled():
            future.exception()  # the caller may have left

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def lower_priority() -> None:
    """Let other threads go first, where the system can tell threads apart."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, get_native_id(), NICENESS)
