"""What is kept about a guest: tidied, exported, erased."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from heptapolis.server import lobby
from heptapolis.server.storage import log
from tests.server.arrange import Guest, add_device, choose, play_out, server, until
from tests.server.test_people import people, start_for_two


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path) as one:
        yield one


@pytest.fixture
def ada(client: TestClient) -> Guest:
    return Guest(client, "Ada")


@pytest.fixture
def bob(client: TestClient) -> Guest:
    return Guest(client, "Bob")


def play_to_the_end(guest: Guest) -> str:
    table = str(guest.new_table("dice", bots=1)["id"])
    guest.post(f"/api/tables/{table}/start")
    with guest.socket(table) as socket:
        play_out(socket)
    return table


def erase(guest: Guest) -> None:
    answer = guest.ask("POST", "/api/guest/erase")
    assert (answer.status_code, "Max-Age=0" in answer.headers["set-cookie"]) == (204, True)


# My games.


def test_a_finished_game_is_left_out_of_my_games(ada: Guest) -> None:
    table = play_to_the_end(ada)
    for _ in range(2):  # again: nothing changes
        assert ada.ask("DELETE", f"/api/guest/tables/{table}").status_code == 204
    assert ada.get("/api/guest/tables")["tables"] == []
    assert ada.get(f"/api/tables/{table}")["status"] == "over"


def test_a_game_that_is_played_stays_listed(ada: Guest, bob: Guest) -> None:
    table = ada.new_table(bots=1)["id"]
    assert ada.ask("DELETE", f"/api/guest/tables/{table}").status_code == 204
    assert ada.get("/api/guest/tables")["tables"] == []
    bob.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    assert len(ada.get("/api/guest/tables")["tables"]) == 1
    assert ada.refused("DELETE", f"/api/guest/tables/{table}") == "not-over"
    assert Guest(ada.client, "Eve").refused("DELETE", f"/api/guest/tables/{table}") == "not-seated"


# Export.


def test_the_export_holds_everything_about_me(ada: Guest, bob: Guest) -> None:
    over, table = play_to_the_end(ada), start_for_two(ada, bob)
    add_device(ada, "Firefox/140.0 (Android)")
    ada.post("/api/guest/device-links")
    ada.ask("DELETE", f"/api/guest/tables/{over}")
    with ada.socket(table) as socket:
        choose(socket, until(socket, "state")["position"], command="mine")
        until(socket, "ack")
    answer = ada.ask("GET", "/api/guest/export")
    assert answer.headers["content-disposition"].startswith("attachment")
    kept = answer.json()
    assert kept["guest"]["name"] == "Ada"
    assert {device["label"] for device in kept["devices"]} == {"Firefox on Android", "Unknown device"}
    assert (len(kept["link_expiries"]), kept["hidden_tables"]) == (1, [over])
    finished, playing = kept["tables"]
    assert (finished["seat"], finished["hosting"], finished["result"]["final"]) == (0, True, True)
    record = ada.get(f"/api/tables/{over}/record")["decisions"]
    assert [move["move"] for move in finished["moves"]] == [turn["0"] for turn in record if "0" in turn]
    assert (playing["id"], bool(playing["choice"]), playing["moves"]) == (table, True, [])


def test_the_export_holds_no_secret_and_nobody_else(ada: Guest, bob: Guest) -> None:
    table = start_for_two(ada, bob)
    code = ada.post("/api/guest/device-links")["code"]
    exported = ada.ask("GET", "/api/guest/export").text
    seed = str(ada.client.app.state.service.tables[table].table.seed)  # type: ignore[attr-defined]
    for hidden in (ada.cookie, code, bob.get("/api/guest")["id"], "Bob", seed, "secret"):
        assert hidden not in exported


# Erasing.


def test_an_erased_guest_is_gone(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Guest(client, "Unmistakable")
        phone, who = add_device(ada), ada.get("/api/guest")["id"]
        play_to_the_end(ada)
        ada.new_table(visibility="public")
        erase(ada)
        for device in (ada, phone):
            assert device.refused("GET", "/api/guest") == "no-guest"
        assert client.get("/api/tables").json()["tables"] == []  # nobody is left to play there
        database = client.app.state.service.database  # type: ignore[attr-defined]
        with database.engine.connect() as connection:
            dump = "\n".join(connection.connection.driver_connection.iterdump())
    assert who not in dump
    assert "Unmistakable" not in dump


def test_finished_games_stay_without_the_name(ada: Guest, bob: Guest) -> None:
    table = start_for_two(ada, bob, options={"players": 3, "sides": "day"})
    ada.post(f"/api/tables/{table}/leave")
    with bob.socket(table) as socket:
        play_out(socket)
        erase(ada)
        while (seen := until(socket, "table", "state")["table"])["host"] == "Ada":
            pass
    assert [(seat["kind"], seat["name"]) for seat in seen["seats"][:2]] == [("human", None), ("human", "Bob")]
    assert (seen["host"], seen["hosting"]) == ("Bob", True)
    assert bob.get(f"/api/tables/{table}/history/3?seat=0")["position"]["view"]["seat"] == 0
    assert len(bob.get(f"/api/tables/{table}/record")["decisions"]) == seen["sequence"]
    again = bob.post(f"/api/tables/{table}/rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["open", "human", "bot"]


def test_bots_play_unfinished_games_on(ada: Guest, bob: Guest) -> None:
    table = start_for_two(ada, bob, options={"players": 3, "sides": "day"})
    with bob.socket(table) as socket:
        position = until(socket, "state")["position"]
        erase(ada)
        while (seen := until(socket, "table")["table"])["host"] == "Ada":
            pass
        assert [seat["kind"] for seat in seen["seats"]] == ["bot", "human", "bot"]
        choose(socket, position)
        assert until(socket, "update")["resolution"]["proxies"] == []
        socket.send_json({"type": "resync", "id": "again"})
        assert play_out(socket)["over"]


def test_the_choice_of_an_erased_player_counts(ada: Guest, bob: Guest) -> None:
    table = start_for_two(ada, bob, options={"players": 3, "sides": "day"})
    with ada.socket(table) as socket:
        position = until(socket, "state")["position"]
        choose(socket, position)
        until(socket, "ack")
        erase(ada)
        assert until(socket, "refused")["problem"]["code"] == "no-guest"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
    with bob.socket(table) as socket:
        choose(socket, until(socket, "state")["position"])
        until(socket, "update")
    live = bob.client.app.state.service.tables[table]  # type: ignore[attr-defined]
    assert live.table.last.moves[0] == position["moves"][0]["move"]


def test_a_table_without_a_host_is_taken_over(ada: Guest, bob: Guest) -> None:
    table = ada.new_table(bots=2)["id"]
    erase(ada)
    assert bob.get(f"/api/tables/{table}")["host"] == ""
    bob.post(f"/api/tables/{table}/join")
    assert bob.post(f"/api/tables/{table}/host")["hosting"]
    bob.post(f"/api/tables/{table}/start")


def test_the_votes_of_an_erased_guest_go_too() -> None:
    table, guests = people(3)
    voted = lobby.replace_sitter(table, 2, replace(table.seats[2], votes=frozenset({"g0", "g1"})))
    assert lobby.forget_player(voted, guests[1].id).seats[2].votes == {"g0"}


def test_a_table_that_changes_meanwhile_is_erased_from_all_the_same(
    ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes: the other one changes the table between our reading and our writing it."""
    table = ada.new_table(bots=2)["id"]
    save, failures = log.save, iter([True])

    def save_late(*args: object) -> None:
        if next(failures, False):
            raise log.Behind(table)
        save(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(log, "save", save_late)
    erase(ada)
    assert json.loads(ada.client.get(f"/api/tables/{table}").text)["seats"][0]["kind"] == "open"
