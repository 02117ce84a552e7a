"""The other process that analyses games, seen from the server: started when needed, ended when idle."""

import asyncio
import json
import logging
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

log = logging.getLogger(__name__)

COMMAND = ("-m", "heptapolis.server.analyst_process")  # Python's arguments
MAX_ANSWER_BYTES = 64 * 1024 * 1024  # of one line
LOOK_SECONDS = 0.05  # between two looks whether bots need all processors
IDLE_SECONDS = 300.0  # until a process without work is ended: it holds about 150 MB

Report = Callable[[int, int], None]  # how many parts are done, of how many


class AnalysisFailed(Exception):
    """The process could not make this analysis, or it has died."""


@dataclass
class Pending:
    """A request that is not answered yet."""

    answer: "asyncio.Future[str]"
    report: Report


class Analyst:
    """One process with a low priority, which pauses for bots; requests for fewer playouts come first."""

    def __init__(self, must_pause: Callable[[], bool], idle_seconds: float = IDLE_SECONDS) -> None:
        self._must_pause, self._idle_seconds = must_pause, idle_seconds
        self.paused = False
        self._looking: asyncio.Task[None] | None = None
        self._pending: dict[str, Pending] = {}
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._idle: asyncio.TimerHandle | None = None
        self._starting = asyncio.Lock()

    @property
    def pid(self) -> int | None:
        """The process, while there is one."""
        return self._process.pid if self._process else None

    async def analyse(self, key: str, record: str, playouts: int, report: Report) -> str:
        """The analysis of a record as JSON (`wire.StoredAnalysis`)."""
        self._keep_alive()
        pending = Pending(asyncio.get_running_loop().create_future(), report)
        self._pending[key] = pending
        try:
            await self._ask({"key": key, "record": record, "playouts": playouts})
            self._looking = self._looking or asyncio.create_task(self._look())
            return await pending.answer
        except OSError as error:
            raise AnalysisFailed(f"the process could not be asked: {error}") from error
        finally:
            del self._pending[key]
            self._end_when_idle()

    async def _ask(self, request: dict[str, str | int]) -> None:
        async with self._starting:
            if self._process is None:
                self._process = await asyncio.create_subprocess_exec(
                    *(sys.executable, *COMMAND),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=MAX_ANSWER_BYTES,
                )
                self._reading = asyncio.create_task(self._read(self._process))
        process = self._process
        assert process.stdin
        process.stdin.write(json.dumps(request).encode() + b"\n")
        await process.stdin.drain()

    async def _look(self) -> None:
        """While there is work, let the process pause whenever it must."""
        try:
            while self._pending and self._process:
                if self._must_pause() != self.paused:
                    self._pause(not self.paused)
                await asyncio.sleep(LOOK_SECONDS)
        finally:
            self._pause(False)
            self._looking = None

    def _pause(self, paused: bool) -> None:
        self.paused = paused
        if self._process and self._process.stdin and not self._process.stdin.is_closing():
            self._process.stdin.write(json.dumps({"pause": paused}).encode() + b"\n")

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        """Pass answers on until the process ends; whoever still waits then hears of it."""
        assert process.stdout
        try:
            async for line in process.stdout:
                self._hear(json.loads(line))
        except ValueError:
            log.exception("the analyst's answer was not understood")
        finally:
            if self._process is process:
                self._process = None
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            for pending in self._pending.values():
                if not pending.answer.done():
                    pending.answer.set_exception(AnalysisFailed("the process has ended"))

    def _hear(self, answer: dict[str, str | int]) -> None:
        pending = self._pending.get(str(answer["key"]))
        if pending is None or pending.answer.done():
            return
        if "analysis" in answer:
            pending.answer.set_result(str(answer["analysis"]))
        elif "error" in answer:
            pending.answer.set_exception(AnalysisFailed(answer["error"]))
        else:
            pending.report(int(answer["done"]), int(answer["of"]))

    def _keep_alive(self) -> None:
        if self._idle:
            self._idle.cancel()
        self._idle = None

    def _end_when_idle(self) -> None:
        if not self._pending:
            self._keep_alive()
            self._idle = asyncio.get_running_loop().call_later(self._idle_seconds, self._end)

    def _end(self) -> None:
        """Close its standard input, which ends it; a new one is started when it is needed."""
        if self._process and self._process.stdin:
            self._process.stdin.close()

    async def close(self) -> None:
        self._keep_alive()
        if self._looking:
            self._looking.cancel()
        self._end()
        if self._reading:
            await asyncio.wait([self._reading], timeout=1)
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)
