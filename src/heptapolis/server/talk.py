"""What is said at a table: phrases for everyone, marks for team-mates.

It lives in memory, like presence: talk belongs to a moment at a table, not to the game. Processes that
share a database tell each other. No clock, no socket: the caller passes in the time and sends the result.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256

from heptapolis.core.games import GAMES
from heptapolis.server.problems import Problem
from heptapolis.server.table import Table
from heptapolis.server.wire import talk as wire
from heptapolis.server.wire.messages import SetMark
from heptapolis.server.wire.talk import PHRASES

LINES_KEPT = 20  # per table; all of them fit into one PostgreSQL notice
ID_LENGTH = 16


@dataclass(frozen=True)
class Line:
    """A phrase that a guest said after this many decisions; the same command makes the same id."""

    id: str
    guest: str
    phrase: str
    sequence: int
    at: float


def make_line(guest: str, command: str, phrase: str, sequence: int, at: float) -> Line:
    """A line to be said; an unknown phrase is rejected."""
    if phrase not in PHRASES:
        raise Problem("unknown-phrase", f"there is no phrase {phrase!r}", phrase, PHRASES)
    return Line(sha256(f"{guest}:{command}".encode()).hexdigest()[:ID_LENGTH], guest, phrase, sequence, at)


@dataclass(frozen=True)
class SeatMarks:
    """All marks of one seat for the decision after `sequence`."""

    seat: int
    sequence: int
    at: float
    marks: tuple[wire.Mark, ...] = ()


class Talk:
    """The last lines of a table, and the marks of its pending decision."""

    def __init__(self) -> None:
        self.lines: tuple[Line, ...] = ()
        self._marks: dict[int, SeatMarks] = {}  # by seat

    # Phrases.

    def knows(self, line: Line) -> bool:
        return any(known.id == line.id for known in self.lines)

    def add(self, lines: Iterable[Line]) -> list[Line]:
        """Add the lines that are new, and return them."""
        new = [line for line in lines if not self.knows(line)]
        self.lines = tuple(sorted((*self.lines, *new), key=lambda line: line.at)[-LINES_KEPT:])
        return new

    # Marks.

    def mark(self, table: Table, seat: int, wanted: SetMark, at: float) -> SeatMarks:
        """All marks of this seat after it has marked something, or taken its mark back."""
        holder, item = wanted.holder, wanted.item
        if item not in find_shared(table, seat).get(holder, ()):
            raise Problem("not-shared", "you and a team-mate must both see what you mark", item)
        marks = [mark for mark in self._read(seat, table) if (mark.holder, mark.item) != (holder, item)]
        if wanted.kind is not None:
            marks.append(wire.Mark(seat=seat, holder=holder, item=item, kind=wanted.kind))
        self._marks[seat] = SeatMarks(seat, table.sequence, at, tuple(marks))
        return self._marks[seat]

    def hear_marks(self, marks: SeatMarks) -> None:
        """Note the marks of a seat that another process reports, unless newer ones are known."""
        known = self._marks.get(marks.seat)
        if known is None or known.at < marks.at:
            self._marks[marks.seat] = marks

    def list_marks(self, table: Table, seat: int | None) -> list[wire.Mark]:
        """The marks that this seat may see: its own and its team-mates', on what it sees itself."""
        if seat is None or not self.find_marking(table):
            return []
        shared = find_shared(table, seat)
        marks = [mark for member in shared for mark in self._read(member, table)]
        return [mark for mark in marks if mark.item in shared.get(mark.holder, ())]

    def find_marking(self, table: Table) -> list[int]:
        """The seats that have marked something; a resolved decision clears everything."""
        return [seat for seat in self._marks if self._read(seat, table)]

    def list_seat_marks(self, table: Table) -> list[SeatMarks]:
        """What other processes must know: everything that is marked now."""
        return [self._marks[seat] for seat in self.find_marking(table)]

    def _read(self, seat: int, table: Table) -> tuple[wire.Mark, ...]:
        known = self._marks.get(seat)
        return known.marks if known and known.sequence == table.sequence else ()


def find_shared(table: Table, seat: int) -> Mapping[int, Collection[str]]:
    """What this seat and its team-mates see together, by the seat that holds it; empty without team-mates."""
    read = GAMES[table.name].shared_items
    return read(table.state.view(seat)) if read and table.state else {}


def describe_lines(lines: Iterable[Line], table: Table, now: float) -> list[wire.TalkLine]:
    """Lines for the wire; those of guests who no longer have a seat are left out."""
    return [
        wire.TalkLine(
            id=line.id,
            seat=seat,
            phrase=line.phrase,
            sequence=line.sequence,
            seconds_ago=round(max(0.0, now - line.at), 1),
        )
        for line in lines
        if (seat := table.seat_of(line.guest)) is not None
    ]
