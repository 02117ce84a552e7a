"""Who is asking: a guest is identified by the secret in a cookie."""

import hmac
from hashlib import sha256
from secrets import token_hex, token_urlsafe
from typing import TYPE_CHECKING, Annotated

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from heptapolis.server.problems import Problem
from heptapolis.server.storage import guests
from heptapolis.server.storage.database import Database
from heptapolis.server.table import Person

if TYPE_CHECKING:
    from heptapolis.server.service import Service

COOKIE = "heptapolis"
COOKIE_SECONDS = 5 * 365 * 24 * 3600  # anyone can close the laptop and come back
MAX_CACHED_GUESTS = 10_000


def hash_secret(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def is_same_secret(given: str, wanted: str) -> bool:
    """Compare in constant time."""
    return hmac.compare_digest(hash_secret(given), hash_secret(wanted))


class Guests:
    """The guests that the server knows; those seen lately are in memory."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._seen: dict[str, Person] = {}

    async def welcome(self, name: str, at: float) -> tuple[Person, str]:
        """A new guest and the secret that goes into the cookie."""
        person, secret = Person(token_hex(8), name), token_urlsafe(32)
        await self._database.run(lambda c: guests.add(c, person, hash_secret(secret), at))
        return person, secret

    async def find(self, connection: HTTPConnection) -> Person | None:
        """The guest with this cookie."""
        secret = connection.cookies.get(COOKIE)
        if not secret:
            return None
        key = hash_secret(secret)
        if key not in self._seen:
            found = await self._database.run(lambda c: guests.find(c, key))
            if found is None:
                return None
            if len(self._seen) >= MAX_CACHED_GUESTS:
                self._seen.clear()
            self._seen[key] = found
        return self._seen[key]

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, name)
        await self._database.run(lambda c: guests.rename(c, renamed))
        self._seen = {key: renamed if one.id == person.id else one for key, one in self._seen.items()}
        return renamed


def get_service(connection: HTTPConnection) -> "Service":
    service: Service = connection.app.state.service
    return service


async def find_guest(request: Request) -> Person | None:
    """The caller, known or not; a server with a passphrase serves only guests."""
    service = get_service(request)
    person = await service.guests.find(request)
    if person is None and service.settings.passphrase:
        raise Problem("no-guest")
    return person


async def require_guest(person: Annotated[Person | None, Depends(find_guest)]) -> Person:
    if person is None:
        raise Problem("no-guest")
    return person


MaybeGuest = Annotated[Person | None, Depends(find_guest)]
KnownGuest = Annotated[Person, Depends(require_guest)]


def set_cookie(request: Request, response: Response, secret: str, *, secure: bool | None) -> None:
    """Scripts cannot read it, other sites cannot send it, and over TLS it is never sent unencrypted."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https" if secure is None else secure,
        path="/",
    )
