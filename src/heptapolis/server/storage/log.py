"""Tables in the database: kept as rows, read back by replaying the log."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, text, update

from heptapolis.core.contract import Event, Game
from heptapolis.core.errors import HeptapolisError
from heptapolis.core.spec import GAMES, make
from heptapolis.server.storage.schema import ChoiceRow, DecisionRow, GuestRow, SeatRow, TableRow
from heptapolis.server.table import Decision, Pending, Person, Sitter, Table
from heptapolis.server.wire.lobby import Timer

CHANNEL = "heptapolis"


class Behind(Exception):
    """Somebody else has changed the table since it was read: look again."""


# Writing.


def add(connection: Connection, table: Table, log: Sequence[Decision] = ()) -> None:
    """Keep a new table, with the log that it brings."""
    connection.execute(insert(TableRow).values(id=table.id, **_columns(table)))
    for seat, sitter in enumerate(table.seats):
        connection.execute(insert(SeatRow).values(table_id=table.id, seat=seat, **_seat(sitter)))
    for decision in log:
        append(connection, table.id, decision)


def append(connection: Connection, table: str, decision: Decision) -> None:
    """Add a decision to the log; its key is unique."""
    connection.execute(
        insert(DecisionRow).values(
            table_id=table,
            sequence=decision.sequence,
            moves={str(seat): move for seat, move in decision.moves.items()},
            commands={str(seat): list(ids) for seat, ids in decision.commands.items()},
            events=[[event.code, event.seat, dict(event.data)] for event in decision.events],
            at=decision.at,
        )
    )


def save(connection: Connection, old: Table, new: Table) -> None:
    """Keep what has changed, all of it or nothing; `Behind` if the old one is no longer what is kept."""
    done = connection.execute(
        update(TableRow)
        .where(TableRow.id == old.id, TableRow.version == old.version)
        .values(**_columns(new) | {"version": old.version + 1})
    )
    if done.rowcount != 1:
        raise Behind(old.id)
    if new.last and new.last is not old.last:
        append(connection, new.id, new.last)
        connection.execute(delete(ChoiceRow).where(ChoiceRow.table_id == new.id))
    else:
        _save_choices(connection, old, new)
    if new.seats != old.seats:
        _save_seats(connection, new)


def _save_choices(connection: Connection, old: Table, new: Table) -> None:
    for seat, pending in new.choices.items():
        if old.choices.get(seat) == pending:
            continue
        values = {"sequence": new.sequence, "move": pending.move, "commands": list(pending.commands)}
        if seat in old.choices:
            place = (ChoiceRow.table_id == new.id, ChoiceRow.seat == seat)
            connection.execute(update(ChoiceRow).where(*place).values(**values))
        else:
            connection.execute(insert(ChoiceRow).values(table_id=new.id, seat=seat, **values))


def _save_seats(connection: Connection, table: Table) -> None:
    connection.execute(delete(SeatRow).where(SeatRow.table_id == table.id))
    for seat, sitter in enumerate(table.seats):
        connection.execute(insert(SeatRow).values(table_id=table.id, seat=seat, **_seat(sitter)))


def _columns(table: Table) -> dict[str, Any]:
    return {
        "host": table.host.id,
        "game": table.name,
        "options": dict(table.options),
        "ruleset": table.ruleset,
        "seed": table.seed,
        "seed_chosen": table.seed_chosen,
        "uploaded": table.uploaded,
        "status": table.status,
        "visibility": table.visibility,
        "timer": table.timer.model_dump() if table.timer else None,
        "result": table.result,
        "rematch": table.rematch,
        "created": table.created,
        "touched": table.touched,
        "version": table.version,
    }


def _seat(sitter: Sitter) -> dict[str, Any]:
    guest = sitter.person.id if sitter.person else None
    return {"kind": sitter.kind, "guest": guest, "bot": sitter.bot, "stand_in": sitter.stand_in}


def notify(connection: Connection, message: str) -> None:
    """Tell the other processes, once the transaction is committed (PostgreSQL)."""
    connection.execute(text("SELECT pg_notify(:channel, :message)"), {"channel": CHANNEL, "message": message})


# Reading.


def load(connection: Connection, table_id: str, known: Table | None = None) -> Table | None:
    """The table as it is kept. What is known of it already is not replayed again."""
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


def _bare(row: Row[Any]) -> Table:
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
        result=row.result,
        rematch=row.rematch,
        version=row.version,
    )


def _game(row: Row[Any]) -> Game | None:
    """The game by the rules of then, if they are the rules of now."""
    try:
        return make(row.game, **row.options) if GAMES[row.game].ruleset == row.ruleset else None
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
    """The table after these decisions; without the rules of then only the log is left."""
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
    return {row.seat: Pending(row.move, tuple(row.commands)) for row in rows}


def listed(connection: Connection, status: str | None, game: str | None, limit: int) -> list[str]:
    """Public tables, the newest first."""
    wanted = select(TableRow.id).where(TableRow.visibility == "public", TableRow.uploaded.is_(False))
    if status:
        wanted = wanted.where(TableRow.status == status)
    if game:
        wanted = wanted.where(TableRow.game == game)
    return list(connection.scalars(wanted.order_by(TableRow.created.desc()).limit(limit)))


def of_guest(connection: Connection, guest: str, limit: int) -> list[str]:
    """The tables where somebody sits or that somebody made, the latest first."""
    seated = select(SeatRow.table_id).where(SeatRow.guest == guest)
    wanted = select(TableRow.id).where((TableRow.host == guest) | TableRow.id.in_(seated))
    return list(connection.scalars(wanted.order_by(TableRow.touched.desc()).limit(limit)))


def unfinished(connection: Connection, guest: str) -> int:
    """How many tables of this host are not over."""
    wanted = select(TableRow.id).where(TableRow.host == guest, TableRow.status != "over")
    return len(connection.scalars(wanted).all())
