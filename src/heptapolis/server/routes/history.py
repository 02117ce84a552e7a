"""What was played: the story, past positions, records to take away and to bring along."""

from functools import partial
from time import time
from typing import Annotated

from fastapi import APIRouter, Body, Path, Query, Response

from heptapolis.core.errors import HeptapolisError
from heptapolis.core.record import Record
from heptapolis.server import payloads, replays
from heptapolis.server.identity import KnownGuest, MaybeGuest
from heptapolis.server.problems import Problem, problem_of, responses
from heptapolis.server.room import Room
from heptapolis.server.routes.common import RawJson, TheLanguage, TheRoom, TheService
from heptapolis.server.routes.tables import shown
from heptapolis.server.service import Service
from heptapolis.server.storage import log as storage
from heptapolis.server.table import Decision, Person
from heptapolis.server.wire.lobby import Table
from heptapolis.server.wire.play import History, Moment

router = APIRouter(tags=["history"])


async def _log(service: Service, room: Room) -> list[Decision]:
    table = room.table
    found = await service.database.run(lambda c: storage.decisions(c, table.id))
    return [decision for decision in found if decision.sequence <= table.sequence]


@router.get("/api/tables/{table}/history", responses=responses("no-guest", "unknown-table"))
async def history(room: TheRoom, person: MaybeGuest, service: TheService, language: TheLanguage) -> History:
    """The story so far."""
    table, log = room.table, await _log(service, room)
    seat = table.seat_of(person.id) if person else None
    view = table.state.view(seat) if table.state else None
    return History.model_validate({"steps": [payloads.resolution(table, one, view, language) for one in log]})


@router.get(
    "/api/tables/{table}/history/{step}",
    response_model=Moment,
    responses=responses(
        "no-guest", "unknown-table", "unknown-step", "unknown-seat", "not-started", "not-over", "old-rules"
    ),
)
async def moment(
    step: Annotated[int, Path(ge=0, le=100_000, description="After so many decisions; 0 is the deal.")],
    room: TheRoom,
    person: MaybeGuest,
    service: TheService,
    language: TheLanguage,
    seat: Annotated[
        int | None, Query(ge=0, le=15, description="Whose eyes; any, once the game is over.")
    ] = None,
) -> RawJson:
    """A past position as you saw it, or as any seat saw it once the game is over."""
    eyes = _eyes(room, person, seat)
    log = await _log(service, room)
    if step > len(log):
        raise Problem("unknown-step", f"the game has {len(log)} steps")
    work = partial(replays.moment, room.table, log[:step], eyes, language)
    return RawJson(await service.thinkers.run(work))


def _eyes(room: Room, person: Person | None, seat: int | None) -> int | None:
    """Through whose eyes the caller may look."""
    table = room.table
    if table.status == "open":
        raise Problem("not-started")
    if table.game is None:
        raise Problem("old-rules")
    if seat is not None and seat >= len(table.seats):
        raise Problem("unknown-seat")
    own = table.seat_of(person.id) if person else None
    if seat not in (None, own) and table.status != "over":
        raise Problem("not-over", "only then may you look through other eyes")
    return own if seat is None else seat


@router.get(
    "/api/tables/{table}/record",
    response_class=Response,
    responses=responses("no-guest", "unknown-table", "not-over")
    | {200: {"description": "The record.", "content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def record(room: TheRoom, _: MaybeGuest, service: TheService) -> Response:
    """The record of a finished game, to keep; it replays the same on every machine."""
    if room.table.status != "over":
        raise Problem("not-over", "a record tells what is still hidden")
    made = replays.record_of(room.table, await _log(service, room))
    name = f"heptapolis-{room.table.name}-{room.table.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(made.to_json(), media_type="application/json", headers=headers)


@router.post(
    "/api/replays",
    status_code=201,
    responses=responses("no-guest", "foreign-origin", "bad-record", "unknown-name", "bad-option", "bad-data"),
)
async def upload(
    document: Annotated[dict[str, object], Body(description="A record, as it was downloaded or saved.")],
    person: KnownGuest,
    service: TheService,
) -> Table:
    """Bring a record along: it becomes a table that can be replayed."""
    try:
        made = Record.from_json(payloads.dumps(document))
        work = partial(replays.table_of, made, person, time())
        table, log = await service.thinkers.run(work)
    except HeptapolisError as error:
        raise problem_of(error) from None
    room = await service.add(table, log)
    return shown(room, person)
