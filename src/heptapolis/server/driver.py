"""What keeps a game moving without its players: bots that think, and the clock."""

import asyncio
import logging
from time import time

from heptapolis.bots.table import fallback
from heptapolis.server.background import Background
from heptapolis.server.metrics import Metrics
from heptapolis.server.store import TableStore
from heptapolis.server.table import Proxy, Table
from heptapolis.server.thinking import SeatedBots, Thinkers, dismiss_bots

log = logging.getLogger(__name__)

BOT_HANDOVER_SECONDS = 5.0  # after which the bots of another process are presumed gone
RETRY_SECONDS = 1.0  # after bots failed: by then the database may be back
Due = tuple[int, float]  # a sequence, and the deadline of its decision


class Driver:
    """Asks the bots of a table to move, and runs its clock."""

    def __init__(
        self, store: TableStore, thinkers: Thinkers, metrics: Metrics, background: Background, *, alone: bool
    ) -> None:
        """`alone`: no other process can ask bots for this table."""
        self._bots: SeatedBots = {}
        self._store, self._thinkers, self._metrics = store, thinkers, metrics
        self._background, self._alone = background, alone
        self._clock: asyncio.TimerHandle | None = None
        self._clock_of: Due | None = None  # the decision it is set for
        self._handover: asyncio.TimerHandle | None = None  # for when another process has given up its bots
        self._handover_of = -1  # the sequence it is for
        self._thinking: asyncio.Task[None] | None = None

    def drive(self, *, ours: bool = True) -> None:
        """Ask the bots and set the clock. The process that made the change asks; others wait a while."""
        self._set_clock()
        table = self._store.table
        if ours or self._alone or not table.waiting_bots:
            self._cancel_handover()
            self._start_thinking()
        elif table.sequence != self._handover_of:
            self._cancel_handover()
            self._handover_of = table.sequence
            loop = asyncio.get_running_loop()
            self._handover = loop.call_later(BOT_HANDOVER_SECONDS, self._take_over)

    def _take_over(self) -> None:
        self._cancel_handover()
        self._start_thinking()

    def _cancel_handover(self) -> None:
        if self._handover:
            self._handover.cancel()
        self._handover, self._handover_of = None, -1

    def _start_thinking(self) -> None:
        if self._store.table.waiting_bots and not self._thinking and not self._decide_at_once():
            self._thinking = asyncio.create_task(self._think())
            self._thinking.add_done_callback(self._finish_thinking)

    def _decide_at_once(self) -> bool:
        """Let instant bots choose at once, while people still think; return whether they did."""
        table = self._store.table
        bots, undone = table.waiting_bots, table.last and table.last.undo_to is not None
        if not (self._alone and table.state) or undone or len(bots) == len(table.undecided):
            return False
        moves = self._thinkers.choose_at_once(table.state, bots, self._bots)
        new = table.decide_for(moves, table.sequence, time(), "stand-in")
        return new is not table and self._store.change_at_once(new)

    async def _think(self) -> None:
        while (table := self._store.table).waiting_bots:
            if table.last and table.last.undo_to is not None:
                self._dismiss_bots()  # they remember things that were undone
            if not self._decide_at_once():
                await self._decide(table, table.waiting_bots, self._bots, "stand-in")

    async def _decide(self, table: Table, bots: dict[int, str], seated: SeatedBots, why: Proxy) -> None:
        """Let these bots choose, and store their choices unless the game has moved on."""
        assert table.state
        moves = await self._thinkers.choose(table.state, table.seed, bots, seated)
        await self._store.change(
            lambda now: now.decide_for(moves, table.sequence, time(), why), may_wait=True
        )

    def _finish_thinking(self, task: "asyncio.Task[None]") -> None:
        self._thinking = None
        if task.cancelled() or not (error := task.exception()):
            return
        log.warning("bots at table %s could not decide: %s", self._store.table.id, error)
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self.drive)

    def _set_clock(self) -> None:
        """Wait for the deadline. Once set, a clock measures seconds, even if the time of day is changed."""
        table = self._store.table
        due = (table.sequence, table.deadline) if table.deadline is not None and table.undecided else None
        if due == self._clock_of:
            return
        self._stop_clock()
        if due and table.timer:
            left = min(max(0.0, due[1] - time()), table.timer.seconds)  # never more than a decision gets
            loop, self._clock_of = asyncio.get_running_loop(), due
            self._clock = loop.call_later(left, lambda: self._background.spawn(self._end_time(due)))

    def _stop_clock(self) -> None:
        if self._clock:
            self._clock.cancel()
        self._clock, self._clock_of = None, None

    async def _end_time(self, due: Due) -> None:
        """Decide for those who have not, and retry until it works: without a clock the table would hang."""
        while self._clock_of == due:
            try:
                await self._expire()
            except Exception as error:
                log.warning("the clock of table %s: %s; trying again", self._store.table.id, error)
                await asyncio.sleep(RETRY_SECONDS)

    async def _expire(self) -> None:
        """Time is up: a bot or the first legal move decides for players who have not chosen."""
        table = self._store.table
        assert table.state
        assert table.timer
        self._metrics.count("expired_decisions")
        if table.timer.then == "default":
            moves = {seat: fallback(table.state.legal(seat)) for seat in table.undecided}
            await self._store.change(lambda now: now.decide_for(moves, table.sequence, time(), "time"))
        else:
            await self._decide(table, dict.fromkeys(table.undecided, table.timer.then), {}, "time")

    def close(self) -> None:
        self._cancel_handover()
        self._stop_clock()
        if self._thinking:
            self._thinking.cancel()
        self._dismiss_bots()

    def _dismiss_bots(self) -> None:
        dismiss_bots(self._bots)
        self._bots.clear()
