"""The sockets at a table: what each is sent, in order, without waiting for slow readers."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from heptapolis.server.limits import Bucket
from heptapolis.server.outgoing import Outgoing
from heptapolis.server.settings import Limits
from heptapolis.server.table import Person

CONNECTION_LOST = (WebSocketDisconnect, RuntimeError, OSError)


class Socket:
    """One connection to a table; `make_state` makes the message with the whole state."""

    def __init__(
        self,
        ws: WebSocket,
        person: Person | None,
        language: str,
        limits: Limits,
        make_state: Callable[[], Outgoing],
    ) -> None:
        self.ws, self.person, self.language = ws, person, language
        self.bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self._make_state = make_state
        self._capacity = limits.outbox_messages
        self._outbox: deque[Outgoing] = deque()
        self._needs_state = True  # the first message tells everything
        self._filled = asyncio.Event()
        self._number = 0

    @property
    def guest(self) -> str | None:
        return self.person.id if self.person else None

    def send(self, message: Outgoing) -> None:
        """Queue a message; a reader that lags too far behind is sent everything instead."""
        if len(self._outbox) >= self._capacity:
            self.resync()
        else:
            self._outbox.append(message)
            self._filled.set()

    def resync(self) -> None:
        """Send everything. It includes what is queued, except for the answers to commands."""
        self._outbox = deque(message for message in self._outbox if message.answers_command)
        self._needs_state = True
        self._filled.set()

    async def write(self) -> None:
        """Send what is queued until the connection ends."""
        with suppress(*CONNECTION_LOST):
            while True:
                while self._needs_state or self._outbox:
                    await self.ws.send_text(self._write_next())
                self._filled.clear()
                await self._filled.wait()

    def _write_next(self) -> str:
        self._number += 1
        if self._needs_state:
            self._needs_state = False
            return self._make_state().write(self._number)
        return self._outbox.popleft().write(self._number)

    async def close(self, code: int) -> None:
        with suppress(*CONNECTION_LOST):
            await self.ws.close(code)
