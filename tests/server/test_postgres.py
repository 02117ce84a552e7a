"""Two processes on one real PostgreSQL, clients of a table spread over both, one process killed mid-game."""

import asyncio
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from time import time
from typing import Any

import httpx2
import pytest
import websockets

from heptapolis.server.lobby import make_game
from heptapolis.server.storage import guests
from heptapolis.server.storage import log as storage
from heptapolis.server.storage.database import Database
from heptapolis.server.table import Person, Sitter, Table
from heptapolis.server.wire.messages import CLOSED_STOPPING
from tests.processes import TIMEOUT_SECONDS
from tests.server.hostile import CASES, aim, ask
from tests.server.postgres import running_postgres
from tests.server.processes import ServerProcess
from tests.server.scripted import Json, Memory, Player, asked, enter, new_table
from tests.server.verify import check_everything

TABLES = 8


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_postgres(tmp_path_factory.mktemp("postgres")) as running:
        yield running.url


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


async def one_link_used_on_both(one: ServerProcess, other: ServerProcess) -> None:
    """The faster one gets in; revoked at one process, the device is soon refused by the other too."""
    async with (
        httpx2.AsyncClient(base_url=one.url, timeout=TIMEOUT_SECONDS) as here,
        httpx2.AsyncClient(base_url=other.url, timeout=TIMEOUT_SECONDS) as there,
    ):
        ada = await enter(here, "Ada")
        code = (await asked(here, "POST", "/api/guest/device-links", ada))["code"]
        uses = [http.post("/api/guest/devices", json={"code": code}) for http in (here, there)]
        answers = sorted(await asyncio.gather(*uses), key=lambda answer: answer.status_code)
        assert [answer.status_code for answer in answers] == [201, 410]
        phone = answers[0].cookies["heptapolis"]
        here.cookies.clear()
        there.cookies.clear()
        assert (await asked(there, "GET", "/api/guest", phone))["name"] == "Ada"
        listed = (await asked(here, "GET", "/api/guest/devices", phone))["devices"]
        path = next(f"/api/guest/devices/{device['id']}" for device in listed if device["current"])
        await here.delete(path, headers={"Cookie": f"heptapolis={ada}"})
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while await _is_known(there, phone):
                await asyncio.sleep(0.05)
        assert await _is_known(there, ada)


async def _is_known(http: httpx2.AsyncClient, cookie: str) -> bool:
    answer = await http.get("/api/guest", headers={"Cookie": f"heptapolis={cookie}"})
    return answer.status_code == 200


def test_a_device_link_works_once_and_a_revoked_device_nowhere(
    both: tuple[ServerProcess, ServerProcess],
) -> None:
    asyncio.run(one_link_used_on_both(*both))


async def erased_here_seen_there(one: ServerProcess, other: ServerProcess) -> None:
    async with (
        httpx2.AsyncClient(base_url=one.url, timeout=TIMEOUT_SECONDS) as here,
        httpx2.AsyncClient(base_url=other.url, timeout=TIMEOUT_SECONDS) as there,
    ):
        ada, bob = await enter(here, "Ada"), await enter(there, "Bob")
        table = await new_table(here, [ada, bob], "wonders", {"players": 3}, bots=1)
        path = f"/api/tables/{table}"
        assert (await asked(there, "GET", path, bob))["host"] == "Ada"
        erased = await here.post("/api/guest/erase", headers={"Cookie": f"heptapolis={ada}"})
        assert erased.status_code == 204
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while (seen := await asked(there, "GET", path, bob))["host"] != "Bob":
                await asyncio.sleep(0.05)
        assert [seat["kind"] for seat in seen["seats"]] == ["bot", "human", "bot"]


def test_an_erased_guest_is_gone_from_the_tables_of_every_process(
    both: tuple[ServerProcess, ServerProcess],
) -> None:
    asyncio.run(erased_here_seen_there(*both))


async def talked_across(one: ServerProcess, other: ServerProcess) -> None:
    """A phrase and a mark are heard at the other process, also by somebody who comes there later."""
    async with httpx2.AsyncClient(base_url=one.url, timeout=TIMEOUT_SECONDS) as here:
        ada, bob = [await enter(here, name) for name in ("Ada", "Bob")]
        options = {"players": 4, "expansions": ["cities"], "teams": True, "sides": "day"}
        table = await new_table(here, [ada, bob], "wonders", options, bots=2)
    async with asyncio.timeout(TIMEOUT_SECONDS), connect(one, table, ada) as hers:
        state = await hear(hers, "state")
        await hers.send(json.dumps({"type": "say", "id": "a1", "phrase": "hello"}))
        await hear(hers, "ack")
        async with connect(other, table, bob) as his:  # his process has not seen the table before
            while not (state := await hear(his, "state"))["talk"]:
                await his.send(json.dumps({"type": "resync", "id": "r"}))
            assert [line["phrase"] for line in state["talk"]] == ["hello"]
            await hers.send(json.dumps({"type": "say", "id": "a2", "phrase": "good-luck"}))
            assert (await hear(his, "talk"))["line"]["phrase"] == "good-luck"
            mark = {"holder": 1, "item": state["position"]["view"]["hands"][1][0], "kind": "leave"}
            await hers.send(json.dumps({"type": "mark", "id": "m1", "sequence": 0, **mark}))
            assert (await hear(his, "marks"))["marks"] == [{"seat": 0, **mark}]


def connect(server: ServerProcess, table: str, cookie: str) -> websockets.connect:
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    return websockets.connect(address, additional_headers={"Cookie": f"heptapolis={cookie}"})


