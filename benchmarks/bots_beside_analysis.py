"""`python -m benchmarks.bots_beside_analysis`: whether bots think longer while the server analyses a game.

The same game is played in peace and during an analysis, in turn: the same deal, the same moves of the person,
bots with a fixed number of playouts. So each decision is the same work twice. In peace, the process that
analyses is stopped (SIGSTOP).
"""

import json
import os
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter, sleep
from typing import Any

import httpx2
import websockets.sync.client as client

from benchmarks.analysis import play_record
from heptapolis import make
from heptapolis.analysis import DEFAULT_PLAYOUTS
from tests.processes import free_port, launch, wait_until_healthy

SERVER = """
import sys
from heptapolis.server.run import serve
from heptapolis.server.settings import Settings
serve(Settings(database=sys.argv[1], any_bot=True), "127.0.0.1", int(sys.argv[2]))
"""
ANALYST = b"heptapolis.server.analyst_process"
BOT = "mcts:playouts=2000"
TABLES = {"dice": 2, "wonders": 3}  # players: a person and the bots
ROUNDS = 5
SEED = 7
SECONDS = 120.0  # to wait for an answer


class Player:
    """A person at a server."""

    def __init__(self, url: str) -> None:
        self._http = httpx2.Client(base_url=url, timeout=SECONDS)
        self._http.post("/api/guest", json={"name": "Ada"}).raise_for_status()
        self._cookie = {"Cookie": f"heptapolis={self._http.cookies['heptapolis']}"}
        self._sockets = url.replace("http", "ws")
        self._numbers = count()
        self._analysis = ""

    def ask(self, method: str, path: str, **content: Any) -> Any:
        answer = self._http.request(method, path, json=content or None)
        answer.raise_for_status()
        return answer.json()

    def play(self, game: str, players: int) -> list[float]:
        """Play a game; return how many seconds the bots took for each decision."""
        seats = [{"kind": "open"}, *[{"kind": "bot", "bot": BOT}] * (players - 1)]
        made = self.ask(
            "POST", "/api/tables", game=game, options={"players": players}, seats=seats, seed=SEED
        )
        path = f"/api/tables/{made['id']}"
        self.ask("POST", f"{path}/start")
        seconds = []
        with client.connect(f"{self._sockets}{path}/socket", additional_headers=self._cookie) as ws:
            position = json.loads(ws.recv(SECONDS))["position"]
            while not position["over"]:
                seconds.append(self._decide(ws, position))
                position = self.ask("GET", f"{path}/state")["position"]
        return seconds

    def _decide(self, ws: client.ClientConnection, position: dict[str, Any]) -> float:
        """Choose the first move, if there is one; wait until the decision is resolved."""
        began = perf_counter()
        if position["moves"]:
            move = {"sequence": position["sequence"], "move": position["moves"][0]["move"]}
            ws.send(json.dumps({"type": "choose", "id": f"c{next(self._numbers)}", **move}))
        while (message := json.loads(ws.recv(SECONDS)))["type"] not in ("update", "state"):
            assert message["type"] != "refused", message
        return perf_counter() - began

    def start_analysis(self, seed: int) -> None:
        """Upload a game, and wait until its full analysis has begun."""
        record = json.loads(play_record(make("wonders", players=4), seed).to_json())
        path = f"/api/tables/{self.ask('POST', '/api/replays', **record)['id']}/analysis"
        while (told := self.ask("POST", path, refine=True))["wanted"] < DEFAULT_PLAYOUTS or not told["of"]:
            sleep(0.1)
        self._analysis = path

    def is_analysing(self) -> bool:
        return bool(self.ask("GET", f"{self._analysis}/progress")["state"] == "running")


@contextmanager
def running_server() -> Iterator[tuple[str, int]]:
    with tempfile.TemporaryDirectory() as folder:
        port, log = free_port(), Path(folder) / "log.txt"
        command = [sys.executable, "-c", SERVER, f"sqlite:///{folder}/tables.sqlite3", str(port)]
        with log.open("wb") as out:
            process = launch(command, stdout=out, stderr=out)
        try:
            url = f"http://127.0.0.1:{port}"
            wait_until_healthy(url, process, log)
            yield url, process.pid
        finally:
            process.terminate()
            process.wait()


@contextmanager
def no_analysis(server: int) -> Iterator[None]:
    """Stop the analyst of this server for a while."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    analysts = [int(pid) for pid in children if ANALYST in Path(f"/proc/{pid}/cmdline").read_bytes()]
    assert analysts
    for pid in analysts:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in analysts:
            os.kill(pid, signal.SIGCONT)


def measure(player: Player, server: int, game: str, players: int) -> Iterator[float]:
    """For every round the median ratio of a decision during an analysis to the same one in peace."""
    for _ in range(ROUNDS):
        with no_analysis(server):
            quiet = player.play(game, players)
        busy = player.play(game, players)
        assert player.is_analysing(), "the analysis was over too soon"
        yield median(long / short for long, short in zip(busy, quiet, strict=True))


def main() -> None:
    with running_server() as (url, server):
        player = Player(url)
        while any(one["state"] != "ready" for one in player.ask("GET", "/api/health")["kernels"].values()):
            sleep(0.1)
        for game, players in TABLES.items():
            player.play(game, players)  # everything is loaded now
            player.start_analysis(seed=players)
            ratios = list(measure(player, server, game, players))
            spread = f"{min(ratios):.2f} to {max(ratios):.2f}"
            print(f"{game}, bots: {players - 1}: {median(ratios):.2f} times as long ({spread})", flush=True)


if __name__ == "__main__":
    main()
