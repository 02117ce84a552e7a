"""The parts of a running server, put together."""

import asyncio

from heptapolis.server.background import Background
from heptapolis.server.identity import Guests
from heptapolis.server.kernels import Kernels
from heptapolis.server.limits import Pace
from heptapolis.server.live import LiveTables
from heptapolis.server.metrics import Metrics
from heptapolis.server.notify import make_notifier
from heptapolis.server.settings import Settings, default_database
from heptapolis.server.storage.database import Database
from heptapolis.server.storage.migrate import migrate
from heptapolis.server.thinking import Thinkers


class Service:
    """Database, guests, tables in play, bots: routes take from it what they need."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.database = Database(settings.database or default_database())
        self.guests = Guests(self.database)
        self.pace = Pace(settings.limits.requests_per_second, settings.limits.request_burst)
        self._background = Background()

    async def start(self) -> None:
        try:
            await asyncio.to_thread(migrate, self.database.engine)
        except BaseException:
            self.database.close()
            raise
        self.kernels = Kernels(self.settings.kernels)
        self.thinkers = Thinkers(self.settings.bot_threads, self.kernels)
        self.notifier = make_notifier(self.database, self._background)
        self.tables = LiveTables(self.database, self.notifier, self.thinkers, self.metrics, self._background)
        await self.notifier.start(self.tables)
        self._background.spawn(self.tables.sweep(self.settings.idle_seconds))

    async def stop(self) -> None:
        await self._background.cancel()
        self.tables.close()
        await self.notifier.stop()
        await self.kernels.close()
        self.thinkers.close()
        self.database.close()
