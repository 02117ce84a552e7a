"""Many games on servers that are killed, lose their database, run out of disk and cannot trust their clock.

Groups of friends play game after game over real sockets. Meanwhile one trouble follows another, spread evenly
over the games. At the end every game is over, every acknowledged choice is in its log once, and every record
replays to what everyone saw.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from time import monotonic

import httpx2

from heptapolis.core.record import Record
from heptapolis.server.storage import log as storage
from heptapolis.server.storage.database import opened
from tests.processes import TIMEOUT_SECONDS
from tests.server.faults import Faults
from tests.server.processes import ServerProcess
from tests.server.scripted import BROKEN, Json, Memory, Player
from tests.server.verify import check_record, check_table

Trouble = Callable[[], Awaitable[None]]
UNAVAILABLE = 503
CONFLICT = 409
LAST_GAMES_SECONDS = 900  # until a game that has begun must be over


@dataclass(frozen=True)
class Setup:
    """A kind of table: people first, then absent people, then bots."""

    game: str
    options: Mapping[str, object]
    people: int = 2
    absent: int = 0  # they sit down and are never seen again: the clock decides for them
    timer: Mapping[str, object] | None = None


QUICK_CLOCK = {"seconds": 5, "then": "default"}
LONG_CLOCK = {"seconds": 120, "then": "easy"}
TEAMS = {"players": 4, "expansions": ["cities"], "teams": True, "sides": "day"}
PRESENT = (
    Setup("wonders", {"players": 3, "sides": "day"}),
    Setup("dice", {"players": 2}, timer=LONG_CLOCK),
    Setup("wonders", {"players": 3}, timer=LONG_CLOCK),
    Setup("wonders", TEAMS, people=2),
    Setup("dice", {"players": 3}),
)
ABSENT = Setup("wonders", {"players": 3, "sides": "day"}, people=1, absent=1, timer=QUICK_CLOCK)
SETUPS = (*PRESENT, ABSENT)


@dataclass
class Game:
    """A game that was played: what everyone remembers, by seat, and its record."""

    table: str
    seated: dict[int | None, Memory]
    record: Record


@dataclass
class Soak:
    """Servers on one database, the troubles in store for them, and what was played so far."""

    servers: Sequence[ServerProcess]
    faults: Faults
    chance: Random
    games: int
    at_once: int
    setups: Sequence[Setup] = SETUPS
    troubles: Sequence[tuple[str, Trouble]] = ()
    played: list[Game] = field(default_factory=list)
    suffered: Counter[str] = field(default_factory=Counter)
    begun: int = 0
    until: float = 0.0  # no new game begins after this time

    async def run(self, seconds: float) -> None:
        """Play all games, each trouble in its turn; after this many seconds no new game begins."""
        self.until = monotonic() + seconds
        async with asyncio.timeout(seconds + LAST_GAMES_SECONDS), asyncio.TaskGroup() as tasks:
            suffering = tasks.create_task(self._suffer())
            playing = [tasks.create_task(self._meet()) for _ in range(self.at_once)]
            await asyncio.wait(playing)
            if len(self.played) < self.games:
                suffering.cancel()

    # Trouble.

    async def _suffer(self) -> None:
        """Inject each trouble when its share of the games is over; the last one before the last game."""
        for number, (name, trouble) in enumerate(self.troubles):
            while len(self.played) < self.games * number // len(self.troubles):
                await asyncio.sleep(0.05)
            await asyncio.sleep(self.chance.random())
            await trouble()
            self.suffered[name] += 1

    def _is_trouble_late(self) -> bool:
        """Whether a trouble is overdue: then no game begins, or the last troubles would meet no games."""
        due = len(self.played) * len(self.troubles) // self.games
        return self.suffered.total() + 1 < due

    async def kill(self) -> None:
        """SIGKILL one process, sometimes all of them, and start them again."""
        everyone = self.chance.random() < 0.2
        victims = self.servers if everyone else [self.chance.choice(self.servers)]
        for server in victims:
            server.kill()
        for server in victims:
            server.start()
        for server in victims:
            await asyncio.to_thread(server.wait)

    async def fill_disk(self) -> None:
        """The disk is full until a server has noticed, and a moment longer."""
        noticed = self._count_full_disks()
        self.faults.disk_is_full = True
        for _ in range(100):
            await asyncio.sleep(0.1)
            if self._count_full_disks() > noticed:
                break
        await asyncio.sleep(self.chance.random())
        self.faults.disk_is_full = False

    def _count_full_disks(self) -> int:
        return sum(server.log.read_text().count("disk is full") for server in self.servers)

    async def jump(self) -> None:
        """The time of day of every server jumps, by up to two hours in either direction."""
        self.faults.clock_offset += self.chance.uniform(-7200, 7200)

    # Playing.

    async def _meet(self) -> None:
        """Friends who play one game after the other."""
        chance = Random(self.chance.random())
        async with httpx2.AsyncClient(timeout=TIMEOUT_SECONDS) as http:
            cookies = [await self._enter(http, name) for name in ("Ada", "Bob")]
            while self.begun < self.games and monotonic() < self.until:
                if self._is_trouble_late():
                    await asyncio.sleep(0.05)
                    continue
                setup = self.setups[self.begun % len(self.setups)]
                self.begun += 1
                self.played.append(await self._play(http, setup, cookies, chance))

    async def _enter(self, http: httpx2.AsyncClient, name: str) -> str:
        """A new guest's cookie."""
        cookies = (await self._ask(http, "POST", "/api/guest", "", {"name": name})).cookies
        http.cookies.clear()
        return str(cookies["heptapolis"])

    async def _play(
        self, http: httpx2.AsyncClient, setup: Setup, cookies: Sequence[str], chance: Random
    ) -> Game:
        table = await self._open(http, setup, cookies)
        urls = [server.url for server in self.servers]
        seats: list[int | None] = [*range(setup.people), None]  # the last one only watches
        players = [
            Player(chance.sample(urls, len(urls)), table, cookie, seat or 0, Random(chance.random()))
            for seat, cookie in zip(seats, [*cookies[: setup.people], "nobody"], strict=True)
        ]
        memories = await asyncio.gather(*(player.play() for player in players))
        record = await self._ask(http, "GET", f"/api/tables/{table}/record", cookies[0])
        return Game(table, dict(zip(seats, memories, strict=True)), Record.from_json(record.text))

    async def _open(self, http: httpx2.AsyncClient, setup: Setup, cookies: Sequence[str]) -> str:
        """A table of this kind that has begun. An answer that is lost may leave an open table behind."""
        present = setup.people + setup.absent
        bots = int(str(setup.options["players"])) - present
        seats = [{"kind": "open"}] * present + [{"kind": "bot", "bot": "random"}] * bots
        wanted = {"game": setup.game, "options": setup.options, "seats": seats, "timer": setup.timer}
        made = (await self._ask(http, "POST", "/api/tables", cookies[0], wanted)).json()
        path = f"/api/tables/{made['id']}"
        for cookie in cookies[1:present]:
            await self._ask(http, "POST", f"{path}/join", cookie, {}, may_be_done=True)
        await self._ask(http, "POST", f"{path}/start", cookies[0], may_be_done=True)
        return str(made["id"])

    async def _ask(
        self,
        http: httpx2.AsyncClient,
        method: str,
        path: str,
        cookie: str,
        body: Json | None = None,
        *,
        may_be_done: bool = False,
    ) -> httpx2.Response:
        """The answer of any server, retried until there is one. It may have been carried out before."""
        while True:
            headers = {"Cookie": f"heptapolis={cookie}"} if cookie else {}
            try:
                answer = await http.request(method, self._any_url() + path, json=body, headers=headers)
            except BROKEN:
                await asyncio.sleep(0.1)
                continue
            if answer.status_code != UNAVAILABLE:
                done = may_be_done and answer.status_code == CONFLICT
                assert done or answer.status_code < 300, answer.text
                return answer
            await asyncio.sleep(0.1)

    def _any_url(self) -> str:
        return self.chance.choice(self.servers).url

    # Afterwards.

    def check(self, database: str) -> None:
        """Check everything that must hold; the servers' logs contain no surprises."""
        with opened(database) as opened_database, opened_database.engine.begin() as connection:
            for game in self.played:
                table = storage.load(connection, game.table)
                assert table
                check_table(table, storage.decisions(connection, game.table), game.seated)
                check_record(game.record, game.seated)
        for server in self.servers:
            assert "Traceback" not in server.log.read_text()

    def report(self) -> str:
        """What was played and suffered, in figures."""
        memories = [memory for game in self.played for memory in game.seated.values()]
        figures = {
            "games": len(self.played),
            **self.suffered,
            "acknowledged choices": sum(len(memory.acks) for memory in memories),
            "answers that the database is away": sum(memory.unavailable for memory in memories),
            "choices that came too late": sum(len(memory.refused) for memory in memories),
            "positions seen": sum(len(memory.seen) for memory in memories),
        }
        return ", ".join(f"{name}: {number}" for name, number in figures.items())
