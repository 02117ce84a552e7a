"""Sockets that take little memory while they are silent, which is most of the time."""

import asyncio
import random
import zlib
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
import websockets
from fastapi import FastAPI
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from heptapolis.server import frames
from heptapolis.server.deflate import DeflatingProtocol, Gate, is_between_messages
from heptapolis.server.frames import MAX_QUICK_BYTES, MIN_BYTES, WINDOW_BITS, make_frame, read_text
from tests.server.hostile import Target, aim
from tests.server.processes import ServerProcess

ROOM = ("spectators_per_table=1000", "sockets_per_address=1000")
FIRST, MORE = 40, 160  # sockets: those that make the server load what it needs, and those that count
MAX_SOCKET_BYTES = 19 * 1024  # 15 KiB measured, 38 once: middleware, dictionaries, the handshake


@pytest.mark.slow
def test_a_silent_socket_takes_little_memory(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with ServerProcess(database, tmp_path / "log.txt", *ROOM) as server, aim(server) as target:
        assert asyncio.run(measure_socket(target)) < MAX_SOCKET_BYTES


async def measure_socket(target: Target) -> float:
    """How many bytes the server grows by for each spectator."""
    sockets = await open_sockets(target, FIRST)
    before = target.read_metric("resident_memory_bytes")
    sockets += await open_sockets(target, MORE)
    after = target.read_metric("resident_memory_bytes")
    await asyncio.gather(*(ws.close() for ws in sockets))
    return (after - before) / MORE


async def open_sockets(target: Target, number: int) -> list[ClientConnection]:
    """Open this many spectators' sockets; each has received the state."""
    url = f"{target.url.replace('http', 'ws')}/api/tables/{target.table}/socket"
    sockets = [await websockets.connect(url, user_agent_header="x" * 200) for _ in range(number)]
    for ws in sockets:
        await ws.recv()
    return sockets


@pytest.mark.parametrize("size", [0, 1, 125, 126, 511, 65_535, 65_536])
def test_a_text_is_framed_as_the_library_does_it(size: int) -> None:
    expected = Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)
    assert make_frame(b"x" * size, compressing=False) == expected


@pytest.mark.parametrize("codec", [zlib, frames.CODEC], ids=["zlib", "installed"])
def test_a_long_text_is_compressed_within_the_agreed_window(
    codec: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frames, "CODEC", codec)
    text = random.Random(1).randbytes(6_000).hex().encode() * 2  # repeats itself farther back than the window
    frame = make_frame(text, compressing=True)
    assert frame[:2] == bytes([0xC1, 126])
    assert len(frame) == 4 + int.from_bytes(frame[2:4]) < len(text)
    assert zlib.decompressobj(-WINDOW_BITS).decompress(frame[4:] + frames.EMPTY_BLOCK) == text
    assert make_frame(text[: MIN_BYTES - 1], compressing=True)[0] == 0x81


