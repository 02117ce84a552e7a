"""Who one is."""

from time import time

from fastapi import APIRouter, Request, Response

from heptapolis.server.identity import COOKIE, KnownGuest, MaybeGuest, same, set_cookie
from heptapolis.server.problems import Problem, responses
from heptapolis.server.routes.common import TheService
from heptapolis.server.routes.tables import table_list
from heptapolis.server.service import Service
from heptapolis.server.storage import log as storage
from heptapolis.server.wire.lobby import Guest, NewGuest, Rename, TableList

router = APIRouter(prefix="/api/guest", tags=["guests"])
SHOWN = 100


@router.post("", status_code=201, responses=responses("wrong-passphrase", "foreign-origin"))
async def enter(wanted: NewGuest, request: Request, response: Response, service: TheService) -> Guest:
    """Tell your name; the answer's cookie is who you are from now on. Known guests are renamed."""
    _check_passphrase(service, wanted.passphrase)
    known = await service.guests.find(request)
    if known:
        return await rename(Rename(name=wanted.name), known, service)
    person, secret = await service.guests.welcome(wanted.name, time())
    set_cookie(request, response, secret, secure=service.settings.secure)
    service.metrics.count("guests")
    return Guest(id=person.id, name=person.name)


def _check_passphrase(service: Service, given: str | None) -> None:
    wanted = service.settings.passphrase
    if wanted is not None and not same(given or "", wanted):
        raise Problem("wrong-passphrase")


@router.get("", responses=responses("no-guest"))
async def who_am_i(person: KnownGuest) -> Guest:
    """Who you are."""
    return Guest(id=person.id, name=person.name)


@router.patch("", responses=responses("no-guest", "foreign-origin"))
async def rename(wanted: Rename, person: KnownGuest, service: TheService) -> Guest:
    """Take another name; tables show it at once."""
    renamed = await service.guests.rename(person, wanted.name)
    for room in list(service.rooms.values()):
        if room.table.seat_of(person.id) is not None or room.table.host.id == person.id:
            await room.reload()
    return Guest(id=renamed.id, name=renamed.name)


@router.delete("", status_code=204, responses=responses("foreign-origin"))
async def forget(_: MaybeGuest) -> Response:
    """Forget the cookie on this device; the seats stay whose they are."""
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


@router.get("/tables", responses=responses("no-guest"))
async def my_tables(person: KnownGuest, service: TheService) -> TableList:
    """The tables where you sit or that you host, the latest first."""
    ids = await service.database.run(lambda c: storage.of_guest(c, person.id, SHOWN))
    return await table_list(service, ids, person)
