"""PostgreSQL's LISTEN and NOTIFY: processes that share a database hear of each other's changes.

A message is JSON: `{"from": process, "table": id, "version": n}` for a change, `{..., "seats", "spectators"}`
for who is connected there, `{..., "who": true}` to ask that, `{"from": process}` alone as a sign of life.
"""

import asyncio
import json
import logging
from contextlib import suppress
from secrets import token_hex
from time import monotonic
from typing import TYPE_CHECKING, Any

import psycopg
from sqlalchemy import Connection

from heptapolis.server.notify import Notifier
from heptapolis.server.payloads import Presence, dumps
from heptapolis.server.problems import Problem
from heptapolis.server.storage.log import CHANNEL, notify

if TYPE_CHECKING:
    from heptapolis.server.service import Service

log = logging.getLogger(__name__)

BEAT = 3.0  # seconds between signs of life
SILENT = 10.0  # seconds without one, after which a process is thought to be gone


class PostgresNotifier(Notifier):
    """Tells the other processes, and hears from them."""

    def __init__(self, service: "Service") -> None:
        self._service = service
        self._me = token_hex(6)
        self._heard: dict[str, float] = {}  # when each other process gave its last sign of life

    async def start(self) -> None:
        self._service.spawn(self._listen())
        self._service.spawn(self._beat())

    async def stop(self) -> None:
        """Word that this process goes: its guests are no longer connected here."""
        with suppress(Problem):
            await self._say({"gone": True})

    def announce(self, connection: Connection, table: str, version: int) -> None:
        notify(connection, dumps({"from": self._me, "table": table, "version": version}))

    def presence(self, table: str, presence: Presence) -> None:
        self._service.spawn(self._tell_presence(table, presence))

    async def _tell_presence(self, table: str, presence: Presence) -> None:
        seats = sorted(presence.seats)
        with suppress(Problem):  # told again with the next sign of life
            await self._say({"table": table, "seats": seats, "spectators": presence.spectators})

    def ask_presence(self, table: str) -> None:
        self._service.spawn(self._ask(table))

    async def _ask(self, table: str) -> None:
        with suppress(Problem):
            await self._say({"table": table, "who": True})

    async def _say(self, message: dict[str, Any]) -> None:
        text = dumps({"from": self._me, **message})
        await self._service.database.run(lambda c: notify(c, text))

    # Hearing.

    async def _listen(self) -> None:
        """Hear the others; after every break look at all tables again, for word was missed."""
        url = self._service.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self._look_at_everything()
                    async for message in connection.notifies():
                        self._hear(json.loads(message.payload))
            except (psycopg.Error, OSError, Problem) as error:
                log.warning("no word from other processes: %s", error)
            await asyncio.sleep(1.0)

    async def _look_at_everything(self) -> None:
        for table, room in list(self._service.rooms.items()):
            await room.reload()
            await self._ask(table)

    def _hear(self, message: dict[str, Any]) -> None:
        process = message["from"]
        if process == self._me:
            return
        if process not in self._heard:
            self._introduce()
        self._heard[process] = monotonic()
        if message.get("gone"):
            self._forget(process)
        elif room := self._service.rooms.get(message.get("table", "")):
            if "version" in message:
                self._service.spawn(room.refresh(message["version"]))
            elif "who" in message:
                self.presence(room.table.id, room.here)
            else:
                room.met(process, Presence(frozenset(message["seats"]), message["spectators"]))

    def _introduce(self) -> None:
        """A process that has just come must learn who is connected here."""
        for table, room in self._service.rooms.items():
            if room.sockets:
                self.presence(table, room.here)

    async def _beat(self) -> None:
        """Give signs of life, and forget those who give none."""
        while True:
            with suppress(Problem):
                await self._say({})
            for process, heard in list(self._heard.items()):
                if monotonic() - heard > SILENT:
                    self._forget(process)
            await asyncio.sleep(BEAT)

    def _forget(self, process: str) -> None:
        self._heard.pop(process, None)
        for room in self._service.rooms.values():
            room.met(process, None)
