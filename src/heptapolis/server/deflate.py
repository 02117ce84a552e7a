"""Sockets that use as little memory as we can manage: most of them are silent most of the time.

Each message is compressed by itself, so a silent socket holds no memory for compression.
"""

import asyncio
import logging
import struct
from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

WriteNow = Callable[[str], bool]  # whether this text could be written without waiting
WRITE_NOW = "heptapolis.write_now"  # among the extensions of a connection's scope
MIN_BYTES = 512  # compressing a shorter message is not worth the time
WHOLE_TEXT = 0x81  # the first byte of a text message in one frame
WINDOW_BITS = 13
SETTINGS = {
    "level": 1,
    "memLevel": 6,
}  # quick; more effort saves a tenth of the bytes and takes twice as long


class LongMessages(Extension):
    """Another extension, used only for long messages from us."""

    def __init__(self, inner: Extension) -> None:
        self._inner, self.name = inner, inner.name

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        return self._inner.decode(frame, max_size=max_size)

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < MIN_BYTES else self._inner.encode(frame)


class DeflateFactory(ServerPerMessageDeflateFactory):
    """Offers compression to clients that can do it, as all browsers can."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
            compress_settings=SETTINGS,
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], Any]:
        answered, inner = super().process_request_params(params, accepted_extensions)
        return answered, LongMessages(inner)


class Inbox:
    """The part of `asyncio.Queue` that uvicorn uses, for one reader, in a tenth of the memory."""

    __slots__ = ("_items", "_waiting")

    def __init__(self) -> None:
        self._items: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._items

    def put_nowait(self, item: Any) -> None:
        self._items.append(item)
        if self._waiting and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        while not self._items:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._items.pop(0)


class DeflatingProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket without its own compression, which keeps its memory between messages."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Inbox()  # type: ignore[assignment]
        log = logging.getLogger("uvicorn.error")
        self.conn = ServerProtocol(
            extensions=[DeflateFactory()], max_size=self.config.ws_max_size, logger=log
        )

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

    def write_now(self, text: str) -> bool:
        """Write a text, unless the connection is closing or the client has not read what came before."""
        going = self.disconnected or self.close_sent or not self.writable.is_set()
        if going or self.conn.state is not State.OPEN:
            return False
        data = text.encode()
        if len(data) < MIN_BYTES:  # most of what we send
            self.transport.write(make_frame(data))
        else:
            self.conn.send_text(data)
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def make_frame(text: bytes) -> bytes:
    """A message on the wire, not compressed (RFC 6455, section 5.2)."""
    size = len(text)
    head = struct.pack("!BB", WHOLE_TEXT, size) if size < 126 else struct.pack("!BBH", WHOLE_TEXT, 126, size)
    return head + text
