"""Tables before, around and after a game."""

from dataclasses import replace
from time import time
from typing import Annotated

from fastapi import APIRouter, Query, Response

from heptapolis.core.contract import Game
from heptapolis.server import lobby, payloads
from heptapolis.server.identifiers import make_seed, make_table_id
from heptapolis.server.identity import KnownGuest, MaybeGuest
from heptapolis.server.live import LiveTable, LiveTables
from heptapolis.server.problems import Problem, responses
from heptapolis.server.routes.common import (
    SeatNumber,
    TheDatabase,
    TheLanguage,
    TheSettings,
    TheTable,
    TheTables,
)
from heptapolis.server.settings import Settings
from heptapolis.server.storage import log as storage
from heptapolis.server.storage.database import Database
from heptapolis.server.table import Person, Sitter, Table
from heptapolis.server.thinking import check_bot
from heptapolis.server.wire import lobby as wire
from heptapolis.server.wire.reference import Catalogue

router = APIRouter(prefix="/api/tables", tags=["tables"])
MAX_TABLES_LISTED = 50
AS_GUEST = ("no-guest", "foreign-origin", "unknown-table")  # what any change may be answered by


def describe(live: LiveTable, person: Person | None) -> wire.TableInfo:
    return live.audience.describe_table(person.id if person else None)


async def list_tables(tables: LiveTables, ids: list[str], person: Person | None) -> wire.TableList:
    return wire.TableList(tables=[describe(await tables.find(table), person) for table in ids])


@router.get("", responses=responses("no-guest"))
async def public_tables(
    database: TheDatabase,
    tables: TheTables,
    person: MaybeGuest,
    status: wire.Status | None = None,
    game: Annotated[str | None, Query(max_length=40)] = None,
) -> wire.TableList:
    """The public tables, the newest first."""
    ids = await database.run(lambda c: storage.listed(c, status, game, MAX_TABLES_LISTED))
    return await list_tables(tables, ids, person)


@router.post(
    "",
    status_code=201,
    responses=responses(
        "no-guest",
        "foreign-origin",
        "too-many-tables",
        "unknown-name",
        "bad-option",
        "bad-data",
        "bad-plugin",
        "not-supported",
        "table-full",
    ),
)
async def create(
    wanted: wire.NewTable,
    person: KnownGuest,
    settings: TheSettings,
    database: TheDatabase,
    tables: TheTables,
) -> wire.TableInfo:
    """Make a table; you are its host."""
    await check_allowance(settings, database, person)
    game = lobby.make_game(wanted.game, wanted.options)
    for choice in wanted.seats:
        check_bot(choice.bot, game, any_bot=settings.any_bot)
    check_timer(settings, wanted.timer, game)
    return describe(await tables.add(_make_table(wanted, game, person)), person)


async def check_allowance(settings: Settings, database: Database, person: Person) -> None:
    unfinished = await database.run(lambda c: storage.unfinished(c, person.id))
    if unfinished >= settings.limits.unfinished_tables:
        raise Problem("too-many-tables")


def check_timer(settings: Settings, timer: wire.Timer | None, game: Game | None) -> None:
    if timer and timer.then != "default":
        check_bot(timer.then, game, any_bot=settings.any_bot)


def _make_table(wanted: wire.NewTable, game: Game, person: Person) -> Table:
    if len(wanted.seats) > game.players:
        raise Problem("table-full", f"{len(wanted.seats)} seats for {game.players} players")
    seats = [lobby.make_sitter(choice, game) for choice in wanted.seats]
    table = Table(
        id=make_table_id(),
        host=person,
        game=game,
        name=game.name,
        options=game.options,
        ruleset=game.ruleset,
        seed=make_seed() if wanted.seed is None else wanted.seed,
        seats=tuple(seats) + (lobby.OPEN,) * (game.players - len(seats)),
        created=time(),
        touched=time(),
        seed_chosen=wanted.seed is not None,
        visibility=wanted.visibility,
        timer=wanted.timer,
    )
    return lobby.join(table, person, None) if wanted.sit and lobby.OPEN in table.seats else table


@router.get("/{table}", responses=responses("no-guest", "unknown-table"))
async def look(live: TheTable, person: MaybeGuest) -> wire.TableInfo:
    """A table as you see it; anyone with the link may look."""
    return describe(live, person)


@router.get("/{table}/catalogue", responses=responses("unknown-table", "unknown-name"))
async def catalogue(live: TheTable, language: TheLanguage) -> Catalogue:
    """Everything printed that this table is played with: its own boards, where it brought some."""
    return payloads.describe_catalogue(live.table.name, live.table.game, language)


