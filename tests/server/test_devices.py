"""One guest on several devices: links that work once, devices that are listed and revoked."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from heptapolis.server import identity
from heptapolis.server.devices import describe_user_agent
from heptapolis.server.problems import Problem
from heptapolis.server.storage import devices as storage
from tests.server.arrange import Guest, add_device, choose, server, until

PHONE = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path) as one:
        yield one


@pytest.fixture
def ada(client: TestClient) -> Guest:
    return Guest(client, "Ada")


def service_of(guest: Guest) -> Any:
    return guest.client.app.state.service  # type: ignore[attr-defined]


def list_devices(guest: Guest) -> list[tuple[str, bool]]:
    found = guest.get("/api/guest/devices")["devices"]
    return sorted((device["label"], device["current"]) for device in found)


def id_of_current(guest: Guest) -> str:
    found = guest.get("/api/guest/devices")["devices"]
    return next(str(device["id"]) for device in found if device["current"])


# Links.


def test_a_link_makes_another_device_the_same_guest(ada: Guest) -> None:
    phone = add_device(ada, PHONE)
    assert phone.get("/api/guest") == ada.get("/api/guest")
    assert phone.cookie != ada.cookie
    assert list_devices(phone) == [("Firefox on Android", True), ("Unknown device", False)]
    assert list_devices(ada) == [("Firefox on Android", False), ("Unknown device", True)]


def test_a_link_works_once(ada: Guest) -> None:
    link = ada.post("/api/guest/device-links")
    assert link["path"] == f"/device#{link['code']}"
    stranger = ada.client
    assert stranger.post("/api/guest/devices", json={"code": link["code"]}).status_code == 201
    again = stranger.post("/api/guest/devices", json={"code": link["code"]})
    assert (again.status_code, again.json()["code"]) == (410, "dead-link")
    assert "set-cookie" not in again.headers


def test_of_two_who_use_a_link_at_once_one_gets_in(ada: Guest) -> None:
    code, guests = ada.post("/api/guest/device-links")["code"], service_of(ada).guests

    async def use_twice() -> list[bool]:
        both = (guests.use_link(code, "one"), guests.use_link(code, "other"))
        answers = await asyncio.gather(*both, return_exceptions=True)
        return [isinstance(answer, Problem) for answer in answers]

    assert ada.client.portal
    assert ada.client.portal.call(use_twice) == [False, True]
    assert len(list_devices(ada)) == 2


def test_a_link_expires(ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity, "LINK_SECONDS", -1.0)
    code = ada.post("/api/guest/device-links")["code"]
    assert ada.refused("POST", "/api/guest/devices", json={"code": code}) == "dead-link"


def test_a_guest_has_five_open_links_at_most(ada: Guest) -> None:
    codes = [ada.post("/api/guest/device-links")["code"] for _ in range(storage.MAX_OPEN_LINKS + 1)]
    assert ada.refused("POST", "/api/guest/devices", json={"code": codes[0]}) == "dead-link"
    for code in codes[1:]:
        assert ada.ask("POST", "/api/guest/devices", json={"code": code}).status_code == 201


def test_the_database_does_not_hold_the_code(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        code = Guest(client, "Ada").post("/api/guest/device-links")["code"]
    held = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite3*"))
    assert code.encode() not in held


def test_a_link_needs_no_passphrase(tmp_path: Path) -> None:
    with server(tmp_path, passphrase="open sesame") as client:
        client.post("/api/guest", json={"name": "Ada", "passphrase": "open sesame"})
        code = client.post("/api/guest/device-links").json()["code"]
        client.cookies.clear()
        assert client.post("/api/guest/device-links").json()["code"] == "no-guest"
        assert client.post("/api/guest/devices", json={"code": code}).json()["name"] == "Ada"


# Playing on two devices.


def test_two_devices_have_one_seat(ada: Guest) -> None:
    phone = add_device(ada, PHONE)
    table = ada.new_table(bots=2)["id"]
    ada.post(f"/api/tables/{table}/start")
    with ada.socket(table) as here, phone.socket(table) as there:
        state = until(there, "state")
        assert state["seat"] == until(here, "state")["seat"] == 0
        choose(there, state["position"])
        assert until(here, "update")["position"] == until(there, "update")["position"]


# Revoking.


def test_a_revoked_cookie_no_longer_works(ada: Guest) -> None:
    phone = add_device(ada, PHONE)
    device = id_of_current(phone)
    assert ada.ask("DELETE", f"/api/guest/devices/{device}").status_code == 204
    assert phone.refused("GET", "/api/guest") == "no-guest"
    assert ada.refused("DELETE", f"/api/guest/devices/{device}") == "unknown-device"
    assert list_devices(ada) == [("Unknown device", True)]


def test_the_sockets_of_a_revoked_device_are_closed(ada: Guest) -> None:
    phone = add_device(ada, PHONE)
    table = ada.new_table(bots=2)["id"]
    with ada.socket(table) as here, phone.socket(table) as there:
        until(here, "state")
        until(there, "state")
        ada.ask("DELETE", f"/api/guest/devices/{id_of_current(phone)}")
        assert until(there, "refused")["problem"]["code"] == "no-guest"
        with pytest.raises(WebSocketDisconnect) as closed:
            there.receive_json()
        assert closed.value.code == 4000
        there.send_json({"type": "ping", "id": "p"})  # in flight when the connection was closed
        here.send_json({"type": "ping", "id": "p"})
        assert until(here, "ack")["id"] == "p"
    with phone.socket(table) as socket:
        assert until(socket, "state")["seat"] is None


def test_a_device_read_while_it_is_revoked_is_read_again(ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database's answer may arrive after the device was revoked; it used to be kept for good."""
    phone, guests = add_device(ada, PHONE), service_of(ada).guests
    guests.forget()
    found = storage.find

    def find_then_revoke(connection: Any, secret: str) -> Any:
        device = found(connection, secret)
        if device and secret == identity.hash_secret(phone.cookie):
            storage.revoke(connection, device.person.id, device.id)
            guests.forget(device.person.id)
        return device

    monkeypatch.setattr(storage, "find", find_then_revoke)
    assert phone.refused("GET", "/api/guest") == "no-guest"


