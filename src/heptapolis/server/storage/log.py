"""Tables in the database: stored as rows, read back by replaying the log."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import cast

from sqlalchemy import Connection, Row, TableClause, bindparam, delete, insert, select, text, update

from heptapolis.core.contract import Event, Game, Move
from heptapolis.core.errors import HeptapolisError
from heptapolis.core.games import make, rules_of
from heptapolis.server.storage.schema import Base, ChoiceRow, DecisionRow, GuestRow, SeatRow, TableRow
from heptapolis.server.table import Decision, Pending, Person, Sitter, Table
from heptapolis.server.wire.lobby import Score, Timer

CHANNEL = "heptapolis"


class Behind(Exception):
    """The table has changed since it was read: reload it."""


# Writing. The statements are made once: making them takes longer than running them.


def _table(row: type[Base]) -> TableClause:
    """The bare table of a class of rows: statements on it skip the object mapper."""
    return cast("TableClause", row.__table__)


ADD_TABLE = insert(_table(TableRow))
ADD_SEAT = insert(_table(SeatRow))
ADD_CHOICE = insert(_table(ChoiceRow))
ADD_DECISION = insert(_table(DecisionRow))
CHANGE_TABLE = update(_table(TableRow)).where(
    TableRow.id == bindparam("of_table"), TableRow.version == bindparam("of_version")
)
CHANGE_CHOICE = update(_table(ChoiceRow)).where(
    ChoiceRow.table_id == bindparam("of_table"), ChoiceRow.seat == bindparam("of_seat")
)
DROP_SEATS = delete(_table(SeatRow)).where(SeatRow.table_id == bindparam("of_table"))
DROP_CHOICES = delete(_table(ChoiceRow)).where(ChoiceRow.table_id == bindparam("of_table"))


def add(connection: Connection, table: Table, log: Sequence[Decision] = ()) -> None:
    """Store a new table, with its log."""
    columns = {name: read(table) for name, (_, read) in COLUMNS.items()}
    fixed = {"ruleset": table.ruleset, "seed": table.seed, "created": table.created, "game": table.name}
    flags = {"seed_chosen": table.seed_chosen, "uploaded": table.uploaded, "version": table.version}
    connection.execute(ADD_TABLE, {"id": table.id, **fixed, **flags, **columns})
    connection.execute(ADD_SEAT, _seats_of(table))
    for decision in log:
        append(connection, table.id, decision)


def append(connection: Connection, table: str, decision: Decision) -> None:
    """Add a decision to the log; its key is unique."""
    connection.execute(
        ADD_DECISION,
        {
            "table_id": table,
            "sequence": decision.sequence,
            "moves": {str(seat): move for seat, move in decision.moves.items()},
            "commands": {str(seat): list(ids) for seat, ids in decision.commands.items()},
            "events": [[event.code, event.seat, dict(event.data)] for event in decision.events],
            "at": decision.at,
        },
    )


def save(connection: Connection, old: Table, new: Table) -> None:
    """Store what has changed, all or nothing; `Behind` if the stored table is no longer the old one."""
    key = {"of_table": old.id, "of_version": old.version}
    done = connection.execute(CHANGE_TABLE, key | {"version": old.version + 1} | _changed(old, new))
    if done.rowcount != 1:
        raise Behind(old.id)
    if new.last and new.last is not old.last:
        append(connection, new.id, new.last)
        if old.choices:
            connection.execute(DROP_CHOICES, {"of_table": new.id})
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
        values = {"sequence": new.sequence, "move": move, "commands": list(pending.commands)}
        if seat in old.choices:
            connection.execute(CHANGE_CHOICE, {"of_table": new.id, "of_seat": seat, **values})
        else:
            connection.execute(ADD_CHOICE, {"table_id": new.id, "seat": seat, **values})


# What may change in a table: the attribute it comes from, and how it is written.
COLUMNS: dict[str, tuple[str, Callable[[Table], object]]] = {
    "host": ("host", lambda table: table.host.id),
    "options": ("options", lambda table: dict(table.options)),
    "status": ("status", lambda table: table.status),
    "visibility": ("visibility", lambda table: table.visibility),
    "timer": ("timer", lambda table: table.timer.model_dump() if table.timer else None),
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
    guest = sitter.person.id if sitter.person else None
    return {"kind": sitter.kind, "guest": guest, "bot": sitter.bot, "stand_in": sitter.stand_in}


def notify(connection: Connection, message: str) -> None:
    """Tell the other processes, once the transaction is committed (PostgreSQL)."""
    connection.execute(text("SELECT pg_notify(:channel, :message)"), {"channel": CHANNEL, "message": message})


# Reading.


def load(connection: Connection, table_id: str, known: Table | None = None) -> Table | None:
    """The stored table. What is already known of it is not replayed again."""
    row = connection.execute(
        select(TableRow.__table__, GuestRow.name.label("host_name"))
        .join(GuestRow, GuestRow.id == TableRow.host)
        .where(TableRow.id == table_id)
    ).first()
    if row is None:
        return None
    table = replace(_bare(row), seats=_seats(connection, table_id))
    if known and known.status == "playing" and known.state:
        table = replace(table, state=known.state, last=known.last)
    elif table.status != "open" and table.game:
        table = replace(table, state=table.game.new(table.seed))
    table = _replayed(table, decisions(connection, table_id, table.sequence))
    return replace(table, choices=_choices(connection, table))


def _bare(row: Row[tuple[object, ...]]) -> Table:
    """The table without seats and log."""
    return Table(
        id=row.id,
        host=Person(row.host, row.host_name),
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
        result=Score.model_validate(row.result) if row.result else None,
        rematch=row.rematch,
        version=row.version,
    )


def _game(row: Row[tuple[object, ...]]) -> Game | None:
    """The game with the rules it was played by, if they are still the current ones."""
    try:
        return make(row.game, **row.options) if rules_of(row.game).ruleset == row.ruleset else None
    except HeptapolisError:
        return None


def _seats(connection: Connection, table_id: str) -> tuple[Sitter, ...]:
    rows = connection.execute(
        select(SeatRow.kind, SeatRow.guest, SeatRow.bot, SeatRow.stand_in, GuestRow.name)
        .outerjoin(GuestRow, GuestRow.id == SeatRow.guest)
        .where(SeatRow.table_id == table_id)
        .order_by(SeatRow.seat)
    ).all()
    return tuple(
        Sitter(row.kind, Person(row.guest, row.name) if row.guest else None, row.bot, row.stand_in)
        for row in rows
    )


def decisions(connection: Connection, table_id: str, after: int = 0) -> list[Decision]:
    """The log from some point on."""
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
        )
        for row in rows
    ]


def _replayed(table: Table, log: list[Decision]) -> Table:
    """The table after these decisions; if its rules are gone, only the log is left."""
    if not table.state:
        return replace(table, last=log[-1] if log else None)
    state = table.state.copy() if log else table.state
    for decision in log:
        state.play({seat: state.parse(move) for seat, move in decision.moves.items()})
    return replace(table, state=state, last=log[-1] if log else table.last)


def _choices(connection: Connection, table: Table) -> dict[int, Pending]:
    rows = connection.execute(
        select(ChoiceRow.seat, ChoiceRow.move, ChoiceRow.commands).where(
            ChoiceRow.table_id == table.id, ChoiceRow.sequence == table.sequence
        )
    )
    return {row.seat: Pending(_parse(table, row.move), tuple(row.commands)) for row in rows}


def _parse(table: Table, notation: str | None) -> Move | None:
    """A pending choice; none if the rules of the game are gone."""
    return table.state.parse(notation) if table.state and notation is not None else None


def listed(connection: Connection, status: str | None, game: str | None, limit: int) -> list[str]:
    """Public tables, newest first."""
    wanted = select(TableRow.id).where(TableRow.visibility == "public", TableRow.uploaded.is_(False))
    if status:
        wanted = wanted.where(TableRow.status == status)
    if game:
        wanted = wanted.where(TableRow.game == game)
    return list(connection.scalars(wanted.order_by(TableRow.created.desc()).limit(limit)))


def of_guest(connection: Connection, guest: str, limit: int) -> list[str]:
    """The tables where a guest sits or that the guest made, latest first."""
    seated = select(SeatRow.table_id).where(SeatRow.guest == guest)
    wanted = select(TableRow.id).where((TableRow.host == guest) | TableRow.id.in_(seated))
    return list(connection.scalars(wanted.order_by(TableRow.touched.desc()).limit(limit)))


def unfinished(connection: Connection, guest: str) -> int:
    """How many tables of this host are unfinished."""
    wanted = select(TableRow.id).where(TableRow.host == guest, TableRow.status != "over")
    return len(connection.scalars(wanted).all())
