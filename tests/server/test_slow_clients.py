"""Clients that connect and keep the server waiting, and crowds: nobody else is locked out."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from time import monotonic

import httpx2
import pytest
import websockets.sync.client as client
from websockets.exceptions import ConnectionClosed

from heptapolis.server import audience, payloads
from tests.processes import TIMEOUT_SECONDS
from tests.server.arrange import Guest, server, until
from tests.server.hostile import read_status
from tests.server.processes import ServerProcess

ADDRESS_LIMIT = 20
STRICT = (
    "head_seconds=1",
    "head_bytes=16384",
    "body_seconds=1",
    f"connections_per_address={ADDRESS_LIMIT}",
    "sockets_per_address=4",
    "spectators_per_table=2",
)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("slow")
    database = f"sqlite:///{folder / 'tables.sqlite3'}"
    with ServerProcess(database, folder / "log.txt", *STRICT) as one:
        yield one


def connect(one: ServerProcess) -> socket.socket:
    return socket.create_connection(("127.0.0.1", one.port), TIMEOUT_SECONDS)


def read_all(connection: socket.socket) -> bytes:
    """What the server says until it closes the connection."""
    answer = b""
    try:
        while part := connection.recv(65_536):
            answer += part
    except ConnectionResetError:
        pass
    return answer


REQUEST = b"GET /api/health HTTP/1.1\r\nHost: here\r\n"


@pytest.mark.parametrize(
    "sent", [b"", b"GE", REQUEST, REQUEST + b"X-Slow: "], ids=["silent", "GE", "head", "name"]
)
def test_a_head_that_does_not_come_ends_the_connection(strict: ServerProcess, sent: bytes) -> None:
    with connect(strict) as connection:
        connection.sendall(sent)
        assert read_all(connection) == b""


def test_so_does_the_head_of_a_later_request(strict: ServerProcess) -> None:
    with connect(strict) as connection:
        connection.sendall(REQUEST + b"\r\n")
        assert read_status(connection.recv(65_536)) == 200
        connection.sendall(REQUEST)
        assert b"HTTP/" not in read_all(connection)


def test_a_head_without_end_is_refused(strict: ServerProcess) -> None:
    """The parser itself has no limit."""
    with connect(strict) as connection:
        connection.sendall(REQUEST + b"X-Long: " + b"x" * 30_000)
        assert read_status(read_all(connection)) in (0, 400)


def test_a_body_that_does_not_come_is_refused(strict: ServerProcess) -> None:
    kind = b"Content-Type: application/json\r\nContent-Length: 90\r\n\r\n"
    head = b"POST /api/guest HTTP/1.1\r\nHost: here\r\n" + kind
    with connect(strict) as connection:
        connection.sendall(head + b"{")
        assert read_status(connection.recv(65_536)) == 408


def test_an_address_may_open_a_limited_number_of_connections_and_gets_them_back(tmp_path: Path) -> None:
    """1,100 silent connections used to lock everybody out. Here no head is awaited: only the limit closes."""
    database, limits = (
        f"sqlite:///{tmp_path / 'tables.sqlite3'}",
        (f"connections_per_address={ADDRESS_LIMIT}",),
    )
    with ServerProcess(database, tmp_path / "log.txt", *limits, "head_seconds=3600") as one:
        with ExitStack() as crowd:
            many = [crowd.enter_context(connect(one)) for _ in range(2 * ADDRESS_LIMIT)]
            assert [read_all(late) for late in many[ADDRESS_LIMIT:]] == [b""] * ADDRESS_LIMIT
            many[0].sendall(REQUEST + b"Connection: close\r\n\r\n")
            assert read_status(read_all(many[0])) == 200
        assert answers_again(one)


def answers_again(one: ServerProcess) -> bool:
    """Whether a new connection is served, as soon as the server has noticed that the others are gone."""
    latest = monotonic() + TIMEOUT_SECONDS
    while monotonic() < latest:
        try:
            return httpx2.get(f"{one.url}/api/health", timeout=TIMEOUT_SECONDS).status_code == 200
        except httpx2.TransportError:
            continue
    return False


def test_sockets_are_limited_by_address_and_by_table(strict: ServerProcess) -> None:
    with httpx2.Client(base_url=strict.url, timeout=TIMEOUT_SECONDS) as http:
        http.post("/api/guest", json={"name": "Ada"}).raise_for_status()
        path = http.post("/api/tables", json={"game": "wonders"}).json()["id"]
        cookie = {"Cookie": f"heptapolis={http.cookies['heptapolis']}"}
    url = f"{strict.url.replace('http', 'ws')}/api/tables/{path}/socket"
    with ExitStack() as open_sockets:
        opened = [read_first(open_sockets, url, {}) for _ in range(3)]
        assert opened == ["state", "state", "too-many-spectators"]
        opened = [read_first(open_sockets, url, cookie) for _ in range(3)]
        assert opened == ["state", "state", "too-many-sockets"]


def read_first(sockets: ExitStack, url: str, headers: dict[str, str]) -> str:
    """The type of the first message, or why there will be no other."""
    ws = sockets.enter_context(client.connect(url, additional_headers=headers, open_timeout=TIMEOUT_SECONDS))
    message = json.loads(ws.recv(TIMEOUT_SECONDS))
    return str(message["problem"]["code"] if message["type"] == "refused" else message["type"])


def test_a_flood_is_answered_before_it_is_cut_off(strict: ServerProcess) -> None:
    """The connection used to be closed with the answers still unsent."""
    with httpx2.Client(base_url=strict.url, timeout=TIMEOUT_SECONDS) as http:
        http.post("/api/guest", json={"name": "Ada"}).raise_for_status()
        path = http.post("/api/tables", json={"game": "wonders"}).json()["id"]
    url = f"{strict.url.replace('http', 'ws')}/api/tables/{path}/socket"
    with client.connect(url, open_timeout=TIMEOUT_SECONDS) as ws:
        for _ in range(30):
            ws.send("flood")
        kinds = [json.loads(ws.recv(TIMEOUT_SECONDS))["type"] for _ in range(21)]
        assert sorted(kinds) == [*["refused"] * 20, "state"]
        with pytest.raises(ConnectionClosed) as closed:
            ws.recv(TIMEOUT_SECONDS)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 4000


def test_spectators_who_come_and_go_are_announced_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """300 of them used to cost 20 seconds of processor time: everyone was told about everyone."""
    monkeypatch.setattr(audience, "SPECTATOR_NEWS_SECONDS", TIMEOUT_SECONDS)
    described = 0
    real = payloads.describe_table

    def counted(*given: object) -> object:
        nonlocal described
        described += 1
        return real(*given)  # type: ignore[arg-type]

    with server(tmp_path) as http:
        ada = Guest(http, "Ada")
        table = ada.new_table(bots=2)["id"]
        monkeypatch.setattr(payloads, "describe_table", counted)
        with ExitStack() as crowd:
            for _ in range(30):
                spectator = crowd.enter_context(http.websocket_connect(f"/api/tables/{table}/socket"))
                until(spectator, "state")
        assert described <= 2 * 30


def test_players_who_come_are_news_at_once(tmp_path: Path) -> None:
    with server(tmp_path) as http:
        ada = Guest(http, "Ada")
        table = ada.new_table(bots=2)["id"]
        with http.websocket_connect(f"/api/tables/{table}/socket") as spectator:
            assert not until(spectator, "state")["table"]["seats"][0]["connected"]
            with ada.socket(table):
                assert until(spectator, "table")["table"]["seats"][0]["connected"]
