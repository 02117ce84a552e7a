"""What routes share."""

from typing import Annotated

from fastapi import Depends, Header, Path, Query, Request
from fastapi.responses import Response

from heptapolis.server.identity import Guests, get_service
from heptapolis.server.kernels import Kernels
from heptapolis.server.live import LiveTable, LiveTables
from heptapolis.server.metrics import Metrics
from heptapolis.server.payloads import pick_language
from heptapolis.server.settings import Settings
from heptapolis.server.storage.database import Database
from heptapolis.server.thinking import Thinkers

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


async def get_tables(request: Request) -> LiveTables:
    return get_service(request).tables


async def get_thinkers(request: Request) -> Thinkers:
    return get_service(request).thinkers


async def get_kernels(request: Request) -> Kernels:
    return get_service(request).kernels


async def get_metrics(request: Request) -> Metrics:
    return get_service(request).metrics


TheSettings = Annotated[Settings, Depends(get_settings)]
TheDatabase = Annotated[Database, Depends(get_database)]
TheGuests = Annotated[Guests, Depends(get_guests)]
TheTables = Annotated[LiveTables, Depends(get_tables)]
TheThinkers = Annotated[Thinkers, Depends(get_thinkers)]
TheKernels = Annotated[Kernels, Depends(get_kernels)]
TheMetrics = Annotated[Metrics, Depends(get_metrics)]


async def find_table(table: TableId, tables: TheTables) -> LiveTable:
    return await tables.find(table)


TheTable = Annotated[LiveTable, Depends(find_table)]


async def get_language(
    language: Annotated[str | None, Query(max_length=40, description="The language of sentences.")] = None,
    accept_language: Annotated[str | None, Header(include_in_schema=False)] = None,
) -> str:
    """The language asked for, else the browser's, else English."""
    return pick_language(language or accept_language)


TheLanguage = Annotated[str, Depends(get_language)]


class RawJson(Response):
    """JSON that is made already."""

    media_type = "application/json"
