"""Score pads that several phones fill in."""

from collections.abc import Iterator
from pathlib import Path
from time import time

import pytest
from starlette.testclient import TestClient

from heptapolis.server.settings import Limits
from heptapolis.server.storage import pads
from tests.server.arrange import Guest, Json, server

COLUMN = {"name": "Ada", "board": "gizah", "side": "night", "counts": {"coins": 7}}
PAD = {
    "game": "wonders",
    "cities": True,
    "teams": False,
    "columns": [COLUMN, COLUMN | {"name": "Bob"}, COLUMN | {"name": "Eve"}],
}


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


def change(guest: Guest, pad: Json, seat: int, wanted: Json) -> Json:
    answer = guest.ask("PATCH", f"/api/pads/{pad['id']}/columns/{seat}", json=wanted)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_a_second_phone_reads_what_was_shared(ada: Guest, bob: Guest) -> None:
    pad = ada.post("/api/pads", PAD)
    assert pad["path"] == f"/score/join/{pad['id']}"
    assert bob.get(f"/api/pads/{pad['id']}") == PAD | {k: pad[k] for k in ("id", "path")} | {
        "versions": [1, 1, 1]
    }


def test_changes_of_two_phones_are_merged(ada: Guest, bob: Guest) -> None:
    pad = ada.post("/api/pads", PAD)
    change(ada, pad, 1, {"counts": {"brown": 3}})
    found = change(bob, pad, 1, {"name": "Bobby", "counts": {"coins": None, "debt": 2}})
    assert found["columns"][1] == COLUMN | {"name": "Bobby", "counts": {"brown": 3, "debt": 2}}
    assert found["columns"][0] == COLUMN
    assert found["versions"] == [1, 3, 1]


@pytest.mark.parametrize(
    "wanted",
    [
        {"name": ""},
        {"counts": {"coins": 1000}},
        {"counts": {"coins": 1.5}},
        {"counts": {"Coins!": 1}},
        {"counts": {f"c{n}": 1 for n in range(200)}},
        {"board": "<script>"},
        {"side": "dusk"},
    ],
)
def test_bad_changes_are_refused_and_change_nothing(ada: Guest, wanted: Json) -> None:
    pad = ada.post("/api/pads", PAD)
    path = f"/api/pads/{pad['id']}"
    assert ada.refused("PATCH", f"{path}/columns/0", json=wanted) == "invalid"
    assert ada.get(path) == pad


def test_a_column_does_not_grow_without_limit(ada: Guest) -> None:
    pad = ada.post("/api/pads", PAD)
    change(ada, pad, 0, {"counts": {f"c{n}": 1 for n in range(140)}})
    body = {"counts": {f"d{n}": 1 for n in range(140)}}
    assert ada.refused("PATCH", f"/api/pads/{pad['id']}/columns/0", json=body) == "invalid"


def test_what_is_not_there_is_said(ada: Guest) -> None:
    pad = ada.post("/api/pads", PAD)
    assert ada.refused("PATCH", f"/api/pads/{pad['id']}/columns/3", json={}) == "unknown-seat"
    assert ada.refused("GET", "/api/pads/nothing") == "unknown-pad"
    assert ada.refused("PATCH", "/api/pads/nothing/columns/0", json={}) == "unknown-pad"


def test_a_game_without_a_pad_is_refused(ada: Guest) -> None:
    assert ada.refused("POST", "/api/pads", json=PAD | {"game": "chess"}) == "unknown-name"


def test_sharing_ends(ada: Guest, bob: Guest) -> None:
    pad = ada.post("/api/pads", PAD)
    assert ada.ask("DELETE", f"/api/pads/{pad['id']}").status_code == 204
    assert bob.refused("GET", f"/api/pads/{pad['id']}") == "unknown-pad"


def test_old_pads_are_deleted(ada: Guest, client: TestClient) -> None:
    pad = ada.post("/api/pads", PAD)
    database = client.app.state.service.database  # type: ignore[attr-defined]
    with database.engine.begin() as connection:
        pads.delete_old(connection, time() - 60)
        assert pads.find(connection, pad["id"])
        pads.delete_old(connection, time() + 60)
        assert not pads.find(connection, pad["id"])
        assert not pads.columns(connection, pad["id"])


def test_strangers_share_nothing(client: TestClient) -> None:
    assert client.post("/api/pads", json=PAD).status_code == 401


def test_nobody_fills_the_server_with_pads(tmp_path: Path) -> None:
    with server(tmp_path, limits=Limits(pad_burst=2)) as client:
        eve = Guest(client, "Eve")
        for _ in range(2):
            eve.post("/api/pads", PAD)
        assert eve.refused("POST", "/api/pads", json=PAD) == "too-fast"
