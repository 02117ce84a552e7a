"""The server is killed again and again while 200 games are played: nothing acknowledged is ever lost."""

import asyncio
from pathlib import Path
from random import Random

import httpx2

from heptapolis.server.storage import log as storage
from heptapolis.server.storage.database import Database
from heptapolis.server.table import Decision, Table
from tests.server.processes import ServerProcess
from tests.server.scripted import Memory, Player, enter, new_table

GAMES = 200
AT_ONCE = 50
HUMANS = 2
OPTIONS = {"players": 3, "sides": "day"}
CALM = (2.0, 6.0)  # seconds between a start and the next kill
KILLS = 8

Played = dict[str, list[Memory]]


async def killed_again_and_again(server: ServerProcess, done: asyncio.Event, chance: Random) -> int:
    """Kill and start the server until everything is played; how often that was."""
    for kills in range(KILLS):
        try:
            await asyncio.wait_for(done.wait(), chance.uniform(*CALM))
        except TimeoutError:
            server.kill()
            server.start()
            await asyncio.to_thread(server.wait)
        else:
            return kills
    return KILLS


async def play_everything(server: ServerProcess, seed: int) -> tuple[Played, int]:
    chance, done = Random(seed), asyncio.Event()
    async with httpx2.AsyncClient(base_url=server.url, timeout=60) as http:
        cookies = [await enter(http, f"Guest {number}") for number in range(HUMANS)]
        tables = [await new_table(http, cookies, "wonders", OPTIONS, bots=1) for _ in range(GAMES)]
    room = asyncio.Semaphore(AT_ONCE)

    async def one(table: str) -> list[Memory]:
        async with room:
            players = [
                Player([server.url], table, cookie, seat, Random(chance.random()))
                for seat, cookie in enumerate(cookies)
            ]
            return list(await asyncio.gather(*(player.play() for player in players)))

    killing = asyncio.create_task(killed_again_and_again(server, done, chance))
    memories = await asyncio.gather(*map(one, tables))
    done.set()
    return dict(zip(tables, memories, strict=True)), await killing


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with ServerProcess(url, tmp_path / "log.txt") as server:
        played, kills = asyncio.run(play_everything(server, seed=3))
    assert kills >= 5
    check_everything(url, played)
    assert "Traceback" not in (tmp_path / "log.txt").read_text()


def check_everything(url: str, played: Played) -> None:
    """Every log is whole, replays to its result, and holds what was acknowledged."""
    database = Database(url)
    try:
        with database.engine.begin() as connection:
            for table_id, memories in played.items():
                table = storage.load(connection, table_id)  # replayed from the log
                assert table
                check_table(table, storage.decisions(connection, table_id), memories)
    finally:
        database.close()


def check_table(table: Table, log: list[Decision], memories: list[Memory]) -> None:
    assert [decision.sequence for decision in log] == list(range(1, len(log) + 1))
    assert table.status == "over"
    assert table.state
    assert table.result
    assert list(table.state.result().totals) == table.result["totals"]
    for seat, memory in enumerate(memories):
        assert memory.last
        assert memory.last["score"]["totals"] == table.result["totals"]
        for sequence in memory.acknowledged:
            assert log[sequence].moves[seat] in memory.possible(sequence)
