"""Who one is."""

from time import time

from fastapi import APIRouter, Request, Response

from heptapolis.server.identity import COOKIE, KnownGuest, MaybeGuest, is_same_secret, set_cookie
from heptapolis.server.problems import Problem, responses
from heptapolis.server.routes.common import TheDatabase, TheGuests, TheMetrics, TheSettings, TheTables
from heptapolis.server.routes.tables import list_tables
from heptapolis.server.settings import Settings
from heptapolis.server.storage import log as storage
from heptapolis.server.wire.lobby import Guest, NewGuest, Rename, TableList

router = APIRouter(prefix="/api/guest", tags=["guests"])
MAX_TABLES_LISTED = 100


@router.post("", status_code=201, responses=responses("wrong-passphrase", "foreign-origin"))
async def enter(
    wanted: NewGuest,
    request: Request,
    response: Response,
    settings: TheSettings,
    guests: TheGuests,
    tables: TheTables,
    metrics: TheMetrics,
) -> Guest:
    """Tell your name; the answer's cookie is who you are from now on. Known guests are renamed."""
    _check_passphrase(settings, wanted.passphrase)
    known = await guests.find(request)
    if known:
        return await rename(Rename(name=wanted.name), known, guests, tables)
    person, secret = await guests.welcome(wanted.name, time())
    set_cookie(request, response, secret, secure=settings.secure)
    metrics.count("guests")
    return Guest(id=person.id, name=person.name)


def _check_passphrase(settings: Settings, given: str | None) -> None:
    wanted = settings.passphrase
    if wanted is not None and not is_same_secret(given or "", wanted):
        raise Problem("wrong-passphrase")


@router.get("", responses=responses("no-guest"))
async def who_am_i(person: KnownGuest) -> Guest:
    """Who you are."""
    return Guest(id=person.id, name=person.name)


@router.patch("", responses=responses("no-guest", "foreign-origin"))
async def rename(wanted: Rename, person: KnownGuest, guests: TheGuests, tables: TheTables) -> Guest:
    """Take another name; tables show it at once."""
    renamed = await guests.rename(person, wanted.name)
    for live in list(tables.values()):
        if live.table.seat_of(person.id) is not None or live.table.host.id == person.id:
            await live.store.reload()
    return Guest(id=renamed.id, name=renamed.name)


@router.delete("", status_code=204, responses=responses("foreign-origin"))
async def forget(_: MaybeGuest) -> Response:
    """Forget the cookie on this device; the seats stay whose they are."""
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


@router.get("/tables", responses=responses("no-guest"))
async def my_tables(person: KnownGuest, database: TheDatabase, tables: TheTables) -> TableList:
    """The tables where you sit or that you host, the latest first."""
    ids = await database.run(lambda c: storage.of_guest(c, person.id, MAX_TABLES_LISTED))
    return await list_tables(tables, ids, person)
