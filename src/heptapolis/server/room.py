"""A table in play: its sockets, its bots, its clock. Whatever changes a table passes through `change`."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from time import monotonic, time
from typing import TYPE_CHECKING

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from heptapolis.bots.table import fallback
from heptapolis.core.contract import View
from heptapolis.server import payloads
from heptapolis.server.hub import Socket
from heptapolis.server.payloads import Presence, dumps
from heptapolis.server.problems import Problem
from heptapolis.server.storage import log as storage
from heptapolis.server.table import Table, missing
from heptapolis.server.thinking import Seated

if TYPE_CHECKING:
    from heptapolis.server.service import Service

log = logging.getLogger(__name__)

TRIES = 50  # how often a change is made anew because another process was faster
OVERDUE = 5.0  # seconds after which the bots of another process are thought to be gone
NEWS = ("status", "seats", "host", "visibility", "timer", "rematch", "options", "result")


class Room:
    """One table in the memory of this process."""

    def __init__(self, service: "Service", table: Table) -> None:
        self.service = service
        self.table = table
        self.sockets: set[Socket] = set()
        self.elsewhere: dict[str, Presence] = {}  # who is connected to other processes
        self.bots: Seated = {}
        self.hinting: Seated = {}  # bots that give hints, kept apart from those that play
        self.used = monotonic()
        self._lock = asyncio.Lock()
        self._views: dict[int | None, View] = {}  # these three are of the current state
        self._common: dict[str, str] = {}
        self._own: dict[tuple[int | None, str], str] = {}
        self._clock: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None

    # Changing.

    async def change(self, transform: Callable[[Table], Table]) -> Table:
        """Change the table: kept first, then told to everybody. A refused change changes nothing."""
        asked = monotonic()
        self.used = asked
        async with self._lock:
            for _ in range(TRIES):
                old = self.table
                new = transform(old)
                if new is old:
                    return old
                if await self._kept(old, new):
                    self._publish(old, self.table, asked)
                    return self.table
            raise Problem("storage-unavailable", "the table changes too fast")

    async def _kept(self, old: Table, new: Table) -> bool:
        """Whether the change is in the database; if somebody else was faster, look at what they did."""
        try:
            await self.service.database.run(lambda c: self._save(c, old, new))
        except (storage.Behind, IntegrityError):
            await self._look_again()
            return False
        self.table = _aged(new, old.version + 1)
        return True

    def _save(self, connection: Connection, old: Table, new: Table) -> None:
        storage.save(connection, old, new)
        self.service.notifier.announce(connection, old.id, old.version + 1)

    async def refresh(self, version: int) -> None:
        """Another process says that the table has this version now."""
        async with self._lock:
            if version > self.table.version:
                await self._look_again()

    async def reload(self) -> None:
        """Look again, whatever the version: names are kept apart from tables."""
        async with self._lock:
            old = self.table
            found = await self.service.database.run(lambda c: storage.load(c, old.id, old))
            if found:
                self.table = found
                self._publish(old, found, monotonic(), ours=False)

    async def _look_again(self) -> None:
        old = self.table
        found = await self.service.database.run(lambda c: storage.load(c, old.id, old))
        if found and found.version != old.version:
            self.table = found
            self._publish(old, found, monotonic(), ours=False)

    # Telling.

    def _publish(self, old: Table, new: Table, asked: float, *, ours: bool = True) -> None:
        if new.state is not old.state:
            for made in (self._views, self._common, self._own):
                made.clear()
        if new.sequence == old.sequence + 1:
            for socket in self.sockets:
                socket.send(self._update(socket))
            self.service.metrics.resolved(monotonic() - asked)
        elif new.state is not old.state:
            self.resync()
        elif new.choices != old.choices or new.timer != old.timer:
            self._tell_waiting(old, new)
        if any(getattr(new, name) != getattr(old, name) for name in NEWS):
            self.tell_table()
        self.drive(ours=ours)

    def resync(self) -> None:
        for socket in self.sockets:
            socket.resync()

    def _tell_waiting(self, old: Table, new: Table) -> None:
        """Everybody hears that somebody has chosen; that a choice was changed only who made it."""
        everybody = old.ready != new.ready or new.timer != old.timer
        for socket in self.sockets:
            seat = new.seat_of(socket.guest)
            if everybody or new.chosen(seat) != old.chosen(seat):
                socket.send(f'"type":"waiting","waiting":{self.waiting(seat)}')

    def tell_table(self) -> None:
        for socket in self.sockets:
            socket.send(f'"type":"table","table":{dumps(self.table_data(socket.guest))}')

    def table_data(self, guest: str | None) -> dict[str, object]:
        return payloads.table_data(self.table, guest, self.presence)

    def waiting(self, seat: int | None) -> str:
        return payloads.waiting(self.table, seat, time())

    def position(self, seat: int | None, language: str) -> str | None:
        """The position of a seat, made once, whoever asks; what everybody sees is made once for all."""
        table = self.table
        if table.state is None:
            return None
        if language not in self._common:
            self._common[language] = payloads.common(table, table.state, language, table.sequence)
        if (seat, language) not in self._own:
            self._own[seat, language] = payloads.own(table, table.state, self._view(seat), language)
        return f"{{{self._common[language]},{self._own[seat, language]}}}"

    def _view(self, seat: int | None) -> View | None:
        if seat not in self._views and self.table.state:
            self._views[seat] = self.table.state.view(seat)
        return self._views.get(seat)

    def resolution(self, seat: int | None, language: str) -> str:
        table = self.table
        if not table.last:
            return "null"
        return dumps(payloads.resolution(table, table.last, self._view(seat), language))

    def _update(self, socket: Socket) -> str:
        seat = self.table.seat_of(socket.guest)
        happened, now = self.resolution(seat, socket.language), self.position(seat, socket.language)
        return f'"type":"update","resolution":{happened},"position":{now},"waiting":{self.waiting(seat)}'

    def situation(self, guest: str | None, language: str) -> str:
        """Everything that somebody may know, without the braces."""
        seat = self.table.seat_of(guest)
        position = self.position(seat, language)
        return (
            f'"table":{dumps(self.table_data(guest))},"seat":{dumps(seat)},"position":{position or "null"},'
            f'"waiting":{self.waiting(seat) if position else "null"},"last":{self.resolution(seat, language)}'
        )

    # Presence.

    @property
    def here(self) -> Presence:
        """Who is connected to this process."""
        seats = [self.table.seat_of(socket.guest) for socket in self.sockets]
        return Presence(frozenset(seat for seat in seats if seat is not None), seats.count(None))

    @property
    def presence(self) -> Presence:
        """Who is connected, to whichever process."""
        everywhere = [self.here, *self.elsewhere.values()]
        seats = frozenset(seat for one in everywhere for seat in one.seats)
        return Presence(seats, sum(one.spectators for one in everywhere))

    def enter(self, socket: Socket) -> None:
        self._moved(lambda: self.sockets.add(socket))
        self.drive(ours=False)

    def exit(self, socket: Socket) -> None:
        self._moved(lambda: self.sockets.discard(socket))

    def _moved(self, move: Callable[[], None]) -> None:
        before = self.presence
        move()
        self.used = monotonic()
        self.service.notifier.presence(self.table.id, self.here)
        if self.presence != before:
            self.tell_table()

    def met(self, process: str, presence: Presence | None) -> None:
        """Another process tells who is connected there (None: it is gone)."""
        before = self.presence
        if presence is None:
            self.elsewhere.pop(process, None)
        else:
            self.elsewhere[process] = presence
        if self.presence != before:
            self.tell_table()

    # Bots and the clock.

    def drive(self, *, ours: bool = True) -> None:
        """Have bots think and set the clock. The process that made a change thinks; others wait a while."""
        self._set_clock()
        if self.table.waiting_bots and not self._thinking:
            wait = 0.0 if ours or not self.service.database.postgres else OVERDUE
            self._thinking = asyncio.create_task(self._think(wait))
            self._thinking.add_done_callback(self._thought)

    async def _think(self, wait: float) -> None:
        if wait:
            await asyncio.sleep(wait)
        while (table := self.table).waiting_bots and table.state:
            moves = await self.service.thinkers.choose(table.state, table.seed, table.waiting_bots, self.bots)
            await self.change(lambda t, m=moves, n=table.sequence: t.decide_for(m, n, time()))  # type: ignore[misc]

    def _thought(self, task: "asyncio.Task[None]") -> None:
        self._thinking = None
        if task.cancelled() or not (error := task.exception()):
            return
        log.warning("bots at table %s could not decide: %s", self.table.id, error)
        asyncio.get_running_loop().call_later(1.0, self.drive)  # the database may be back by then

    def _set_clock(self) -> None:
        if self._clock:
            self._clock.cancel()
            self._clock = None
        table = self.table
        if table.timer and missing(table):
            left = max(0.0, table.touched + table.timer.seconds - time())
            sequence = table.sequence
            loop = asyncio.get_running_loop()
            self._clock = loop.call_later(left, lambda: self.service.spawn(self._expire(sequence)))

    async def _expire(self, sequence: int) -> None:
        """Time is up: a bot or the first legal move decides for whoever has not chosen."""
        table = self.table
        late = missing(table)
        if table.sequence != sequence or not late or not table.state or not table.timer:
            return
        if table.timer.then == "default":
            moves = {seat: fallback(table.state.legal(seat)) for seat in late}
        else:
            bots = dict.fromkeys(late, table.timer.then)
            moves = await self.service.thinkers.choose(table.state, table.seed, bots, {})
        self.service.metrics.count("expired_decisions")
        await self.change(lambda t: t.decide_for(moves, sequence, time()))

    def close(self) -> None:
        if self._clock:
            self._clock.cancel()
        if self._thinking:
            self._thinking.cancel()
        for future in (*self.bots.values(), *self.hinting.values()):
            if future.done() and not future.cancelled() and not future.exception():
                future.result().close()


def _aged(table: Table, version: int) -> Table:
    return replace(table, version=version)
