"""The sockets at a table: what each is sent, in order, without waiting for slow readers."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from starlette.websockets import WebSocket, WebSocketDisconnect

from heptapolis.server.devices import Device
from heptapolis.server.limits import Bucket
from heptapolis.server.outgoing import Outgoing, make_refused
from heptapolis.server.problems import Problem
from heptapolis.server.settings import Limits
from heptapolis.server.speaking import add_texts
from heptapolis.server.wire.messages import CLOSED_PROBLEM

CONNECTION_LOST = (WebSocketDisconnect, RuntimeError, OSError)


class Shown(NamedTuple):
    """The position that a client has, or will have once it has read what is queued."""

    sequence: int
    seat: int | None


class Socket:
    """One connection to a table; `make_state` makes the message with the whole state."""

    def __init__(
        self,
        ws: WebSocket,
        device: Device | None,
        language: str | None,
        limits: Limits,
        make_state: Callable[[], Outgoing],
    ) -> None:
        self.ws, self.device, self._language = ws, device, language
        self.bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self._make_state = make_state
        self._capacity = limits.outbox_messages
        self._outbox: list[Outgoing] = []  # hardly ever more than one: a deque would take more memory
        self._needs_state = True  # the first message holds everything
        self._woken: asyncio.Future[None] | None = None  # while `write` waits for something to send
        self.dismissed = False
        self.shown: Shown | None = None
        self._number = 0

    @property
    def guest(self) -> str | None:
        return self.device.person.id if self.device else None

    def send(self, message: Outgoing) -> None:
        """Queue a message; a reader that lags too far behind is sent everything instead."""
        if self._needs_state and not message.answers_command:
            return  # the state, which is made when it is sent, will include it
        if len(self._outbox) >= self._capacity:
            self.resync()
        else:
            self._outbox.append(message)
            self._wake()

    def resync(self) -> None:
        """Send everything. It includes what is queued, except for the answers to commands."""
        self._outbox = [message for message in self._outbox if message.answers_command]
        self._needs_state = True
        self._wake()

    def dismiss(self, problem: Problem) -> None:
        """Send the reason and nothing else, then close."""
        self.dismissed, self._needs_state = True, False
        self._outbox = [make_refused(None, problem.body)]
        self._wake()

    def finish(self) -> None:
        """Send what is queued, then close."""
        self.dismissed = True
        self._wake()

    async def write(self) -> None:
        """Send what is queued until the connection ends."""
        with suppress(*CONNECTION_LOST):
            while True:
                while self._needs_state or self._outbox:
                    await self.ws.send_text(self._write_next())
                if self.dismissed:
                    await self.ws.close(CLOSED_PROBLEM)
                    return
                self._woken = asyncio.get_running_loop().create_future()
                await self._woken

    def _wake(self) -> None:
        if self._woken and not self._woken.done():
            self._woken.set_result(None)

    def _write_next(self) -> str:
        self._number += 1
        message = self._make_state() if self._needs_state else self._outbox.pop(0)
        self._needs_state = False
        text = message.write(self._number)
        return add_texts(text, self._language) if self._language else text
