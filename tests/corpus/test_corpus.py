"""Games, a database and a board file of earlier versions still open, and replay to the same end."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import heptapolis
from heptapolis.core.record import Record
from heptapolis.server.identity import COOKIE
from tests.corpus.corpus import (
    BOARD_FILE,
    DATABASE_FILE,
    GAMES,
    TABLES_FILE,
    configurations,
    outcome,
    read_games,
)
from tests.server.arrange import choose, server, until

CONFIGURATIONS = configurations()
TABLES: dict[str, Any] = json.loads(TABLES_FILE.read_text())


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_records_replay_to_the_same_end(name: str) -> None:
    games = list(read_games(name))
    assert len(games) == GAMES
    for record, kept in games:
        assert outcome(record) == kept


def test_the_board_file_still_reads() -> None:
    game = heptapolis.make("dice", players=7, board_set=BOARD_FILE.read_text("utf-8"))
    assert game.new(1).to_act


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """Today's server on the old database."""
    (tmp_path / "tables.sqlite3").write_bytes(gzip.decompress(DATABASE_FILE.read_bytes()))
    with server(tmp_path) as client:
        yield client


def _as(name: str) -> dict[str, str]:
    return {"Cookie": f"{COOKIE}={TABLES[name]}"}


@pytest.mark.parametrize("name", ["Ada", "Bob"])
def test_the_guests_of_the_database_are_known(client: TestClient, name: str) -> None:
    """Their cookies had one secret per guest; now it is that of a device."""
    assert client.get("/api/guest", headers=_as(name.lower())).json()["name"] == name
    devices = client.get("/api/guest/devices", headers=_as(name.lower())).json()["devices"]
    assert [device["current"] for device in devices] == [True]


@pytest.mark.parametrize("name", [name for name in TABLES if name.startswith("over-")])
def test_a_finished_table_of_the_database(client: TestClient, name: str) -> None:
    """Its result is shown, and its record replays to that result."""
    kept = TABLES[name]
    table = client.get(f"/api/tables/{kept['id']}", headers=_as("ada")).json()
    assert (table["status"], table["result"]) == ("over", kept["score"])
    record = client.get(f"/api/tables/{kept['id']}/record", headers=_as("ada"))
    assert record.json() == kept["record"]
    assert list(Record.from_json(record.text).final().result().totals) == kept["score"]["totals"]


def test_an_open_table_of_the_database_can_be_joined(client: TestClient) -> None:
    answer = client.post(f"/api/tables/{TABLES['open']}/join", headers=_as("bob"), json={})
    assert answer.status_code == 200, answer.text


def test_a_choice_that_waited_in_the_database_counts(client: TestClient) -> None:
    """Ada had chosen, Bob had not: once he does, the decision is resolved."""
    address = f"/api/tables/{TABLES['waiting']}/socket"
    with client.websocket_connect(address, headers=_as("bob")) as socket:
        state = until(socket, "state")
        assert state["waiting"]["ready"] == [0, 2]
        choose(socket, state["position"])
        assert until(socket, "update")["position"]["sequence"] == 1
