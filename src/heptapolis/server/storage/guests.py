"""Guests in the database. A secret is stored as its hash: a leaked file lets no one impersonate a guest."""

from sqlalchemy import Connection, insert, select, update

from heptapolis.server.storage.schema import GuestRow
from heptapolis.server.table import Person


def add(connection: Connection, person: Person, secret: str, at: float) -> None:
    connection.execute(insert(GuestRow).values(id=person.id, secret=secret, name=person.name, created=at))


def find(connection: Connection, secret: str) -> Person | None:
    """The guest with this hashed secret."""
    row = connection.execute(select(GuestRow.id, GuestRow.name).where(GuestRow.secret == secret)).first()
    return Person(row.id, row.name) if row else None


def rename(connection: Connection, person: Person) -> None:
    connection.execute(update(GuestRow).where(GuestRow.id == person.id).values(name=person.name))
