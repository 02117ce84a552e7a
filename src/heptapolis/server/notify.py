"""Word between processes that share a database: which table has changed, who is connected where.

A single process on SQLite needs none. On PostgreSQL, NOTIFY is part of the transaction: word of a change
arrives if and only if the change is there.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from heptapolis.server.background import Background
from heptapolis.server.presence import Presence
from heptapolis.server.storage.database import Database

if TYPE_CHECKING:
    from heptapolis.server.live import LiveTable


class Notifier:
    """The only process: there is no other to notify."""

    async def start(self, tables: "Mapping[str, LiveTable]") -> None:
        """Listen for news of these tables."""

    async def stop(self) -> None:
        """Say that this process goes."""

    def announce(self, connection: Connection, table: str, version: int) -> None:
        """Say, within a transaction, that this table has a new version."""

    def tell_presence(self, table: str, presence: Presence) -> None:
        """Say who is connected here."""

    def ask_presence(self, table: str) -> None:
        """Ask who is connected elsewhere."""


def make_notifier(database: Database, background: Background) -> Notifier:
    if not database.postgres:
        return Notifier()
    from heptapolis.server.listen import PostgresNotifier

    return PostgresNotifier(database, background)