def test_nobody_revokes_the_device_of_another(ada: Guest) -> None:
    bob = Guest(ada.client, "Bob")
    path = f"/api/guest/devices/{id_of_current(ada)}"
    assert bob.refused("DELETE", path) == "unknown-device"
    assert ada.get("/api/guest")["name"] == "Ada"


def test_leaving_a_device_revokes_it(ada: Guest) -> None:
    phone = add_device(ada, PHONE)
    answer = phone.ask("DELETE", "/api/guest")
    assert (answer.status_code, "Max-Age=0" in answer.headers["set-cookie"]) == (204, True)
    assert phone.refused("GET", "/api/guest") == "no-guest"
    assert ada.get("/api/guest")["name"] == "Ada"


# What is shown of a device.


def test_a_device_is_noted_as_seen_once_an_hour(ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    def seen() -> str:
        return str(ada.get("/api/guest/devices")["devices"][0]["seen"])

    first = seen()
    assert seen() == first
    monkeypatch.setattr(identity, "SEEN_SECONDS", 0.0)
    assert seen() > first


@pytest.mark.parametrize(
    ("user_agent", "label"),
    [
        (PHONE, "Firefox on Android"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"),
        (f"Mozilla/5.0 (Windows NT 10.0) {WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0", "Edge on Windows"),
        (f"Mozilla/5.0 (Linux; Android 10; K) {WEBKIT} Chrome/140.0 Safari/537.36", "Chrome on Android"),
        (f"Mozilla/5.0 (Macintosh; Intel Mac OS X 10) {WEBKIT} Version/26 Safari/605.1", "Safari on Mac"),
        (f"Mozilla/5.0 (iPhone; CPU like Mac OS X) {WEBKIT} CriOS/140 Safari/604.1", "Chrome on iPhone"),
        ("curl/8.5.0 (Linux)", "Linux"),
        ("my-bot/1.0", "Unknown device"),
        ("", "Unknown device"),
    ],
)
def test_a_device_is_named_in_plain_words(user_agent: str, label: str) -> None:
    assert describe_user_agent(user_agent) == label


# Avatars.


def test_a_guest_has_an_avatar_that_everyone_sees(ada: Guest) -> None:
    assert ada.get("/api/guest")["avatar"] is None
    table = ada.new_table(bots=2)
    assert ada.ask("PATCH", "/api/guest", json={"name": "Ada", "avatar": "owl"}).json()["avatar"] == "owl"
    seats = Guest(ada.client, "Eve").get(f"/api/tables/{table['id']}")["seats"]
    assert [seat["avatar"] for seat in seats] == ["owl", None, None]
    assert ada.post("/api/guest", {"name": "Augusta"})["avatar"] == "owl"  # left out: it stays
    assert ada.refused("PATCH", "/api/guest", json={"name": "Ada", "avatar": "gorgon"}) == "invalid"
