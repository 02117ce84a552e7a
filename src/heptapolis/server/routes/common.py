"""What routes share."""

from typing import Annotated

from fastapi import Depends, Path, Request
from fastapi.responses import Response

from heptapolis.server.guest_sync import GuestSync
from heptapolis.server.identity import Guests, MaybeDevice, get_service
from heptapolis.server.kernels import Kernels
from heptapolis.server.live import LiveTable, LiveTables
from heptapolis.server.metrics import Metrics
from heptapolis.server.notify import Notifier
from heptapolis.server.settings import Settings
from heptapolis.server.storage.database import Database
from heptapolis.server.thinking import Thinkers
from heptapolis.server.workers import Workers

TableId = Annotated[
    str, Path(min_length=4, max_length=32, pattern=r"^[a-z0-9]+$", description="The table's id.")
]
SeatNumber = Annotated[int, Path(ge=0, le=15)]


async def get_settings(request: Request) -> Settings:
    return get_service(request).settings


async def get_database(request: Request) -> Database:
    return get_service(request).database


async def get_guests(request: Request) -> Guests:
    return get_service(request).guests


async def get_guest_sync(request: Request) -> GuestSync:
    return get_service(request).guest_sync


async def get_notifier(request: Request) -> Notifier:
    return get_service(request).notifier


async def get_tables(request: Request) -> LiveTables:
    return get_service(request).tables


async def get_thinkers(request: Request) -> Thinkers:
    return get_service(request).thinkers


async def get_advisers(request: Request) -> Thinkers:
    return get_service(request).advisers


async def get_workers(request: Request) -> Workers:
    return get_service(request).workers


async def get_kernels(request: Request) -> Kernels:
    return get_service(request).kernels


async def get_metrics(request: Request) -> Metrics:
    return get_service(request).metrics


TheSettings = Annotated[Settings, Depends(get_settings)]
TheDatabase = Annotated[Database, Depends(get_database)]
TheGuests = Annotated[Guests, Depends(get_guests)]
TheGuestSync = Annotated[GuestSync, Depends(get_guest_sync)]
TheNotifier = Annotated[Notifier, Depends(get_notifier)]
TheTables = Annotated[LiveTables, Depends(get_tables)]
TheThinkers = Annotated[Thinkers, Depends(get_thinkers)]
TheAdvisers = Annotated[Thinkers, Depends(get_advisers)]
TheWorkers = Annotated[Workers, Depends(get_workers)]
TheKernels = Annotated[Kernels, Depends(get_kernels)]
TheMetrics = Annotated[Metrics, Depends(get_metrics)]


async def find_table(table: TableId, _: MaybeDevice, tables: TheTables) -> LiveTable:
    """The table of a route; a server with a passphrase does not even tell strangers whether it exists."""
    return await tables.find_current(table)


TheTable = Annotated[LiveTable, Depends(find_table)]


class RawJson(Response):
    """JSON that is already encoded."""

    media_type = "application/json"
