"""Tables in the database: stored as rows, read back by replaying the log."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import cast

from sqlalchemy import (
    Connection,
    Row,
    Select,
    TableClause,
    bindparam,
    delete,
    func,
    insert,
    select,
    text,
    update,
)

from heptapolis.core.contract import Event, Game, Move
from heptapolis.core.errors import HeptapolisError
from heptapolis.core.games import make, rules_of
from heptapolis.server.storage.schema import (
    Base,
    ChoiceRow,
    DecisionRow,
    GuestRow,
    HiddenTableRow,
    SeatRow,
    TableRow,
)
from heptapolis.server.storage.statement import Statement
from heptapolis.server.table import NOBODY, Decision, Pending, Person, Sitter, Table, leave_out_undone
from heptapolis.server.wire.lobby import Score, Timer

CHANNEL = "heptapolis"


class Behind(Exception):
    """The table has changed since it was read: reload it."""


# Writing.


def _table(row: type[Base]) -> TableClause:
    """The bare table of a row class: statements on it bypass the object mapper."""
    return cast("TableClause", row.__table__)


ADD_TABLE = insert(_table(TableRow))
ADD_SEAT = insert(_table(SeatRow))
DROP_SEATS = delete(_table(SeatRow)).where(SeatRow.table_id == bindparam("of_table"))
ADD_CHOICE = Statement(insert(_table(ChoiceRow)))
ADD_DECISION = Statement(insert(_table(DecisionRow)))
CHANGE_TABLE = Statement(
    update(_table(TableRow)).where(
        TableRow.id == bindparam("of_table"), TableRow.version == bindparam("of_version")
    )
)
CHANGE_CHOICE = Statement(
    update(_table(ChoiceRow)).where(
        ChoiceRow.table_id == bindparam("of_table"), ChoiceRow.seat == bindparam("of_seat")
    )
)
DROP_CHOICES = Statement(delete(_table(ChoiceRow)).where(ChoiceRow.table_id == bindparam("of_table")))


def add(connection: Connection, table: Table, log: Sequence[Decision] = ()) -> None:
    """Store a new table, with its log."""
    columns = {name: read(table) for name, (_, read) in COLUMNS.items()}
    fixed = {"ruleset": table.ruleset, "seed": table.seed, "created": table.created, "game": table.name}
    flags = {"seed_chosen": table.seed_chosen, "uploaded": table.uploaded, "undo": table.undo}
    connection.execute(ADD_TABLE, {"id": table.id, "version": table.version, **fixed, **flags, **columns})
    connection.execute(ADD_SEAT, _seats_of(table))
    for decision in log:
        append(connection, table.id, decision)


def append(connection: Connection, table: str, decision: Decision) -> None:
    """Add a decision to the log; its key is unique."""
    ADD_DECISION.run(
        connection,
        {
            "table_id": table,
            "sequence": decision.sequence,
            "moves": {str(seat): move for seat, move in decision.moves.items()},
            "commands": {str(seat): list(ids) for seat, ids in decision.commands.items()},
            "events": [[event.code, event.seat, dict(event.data)] for event in decision.events],
            "at": decision.at,
            "proxies": {str(seat): proxy for seat, proxy in decision.proxies.items()} or None,
            "undo_to": decision.undo_to,
        },
    )


def save(connection: Connection, old: Table, new: Table) -> None:
    """Store what has changed, all or nothing; `Behind` if the stored table is no longer the old one."""
    key = {"of_table": old.id, "of_version": old.version}
    if CHANGE_TABLE.run(connection, key | {"version": old.version + 1} | _changed(old, new)) != 1:
        raise Behind(old.id)
    if new.last and new.last is not old.last:
        append(connection, new.id, new.last)
        if old.choices:
            DROP_CHOICES.run(connection, {"of_table": new.id})
    else:
        _save_choices(connection, old, new)
    if new.seats != old.seats:
        connection.execute(DROP_SEATS, {"of_table": new.id})
        connection.execute(ADD_SEAT, _seats_of(new))


def _save_choices(connection: Connection, old: Table, new: Table) -> None:
    for seat, pending in new.choices.items():
        if old.choices.get(seat) == pending:
            continue
        move = None if pending.move is None else str(pending.move)
        commands = list(pending.commands)
        values = {"sequence": new.sequence, "move": move, "commands": commands, "proxy": pending.proxy}
        if seat in old.choices:
            CHANGE_CHOICE.run(connection, {"of_table": new.id, "of_seat": seat, **values})
        else:
            ADD_CHOICE.run(connection, {"table_id": new.id, "seat": seat, **values})


# What may change in a table: the attribute it comes from, and how it is written.
COLUMNS: dict[str, tuple[str, Callable[[Table], object]]] = {
    "host": ("host", lambda table: table.host.id or None),
    "options": ("options", lambda table: dict(table.options)),
    "status": ("status", lambda table: table.status),
    "visibility": ("visibility", lambda table: table.visibility),
    "timer": ("timer", lambda table: table.timer.model_dump() if table.timer else None),
    "deadline": ("deadline", lambda table: table.deadline),
    "paused": ("paused", lambda table: table.paused),
    "result": ("result", lambda table: table.result.model_dump() if table.result else None),
    "rematch": ("rematch", lambda table: table.rematch),
    "touched": ("touched", lambda table: table.touched),
}


def _changed(old: Table, new: Table) -> dict[str, object]:
    return {
        column: read(new)
        for column, (name, read) in COLUMNS.items()
        if getattr(old, name) is not getattr(new, name)
    }


def _seats_of(table: Table) -> list[dict[str, object]]:
    return [{"table_id": table.id, "seat": seat, **_seat(one)} for seat, one in enumerate(table.seats)]


def _seat(sitter: Sitter) -> dict[str, object]:
    return {
        "kind": sitter.kind,
        "guest": sitter.person.id if sitter.person else None,
        "bot": sitter.bot,
        "stand_in": sitter.stand_in,
        "votes": sorted(sitter.votes) or None,
    }


def notify(connection: Connection, message: str) -> None:
    """Tell the other processes, once the transaction is committed (PostgreSQL)."""
    connection.execute(text("SELECT pg_notify(:channel, :message)"), {"channel": CHANNEL, "message": message})


# Reading.


def load(connection: Connection, table_id: str, known: Table | None = None) -> Table | None:
    """The stored table; decisions that are already known are not replayed again."""
    table = load_seated(connection, table_id)
    if table is None:
        return None
    if known and known.status == "playing" and known.state:
        table = replace(table, state=known.state, last=known.last)
    elif table.status != "open" and table.game:
        table = replace(table, state=table.game.new(table.seed))
    table = _replayed(connection, table)
    return replace(table, choices=_choices(connection, table))


def load_seated(connection: Connection, table_id: str) -> Table | None:
    """The stored table with its seats, but without its game: nothing is replayed."""
    row = connection.execute(
        select(TableRow.__table__, GuestRow.name.label("host_name"), GuestRow.avatar.label("host_avatar"))
        .outerjoin(GuestRow, GuestRow.id == TableRow.host)
        .where(TableRow.id == table_id)
    ).first()
    return replace(_bare(row), seats=_seats(connection, table_id)) if row else None


def _bare(row: Row[tuple[object, ...]]) -> Table:
    """The table without seats and log."""
    return Table(
        id=row.id,
        host=Person(row.host, row.host_name, row.host_avatar) if row.host else NOBODY,
        game=_game(row),
        name=row.game,
        options=row.options,
        ruleset=row.ruleset,
        seed=row.seed,
        seats=(),
        created=row.created,
        touched=row.touched,
        seed_chosen=row.seed_chosen,
        uploaded=row.uploaded,
        status=row.status,
        visibility=row.visibility,
        timer=Timer.model_validate(row.timer) if row.timer else None,
        deadline=row.deadline,
        paused=row.paused,
        undo=row.undo,
        result=Score.model_validate(row.result) if row.result else None,
        rematch=row.rematch,
        version=row.version,
    )


def _game(row: Row[tuple[object, ...]]) -> Game | None:
    """The game with the rules it was played with, if they are still the current ones."""
    try:
        return make(row.game, **row.options) if rules_of(row.game).ruleset == row.ruleset else None
    except HeptapolisError:
        return None


def _seats(connection: Connection, table_id: str) -> tuple[Sitter, ...]:
    rows = connection.execute(
        select(SeatRow.__table__, GuestRow.name, GuestRow.avatar)
        .outerjoin(GuestRow, GuestRow.id == SeatRow.guest)
        .where(SeatRow.table_id == table_id)
        .order_by(SeatRow.seat)
    ).all()
    return tuple(_sitter(row) for row in rows)


def _sitter(row: Row[tuple[object, ...]]) -> Sitter:
    person = Person(row.guest, row.name, row.avatar) if row.guest else None
    return Sitter(row.kind, person, row.bot, row.stand_in, frozenset(row.votes or ()))


def decisions(connection: Connection, table_id: str, after: int = 0) -> list[Decision]:
    """The log after this decision."""
    rows = connection.execute(
        select(DecisionRow.__table__)
        .where(DecisionRow.table_id == table_id, DecisionRow.sequence > after)
        .order_by(DecisionRow.sequence)
    )
    return [
        Decision(
            row.sequence,
            {int(seat): move for seat, move in row.moves.items()},
            {int(seat): tuple(ids) for seat, ids in row.commands.items()},
            tuple(Event(code, seat, data) for code, seat, data in row.events),
            row.at,
            {int(seat): proxy for seat, proxy in (row.proxies or {}).items()},
            row.undo_to,
        )
        for row in rows
    ]


def knows(connection: Connection, table_id: str, sequence: int, seat: int, command: str) -> bool:
    """Whether a command of this seat led to this decision."""
    wanted = select(DecisionRow.commands)
    key = (DecisionRow.table_id == table_id, DecisionRow.sequence == sequence)
    commands: dict[str, list[str]] = connection.scalar(wanted.where(*key)) or {}
    return command in commands.get(str(seat), ())


def _replayed(connection: Connection, table: Table) -> Table:
    """The table with its log replayed; if its rules are gone, only the log is left."""
    log = decisions(connection, table.id, table.sequence)
    if any(decision.undo_to is not None for decision in log) and table.game:
        log = decisions(connection, table.id)
        table = replace(table, state=table.game.new(table.seed), last=None)
    last = log[-1] if log else table.last
    if not table.state or not log:
        return replace(table, last=last)
    state = table.state.copy()
    for decision in leave_out_undone(log):
        state.play({seat: state.parse(move) for seat, move in decision.moves.items()})
    return replace(table, state=state, last=last)


def _choices(connection: Connection, table: Table) -> dict[int, Pending]:
    rows = connection.execute(
        select(ChoiceRow.__table__).where(
            ChoiceRow.table_id == table.id, ChoiceRow.sequence == table.sequence
        )
    )
    return {row.seat: Pending(_parse(table, row.move), tuple(row.commands), row.proxy) for row in rows}


def _parse(table: Table, notation: str | None) -> Move | None:
    """A pending choice; none if the rules of the game are gone."""
    return table.state.parse(notation) if table.state and notation is not None else None


def versions(connection: Connection, tables: Sequence[str]) -> dict[str, int]:
    """The versions of these tables; one that is missing was deleted."""
    wanted = select(TableRow.id, TableRow.version).where(TableRow.id.in_(tables))
    return {row.id: row.version for row in connection.execute(wanted)}


def listed(connection: Connection, status: str | None, game: str | None, limit: int) -> list[str]:
    """Public tables, newest first."""
    wanted = select(TableRow.id).where(TableRow.visibility == "public", TableRow.uploaded.is_(False))
    if status:
        wanted = wanted.where(TableRow.status == status)
    if game:
        wanted = wanted.where(TableRow.game == game)
    return list(connection.scalars(wanted.order_by(TableRow.created.desc()).limit(limit)))


def of_guest(connection: Connection, guest: str, limit: int) -> list[str]:
    """The tables where a guest sits or that the guest made, latest first; hidden ones only while in play."""
    hidden = select(HiddenTableRow.table_id).where(HiddenTableRow.guest == guest)
    shown = TableRow.id.not_in(hidden) | (TableRow.status == "playing")
    wanted = select_of_guest(guest).where(shown).order_by(TableRow.touched.desc())
    return list(connection.scalars(wanted.limit(limit)))


def finished_of_guest(connection: Connection, guest: str, limit: int) -> list[str]:
    """The finished games in which a guest had a seat and nobody took a turn back, latest first."""
    seated = select(SeatRow.table_id).where(SeatRow.guest == guest)
    undone = select(DecisionRow.table_id).where(DecisionRow.undo_to.is_not(None))
    wanted = select(TableRow.id).where(
        TableRow.id.in_(seated),
        TableRow.id.not_in(undone),
        TableRow.status == "over",
        TableRow.uploaded.is_(False),
    )
    return list(connection.scalars(wanted.order_by(TableRow.touched.desc()).limit(limit)))


def select_of_guest(guest: str) -> Select[str]:
    """The ids of all tables where a guest sits or that the guest hosts."""
    seated = select(SeatRow.table_id).where(SeatRow.guest == guest)
    return select(TableRow.id).where((TableRow.host == guest) | TableRow.id.in_(seated))


def due(connection: Connection, before: float) -> list[str]:
    """Tables whose clock runs out before this moment, the most urgent first."""
    wanted = select(TableRow.id).where(TableRow.status == "playing", TableRow.deadline < before)
    return list(connection.scalars(wanted.order_by(TableRow.deadline)))


def count_uploads(connection: Connection, guest: str) -> int:
    """How many records this guest has uploaded."""
    wanted = select(func.count()).select_from(TableRow).where(TableRow.host == guest, TableRow.uploaded)
    return connection.scalar(wanted) or 0


def unfinished(connection: Connection, guest: str) -> int:
    """How many tables of this host are unfinished."""
    wanted = select(TableRow.id).where(TableRow.host == guest, TableRow.status != "over")
    return len(connection.scalars(wanted).all())
