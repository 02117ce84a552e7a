"""Tables before, around and after a game."""

from dataclasses import replace
from functools import partial
from time import time
from typing import Annotated

from fastapi import APIRouter, Query, Response

from heptapolis.core.contract import Game
from heptapolis.core.games import rules_of
from heptapolis.core.message import Message
from heptapolis.core.options import options_of
from heptapolis.server import lobby, payloads
from heptapolis.server.identifiers import make_seed, make_table_id
from heptapolis.server.identity import KnownGuest, MaybeGuest
from heptapolis.server.live import LiveTable, LiveTables
from heptapolis.server.problems import Problem, responses
from heptapolis.server.routes.common import (
    SeatNumber,
    TheDatabase,
    TheSettings,
    TheTable,
    TheTables,
    TheWorkers,
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
MAX_LISTED_OPTION = 100  # characters of an option's value
AS_GUEST = ("no-guest", "foreign-origin", "unknown-table", "closed-table")  # errors that any change may cause


def describe(live: LiveTable, person: Person | None) -> wire.TableInfo:
    return live.audience.describe_table(person.id if person else None)


async def list_tables(tables: LiveTables, ids: list[str], person: Person | None) -> wire.TableList:
    return wire.TableList(tables=[shorten(describe(await tables.find(table), person)) for table in ids])


def shorten(info: wire.TableInfo) -> wire.TableInfo:
    """A table as lists show it: without options that are whole files, so that lists stay small."""
    files = {option.name for option in options_of(rules_of(info.game)) if option.is_file}
    kept = {name: value for name, value in info.options.items() if name not in files or _is_short(value)}
    return info.model_copy(update={"options": kept})


def _is_short(value: object) -> bool:
    return not isinstance(value, str) or len(value) <= MAX_LISTED_OPTION


@router.get("", responses=responses("no-guest", "unknown-name"))
async def public_tables(
    database: TheDatabase,
    tables: TheTables,
    person: MaybeGuest,
    status: wire.Status | None = None,
    game: Annotated[str | None, Query(max_length=40)] = None,
) -> wire.TableList:
    """The public tables, the newest first."""
    if game is not None:
        rules_of(game)  # unknown names are rejected
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
        "no-undo",
    ),
)
async def create(
    wanted: wire.NewTable,
    person: KnownGuest,
    settings: TheSettings,
    database: TheDatabase,
    tables: TheTables,
    workers: TheWorkers,
) -> wire.TableInfo:
    """Create a table; you are its host."""
    await check_allowance(settings, database, person)
    game = await workers.run(partial(lobby.make_game, wanted.game, wanted.options))
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
        counts = {"seats": len(wanted.seats), "players": game.players}
        raise Problem("table-full", Message("problem-too-many-seats", counts))
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
        undo=wanted.undo,
    )
    table = lobby.join(table, person, None) if wanted.sit and lobby.OPEN in table.seats else table
    lobby.check_undo_fits(table)
    return table


@router.get("/{table}", responses=responses("no-guest", "unknown-table"))
async def look(live: TheTable, person: MaybeGuest) -> wire.TableInfo:
    """A table as you see it; anyone with the link may look."""
    return describe(live, person)


@router.get("/{table}/catalogue", responses=responses("unknown-table", "unknown-name"))
async def catalogue(live: TheTable, workers: TheWorkers) -> Catalogue:
    """Everything printed that this table uses, including boards of its own."""
    table = live.table
    return await workers.run(partial(payloads.describe_catalogue, table.name, table.game))


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
    wanted: wire.TableChange,
    live: TheTable,
    person: KnownGuest,
    settings: TheSettings,
    workers: TheWorkers,
) -> wire.TableInfo:
    """The host changes timer, visibility, or (before the start) options."""
    lobby.check_host(live.table, person)
    make = partial(lobby.make_game, live.table.name, wanted.options or {})
    game = None if wanted.options is None else await workers.run(make)
    check_timer(settings, wanted.timer, live.table.game)
    await live.change(lambda table: lobby.change(table, person, wanted, game, time()))
    return describe(live, person)


