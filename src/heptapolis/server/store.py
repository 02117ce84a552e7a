"""The current value of a table, and the only way to change it: first in the database, then for everyone."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import monotonic

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from heptapolis.core.message import Message
from heptapolis.server.notify import Notifier
from heptapolis.server.problems import Problem
from heptapolis.server.storage import log as storage
from heptapolis.server.storage.database import Database
from heptapolis.server.table import Table

DELETED = 2**62  # the version of a table that is gone: newer than any
MAX_SAVE_ATTEMPTS = 50  # another process may be faster each time


@dataclass(frozen=True)
class Change:
    """A stored change. `ours`: this process made it; `asked`: when (`monotonic`) it was requested.

    `stages` are the seconds that each stage took: waiting for its turn, the rules, the database.
    """

    old: Table
    new: Table
    asked: float
    ours: bool
    stages: Mapping[str, float] = field(default_factory=dict)


class TableStore:
    """One table in the memory of this process: a cache of what the database holds."""

    def __init__(
        self,
        table: Table,
        database: Database,
        notifier: Notifier,
        publish: Callable[[Change], None],
        vanish: Callable[[], None],
    ) -> None:
        """`publish` is told of every change, `vanish` that the table was deleted."""
        self.table = self._stored = table
        self._database, self._notifier, self._publish = database, notifier, publish
        self._vanish = vanish
        self._lock = asyncio.Lock()
        self._publishing = False

    async def change(self, transform: Callable[[Table], Table], *, may_wait: bool = False) -> Table:
        """Change the table: stored first, then published. A rejected change has no effect.

        `may_wait`: the change may be stored with the next one, as bots can choose again.
        """
        asked = monotonic()
        async with self._lock:
            for _ in range(MAX_SAVE_ATTEMPTS):
                begun, old = monotonic(), self.table
                new = transform(old)
                ruled = monotonic()
                if new is old:
                    return old
                later = may_wait and new.sequence == old.sequence and not self._notifier.shared
                if later:
                    self.table = new
                if later or await self._save(new):
                    stages = {"turn": begun - asked, "rules": ruled - begun, "database": monotonic() - ruled}
                    self._tell(Change(old, self.table, asked, ours=True, stages=stages))
                    return self.table
            raise Problem("storage-unavailable", Message("problem-table-changing"))

    def change_at_once(self, new: Table) -> bool:
        """Publish a change of the current table that may wait; return whether that was possible.

        It is if nobody else is changing the table, and if nothing is resolved: that must be stored first.
        """
        old = self.table
        busy = self._lock.locked() and not self._publishing
        if busy or self._notifier.shared or new.sequence != old.sequence:
            return False
        self.table = new
        self._tell(Change(old, new, monotonic(), ours=True))
        return True

    def _tell(self, change: Change) -> None:
        """Publish a change; whoever is told may make another one at once."""
        was_publishing, self._publishing = self._publishing, True
        try:
            self._publish(change)
        finally:
            self._publishing = was_publishing

    async def _save(self, new: Table) -> bool:
        """Save a change; return whether it is stored. If another process was faster, load what it did."""
        old = self._stored

        def write(connection: Connection) -> None:
            storage.save(connection, old, new)
            self._notifier.announce(connection, old.id, old.version + 1)

        try:
            await self._database.run(write)
        except (storage.Behind, IntegrityError):
            await self._load(even_if_same_version=False)
            return False
        self.table = self._stored = new.with_play(version=old.version + 1)
        return True

    async def refresh(self, version: int) -> None:
        """Load the table if this version, which another process reports, is newer."""
        async with self._lock:
            if version > self.table.version:
                await self._load(even_if_same_version=False)

    async def catch_up(self) -> None:
        """Load the table if another process has changed it and the notice never arrived."""
        table_id = self.table.id
        found = await self._database.run(lambda c: storage.versions(c, [table_id]))
        await self.refresh(found.get(table_id, DELETED))

    async def was_applied(self, seat: int, sequence: int, command: str) -> bool:
        """Whether this command is part of an earlier decision in the log."""
        table_id = self.table.id
        return await self._database.run(lambda c: storage.knows(c, table_id, sequence + 1, seat, command))

    async def reload(self) -> None:
        """Load the table regardless of its version: guests' names are stored apart from tables."""
        async with self._lock:
            await self._load(even_if_same_version=True)

    async def _load(self, *, even_if_same_version: bool) -> None:
        asked, old = monotonic(), self.table
        found = await self._database.run(lambda c: storage.load(c, old.id, old))
        if found is None:
            self._vanish()
            raise Problem("closed-table")
        if even_if_same_version or found.version != old.version:
            self.table = self._stored = found
            self._tell(Change(old, found, asked, ours=False))
