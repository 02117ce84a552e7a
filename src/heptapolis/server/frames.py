"""WebSocket messages as bytes: short ones whole, long ones compressed, each by itself."""

import struct
import zlib
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

MIN_BYTES = 512  # compressing a shorter message is not worth the time
WHOLE_TEXT = 0x81  # the first byte of a text message in one frame
MASKED = 0x80  # set in the second byte, next to the size: clients mask what they send
HEAD_BYTES = 6  # of a message from a client, with its mask, if its size fits into seven bits
TWO_BYTE_SIZE = 126  # stands for a size in the next two bytes
MAX_QUICK_BYTES = 1 << 16  # of a text that is inflated here
COMPRESSED = 0x40  # set in the first byte if the message is compressed (RFC 7692)
WINDOW_BITS = 13
LEVEL = 1  # quick; more effort saves a tenth of the bytes and takes twice as long
EMPTY_BLOCK = b"\x00\x00\xff\xff"  # the end of everything compressed, left out (RFC 7692, section 7.2.1)

# Intel's library needs a third of the time and saves a few bytes more; not every machine has it.
CODEC: Any = import_module("isal.isal_zlib") if find_spec("isal") else zlib
apply_mask: Callable[[bytes, bytes], bytes] = import_module("websockets.frames").apply_mask


def compress(text: bytes) -> bytes:
    """A message compressed by itself, as a client expects it."""
    compressor = CODEC.compressobj(LEVEL, zlib.DEFLATED, -WINDOW_BITS)
    packed: bytes = compressor.compress(text) + compressor.flush(zlib.Z_SYNC_FLUSH)
    return packed.removesuffix(EMPTY_BLOCK)


def read_text(data: bytes, *, compressed: bool) -> str | None:
    """The text in these bytes if they are exactly one message from a client, and a short one."""
    if len(data) < HEAD_BYTES or data[0] & ~(COMPRESSED if compressed else 0) != WHOLE_TEXT:
        return None
    size, start = data[1] - MASKED, HEAD_BYTES
    if size == TWO_BYTE_SIZE:
        size, start = int.from_bytes(data[2:4]), HEAD_BYTES + 2
    elif not 0 <= size < TWO_BYTE_SIZE:
        return None
    if len(data) != start + size:
        return None
    text = apply_mask(data[start:], data[start - 4 : start])
    try:
        return (_inflate(text) if data[0] & COMPRESSED else text).decode()
    except (zlib.error, UnicodeDecodeError):
        return None


def _inflate(packed: bytes) -> bytes:
    inflater = zlib.decompressobj(-zlib.MAX_WBITS)
    text = inflater.decompress(packed + EMPTY_BLOCK, MAX_QUICK_BYTES)
    if inflater.unconsumed_tail:
        raise zlib.error("too long")
    return text


def make_frame(text: bytes, *, compressing: bool) -> bytes:
    """A message on the wire (RFC 6455, section 5.2); if we may, a long one is compressed."""
    first = WHOLE_TEXT
    if compressing and len(text) >= MIN_BYTES:
        first, text = WHOLE_TEXT | COMPRESSED, compress(text)
    size = len(text)
    if size < TWO_BYTE_SIZE:
        return struct.pack("!BB", first, size) + text
    if size < 1 << 16:
        return struct.pack("!BBH", first, TWO_BYTE_SIZE, size) + text
    return struct.pack("!BBQ", first, TWO_BYTE_SIZE + 1, size) + text
