"""The first compilation of the kernels, in its own process: meanwhile, tables are playable.

The process fills the cache on disk and reports its progress; loading from there takes a moment.
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

from heptapolis.bots.mcts import search_of
from heptapolis.core.contract import Game
from heptapolis.core.games import make
from heptapolis.kernel.engine import compiled_games, engine_of
from heptapolis.kernel.jit import Progress

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
    """The kernels of all games, compiled one after the other."""

    def __init__(self, wanted: bool) -> None:
        games = compiled_games()
        self.progress = {name: Compilation("waiting" if wanted else "off") for name in games}
        self._process: asyncio.subprocess.Process | None = None
        self._task = asyncio.create_task(self._compile()) if wanted else None

    def ready(self, game: str) -> bool:
        """Whether bots that need this kernel can sit down; without compilation at startup they always can."""
        known = self.progress.get(game)
        return known is None or known.state in ("ready", "off")

    async def _compile(self) -> None:
        for game, compilation in self.progress.items():
            compilation.state = "compiling"
            try:
                good = await self._one(game, compilation)
            except OSError:
                log.exception("the kernel of %s cannot be compiled", game)
                good = False
            compilation.state = "ready" if good else "failed"

    async def _one(self, game: str, compilation: Compilation) -> bool:
        command = (sys.executable, *COMMAND, game, CHILD)
        self._process = await asyncio.create_subprocess_exec(
            *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        assert self._process.stdout
        async for line in self._process.stdout:
            done, of = line.split()[:2]
            compilation.done, compilation.of = int(done), int(of)
        return await self._process.wait() == 0

    async def close(self) -> None:
        if self._process and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task


def compile_one(game: str) -> None:
    """Compile the kernel of a game and then its search, reporting progress in hundredths of each."""
    halves: tuple[Callable[[Game, Progress], object], ...] = (engine_of, search_of)
    for half, compiled in enumerate(halves):

        def tell(done: int, of: int, name: str, before: int = 100 * half) -> None:
            print(before + 100 * done // of, 200, name, flush=True)

        compiled(make(game), tell)


def end_with_parent() -> None:
    """End when the server does, even if it was killed: its end of our input is closed then."""
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    if CHILD in sys.argv:
        Thread(target=end_with_parent, daemon=True).start()
    compile_one(sys.argv[1])
