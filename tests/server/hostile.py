"""Hostile input: requests and messages that no honest client sends, and how a server must answer."""

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx2
import websockets.sync.client as client

from tests.processes import TIMEOUT_SECONDS
from tests.server.processes import ServerProcess

DOTS = ".".join("a" * 30_000) + "=1"  # once quadratic: 18 seconds, and gigabytes of memory
DEEP = "[" * 30_000
DIGITS = "9" * 5_000
KIB = 1024
FAULTS = tuple(status for status in range(400, 500) if status not in (401, 403, 429))


@dataclass(frozen=True)
class Case:
    """One request, byte for byte, and the answers allowed: 4xx, but not because of who asks."""

    name: str
    method: str
    target: str
    body: bytes = b""
    headers: dict[str, str] = field(default_factory=dict)
    allowed: tuple[int, ...] = FAULTS


def ask(port: int, case: Case, cookie: str = "") -> int:
    """The status that a request gets; `{table}` in the target has been replaced by then."""
    head = {"Host": f"127.0.0.1:{port}", "Connection": "close", "Content-Type": "application/json"}
    head |= {"Content-Length": str(len(case.body))} if "Transfer-Encoding" not in case.headers else {}
    head |= {"Cookie": f"heptapolis={cookie}"} if cookie else {}
    lines = [f"{name}: {value}" for name, value in (head | case.headers).items()]
    sent = "\r\n".join([f"{case.method} {case.target} HTTP/1.1", *lines, "", ""])
    return read_status(send_raw(port, sent.encode("latin-1", "surrogateescape") + case.body))


def send_raw(port: int, sent: bytes) -> bytes:
    """Everything that a server answers before it closes the connection."""
    with socket.create_connection(("127.0.0.1", port), TIMEOUT_SECONDS) as connection:
        answer = b""
        try:
            connection.sendall(sent)
            while part := connection.recv(64 * KIB):
                answer += part
        except (ConnectionResetError, BrokenPipeError):
            pass  # a server does not have to read the rest of what it rejected
        return answer


def read_status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/") else 0


@dataclass
class Target:
    """A server under attack, a guest there, and the id of a table that the guest hosts."""

    url: str
    http: httpx2.Client
    cookie: str
    table: str

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def read_metric(self, name: str) -> float:
        told = self.http.get("/api/metrics").text.splitlines()
        return float(next(line for line in told if line.startswith(f"heptapolis_{name} ")).split()[1])

    def connect(self, path: str) -> client.ClientConnection:
        url = self.url.replace("http", "ws") + path.replace("{table}", self.table)
        headers = {"Cookie": f"heptapolis={self.cookie}"}
        return client.connect(url, additional_headers=headers, open_timeout=TIMEOUT_SECONDS)


@contextmanager
def aim(server: ServerProcess) -> Iterator[Target]:
    """A guest at this server, with a table of the dice game that has not started."""
    with httpx2.Client(base_url=server.url, timeout=TIMEOUT_SECONDS) as http:
        http.post("/api/guest", json={"name": "Mallory"}).raise_for_status()
        made = http.post("/api/tables", json={"game": "dice", "options": {"players": 2}})
        yield Target(server.url, http, str(http.cookies["heptapolis"]), made.json()["id"])


def encode(body: Any) -> bytes:
    return json.dumps(body).encode()


def with_boards(text: str) -> dict[str, Any]:
    return {"options": {"players": 2, "board_set": text}}


BOARD_FILES = {
    "a dotted key": DOTS,
    "a dotted header": f"[{'.'.join('a' * 20_000)}]\n=",
    "quoted dotted keys": ".".join(['"a"'] * 10_000) + "=1",
    "a dotted key in an inline table": f"a={{{'.'.join('a' * 20_000)}=1}}",
    "nested arrays": f"a={DEEP}",
    "nested inline tables": "a=" + "{a=" * 10_000,
    "5,000 digits": f"name={DIGITS}",
    "a hexadecimal number": "start_coins=0x" + "f" * 10_000,
    "ten thousand keys": "\n".join(f"a{number}=1" for number in range(5_000)),
    "a thousand tables": "\n".join(f"[[a{number}]]" for number in range(1_000)),
    "two thousand boards": "".join(f"[boards.b{number}]\n" for number in range(1_500)),
    "a long name": f"name='{'x' * 30_000}'\nbonuses=[]\nboards={{}}",
    "NUL": "name='\0'",
    "a text without an end": 'a="' + '\\"' * 15_000,
    "a date that does not exist": "a=2020-99-99",
    "nothing but a sign": "=",
    "a lone surrogate": "name='\ud800'",
    "invisible characters": "\u202e\u200b=1",
}


