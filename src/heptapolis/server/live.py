"""Tables in the memory of this process: each with its store, its audience and its driver."""

import asyncio
import logging
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from contextlib import suppress
from time import monotonic, time

from sqlalchemy import Connection

from heptapolis.core.message import Message
from heptapolis.server.audience import Audience
from heptapolis.server.background import Background
from heptapolis.server.driver import Driver
from heptapolis.server.hints import Hints
from heptapolis.server.hub import Socket
from heptapolis.server.metrics import Metrics
from heptapolis.server.notify import Notifier
from heptapolis.server.problems import Problem
from heptapolis.server.storage import log as storage
from heptapolis.server.storage.database import Database
from heptapolis.server.storage.expiry import delete_table
from heptapolis.server.store import DELETED, Change, TableStore
from heptapolis.server.table import Decision, Table
from heptapolis.server.thinking import Thinkers

log = logging.getLogger(__name__)

SLOW_SECONDS = 1.0  # that a resolution may take without a line in the log
SWEEP_SECONDS = 30.0  # between checks for unused tables
VERSION_SWEEP_SECONDS = 15.0  # between comparisons with the database, where processes share it
DEADLINE_SWEEP_SECONDS = 20.0  # between checks for clocks that run out
DEADLINE_AHEAD_SECONDS = 2 * DEADLINE_SWEEP_SECONDS  # how early a table is loaded; it then stays


class LiveTable:
    """A table in play. Every change goes through its store; audience and driver then follow."""

    def __init__(
        self,
        table: Table,
        database: Database,
        notifier: Notifier,
        thinkers: Thinkers,
        metrics: Metrics,
        background: Background,
        vanish: Callable[[], None],
        ended: Callable[[Table], None],
    ) -> None:
        """`ended` is told of the table when its game ends here."""
        self.store = TableStore(table, database, notifier, self._publish, vanish)
        self.audience = Audience(self.store, notifier)
        self.driver = Driver(self.store, thinkers, metrics, background, alone=not notifier.shared)
        self._shared = notifier.shared
        self.hints = Hints()
        self._metrics, self._ended = metrics, ended
        self._used = monotonic()

    @property
    def table(self) -> Table:
        return self.store.table

    async def change(self, transform: Callable[[Table], Table]) -> Table:
        self.touch()
        return await self.store.change(transform)

    def _publish(self, change: Change) -> None:
        stored = monotonic()
        self.audience.tell(change)
        if change.new.sequence == change.old.sequence + 1:
            self._record_resolution(change, {**change.stages, "telling": monotonic() - stored})
        self.driver.drive(ours=change.ours)
        if change.new.status == "over" and change.old.status == "playing" and change.ours:
            self._ended(change.new)

    def _record_resolution(self, change: Change, stages: Mapping[str, float]) -> None:
        """Record how long a resolution took; if it was slow, log where the time went."""
        seconds = monotonic() - change.asked
        self._metrics.record_resolution(seconds, stages)
        if seconds > SLOW_SECONDS:
            parts = ", ".join(f"{name} {part:.3f}" for name, part in stages.items())
            said = ("table %s: a resolution took %.3f seconds (%s)", self.table.id, seconds, parts)
            log.warning(*said, extra={"table": self.table.id})

    def enter(self, socket: Socket) -> None:
        self.touch()
        self.audience.enter(socket)
        self.driver.drive(ours=False)

    async def catch_up(self) -> None:
        """Load whatever other processes have stored in the meantime."""
        if self._shared:
            await self.store.catch_up()

    def leave(self, socket: Socket) -> None:
        self.touch()
        self.audience.leave(socket)

    def dismiss(self, guest: str, devices: Container[str]) -> None:
        """Close the sockets of this guest that belong to none of these devices."""
        for socket in list(self.audience.sockets):
            if socket.device and socket.guest == guest and socket.device.id not in devices:
                socket.dismiss(Problem("no-guest", Message("problem-revoked")))
                self.leave(socket)

    async def choose(self, seat: int, move: str, sequence: int, command: str) -> Table:
        """Choose for a seat; a command that was carried out long ago is acknowledged again."""
        return await self._change_once(
            seat, sequence, command, lambda table: table.choose(seat, move, sequence, command, time())
        )

    async def withdraw(self, seat: int, sequence: int, command: str) -> Table:
        """Take a seat's choice back."""
        return await self._change_once(
            seat, sequence, command, lambda table: table.withdraw(seat, sequence, command)
        )

    async def _change_once(
        self, seat: int, sequence: int, command: str, transform: Callable[[Table], Table]
    ) -> Table:
        try:
            return await self.change(transform)
        except Problem as problem:
            if problem.code == "stale" and await self.store.was_applied(seat, sequence, command):
                return self.table
            raise

    def vanish(self) -> None:
        """The table was deleted: tell everyone there."""
        for socket in list(self.audience.sockets):
            socket.dismiss(Problem("closed-table"))
        self.close()

    def close(self) -> None:
        self.driver.close()
        self.hints.close()
        self.audience.close()

    def touch(self) -> None:
        self._used = monotonic()

    def is_idle(self, seconds: float) -> bool:
        """Whether no one has watched it for this long, and no bot still has to decide."""
        unused = monotonic() - self._used > seconds
        busy = self.audience.sockets or self.table.waiting_bots or self._is_clock_due()
        return unused and not busy

    def _is_clock_due(self) -> bool:
        deadline = self.table.deadline
        return deadline is not None and deadline < time() + DEADLINE_AHEAD_SECONDS


