"""Tables before, around and after a game."""

from dataclasses import replace
from time import time
from typing import Annotated

from fastapi import APIRouter, Query, Response

from heptapolis.server import lobby
from heptapolis.server.identity import KnownGuest, MaybeGuest
from heptapolis.server.problems import Problem, responses
from heptapolis.server.room import Room
from heptapolis.server.routes.common import SeatNumber, TheRoom, TheService
from heptapolis.server.service import Service, new_id, new_seed
from heptapolis.server.storage import log as storage
from heptapolis.server.table import Person, Sitter, Table
from heptapolis.server.thinking import check_bot
from heptapolis.server.wire import lobby as wire

router = APIRouter(prefix="/api/tables", tags=["tables"])
SHOWN = 50
AS_GUEST = ("no-guest", "foreign-origin", "unknown-table")  # what any change may be answered by


def shown(room: Room, person: Person | None) -> wire.Table:
    return wire.Table.model_validate(room.table_data(person.id if person else None))


async def table_list(service: Service, ids: list[str], person: Person | None) -> wire.TableList:
    return wire.TableList(tables=[shown(await service.room(table), person) for table in ids])


@router.get("", responses=responses("no-guest"))
async def public_tables(
    service: TheService,
    person: MaybeGuest,
    status: wire.Status | None = None,
    game: Annotated[str | None, Query(max_length=40)] = None,
) -> wire.TableList:
    """The public tables, the newest first."""
    ids = await service.database.run(lambda c: storage.listed(c, status, game, SHOWN))
    return await table_list(service, ids, person)


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
        "table-full",
    ),
)
async def create(wanted: wire.NewTable, person: KnownGuest, service: TheService) -> wire.Table:
    """Make a table; you are its host."""
    await check_allowance(service, person)
    for choice in wanted.seats:
        check_bot(choice.bot, any_bot=service.settings.any_bot)
    check_timer(service, wanted.timer)
    return shown(await service.add(_table(wanted, person)), person)


async def check_allowance(service: Service, person: Person) -> None:
    if (
        await service.database.run(lambda c: storage.unfinished(c, person.id))
        >= service.settings.limits.tables
    ):
        raise Problem("too-many-tables")


def check_timer(service: Service, timer: wire.Timer | None) -> None:
    if timer and timer.then != "default":
        check_bot(timer.then, any_bot=service.settings.any_bot)


def _table(wanted: wire.NewTable, person: Person) -> Table:
    game = lobby.made_game(wanted.game, dict(wanted.options))
    if len(wanted.seats) > game.players:
        raise Problem("table-full", f"{len(wanted.seats)} seats for {game.players} players")
    seats = [lobby.seated(choice) for choice in wanted.seats]
    table = Table(
        id=new_id(),
        host=person,
        game=game,
        name=game.name,
        options=game.options,
        ruleset=game.ruleset,
        seed=new_seed() if wanted.seed is None else wanted.seed,
        seats=tuple(seats) + (lobby.OPEN,) * (game.players - len(seats)),
        created=time(),
        touched=time(),
        seed_chosen=wanted.seed is not None,
        visibility=wanted.visibility,
        timer=wanted.timer,
    )
    return lobby.join(table, person, None) if wanted.sit and lobby.OPEN in table.seats else table


@router.get("/{table}", responses=responses("no-guest", "unknown-table"))
async def look(room: TheRoom, person: MaybeGuest) -> wire.Table:
    """A table as you see it; whoever has the link may look."""
    return shown(room, person)


@router.patch(
    "/{table}",
    responses=responses(
        *AS_GUEST,
        "not-host",
        "already-started",
        "bad-option",
        "bad-data",
        "unknown-name",
        "table-full",
    ),
)
async def change(
    wanted: wire.TableChange, room: TheRoom, person: KnownGuest, service: TheService
) -> wire.Table:
    """The host changes timer, visibility, or (before the start) options."""
    check_timer(service, wanted.timer)
    await room.change(lambda table: lobby.change(table, person, wanted))
    return shown(room, person)


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
async def join(wanted: wire.Join, room: TheRoom, person: KnownGuest) -> wire.Table:
    """Sit down; if you sit already, you stay or move."""
    await room.change(lambda table: lobby.join(table, person, wanted.seat))
    return shown(room, person)


@router.post("/{table}/leave", responses=responses(*AS_GUEST, "not-seated"))
async def leave(room: TheRoom, person: KnownGuest) -> wire.Table:
    """Get up; during a game a bot stands in for you."""
    await room.change(lambda table: lobby.leave(table, person))
    return shown(room, person)


@router.post("/{table}/return", responses=responses(*AS_GUEST, "not-seated"))
async def take_back(room: TheRoom, person: KnownGuest) -> wire.Table:
    """Take your seat back from the bot that stands in for you."""
    await room.change(lambda table: lobby.take_back(table, person))
    return shown(room, person)


@router.put(
    "/{table}/seats/{seat}",
    responses=responses(
        *AS_GUEST,
        "unknown-seat",
        "not-host",
        "already-started",
        "present",
        "unknown-name",
    ),
)
async def set_seat(
    seat: SeatNumber, wanted: wire.SeatChoice, room: TheRoom, person: KnownGuest, service: TheService
) -> wire.Table:
    """The host opens a seat or gives it to a bot; during a game a bot can stand in for an absent player."""
    check_bot(wanted.bot, any_bot=service.settings.any_bot)
    present = seat in room.presence.seats
    await room.change(lambda table: lobby.set_seat(table, person, seat, wanted, present=present))
    return shown(room, person)


@router.post(
    "/{table}/start",
    responses=responses(*AS_GUEST, "not-host", "already-started", "seats-open"),
)
async def start(room: TheRoom, person: KnownGuest) -> wire.Table:
    """The host deals."""
    await room.change(lambda table: lobby.start(table, person, time()))
    return shown(room, person)


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
async def rematch(room: TheRoom, person: KnownGuest, service: TheService, response: Response) -> wire.Table:
    """The same game with the same people and bots at a new table; whoever asks second gets the same table."""
    old = room.table
    if old.rematch:
        return shown(await service.room(old.rematch), person)
    again = _again(old, person)
    await check_allowance(service, person)
    new = await service.add(again)
    kept = await room.change(lambda table: table if table.rematch else replace(table, rematch=again.id))
    response.status_code = 200
    return shown(new if kept.rematch == again.id else await service.room(str(kept.rematch)), person)


def _again(old: Table, person: Person) -> Table:
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
        id=new_id(),
        host=person,
        game=old.game,
        name=old.name,
        options=old.options,
        ruleset=old.game.ruleset,
        seed=new_seed(),
        seats=seats,
        created=time(),
        touched=time(),
        visibility=old.visibility,
        timer=old.timer,
    )
