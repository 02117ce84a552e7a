"""Who watches a table: the sockets of this process, who is connected elsewhere, and what they are told."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import replace
from operator import attrgetter
from time import time

from heptapolis.server import outgoing, payloads
from heptapolis.server.hub import Shown, Socket
from heptapolis.server.notify import Notifier
from heptapolis.server.outgoing import Outgoing
from heptapolis.server.positions import PositionCache
from heptapolis.server.presence import Presence, join_presence
from heptapolis.server.store import Change, TableStore
from heptapolis.server.table import Table
from heptapolis.server.talk import Line, SeatMarks, Talk, describe_lines, find_shared
from heptapolis.server.view_changes import ViewChanges
from heptapolis.server.wire.encoding import NULL, Fields, encode, name_fields
from heptapolis.server.wire.lobby import TableInfo
from heptapolis.server.wire.messages import SetMark

SPECTATOR_NEWS_SECONDS = 1.0  # between two messages that only say how many watch
READY_NEWS_SECONDS = 0.25  # between two messages that only say which others have chosen

# A change of any of these sends a `table` message.
read_table_message_attributes = attrgetter(
    "status",
    "seats",
    "host",
    "visibility",
    "timer",
    "paused",
    "rematch",
    "options",
    "result",
)


class Audience:
    """Everyone at a table, playing or watching."""

    def __init__(self, store: TableStore, notifier: Notifier) -> None:
        self.sockets: set[Socket] = set()
        self._store, self._notifier = store, notifier
        self._elsewhere: dict[str, Presence] = {}  # by process
        self._positions = PositionCache(store.table)
        self.talk = Talk()
        self._presence_timer: asyncio.TimerHandle | None = None
        self._ready_timer: asyncio.TimerHandle | None = None
        self._expecting: set[Socket] = set()  # sockets that must still be told who is ready
        self._offline_since = dict.fromkeys(range(len(store.table.seats)), time())

    @property
    def _table(self) -> Table:
        return self._store.table

    # News.

    def tell(self, change: Change) -> None:
        """Send everyone what they may know about a change."""
        old, new = change.old, change.new
        before = self._positions
        if new.state is not old.state:
            self._positions = PositionCache(new)
            self._cancel_ready()
        if new.sequence == old.sequence + 1:
            self._tell_update(before)
            for seat in self.talk.find_marking(new):  # another process may have been faster
                self._tell_team(seat)
        elif new.state is not old.state:
            for socket in self.sockets:
                socket.resync()
        elif new.choices != old.choices or new.deadline != old.deadline or new.paused != old.paused:
            self._tell_waiting(old, new)
        if read_table_message_attributes(new) != read_table_message_attributes(old):
            self._tell_table()

    def _tell_waiting(self, old: Table, new: Table) -> None:
        """Tell players about their own choice at once; tell everyone else a little later, together."""
        if old.ready != new.ready or new.deadline != old.deadline or new.paused != old.paused:
            self._expecting |= self.sockets
        seats = {seat for seat, made in new.choices.items() if made is not old.choices.get(seat)}
        self._send_waiting({socket for socket in self.sockets if new.seat_of(socket.guest) in seats})
        if self._expecting and not self._ready_timer:
            loop = asyncio.get_running_loop()
            self._ready_timer = loop.call_later(READY_NEWS_SECONDS, self._tell_ready)

    def _tell_ready(self) -> None:
        self._ready_timer = None
        self._send_waiting(self._expecting & self.sockets)

    def _send_waiting(self, sockets: set[Socket]) -> None:
        """Tell these sockets who has chosen."""
        if not sockets:
            return
        self._expecting -= sockets
        made: dict[int | None, Outgoing] = {}
        shared, table = self._encode_waiting_fields(), self._table
        for socket in sockets:
            seat = table.seat_of(socket.guest)
            if seat not in made:
                made[seat] = outgoing.make_waiting(payloads.encode_waiting(shared, table.choice_of(seat)))
            socket.send(made[seat])

    def _cancel_ready(self) -> None:
        """Drop the waiting news of who is ready: something newer replaces it."""
        if self._ready_timer:
            self._ready_timer.cancel()
        self._ready_timer = None
        self._expecting.clear()

    def _tell_table(self) -> None:
        """Tell everyone about the table; all who neither sit there nor host it are told the same."""
        made: dict[str | None, Outgoing] = {}
        known = {self._table.host.id, *(one.person.id for one in self._table.seats if one.person)}
        for socket in self.sockets:
            guest = socket.guest if socket.guest in known else None
            if guest not in made:
                made[guest] = outgoing.make_table(self.describe_table(guest))
            socket.send(made[guest])

    def _tell_update(self, before: PositionCache) -> None:
        """Send everyone how the position has changed; clients without the one before are sent everything."""
        made: dict[int | None, Outgoing] = {}
        shared, changes = self._encode_waiting_fields(), ViewChanges()
        no_choice = payloads.encode_waiting(shared, None)  # the same for nearly everyone
        for socket in self.sockets:
            seat = self._table.seat_of(socket.guest)
            old = before.view(seat) if before.knows(seat) else None
            if old is None or socket.shown != (self._table.sequence - 1, seat):
                socket.resync()
                continue
            if seat not in made:
                choice = self._table.choice_of(seat)
                made[seat] = outgoing.make_update(
                    self._positions.resolution(seat),
                    self._positions.change(seat, old, changes),
                    no_choice if choice is None else payloads.encode_waiting(shared, choice),
                )
            socket.shown = Shown(self._table.sequence, seat)
            socket.send(made[seat])
        self._positions.forget_texts()

    def _encode_waiting_fields(self) -> Fields:
        return payloads.encode_shared_waiting_fields(self._table, time())

    def describe_table(self, guest: str | None) -> TableInfo:
        return payloads.describe_table(self._table, guest, self.presence, time())

    def encode_situation(self, guest: str | None) -> Fields:
        """Everything the recipient may know: the fields of a `Situation`."""
        seat = self._table.seat_of(guest)
        position = self._positions.position(seat)
        waiting = payloads.encode_waiting(self._encode_waiting_fields(), self._table.choice_of(seat))
        return name_fields(
            table=encode(self.describe_table(guest)),
            seat=encode(seat),
            position=position,
            waiting=NULL if position is NULL else waiting,
            last=self._positions.resolution(seat),
            talk=encode(describe_lines(self.talk.lines, self._table, time())),
            marks=encode(self.talk.list_marks(self._table, seat)),
        )

    # Talk.

    def say(self, line: Line) -> None:
        """Say this to everyone; the same command again changes nothing."""
        if self.hear_lines([line]):
            self._notifier.tell_lines(self._table.id, [line])

    def hear_lines(self, lines: Iterable[Line]) -> list[Line]:
        """Tell everyone here the lines that are new; return those."""
        new = self.talk.add(lines)
        for line in describe_lines(new, self._table, time()):
            for socket in self.sockets:
                socket.send(outgoing.make_talk(line))
        return new

    def mark(self, seat: int, wanted: SetMark) -> None:
        """Mark something for the team-mates of a player here."""
        made = self.talk.mark(self._table, seat, wanted, time())
        self._tell_team(seat)
        self._notifier.tell_marks(self._table.id, made)

    def hear_marks(self, marks: SeatMarks) -> None:
        """Note what a player at another process has marked."""
        self.talk.hear_marks(marks)
        if marks.sequence == self._table.sequence:
            self._tell_team(marks.seat)

    def _tell_team(self, seat: int) -> None:
        """Send the marks to this seat and its team-mates; nobody else learns that there are any."""
        for member in find_shared(self._table, seat):
            message = outgoing.make_marks(self.talk.list_marks(self._table, member))
            for socket in self.sockets:
                if self._table.seat_of(socket.guest) == member:
                    socket.send(message)

    # Presence.

    @property
    def local_presence(self) -> Presence:
        """Who is connected to this process."""
        seat_of = {one.person.id: seat for seat, one in enumerate(self._table.seats) if one.person}
        seats = [seat_of.get(socket.guest or "") for socket in self.sockets]
        return Presence(frozenset(seat for seat in seats if seat is not None), seats.count(None))

    @property
    def presence(self) -> Presence:
        """Who is connected, to any process."""
        joined = join_presence([self.local_presence, *self._elsewhere.values()])
        return replace(joined, offline_since=self._offline_since)

    def enter(self, socket: Socket) -> None:
        self._update_presence(lambda: self.sockets.add(socket), here=True)

    def leave(self, socket: Socket) -> None:
        self._update_presence(lambda: self.sockets.discard(socket), here=True)

    def set_presence_elsewhere(self, process: str, presence: Presence) -> None:
        """Note who is connected to another process."""
        self._update_presence(lambda: self._elsewhere.update({process: presence}))

    def forget_process(self, process: str) -> None:
        """Forget a process that is gone, and everyone who was connected to it."""
        self._update_presence(lambda: self._elsewhere.pop(process, None))

    def _update_presence(self, update: Callable[[], object], *, here: bool = False) -> None:
        """Announce players who come or go at once; changes of spectators can wait and are told together."""
        before = self.presence
        update()
        after = self.presence
        for seat in before.seats - after.seats:
            self._offline_since[seat] = time()
        if after.seats != before.seats:
            self._tell_presence(here=here)
        elif after != before and not self._presence_timer:
            loop = asyncio.get_running_loop()
            self._presence_timer = loop.call_later(SPECTATOR_NEWS_SECONDS, self._tell_presence)

    def _tell_presence(self, *, here: bool = True) -> None:
        self._cancel_presence()
        self._tell_table()
        if here:
            self._notifier.tell_presence(self._table.id, self.local_presence)

    def close(self) -> None:
        """Stop telling anyone anything."""
        self._cancel_ready()
        self._cancel_presence()

    def _cancel_presence(self) -> None:
        if self._presence_timer:
            self._presence_timer.cancel()
        self._presence_timer = None
