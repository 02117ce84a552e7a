"""Notices between processes that share a database: which table or guest has changed, who is connected where.

A single process on SQLite needs none. On PostgreSQL, NOTIFY is part of the transaction: notice of a change
arrives if and only if the change is stored.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from heptapolis.server.background import Background
from heptapolis.server.presence import Presence
from heptapolis.server.storage.database import Database
from heptapolis.server.talk import Line, SeatMarks

if TYPE_CHECKING:
    from heptapolis.server.guest_sync import GuestSync
    from heptapolis.server.live import LiveTable


class Notifier:
    """For a single process: there is no other to notify."""

    shared = False  # whether other processes may change the same tables

    async def start(self, tables: "Mapping[str, LiveTable]", guest_sync: "GuestSync") -> None:
        """Listen for news of these tables, and of guests."""

    async def stop(self) -> None:
        """Say that this process is stopping."""

    def announce(self, connection: Connection, table: str, version: int) -> None:
        """Say, within a transaction, that this table has a new version."""

    def announce_guest(self, connection: Connection, guest: str) -> None:
        """Say, within a transaction, that the name or the devices of this guest have changed."""

    def tell_presence(self, table: str, presence: Presence) -> None:
        """Say who is connected here."""

    def tell_lines(self, table: str, lines: Sequence[Line]) -> None:
        """Say what was said here."""

    def tell_marks(self, table: str, marks: SeatMarks) -> None:
        """Say what a seat has marked here."""

    def ask_presence(self, table: str) -> None:
        """Ask who is connected elsewhere, and what was said there."""


def make_notifier(database: Database, background: Background) -> Notifier:
    if not database.postgres:
        return Notifier()
    from heptapolis.server.listen import PostgresNotifier

    return PostgresNotifier(database, background)