async def hear(ws: websockets.ClientConnection, kind: str) -> Any:
    """The next message of this kind."""
    while (message := json.loads(await ws.recv()))["type"] != kind:
        assert message["type"] != "refused", message
    return message


def test_what_is_said_and_marked_is_heard_at_every_process(both: tuple[ServerProcess, ServerProcess]) -> None:
    asyncio.run(talked_across(*both))


def test_hostile_requests_are_answered_with_their_fault_here_too(
    both: tuple[ServerProcess, ServerProcess],
) -> None:
    """PostgreSQL cannot store NUL: that is the sender's fault, not the database's."""
    with aim(both[0]) as target:
        for case in CASES:
            aimed = replace(case, target=case.target.replace("{table}", target.table))
            cookie = "" if aimed.target == "/api/guest" else target.cookie
            assert (case.name, ask(target.port, aimed, cookie) in case.allowed) == (case.name, True)


async def deleted_here_gone_there(one: ServerProcess, other: ServerProcess) -> None:
    async with (
        httpx2.AsyncClient(base_url=one.url, timeout=TIMEOUT_SECONDS) as here,
        httpx2.AsyncClient(base_url=other.url, timeout=TIMEOUT_SECONDS) as there,
    ):
        ada = await enter(here, "Ada")
        wanted = {"game": "wonders", "options": {"players": 3}}
        path = f"/api/tables/{(await asked(here, 'POST', '/api/tables', ada, wanted))['id']}"
        await asked(there, "GET", path, ada)
        headers = {"Cookie": f"heptapolis={ada}"}
        assert (await here.delete(path, headers=headers)).status_code == 204
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while (await there.get(path, headers=headers)).status_code != 404:
                await asyncio.sleep(0.05)


def test_a_table_that_is_closed_here_is_gone_there(both: tuple[ServerProcess, ServerProcess]) -> None:
    asyncio.run(deleted_here_gone_there(*both))


def test_two_processes_cannot_both_append(postgres: str, both: tuple[ServerProcess, ServerProcess]) -> None:
    """A process with an older version reloads; the log's key would stop it anyway."""
    host, game = Person("host-of-race", "Ada"), make_game("dice", {"players": 2})
    seats = (Sitter("bot", bot="random"),) * 2
    table = Table("race", host, game, "dice", game.options, game.ruleset, 1, seats, time(), time())
    database = Database(postgres)
    try:
        with database.engine.begin() as connection:
            guests.add(connection, host, time())
            storage.add(connection, table)
            storage.save(connection, table, table.begin(time()))
        with database.engine.begin() as connection, pytest.raises(storage.Behind):
            storage.save(connection, table, replace(table, visibility="public"))
    finally:
        database.close()


@dataclass
class Thinker(Player):
    """Chooses up to this decision, then thinks: so a game cannot end before the restarts do."""

    until: int = 0

    async def _choose(self, ws: Any, position: Json) -> None:
        while position["sequence"] > self.until:
            await asyncio.sleep(0.05)
        await super()._choose(ws, position)


async def played_while_restarted(
    servers: tuple[ServerProcess, ServerProcess],
) -> tuple[dict[str, list[Memory]], list[int]]:
    """What everyone remembers, by table, and how often each had connected when all processes were new."""
    async with httpx2.AsyncClient(base_url=servers[0].url, timeout=TIMEOUT_SECONDS) as http:
        cookies = [await enter(http, name) for name in ("Ada", "Bob")]
        options = {"players": 3, "sides": "day"}
        tables = [await new_table(http, cookies, "wonders", options, bots=1) for _ in range(2)]
    urls = [server.url for server in servers]
    players = [
        Thinker(urls[seat:] + urls[:seat], table, cookie, seat, Random(seat))
        for table in tables
        for seat, cookie in enumerate(cookies)
    ]
    playing = [asyncio.create_task(player.play()) for player in players]
    await _play_until(players, 3)
    for server, decision in zip(servers, (7, 11), strict=True):
        assert await _read_close_code(server, tables[0]) == CLOSED_STOPPING
        await _play_until(players, decision)  # at the other process
        server.start()
        await asyncio.to_thread(server.wait)
    connections = [player.connections for player in players]
    for player in players:
        player.until = 1_000
    memories = list(await asyncio.wait_for(asyncio.gather(*playing), 240))
    return {table: memories[2 * place : 2 * place + 2] for place, table in enumerate(tables)}, connections


async def _play_until(players: Sequence[Thinker], decision: int) -> None:
    """Let everyone play on, and wait until everyone has."""
    for player in players:
        player.until = decision
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not all(
            player.memory.last and player.memory.last["sequence"] >= decision for player in players
        ):
            await asyncio.sleep(0.05)


async def _read_close_code(server: ServerProcess, table: str) -> int | None:
    """Stop a process, and return what it says to a spectator."""
    url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    async with websockets.connect(url) as ws:
        await ws.recv()
        await asyncio.to_thread(server.stop)
        await ws.wait_closed()
        return ws.close_code


@pytest.mark.slow
def test_a_rolling_restart_interrupts_nobody_for_more_than_a_reconnect(
    postgres: str, both: tuple[ServerProcess, ServerProcess]
) -> None:
    """Neighbours begin at different processes: the first one moves twice, the second once."""
    played, connections = asyncio.run(played_while_restarted(both))
    check_everything(postgres, played)
    assert all(made <= most for made, most in zip(connections, [3, 2] * 2, strict=True))
    assert not any("Traceback" in server.log.read_text() for server in both)


async def played_on_both(one: ServerProcess, other: ServerProcess) -> dict[str, list[Memory]]:
    """Neighbours start on different processes; one process is killed on the way."""
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
