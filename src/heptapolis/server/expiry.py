"""Closes tables, and deletes what was abandoned."""

from time import time

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from heptapolis.server.identity import Guests
from heptapolis.server.live import LiveTables
from heptapolis.server.settings import Limits
from heptapolis.server.storage import expiry as storage
from heptapolis.server.storage import pads
from heptapolis.server.storage.database import Database

DAY_SECONDS = 24 * 3600.0
SWEEP_SECONDS = 3600.0


async def forget_abandoned(database: Database, tables: LiveTables, guests: Guests, limits: Limits) -> None:
    """Delete open tables that never began, unused guests and old score pads, each after its own limit."""
    changed_before = time() - limits.shared_pad_days * DAY_SECONDS
    await database.run(lambda c: pads.delete_old(c, changed_before))
    opened_before = time() - limits.open_table_days * DAY_SECONDS
    for table in await database.run(lambda c: storage.find_abandoned(c, opened_before)):
        live = tables.get(table)
        if not (live and live.audience.sockets):
            await tables.delete(table)
    await _forget_guests(database, guests, time() - limits.unused_guest_days * DAY_SECONDS)


async def _forget_guests(database: Database, guests: Guests, seen_before: float) -> None:
    def write(connection: Connection) -> list[str]:
        return storage.delete_unused_guests(connection, seen_before)

    try:
        unused = await database.run(write)
    except IntegrityError:  # one of them has just sat down
        return
    for guest in unused:
        guests.forget(guest)
