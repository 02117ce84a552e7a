"""Analyses of finished games: made in the background, kept with the game, never made twice.

A light one comes first, within seconds; it is refined for whoever looks at it.
"""

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass
from functools import partial
from secrets import token_hex
from time import monotonic, time

from sqlalchemy.exc import IntegrityError

from heptapolis.analysis.run import DEFAULT_PLAYOUTS, fingerprint
from heptapolis.core.message import Message
from heptapolis.core.record import Record
from heptapolis.server import replays
from heptapolis.server.analyst import AnalysisFailed, Analyst
from heptapolis.server.background import Background
from heptapolis.server.describe_analysis import pack
from heptapolis.server.kernels import Kernels
from heptapolis.server.limits import Pace
from heptapolis.server.problems import Problem
from heptapolis.server.settings import Limits
from heptapolis.server.storage import analyses as storage
from heptapolis.server.storage import log as tables
from heptapolis.server.storage.analyses import Claim, Found
from heptapolis.server.storage.database import Database
from heptapolis.server.table import Decision, Table, leave_out_undone
from heptapolis.server.wire.analysis import AnalysisProgress

log = logging.getLogger(__name__)

LIGHT_PLAYOUTS = 300  # of a decision
FULL_PLAYOUTS = DEFAULT_PLAYOUTS
SILENT_SECONDS = 40.0  # after which another process is presumed gone
REPORT_SECONDS = 10.0  # between two signs of life to other processes
FAILED_SECONDS = 60.0  # until an analysis that failed may be tried again
MAX_REMEMBERED = 1_000


@dataclass
class Job:
    """An analysis that this process makes."""

    claim: Claim
    playouts: int
    done: int = 0
    of: int = 0


@dataclass(frozen=True)
class Subject:
    """A finished game: its record, what stands for it, and the steps of its history that count."""

    table: Table
    record: Record
    fingerprint: str
    steps: tuple[int, ...]

    @classmethod
    def of(cls, table: Table, decisions: list[Decision]) -> "Subject":
        record = replays.make_record(table, decisions)
        steps = tuple(one.sequence for one in leave_out_undone(decisions))
        return cls(table, record, fingerprint(record), steps)


