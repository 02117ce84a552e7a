"""Tables in the memory of this process: each with its store, its audience and its driver."""

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from time import monotonic

from heptapolis.server.audience import Audience
from heptapolis.server.background import Background
from heptapolis.server.driver import Driver
from heptapolis.server.hub import Socket
from heptapolis.server.metrics import Metrics
from heptapolis.server.notify import Notifier
from heptapolis.server.problems import Problem
from heptapolis.server.storage import log as storage
from heptapolis.server.storage.database import Database
from heptapolis.server.store import Change, TableStore
from heptapolis.server.table import Decision, Table
from heptapolis.server.thinking import Thinkers

SWEEP_SECONDS = 30.0  # between checks for unused tables


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
    ) -> None:
        self.store = TableStore(table, database, notifier, self._publish)
        self.audience = Audience(self.store, notifier)
        self.driver = Driver(self.store, thinkers, metrics, background, alone=not database.postgres)
        self._metrics = metrics
        self._used = monotonic()

    @property
    def table(self) -> Table:
        return self.store.table

    async def change(self, transform: Callable[[Table], Table]) -> Table:
        self.touch()
        return await self.store.change(transform)

    def _publish(self, change: Change) -> None:
        self.audience.tell(change)
        if change.new.sequence == change.old.sequence + 1:
            self._metrics.record_resolution(monotonic() - change.asked)
        self.driver.drive(ours=change.ours)

    def enter(self, socket: Socket) -> None:
        self.touch()
        self.audience.enter(socket)
        self.driver.drive(ours=False)

    def leave(self, socket: Socket) -> None:
        self.touch()
        self.audience.leave(socket)

    def touch(self) -> None:
        self._used = monotonic()

    def is_idle(self, seconds: float) -> bool:
        """Whether no one has watched it for this long, and no bot still has to decide."""
        unused = monotonic() - self._used > seconds
        return unused and not self.audience.sockets and not self.table.waiting_bots


class LiveTables(Mapping[str, LiveTable]):
    """The tables in memory by id; others are read from the database when they are asked for."""

    def __init__(
        self,
        database: Database,
        notifier: Notifier,
        thinkers: Thinkers,
        metrics: Metrics,
        background: Background,
    ) -> None:
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
            table, self._database, self._notifier, self._thinkers, self._metrics, self._background
        )
        self._tables[table.id] = live
        self._notifier.ask_presence(table.id)
        live.driver.drive()
        return live

    async def sweep(self, idle_seconds: float) -> None:
        """Keep dropping unwatched tables; the database has them."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, idle_seconds))
            for table_id, live in list(self._tables.items()):
                if live.is_idle(idle_seconds):
                    live.driver.close()
                    del self._tables[table_id]

    def close(self) -> None:
        for live in self._tables.values():
            live.driver.close()
