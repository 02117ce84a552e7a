"""Who is who, who may come in, and how much each may ask for."""

import logging
from pathlib import Path

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from heptapolis.server.settings import Limits
from tests.server.arrange import Guest, server, until


def test_the_cookie_is_for_the_server_alone(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        cookie = client.post("/api/guest", json={"name": "Ada"}).headers["set-cookie"]
    assert {"HttpOnly", "SameSite=strict", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie


def test_over_tls_the_cookie_is_never_sent_unencrypted(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        client.base_url = "https://testserver"
        assert "Secure" in client.post("/api/guest", json={"name": "Ada"}).headers["set-cookie"]


def test_the_database_does_not_hold_the_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with server(tmp_path) as client:
        secret = Guest(client, "Ada").cookie
    held = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite3*"))
    assert secret.encode() not in held
    assert secret not in caplog.text


def test_a_stranger_watches_but_does_not_play(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        table = Guest(client, "Ada").new_table()["id"]
        assert client.get(f"/api/tables/{table}").status_code == 200
        assert client.post(f"/api/tables/{table}/join", json={}).json()["code"] == "no-guest"
        assert client.post("/api/tables", json={"game": "wonders"}).json()["code"] == "no-guest"
        client.cookies.set("heptapolis", "made-up")
        assert client.get("/api/guest").json()["code"] == "no-guest"


def test_a_server_with_a_passphrase_speaks_with_guests_only(tmp_path: Path) -> None:
    with server(tmp_path, passphrase="open sesame") as client:
        assert client.get("/api/tables").json()["code"] == "no-guest"
        for wrong in ({}, {"passphrase": "sesame"}):
            answer = client.post("/api/guest", json={"name": "Ada", **wrong})
            assert answer.json()["code"] == "wrong-passphrase"
        right = {"name": "Ada", "passphrase": "open sesame"}
        assert client.post("/api/guest", json=right).status_code == 201
        assert client.get("/api/tables").status_code == 200


@pytest.mark.parametrize("name", ["", " Ada", "A\nB", "A\u202eB", "x" * 25, "\u200b"])
def test_names_are_one_short_visible_line(name: str, tmp_path: Path) -> None:
    with server(tmp_path) as client:
        assert client.post("/api/guest", json={"name": name}).json()["code"] == "invalid"


def test_a_name_is_never_taken_for_markup(tmp_path: Path) -> None:
    """It travels as JSON, which no browser takes for a page."""
    with server(tmp_path) as client:
        answer = client.post("/api/guest", json={"name": "<b>Żółć 王</b>"})
        assert answer.json()["name"] == "<b>Żółć 王</b>"
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_new_name_is_seen_at_once(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Guest(client, "Ada")
        table = ada.new_table()["id"]
        with ada.socket(table) as socket:
            until(socket, "state")
            ada.ask("PATCH", "/api/guest", json={"name": "Augusta"})
            while until(socket, "table")["table"]["seats"][0]["name"] != "Augusta":
                pass


def test_pages_of_other_sites_are_refused(tmp_path: Path) -> None:
    with server(tmp_path, origins=("https://friend.example",)) as client:
        ada = Guest(client, "Ada")
        table = ada.new_table()["id"]
        foreign = {"Origin": "https://evil.example"}
        assert ada.refused("POST", f"/api/tables/{table}/leave", headers=foreign) == "foreign-origin"
        path = f"/api/tables/{table}/socket"
        with (
            pytest.raises(WebSocketDenialResponse) as denied,
            client.websocket_connect(path, headers=foreign),
        ):
            pass
        assert denied.value.status_code == 403
        for origin in ("https://friend.example", "http://testserver"):
            with client.websocket_connect(path, headers=ada.headers | {"Origin": origin}) as socket:
                assert until(socket, "state")["seat"] == 0


def test_too_much_at_once_is_refused(tmp_path: Path) -> None:
    limits = Limits(
        body_bytes=500,
        message_characters=100,
        messages_per_second=0.001,
        message_burst=3,
        requests_per_second=0.001,
        request_burst=6,
        unfinished_tables=1,
        sockets_per_table=1,
    )
    with server(tmp_path, limits=limits) as client:
        ada = Guest(client, "Ada")
        table = ada.new_table(options={"players": 3})["id"]
        assert ada.refused("POST", "/api/tables", json={"game": "dice"}) == "too-many-tables"
        assert ada.refused("POST", "/api/tables", json={"game": "x" * 600}) == "too-large"
        with ada.socket(table) as socket:
            until(socket, "state")
            _second_socket_is_refused(ada, table)
            socket.send_text("x" * 200)
            assert until(socket, "refused")["problem"]["code"] == "too-large"
            for _ in range(4):
                socket.send_json({"type": "ping", "id": "p"})
            assert until(socket, "refused")["problem"]["code"] == "too-many-requests"
        codes = [ada.ask("POST", f"/api/tables/{table}/leave").json().get("code") for _ in range(4)]
        assert "too-many-requests" in codes


def _second_socket_is_refused(guest: Guest, table: str) -> None:
    with guest.socket(table) as second:
        assert second.receive_json()["problem"]["code"] == "too-many-sockets"
        with pytest.raises(WebSocketDisconnect) as closed:
            second.receive_json()
        assert closed.value.code == 4000


def test_a_bug_of_ours_is_not_revealed_to_clients(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise ZeroDivisionError("a secret of the inside")

    with server(tmp_path) as client:
        monkeypatch.setattr("heptapolis.server.routes.reference.reachable_at", fails)
        quiet = TestClient(client.app, raise_server_exceptions=False)
        answer = quiet.get("/api/health")
        assert (answer.status_code, answer.json()["code"]) == (500, "internal")
        assert "secret" not in answer.text


def test_what_is_not_there_is_a_problem_too(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        for method, path, code in (
            ("GET", "/api/nothing", "not-found"),
            ("GET", "/api/tables/zzzzzzzz", "unknown-table"),
            ("DELETE", "/api/games", "method-not-allowed"),
        ):
            answer = client.request(method, path)
            assert answer.headers["content-type"] == "application/problem+json"
            assert answer.json()["code"] == code
        assert "root:" not in client.get("/../../etc/passwd").text  # the page, where it has been built
