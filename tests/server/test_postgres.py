"""Two processes on one real PostgreSQL, clients of a table spread over both, one process killed mid-game."""

import asyncio
import importlib
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from time import time
from typing import Any
from warnings import catch_warnings, simplefilter

import httpx2
import pytest

from heptapolis.server.lobby import make_game
from heptapolis.server.storage import guests
from heptapolis.server.storage import log as storage
from heptapolis.server.storage.database import Database
from heptapolis.server.table import Person, Sitter, Table
from tests.processes import TIMEOUT_SECONDS
from tests.server.processes import ServerProcess
from tests.server.scripted import Memory, Player, asked, enter, new_table
from tests.server.test_crash import check_everything

TABLES = 8


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL of its own; the server makes its tables itself."""
    with catch_warnings():  # where the machine has no folder for run-time files
        simplefilter("ignore")
        pgserver: Any = importlib.import_module("pgserver")
        server = pgserver.get_server(tmp_path_factory.mktemp("postgres"))
    yield server.get_uri()
    server.cleanup()


@pytest.fixture(scope="module")
def both(
    postgres: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two processes, started at once: one of them migrates, the other waits for it."""
    logs = tmp_path_factory.mktemp("logs")
    one, other = (ServerProcess(postgres, logs / name) for name in ("one.txt", "other.txt"))
    one.start()
    other.start()
    one.wait()
    other.wait()
    yield one, other
    for server in (one, other):
        server.__exit__(None, None, None)


async def seen_from_both(one: ServerProcess, other: ServerProcess) -> None:
    async with (
        httpx2.AsyncClient(base_url=one.url, timeout=TIMEOUT_SECONDS) as here,
        httpx2.AsyncClient(base_url=other.url, timeout=TIMEOUT_SECONDS) as there,
    ):
        ada, bob = await enter(here, "Ada"), await enter(there, "Bob")
        seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
        wanted = {"game": "wonders", "options": {"players": 3}, "seats": seats}
        table = (await asked(here, "POST", "/api/tables", ada, wanted))["id"]
        path = f"/api/tables/{table}"
        assert (await asked(there, "POST", f"{path}/join", bob, {}))["seat"] == 1
        player = Player([other.url], table, bob, 1, Random(1))
        watching = asyncio.create_task(player.play())
        async with asyncio.timeout(TIMEOUT_SECONDS):  # until the other process tells who is connected there
            while not await _connected(here, path, ada, "Bob"):
                await asyncio.sleep(0.05)
        watching.cancel()


async def _connected(http: httpx2.AsyncClient, path: str, cookie: str, name: str) -> bool:
    seats = (await asked(http, "GET", path, cookie))["seats"]
    return any(seat["name"] == name and seat["connected"] for seat in seats)


def test_processes_tell_each_other(both: tuple[ServerProcess, ServerProcess]) -> None:
    asyncio.run(seen_from_both(*both))


def test_two_processes_cannot_both_append(postgres: str, both: tuple[ServerProcess, ServerProcess]) -> None:
    """Whoever has seen an older version looks again; the key of the log would stop them anyhow."""
    host, game = Person("host-of-race", "Ada"), make_game("dice", {"players": 2})
    seats = (Sitter("bot", bot="random"),) * 2
    table = Table("race", host, game, "dice", game.options, game.ruleset, 1, seats, time(), time())
    database = Database(postgres)
    try:
        with database.engine.begin() as connection:
            guests.add(connection, host, "no secret", time())
            storage.add(connection, table)
            storage.save(connection, table, table.begin(time()))
        with database.engine.begin() as connection, pytest.raises(storage.Behind):
            storage.save(connection, table, replace(table, visibility="public"))
    finally:
        database.close()


async def played_on_both(one: ServerProcess, other: ServerProcess) -> dict[str, list[Memory]]:
    """Everybody starts on another process than the next; one process is killed on the way."""
    async with httpx2.AsyncClient(base_url=one.url, timeout=TIMEOUT_SECONDS) as http:
        cookies = [await enter(http, name) for name in ("Ada", "Bob")]
        options = {"players": 3, "sides": "day"}
        tables = [await new_table(http, cookies, "wonders", options, bots=1) for _ in range(TABLES)]
    urls = [one.url, other.url]
    players = [
        Player(urls[seat:] + urls[:seat], table, cookie, seat, Random(seat))
        for table in tables
        for seat, cookie in enumerate(cookies)
    ]
    playing = [asyncio.create_task(player.play()) for player in players]
    await _some_decisions(players)
    one.kill()
    memories = list(await asyncio.wait_for(asyncio.gather(*playing), 240))
    return {table: memories[2 * place : 2 * place + 2] for place, table in enumerate(tables)}


async def _some_decisions(players: list[Player]) -> None:
    """Until every game is on its way."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not all(player.memory.last and player.memory.last["sequence"] >= 3 for player in players):
            await asyncio.sleep(0.1)


def test_play_goes_on_when_one_of_two_processes_dies(
    postgres: str, both: tuple[ServerProcess, ServerProcess]
) -> None:
    one, other = both
    played = asyncio.run(played_on_both(one, other))
    check_everything(postgres, played)
    assert "Traceback" not in other.log.read_text()
