"""Devices and the links that add one. Secrets and codes are stored as hashes only."""

from sqlalchemy import Connection, Row, delete, insert, select, update

from heptapolis.server.devices import Device
from heptapolis.server.storage.schema import DeviceLinkRow, DeviceRow, GuestRow
from heptapolis.server.table import Person

MAX_OPEN_LINKS = 5  # of one guest; a new one replaces the oldest


def add(connection: Connection, device: Device, secret: str, label: str) -> None:
    """Store a new device: it was created when it was last seen."""
    connection.execute(
        insert(DeviceRow).values(
            id=device.id,
            guest=device.person.id,
            secret=secret,
            label=label,
            created=device.seen,
            seen=device.seen,
        )
    )


def find(connection: Connection, secret: str) -> Device | None:
    """The device with this hashed secret."""
    wanted = select(DeviceRow.id, DeviceRow.seen, DeviceRow.guest, GuestRow.name, GuestRow.avatar)
    row = connection.execute(
        wanted.join(GuestRow, GuestRow.id == DeviceRow.guest).where(DeviceRow.secret == secret)
    ).first()
    return Device(row.id, Person(row.guest, row.name, row.avatar), row.seen) if row else None


def list_of(connection: Connection, guest: str) -> list[Row[tuple[str, str, float, float]]]:
    """The devices of a guest, the one used last first: id, label, created, seen."""
    wanted = select(DeviceRow.id, DeviceRow.label, DeviceRow.created, DeviceRow.seen)
    return list(connection.execute(wanted.where(DeviceRow.guest == guest).order_by(DeviceRow.seen.desc())))


def touch(connection: Connection, device: Device, label: str) -> None:
    """Note when a device was last seen; its browser may have a new name by now."""
    connection.execute(
        update(DeviceRow).where(DeviceRow.id == device.id).values(seen=device.seen, label=label)
    )


def revoke(connection: Connection, guest: str, device: str) -> bool:
    """Revoke a device, so that its secret stops working; return whether the guest had it."""
    gone = connection.execute(delete(DeviceRow).where(DeviceRow.id == device, DeviceRow.guest == guest))
    return gone.rowcount == 1


# Links.


def add_link(connection: Connection, guest: str, code: str, at: float, expires: float) -> None:
    """Store a link; delete expired ones, and the guest's oldest if there are too many."""
    connection.execute(delete(DeviceLinkRow).where(DeviceLinkRow.expires <= at))
    mine = select(DeviceLinkRow.code).where(DeviceLinkRow.guest == guest)
    kept = mine.order_by(DeviceLinkRow.expires.desc()).limit(MAX_OPEN_LINKS - 1)
    codes = list(connection.scalars(kept))
    connection.execute(
        delete(DeviceLinkRow).where(DeviceLinkRow.guest == guest, DeviceLinkRow.code.not_in(codes))
    )
    connection.execute(insert(DeviceLinkRow).values(code=code, guest=guest, expires=expires))


def use_link(connection: Connection, code: str, at: float) -> Person | None:
    """The guest whose link this is. If two devices use it at once, only one finds it to delete."""
    wanted = select(GuestRow.id, GuestRow.name, GuestRow.avatar, DeviceLinkRow.expires)
    row = connection.execute(
        wanted.join(DeviceLinkRow, DeviceLinkRow.guest == GuestRow.id).where(DeviceLinkRow.code == code)
    ).first()
    gone = connection.execute(delete(DeviceLinkRow).where(DeviceLinkRow.code == code))
    if row is None or gone.rowcount != 1 or row.expires <= at:
        return None
    return Person(row.id, row.name, row.avatar)


def list_links(connection: Connection, guest: str) -> list[float]:
    """When the open links of a guest expire."""
    return list(connection.scalars(select(DeviceLinkRow.expires).where(DeviceLinkRow.guest == guest)))
