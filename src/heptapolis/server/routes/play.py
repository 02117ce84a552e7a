"""A game in progress, for clients without a socket; and hints."""

from time import time

from fastapi import APIRouter

from heptapolis.server.hints import hint_for
from heptapolis.server.identity import KnownGuest, MaybeGuest
from heptapolis.server.problems import Problem, responses
from heptapolis.server.room import Room
from heptapolis.server.routes.common import RawJson, TheLanguage, TheRoom, TheService
from heptapolis.server.table import Person
from heptapolis.server.wire.play import Choice, Chosen, Hint, Situation

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])


def seat_of(room: Room, person: Person) -> int:
    seat = room.table.seat_of(person.id)
    if seat is None:
        raise Problem("not-seated")
    return seat


@router.get("/state", response_model=Situation, responses=responses("no-guest", "unknown-table"))
async def state(room: TheRoom, person: MaybeGuest, language: TheLanguage) -> RawJson:
    """All that you may know: as at your seat, or as a spectator."""
    return RawJson(f"{{{room.situation(person.id if person else None, language)}}}")


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
async def choose(wanted: Choice, room: TheRoom, person: KnownGuest) -> Chosen:
    """Choose a move, in secret; it can be changed until the last choice is in."""
    seat = seat_of(room, person)
    table = await room.change(lambda t: t.choose(seat, wanted.move, wanted.sequence, wanted.id, time()))
    return Chosen(sequence=wanted.sequence, resolved=table.sequence > wanted.sequence)


@router.get(
    "/hint",
    responses=responses(
        "no-guest", "unknown-table", "not-seated", "not-started", "wrong-seats", "not-supported"
    ),
)
async def hint(room: TheRoom, person: KnownGuest, service: TheService, language: TheLanguage) -> Hint:
    """What a strong bot would do at your seat, and what each of your moves is worth."""
    return await hint_for(service, room, seat_of(room, person), language)
