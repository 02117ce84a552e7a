"""Who you are, and your games."""

from contextlib import suppress
from dataclasses import replace
from secrets import token_hex

from fastapi import APIRouter, Request, Response
from sqlalchemy.exc import IntegrityError

from heptapolis.server import payloads
from heptapolis.server.identity import (
    KnownGuest,
    MaybeDevice,
    delete_cookie,
    is_same_secret,
    read_label,
    set_cookie,
)
from heptapolis.server.live import LiveTable
from heptapolis.server.names import check_name
from heptapolis.server.problems import Problem, responses
from heptapolis.server.routes.common import (
    TheDatabase,
    TheGuests,
    TheGuestSync,
    TheMetrics,
    TheSettings,
    TheTable,
    TheTables,
)
from heptapolis.server.routes.tables import describe, shorten
from heptapolis.server.settings import Settings
from heptapolis.server.storage import guests as storage_guests
from heptapolis.server.storage import log as storage
from heptapolis.server.table import Person
from heptapolis.server.wire.guests import Guest, NewGuest, Rename
from heptapolis.server.wire.lobby import MyTable, MyTableList

router = APIRouter(prefix="/api/guest", tags=["guests"])
MAX_TABLES_LISTED = 100


@router.post("", status_code=201, responses=responses("wrong-passphrase", "foreign-origin", "bad-name"))
async def enter(
    wanted: NewGuest,
    request: Request,
    response: Response,
    settings: TheSettings,
    guests: TheGuests,
    guest_sync: TheGuestSync,
    metrics: TheMetrics,
) -> Guest:
    """Give your name; the cookie in the response identifies you from now on. Known guests are renamed."""
    _check_passphrase(settings, wanted.passphrase)
    check_name(wanted.name)
    if known := await guests.find(request):
        return await rename(Rename(name=wanted.name, avatar=wanted.avatar), known.person, guests, guest_sync)
    person = Person(token_hex(8), wanted.name, wanted.avatar)
    secret = await guests.welcome(person, read_label(request))
    set_cookie(request, response, secret, secure=settings.secure)
    metrics.count("guests")
    return describe_guest(person)


def describe_guest(person: Person) -> Guest:
    return Guest(id=person.id, name=person.name, avatar=person.avatar)


def _check_passphrase(settings: Settings, given: str | None) -> None:
    wanted = settings.passphrase
    if wanted is not None and not is_same_secret(given or "", wanted):
        raise Problem("wrong-passphrase")


@router.get("", responses=responses("no-guest"))
async def who_am_i(person: KnownGuest) -> Guest:
    """Who you are."""
    return describe_guest(person)


@router.patch("", responses=responses("no-guest", "foreign-origin", "bad-name"))
async def rename(wanted: Rename, person: KnownGuest, guests: TheGuests, guest_sync: TheGuestSync) -> Guest:
    """Take another name and avatar; tables show them at once."""
    check_name(wanted.name)
    renamed = replace(person, name=wanted.name, avatar=wanted.avatar or person.avatar)
    await guests.change(renamed)
    await guest_sync.sync(person.id)
    return describe_guest(renamed)


@router.delete("", status_code=204, responses=responses("no-guest", "foreign-origin"))
async def forget(device: MaybeDevice, guests: TheGuests, guest_sync: TheGuestSync) -> Response:
    """Forget you on this device; your seats remain yours."""
    if device:
        await guests.revoke(device.person.id, device.id)
        await guest_sync.sync(device.person.id)
    response = Response(status_code=204)
    delete_cookie(response)
    return response


@router.get("/tables", responses=responses("no-guest"))
async def my_tables(person: KnownGuest, database: TheDatabase, tables: TheTables) -> MyTableList:
    """The tables where you sit or that you host, the latest first."""
    ids = await database.run(lambda c: storage.of_guest(c, person.id, MAX_TABLES_LISTED))
    found = [await tables.find(table) for table in ids]
    return MyTableList(tables=[_describe_mine(live, person) for live in found])


def _describe_mine(live: LiveTable, person: Person) -> MyTable:
    table = live.table
    return MyTable(
        table=shorten(describe(live, person)),
        headline=payloads.describe_headline(table.name, table.state) if table.state else None,
        your_move=table.seat_of(person.id) in table.undecided,
    )


@router.delete(
    "/tables/{table}",
    status_code=204,
    responses=responses("no-guest", "foreign-origin", "unknown-table", "not-seated", "not-over"),
)
async def hide_table(live: TheTable, person: KnownGuest, database: TheDatabase) -> Response:
    """Leave a table out of your list. The game is kept, and its link still leads to it."""
    table = live.table
    if table.seat_of(person.id) is None and table.host.id != person.id:
        raise Problem("not-seated")
    if table.status == "playing":
        raise Problem("not-over")
    with suppress(IntegrityError):  # it is left out already
        await database.run(lambda c: storage_guests.hide_table(c, person.id, table.id))
    return Response(status_code=204)
