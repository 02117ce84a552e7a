"""How a finished game was played."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Request

from heptapolis.server.analyses import Analyses
from heptapolis.server.describe_analysis import summarize, unpack
from heptapolis.server.identity import KnownGuest, MaybeGuest, get_service
from heptapolis.server.live import LiveTable
from heptapolis.server.problems import Problem, responses
from heptapolis.server.routes.common import RawJson, SeatNumber, TheTable, TheWorkers
from heptapolis.server.wire.analysis import (
    AnalysisProgress,
    AnalysisRequest,
    DecisionDetails,
    GameAnalysis,
    StoredAnalysis,
)
from heptapolis.server.workers import Workers

router = APIRouter(prefix="/api/tables/{table}/analysis", tags=["analysis"])
REFUSED = ("no-guest", "unknown-table", "not-over", "old-rules", "not-supported")


def _analyses(request: Request) -> Analyses:
    return get_service(request).analyses


@router.post("", responses=responses(*REFUSED, "foreign-origin", "compiling", "too-many-analyses"))
async def ask(
    wanted: AnalysisRequest, live: TheTable, person: KnownGuest, request: Request
) -> AnalysisProgress:
    """Ask for the analysis of a finished game; ask again to hear how far it is. A light one comes first."""
    return await _analyses(request).ask(live.table, person.id, refine=wanted.refine)


@router.get("/progress", responses=responses("no-guest", "unknown-table", "not-over"))
async def progress(live: TheTable, _: MaybeGuest, request: Request) -> AnalysisProgress:
    """How far the analysis is; asking here starts nothing."""
    return await _analyses(request).find_progress(live.table)


@router.get("", response_model=GameAnalysis, responses=responses(*REFUSED, "no-analysis"))
async def read(live: TheTable, _: MaybeGuest, request: Request, workers: TheWorkers) -> RawJson:
    """The best analysis so far. Whoever may open the replay may read it."""
    found = await _read(_analyses(request), live, workers)
    return RawJson(await workers.run(lambda: summarize(found).model_dump_json()))


@router.get(
    "/{step}/{seat}",
    response_model=DecisionDetails,
    responses=responses(*REFUSED, "no-analysis", "unknown-step"),
)
async def decision(
    step: Annotated[int, Path(ge=1, le=100_000, description="The decision's number in the history.")],
    seat: SeatNumber,
    live: TheTable,
    _: MaybeGuest,
    request: Request,
    workers: TheWorkers,
) -> DecisionDetails:
    """One decision with every sensible move."""
    found = await _read(_analyses(request), live, workers)
    for one in found.decisions:
        if (one.step, one.seat) == (step, seat):
            return one
    raise Problem("unknown-step", f"seat {seat} had no choice at step {step}")


async def _read(analyses: Analyses, live: LiveTable, workers: Workers) -> StoredAnalysis:
    """The best analysis so far, with the steps of the history."""
    subject = await analyses.find_subject(live.table)
    content = await analyses.read(subject)
    if content is None:
        raise Problem("no-analysis")
    return await workers.run(partial(unpack, content, subject.steps))
