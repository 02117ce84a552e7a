"""What moves a game on without its players: bots that think, and the clock."""

import asyncio
import logging
from time import time

from heptapolis.bots.table import fallback
from heptapolis.server.background import Background
from heptapolis.server.metrics import Metrics
from heptapolis.server.store import TableStore
from heptapolis.server.table import Table
from heptapolis.server.thinking import SeatedBots, Thinkers, dismiss_bots

log = logging.getLogger(__name__)

BOT_HANDOVER_SECONDS = 5.0  # after which the bots of another process are taken to be gone
RETRY_SECONDS = 1.0  # after bots failed: the database may be back by then


class Driver:
    """Asks the bots of a table to move, and runs its clock."""

    def __init__(
        self, store: TableStore, thinkers: Thinkers, metrics: Metrics, background: Background, *, alone: bool
    ) -> None:
        """`alone`: no other process could ask bots for this table."""
        self.hint_bots: SeatedBots = {}  # kept apart from those that play
        self._bots: SeatedBots = {}
        self._store, self._thinkers, self._metrics = store, thinkers, metrics
        self._background, self._alone = background, alone
        self._clock: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None

    def drive(self, *, ours: bool = True) -> None:
        """Ask the bots and set the clock. The process that made the change asks; others wait a while."""
        self._set_clock()
        if self._store.table.waiting_bots and not self._thinking:
            wait_seconds = 0.0 if ours or self._alone else BOT_HANDOVER_SECONDS
            self._thinking = asyncio.create_task(self._think(wait_seconds))
            self._thinking.add_done_callback(self._finish_thinking)

    async def _think(self, wait_seconds: float) -> None:
        if wait_seconds:
            await asyncio.sleep(wait_seconds)
        while (table := self._store.table).waiting_bots:
            await self._decide(table, table.waiting_bots, self._bots)

    async def _decide(self, table: Table, bots: dict[int, str], seated: SeatedBots) -> None:
        """Let these bots choose, and store their choices unless the game has moved on."""
        assert table.state
        moves = await self._thinkers.choose(table.state, table.seed, bots, seated)
        await self._store.change(lambda now: now.decide_for(moves, table.sequence, time()))

    def _finish_thinking(self, task: "asyncio.Task[None]") -> None:
        self._thinking = None
        if task.cancelled() or not (error := task.exception()):
            return
        log.warning("bots at table %s could not decide: %s", self._store.table.id, error)
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self.drive)

    def _set_clock(self) -> None:
        if self._clock:
            self._clock.cancel()
            self._clock = None
        table = self._store.table
        if table.timer and table.undecided:
            left = max(0.0, table.touched + table.timer.seconds - time())
            loop, sequence = asyncio.get_running_loop(), table.sequence
            self._clock = loop.call_later(left, lambda: self._background.spawn(self._expire(sequence)))

    async def _expire(self, sequence: int) -> None:
        """Time is up: a bot or the first legal move decides for players who have not chosen."""
        table = self._store.table
        if table.sequence != sequence or not table.undecided or not table.state or not table.timer:
            return
        self._metrics.count("expired_decisions")
        if table.timer.then == "default":
            moves = {seat: fallback(table.state.legal(seat)) for seat in table.undecided}
            await self._store.change(lambda now: now.decide_for(moves, sequence, time()))
        else:
            await self._decide(table, dict.fromkeys(table.undecided, table.timer.then), {})

    def close(self) -> None:
        if self._clock:
            self._clock.cancel()
        if self._thinking:
            self._thinking.cancel()
        dismiss_bots(self._bots)
        dismiss_bots(self.hint_bots)