class Analyses:
    """The analyses of this server's games."""

    def __init__(
        self,
        database: Database,
        kernels: Kernels,
        background: Background,
        limits: Limits,
        analyst: Analyst,
        *,
        shared: bool,
    ) -> None:
        """`shared`: other processes may work on the same games."""
        self._database, self._kernels, self._background = database, kernels, background
        self._most_waiting, self._shared = limits.waiting_work, shared
        self._pace = Pace(limits.analyses_per_second, limits.analysis_burst, "too-many-analyses")
        self.analyst = analyst
        self._process = token_hex(8)
        self._jobs: dict[str, Job] = {}  # by fingerprint
        self._failed: OrderedDict[str, float] = OrderedDict()  # when, by fingerprint
        if shared:
            background.repeat(REPORT_SECONDS, self._report)

    @property
    def waiting(self) -> int:
        """How many analyses are being made or wait."""
        return len(self._jobs)

    async def close(self) -> None:
        await self.analyst.close()

    # Asking.

    async def find_subject(self, table: Table) -> Subject:
        """The finished game at this table; rejects tables that cannot be analysed, saying why."""
        self._check(table)
        found = await self._database.run(lambda c: tables.decisions(c, table.id))
        return Subject.of(table, [one for one in found if one.sequence <= table.sequence])

    def _check(self, table: Table) -> None:
        if table.status != "over":
            raise Problem("not-over", Message("problem-analysis-later"))
        if table.game is None:
            raise Problem("old-rules")
        if self._kernel_state(table.name) in (None, "failed"):
            raise Problem("not-supported", Message("problem-no-analysis-engine"), table.name)
        if not table.sequence:
            raise Problem("not-supported", Message("problem-nothing-to-analyse"))

    def _kernel_state(self, game: str) -> str | None:
        """Whether the kernel of this game is compiled; None if it has none."""
        known = self._kernels.progress.get(game)
        return known.state if known else None

    async def ask(self, table: Table, guest: str, *, refine: bool) -> AnalysisProgress:
        """Start what is missing: a light analysis, then a full one if `refine`; tell how far it is."""
        subject = await self.find_subject(table)
        if job := self._jobs.get(subject.fingerprint):
            return await self._describe(subject, job)
        found = await self._find(subject)
        wanted = LIGHT_PLAYOUTS if not (found and found.playouts) else FULL_PLAYOUTS if refine else 0
        if (found and wanted <= found.playouts) or self._has_failed(subject):
            return await self.tell(subject)
        if not self._kernels.ready(table.name):
            raise Problem("compiling")
        if not (found and self._is_made_elsewhere(found)):
            self._pace.check(guest)
            await self._start(subject, wanted)
        return await self.tell(subject)

    async def find_progress(self, table: Table) -> AnalysisProgress:
        """How far the analysis of a finished game is, even of one that cannot be analysed."""
        try:
            subject = await self.find_subject(table)
        except Problem as problem:
            if problem.code not in ("old-rules", "not-supported"):
                raise
            return AnalysisProgress(state="unsupported", playouts=0, wanted=0, done=0, of=0)
        return await self.tell(subject)

    async def tell(self, subject: Subject) -> AnalysisProgress:
        """How far the analysis is; nothing is started."""
        if job := self._jobs.get(subject.fingerprint):
            return await self._describe(subject, job)
        found = await self._find(subject)
        if found and self._is_made_elsewhere(found):
            return _describe_other(found, FULL_PLAYOUTS if found.playouts else LIGHT_PLAYOUTS)
        playouts = found.playouts if found else 0
        if self._has_failed(subject):
            return AnalysisProgress(state="failed", playouts=playouts, wanted=0, done=0, of=0)
        return AnalysisProgress(
            state="done" if playouts else "none", playouts=playouts, wanted=0, done=0, of=0
        )

    async def read(self, subject: Subject) -> bytes | None:
        """The best analysis so far, packed."""
        return await self._database.run(lambda c: storage.read(c, subject.fingerprint))

    async def _find(self, subject: Subject) -> Found | None:
        return await self._database.run(lambda c: storage.find(c, subject.fingerprint))

    async def _describe(self, subject: Subject, job: Job) -> AnalysisProgress:
        found = await self._find(subject)
        return AnalysisProgress(
            state="running" if job.of else "waiting",
            playouts=found.playouts if found else 0,
            wanted=job.playouts,
            done=job.done,
            of=job.of,
        )

    def _is_made_elsewhere(self, found: Found) -> bool:
        others = self._shared and found.process not in (None, self._process)
        return others and found.seen > time() - SILENT_SECONDS

    def _has_failed(self, subject: Subject) -> bool:
        return monotonic() - self._failed.get(subject.fingerprint, -FAILED_SECONDS) < FAILED_SECONDS

    # Making.

    def start_light(self, table: Table) -> None:
        """A game has just ended: analyse it if people played and the kernel is ready."""
        people = any(sitter.kind == "human" for sitter in table.seats)
        compiled = self._kernel_state(table.name) == "ready"
        if people and compiled and len(self._jobs) < self._most_waiting:
            self._background.spawn(self._start_at_end(table))

    async def _start_at_end(self, table: Table) -> None:
        subject = await self.find_subject(table)
        if await self._find(subject) is None:
            await self._start(subject, LIGHT_PLAYOUTS)

    async def _start(self, subject: Subject, playouts: int) -> None:
        """Start this analysis, unless another process or another request was faster."""
        if len(self._jobs) >= self._most_waiting:
            raise Problem("busy")
        claim = Claim(subject.table.id, subject.fingerprint, self._process)
        silent_since = time() - SILENT_SECONDS if self._shared else float("inf")
        try:
            claimed = await self._database.run(lambda c: storage.claim(c, claim, time(), silent_since))
        except IntegrityError:
            return
        if claimed and subject.fingerprint not in self._jobs:
            job = self._jobs[subject.fingerprint] = Job(claim, playouts)
            self._background.spawn(self._make(subject, job))

    async def _make(self, subject: Subject, job: Job) -> None:
        def report(done: int, of: int) -> None:
            job.done, job.of = done, of

        try:
            record = subject.record.to_json()
            made = await self.analyst.analyse(subject.fingerprint, record, job.playouts, report)
            content = await asyncio.to_thread(pack, made)
            await self._database.run(lambda c: storage.save(c, job.claim, job.playouts, content))
        except AnalysisFailed as error:
            log.error("table %s cannot be analysed: %s", subject.table.id, error)
            self._failed[subject.fingerprint] = monotonic()
            while len(self._failed) > MAX_REMEMBERED:
                self._failed.popitem(last=False)
            await self._database.run(lambda c: storage.release(c, job.claim))
        finally:
            del self._jobs[subject.fingerprint]

    async def _report(self) -> None:
        """Tell other processes that this one is still at work."""
        for job in list(self._jobs.values()):
            heard = partial(storage.report, claim=job.claim, now=time(), done=job.done, of=job.of)
            await self._database.run(heard)


def _describe_other(found: Found, wanted: int) -> AnalysisProgress:
    """What another process is doing."""
    return AnalysisProgress(
        state="running" if found.of else "waiting",
        playouts=found.playouts,
        wanted=wanted,
        done=found.done,
        of=found.of,
    )
