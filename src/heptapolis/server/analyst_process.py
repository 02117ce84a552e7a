"""The process that analyses games: `python -m heptapolis.server.analyst_process`, started by a server.

It reads one request per line and writes one answer per line, both JSON. A request for fewer playouts is
served first, between two parts of what is being analysed. The process has a low priority and an interpreter
of its own, and it pauses when it is told to, so that bots and requests never wait for it. It ends with the
server, when its standard input is closed.
"""

import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Any

from heptapolis.analysis import analyse
from heptapolis.core.record import Record
from heptapolis.server.describe_analysis import describe_analysis
from heptapolis.server.workers import NICENESS

Say = Callable[[dict[str, Any]], None]


@dataclass(frozen=True, order=True)
class Request:
    """What to analyse; fewer playouts come first, then whoever asked first."""

    playouts: int
    number: int
    key: str
    record: str


class Analyst:
    """Serves requests one at a time; a smaller one interrupts a larger one."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._arrived: SimpleQueue[Request] = SimpleQueue()
        self._waiting: list[Request] = []
        self._numbers = count()
        self._may_work = Event()
        self._may_work.set()

    def read(self, line: str) -> None:
        """Take a request, or an order to pause; it may come from another thread."""
        wanted = json.loads(line)
        if "pause" in wanted:
            self._may_work.clear() if wanted["pause"] else self._may_work.set()
            return
        self._arrived.put(Request(wanted["playouts"], next(self._numbers), wanted["key"], wanted["record"]))

    def serve_next(self) -> None:
        """Wait for a request, and serve it and all that have come until then."""
        heappush(self._waiting, self._arrived.get())
        while self._waiting:
            self._answer(heappop(self._waiting))

    def _answer(self, request: Request) -> None:
        try:
            record = Record.from_json(request.record)

            def report(done: int, of: int) -> None:
                self._say({"key": request.key, "done": done, "of": of})
                self._may_work.wait()
                self._serve_smaller(request)

            found = analyse(record, playouts=request.playouts, progress=report)
            told = describe_analysis(found, record.final().result())
            self._say({"key": request.key, "analysis": told.model_dump_json()})
        except Exception as error:  # whatever it is: the server must hear of it, and the next one is served
            self._say({"key": request.key, "error": f"{type(error).__name__}: {error}"})

    def _serve_smaller(self, current: Request) -> None:
        with suppress(Empty):
            while True:
                heappush(self._waiting, self._arrived.get_nowait())
        while self._waiting and self._waiting[0].playouts < current.playouts:
            self._answer(heappop(self._waiting))


def lower_priority() -> None:
    """Let everybody else go first, where the system has priorities."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def main() -> None:
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    sys.stdout = sys.stderr  # whatever else is printed is no answer

    def say(answer: dict[str, Any]) -> None:
        print(json.dumps(answer), file=answers, flush=True)

    analyst = Analyst(say)
    Thread(target=_read_requests, args=(analyst,), daemon=True).start()
    lower_priority()
    while True:
        analyst.serve_next()


def _read_requests(analyst: Analyst) -> None:
    """Pass requests on; when the server has gone, end at once, even in the middle of an analysis."""
    for line in sys.stdin:
        analyst.read(line)
    os._exit(0)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError):
        main()
