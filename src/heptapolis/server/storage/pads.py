"""Shared score pads in the database: a row per pad, and one per column, which phones change independently."""

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from heptapolis.server.storage.schema import PadColumnRow, PadRow

Content = dict[str, Any]


def add(connection: Connection, pad: Content, columns: Sequence[Content]) -> None:
    """Store a new pad."""
    connection.execute(insert(PadRow), pad)
    rows = [
        {"pad_id": pad["id"], "seat": seat, "version": 1, "content": content}
        for seat, content in enumerate(columns)
    ]
    connection.execute(insert(PadColumnRow), rows)


def find(connection: Connection, pad: str) -> Row[Any] | None:
    return connection.execute(select(PadRow.__table__).where(PadRow.id == pad)).first()


def columns(connection: Connection, pad: str) -> list[Row[Any]]:
    """The columns by seat."""
    wanted = select(PadColumnRow.__table__).where(PadColumnRow.pad_id == pad)
    return list(connection.execute(wanted.order_by(PadColumnRow.seat)))


def change(
    connection: Connection, pad: str, seat: int, transform: Callable[[Content], Content], at: float
) -> int | None:
    """Change a column; return its new version, or None if there is no such column."""
    key = (PadColumnRow.pad_id == pad, PadColumnRow.seat == seat)
    row = connection.execute(select(PadColumnRow.__table__).where(*key).with_for_update()).first()
    if row is None:
        return None
    version = int(row.version) + 1
    values = {"version": version, "content": transform(row.content)}
    connection.execute(update(PadColumnRow).where(*key).values(**values))
    connection.execute(update(PadRow).where(PadRow.id == pad).values(touched=at))
    return version


def delete_pad(connection: Connection, pad: str) -> None:
    connection.execute(delete(PadColumnRow).where(PadColumnRow.pad_id == pad))
    connection.execute(delete(PadRow).where(PadRow.id == pad))


def delete_old(connection: Connection, before: float) -> None:
    """Delete the pads that have not changed since."""
    old = select(PadRow.id).where(PadRow.touched < before)
    connection.execute(delete(PadColumnRow).where(PadColumnRow.pad_id.in_(old)))
    connection.execute(delete(PadRow).where(PadRow.touched < before))
