"""Who watches a table: the sockets of this process, who is connected elsewhere, and what they hear."""

from collections.abc import Callable
from time import time

from heptapolis.server import outgoing, payloads
from heptapolis.server.hub import Socket
from heptapolis.server.notify import Notifier
from heptapolis.server.outgoing import Outgoing
from heptapolis.server.positions import PositionCache
from heptapolis.server.presence import Presence, join_presence
from heptapolis.server.store import Change, TableStore
from heptapolis.server.table import Table
from heptapolis.server.wire.encoding import NULL, Fields, encode
from heptapolis.server.wire.lobby import TableInfo

# What a `table` message tells of.
TABLE_MESSAGE_ATTRIBUTES = (
    "status",
    "seats",
    "host",
    "visibility",
    "timer",
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

    @property
    def _table(self) -> Table:
        return self._store.table

    # Telling.

    def tell(self, change: Change) -> None:
        """Send everyone what they may know of a change."""
        old, new = change.old, change.new
        if new.state is not old.state:
            self._positions = PositionCache(new)
        if new.sequence == old.sequence + 1:
            waiting = self._encode_waiting_fields()
            for socket in self.sockets:
                socket.send(self._make_update(socket, waiting))
        elif new.state is not old.state:
            for socket in self.sockets:
                socket.resync()
        elif new.choices != old.choices or new.timer != old.timer:
            self._tell_waiting(old, new)
        if any(getattr(new, name) != getattr(old, name) for name in TABLE_MESSAGE_ATTRIBUTES):
            self._tell_table()

    def _tell_waiting(self, old: Table, new: Table) -> None:
        """Everyone hears that a player has chosen; only the player hears of a changed choice."""
        everyone = old.ready != new.ready or new.timer != old.timer
        waiting = self._encode_waiting_fields()
        for socket in self.sockets:
            seat = new.seat_of(socket.guest)
            choice = new.choice_of(seat)
            if everyone or choice != old.choice_of(seat):
                socket.send(outgoing.make_waiting(payloads.encode_waiting(waiting, choice)))

    def _tell_table(self) -> None:
        for socket in self.sockets:
            socket.send(outgoing.make_table(encode(self.describe_table(socket.guest))))

    def _make_update(self, socket: Socket, waiting: Fields) -> Outgoing:
        seat = self._table.seat_of(socket.guest)
        return outgoing.make_update(
            self._positions.resolution(seat, socket.language),
            self._positions.position(seat, socket.language),
            payloads.encode_waiting(waiting, self._table.choice_of(seat)),
        )

    def _encode_waiting_fields(self) -> Fields:
        return payloads.encode_shared_waiting_fields(self._table, time())

    def describe_table(self, guest: str | None) -> TableInfo:
        return payloads.describe_table(self._table, guest, self.presence)

    def encode_situation(self, guest: str | None, language: str) -> Fields:
        """Everything the recipient may know: the fields of a `Situation`."""
        seat = self._table.seat_of(guest)
        position = self._positions.position(seat, language)
        waiting = payloads.encode_waiting(self._encode_waiting_fields(), self._table.choice_of(seat))
        return {
            "table": encode(self.describe_table(guest)),
            "seat": encode(seat),
            "position": position,
            "waiting": NULL if position is NULL else waiting,
            "last": self._positions.resolution(seat, language),
        }

    # Presence.

    @property
    def local_presence(self) -> Presence:
        """Who is connected to this process."""
        seats = [self._table.seat_of(socket.guest) for socket in self.sockets]
        return Presence(frozenset(seat for seat in seats if seat is not None), seats.count(None))

    @property
    def presence(self) -> Presence:
        """Who is connected, to any process."""
        return join_presence([self.local_presence, *self._elsewhere.values()])

    def enter(self, socket: Socket) -> None:
        self._update_presence(lambda: self.sockets.add(socket))
        self._notifier.tell_presence(self._table.id, self.local_presence)

    def leave(self, socket: Socket) -> None:
        self._update_presence(lambda: self.sockets.discard(socket))
        self._notifier.tell_presence(self._table.id, self.local_presence)

    def set_presence_elsewhere(self, process: str, presence: Presence) -> None:
        """Another process says who is connected there."""
        self._update_presence(lambda: self._elsewhere.update({process: presence}))

    def forget_process(self, process: str) -> None:
        """Another process is gone, and so are those who were connected to it."""
        self._update_presence(lambda: self._elsewhere.pop(process, None))

    def _update_presence(self, update: Callable[[], object]) -> None:
        before = self.presence
        update()
        if self.presence != before:
            self._tell_table()
