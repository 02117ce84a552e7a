"""A player next to hostile clients: how much longer a stored choice takes while they attack.

The hostile inputs are those of the tests (`tests/server/hostile.py`), by class. A separate process keeps
sending those of one class, as fast as it can, while the neighbour plays at another table. Choices in peace
and under attack alternate, so lasting noise affects both.
"""

import json
import multiprocessing
import socket
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, replace
from itertools import count, cycle
from multiprocessing.synchronize import Event
from pathlib import Path
from statistics import median
from time import perf_counter, sleep

import httpx2
import websockets.sync.client as client
from websockets.exceptions import WebSocketException

from tests.server.hostile import CASES, MESSAGES, RAW, SOCKETS, Case, Target, aim, ask, send_raw
from tests.server.processes import ServerProcess

ROUNDS = 5
CHOICES = 20  # of the neighbour per round, in peace and then under attack
CROWD = 50  # connections at once
WARM_UP_SECONDS = 0.2  # until an attack has begun
SECONDS = 120.0  # to wait for an answer
Send = Callable[[], object]  # sends one hostile input


@dataclass
class Neighbour:
    """A player who keeps changing a choice; another player never chooses."""

    ws: client.ClientConnection
    moves: list[str]
    choices: int = 0

    def choose(self) -> float:
        """Seconds from sending a choice until it is acknowledged, and therefore stored."""
        self.choices += 1
        name, move = f"c{self.choices}", self.moves[self.choices % len(self.moves)]
        began = perf_counter()
        self.ws.send(json.dumps({"type": "choose", "id": name, "sequence": 0, "move": move}))
        while json.loads(self.ws.recv(SECONDS)).get("id") != name:
            pass
        return perf_counter() - began

    def measure(self) -> float:
        return median(self.choose() for _ in range(CHOICES))


@contextmanager
def seat_neighbour(server: ServerProcess) -> Iterator[Neighbour]:
    """The neighbour's table: two people, of whom one plays, and a bot."""
    cookies = []
    for name in ("Ada", "Bob"):
        entered = httpx2.post(f"{server.url}/api/guest", json={"name": name}, timeout=SECONDS)
        cookies.append({"Cookie": f"heptapolis={entered.cookies['heptapolis']}"})
    with httpx2.Client(base_url=server.url, timeout=SECONDS) as http:
        seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        wanted = {"game": "wonders", "options": {"players": 3, "sides": "day"}, "seats": seats}
        path = f"/api/tables/{http.post('/api/tables', json=wanted, headers=cookies[0]).json()['id']}"
        http.post(f"{path}/join", json={}, headers=cookies[1]).raise_for_status()
        http.post(f"{path}/start", headers=cookies[0]).raise_for_status()
    url = f"{server.url.replace('http', 'ws')}{path}/socket"
    with client.connect(url, additional_headers=cookies[0], open_timeout=SECONDS) as ws:
        position = json.loads(ws.recv(SECONDS))["position"]
        yield Neighbour(ws, [move["move"] for move in position["moves"]])


# What is sent, by class.


def list_attacks(target: Target) -> dict[str, Send]:
    """Every class of hostile input, with a function that sends one input after another."""
    classes: dict[str, list[Case]] = {}
    for case in CASES:
        classes.setdefault(case.name.partition(":")[0], []).append(case)
    attacks: dict[str, Send] = {name: _send_cases(target, cases) for name, cases in classes.items()}
    raw, harmless = cycle(RAW.values()), Case("harmless", "GET", "/api/health")
    return attacks | {
        "harmless requests, to compare": lambda: ask(target.port, harmless),
        "no request at all": lambda: send_raw(target.port, next(raw)),
        "messages on a socket": lambda: _send_messages(target),
        "addresses of sockets": lambda: _open_sockets(target),
        "spectators who come and go": lambda: _watch(target),
        f"{CROWD} silent connections": lambda: _say_nothing(target),
        "hints": _ask_for_hints(target),
    }


def _send_cases(target: Target, cases: list[Case]) -> Send:
    aimed = cycle([replace(case, target=case.target.replace("{table}", target.table)) for case in cases])
    return lambda: ask(target.port, next(aimed), target.cookie)


