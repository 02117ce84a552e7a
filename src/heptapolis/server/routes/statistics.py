"""Your statistics."""

from functools import partial
from time import time
from typing import Annotated

from fastapi import APIRouter, Query

from heptapolis.server.identity import KnownGuest
from heptapolis.server.payloads import describe_table
from heptapolis.server.presence import Presence
from heptapolis.server.problems import responses
from heptapolis.server.routes.common import TheDatabase, TheWorkers
from heptapolis.server.routes.tables import shorten
from heptapolis.server.statistics import describe_statistics, finished_game
from heptapolis.server.storage import log as storage
from heptapolis.server.wire.statistics import Statistics

router = APIRouter(prefix="/api/guest", tags=["guests"])
MAX_GAMES = 200


@router.get("/statistics", responses=responses("no-guest", "busy"))
async def statistics(
    person: KnownGuest,
    database: TheDatabase,
    workers: TheWorkers,
    rating: Annotated[bool, Query(description="Whether to rate you too.")] = False,
) -> Statistics:
    """Your latest 200 finished games and what they amount to; games with turns taken back do not count."""
    ids = await database.run(lambda c: storage.finished_of_guest(c, person.id, MAX_GAMES))
    # One job per table, so that others get their turn in between; no table is opened, as nobody is there.
    tables = [await database.run(partial(storage.load, table_id=table)) for table in ids]
    infos = [(table, describe_table(table, person.id, Presence(), time())) for table in tables if table]
    games = [finished_game(table, shorten(info), person.id) for table, info in infos]
    counted = [game for game in games if game]
    return await workers.run(partial(describe_statistics, counted, rating=rating))
