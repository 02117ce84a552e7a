"""People at a table: the clock, somebody who leaves, votes, hosting, turns taken back."""

from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Any

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

from heptapolis.server import lobby
from heptapolis.server.presence import Presence
from heptapolis.server.problems import Problem
from heptapolis.server.storage.database import Database
from heptapolis.server.table import Decision, Person, Sitter, Table, leave_out_undone
from heptapolis.server.wire.messages import PROTOCOL
from tests.server.arrange import Guest, Json, choose, play_out, server, until
from tests.server.updates import apply_change


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


def live_table(guest: Guest, table: str) -> Any:
    return guest.client.app.state.service.tables[table]  # type: ignore[attr-defined]


def start_for_two(ada: Guest, bob: Guest, **wanted: Any) -> str:
    table = str(ada.new_table(bots=1, **wanted)["id"])
    bob.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    return table


# The clock.


def let_time_run_out(ada: Guest, table: str) -> None:
    """Move the deadline into the past, as if everyone had waited."""
    live = live_table(ada, table)
    assert ada.client.portal
    ada.client.portal.call(live.change, lambda t: t.pause_clock(t.deadline).resume_clock(time()))


@pytest.mark.parametrize("then", ["default", "random"])
def test_the_log_says_for_whom_and_why_a_bot_decided(ada: Guest, bob: Guest, then: str) -> None:
    clock = {"seconds": 600, "then": then}
    table = start_for_two(ada, bob, timer=clock, options={"players": 3, "sides": "day"})
    with ada.socket(table) as socket:
        position = until(socket, "state")["position"]
        choose(socket, position)
        until(socket, "ack")
        let_time_run_out(ada, table)
        told = until(socket, "update")["resolution"]
    assert told["proxies"] == [{"seat": 1, "reason": "time"}]
    assert told["story"][0]["message"]["id"] == "story-proxy-time"
    assert (told["story"][0]["seat"], told["story"][0]["icons"]) == (1, ["automaton"])
    assert ada.get(f"/api/tables/{table}/history")["steps"][-1]["proxies"] == told["proxies"]


def test_the_clock_is_wound_for_every_decision(ada: Guest) -> None:
    table = ada.new_table(bots=2, timer={"seconds": 600})["id"]
    with ada.socket(table) as socket:
        assert until(socket, "state")["table"]["deadline"] is None
        ada.post(f"/api/tables/{table}/start")
        first = until(socket, "table", "state")
        while not first["table"]["deadline"]:
            first = until(socket, "table", "state")
        seen = ada.get(f"/api/tables/{table}/state")
        choose(socket, seen["position"])
        update = until(socket, "update")
    assert 590 < seen["waiting"]["seconds_left"] <= 600
    assert 590 < update["waiting"]["seconds_left"] <= 600
    assert ada.get(f"/api/tables/{table}")["deadline"] > first["table"]["deadline"]


def test_the_host_pauses_the_clock_and_lets_it_run_on(ada: Guest, bob: Guest) -> None:
    table = start_for_two(ada, bob, timer={"seconds": 600})
    assert bob.refused("POST", f"/api/tables/{table}/pause") == "not-host"
    with bob.socket(table) as socket:
        until(socket, "state")
        assert ada.post(f"/api/tables/{table}/pause")["paused"]
        waiting = until(socket, "waiting")["waiting"]
        assert waiting["paused"]
        assert 590 < waiting["seconds_left"] <= 600
        assert ada.post(f"/api/tables/{table}/resume")["deadline"]
        assert not until(socket, "waiting")["waiting"]["paused"]


def test_a_paused_clock_stays_paused_for_the_next_decision(ada: Guest) -> None:
    table = ada.new_table(bots=2, timer={"seconds": 600})["id"]
    ada.post(f"/api/tables/{table}/start")
    ada.post(f"/api/tables/{table}/pause")
    with ada.socket(table) as socket:
        choose(socket, until(socket, "state")["position"])
        waiting = until(socket, "update")["waiting"]
    assert (waiting["paused"], waiting["seconds_left"]) == (True, 600)


