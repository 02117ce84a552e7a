"""Background tasks."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine

from heptapolis.server.problems import Problem

log = logging.getLogger(__name__)


class Background:
    """Tasks of the running server; their errors are logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    def spawn(self, work: Coroutine[object, object, object]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: "asyncio.Task[object]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("in the background: %s", error, exc_info=error)

    def repeat(self, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
        """Do this at intervals, even if it fails; without the database it waits for the next time."""
        self.spawn(self._repeat(seconds, work))

    async def _repeat(self, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
        while True:
            try:
                await work()
            except Problem as problem:
                log.warning("in the background: %s", problem)
            except Exception:
                log.exception("in the background")
            await asyncio.sleep(seconds)

    async def cancel(self) -> None:
        """Stop everything that is still running."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
