"""Compiles the kernels at first start, in one process per game; tables are playable meanwhile.

A process compiles what bots at a table need, fills the cache on disk and reports its progress. Loading from
the cache takes a moment.
"""

import asyncio
import logging
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from threading import Thread
from typing import Literal

from heptapolis.bots.mcts import best_search_of, search_of
from heptapolis.core.contract import Game
from heptapolis.core.games import make
from heptapolis.kernel.engine import compiled_games, engine_of
from heptapolis.kernel.jit import Progress
from heptapolis.search.forecast import forecaster_of

log = logging.getLogger(__name__)

COMMAND = ("-m", "heptapolis.server.kernels")  # Python's arguments before the name of a game
CHILD = "--child"  # after it: the process was started by a server and ends with it


@dataclass
class Compilation:
    """How far the compilation has come."""

    state: Literal["off", "waiting", "compiling", "ready", "failed"] = "off"
    done: int = 0
    of: int = 0


class Kernels:
    """The kernels of all games, compiled in parallel on the available processors."""

    def __init__(self, wanted: bool) -> None:
        games = compiled_games()
        self.progress = {name: Compilation("waiting" if wanted else "off") for name in games}
        self._processors = asyncio.Semaphore(os.cpu_count() or 1)
        self._tasks = [asyncio.create_task(self._compile(game)) for game in games if wanted]

    def ready(self, game: str) -> bool:
        """Whether bots that need this kernel can sit down; without compilation at startup they always can."""
        known = self.progress.get(game)
        return known is None or known.state in ("ready", "off")

    def has_failed(self, game: str) -> bool:
        """Whether this kernel could not be compiled."""
        known = self.progress.get(game)
        return known is not None and known.state == "failed"

    async def _compile(self, game: str) -> None:
        compilation = self.progress[game]
        async with self._processors:
            compilation.state = "compiling"
            try:
                good = await self._run(game, compilation)
            except OSError:
                log.exception("the kernel of %s cannot be compiled", game)
                good = False
            compilation.state = "ready" if good else "failed"

    async def _run(self, game: str, compilation: Compilation) -> bool:
        """Run the process of this game; return whether it succeeded. It is stopped with its task."""
        command = (sys.executable, *COMMAND, game, CHILD)
        process = await asyncio.create_subprocess_exec(
            *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout
        try:
            async for line in process.stdout:
                done, of = line.split()[:2]
                compilation.done, compilation.of = int(done), int(of)
            return await process.wait() == 0
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def compile_one(game: str) -> None:
    """Compile the kernel of a game, its searches and its forecasts; report progress in hundredths of each."""
    parts: list[Callable[[Game, Progress], object]] = [engine_of, search_of, best_search_of, forecaster_of]
    for part, compiled in enumerate(parts):

        def tell(done: int, of: int, name: str, before: int = 100 * part) -> None:
            print(before + 100 * done // of, 100 * len(parts), name, flush=True)

        compiled(make(game), tell)


def end_with_parent() -> None:
    """End when the server does, even if it was killed: that closes our standard input."""
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    if CHILD in sys.argv:
        Thread(target=end_with_parent, daemon=True).start()
        if hasattr(os, "nice"):
            os.nice(5)  # people at the tables come first
    compile_one(sys.argv[1])