class LiveTables(Mapping[str, LiveTable]):
    """The tables in memory by id; others are read from the database when needed."""

    def __init__(
        self,
        database: Database,
        notifier: Notifier,
        thinkers: Thinkers,
        metrics: Metrics,
        background: Background,
        ended: Callable[[Table], None],
    ) -> None:
        """`ended` is told of every table whose game ends here."""
        self._ended = ended
        self._database, self._notifier, self._thinkers = database, notifier, thinkers
        self._metrics, self._background = metrics, background
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    def __getitem__(self, table_id: str) -> LiveTable:
        return self._tables[table_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._tables)

    def __len__(self) -> int:
        return len(self._tables)

    async def find(self, table_id: str) -> LiveTable:
        """The table of this id, read from the database if needed."""
        if live := self._tables.get(table_id):
            live.touch()
            return live
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def find_current(self, table_id: str) -> LiveTable:
        """The table of this id, no older than what other processes have stored."""
        live = await self.find(table_id)
        try:
            await live.catch_up()
        except Problem as problem:
            raise Problem("unknown-table") if problem.code == "closed-table" else problem from None
        return live

    async def _load(self, table_id: str) -> LiveTable:
        try:
            table = await self._database.run(lambda c: storage.load(c, table_id))
            if table is None:
                raise Problem("unknown-table", f"there is no table {table_id[:40]!r}")
            return self._open(table)
        finally:
            del self._loading[table_id]

    async def add(self, table: Table, log: Sequence[Decision] = ()) -> LiveTable:
        """Store a new table; an uploaded one comes with its log."""
        await self._database.run(lambda c: storage.add(c, table, log))
        self._metrics.count("tables_created")
        return self._open(table)

    def _open(self, table: Table) -> LiveTable:
        live = LiveTable(
            table,
            self._database,
            self._notifier,
            self._thinkers,
            self._metrics,
            self._background,
            lambda: self._vanish(table.id),
            self._ended,
        )
        self._tables[table.id] = live
        self._notifier.ask_presence(table.id)
        live.driver.drive()
        self._background.spawn(self._catch_up(live))  # a notice may have come between reading and now
        return live

    async def _catch_up(self, live: LiveTable) -> None:
        with suppress(Problem):  # it was deleted, or the database may be back next time
            await live.catch_up()

    async def drop_idle(self, idle_seconds: float) -> None:
        """Drop unwatched tables; the database has them."""
        for table_id, live in list(self._tables.items()):
            if live.is_idle(idle_seconds):
                self._drop(table_id)

    def _drop(self, table_id: str) -> None:
        self._tables.pop(table_id).close()

    async def catch_up(self) -> None:
        """Load every table that another process has changed, even if its notice never arrived."""
        if not self._notifier.shared:
            return
        ids = list(self._tables)
        found = await self._database.run(lambda c: storage.versions(c, ids))
        for table_id in ids:
            if live := self._tables.get(table_id):
                with suppress(Problem):  # it was deleted, or the database may be back next time
                    await live.store.refresh(found.get(table_id, DELETED))

    async def delete(self, table_id: str) -> None:
        """Delete a table for good; other processes hear of it."""

        def write(connection: Connection) -> None:
            delete_table(connection, table_id)
            self._notifier.announce(connection, table_id, DELETED)

        await self._database.run(write)
        self._vanish(table_id)

    def _vanish(self, table_id: str) -> None:
        """The table was deleted: tell everyone there, and forget it."""
        if live := self._tables.pop(table_id, None):
            live.vanish()

    async def load_due(self) -> None:
        """Load tables whose clock runs out soon, even if nobody is watching, and even after a restart."""
        for table_id in await self._database.run(_find_due):
            await self.find(table_id)

    def close(self) -> None:
        for table_id in list(self._tables):
            self._drop(table_id)


def _find_due(connection: Connection) -> list[str]:
    return storage.due(connection, time() + DEADLINE_AHEAD_SECONDS)
