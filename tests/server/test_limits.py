"""How much a guest may ask for, and what strangers cannot find out."""

import asyncio
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from heptapolis.server.problems import Problem
from heptapolis.server.workers import Workers
from tests.processes import TIMEOUT_SECONDS
from tests.server.arrange import ROOMY, Guest, server
from tests.server.hostile import make_record


def test_uploads_count(tmp_path: Path) -> None:
    """Uploaded records are finished games, which no limit used to count."""
    with server(tmp_path, limits=replace(ROOMY, uploads=2)) as client:
        ada = Guest(client, "Ada")
        for _ in range(2):
            ada.post("/api/replays", make_record())
        assert ada.refused("POST", "/api/replays", json=make_record()) == "too-many-uploads"


def test_a_stranger_is_turned_away_before_a_megabyte_is_read(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        kind = {"Content-Type": "application/json"}
        answer = client.post("/api/replays", content=b"{" * 1_000_000, headers=kind)
        assert (answer.status_code, answer.json()["code"]) == (401, "no-guest")


@pytest.mark.parametrize("path", ["", "/catalogue", "/state", "/history", "/record"])
def test_with_a_passphrase_strangers_cannot_tell_whether_a_table_exists(tmp_path: Path, path: str) -> None:
    with server(tmp_path, passphrase="seven cities") as client:
        entered = client.post("/api/guest", json={"name": "Ada", "passphrase": "seven cities"})
        assert entered.status_code == 201
        table = client.post("/api/tables", json={"game": "wonders"}).json()["id"]
        client.cookies.clear()
        answers = [client.get(f"/api/tables/{name}{path}") for name in (table, "nosuchtable")]
        assert {answer.status_code for answer in answers} == {401}


def test_work_beyond_the_queue_is_refused_and_the_rest_is_done() -> None:
    may_end = Event()

    async def ask() -> list[object]:
        workers = Workers(threads=1, most_waiting=2, seconds=TIMEOUT_SECONDS)
        asked = [asyncio.create_task(workers.run(lambda: may_end.wait(TIMEOUT_SECONDS))) for _ in range(3)]
        await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        may_end.set()
        answers: list[object] = list(await asyncio.gather(*asked, return_exceptions=True))
        assert workers.waiting == 0
        workers.close()
        return answers

    *done, refused = asyncio.run(ask())
    assert done == [True, True]
    assert isinstance(refused, Problem)
    assert refused.code == "busy"


def test_work_that_takes_too_long_is_given_up() -> None:
    may_end = Event()

    async def ask() -> None:
        workers = Workers(threads=1, most_waiting=2, seconds=0.01)
        with pytest.raises(Problem, match="too long"):
            await workers.run(lambda: may_end.wait(TIMEOUT_SECONDS))
        may_end.set()
        workers.close()

    asyncio.run(ask())