@router.delete("/{table}", status_code=204, responses=responses(*AS_GUEST, "not-host", "already-started"))
async def close(live: TheTable, person: KnownGuest, tables: TheTables) -> Response:
    """The host closes a table for good: before the start, an uploaded record, or a game against bots only."""
    lobby.check_may_close(live.table, person)
    await tables.delete(live.table.id)
    return Response(status_code=204)


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
    """Sit down; if you already have a seat, you keep it or move."""
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
    "/{table}/seats/{seat}/stand-in",
    responses=responses(*AS_GUEST, "unknown-seat", "not-seated", "present", "too-early", "stale"),
)
async def call_stand_in(seat: SeatNumber, live: TheTable, person: KnownGuest) -> wire.TableInfo:
    """Let a bot play for somebody who is offline: the host at once, others by majority after two minutes."""
    presence = live.audience.presence
    await live.change(lambda table: lobby.call_stand_in(table, person, seat, presence, time()))
    return describe(live, person)


@router.post("/{table}/host", responses=responses(*AS_GUEST, "not-seated", "present", "too-early"))
async def take_over(live: TheTable, person: KnownGuest) -> wire.TableInfo:
    """Become the host of a table whose host has been offline for two minutes."""
    presence = live.audience.presence
    await live.change(lambda table: lobby.take_over(table, person, presence, time()))
    return describe(live, person)


@router.post("/{table}/pause", responses=responses(*AS_GUEST, "not-host", "no-clock"))
async def pause(live: TheTable, person: KnownGuest) -> wire.TableInfo:
    """The host pauses the clock."""
    await live.change(lambda table: lobby.run_clock(table, person, time(), running=False))
    return describe(live, person)


@router.post("/{table}/resume", responses=responses(*AS_GUEST, "not-host", "no-clock"))
async def resume(live: TheTable, person: KnownGuest) -> wire.TableInfo:
    """The host resumes the clock."""
    await live.change(lambda table: lobby.run_clock(table, person, time(), running=True))
    return describe(live, person)


@router.post(
    "/{table}/start",
    responses=responses(*AS_GUEST, "not-host", "already-started", "seats-open"),
)
async def start(live: TheTable, person: KnownGuest) -> wire.TableInfo:
    """The host starts the game."""
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
    wanted: wire.Rematch = wire.Rematch(),  # noqa: B008  a value that nobody changes
) -> wire.TableInfo:
    """The same game with the same people and bots at a new table; everyone who asks gets the same table.

    An earlier rematch that is over, or has another deal than the one wanted, is replaced by a new table.
    """
    old = live.table
    if old.rematch and (found := await _find_open(tables, old.rematch)) and _is_wanted(found, old, wanted):
        return describe(found, person)
    again = _make_rematch(old, person, wanted)
    await check_allowance(settings, database, person)
    new = await tables.add(again)
    kept = await live.change(
        lambda now: replace(now, rematch=again.id) if now.rematch == old.rematch else now
    )
    return describe(new if kept.rematch == again.id else await tables.find(str(kept.rematch)), person)


async def _find_open(tables: LiveTables, table: str) -> LiveTable | None:
    """The table, unless it was closed."""
    try:
        return await tables.find(table)
    except Problem as problem:
        if problem.code != "unknown-table":
            raise
        return None


def _is_wanted(live: LiveTable, old: Table, wanted: wire.Rematch) -> bool:
    """Whether this rematch has the deal that is wanted and is not over yet."""
    return live.table.status != "over" and (live.table.seed == old.seed) == wanted.same_deal


def _make_rematch(old: Table, person: Person, wanted: wire.Rematch) -> Table:
    if old.status != "over":
        raise Problem("not-over")
    if old.seat_of(person.id) is None and old.host.id != person.id:
        raise Problem("not-seated")
    if old.game is None:
        raise Problem("old-rules")
    seats = tuple(_seat_again(sitter) for sitter in old.seats)
    if old.uploaded:
        seats = (Sitter("human", person), *(lobby.OPEN for _ in seats[1:]))
    return Table(
        id=make_table_id(),
        host=person,
        game=old.game,
        name=old.name,
        options=old.options,
        ruleset=old.game.ruleset,
        seed=old.seed if wanted.same_deal else make_seed(),
        seed_chosen=wanted.same_deal,
        seats=seats,
        created=time(),
        touched=time(),
        visibility=old.visibility,
        timer=old.timer,
        undo=old.undo,
    )


def _seat_again(sitter: Sitter) -> Sitter:
    """The same player or bot; the seat of a player who was erased is open."""
    erased = sitter.kind == "human" and sitter.person is None
    return lobby.OPEN if erased else replace(sitter, stand_in=None)
