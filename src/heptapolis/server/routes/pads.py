"""Score pads for games on a real table: shared for a day with whoever has the link."""

from time import time
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from sqlalchemy import Connection

from heptapolis.core.games import score_pad_of
from heptapolis.server.identifiers import make_table_id
from heptapolis.server.identity import KnownGuest, get_service
from heptapolis.server.problems import Problem, responses
from heptapolis.server.routes.common import SeatNumber, TheDatabase
from heptapolis.server.storage import pads as storage
from heptapolis.server.wire.pads import MAX_COUNTS, NewPad, Pad, PadChange, PadColumn

router = APIRouter(prefix="/api/pads", tags=["pads"])
PadId = Annotated[str, Path(min_length=4, max_length=32, pattern=r"^[a-z0-9]+$", description="The pad's id.")]


@router.post(
    "",
    status_code=201,
    responses=responses("no-guest", "foreign-origin", "unknown-name", "not-supported", "too-fast"),
)
async def share(wanted: NewPad, request: Request, person: KnownGuest, database: TheDatabase) -> Pad:
    """Share a pad: whoever has its link can fill it in. It is deleted a day after the last change."""
    score_pad_of(wanted.game)  # other games are rejected
    get_service(request).pad_pace.check(person.id)
    pad = {"id": make_table_id(), **wanted.model_dump(exclude={"columns"}), "touched": time()}
    columns = [column.model_dump() for column in wanted.columns]
    await database.run(lambda c: storage.add(c, pad, columns))
    return await _read(database, pad["id"])


@router.get("/{pad}", responses=responses("no-guest", "unknown-pad"))
async def read(pad: PadId, _: KnownGuest, database: TheDatabase) -> Pad:
    """A pad as it is now."""
    return await _read(database, pad)


async def _read(database: TheDatabase, pad: str) -> Pad:
    row, columns = await database.run(lambda c: (storage.find(c, pad), storage.columns(c, pad)))
    if row is None:
        raise Problem("unknown-pad")
    return Pad(
        id=row.id,
        path=f"/score/join/{row.id}",
        game=row.game,
        cities=row.cities,
        teams=row.teams,
        columns=[PadColumn(**column.content) for column in columns],
        versions=[column.version for column in columns],
    )


@router.patch(
    "/{pad}/columns/{seat}", responses=responses("no-guest", "foreign-origin", "unknown-pad", "unknown-seat")
)
async def change(
    pad: PadId, seat: SeatNumber, wanted: PadChange, _: KnownGuest, database: TheDatabase
) -> Pad:
    """Change a column; what two phones change at the same time is merged, count by count."""

    def write(connection: Connection) -> int | None:
        return storage.change(connection, pad, seat, lambda before: _merge(before, wanted), time())

    if await database.run(write) is None:
        await _read(database, pad)  # an unknown pad is an error
        raise Problem("unknown-seat")
    return await _read(database, pad)


def _merge(before: dict[str, Any], wanted: PadChange) -> dict[str, Any]:
    counts = before["counts"] | wanted.counts
    kept = {name: number for name, number in counts.items() if number is not None}
    if len(kept) > MAX_COUNTS:
        raise Problem("invalid", f"a column holds at most {MAX_COUNTS} counts")
    return before | wanted.model_dump(exclude={"counts"}, exclude_none=True) | {"counts": kept}


@router.delete("/{pad}", status_code=204, responses=responses("no-guest", "foreign-origin"))
async def stop_sharing(pad: PadId, _: KnownGuest, database: TheDatabase) -> Response:
    """Delete a pad here; every phone keeps its own copy."""
    await database.run(lambda c: storage.delete_pad(c, pad))
    return Response(status_code=204)