def board_file_cases() -> Iterator[Case]:
    for name, text in BOARD_FILES.items():
        yield Case(f"board file: {name}", "POST", "/api/games/dice/options", encode(with_boards(text)))
    for name in ("a dotted key", "nested arrays", "NUL"):
        wanted = encode({"game": "dice", **with_boards(BOARD_FILES[name])})
        yield Case(f"new table: {name}", "POST", "/api/tables", wanted)
        yield Case(f"options: {name}", "PATCH", "/api/tables/{table}", encode(with_boards(BOARD_FILES[name])))


def make_record(**changes: Any) -> dict[str, Any]:
    made = {"game": "wonders", "options": {"players": 3}, "ruleset": 1, "seed": 1, "decisions": []}
    return made | {"format": "heptapolis-record", "version": 1} | changes


HUGE_DOTS = ".".join("a" * 400_000) + "=1"
RECORDS = {
    "a dotted key": make_record(game="dice", options={"players": 2, "board_set": HUGE_DOTS}),
    "nested arrays": make_record(game="dice", options={"players": 2, "board_set": "a=" + "[" * 900_000}),
    "deep options": make_record(options={"players": json.loads("[" * 400 + "]" * 400)}),
    "a huge seed": make_record(seed=2**200),
    "a negative seed": make_record(seed=-1),
    "100,000 decisions": make_record(decisions=[{}] * 100_000),
    "a seat that does not exist": make_record(decisions=[{"99999999": "sell loom"}]),
    "a seat that is not a number": make_record(decisions=[{"a": "sell loom"}]),
    "a move with NUL": make_record(decisions=[{"0": "sell \0", "1": "sell \0", "2": "sell \0"}]),
    "a long move": make_record(decisions=[{"0": "build " * 100_000}]),
    "a lone surrogate": make_record(game="\ud800"),
    "a lone surrogate in a move": make_record(decisions=[{"0": "\ud800"}]),
    "another ruleset": make_record(ruleset=10**4_000),
    "no such game": make_record(game="../../etc/passwd"),
    "nothing": {},
}


def record_cases() -> Iterator[Case]:
    for name, record in RECORDS.items():
        yield Case(f"record: {name}", "POST", "/api/replays", encode(record))
    yield Case("record: 5,000 digits", "POST", "/api/replays", b'{"seed": ' + DIGITS.encode() + b"}")
    yield Case("record: deep", "POST", "/api/replays", b'{"options": ' + b"[" * 500_000)
    yield Case("record: over a megabyte", "POST", "/api/replays", b" " * (KIB * KIB + 1))


BODIES = {
    "deep arrays": DEEP.encode(),
    "deep objects": b'{"a":' * 10_000,
    "deep arrays, closed": b'{"name": ' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    "5,000 digits": b'{"name": ' + DIGITS.encode() + b"}",
    "infinity": b'{"name": 1e999}',
    "not a number": b'{"name": NaN}',
    "NUL": b'{"name": "\\u0000"}',
    "a lone surrogate": b'{"name": "\\ud800"}',
    "not UTF-8": b'{"name": "\xff\xfe"}',
    "nothing": b"",
    "a list": b"[]",
    "a long name": encode({"name": "x" * 60_000}),
    "too large": b'{"name": "' + b"x" * (64 * KIB) + b'"}',
    "direction override": encode({"name": "\u202eada"}),
    "unknown fields": encode({"name": "Ada", "id": "root"}),
    "UTF-16": '{"name": "\0"}'.encode("utf-16"),
}


def body_cases() -> Iterator[Case]:
    for name, body in BODIES.items():
        yield Case(f"body: {name}", "POST", "/api/guest", body)
    seed = b'{"game": "wonders", "seed": ' + DIGITS.encode() + b"}"
    yield Case("body: a seed of 5,000 digits", "POST", "/api/tables", seed)
    move = encode({"id": "a", "sequence": 0, "move": "\0"})
    yield Case("body: a move with NUL", "PUT", "/api/tables/{table}/choice", move)
    chunk = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"
    chunked = {"Transfer-Encoding": "chunked"}
    yield Case("body: chunks without end", "POST", "/api/guest", chunk * 3 + b"0\r\n\r\n", chunked)
    yield Case("body: compressed", "POST", "/api/guest", b"\x1f\x8b\x08", {"Content-Encoding": "gzip"})
    yield Case("body: a form", "POST", "/api/guest", b"name=Ada", {"Content-Type": "text/plain"})
    yield Case("body: a negative length", "POST", "/api/guest", b"", {"Content-Length": "-1"})


