"""Tables that are closed, what expires, and what a server does about trouble with its database."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from time import time
from typing import Any

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

from heptapolis.games.dice.data import SHIPPED, shipped_text
from heptapolis.server.storage import database
from heptapolis.server.storage.database import Database, Job, Session
from tests.server.arrange import ROOMY, Guest, choose, play_out, server, until
from tests.server.hostile import make_record

LONG_AGO = time() - 400 * 24 * 3600


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path, limits=replace(ROOMY, unfinished_tables=2)) as one:
        yield one


@pytest.fixture
def ada(client: TestClient) -> Guest:
    return Guest(client, "Ada")


def run(guest: Guest, sql: str, **given: Any) -> list[Any]:
    """What the server's own database answers."""
    service = guest.client.app.state.service  # type: ignore[attr-defined]

    def work(connection: Any) -> list[Any]:
        found = connection.execute(text(sql), given)
        return list(found) if found.returns_rows else []

    assert guest.client.portal
    return list(guest.client.portal.call(service.database.run, work))


# Closing.


def test_a_host_with_forgotten_tables_closes_one_and_opens_another(ada: Guest) -> None:
    """Twenty forgotten tables used to lock a guest out forever."""
    tables = [ada.new_table()["id"] for _ in range(2)]
    wanted = {"game": "wonders", "options": {"players": 3}}
    assert ada.refused("POST", "/api/tables", json=wanted) == "too-many-tables"
    assert ada.ask("DELETE", f"/api/tables/{tables[0]}").status_code == 204
    assert ada.refused("GET", f"/api/tables/{tables[0]}") == "unknown-table"
    ada.new_table()


def test_everyone_at_a_closed_table_is_told(ada: Guest, client: TestClient) -> None:
    bob = Guest(client, "Bob")
    table = ada.new_table()["id"]
    assert bob.refused("DELETE", f"/api/tables/{table}") == "not-host"
    with bob.socket(table) as socket:
        until(socket, "state")
        ada.ask("DELETE", f"/api/tables/{table}")
        assert until(socket, "refused")["problem"]["code"] == "closed-table"


def test_a_game_is_closed_only_if_nobody_else_plays_and_never_once_it_is_over(ada: Guest) -> None:
    alone = ada.new_table(bots=2)["id"]
    ada.post(f"/api/tables/{alone}/start")
    assert ada.ask("DELETE", f"/api/tables/{alone}").status_code == 204
    finished = ada.new_table(bots=2)["id"]
    ada.post(f"/api/tables/{finished}/start")
    with ada.socket(finished) as socket:
        play_out(socket)
    assert ada.refused("DELETE", f"/api/tables/{finished}") == "already-started"
    bob, shared = Guest(ada.client, "Bob"), ada.new_table(bots=1)["id"]
    bob.post(f"/api/tables/{shared}/join")
    ada.post(f"/api/tables/{shared}/start")
    assert ada.refused("DELETE", f"/api/tables/{shared}") == "already-started"


def test_an_upload_can_be_deleted(ada: Guest) -> None:
    table = ada.post("/api/replays", make_record())["id"]
    assert ada.ask("DELETE", f"/api/tables/{table}").status_code == 204
    assert run(ada, "SELECT * FROM decisions") == []


def test_a_rematch_whose_table_was_closed_is_made_again(ada: Guest) -> None:
    finished = ada.new_table(bots=2)["id"]
    ada.post(f"/api/tables/{finished}/start")
    with ada.socket(finished) as socket:
        play_out(socket)
    first = ada.post(f"/api/tables/{finished}/rematch")["id"]
    ada.ask("DELETE", f"/api/tables/{first}")
    second = ada.post(f"/api/tables/{finished}/rematch")["id"]
    assert second not in (first, finished)
    assert ada.post(f"/api/tables/{finished}/rematch")["id"] == second


# Expiry.


def sweep(guest: Guest) -> None:
    assert guest.client.portal
    service: Any = guest.client.app.state.service  # type: ignore[attr-defined]
    guest.client.portal.call(service._forget_abandoned)


