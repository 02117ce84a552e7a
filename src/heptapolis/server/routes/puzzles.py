"""Puzzles: that of the day and all others; the server keeps no answers."""

from datetime import UTC, datetime
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from heptapolis.server.caching import NOT_MODIFIED, answer_unchanging
from heptapolis.server.identity import MaybeDevice
from heptapolis.server.problems import responses
from heptapolis.server.routes.common import RawJson, TheWorkers
from heptapolis.server.wire import puzzles as wire
from heptapolis.server.wire.encoding import Encoded

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])

PuzzleId = Annotated[
    str,
    Path(min_length=3, max_length=40, pattern=r"^[a-z0-9-]+$", description="The set and a number."),
]


@router.get("", response_model=wire.PuzzleList, responses=responses("no-guest") | NOT_MODIFIED)
async def list_puzzles(request: Request, _: MaybeDevice, workers: TheWorkers) -> Response:
    """All puzzles, and which one is that of the day."""
    return answer_unchanging(request, await workers.run(partial(_list_all, datetime.now(UTC))))


@router.get("/{puzzle}", response_model=wire.Puzzle, responses=responses("no-guest", "unknown-puzzle"))
async def show_puzzle(puzzle: PuzzleId, _: MaybeDevice, workers: TheWorkers) -> RawJson:
    """The position of a puzzle, as the seat sees it that must decide."""
    found = await workers.run(partial(_encode, puzzle))
    return RawJson(found.json)


@router.get(
    "/{puzzle}/answer",
    responses=responses("no-guest", "unknown-puzzle", "illegal-move", "bad-notation", "unknown-name"),
)
async def answer_puzzle(
    puzzle: PuzzleId,
    move: Annotated[str, Query(min_length=1, max_length=200, description="A legal move, in notation.")],
    _: MaybeDevice,
    workers: TheWorkers,
) -> wire.PuzzleAnswer:
    """Whether this move is the best one, how every move turns out, and why the best one is better."""
    return await workers.run(partial(_answer, puzzle, move))


# The library of puzzles loads the compiled search, which takes a second: only when somebody asks, and not on
# the event loop.


def _list_all(now: datetime) -> wire.PuzzleList:
    from heptapolis.server import puzzles

    return puzzles.list_all(now.date())


def _encode(name: str) -> Encoded[wire.Puzzle]:
    from heptapolis.server import puzzles

    return puzzles.encode_puzzle(name)


def _answer(name: str, move: str) -> wire.PuzzleAnswer:
    from heptapolis.server import puzzles

    return puzzles.answer(name, move)
