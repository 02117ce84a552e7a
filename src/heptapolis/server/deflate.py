"""Sockets that use as little memory and time as we can manage: most of them are silent most of the time.

Each message is compressed by itself, so a silent socket holds no memory for compression.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

from heptapolis.server.frames import MIN_BYTES, WINDOW_BITS, compress, make_frame, read_text

WriteNow = Callable[[str], bool]  # whether this text could be written without waiting
WRITE_NOW = "heptapolis.write_now"  # among the extensions of a connection's scope


class LongMessages(Extension):
    """Compression as another extension has agreed on it, of long messages only."""

    def __init__(self, inner: Extension) -> None:
        self._inner, self.name = inner, inner.name

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        return self._inner.decode(frame, max_size=max_size)

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode is not Opcode.TEXT or len(frame.data) < MIN_BYTES:
            return frame
        return replace(frame, data=compress(bytes(frame.data)), rsv1=True)


class DeflateFactory(ServerPerMessageDeflateFactory):
    """Offers compression to clients that can do it, as all browsers can."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], Any]:
        answered, inner = super().process_request_params(params, accepted_extensions)
        return answered, LongMessages(inner)


EXTENSIONS = (DeflateFactory(),)


class Inbox:
    """The part of `asyncio.Queue` that uvicorn uses, for one reader, in a tenth of the memory."""

    __slots__ = ("_items", "_waiting")

    def __init__(self) -> None:
        self._items: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        return not self._items

    def put_nowait(self, item: Any) -> None:
        self._items.append(item)
        if self._waiting and not self._waiting.done():
            self._waiting.set_result(None)

    def take(self) -> Any:
        return self._items.pop(0)

    def wait(self) -> asyncio.Future[None]:
        """Done when something comes; a coroutine would take memory as long as nothing does."""
        self._waiting = asyncio.get_running_loop().create_future()
        return self._waiting


class Gate:
    """The part of `asyncio.Event` that uvicorn uses, in a tenth of the memory."""

    __slots__ = ("_open", "_waiting")

    def __init__(self) -> None:
        self._open = True
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        return self._open

    def set(self) -> None:
        self._open = True
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)
        self._waiting = []

    def clear(self) -> None:
        self._open = False

    async def wait(self) -> bool:
        while not self._open:
            waiting = asyncio.get_running_loop().create_future()
            self._waiting.append(waiting)
            await waiting
        return True


class DeflatingProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket without its own compression, which keeps its memory between messages."""

    __slots__ = (  # uvicorn's attributes and ours: a dictionary of so many takes five times the memory
        *("_inbox", "_unsent", "app", "app_state", "asgi_version", "client", "close_sent", "close_timeout"),
        *("close_timer", "config", "conn", "connections", "curr_msg_data_type", "default_headers"),
        *("disconnected", "frames", "handshake_complete", "handshake_initiated", "initial_response"),
        *("last_ping_rtt", "logger", "loop", "pending_ping_payload", "ping_interval", "ping_sent_at"),
        *("ping_timeout", "ping_timer", "pong_timer", "queue", "read_paused", "request", "response"),
        *("root_path", "scheme", "scope", "server", "tasks", "transport", "writable"),
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._inbox = Inbox()
        self.queue = self._inbox  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]
        self._unsent: list[bytes] = []  # frames that are written together once this callback is over
        log = logging.getLogger("uvicorn.error")
        self.conn = ServerProtocol(extensions=EXTENSIONS, max_size=self.config.ws_max_size, logger=log)

    def start_keepalive(self) -> None:
        """After the handshake, forget its headers: they would stay as long as the connection."""
        self.request.headers.clear()  # the parser holds them too
        del self.request, self.response
        super().start_keepalive()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[WRITE_NOW] = self.write_now  # whoever takes it removes it: they would hold each other

    def data_received(self, data: bytes) -> None:
        """Read what has come: nearly always one whole command, which is read in a quarter of the time."""
        text = self._read_text(data)
        if text is None:
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > 1 and not self.read_paused:  # the application is busy: let the client wait
            self.read_paused = True
            self.transport.pause_reading()

    def _read_text(self, data: bytes) -> str | None:
        """The text in these bytes if they are one whole message; None leaves everything else to uvicorn."""
        if self.conn.state is not State.OPEN or self.close_sent or not is_between_messages(self.conn):
            return None
        return read_text(data, compressed=bool(self.conn.extensions))

    def write_now(self, text: str) -> bool:
        """Write a text, unless the connection is closing or the client has not read what came before."""
        going = self.disconnected or self.close_sent or not self.writable.is_set()
        if going or self.conn.state is not State.OPEN:
            return False
        if not self._unsent:
            self.loop.call_soon(self._flush)
        self._unsent.append(make_frame(text.encode(), compressing=bool(self.conn.extensions)))
        return True

    async def receive(self) -> Any:
        while self._inbox.empty():
            await self._inbox.wait()
        message = self._inbox.take()
        if self.read_paused and self._inbox.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message

    async def send(self, message: Any) -> None:
        self._flush()  # first what came first
        await super().send(message)

    def _flush(self) -> None:
        """Write what was sent in one callback at once: most often an answer and who has chosen."""
        frames, self._unsent = self._unsent, []
        if frames and not self.disconnected:
            self.transport.write(b"".join(frames))


def is_between_messages(conn: ServerProtocol) -> bool:
    """Whether the parser of this connection waits for the first byte of a message."""
    parser: Any = conn.parser  # generators within generators: the innermost says what it waits for
    while inner := parser.gi_yieldfrom:
        parser = inner
    return conn.current_size is None and parser.__name__ == "at_eof"