def test_open_tables_expire_and_games_do_not(ada: Guest) -> None:
    abandoned, playing = ada.new_table()["id"], ada.new_table(bots=2)["id"]
    ada.post(f"/api/tables/{playing}/start")
    run(ada, "UPDATE tables SET touched = :at", at=LONG_AGO)
    sweep(ada)
    assert [row.id for row in run(ada, "SELECT id FROM tables")] == [playing]
    assert ada.refused("GET", f"/api/tables/{abandoned}") == "unknown-table"


def test_an_open_table_that_someone_watches_is_kept(ada: Guest) -> None:
    table = ada.new_table()["id"]
    run(ada, "UPDATE tables SET touched = :at", at=LONG_AGO)
    with ada.socket(table) as socket:
        until(socket, "state")
        sweep(ada)
    assert ada.get(f"/api/tables/{table}")["status"] == "open"


def test_guests_who_never_played_expire_and_others_do_not(ada: Guest, client: TestClient) -> None:
    ada.new_table()
    Guest(client, "Bob")
    run(ada, "UPDATE guests SET created = :at", at=LONG_AGO)
    run(ada, "UPDATE devices SET seen = :at", at=LONG_AGO)
    Guest(client, "Cleo")
    sweep(ada)
    assert [row.name for row in run(ada, "SELECT name FROM guests ORDER BY name")] == ["Ada", "Cleo"]
    assert run(ada, "SELECT count(*) FROM devices")[0][0] == 2


# What was promised.


def test_an_old_command_is_acknowledged_again(ada: Guest) -> None:
    """Only the last decision used to be remembered; a command from before was refused as stale."""
    table = ada.new_table(bots=2, options={"players": 3, "sides": "day"})["id"]
    ada.post(f"/api/tables/{table}/start")
    with ada.socket(table) as socket:
        first = until(socket, "state")["position"]
        choose(socket, first, command="the-first")
        for _ in range(3):
            choose(socket, until(socket, "update")["position"])
        until(socket, "update")
        choose(socket, first, command="the-first")
        while (answer := until(socket, "ack", "refused"))["id"] != "the-first":
            pass
        assert answer["type"] == "ack"
        choose(socket, first, command="never-sent")
        assert until(socket, "refused")["problem"]["code"] == "stale"


def test_lists_leave_out_whole_files(ada: Guest) -> None:
    """Fifty tables with boards of their own made a list of 3.1 MB."""
    boards = shipped_text(SHIPPED[0])
    options = {"players": 2, "board_set": boards}
    table = ada.new_table("dice", 1, options=options, visibility="public")["id"]
    listed = ada.get("/api/tables")["tables"][0]["options"]
    mine = ada.get("/api/guest/tables")["tables"][0]["table"]["options"]
    assert listed == mine == {"players": 2, "agora_tie": "all", "boards": "deal"}
    assert ada.get(f"/api/tables/{table}")["options"]["board_set"] == boards


def test_a_forgotten_cookie_is_worth_nothing(ada: Guest) -> None:
    assert ada.ask("GET", "/api/guest").status_code == 200
    assert ada.ask("DELETE", "/api/guest").status_code == 204
    assert ada.refused("GET", "/api/guest") == "no-guest"


# Trouble.


def test_a_database_locked_elsewhere_makes_nobody_wait_for_anybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every request in the queue used to wait its own ten seconds."""
    monkeypatch.setattr(database, "SQLITE_BUSY_SECONDS", 0.01)
    one = Database(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    one.close()

    def work(_: object) -> None:
        raise AssertionError("there is no transaction to work in")

    def alone(*_: object) -> None:
        raise AssertionError("waits again")

    monkeypatch.setattr(Session, "alone", alone)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        anything: Any = None
        jobs = [Job(work, anything, anything, 0.0) for _ in range(3)]
        Session(one.engine).together(jobs)
    assert ["locked" in str(job.error) for job in jobs] == [True] * 3