PATHS = {
    "NUL": "/%00",
    "NUL in a name": "/assets/x%00.js",
    "NUL as a table": "/api/tables/%00",
    "NUL as a game": "/api/tables?game=%00",
    "NUL as a status": "/api/tables?status=%00",
    "NUL as rules": "/api/rules/%00",
    "NUL as a catalogue": "/api/catalogue/%00",
    "NUL as a language": "/api/languages/%00",
    "a language of files": "/api/languages/..%2F..%2Fen",
    "a long table": f"/api/tables/{'a' * 5_000}",
    "5,000 digits as a step": f"/api/tables/{{table}}/history/{DIGITS}",
    "5,000 digits as a seat": f"/api/tables/{{table}}/history/0?seat={DIGITS}",
    "a negative step": "/api/tables/{table}/history/-1",
    "a device of files": "/api/guest/devices/..%2F..%2F",
}
PAGES = {  # the page may answer these
    "a long path": f"/{'a' * 5_000}",
    "a deep path": "/" + "a/" * 10_000,
    "files outside": "/..%2f..%2f..%2fetc/passwd",
    "files outside, plain": "/../../../etc/passwd",
    "not UTF-8": "/%ff%fe",
    "a long language": f"/api/games?language={'x' * 5_000}",
}


def path_cases() -> Iterator[Case]:
    for name, path in PATHS.items():
        yield Case(f"path: {name}", "GET", path)
    for name, path in PAGES.items():
        yield Case(f"path: {name}", "GET", path, allowed=(200, *FAULTS))
    yield Case("path: over 64 KiB", "GET", "/" + "a" * 70_000)


def header_cases() -> Iterator[Case]:
    guest = encode({"name": "Ada"})
    for name, origin in (("foreign", "https://evil.example"), ("broken", "http://[::1"), ("null", "null")):
        yield Case(f"origin: {name}", "POST", "/api/guest", guest, {"Origin": origin}, (403,))
    for name, cookie in (("long", "x" * 8_000), ("not ASCII", "\xff" * 20), ("empty", "")):
        sent = {"Cookie": f"heptapolis={cookie}"}
        yield Case(f"cookie: {name}", "GET", "/api/guest", headers=sent, allowed=(401,))
    languages = {"Accept-Language": ",".join(["x-y;q=0.5"] * 3_000)}
    yield Case("languages: three thousand", "GET", "/api/rules", headers=languages, allowed=(200, 431))
    yield Case("headers: over 64 KiB", "GET", "/", headers={"X-Long": "x" * 200_000})
    yield Case("method: unknown", "BREW", "/api/guest")


CASES = [*board_file_cases(), *record_cases(), *body_cases(), *path_cases(), *header_cases()]

RAW = {  # whatever is said, the connection ends
    "not HTTP": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 500 + b"\r\n\r\n",
    "no such version": b"GET / HTTP/9.9\r\n\r\n",
    "two lengths": b"POST /api/guest HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx",
    "length and chunks": b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n"
    b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n",
}

MESSAGES: dict[str, str | bytes] = {  # on a socket: each is refused, and the socket goes on
    "not JSON": "{",
    "a list": "[]",
    "bytes": b"\0\1\2",
    "no command": '{"type": "drop", "id": "a"}',
    "too long": json.dumps({"type": "ping", "id": "x" * 5_000}),
    "deep": "[" * 4_000,
    "deep in a command": '{"type": "ping", "id": ' + "[" * 3_900,
    "4,000 digits": '{"type": "choose", "id": "a", "move": "x", "sequence": ' + "9" * 4_000 + "}",
    "a negative sequence": '{"type": "choose", "id": "a", "move": "x", "sequence": -1}',
    "NUL": '{"type": "choose", "id": "a", "move": "\\u0000", "sequence": 0}',
    "NUL as an id": '{"type": "ping", "id": "\\u0000"}',
    "a lone surrogate": '{"type": "ping", "id": "\\ud800"}',
    "a move of another world": '{"type": "choose", "id": "b", "move": "build 💥 < 99L", "sequence": 0}',
}
SOCKETS = (  # no such table, no such protocol: refused before anything else
    "/api/tables/%00/socket",
    f"/api/tables/{'a' * 5_000}/socket",
    "/api/tables/..%2f..%2f/socket",
    "/api/tables/{table}/socket?protocol=x",
    f"/api/tables/{{table}}/socket?protocol={DIGITS}",
    f"/api/tables/{{table}}/socket?language={'x' * 5_000}",
)
