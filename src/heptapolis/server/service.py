"""The parts of a running server, put together."""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from secrets import choice, randbelow
from time import monotonic
from typing import Any

from heptapolis.server.identity import Guests
from heptapolis.server.kernels import Kernels
from heptapolis.server.limits import Pace
from heptapolis.server.metrics import Metrics
from heptapolis.server.notify import Notifier, make_notifier
from heptapolis.server.problems import Problem
from heptapolis.server.room import Room
from heptapolis.server.settings import Settings, default_database
from heptapolis.server.storage import log as storage
from heptapolis.server.storage.database import Database
from heptapolis.server.storage.migrate import migrate
from heptapolis.server.table import Decision, Table
from heptapolis.server.thinking import Thinkers

log = logging.getLogger(__name__)

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
ID_LENGTH = 12
SWEEP = 30.0  # seconds between looks for rooms that nobody uses


class Service:
    """Database, guests, tables in play, bots: all that the routes need."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.database = Database(settings.database or default_database())
        self.guests = Guests(self)
        self.pace = Pace(settings.limits.requests, settings.limits.request_burst)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        try:
            await asyncio.to_thread(migrate, self.database.engine)
        except BaseException:
            self.database.close()
            raise
        self.kernels = Kernels(self.settings.kernels)
        self.thinkers = Thinkers(self.settings.thinkers, self.kernels)
        self.notifier: Notifier = make_notifier(self)
        await self.notifier.start()
        self.spawn(self._sweep())

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            room.close()
        await self.notifier.stop()
        await self.kernels.close()
        self.thinkers.close()
        self.database.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something in the background; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("in the background: %s", error, exc_info=error)

    # Tables.

    async def room(self, table_id: str) -> Room:
        """The table of this id, read from the database if need be."""
        if room := self.rooms.get(table_id):
            room.used = monotonic()
            return room
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Room:
        try:
            table = await self.database.run(lambda c: storage.load(c, table_id))
            if table is None:
                raise Problem("unknown-table", f"there is no table {table_id[:40]!r}")
            return self._open(table)
        finally:
            del self._loading[table_id]

    def _open(self, table: Table) -> Room:
        room = self.rooms[table.id] = Room(self, table)
        self.notifier.ask_presence(table.id)
        room.drive()
        return room

    async def add(self, table: Table, log: Sequence[Decision] = ()) -> Room:
        """A new table; one that was uploaded brings its log."""
        await self.database.run(lambda c: storage.add(c, table, log))
        self.metrics.count("tables_created")
        return self._open(table)

    async def _sweep(self) -> None:
        """Tables that nobody looks at leave the memory; the database has them."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            for table_id, room in list(self.rooms.items()):
                unused = monotonic() - room.used > self.settings.idle
                if unused and not room.sockets and not room.table.waiting_bots:
                    room.close()
                    del self.rooms[table_id]


def new_id() -> str:
    """The name of a table: whoever knows it may come in, so nobody can guess it."""
    return "".join(choice(LETTERS) for _ in range(ID_LENGTH))


def new_seed() -> int:
    return randbelow(2**63)
