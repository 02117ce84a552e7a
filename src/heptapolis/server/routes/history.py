"""What was played: the story, past positions, downloading and uploading records."""

from functools import partial
from time import time
from typing import Annotated

from fastapi import APIRouter, Body, Path, Query, Response

from heptapolis.core.errors import HeptapolisError
from heptapolis.core.message import Message
from heptapolis.i18n.sources import SOURCE_LANGUAGE
from heptapolis.server import replays
from heptapolis.server.identity import KnownGuest, MaybeGuest
from heptapolis.server.problems import Problem, problem_of, responses
from heptapolis.server.routes.common import (
    RawJson,
    TheDatabase,
    TheSettings,
    TheTable,
    TheTables,
    TheWorkers,
)
from heptapolis.server.routes.tables import describe
from heptapolis.server.storage import log as storage
from heptapolis.server.storage.database import Database
from heptapolis.server.table import Decision, Person, Table
from heptapolis.server.wire.lobby import TableInfo
from heptapolis.server.wire.play import History, Moment

router = APIRouter(tags=["history"])


async def load_log(database: Database, table: Table) -> list[Decision]:
    """Every decision up to the table's current one."""
    found = await database.run(lambda c: storage.decisions(c, table.id))
    return [decision for decision in found if decision.sequence <= table.sequence]


@router.get("/api/tables/{table}/history", responses=responses("no-guest", "unknown-table"))
async def history(live: TheTable, person: MaybeGuest, database: TheDatabase, workers: TheWorkers) -> History:
    """The story so far."""
    table = live.table
    log = await load_log(database, table)
    seat = table.seat_of(person.id) if person else None
    return await workers.run(partial(replays.describe_history, table, log, seat))


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
    workers: TheWorkers,
    seat: Annotated[
        int | None, Query(ge=0, le=15, description="Whose view to show; any once the game is over.")
    ] = None,
) -> RawJson:
    """A past position as you saw it, or as any seat saw it once the game is over."""
    table = live.table
    seen_by = _pick_seat(table, person, seat)
    log = await load_log(database, table)
    if step > len(log):
        raise Problem("unknown-step", f"the game has {len(log)} steps")
    made = await workers.run(partial(replays.encode_moment, table, log, step, seen_by))
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
        raise Problem("not-over", Message("problem-other-seats-later"))
    return own if seat is None else seat


@router.get(
    "/api/tables/{table}/text",
    response_class=Response,
    responses=responses("no-guest", "unknown-table", "not-started")
    | {200: {"description": "The story.", "content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def text(
    live: TheTable,
    person: MaybeGuest,
    database: TheDatabase,
    workers: TheWorkers,
    language: Annotated[str, Query(max_length=40)] = SOURCE_LANGUAGE,
) -> Response:
    """The story of the game as plain text, to paste into a message."""
    table = live.table
    if table.status == "open":
        raise Problem("not-started")
    seat = table.seat_of(person.id) if person else None
    log = await load_log(database, table)
    told = await workers.run(partial(replays.write_story, table, log, seat, language))
    name = f"heptapolis-{table.name}-{table.id}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(told, media_type="text/plain; charset=utf-8", headers=headers)


@router.get(
    "/api/tables/{table}/record",
    response_class=Response,
    responses=responses("no-guest", "unknown-table", "not-over")
    | {200: {"description": "The record.", "content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def record(live: TheTable, _: MaybeGuest, database: TheDatabase) -> Response:
    """The record of a finished game, to download; it replays the same on every machine."""
    table = live.table
    if table.status != "over":
        raise Problem("not-over", Message("problem-record-later"))
    made = replays.make_record(table, await load_log(database, table))
    name = f"heptapolis-{table.name}-{table.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(made.to_json(), media_type="application/json", headers=headers)


@router.post(
    "/api/replays",
    status_code=201,
    responses=responses(
        "no-guest",
        "foreign-origin",
        "too-many-uploads",
        "bad-record",
        "unknown-name",
        "bad-option",
        "bad-data",
    ),
)
async def upload(
    document: Annotated[dict[str, object], Body(description="A record, as downloaded or saved.")],
    person: KnownGuest,
    settings: TheSettings,
    database: TheDatabase,
    tables: TheTables,
    workers: TheWorkers,
) -> TableInfo:
    """Upload a record: it becomes a table that can be replayed. Delete it when you have too many."""
    if await database.run(lambda c: storage.count_uploads(c, person.id)) >= settings.limits.uploads:
        raise Problem("too-many-uploads")
    try:
        table, log = await workers.run(partial(replays.read_upload, document, person, time()))
    except HeptapolisError as error:
        raise problem_of(error) from None
    return describe(await tables.add(table, log), person)