def send(text: bytes, *, compressed: bool = False, fin: bool = True, opcode: Opcode = Opcode.TEXT) -> bytes:
    """What a client sends."""
    if compressed:
        packer = zlib.compressobj(wbits=-WINDOW_BITS)
        text = (packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(frames.EMPTY_BLOCK)
    frame = Frame(opcode, text, fin).serialize(mask=True)
    return bytes([frame[0] | frames.COMPRESSED]) + frame[1:] if compressed else frame


@pytest.mark.parametrize("compressed", [False, True])
@pytest.mark.parametrize("text", ["", "x", '{"type":"ping"}', "Äöü" * 70, "y" * 5_000])
def test_a_whole_message_is_read_at_once(text: str, compressed: bool) -> None:
    data = send(text.encode(), compressed=compressed)
    assert read_text(data, compressed=True) == text


OTHERS = {
    "nothing": b"",
    "a part of a frame": send(b"text")[:-1],
    "more than a frame": send(b"text") + b"\x81",
    "a part of a message": send(b"text", fin=False),
    "bytes": send(b"text", opcode=Opcode.BINARY),
    "a ping": send(b"", opcode=Opcode.PING),
    "not UTF-8": send(b"\xff\xfe"),
    "not masked": make_frame(b"text", compressing=False),
    "long when inflated": send(b"x" * (MAX_QUICK_BYTES + 1), compressed=True),
    "long": send(b"x" * 70_000),
    "not compressed": bytes([0xC1]) + send(b"not compressed")[1:],
}


@pytest.mark.parametrize("what", OTHERS)
def test_anything_else_is_left_to_the_library(what: str) -> None:
    assert read_text(OTHERS[what], compressed=True) is None


def test_compression_that_was_not_agreed_on_is_left_to_the_library() -> None:
    assert read_text(send(b"text", compressed=True), compressed=False) is None


def test_a_message_is_read_at_once_only_between_messages() -> None:
    """This looks inside the library: if that changes, the server still works, but costs more."""
    connection = ServerProtocol(state=State.OPEN)
    connection.receive_data(send(b"one"))
    assert is_between_messages(connection)
    whole = send(b"another")
    connection.receive_data(whole[:4])
    assert not is_between_messages(connection)
    connection.receive_data(whole[4:])
    assert is_between_messages(connection)
    connection.receive_data(send(b"a part", fin=False))
    assert not is_between_messages(connection)
    connection.receive_data(send(b"the rest", opcode=Opcode.CONT))
    assert is_between_messages(connection)


def test_a_connection_is_closed_after_its_last_text() -> None:
    """Texts wait for the end of the callback that sends them; closing at once must not overtake them."""

    async def say_goodbye() -> bytes:
        protocol = DeflatingProtocol(Config(FastAPI(), log_config=None), ServerState(), {})
        protocol.transport = transport = Mock(is_closing=lambda: False)
        protocol.conn.state, protocol.handshake_complete = State.OPEN, True
        assert protocol.write_now("goodbye")
        await protocol.send({"type": "websocket.close", "code": 1000})
        return b"".join(call.args[0] for call in transport.write.call_args_list)

    goodbye = make_frame(b"goodbye", compressing=False)
    assert asyncio.run(say_goodbye()) == goodbye + Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=False)


def test_messages_are_read_in_the_order_they_came_and_awaited_if_there_are_none() -> None:
    async def read() -> list[str]:
        protocol = DeflatingProtocol(Config(FastAPI(), log_config=None), ServerState(), {})
        inbox: Any = protocol.queue
        inbox.put_nowait("first")
        inbox.put_nowait("second")
        got = [await protocol.receive(), await protocol.receive()]
        assert inbox.empty()
        reading = asyncio.create_task(protocol.receive())
        await asyncio.sleep(0)
        inbox.put_nowait("third")
        inbox.put_nowait("fourth")
        return [*got, await reading, await protocol.receive()]

    assert asyncio.run(read()) == ["first", "second", "third", "fourth"]


def test_a_connection_has_no_dictionary_of_its_own() -> None:
    """A new attribute of uvicorn's would bring it back: 1.6 KiB for each socket."""

    async def list_others() -> list[str]:
        protocol = DeflatingProtocol(Config(FastAPI(), log_config=None), ServerState(), {})
        return list(vars(protocol))

    assert asyncio.run(list_others()) == []


def test_a_gate_lets_nobody_pass_while_it_is_closed() -> None:
    async def pass_through() -> list[str]:
        gate, passed = Gate(), ["open"] if await Gate().wait() else []
        gate.clear()
        waiting = [asyncio.create_task(gate.wait()) for _ in range(2)]
        await asyncio.sleep(0)
        passed += [] if any(task.done() for task in waiting) else ["closed"]
        waiting[0].cancel()
        gate.set()
        assert gate.is_set()
        return passed + (["open"] if await waiting[1] else [])

    assert asyncio.run(pass_through()) == ["open", "closed", "open"]
