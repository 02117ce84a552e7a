"""The server is killed again and again while 80 games are played: nothing acknowledged is ever lost."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import httpx2

from tests.processes import TIMEOUT_SECONDS
from tests.server.processes import ServerProcess
from tests.server.scripted import Memory, Player, enter, new_table
from tests.server.verify import check_everything

GAMES = 80
AT_ONCE = 40
HUMANS = 2
OPTIONS = {"players": 3, "sides": "day"}
KILLS = 6
CHOICES = GAMES * HUMANS * 18

Played = dict[str, list[Memory]]


async def kill_again_and_again(server: ServerProcess, players: Sequence[Player], chance: Random) -> None:
    """Kill and start the server whenever a number of choices, drawn beforehand, is acknowledged."""
    for enough in sorted(chance.sample(range(CHOICES // 20, CHOICES * 9 // 10), KILLS)):
        while sum(len(player.memory.acknowledged) for player in players) < enough:
            await asyncio.sleep(0.02)
        server.kill()
        server.start()
        await asyncio.to_thread(server.wait)


async def play_everything(server: ServerProcess, seed: int) -> Played:
    chance = Random(seed)
    async with httpx2.AsyncClient(base_url=server.url, timeout=TIMEOUT_SECONDS) as http:
        cookies = [await enter(http, f"Guest {number}") for number in range(HUMANS)]
        tables = [await new_table(http, cookies, "wonders", OPTIONS, bots=1) for _ in range(GAMES)]
    seated = {
        table: [
            Player([server.url], table, cookie, seat, Random(chance.random()))
            for seat, cookie in enumerate(cookies)
        ]
        for table in tables
    }
    some_at_once = asyncio.Semaphore(AT_ONCE)

    async def play(players: list[Player]) -> list[Memory]:
        async with some_at_once:
            return list(await asyncio.gather(*(player.play() for player in players)))

    everybody = [player for players in seated.values() for player in players]
    killing = asyncio.create_task(kill_again_and_again(server, everybody, chance))
    memories = await asyncio.gather(*map(play, seated.values()))
    await killing
    return dict(zip(tables, memories, strict=True))


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with ServerProcess(url, tmp_path / "log.txt") as server:
        played = asyncio.run(play_everything(server, seed=3))
    check_everything(url, played)
    assert "Traceback" not in (tmp_path / "log.txt").read_text()
