"""The sockets at a table: what each is sent, in order, without anybody waiting for a slow reader."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from heptapolis.server.limits import Bucket
from heptapolis.server.settings import Limits
from heptapolis.server.table import Person

Body = str  # the inside of a message, without braces and number
GONE = (WebSocketDisconnect, RuntimeError, OSError)


class Socket:
    """One connection of somebody at a table. `everything` makes a `state` message, whenever it is needed."""

    def __init__(
        self,
        ws: WebSocket,
        person: Person | None,
        language: str,
        limits: Limits,
        everything: Callable[[], Body],
    ) -> None:
        self.ws, self.person, self.language = ws, person, language
        self.bucket = Bucket(limits.messages, limits.burst)
        self._everything = everything
        self._most = limits.outbox
        self._outbox: deque[Body] = deque()
        self._lagging = True  # the first message is everything
        self._filled = asyncio.Event()
        self._number = 0

    @property
    def guest(self) -> str | None:
        return self.person.id if self.person else None

    def send(self, body: Body) -> None:
        """Queue a message; whoever lags too far behind gets everything anew instead."""
        if len(self._outbox) >= self._most:
            self.resync()
        else:
            self._outbox.append(body)
            self._filled.set()

    def resync(self) -> None:
        """Send everything; what waited to be sent is part of it, but for answers to commands."""
        self._outbox = deque(
            body for body in self._outbox if body.startswith(('"type":"ack"', '"type":"refused"'))
        )
        self._lagging = True
        self._filled.set()

    async def write(self) -> None:
        """Send what is queued until the connection ends."""
        with suppress(*GONE):
            while True:
                while self._lagging or self._outbox:
                    await self.ws.send_text(self._next())
                self._filled.clear()
                await self._filled.wait()

    def _next(self) -> str:
        self._number += 1
        if self._lagging:
            self._lagging = False
            return f'{{"number":{self._number},{self._everything()}}}'
        return f'{{"number":{self._number},{self._outbox.popleft()}}}'

    async def close(self, code: int) -> None:
        with suppress(*GONE):
            await self.ws.close(code)
