"""What no one needs any more: tables that were closed or never began, guests who never came back."""

from sqlalchemy import Connection, delete, select

from heptapolis.server.storage.privacy import delete_guest
from heptapolis.server.storage.schema import (
    AnalysisRow,
    ChoiceRow,
    DecisionRow,
    DeviceRow,
    GuestRow,
    HiddenTableRow,
    SeatRow,
    TableRow,
)

MAX_GUESTS_AT_ONCE = 500  # everyone else waits for the database meanwhile


def delete_table(connection: Connection, table: str) -> None:
    """Delete a table and everything that belongs to it."""
    for row in (AnalysisRow, ChoiceRow, DecisionRow, SeatRow, HiddenTableRow):
        connection.execute(delete(row).where(row.table_id == table))
    connection.execute(delete(TableRow).where(TableRow.id == table))


def find_abandoned(connection: Connection, before: float) -> list[str]:
    """Tables created before this time whose game never began."""
    wanted = select(TableRow.id).where(TableRow.status == "open", TableRow.touched < before)
    return list(connection.scalars(wanted))


def delete_unused_guests(connection: Connection, before: float) -> list[str]:
    """Delete guests without a table whose devices were not seen since; guests who have played are kept."""
    named = (
        select(SeatRow.guest).where(SeatRow.guest == GuestRow.id).exists(),
        select(TableRow.host).where(TableRow.host == GuestRow.id).exists(),
        select(DeviceRow.guest).where(DeviceRow.guest == GuestRow.id, DeviceRow.seen >= before).exists(),
    )
    wanted = select(GuestRow.id).where(GuestRow.created < before, *(~one for one in named))
    unused = list(connection.scalars(wanted.limit(MAX_GUESTS_AT_ONCE)))
    for guest in unused:
        delete_guest(connection, guest)
    return unused
