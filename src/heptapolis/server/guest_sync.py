"""Brings this process up to date when a guest's name or devices have changed, here or elsewhere."""

from collections.abc import Mapping

from heptapolis.server.identity import Guests
from heptapolis.server.live import LiveTable
from heptapolis.server.storage import devices
from heptapolis.server.storage.database import Database


class GuestSync:
    """Makes caches, tables and sockets agree with what the database says about a guest."""

    def __init__(self, database: Database, guests: Guests, tables: Mapping[str, LiveTable]) -> None:
        self._database, self._guests, self._tables = database, guests, tables

    async def sync(self, guest: str) -> None:
        """Close the sockets of devices that are no longer theirs, and show everyone the current name."""
        self._guests.forget(guest)
        await self._close_revoked(guest)
        for live in list(self._tables.values()):
            if live.table.seat_of(guest) is not None or live.table.host.id == guest:
                await live.store.reload()

    async def sync_all(self) -> None:
        """Notices may have been missed: forget every device, and close the sockets of revoked ones."""
        self._guests.forget()
        sockets = [socket for live in self._tables.values() for socket in live.audience.sockets]
        for guest in {socket.guest for socket in sockets if socket.guest}:
            await self._close_revoked(guest)

    async def _close_revoked(self, guest: str) -> None:
        found = await self._database.run(lambda c: devices.list_of(c, guest))
        kept = {row.id for row in found}
        for live in list(self._tables.values()):
            live.dismiss(guest, kept)
