"""A game in progress, for clients without a socket; and hints."""

from time import time

from fastapi import APIRouter, Request

from heptapolis.server.hints import check_deciding
from heptapolis.server.identity import KnownGuest, MaybeGuest, get_service
from heptapolis.server.problems import Problem, responses
from heptapolis.server.routes.common import RawJson, TheAdvisers, TheDatabase, TheTable
from heptapolis.server.routes.history import load_log
from heptapolis.server.table import Person, Table
from heptapolis.server.wire.encoding import join_fields
from heptapolis.server.wire.play import Choice, Chosen, Hint, Situation, Undo

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])


def require_seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise Problem("not-seated")
    return seat


@router.get("/state", response_model=Situation, responses=responses("no-guest", "unknown-table"))
async def state(live: TheTable, person: MaybeGuest) -> RawJson:
    """Everything you may know, at your seat or as a spectator."""
    situation = live.audience.encode_situation(person.id if person else None)
    return RawJson(join_fields(Situation, situation).json)


@router.put(
    "/choice",
    responses=responses(
        "no-guest",
        "foreign-origin",
        "unknown-table",
        "closed-table",
        "not-seated",
        "not-started",
        "stale",
        "old-rules",
        "wrong-seats",
        "bad-notation",
        "unknown-name",
        "illegal-move",
    ),
)
async def choose(wanted: Choice, live: TheTable, person: KnownGuest) -> Chosen:
    """Choose a move in secret; you can change it until the last choice is in."""
    seat = require_seat(live.table, person)
    table = await live.choose(seat, wanted.move, wanted.sequence, wanted.id)
    return Chosen(sequence=wanted.sequence, resolved=table.sequence > wanted.sequence)


@router.post(
    "/undo",
    responses=responses(
        "no-guest",
        "foreign-origin",
        "unknown-table",
        "closed-table",
        "not-seated",
        "stale",
        "no-undo",
        "nothing-to-undo",
        "old-rules",
    ),
)
async def undo(wanted: Undo, live: TheTable, person: KnownGuest, database: TheDatabase) -> Chosen:
    """Go back to the start of the turn, at a table where that is allowed. The log keeps what was undone."""
    require_seat(live.table, person)
    log = await load_log(database, live.table)
    table = await live.change(lambda t: t.undo_turn(wanted.sequence, log, time()))
    return Chosen(sequence=table.sequence, resolved=True)


@router.get(
    "/hint",
    responses=responses(
        "no-guest",
        "unknown-table",
        "not-seated",
        "not-started",
        "wrong-seats",
        "not-supported",
        "too-early",
        "stale",
    ),
)
async def hint(request: Request, live: TheTable, person: KnownGuest, advisers: TheAdvisers) -> Hint:
    """The best move for your seat by what it knows, why, and what the sensible moves lead to."""
    table, service = live.table, get_service(request)
    seat = require_seat(table, person)
    check_deciding(table, seat)
    if not live.hints.knows(table, seat):
        service.hint_pace.check(person.id)
        if advisers.thinking >= service.settings.limits.waiting_work:
            raise Problem("busy")
    return await live.hints.find(table, seat, advisers)
