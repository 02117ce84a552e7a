"""A game in progress, for clients without a socket; and hints."""

from time import time

from fastapi import APIRouter

from heptapolis.server.hints import make_hint
from heptapolis.server.identity import KnownGuest, MaybeGuest
from heptapolis.server.problems import Problem, responses
from heptapolis.server.routes.common import RawJson, TheLanguage, TheTable, TheThinkers
from heptapolis.server.table import Person, Table
from heptapolis.server.wire.encoding import join_fields
from heptapolis.server.wire.play import Choice, Chosen, Hint, Situation

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])


def require_seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise Problem("not-seated")
    return seat


@router.get("/state", response_model=Situation, responses=responses("no-guest", "unknown-table"))
async def state(live: TheTable, person: MaybeGuest, language: TheLanguage) -> RawJson:
    """All that you may know: as at your seat, or as a spectator."""
    situation = live.audience.encode_situation(person.id if person else None, language)
    return RawJson(join_fields(Situation, situation).json)


@router.put(
    "/choice",
    responses=responses(
        "no-guest",
        "foreign-origin",
        "unknown-table",
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
    """Choose a move, in secret; it can be changed until the last choice is in."""
    seat = require_seat(live.table, person)
    table = await live.change(lambda t: t.choose(seat, wanted.move, wanted.sequence, wanted.id, time()))
    return Chosen(sequence=wanted.sequence, resolved=table.sequence > wanted.sequence)


@router.get(
    "/hint",
    responses=responses(
        "no-guest", "unknown-table", "not-seated", "not-started", "wrong-seats", "not-supported"
    ),
)
async def hint(live: TheTable, person: KnownGuest, thinkers: TheThinkers, language: TheLanguage) -> Hint:
    """What a strong bot would do at your seat, and what each of your moves is worth."""
    table = live.table
    seat = require_seat(table, person)
    return await make_hint(table, seat, language, thinkers, live.driver.hint_bots)
