"""Your statistics."""

from functools import partial
from time import time
from typing import Annotated

from fastapi import APIRouter, Query, Request
from sqlalchemy import Connection

from heptapolis.server.identity import KnownGuest, get_service
from heptapolis.server.payloads import describe_table
from heptapolis.server.presence import Presence
from heptapolis.server.problems import responses
from heptapolis.server.routes.common import TheDatabase, TheWorkers
from heptapolis.server.routes.tables import shorten
from heptapolis.server.statistics import Finished, Outcome, Outcomes, describe_statistics, read_outcome
from heptapolis.server.storage import log as storage
from heptapolis.server.table import Table
from heptapolis.server.wire.statistics import Statistics

router = APIRouter(prefix="/api/guest", tags=["guests"])
MAX_GAMES = 200
TABLES_A_JOB = 25  # of the database


@router.get("/statistics", responses=responses("no-guest", "busy"))
async def statistics(
    request: Request,
    person: KnownGuest,
    database: TheDatabase,
    workers: TheWorkers,
    rating: Annotated[bool, Query(description="Whether to rate you too.")] = False,
) -> Statistics:
    """Your latest 200 finished games and what they amount to; games with turns taken back do not count."""
    ids = await database.run(lambda c: storage.finished_of_guest(c, person.id, MAX_GAMES))
    outcomes = get_service(request).outcomes
    tables = [table for batch in _batches(ids) for table in await database.run(partial(_load, ids=batch))]
    # One job each, so that others get their turn in between; nobody is at these tables, so none is opened.
    ended = [await _find_outcome(database, outcomes, table.id) for table in tables]
    games = [
        Finished(table, shorten(describe_table(table, person.id, Presence(), time())), seat, outcome)
        for table, outcome in zip(tables, ended, strict=True)
        if outcome and (seat := table.seat_of(person.id)) is not None
    ]
    return await workers.run(partial(describe_statistics, games, rating=rating))


def _batches(ids: list[str]) -> list[list[str]]:
    return [ids[start : start + TABLES_A_JOB] for start in range(0, len(ids), TABLES_A_JOB)]


def _load(connection: Connection, ids: list[str]) -> list[Table]:
    return [table for one in ids if (table := storage.load_seated(connection, one))]


async def _find_outcome(database: TheDatabase, outcomes: Outcomes, table: str) -> Outcome | None:
    """How a finished game ended; it is replayed only the first time."""
    outcome = outcomes.get(table) or await database.run(partial(read_outcome, table_id=table))
    if outcome:
        outcomes.put(table, outcome)
    return outcome
