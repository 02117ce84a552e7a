"""The sockets at a table: what each is sent, in order, without waiting for slow readers."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from heptapolis.server.deflate import WRITE_NOW, WriteNow
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


class TableWebSocket(WebSocket):
    """A WebSocket whose texts go straight to the server, which knows whether the connection is open."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(scope, receive, send)
        self._write = send
        self.write_now: WriteNow | None = scope.get("extensions", {}).pop(WRITE_NOW, None)

    async def send_text(self, data: str) -> None:
        await self._write({"type": "websocket.send", "text": data})

    def read(self) -> Awaitable[Message]:
        """The next message, or that the client has left."""
        return self._receive()

    def forget_handshake(self) -> None:
        """Drop the request and what was read from it: they would stay as long as the connection."""
        self.scope.clear()
        for read in ("_url", "_headers", "_query_params", "_cookies"):
            self.__dict__.pop(read, None)


class Socket:
    """One connection to a table; `make_state` makes the message with the whole state."""

    __slots__ = (
        *("_capacity", "_language", "_make_state", "_needs_state", "_number", "_outbox", "_writing"),
        *("bucket", "device", "dismissed", "shown", "ws"),
    )

    def __init__(
        self,
        ws: TableWebSocket,
        device: Device | None,
        language: str | None,
        limits: Limits,
        make_state: Callable[[], Outgoing],
    ) -> None:
        self.ws, self.device, self._language = ws, device, language
        self.bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self._make_state = make_state
        self._capacity = limits.outbox_messages
        self._outbox: list[Outgoing] = []  # rarely more than one: a deque would take more memory
        self._needs_state = True  # the first message holds everything
        self._writing: asyncio.Task[None] | None = None  # only while something is queued
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
        elif self._is_busy() or not self._write_at_once(message):
            self._outbox.append(message)
            self.start()

    def resync(self) -> None:
        """Send everything. It includes what is queued, except for the answers to commands."""
        self._outbox = [message for message in self._outbox if message.answers_command]
        self._needs_state = True
        self.start()

    def dismiss(self, problem: Problem) -> None:
        """Send the reason and nothing else, then close."""
        self.dismissed, self._needs_state = True, False
        self._outbox = [make_refused(None, problem.body)]
        self.start()

    def finish(self) -> None:
        """Send what is queued, then close."""
        self.dismissed = True
        self.start()

    def start(self) -> None:
        """Send what is queued, in a task that ends with it: a silent connection has none."""
        if not self._writing:
            self._writing = asyncio.create_task(self._write())

    async def wait(self, seconds: float) -> None:
        """Until everything is sent, but not longer."""
        if self._writing:
            await asyncio.wait([self._writing], timeout=seconds)

    def stop(self) -> None:
        """Send nothing more."""
        if self._writing:
            self._writing.cancel()

    async def _write(self) -> None:
        with suppress(*CONNECTION_LOST):
            while self._needs_state or self._outbox:
                await self.ws.send_text(self._write_next())
            if self.dismissed:
                await self.ws.close(CLOSED_PROBLEM)
            else:
                self._writing = None

    def _is_busy(self) -> bool:
        """Whether something else is to be sent first."""
        return bool(self._writing or self._outbox or self._needs_state or self.dismissed)

    def _write_at_once(self, message: Outgoing) -> bool:
        """Whether the message was written: the server can do that without waiting if the client keeps up."""
        if self.ws.write_now is None or not self.ws.write_now(self._number_text(message)):
            return False
        self._number += 1
        return True

    def _write_next(self) -> str:
        message = self._make_state() if self._needs_state else self._outbox.pop(0)
        self._needs_state = False
        text = self._number_text(message)
        self._number += 1
        return text

    def _number_text(self, message: Outgoing) -> str:
        """The text of the next message."""
        text = message.write(self._number + 1)
        return add_texts(text, self._language) if self._language else text
