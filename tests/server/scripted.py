"""Scripted players over real sockets, who stay calm whatever happens to the server."""

import asyncio
import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx2
import websockets

Json = dict[str, Any]
BROKEN = (OSError, websockets.WebSocketException, httpx2.TransportError, asyncio.TimeoutError)
ANSWER_SECONDS = 60.0  # without an answer, after which a player connects anew


@dataclass
class Memory:
    """What a player has sent and what was acknowledged, by sequence."""

    sent: dict[int, list[str]] = field(default_factory=dict)
    acknowledged: dict[int, int] = field(default_factory=dict)  # how many of them are surely carried out
    last: Json | None = None

    def possible(self, sequence: int) -> list[str]:
        """What the server may hold: the last choice acknowledged, or one that was sent after it."""
        return self.sent[sequence][self.acknowledged[sequence] - 1 :]


@dataclass
class Player:
    """Plays at one table until the game is over, connecting as often as it takes."""

    urls: list[str]
    table: str
    cookie: str
    seat: int
    chance: Random
    faults: bool = False
    memory: Memory = field(default_factory=Memory)
    delayed: list[str] = field(default_factory=list)  # commands that the network will bring once more, later
    connections: int = 0

    async def play(self) -> Memory:
        while not (self.memory.last and self.memory.last["over"]):
            try:
                await self._visit()
            except BROKEN:
                await asyncio.sleep(0.05 + 0.2 * self.chance.random())
        return self.memory

    async def _visit(self) -> None:
        url = self.urls[self.connections % len(self.urls)]
        self.connections += 1
        address = f"{url.replace('http', 'ws')}/api/tables/{self.table}/socket"
        headers = {"Cookie": f"heptapolis={self.cookie}"}
        async with websockets.connect(address, additional_headers=headers, open_timeout=10) as ws:
            while not (self.memory.last and self.memory.last["over"]):
                message = json.loads(await asyncio.wait_for(ws.recv(), ANSWER_SECONDS))
                await self._read(ws, message)

    async def _read(self, ws: Any, message: Json) -> None:
        match message["type"]:
            case "state" | "update":
                await self._look(ws, message)
            case "ack":
                self._acknowledged(message)
            case "refused":
                code = message["problem"]["code"]
                assert code in ("stale", "storage-unavailable", "invalid", "wrong-seats"), message
                if code == "storage-unavailable":
                    raise ConnectionError(code)
            case _:
                pass

    async def _look(self, ws: Any, message: Json) -> None:
        """A new position: what was acknowledged must be there; choose if there is something to choose."""
        position = message["position"]
        if position is None:
            return  # the game has not begun
        choice = message["waiting"]["choice"]
        sequence = position["sequence"]
        before = self.memory.last["sequence"] if self.memory.last else 0
        assert sequence >= before, "the game went back"
        self.memory.last = position
        if sequence in self.memory.acknowledged:
            assert choice in self.memory.possible(sequence), f"{choice} is kept instead"
        if position["moves"] and choice is None:
            await self._choose(ws, position)

    async def _choose(self, ws: Any, position: Json) -> None:
        sequence = position["sequence"]
        for _ in range(2 if self.chance.random() < 0.2 else 1):  # sometimes a change of mind
            move = self.chance.choice(position["moves"])["move"]
            sent = self.memory.sent.setdefault(sequence, [])
            sent.append(move)
            await self._send(ws, sequence, move, f"{sequence}.{len(sent)}")

    async def _send(self, ws: Any, sequence: int, move: str, name: str) -> None:
        command = json.dumps({"type": "choose", "id": name, "sequence": sequence, "move": move})
        if self.faults and self.chance.random() < 0.1:
            await ws.send("garbage")
        await ws.send(command)
        if self.faults and self.chance.random() < 0.3:
            await ws.send(command)  # twice
        if self.faults:
            await self._reorder(ws, command)
        if self.faults and self.chance.random() < 0.05:
            raise ConnectionError("gone in the middle")

    async def _reorder(self, ws: Any, command: str) -> None:
        """Copies of commands arrive after later ones, some of them a turn or an Age too late."""
        if self.delayed and self.chance.random() < 0.3:
            await ws.send(self.delayed.pop(self.chance.randrange(len(self.delayed))))
        if self.chance.random() < 0.3:
            self.delayed.append(command)

    def _acknowledged(self, message: Json) -> None:
        """Ids say which of the choices for a sequence is meant."""
        sequence, number = map(int, message["id"].split("."))
        self.memory.acknowledged[sequence] = max(number, self.memory.acknowledged.get(sequence, 0))


async def enter(http: httpx2.AsyncClient, name: str) -> str:
    """A new guest's cookie."""
    answer = await http.post("/api/guest", json={"name": name})
    answer.raise_for_status()
    http.cookies.clear()
    return str(answer.cookies["heptapolis"])


async def asked(http: httpx2.AsyncClient, method: str, path: str, cookie: str, body: Any = None) -> Any:
    headers = {"Cookie": f"heptapolis={cookie}"}
    answer = await http.request(method, path, json=body, headers=headers)
    assert answer.status_code < 300, answer.text
    return answer.json()


async def new_table(http: httpx2.AsyncClient, cookies: list[str], game: str, options: Json, bots: int) -> str:
    """A table that is being played: these guests from seat 0 on, then bots."""
    seats = [{"kind": "open"}] * len(cookies) + [{"kind": "bot", "bot": "random"}] * bots
    wanted = {"game": game, "options": options, "seats": seats}
    table = str((await asked(http, "POST", "/api/tables", cookies[0], wanted))["id"])
    for cookie in cookies[1:]:
        await asked(http, "POST", f"/api/tables/{table}/join", cookie, {})
    await asked(http, "POST", f"/api/tables/{table}/start", cookies[0])
    return table
