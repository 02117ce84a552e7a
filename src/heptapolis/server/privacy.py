"""Exports and erases what is kept about a guest."""

from functools import partial
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from heptapolis.core.message import Message
from heptapolis.server import lobby
from heptapolis.server.notify import Notifier
from heptapolis.server.payloads import format_time
from heptapolis.server.problems import Problem
from heptapolis.server.storage import devices, log
from heptapolis.server.storage import privacy as storage
from heptapolis.server.storage.database import Database
from heptapolis.server.wire import privacy as wire

MAX_ERASE_ATTEMPTS = 10  # the guest's tables may be changing meanwhile


async def erase(database: Database, notifier: Notifier, guest: str) -> list[str]:
    """Erase a guest, all or nothing; return the unfinished tables that go on without them."""

    def write(connection: Connection) -> list[str]:
        unfinished = [
            table
            for table in storage.list_tables_naming(connection, guest)
            if _forget_at(connection, notifier, table, guest) != "over"
        ]
        storage.delete_guest(connection, guest)
        notifier.announce_guest(connection, guest)
        return unfinished

    for _ in range(MAX_ERASE_ATTEMPTS):
        try:
            return await database.run(write)
        except (log.Behind, IntegrityError):
            continue
    raise Problem("storage-unavailable", Message("problem-table-changing"))


def _forget_at(connection: Connection, notifier: Notifier, table: str, guest: str) -> str:
    """Leave no trace of the guest at this table; return its status."""
    old = log.load_seated(connection, table)
    assert old
    log.save(connection, old, lobby.forget_player(old, guest))
    notifier.announce(connection, table, old.version + 1)
    return old.status


async def export(database: Database, guest: str) -> wire.Export:
    """Everything kept about a guest, read table by table so that nobody waits long for the database."""
    about = await database.run(lambda c: _export_guest(c, guest))
    ids = await database.run(lambda c: storage.list_tables_of(c, guest))
    tables = [await database.run(partial(_export_table, table_id=table, guest=guest)) for table in ids]
    return wire.Export(**about, tables=tables)


def _export_guest(connection: Connection, guest: str) -> dict[str, Any]:
    row = storage.find_guest(connection, guest)
    if row is None:
        raise Problem("no-guest")
    return {
        "guest": wire.ExportedGuest(
            id=row.id, name=row.name, avatar=row.avatar, created=format_time(row.created)
        ),
        "devices": [
            wire.ExportedDevice(
                id=one.id, label=one.label, created=format_time(one.created), seen=format_time(one.seen)
            )
            for one in devices.list_of(connection, guest)
        ],
        "link_expiries": [format_time(expires) for expires in devices.list_links(connection, guest)],
        "hidden_tables": storage.list_hidden(connection, guest),
    }


def _export_table(connection: Connection, table_id: str, guest: str) -> wire.ExportedTable:
    table = log.load_seated(connection, table_id)
    assert table
    seat = table.seat_of(guest)
    return wire.ExportedTable(
        id=table.id,
        game=table.name,
        options=dict(table.options),
        status=table.status,
        visibility=table.visibility,
        created=format_time(table.created),
        touched=format_time(table.touched),
        hosting=table.host.id == guest,
        uploaded=table.uploaded,
        seat=seat,
        stand_in=None if seat is None else table.seats[seat].stand_in,
        votes=[number for number, sitter in enumerate(table.seats) if guest in sitter.votes],
        result=table.result,
        choice=None if seat is None else storage.find_choice(connection, table.id, seat),
        moves=[] if seat is None else _export_moves(connection, table.id, str(seat)),
    )


def _export_moves(connection: Connection, table_id: str, seat: str) -> list[wire.ExportedMove]:
    """The guest's own moves, as the log has them; nothing of what the others did."""
    return [
        wire.ExportedMove(
            sequence=row.sequence,
            move=row.moves[seat],
            at=format_time(row.at),
            commands=row.commands.get(seat, []),
            proxy=(row.proxies or {}).get(seat),
        )
        for row in storage.list_moves(connection, table_id)
        if seat in row.moves
    ]