def test_a_table_without_a_clock_has_none_to_pause(ada: Guest) -> None:
    table = ada.new_table(bots=2)["id"]
    ada.post(f"/api/tables/{table}/start")
    assert ada.refused("POST", f"/api/tables/{table}/pause") == "no-clock"


def test_a_deadline_survives_a_restart_and_needs_no_one_watching(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Guest(client, "Ada")
        table = ada.new_table(bots=2, timer={"seconds": 86_400})["id"]
        ada.post(f"/api/tables/{table}/start")
        deadline = ada.get(f"/api/tables/{table}")["deadline"]
    with server(tmp_path) as client:
        ada.client = client
        assert ada.get(f"/api/tables/{table}")["deadline"] == deadline
    database = Database(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    with database.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET deadline = :now"), {"now": time() - 5})
    database.close()
    with server(tmp_path) as client:
        ada.client = client
        steps: list[Json] = []
        while not steps:
            if table in client.app.state.service.tables:  # type: ignore[attr-defined]
                steps = ada.get(f"/api/tables/{table}/history")["steps"]
        assert steps[0]["proxies"] == [{"seat": 0, "reason": "time"}]


# Somebody leaves.


def people(count: int, **changes: Any) -> tuple[Table, list[Person]]:
    """A table in play with this many humans; the first is the host."""
    guests = [Person(f"g{seat}", f"Guest {seat}") for seat in range(count)]
    table = Table(
        id="t1",
        host=guests[0],
        game=None,
        name="wonders",
        options={},
        ruleset=1,
        seed=1,
        seats=tuple(Sitter("human", guest) for guest in guests),
        created=0.0,
        touched=0.0,
        **{"status": "playing", **changes},
    )
    return table, guests


def gone(*seats: int, of: int, since: float = 0.0) -> Presence:
    online = frozenset(range(of)) - set(seats)
    return Presence(online, offline_since=dict.fromkeys(seats, since))


def test_the_host_calls_a_bot_at_once() -> None:
    table, guests = people(3)
    called = lobby.call_stand_in(table, guests[0], 2, gone(2, of=3), now=1.0)
    assert called.seats[2].stand_in == "medium"


def test_nobody_is_replaced_while_online() -> None:
    table, guests = people(3)
    with pytest.raises(Problem, match="present"):
        lobby.call_stand_in(table, guests[0], 2, gone(of=3), now=1.0)


def test_the_others_must_wait_two_minutes_and_be_a_majority() -> None:
    table, guests = people(5)
    away = gone(0, of=5)
    with pytest.raises(Problem, match="too-early"):
        lobby.call_stand_in(table, guests[1], 0, away, now=119.0)
    for voter, seated in ((1, False), (1, False), (2, False), (3, True)):  # two of four are not a majority
        table = lobby.call_stand_in(table, guests[voter], 0, away, now=121.0)
        assert bool(table.seats[0].stand_in) is seated
    assert table.seats[0].votes == frozenset()


def test_votes_of_people_who_have_gone_do_not_count() -> None:
    table, guests = people(4)
    table = lobby.call_stand_in(table, guests[1], 3, gone(3, of=4), now=121.0)
    assert lobby.count_votes_needed(table, 3, gone(3, of=4)) == 2
    table = lobby.call_stand_in(table, guests[2], 3, gone(1, 3, of=4), now=121.0)
    assert not table.seats[3].stand_in  # guest 2 and the host are there: both would be needed


def test_before_the_start_the_bot_takes_the_seat() -> None:
    """The lobby of a rematch: a friend who does not come keeps no one waiting."""
    table, guests = people(2, status="open")
    called = lobby.call_stand_in(table, guests[1], 0, gone(0, of=2), now=121.0)
    assert (called.seats[0].kind, called.seats[0].person) == ("bot", None)


def test_a_spectator_calls_no_bots() -> None:
    table, _ = people(3)
    with pytest.raises(Problem, match="not-seated"):
        lobby.call_stand_in(table, Person("x", "Eve"), 2, gone(2, of=3), now=999.0)


def test_somebody_takes_over_from_a_host_who_is_gone() -> None:
    table, guests = people(3)
    with pytest.raises(Problem, match="present"):
        lobby.take_over(table, guests[1], gone(of=3), now=1.0)
    with pytest.raises(Problem, match="too-early"):
        lobby.take_over(table, guests[1], gone(0, of=3), now=60.0)
    assert lobby.take_over(table, guests[1], gone(0, of=3), now=121.0).host == guests[1]


def test_a_player_who_left_is_offline_for_a_while_and_comes_back(ada: Guest, bob: Guest) -> None:
    table = start_for_two(ada, bob)
    with ada.socket(table) as socket:
        until(socket, "state")
        with bob.socket(table) as other:
            until(other, "state")
            assert until_bob(socket, connected=True)["offline_seconds"] is None
        assert 0 <= until_bob(socket, connected=False)["offline_seconds"] < 60
        assert ada.post(f"/api/tables/{table}/seats/1/stand-in")["seats"][1]["stand_in"] == "medium"
        choose(socket, ada.get(f"/api/tables/{table}/state")["position"])
        assert until(socket, "update")["resolution"]["proxies"] == [{"seat": 1, "reason": "stand-in"}]
    back = bob.post(f"/api/tables/{table}/return")["seats"][1]
    assert (back["stand_in"], back["you"], back["hosting"]) == (None, True, False)


def until_bob(socket: Any, *, connected: bool) -> Json:
    """Seat 1, once its player is there or gone."""
    while True:
        seat: Json = until(socket, "table")["table"]["seats"][1]
        if seat["connected"] is connected:
            return seat


def test_the_host_removes_a_player_before_the_start(ada: Guest, bob: Guest) -> None:
    table = ada.new_table(bots=1)["id"]
    bob.post(f"/api/tables/{table}/join")
    with bob.socket(table) as socket:
        until(socket, "state")
        ada.put(f"/api/tables/{table}/seats/1", {"kind": "open"})
        while until(socket, "table")["table"]["seat"] is not None:
            pass  # news of who is connected may come first


def test_two_people_of_one_name_have_one_host(ada: Guest, client: TestClient) -> None:
    twin = Guest(client, "Ada")
    table = ada.new_table(bots=1)["id"]
    seats = twin.post(f"/api/tables/{table}/join")["seats"]
    assert [(seat["name"], seat["hosting"]) for seat in seats[:2]] == [("Ada", True), ("Ada", False)]


def test_bots_have_names_and_no_name_twice(ada: Guest) -> None:
    seats = ada.new_table(bots=6, options={"players": 7})["seats"][1:]
    assert len({seat["name"] for seat in seats}) == 6
    assert all(seat["name"] and seat["bot"] == "random" for seat in seats)


# Taking turns back.


def test_a_turn_is_taken_back_and_the_log_keeps_it(ada: Guest, tmp_path: Path) -> None:
    table = ada.new_table(bots=2, options={"players": 3, "sides": "day"}, undo=True)["id"]
    ada.post(f"/api/tables/{table}/start")
    with ada.socket(table) as socket:
        first = until(socket, "state")["position"]
        assert ada.refused("POST", f"/api/tables/{table}/undo", json={"sequence": 0}) == "nothing-to-undo"
        choose(socket, first)
        second = apply_change(first, until(socket, "update")["position"])
        assert ada.refused("POST", f"/api/tables/{table}/undo", json={"sequence": 0}) == "stale"
        ada.post(f"/api/tables/{table}/undo", {"sequence": second["sequence"]})
        undone = until(socket, "update")
        assert undone["resolution"]["undo_to"] == 0
        assert undone["resolution"]["story"][0]["message"]["id"] == "story-undo"
        assert apply_change(second, undone["position"]) | {"sequence": 0} == first
        choose(socket, undone["position"], first["moves"][-1]["move"])
        until(socket, "update")
        steps = ada.get(f"/api/tables/{table}/history")["steps"]
        assert [step["undo_to"] for step in steps] == [None, 0, None]
        assert ada.get(f"/api/tables/{table}/history/1")["position"] == second | {"moves": second["moves"]}
        socket.send_json({"type": "resync", "id": "again"})
        end = play_out(socket)
    record = ada.get(f"/api/tables/{table}/record")
    assert (len(record["decisions"]), record["undone"]) == (end["sequence"] - 2, True)
    assert ada.refused("POST", f"/api/tables/{table}/undo", json={"sequence": end["sequence"]}) == "stale"


def test_a_table_with_an_undo_is_loaded_as_it_was(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Guest(client, "Ada")
        table = ada.new_table(bots=2, undo=True)["id"]
        ada.post(f"/api/tables/{table}/start")
        with ada.socket(table) as socket:
            position = until(socket, "state")["position"]
            for _ in range(4):
                choose(socket, position)
                position = until(socket, "update")["position"]
        ada.post(f"/api/tables/{table}/undo", {"sequence": position["sequence"]})
        before = ada.get(f"/api/tables/{table}/state")["position"]
    with server(tmp_path) as client:
        ada.client = client
        assert ada.get(f"/api/tables/{table}/state")["position"] == before


def test_turns_are_taken_back_only_where_one_human_plays(ada: Guest, bob: Guest) -> None:
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
    body = {"game": "wonders", "options": {"players": 3}, "seats": seats, "undo": True}
    assert ada.refused("POST", "/api/tables", json=body) == "no-undo"
    table = ada.new_table(bots=2)["id"]
    ada.post(f"/api/tables/{table}/start")
    assert ada.refused("POST", f"/api/tables/{table}/undo", json={"sequence": 0}) == "no-undo"
    assert bob.refused("POST", f"/api/tables/{table}/undo", json={"sequence": 0}) == "not-seated"


def test_what_was_undone_does_not_count() -> None:
    def entry(sequence: int, undo_to: int | None = None) -> Decision:
        return Decision(sequence, {}, {}, (), 0.0, undo_to=undo_to)

    log = [entry(1), entry(2), entry(3), entry(4, 1), entry(5), entry(6, 5), entry(7)]
    assert [one.sequence for one in leave_out_undone(log)] == [1, 5, 7]


@pytest.mark.parametrize("protocol", [PROTOCOL - 1, PROTOCOL + 1])
def test_a_page_of_another_version_is_asked_to_reload(ada: Guest, protocol: int) -> None:
    """An older page at a newer server, and the other way round."""
    path = f"/api/tables/{ada.new_table()['id']}/socket?protocol={protocol}"
    with ada.client.websocket_connect(path, headers=ada.headers) as socket:
        refused = until(socket, "refused")["problem"]
    assert (refused["code"], "reload the page" in refused["detail"]) == ("other-version", True)


# My games, and the story to keep.


def test_my_games_say_where_they_stand_and_whose_move_it_is(ada: Guest, bob: Guest) -> None:
    table = start_for_two(ada, bob, timer={"seconds": 3600}, options={"players": 3, "sides": "day"})
    mine = ada.get("/api/guest/tables")["tables"][0]
    assert mine["headline"]["args"] == {"age": {"id": "wonders-age-1", "args": {}}, "turn": 1, "turns": 6}
    assert (mine["your_move"], bool(mine["table"]["deadline"])) == (True, True)
    with ada.socket(table) as socket:
        choose(socket, until(socket, "state")["position"])
        until(socket, "ack")
    assert not ada.get("/api/guest/tables")["tables"][0]["your_move"]


def test_a_game_is_kept_as_text(ada: Guest) -> None:
    table = ada.new_table(bots=2)["id"]
    assert ada.refused("GET", f"/api/tables/{table}/text") == "not-started"
    ada.post(f"/api/tables/{table}/start")
    with ada.socket(table) as socket:
        end = play_out(socket)
    told = ada.get(f"/api/tables/{table}/state?language=en")["position"]["verdict"]["message"]["text"]
    answer = ada.ask("GET", f"/api/tables/{table}/text")
    lines = answer.text.splitlines()
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert lines[-4].endswith(f": {end['score']['totals'][0]}")
    assert lines[-1] == told
    assert len(lines) > 30
