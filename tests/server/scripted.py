"""Scripted players over real sockets, who stay calm whatever happens to the server."""

import asyncio
import json
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Any

import httpx2
import websockets

from tests.server.updates import apply_change

Json = dict[str, Any]
BROKEN = (OSError, websockets.WebSocketException, httpx2.TransportError, asyncio.TimeoutError)
ANSWER_SECONDS = 60.0  # without an answer, after which a player reconnects


@dataclass
class Memory:
    """What a player has sent, what became of it, and what was seen. A command is `sequence.number`."""

    sent: dict[int, list[str]] = field(default_factory=dict)  # moves by sequence
    acknowledged: dict[int, int] = field(default_factory=dict)  # how many of them are surely carried out
    acks: set[str] = field(default_factory=set)  # commands
    refused: set[str] = field(default_factory=set)  # commands that came too late
    unanswered: dict[str, str] = field(default_factory=dict)  # commands, as they were sent
    unavailable: int = 0  # how often the database was unavailable
    seen: dict[int, str] = field(default_factory=dict)  # a digest of every position
    last: Json | None = None

    def possible(self, sequence: int) -> list[str]:
        """What the server may hold: the last choice acknowledged, or one that was sent after it."""
        return self.sent[sequence][self.acknowledged[sequence] - 1 :]

    def look(self, position: Json) -> None:
        """A position: the game never goes back, and a step looks the same whenever it is seen."""
        sequence, before = position["sequence"], self.last["sequence"] if self.last else 0
        assert sequence >= before, f"the game went back from {before} to {sequence}"
        totals = position["score"]["totals"]
        seen = digest(position["view"], [move["move"] for move in position["moves"]], totals)
        assert self.seen.setdefault(sequence, seen) == seen, f"step {sequence} has changed"
        self.last = position


def digest(view: Json, moves: list[str], totals: list[int]) -> str:
    """All that a seat may know, in a few letters."""
    told = json.dumps([view, moves, totals], sort_keys=True)
    return sha256(told.encode()).hexdigest()[:16]


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
        while not (self.memory.last and self.memory.last["over"] and not self.memory.unanswered):
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
            message = await self._receive(ws)
            for command in list(self.memory.unanswered.values()):  # the same ids again: nothing happens twice
                await ws.send(command)
            await self._read(ws, message)
            while not (self.memory.last and self.memory.last["over"] and not self.memory.unanswered):
                await self._read(ws, await self._receive(ws))

    async def _receive(self, ws: Any) -> Json:
        return dict(json.loads(await asyncio.wait_for(ws.recv(), ANSWER_SECONDS)))

    async def _read(self, ws: Any, message: Json) -> None:
        match message["type"]:
            case "state" | "update":
                await self._look(ws, message)
            case "ack":
                self._note_ack(message["id"])
            case "refused":
                self._note_refusal(message["id"], message["problem"]["code"])
            case _:
                pass

    async def _look(self, ws: Any, message: Json) -> None:
        """A new position: what was acknowledged must be there; choose if there is something to choose."""
        position = message["position"]
        if position is None:
            return  # the game has not begun
        if message["type"] == "update":
            assert self.memory.last
            assert position["sequence"] == self.memory.last["sequence"] + 1, "an update is missing"
            position = apply_change(self.memory.last, position)
        self.memory.look(position)
        choice, sequence = message["waiting"]["choice"], position["sequence"]
        if sequence in self.memory.acknowledged:
            assert choice in self.memory.possible(sequence), f"{choice} is kept instead"
        if position["moves"] and choice is None and sequence not in self.memory.sent:
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
        self.memory.unanswered[name] = command
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

    def _note_ack(self, command: str) -> None:
        """Ids say which of the choices for a sequence is meant."""
        sequence, number = map(int, command.split("."))
        self.memory.acknowledged[sequence] = max(number, self.memory.acknowledged.get(sequence, 0))
        self.memory.acks.add(command)
        self.memory.unanswered.pop(command, None)

    def _note_refusal(self, command: str | None, code: str) -> None:
        """Too late is too late; if the database was unavailable, the same command is sent again."""
        assert code in ("stale", "storage-unavailable", "invalid", "wrong-seats"), (code, command)
        if code == "storage-unavailable":
            self.memory.unavailable += 1
            raise ConnectionError(code)
        if command:
            self.memory.refused.add(command)
            self.memory.unanswered.pop(command, None)


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
