"""Word between processes that share a database: which table has changed, who is connected where.

A single process on SQLite needs none. On PostgreSQL, NOTIFY is part of the transaction: word of a change
arrives if and only if the change is there.
"""

from typing import TYPE_CHECKING

from sqlalchemy import Connection

from heptapolis.server.payloads import Presence

if TYPE_CHECKING:
    from heptapolis.server.service import Service


class Notifier:
    """Nobody else is there: nothing to tell."""

    async def start(self) -> None:
        return

    async def stop(self) -> None:
        return

    def announce(self, connection: Connection, table: str, version: int) -> None:
        """Within a transaction: this table has a new version."""

    def presence(self, table: str, presence: Presence) -> None:
        """Who is connected here."""

    def ask_presence(self, table: str) -> None:
        """Who is connected elsewhere?"""


def make_notifier(service: "Service") -> Notifier:
    if not service.database.postgres:
        return Notifier()
    from heptapolis.server.listen import PostgresNotifier

    return PostgresNotifier(service)
