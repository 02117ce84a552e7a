"""What was played: the story, past positions, downloading and uploading records."""

from functools import partial
from time import time
from typing import Annotated

from fastapi import APIRouter, Body, Path, Query, Response

from heptapolis.core import codec
from heptapolis.core.errors import HeptapolisError
from heptapolis.core.record import Record
from heptapolis.server import payloads, replays
from heptapolis.server.identity import KnownGuest, MaybeGuest
from heptapolis.server.problems import Problem, problem_of, responses
from heptapolis.server.routes.common import (
    RawJson,
    TheDatabase,
    TheLanguage,
    TheTable,
    TheTables,
    TheThinkers,
)
from heptapolis.server.routes.tables import describe
from heptapolis.server.storage import log as storage
from heptapolis.server.storage.database import Database
from heptapolis.server.table import Decision, Person, Table
from heptapolis.server.wire.lobby import TableInfo
from heptapolis.server.wire.play import History, Moment

router = APIRouter(tags=["history"])


async def _load_log(database: Database, table: Table) -> list[Decision]:
    found = await database.run(lambda c: storage.decisions(c, table.id))
    return [decision for decision in found if decision.sequence <= table.sequence]


@router.get("/api/tables/{table}/history", responses=responses("no-guest", "unknown-table"))
async def history(
    live: TheTable, person: MaybeGuest, database: TheDatabase, language: TheLanguage
) -> History:
    """The story so far."""
    table = live.table
    log = await _load_log(database, table)
    seat = table.seat_of(person.id) if person else None
    view = table.state.view(seat) if table.state else None
    return History(steps=[payloads.describe_resolution(table.name, one, view, language) for one in log])


@router.get(
    "/api/tables/{table}/history/{step}",
    response_model=Moment,
    responses=responses(
        "no-guest", "unknown-table", "unknown-step", "unknown-seat", "not-started", "not-over", "old-rules"
    ),
)
async def moment(
    step: Annotated[int, Path(ge=0, le=100_000, description="After this many decisions; 0 is the deal.")],
    live: TheTable,
    person: MaybeGuest,
    database: TheDatabase,
    thinkers: TheThinkers,
    language: TheLanguage,
    seat: Annotated[
        int | None, Query(ge=0, le=15, description="Whose view to show; any once the game is over.")
    ] = None,
) -> RawJson:
    """A past position as you saw it, or as any seat saw it once the game is over."""
    table = live.table
    seen_by = _pick_seat(table, person, seat)
    log = await _load_log(database, table)
    if step > len(log):
        raise Problem("unknown-step", f"the game has {len(log)} steps")
    made = await thinkers.run(partial(replays.encode_moment, table, log[:step], seen_by, language))
    return RawJson(made.json)


def _pick_seat(table: Table, person: Person | None, seat: int | None) -> int | None:
    """The seat whose view the caller may see: their own, or any once the game is over."""
    if table.status == "open":
        raise Problem("not-started")
    if table.game is None:
        raise Problem("old-rules")
    if seat is not None and seat >= len(table.seats):
        raise Problem("unknown-seat")
    own = table.seat_of(person.id) if person else None
    if seat not in (None, own) and table.status != "over":
        raise Problem("not-over", "you can view other seats once it is")
    return own if seat is None else seat


@router.get(
    "/api/tables/{table}/record",
    response_class=Response,
    responses=responses("no-guest", "unknown-table", "not-over")
    | {200: {"description": "The record.", "content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def record(live: TheTable, _: MaybeGuest, database: TheDatabase) -> Response:
    """The record of a finished game, to keep; it replays the same on every machine."""
    table = live.table
    if table.status != "over":
        raise Problem("not-over", "its record would reveal hidden cards")
    made = replays.make_record(table, await _load_log(database, table))
    name = f"heptapolis-{table.name}-{table.id}.json"
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
    tables: TheTables,
    thinkers: TheThinkers,
) -> TableInfo:
    """Bring a record along: it becomes a table that can be replayed."""
    try:
        made = Record.from_json(codec.dumps(document))
        table, log = await thinkers.run(partial(replays.make_table, made, person, time()))
    except HeptapolisError as error:
        raise problem_of(error) from None
    return describe(await tables.add(table, log), person)
