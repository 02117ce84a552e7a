"""PostgreSQL's LISTEN and NOTIFY: processes that share a database hear of each other's changes.

A notice is JSON: `{"from": process, "table": id, "version": n}` for a change, `{..., "seats", "spectators"}`
for who is connected there, `{..., "lines"}` and `{..., "marks"}` for what was said there,
`{..., "who": true}` to ask for all of that, `{"from": process, "guest": id}` for a guest with another name
or other devices, `{"from": process}` alone as a heartbeat.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from secrets import token_hex
from time import monotonic
from typing import TYPE_CHECKING

import psycopg
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Connection

from heptapolis.server.background import Background
from heptapolis.server.notify import Notifier
from heptapolis.server.presence import Presence
from heptapolis.server.problems import Problem
from heptapolis.server.storage.database import Database
from heptapolis.server.storage.log import CHANNEL, notify
from heptapolis.server.talk import Line, SeatMarks

if TYPE_CHECKING:
    from heptapolis.server.guest_sync import GuestSync
    from heptapolis.server.live import LiveTable

log = logging.getLogger(__name__)

HEARTBEAT_SECONDS = 3.0  # between two heartbeats
SILENCE_SECONDS = 10.0  # without a heartbeat, after which a process is presumed gone
RECONNECT_SECONDS = 1.0  # after the connection has broken


class Notice(BaseModel):
    """What one process tells the others; fields left out say nothing."""

    model_config = ConfigDict(frozen=True, populate_by_name=True)

    sender: str = Field(alias="from")
    table: str | None = None
    version: int | None = None
    seats: list[int] | None = None
    spectators: int = 0
    lines: Sequence[Line] = ()
    marks: SeatMarks | None = None
    guest: str | None = None
    who: bool = False
    gone: bool = False

    def write(self) -> str:
        return self.model_dump_json(by_alias=True, exclude_defaults=True)


class PostgresNotifier(Notifier):
    """Sends notices to the other processes, and receives theirs."""

    shared = True

    def __init__(self, database: Database, background: Background) -> None:
        self._database, self._background = database, background
        self._tables: Mapping[str, LiveTable] = {}
        self._guest_sync: GuestSync | None = None
        self._me = token_hex(6)
        self._heard: dict[str, float] = {}  # when each other process was last heard of

    async def start(self, tables: "Mapping[str, LiveTable]", guest_sync: "GuestSync") -> None:
        self._tables, self._guest_sync = tables, guest_sync
        self._background.spawn(self._listen())
        self._background.spawn(self._beat())

    async def stop(self) -> None:
        """Announce that this process is stopping: its guests are no longer connected here."""
        await self._send(Notice(sender=self._me, gone=True))

    def announce(self, connection: Connection, table: str, version: int) -> None:
        notify(connection, Notice(sender=self._me, table=table, version=version).write())

    def announce_guest(self, connection: Connection, guest: str) -> None:
        notify(connection, Notice(sender=self._me, guest=guest).write())

    def tell_presence(self, table: str, presence: Presence) -> None:
        notice = Notice(
            sender=self._me, table=table, seats=sorted(presence.seats), spectators=presence.spectators
        )
        self._background.spawn(self._send(notice))

    def tell_lines(self, table: str, lines: Sequence[Line]) -> None:
        self._background.spawn(self._send(Notice(sender=self._me, table=table, lines=lines)))

    def tell_marks(self, table: str, marks: SeatMarks) -> None:
        self._background.spawn(self._send(Notice(sender=self._me, table=table, marks=marks)))

    def ask_presence(self, table: str) -> None:
        self._background.spawn(self._send(Notice(sender=self._me, table=table, who=True)))

    async def _send(self, notice: Notice) -> None:
        """Tell the others, unless the database is unavailable: then they will ask after reconnecting."""
        with suppress(Problem):
            await self._database.run(lambda c: notify(c, notice.write()))

    # Listening.

    async def _listen(self) -> None:
        """Listen to the others; after every lost connection, reload everything, since notices were missed."""
        url = self._database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self._reload_all()
                    async for message in connection.notifies():
                        self._hear(Notice.model_validate_json(message.payload))
            except (psycopg.Error, OSError, Problem) as error:
                log.warning("lost contact with the other processes: %s", error)
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _reload_all(self) -> None:
        assert self._guest_sync
        await self._guest_sync.sync_all()
        for table, live in list(self._tables.items()):
            await live.store.reload()
            await self._send(Notice(sender=self._me, table=table, who=True))

    def _hear(self, notice: Notice) -> None:
        process = notice.sender
        if process == self._me:
            return
        if process not in self._heard:
            self._introduce()
        self._heard[process] = monotonic()
        if notice.gone:
            self._forget(process)
        elif notice.guest and self._guest_sync:
            self._background.spawn(self._guest_sync.sync(notice.guest))
        elif live := self._tables.get(notice.table or ""):
            self._hear_of_table(live, notice)

    def _hear_of_table(self, live: "LiveTable", notice: Notice) -> None:
        if notice.version is not None:
            self._background.spawn(self._refresh(live, notice.version))
        elif notice.who:
            self.tell_presence(live.table.id, live.audience.local_presence)
            self._repeat_talk(live)
        elif notice.lines:
            live.audience.hear_lines(notice.lines)
        elif notice.marks:
            live.audience.hear_marks(notice.marks)
        elif notice.seats is not None:
            presence = Presence(frozenset(notice.seats), notice.spectators)
            live.audience.set_presence_elsewhere(notice.sender, presence)

    def _repeat_talk(self, live: "LiveTable") -> None:
        """Tell a process that has just opened a table what was said and marked there."""
        talk, table = live.audience.talk, live.table
        if talk.lines:
            self.tell_lines(table.id, talk.lines)
        for marks in talk.list_seat_marks(table):
            self.tell_marks(table.id, marks)

    async def _refresh(self, live: "LiveTable", version: int) -> None:
        with suppress(Problem):  # deleted, or no database now: a sweep will find it later
            await live.store.refresh(version)

    def _introduce(self) -> None:
        """Tell a new process who is connected here."""
        for table, live in self._tables.items():
            if live.audience.sockets:
                self.tell_presence(table, live.audience.local_presence)

    async def _beat(self) -> None:
        """Send heartbeats, and forget processes that send none."""
        while True:
            await self._send(Notice(sender=self._me))
            for process, heard in list(self._heard.items()):
                if monotonic() - heard > SILENCE_SECONDS:
                    self._forget(process)
            await asyncio.sleep(HEARTBEAT_SECONDS)

    def _forget(self, process: str) -> None:
        self._heard.pop(process, None)
        for live in self._tables.values():
            live.audience.forget_process(process)
