"""Everything that is kept about you: export it, or have it erased."""

from fastapi import APIRouter, Response

from heptapolis.server import privacy
from heptapolis.server.identity import KnownGuest, delete_cookie
from heptapolis.server.problems import responses
from heptapolis.server.routes.common import TheDatabase, TheGuestSync, TheNotifier, TheTables
from heptapolis.server.wire.privacy import Export

router = APIRouter(prefix="/api/guest", tags=["guests"])


@router.get("/export", responses=responses("no-guest"))
async def export(person: KnownGuest, database: TheDatabase, response: Response) -> Export:
    """Everything that the server keeps about you."""
    response.headers["Content-Disposition"] = 'attachment; filename="heptapolis-about-me.json"'
    return await privacy.export(database, person.id)


@router.post("/erase", status_code=204, responses=responses("no-guest", "foreign-origin"))
async def erase(
    person: KnownGuest,
    database: TheDatabase,
    notifier: TheNotifier,
    guest_sync: TheGuestSync,
    tables: TheTables,
) -> Response:
    """Erase what the server keeps about you: bots play on for you, and finished games lose your name."""
    unfinished = await privacy.erase(database, notifier, person.id)
    await guest_sync.sync(person.id)
    for table in unfinished:
        await tables.find(table)  # a bot may have to move there now
    response = Response(status_code=204)
    delete_cookie(response)
    return response