def _send_messages(target: Target) -> None:
    with target.connect("/api/tables/{table}/socket") as ws:
        for message in MESSAGES.values():
            ws.send(message)
        for _ in MESSAGES:
            ws.recv(SECONDS)


def _open_sockets(target: Target) -> None:
    for path in SOCKETS:
        with suppress(WebSocketException), target.connect(path) as ws:
            ws.recv(SECONDS)


def _watch(target: Target) -> None:
    with replace(target, cookie="").connect("/api/tables/{table}/socket") as ws:
        ws.recv(SECONDS)


def _say_nothing(target: Target) -> None:
    with ExitStack() as crowd:
        for _ in range(CROWD):
            crowd.enter_context(socket.create_connection(("127.0.0.1", target.port), SECONDS))
        sleep(WARM_UP_SECONDS)


def _ask_for_hints(target: Target) -> Send:
    """Ask for a hint in every position of a game against bots; start a new game when it is over."""
    http = httpx2.Client(
        base_url=target.url, timeout=SECONDS, headers={"Cookie": f"heptapolis={target.cookie}"}
    )
    path, numbers = "", count()

    def send() -> None:
        nonlocal path
        position = http.get(f"{path}/state").json()["position"] if path else None
        if position is None or position["over"]:
            path = _start_game(http)
        elif position["moves"]:
            http.get(f"{path}/hint")
            move = {"sequence": position["sequence"], "move": position["moves"][0]["move"]}
            http.put(f"{path}/choice", json={"id": f"c{next(numbers)}", **move})

    return send


def _start_game(http: httpx2.Client) -> str:
    seats = [{"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * 2]
    made = http.post("/api/tables", json={"game": "wonders", "options": {"players": 3}, "seats": seats})
    path = f"/api/tables/{made.json()['id']}"
    http.post(f"{path}/start").raise_for_status()
    return path


@contextmanager
def attack(target: Target, name: str) -> Iterator[None]:
    """Keep sending inputs of this class from another process."""
    forked = multiprocessing.get_context("fork")
    enough = forked.Event()
    process = forked.Process(target=_attack, args=(target, name, enough))
    process.start()
    try:
        sleep(WARM_UP_SECONDS)
        yield
    finally:
        enough.set()
        process.join()
    assert process.exitcode == 0, f"the attack with {name} failed"


def _attack(target: Target, name: str, enough: Event) -> None:
    send = list_attacks(target)[name]
    while not enough.is_set():
        send()


# Measuring.


@dataclass(frozen=True)
class Ratio:
    """How many times as long a choice takes under attack: the median of the rounds, and their spread."""

    attack: str
    times: float
    lowest: float
    highest: float


def measure_neighbour() -> tuple[float, list[Ratio]]:
    """How many seconds a choice takes in peace, and the ratio for each class of hostile input."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log.txt"
        with (
            ServerProcess(f"sqlite:///{folder}/tables.sqlite3", log) as server,
            aim(server) as target,
            seat_neighbour(server) as neighbour,
        ):
            neighbour.measure()  # warm up
            quiet: list[float] = []
            ratios = [_measure_attack(neighbour, target, name, quiet) for name in list_attacks(target)]
    return median(quiet), ratios


def _measure_attack(neighbour: Neighbour, target: Target, name: str, quiet: list[float]) -> Ratio:
    """Play rounds in peace and under attack; `quiet` collects the seconds in peace."""
    times = []
    for _ in range(ROUNDS):
        quiet.append(neighbour.measure())
        with attack(target, name):
            times.append(neighbour.measure() / quiet[-1])
    return Ratio(name, median(times), min(times), max(times))


def write_lines(quiet: float, ratios: list[Ratio]) -> list[str]:
    worst_first = sorted(ratios, key=lambda ratio: -ratio.times)
    return [
        f"a stored choice takes {1e3 * quiet:.1f} ms; next to hostile clients, this many times as long:",
        *(f"  {one.times:5.1f} ({one.lowest:.1f} to {one.highest:.1f})  {one.attack}" for one in worst_first),
    ]


if __name__ == "__main__":
    print(*write_lines(*measure_neighbour()), sep="\n")