@router.patch(
    "/{table}",
    responses=responses(
        *AS_GUEST,
        "not-host",
        "already-started",
        "bad-option",
        "bad-data",
        "unknown-name",
        "not-supported",
        "table-full",
    ),
)
async def change(
    wanted: wire.TableChange, live: TheTable, person: KnownGuest, settings: TheSettings
) -> wire.TableInfo:
    """The host changes timer, visibility, or (before the start) options."""
    check_timer(settings, wanted.timer, live.table.game)
    await live.change(lambda table: lobby.change(table, person, wanted))
    return describe(live, person)


@router.post(
    "/{table}/join",
    responses=responses(
        *AS_GUEST,
        "unknown-seat",
        "already-started",
        "seat-taken",
        "table-full",
    ),
)
async def join(wanted: wire.Join, live: TheTable, person: KnownGuest) -> wire.TableInfo:
    """Sit down; if you sit already, you stay or move."""
    await live.change(lambda table: lobby.join(table, person, wanted.seat))
    return describe(live, person)


@router.post("/{table}/leave", responses=responses(*AS_GUEST, "not-seated"))
async def leave(live: TheTable, person: KnownGuest) -> wire.TableInfo:
    """Leave your seat; during a game a bot fills in for you."""
    await live.change(lambda table: lobby.leave(table, person))
    return describe(live, person)


@router.post("/{table}/return", responses=responses(*AS_GUEST, "not-seated"))
async def take_back(live: TheTable, person: KnownGuest) -> wire.TableInfo:
    """Take your seat back from the bot that fills in for you."""
    await live.change(lambda table: lobby.take_back(table, person))
    return describe(live, person)


@router.put(
    "/{table}/seats/{seat}",
    responses=responses(
        *AS_GUEST,
        "unknown-seat",
        "not-host",
        "already-started",
        "present",
        "unknown-name",
        "not-supported",
    ),
)
async def set_seat(
    seat: SeatNumber, wanted: wire.SeatChoice, live: TheTable, person: KnownGuest, settings: TheSettings
) -> wire.TableInfo:
    """The host opens a seat or gives it to a bot; during a game a bot can fill in for an absent player."""
    check_bot(wanted.bot, live.table.game, any_bot=settings.any_bot)
    present = seat in live.audience.presence.seats
    await live.change(lambda table: lobby.set_seat(table, person, seat, wanted, present=present))
    return describe(live, person)


@router.post(
    "/{table}/start",
    responses=responses(*AS_GUEST, "not-host", "already-started", "seats-open"),
)
async def start(live: TheTable, person: KnownGuest) -> wire.TableInfo:
    """The host deals."""
    await live.change(lambda table: lobby.start(table, person, time()))
    return describe(live, person)


@router.post(
    "/{table}/rematch",
    responses=responses(
        *AS_GUEST,
        "not-over",
        "not-seated",
        "too-many-tables",
        "old-rules",
    ),
)
async def rematch(
    live: TheTable,
    person: KnownGuest,
    settings: TheSettings,
    database: TheDatabase,
    tables: TheTables,
    response: Response,
) -> wire.TableInfo:
    """The same game with the same people and bots at a new table; everyone who asks gets the same table."""
    old = live.table
    if old.rematch:
        return describe(await tables.find(old.rematch), person)
    again = _make_rematch(old, person)
    await check_allowance(settings, database, person)
    new = await tables.add(again)
    kept = await live.change(lambda table: table if table.rematch else replace(table, rematch=again.id))
    response.status_code = 200
    return describe(new if kept.rematch == again.id else await tables.find(str(kept.rematch)), person)


def _make_rematch(old: Table, person: Person) -> Table:
    if old.status != "over":
        raise Problem("not-over")
    if old.seat_of(person.id) is None and old.host.id != person.id:
        raise Problem("not-seated")
    if old.game is None:
        raise Problem("old-rules")
    seats = tuple(replace(sitter, stand_in=None) for sitter in old.seats)
    if old.uploaded:
        seats = (Sitter("human", person), *(lobby.OPEN for _ in seats[1:]))
    return Table(
        id=make_table_id(),
        host=person,
        game=old.game,
        name=old.name,
        options=old.options,
        ruleset=old.game.ruleset,
        seed=make_seed(),
        seats=seats,
        created=time(),
        touched=time(),
        visibility=old.visibility,
        timer=old.timer,
    )
