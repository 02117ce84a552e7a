"""What strangers send to break a server, one by one, against a live one: it answers 4xx and plays on."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
import websockets.sync.client as client
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.processes import TIMEOUT_SECONDS
from tests.server.hostile import CASES, MESSAGES, RAW, SOCKETS, Case, Target, aim, ask, send_raw
from tests.server.processes import ServerProcess

MAX_BLOCKED_SECONDS = 1.0  # the event loop, by any of these; 18 s once
MAX_GROWTH_BYTES = 60 * 1024 * 1024  # of the whole table of cases; 3.4 GB once


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("hostile")
    with ServerProcess(f"sqlite:///{folder / 'tables.sqlite3'}", folder / "log.txt") as one:
        yield one


@pytest.fixture(scope="module")
def target(server: ServerProcess) -> Iterator[Target]:
    with aim(server) as aimed:
        yield aimed


@pytest.fixture(autouse=True)
def never_blocked(target: Target) -> Iterator[None]:
    """No case stops the event loop: the tables of other people go on."""
    target.read_metric("event_loop_slowest_seconds")
    yield
    assert target.read_metric("event_loop_slowest_seconds") < MAX_BLOCKED_SECONDS


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_hostile_request_is_answered_with_its_fault(target: Target, case: Case) -> None:
    aimed = replace(case, target=case.target.replace("{table}", target.table))
    cookie = "" if aimed.target == "/api/guest" else target.cookie
    assert ask(target.port, aimed, cookie) in case.allowed


@pytest.mark.parametrize("sent", RAW.values(), ids=RAW)
def test_bytes_that_are_not_a_request_end_the_connection(target: Target, sent: bytes) -> None:
    answer = send_raw(target.port, sent)
    assert not answer.startswith((b"HTTP/1.1 2", b"HTTP/1.1 5"))


@pytest.mark.parametrize("sent", MESSAGES.values(), ids=MESSAGES)
def test_a_hostile_message_is_refused_and_the_socket_goes_on(target: Target, sent: str | bytes) -> None:
    with target.connect("/api/tables/{table}/socket") as ws:
        ws.send(sent)
        assert answer_to(ws, "refused")["problem"]["status"] < 500
        ws.send('{"type": "ping", "id": "still-there"}')
        assert answer_to(ws, "ack")["id"] == "still-there"


def answer_to(ws: client.ClientConnection, kind: str) -> dict[str, Any]:
    while (message := json.loads(ws.recv(TIMEOUT_SECONDS)))["type"] != kind:
        pass
    return dict(message)


@pytest.mark.parametrize("path", SOCKETS, ids=[path[:40] for path in SOCKETS])
def test_a_hostile_address_opens_no_socket(target: Target, path: str) -> None:
    assert 400 <= read_refusal(target, path) < 500


def read_refusal(target: Target, path: str) -> int:
    """The status that a socket is refused with, before it is open or in its only message."""
    try:
        with target.connect(path) as ws:
            refused = json.loads(ws.recv(TIMEOUT_SECONDS))
            with pytest.raises(ConnectionClosed):
                ws.recv(TIMEOUT_SECONDS)
            return int(refused["problem"]["status"])
    except InvalidStatus as error:
        return error.response.status_code


def test_a_message_above_all_limits_closes_the_socket(target: Target) -> None:
    with target.connect("/api/tables/{table}/socket") as ws:
        ws.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            answer_to(ws, "refused")


def test_all_of_them_together_leave_no_memory_behind(server: ServerProcess, target: Target) -> None:
    """Twice the whole table of cases: the second time needs no more than the first."""
    assert len(CASES) + len(RAW) + len(MESSAGES) + len(SOCKETS) >= 60
    sizes = []
    for _ in range(2):
        for case in CASES:
            aimed = replace(case, target=case.target.replace("{table}", target.table))
            ask(target.port, aimed, target.cookie)
        sizes.append(target.read_metric("resident_memory_bytes"))
    assert sizes[1] - sizes[0] < MAX_GROWTH_BYTES
    assert sizes[1] < 400 * 1024 * 1024
    assert "Traceback" not in server.log.read_text()
