"""What routes share."""

from typing import Annotated

from fastapi import Depends, Header, Path, Query, Request
from fastapi.responses import Response

from heptapolis.server.identity import service_of
from heptapolis.server.payloads import spoken
from heptapolis.server.room import Room
from heptapolis.server.service import Service

TableId = Annotated[
    str, Path(min_length=4, max_length=32, pattern=r"^[a-z0-9]+$", description="The table's id.")
]
SeatNumber = Annotated[int, Path(ge=0, le=15)]


def the_service(request: Request) -> Service:
    return service_of(request)


TheService = Annotated[Service, Depends(the_service)]


async def the_room(table: TableId, service: TheService) -> Room:
    return await service.room(table)


TheRoom = Annotated[Room, Depends(the_room)]


def the_language(
    language: Annotated[str | None, Query(max_length=40, description="Of all sentences.")] = None,
    accept_language: Annotated[str | None, Header(include_in_schema=False)] = None,
) -> str:
    """The language asked for, else the browser's, else English."""
    return spoken(language or accept_language)


TheLanguage = Annotated[str, Depends(the_language)]


class RawJson(Response):
    """JSON that is made already."""

    media_type = "application/json"
