"""Sockets that take little memory while they are silent, which is most of the time."""

import asyncio
from pathlib import Path

import pytest
import websockets
from websockets.asyncio.client import ClientConnection
from websockets.frames import Frame, Opcode

from heptapolis.server.deflate import Inbox, make_frame
from tests.server.hostile import Target, aim
from tests.server.processes import ServerProcess

ROOM = ("spectators_per_table=1000", "sockets_per_address=1000")
FIRST, MORE = 40, 160  # sockets: those that make the server load what it needs, and those that count
MAX_SOCKET_BYTES = 30 * 1024  # 38 KiB once, of which half were middleware and the headers of the handshake


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


@pytest.mark.parametrize("size", [0, 1, 125, 126, 511])
def test_a_short_text_is_framed_as_the_library_does_it(size: int) -> None:
    assert make_frame(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


def test_an_inbox_hands_out_what_came_in_order_and_waits_for_more() -> None:
    async def read() -> list[str]:
        inbox = Inbox()
        inbox.put_nowait("first")
        inbox.put_nowait("second")
        got = [await inbox.get(), await inbox.get()]
        assert inbox.empty()
        reading = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait("third")
        inbox.put_nowait("fourth")
        return [*got, await reading, await inbox.get()]

    assert asyncio.run(read()) == ["first", "second", "third", "fourth"]
