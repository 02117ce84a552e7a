"""Arranging servers, guests and tables in a line."""

from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from heptapolis.server.app import make_app
from heptapolis.server.identity import COOKIE
from heptapolis.server.settings import Limits, Settings
from tests.processes import TIMEOUT_SECONDS

Json = dict[str, Any]
ROOMY = Limits(
    requests_per_second=10_000,
    request_burst=10_000,
    messages_per_second=10_000,
    message_burst=10_000,
    unfinished_tables=1_000,
    connections_per_address=10_000,
    sockets_per_address=10_000,
    spectators_per_table=10_000,
    options_per_second=10_000,
    options_burst=10_000,
    hints_per_second=10_000,
    hint_burst=10_000,
    work_seconds=TIMEOUT_SECONDS,  # other tests may keep the machine busy
)


def settings(folder: Path, **changes: Any) -> Settings:
    """Settings of a separate server, with limits that tests do not hit by accident."""
    given: Json = {"database": f"sqlite:///{folder / 'tables.sqlite3'}", "kernels": False, "limits": ROOMY}
    return Settings(**given | changes)


@contextmanager
def server(folder: Path, **changes: Any) -> Iterator[TestClient]:
    """A server in this process, and a client that nobody knows yet."""
    with TestClient(make_app(settings(folder, **changes)), base_url="http://testserver") as client:
        yield client


class Guest:
    """A guest at a server: calls that must succeed, and sockets."""

    def __init__(self, client: TestClient, name: str) -> None:
        self.client = client
        client.cookies.clear()
        answer = client.post("/api/guest", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.cookie = answer.cookies[COOKIE]
        client.cookies.clear()

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.cookie}"}

    def ask(self, method: str, path: str, **given: Any) -> Any:
        """The answer, whatever it is."""
        return self.client.request(method, path, headers=self.headers | given.pop("headers", {}), **given)

    def get(self, path: str) -> Any:
        return _good(self.ask("GET", path))

    def post(self, path: str, body: Json | None = None) -> Any:
        return _good(self.ask("POST", path, json=body or {}))

    def put(self, path: str, body: Json) -> Any:
        return _good(self.ask("PUT", path, json=body))

    def refused(self, method: str, path: str, **given: Any) -> str:
        """The code of the problem in the answer to this."""
        answer = self.ask(method, path, **given)
        assert answer.headers["content-type"] == "application/problem+json", answer.text
        body = answer.json()
        assert body["status"] == answer.status_code >= 400
        return str(body["code"])

    @contextmanager
    def socket(self, table: str) -> Iterator[Any]:
        """A socket that was let in, or turned away: it misses nothing that happens from now on."""
        session: Any = self.client.websocket_connect(f"/api/tables/{table}/socket", headers=self.headers)
        with session:
            first, receive = [session.receive()], session.receive
            session.receive = lambda: first.pop() if first else receive()
            yield session

    def new_table(self, game: str = "wonders", bots: int = 2, **wanted: Any) -> Json:
        """A table with this host at seat 0 and bots at the last seats."""
        options = wanted.pop("options", {"players": 3} if game == "wonders" else {"players": 2})
        empty = options["players"] - bots
        bot = wanted.pop("bot", "random")
        seats = [{"kind": "open"}] * empty + [{"kind": "bot", "bot": bot}] * bots
        made: Json = self.post("/api/tables", {"game": game, "options": options, "seats": seats, **wanted})
        return made


def add_device(guest: Guest, user_agent: str = "") -> Guest:
    """The same guest on another device."""
    code = guest.post("/api/guest/device-links")["code"]
    other = copy(guest)
    answer = guest.client.post("/api/guest/devices", json={"code": code}, headers={"User-Agent": user_agent})
    assert answer.status_code == 201, answer.text
    other.cookie = answer.cookies[COOKIE]
    guest.client.cookies.clear()
    return other


def _good(answer: Any) -> Any:
    assert answer.status_code < 300, answer.text
    return answer.json() if answer.content else None


def until(socket: Any, *kinds: str) -> Json:
    """The next message of one of these kinds."""
    while True:
        message: Json = socket.receive_json()
        if message["type"] in kinds:
            return message


def choose(socket: Any, position: Json, move: str | None = None, command: str | None = None) -> None:
    """Send a choice: the move named, or the first legal one."""
    sequence = position["sequence"]
    chosen = move or position["moves"][0]["move"]
    socket.send_json(
        {"type": "choose", "id": command or f"c{sequence}", "sequence": sequence, "move": chosen}
    )


def play_out(socket: Any) -> Json:
    """Play first legal moves to the end; the last position."""
    while True:
        message = until(socket, "state", "update")
        position: Json = message["position"]
        if position["over"]:
            return position
        if position["moves"]:
            choose(socket, position)
