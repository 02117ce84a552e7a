"""Guests in the database: who is known, and by which name."""

from sqlalchemy import Connection, insert, update

from heptapolis.server.storage.schema import GuestRow, HiddenTableRow
from heptapolis.server.table import Person


def add(connection: Connection, person: Person, at: float) -> None:
    values = {"id": person.id, "name": person.name, "avatar": person.avatar, "created": at}
    connection.execute(insert(GuestRow).values(values))


def change(connection: Connection, person: Person) -> None:
    """Store another name and avatar."""
    changed = update(GuestRow).where(GuestRow.id == person.id)
    connection.execute(changed.values(name=person.name, avatar=person.avatar))


def hide_table(connection: Connection, guest: str, table: str) -> None:
    """Leave this table out of the guest's list; an `IntegrityError` if it is left out already."""
    connection.execute(insert(HiddenTableRow).values(guest=guest, table_id=table))
