"""The current value of a table, and the one way to change it: first in the database, then for everyone."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from time import monotonic

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from heptapolis.server.notify import Notifier
from heptapolis.server.problems import Problem
from heptapolis.server.storage import log as storage
from heptapolis.server.storage.database import Database
from heptapolis.server.table import Table

MAX_SAVE_ATTEMPTS = 50  # another process may be faster each time


@dataclass(frozen=True)
class Change:
    """A stored change. `ours`: this process made it; `asked`: when (`monotonic`) it was asked for."""

    old: Table
    new: Table
    asked: float
    ours: bool


class TableStore:
    """One table in the memory of this process: a cache of what the database holds."""

    def __init__(
        self, table: Table, database: Database, notifier: Notifier, publish: Callable[[Change], None]
    ) -> None:
        self.table = table
        self._database, self._notifier, self._publish = database, notifier, publish
        self._lock = asyncio.Lock()

    async def change(self, transform: Callable[[Table], Table]) -> Table:
        """Change the table: stored first, then published. A rejected change has no effect."""
        asked = monotonic()
        async with self._lock:
            for _ in range(MAX_SAVE_ATTEMPTS):
                old = self.table
                new = transform(old)
                if new is old:
                    return old
                if await self._save(old, new):
                    self._publish(Change(old, self.table, asked, ours=True))
                    return self.table
            raise Problem("storage-unavailable", "the table is changing too fast; try again")

    async def _save(self, old: Table, new: Table) -> bool:
        """Whether the change is in the database; if another process was faster, load what it did."""

        def write(connection: Connection) -> None:
            storage.save(connection, old, new)
            self._notifier.announce(connection, old.id, old.version + 1)

        try:
            await self._database.run(write)
        except (storage.Behind, IntegrityError):
            await self._load(even_if_same_version=False)
            return False
        self.table = replace(new, version=old.version + 1)
        return True

    async def refresh(self, version: int) -> None:
        """Another process says that the table has this version now."""
        async with self._lock:
            if version > self.table.version:
                await self._load(even_if_same_version=False)

    async def reload(self) -> None:
        """Load the table regardless of its version: guests' names are stored apart from tables."""
        async with self._lock:
            await self._load(even_if_same_version=True)

    async def _load(self, *, even_if_same_version: bool) -> None:
        asked, old = monotonic(), self.table
        found = await self._database.run(lambda c: storage.load(c, old.id, old))
        if found and (even_if_same_version or found.version != old.version):
            self.table = found
            self._publish(Change(old, found, asked, ours=False))
