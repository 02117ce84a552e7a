"""Where the database mentions a guest, to export or erase it."""

from typing import Any

from sqlalchemy import Connection, Row, Text, cast, delete, select

from heptapolis.server.storage.log import select_of_guest
from heptapolis.server.storage.schema import (
    ChoiceRow,
    DecisionRow,
    DeviceLinkRow,
    DeviceRow,
    GuestRow,
    HiddenTableRow,
    SeatRow,
    TableRow,
)


def find_guest(connection: Connection, guest: str) -> Row[Any] | None:
    return connection.execute(select(GuestRow.__table__).where(GuestRow.id == guest)).first()


def list_tables_of(connection: Connection, guest: str) -> list[str]:
    """Every table where the guest sits or that the guest hosts, the oldest first."""
    return list(connection.scalars(select_of_guest(guest).order_by(TableRow.created)))


def list_tables_naming(connection: Connection, guest: str) -> list[str]:
    """Those, and the tables where only a vote of the guest is left."""
    voted = select(SeatRow.table_id).where(cast(SeatRow.votes, Text).contains(f'"{guest}"'))
    return sorted({*list_tables_of(connection, guest), *connection.scalars(voted)})


def list_hidden(connection: Connection, guest: str) -> list[str]:
    """The tables that the guest has removed from their list."""
    return list(connection.scalars(select(HiddenTableRow.table_id).where(HiddenTableRow.guest == guest)))


def find_choice(connection: Connection, table_id: str, seat: int) -> str | None:
    """The choice of a seat that waits for the others."""
    return connection.scalar(
        select(ChoiceRow.move).where(ChoiceRow.table_id == table_id, ChoiceRow.seat == seat)
    )


def list_moves(connection: Connection, table_id: str) -> list[Row[Any]]:
    """The log without its events: sequence, moves, commands, proxies, time."""
    columns = (
        DecisionRow.sequence,
        DecisionRow.moves,
        DecisionRow.commands,
        DecisionRow.proxies,
        DecisionRow.at,
    )
    wanted = select(*columns).where(DecisionRow.table_id == table_id)
    return list(connection.execute(wanted.order_by(DecisionRow.sequence)))


def delete_guest(connection: Connection, guest: str) -> None:
    """Delete a guest whom no table names any more."""
    for row in (DeviceRow, DeviceLinkRow, HiddenTableRow):
        connection.execute(delete(row).where(row.guest == guest))
    connection.execute(delete(GuestRow).where(GuestRow.id == guest))
