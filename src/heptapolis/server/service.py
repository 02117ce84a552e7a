"""The parts of a running server, put together."""

import asyncio
import os

from heptapolis.server import expiry
from heptapolis.server.analyses import Analyses
from heptapolis.server.analyst import Analyst
from heptapolis.server.background import Background
from heptapolis.server.guest_sync import GuestSync
from heptapolis.server.identity import Guests
from heptapolis.server.kernels import Kernels
from heptapolis.server.limits import Pace, SocketCount
from heptapolis.server.live import DEADLINE_SWEEP_SECONDS, SWEEP_SECONDS, VERSION_SWEEP_SECONDS, LiveTables
from heptapolis.server.metrics import LoopMonitor, Metrics
from heptapolis.server.notify import make_notifier
from heptapolis.server.settings import Settings, default_database
from heptapolis.server.statistics import Outcomes
from heptapolis.server.storage.database import Database
from heptapolis.server.storage.migrate import migrate
from heptapolis.server.thinking import Thinkers
from heptapolis.server.workers import Workers, lower_priority


class Service:
    """Database, guests, tables in play, bots: routes take from it what they need."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.loop_monitor = LoopMonitor()
        self.database = Database(settings.database or default_database())
        self._background = Background()
        self.notifier = make_notifier(self.database, self._background)
        self.guests = Guests(self.database, self.notifier)
        limits = settings.limits
        self.pace = Pace(limits.requests_per_second, limits.request_burst)
        self.hint_pace = Pace(limits.hints_per_second, limits.hint_burst)
        self.options_pace = Pace(limits.options_per_second, limits.options_burst)
        self.outcomes = Outcomes()
        self.pad_pace = Pace(limits.pads_per_second, limits.pad_burst, "too-fast")
        self.phrase_pace = Pace(limits.phrases_per_second, limits.phrase_burst, "too-fast")
        self.socket_count = SocketCount(limits.sockets_per_address)
        self.workers = Workers(settings.worker_threads, limits.waiting_work, limits.work_seconds)

    async def start(self) -> None:
        try:
            await asyncio.to_thread(migrate, self.database.engine)
        except BaseException:
            self.database.close()
            raise
        self.kernels = Kernels(self.settings.kernels)
        self.thinkers = Thinkers(self.settings.bot_threads, self.kernels)
        self.advisers = Thinkers(self.settings.hint_threads, self.kernels, lower_priority)
        self.analyses = Analyses(
            self.database,
            self.kernels,
            self._background,
            self.settings.limits,
            Analyst(self._need_all_processors),
            shared=self.notifier.shared,
        )
        self.tables = LiveTables(
            self.database,
            self.notifier,
            self.thinkers,
            self.metrics,
            self._background,
            self.analyses.start_light,
        )
        self.guest_sync = GuestSync(self.database, self.guests, self.tables)
        await self.notifier.start(self.tables, self.guest_sync)
        self._background.spawn(self.loop_monitor.run())
        self._start_sweeps()

    def _need_all_processors(self) -> bool:
        """Whether bots that play leave no processor to others."""
        return self.thinkers.thinking >= (os.cpu_count() or 1)

    def _start_sweeps(self) -> None:
        """Start the periodic checks."""
        idle_seconds, repeat = self.settings.idle_seconds, self._background.repeat
        repeat(min(SWEEP_SECONDS, idle_seconds), lambda: self.tables.drop_idle(idle_seconds))
        repeat(DEADLINE_SWEEP_SECONDS, self.tables.load_due)
        repeat(VERSION_SWEEP_SECONDS, self.tables.catch_up)
        repeat(expiry.SWEEP_SECONDS, self._forget_abandoned)

    async def _forget_abandoned(self) -> None:
        await expiry.forget_abandoned(self.database, self.tables, self.guests, self.settings.limits)

    async def stop(self) -> None:
        await self._background.cancel()
        self.tables.close()
        await self.analyses.close()
        await self.notifier.stop()
        await self.kernels.close()
        self.thinkers.close()
        self.advisers.close()
        self.workers.close()
        self.database.close()
