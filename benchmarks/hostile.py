"""A neighbour beside hostile clients: how long a stored choice takes while each of them attacks, as a ratio.

The hostile inputs are those of the tests (`tests/server/hostile.py`); each is sent again and again by one
client while the neighbour, at another table, chooses twenty times.
"""

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from threading import Event, Thread
from time import perf_counter

import httpx2
import websockets.sync.client as client

from tests.server.hostile import CASES, Case, Target, aim, ask
from tests.server.processes import ServerProcess

CHOICES = 20  # beside each attack
QUIET_CHOICES = 100
WORST_SHOWN = 5
SECONDS = 120.0  # to wait for an answer


@dataclass
class Neighbour:
    """A player who changes a choice again and again; another player never chooses."""

    ws: client.ClientConnection
    moves: list[str]
    choices: int = 0

    def choose(self) -> float:
        """Seconds from sending a choice until it is acknowledged, and so stored."""
        self.choices += 1
        name, move = f"c{self.choices}", self.moves[self.choices % len(self.moves)]
        began = perf_counter()
        self.ws.send(json.dumps({"type": "choose", "id": name, "sequence": 0, "move": move}))
        while json.loads(self.ws.recv(SECONDS)).get("id") != name:
            pass
        return perf_counter() - began


@contextmanager
def sit_down(server: ServerProcess) -> Iterator[Neighbour]:
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


@contextmanager
def attack(target: Target, case: Case) -> Iterator[None]:
    """Send a hostile request again and again."""
    aimed = replace(case, target=case.target.replace("{table}", target.table))
    enough = Event()

    def send() -> None:
        while not enough.is_set():
            ask(target.port, aimed, target.cookie)

    thread = Thread(target=send)
    thread.start()
    try:
        yield
    finally:
        enough.set()
        thread.join()


def measure_neighbour() -> list[str]:
    """Lines that say how much slower the neighbour was, at worst and in the median of all cases."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log.txt"
        with (
            ServerProcess(f"sqlite:///{folder}/tables.sqlite3", log) as server,
            aim(server) as target,
            sit_down(server) as neighbour,
        ):
            quiet = median(neighbour.choose() for _ in range(QUIET_CHOICES))
            ratios = {case.name: _measure_case(neighbour, target, case) / quiet for case in CASES}
    worst = sorted(ratios, key=lambda name: -ratios[name])[:WORST_SHOWN]
    return [
        f"a stored choice takes {1e3 * quiet:.1f} ms; beside {len(CASES)} hostile requests, without pause:",
        f"median of the cases: {median(ratios.values()):.1f} times as long",
        *(f"  {name}: {ratios[name]:.1f} times" for name in worst),
    ]


def _measure_case(neighbour: Neighbour, target: Target, case: Case) -> float:
    with attack(target, case):
        return median(neighbour.choose() for _ in range(CHOICES))
