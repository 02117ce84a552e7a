"""Who is asking: a guest is recognised by the secret in the cookie of a device."""

import hmac
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from secrets import token_hex, token_urlsafe
from time import time
from typing import TYPE_CHECKING, Annotated

from fastapi import Depends, Request, Response
from sqlalchemy import Connection
from starlette.requests import HTTPConnection

from heptapolis.server.devices import Device, describe_user_agent
from heptapolis.server.identifiers import make_link_code
from heptapolis.server.notify import Notifier
from heptapolis.server.problems import Problem
from heptapolis.server.storage import devices, guests
from heptapolis.server.storage.database import Database
from heptapolis.server.table import Person

if TYPE_CHECKING:
    from heptapolis.server.service import Service

COOKIE = "heptapolis"
COOKIE_SECONDS = 5 * 365 * 24 * 3600  # people can close the laptop and come back
LINK_SECONDS = 600.0  # that a device link is valid
SEEN_SECONDS = 3600.0  # between two notes that a device was seen
MAX_CACHED_DEVICES = 10_000


def hash_secret(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def is_same_secret(given: str, wanted: str) -> bool:
    """Compare in constant time."""
    return hmac.compare_digest(hash_secret(given), hash_secret(wanted))


class Guests:
    """The guests that the server knows, by their devices; devices seen recently are in memory.

    A revoked device is forgotten at once by this process, and by the others as soon as they hear of it:
    PostgreSQL delivers the notice with the commit, and a process that missed notices forgets every device.
    """

    def __init__(self, database: Database, notifier: Notifier) -> None:
        self._database, self._notifier = database, notifier
        self._cached: dict[str, Device] = {}  # by hashed secret
        self._times_forgotten = 0

    # Who is asking.

    async def find(self, connection: HTTPConnection) -> Device | None:
        """The device with this cookie."""
        secret = connection.cookies.get(COOKIE)
        if not secret:
            return None
        key = hash_secret(secret)
        device = self._cached.get(key) or await self._load(key)
        if device and time() - device.seen > SEEN_SECONDS:
            await self._touch(key, device, read_label(connection))
            return self._cached.get(key) or await self._load(key)  # it may have been revoked meanwhile
        return device

    async def _load(self, key: str) -> Device | None:
        """Read a device; read it again if any were forgotten meanwhile, as it may be one of those."""
        forgotten = -1
        while forgotten != self._times_forgotten:
            forgotten = self._times_forgotten
            found = await self._database.run(lambda c: devices.find(c, key))
        if found:
            if len(self._cached) >= MAX_CACHED_DEVICES:
                self._cached.clear()
            self._cached[key] = found
        return found

    async def _touch(self, key: str, device: Device, label: str) -> None:
        seen = replace(device, seen=time())
        self._cached[key] = seen
        with suppress(Problem):  # it can be noted next time
            await self._database.run(lambda c: devices.touch(c, seen, label))

    def forget(self, guest: str | None = None) -> None:
        """Forget the cached devices of this guest, or of everyone: they are read from the database again."""
        self._times_forgotten += 1
        self._cached = {key: one for key, one in self._cached.items() if guest and one.person.id != guest}

    # Coming and changing.

    async def welcome(self, person: Person, label: str) -> str:
        """Store a new guest; return the secret for the cookie."""
        device, secret = _make_device(person)

        def write(connection: Connection) -> None:
            guests.add(connection, person, device.seen)
            devices.add(connection, device, hash_secret(secret), label)

        await self._database.run(write)
        return secret

    async def change(self, person: Person) -> None:
        """Store another name or avatar."""

        def write(connection: Connection) -> None:
            guests.change(connection, person)
            self._notifier.announce_guest(connection, person.id)

        await self._database.run(write)

    # Devices.

    async def revoke(self, guest: str, device: str) -> bool:
        """Revoke a device, so that its cookie stops working; return whether the guest had it."""

        def write(connection: Connection) -> bool:
            self._notifier.announce_guest(connection, guest)
            return devices.revoke(connection, guest, device)

        return await self._database.run(write)

    async def make_link(self, guest: str) -> tuple[str, float]:
        """Make a link for another device of this guest; return its code and when it expires."""
        code, now = make_link_code(), time()
        expires = now + LINK_SECONDS
        await self._database.run(lambda c: devices.add_link(c, guest, hash_secret(code), now, expires))
        return code, expires

    async def use_link(self, code: str, label: str) -> tuple[Person, str]:
        """Use a link; return its guest and the secret for this device's cookie."""

        def write(connection: Connection) -> tuple[Person, str] | None:
            person = devices.use_link(connection, hash_secret(code), time())
            if person is None:
                return None
            device, secret = _make_device(person)
            devices.add(connection, device, hash_secret(secret), label)
            return person, secret

        used = await self._database.run(write)
        if used is None:
            raise Problem("dead-link")
        return used


def _make_device(person: Person) -> tuple[Device, str]:
    """A new device of this person, and its secret."""
    return Device(token_hex(8), person, time()), token_urlsafe(32)


def read_label(connection: HTTPConnection) -> str:
    return describe_user_agent(connection.headers.get("user-agent", ""))


def read_address(connection: HTTPConnection) -> str:
    """The IP address that a request comes from."""
    return connection.client.host if connection.client else ""


def get_service(connection: HTTPConnection) -> "Service":
    service: Service = connection.app.state.service
    return service


async def find_device(connection: HTTPConnection) -> Device | None:
    """The caller's device, known or not; a server with a passphrase serves only guests."""
    service = get_service(connection)
    device = await service.guests.find(connection)
    if device is None and service.settings.passphrase:
        raise Problem("no-guest")
    return device


async def require_device(device: Annotated[Device | None, Depends(find_device)]) -> Device:
    if device is None:
        raise Problem("no-guest")
    return device


async def find_guest(device: Annotated[Device | None, Depends(find_device)]) -> Person | None:
    return device.person if device else None


async def require_guest(device: Annotated[Device, Depends(require_device)]) -> Person:
    return device.person


MaybeDevice = Annotated[Device | None, Depends(find_device)]
KnownDevice = Annotated[Device, Depends(require_device)]
MaybeGuest = Annotated[Person | None, Depends(find_guest)]
KnownGuest = Annotated[Person, Depends(require_guest)]


def set_cookie(request: Request, response: Response, secret: str, *, secure: bool | None) -> None:
    """Set the cookie: scripts cannot read it, other sites cannot send it; under TLS it stays encrypted."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https" if secure is None else secure,
        path="/",
    )


def delete_cookie(response: Response) -> None:
    response.delete_cookie(COOKIE, path="/")
