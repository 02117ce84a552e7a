"""Analyses of finished games on the server: progress, cache, limits, restarts, errors, priority."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from starlette.testclient import TestClient

from heptapolis import make
from heptapolis.analysis.model import LuckAndSkill
from heptapolis.core.record import Record
from heptapolis.i18n.speech import speech
from heptapolis.search.forecast import Estimate, forecaster_of
from heptapolis.server import analyses, analyst, analyst_process
from heptapolis.server.describe_analysis import number_steps, say_luck
from heptapolis.server.kernels import Compilation
from heptapolis.server.service import Service
from heptapolis.server.settings import Limits
from tests.analysis.games import played
from tests.processes import TIMEOUT_SECONDS
from tests.server.arrange import Guest, Json, play_out, server
from tests.server.scripted_analyst import analysed

pytestmark = pytest.mark.slow  # an analyst is a process

POLL_SECONDS = 0.05


@pytest.fixture
def scripted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Analysts that do what the files in this folder say."""
    folder = tmp_path / "analyst"
    folder.mkdir()
    monkeypatch.setattr(analyst, "COMMAND", ("-m", "tests.server.scripted_analyst", str(folder)))
    return folder


@pytest.fixture
def client(tmp_path: Path, scripted: Path) -> Iterator[TestClient]:
    with server(tmp_path) as client:
        yield client


def record(seed: int = 1, game: str = "dice") -> Record:
    return played(make(game, players=2 if game == "dice" else 3), seed)


def upload(guest: Guest, seed: int = 1) -> str:
    table: Json = guest.post("/api/replays", json.loads(record(seed).to_json()))
    return str(table["id"])


def ask(guest: Guest, table: str, *, refine: bool = False) -> Json:
    answer: Json = guest.post(f"/api/tables/{table}/analysis", {"refine": refine})
    return answer


def tell(guest: Guest, table: str) -> Json:
    answer: Json = guest.get(f"/api/tables/{table}/analysis/progress")
    return answer


def ask_until(guest: Guest, table: str, wanted: Callable[[Json], bool], *, refine: bool = False) -> Json:
    """Ask again and again until this is true of the progress."""
    end = monotonic() + TIMEOUT_SECONDS
    while not wanted(progress := ask(guest, table, refine=refine)):
        assert monotonic() < end, progress
        sleep(POLL_SECONDS)
    return progress


def wait_until(happened: Callable[[], bool]) -> None:
    end = monotonic() + TIMEOUT_SECONDS
    while not happened():
        assert monotonic() < end
        sleep(POLL_SECONDS)


def service(client: TestClient) -> Service:
    found = client.app.state.service  # type: ignore[attr-defined]
    assert isinstance(found, Service)
    return found


def requests(folder: Path) -> list[int]:
    """The playouts of all that the analysts were asked for."""
    asked = sorted(folder.glob("asked-*"), key=lambda file: file.stat().st_mtime_ns)
    return [int(file.name.split("-")[2]) for file in asked]


def test_light_first_then_refined_and_never_twice(client: TestClient, scripted: Path) -> None:
    ada = Guest(client, "Ada")
    table = upload(ada)
    assert tell(ada, table)["state"] == "none"
    assert ask(ada, table)["wanted"] == 300
    running = ask_until(ada, table, lambda told: told["state"] == "running")
    assert (running["done"], running["of"], running["wanted"]) == (1, 4, 300)
    assert ada.refused("GET", f"/api/tables/{table}/analysis") == "no-analysis"
    (scripted / "go").touch()
    light = ask_until(ada, table, lambda told: told["state"] == "done")
    assert (light["playouts"], light["wanted"]) == (300, 0)
    assert ada.get(f"/api/tables/{table}/analysis")["playouts"] == 300
    full = ask_until(ada, table, lambda told: told["state"] == "done", refine=True)
    assert full["playouts"] == 4000
    assert ada.get(f"/api/tables/{table}/analysis")["playouts"] == 4000
    assert tell(ada, table) == ask(ada, table, refine=True) == full
    assert requests(scripted) == [300, 4000]


def test_the_same_record_uploaded_again_is_analysed_already(client: TestClient, scripted: Path) -> None:
    (scripted / "go").touch()
    ada = Guest(client, "Ada")
    ask_until(ada, upload(ada), lambda told: told["state"] == "done")
    assert ask(Guest(client, "Ben"), upload(ada))["state"] == "done"
    assert requests(scripted) == [300]


def test_it_is_kept_over_a_restart(tmp_path: Path, scripted: Path) -> None:
    (scripted / "go").touch()
    with server(tmp_path) as client:
        ada = Guest(client, "Ada")
        table = upload(ada)
        ask_until(ada, table, lambda told: told["state"] == "done")
    with server(tmp_path) as client:
        ada.client = client
        assert ask(ada, table)["state"] == "done"
    assert requests(scripted) == [300]


def test_what_a_restart_interrupted_starts_again(tmp_path: Path, scripted: Path) -> None:
    with server(tmp_path) as client:
        ada = Guest(client, "Ada")
        table = upload(ada)
        ask_until(ada, table, lambda told: told["state"] == "running")
    (scripted / "go").touch()
    with server(tmp_path) as client:
        ada.client = client
        ask_until(ada, table, lambda told: told["state"] == "done")
    assert requests(scripted) == [300, 300]


def test_an_analyst_that_dies_is_started_again(
    client: TestClient, scripted: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Guest(client, "Ada")
    table = upload(ada)
    (scripted / "die").touch()
    ask_until(ada, table, lambda told: told["state"] == "failed")
    (scripted / "die").unlink()
    (scripted / "go").touch()
    assert ask(ada, table)["state"] == "failed"  # not at once
    monkeypatch.setattr(analyses, "FAILED_SECONDS", 0.0)
    ask_until(ada, table, lambda told: told["state"] == "done")


def test_a_game_that_cannot_be_analysed_says_so(client: TestClient, scripted: Path) -> None:
    (scripted / "fail").touch()
    ada = Guest(client, "Ada")
    table = upload(ada)
    failed = ask_until(ada, table, lambda told: told["state"] == "failed")
    assert failed["playouts"] == 0


def test_unknown_unfinished_and_strange_games_are_rejected(client: TestClient) -> None:
    ada = Guest(client, "Ada")
    assert ada.refused("POST", "/api/tables/nosuch/analysis", json={}) == "unknown-table"
    table = ada.new_table(bots=2)["id"]
    assert ada.refused("POST", f"/api/tables/{table}/analysis", json={}) == "not-over"
    ada.post(f"/api/tables/{table}/start")
    assert ada.refused("GET", f"/api/tables/{table}/analysis") == "not-over"
    assert ada.refused("GET", f"/api/tables/{table}/analysis/1/0") == "not-over"
    assert ada.refused("GET", f"/api/tables/{table}/analysis/progress") == "not-over"
    assert client.post(f"/api/tables/{upload(ada)}/analysis", json={}).json()["code"] == "no-guest"
    empty = ada.post("/api/replays", json.loads(Record.of(make("dice", players=2), 1).to_json()))["id"]
    assert ada.refused("POST", f"/api/tables/{empty}/analysis", json={}) == "not-supported"


def test_kernels(client: TestClient) -> None:
    """It waits for the kernel; a game without one, or whose kernel failed, cannot be analysed."""
    ada = Guest(client, "Ada")
    table, kernels = upload(ada), service(client).kernels
    kernels.progress["dice"] = Compilation("compiling")
    assert ada.refused("POST", f"/api/tables/{table}/analysis", json={}) == "compiling"
    kernels.progress["dice"] = Compilation("failed")
    assert ada.refused("POST", f"/api/tables/{table}/analysis", json={}) == "not-supported"
    del kernels.progress["dice"]
    assert ada.refused("POST", f"/api/tables/{table}/analysis", json={}) == "not-supported"
    assert tell(ada, table)["state"] == "unsupported"


def test_each_guest_may_ask_for_so_many(tmp_path: Path, scripted: Path) -> None:
    limits = Limits(analyses_per_second=0.0001, analysis_burst=1, waiting_work=2)
    with server(tmp_path, limits=limits) as client:
        ada, ben = Guest(client, "Ada"), Guest(client, "Ben")
        first, second, third = (upload(ada, seed) for seed in (1, 2, 3))
        ask(ada, first)
        ask(ada, first)  # to hear how far it is costs nothing
        assert ada.refused("POST", f"/api/tables/{second}/analysis", json={}) == "too-many-analyses"
        ask(ben, second)
        cleo = Guest(client, "Cleo")
        assert cleo.refused("POST", f"/api/tables/{third}/analysis", json={}) == "busy"


def test_a_deleted_table_takes_its_analysis_along(client: TestClient, scripted: Path) -> None:
    ada = Guest(client, "Ada")
    table = upload(ada)
    ask_until(ada, table, lambda told: told["state"] == "running")
    assert ada.ask("DELETE", f"/api/tables/{table}").status_code == 204
    (scripted / "go").touch()
    wait_until(lambda: not service(client).analyses.waiting)
    assert ask(ada, upload(ada))["playouts"] == 0


def test_a_game_of_people_is_analysed_when_it_ends(client: TestClient, scripted: Path) -> None:
    (scripted / "go").touch()
    service(client).kernels.progress["dice"] = Compilation("ready")
    ada = Guest(client, "Ada")
    table = ada.new_table("dice", bots=1)["id"]
    ada.post(f"/api/tables/{table}/start")
    with ada.socket(table) as socket:
        play_out(socket)
    wait_until(lambda: requests(scripted) == [300] and not service(client).analyses.waiting)
    assert ada.get(f"/api/tables/{table}/analysis")["playouts"] == 300


def test_steps_are_those_of_the_history() -> None:
    """Decisions 2 and 3 were taken back: the third that counts is the fifth of the history."""
    found = analysed(record(), 300)
    steps = [1, 4, 5, *range(6, len(found.chances) + 3)][: len(found.chances) - 1]
    moved = number_steps(found, steps)
    assert [one.step for one in moved.chances][:4] == [0, 1, 4, 5]
    assert number_steps(found, range(1, len(found.chances))) is found


@pytest.mark.parametrize(
    ("mistakes", "luck", "sentence"),
    [
        (Estimate(-0.11, 0.03), Estimate(-0.09, 0.02), "mistakes cost 11 % in all (±6); luck (the deal, the"),
        (Estimate(-0.11, 0.03), Estimate(0.03, 0.02), "mistakes cost 11 % in all (±6); luck made no clear"),
        (Estimate(-0.21, 0.20), Estimate(0.30, 0.02), "mistakes made no clear difference; luck (the deal"),
        (Estimate(-0.21, 0.20), Estimate(0.03, 0.20), "neither mistakes nor luck made a clear difference."),
    ],
)
def test_luck_and_skill_in_a_sentence(mistakes: Estimate, luck: Estimate, sentence: str) -> None:
    """A light analysis said "mistakes cost 21 %" above "you made no clear mistake": noise is not told."""
    zero = Estimate(0.0, 0.0)
    change = LuckAndSkill(zero, zero, mistakes, zero, luck, zero, zero)
    assert speech("en").say(say_luck(change)).startswith(f"Chance to win: {sentence}")


def test_it_pauses_while_bots_need_all_processors(client: TestClient) -> None:
    thinkers, analyst = service(client).thinkers, service(client).analyses.analyst
    ada = Guest(client, "Ada")
    table = upload(ada)
    ask_until(ada, table, lambda told: told["state"] == "running")
    thinkers.thinking = (os.cpu_count() or 1) - 1
    assert not service(client)._need_all_processors()
    thinkers.thinking += 1
    wait_until(lambda: analyst.paused)
    thinkers.thinking = 0
    wait_until(lambda: not analyst.paused)


def test_smaller_requests_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two parts of a full analysis the analyst makes a light one of another game."""
    told: list[str] = []
    process = analyst_process.Analyst(lambda answer: told.append(answer["key"]))

    def analyse(record: Record, playouts: int, progress: Callable[[int, int], None]) -> None:
        if told == []:  # the first one: others come while it is at work
            for key, wanted in (("other", 4000), ("light", 300)):
                process.read(json.dumps({"key": key, "playouts": wanted, "record": record.to_json()}))
        progress(1, 1)
        raise ValueError("enough")

    monkeypatch.setattr(analyst_process, "analyse", analyse)
    process.read(json.dumps({"key": "full", "playouts": 4000, "record": record().to_json()}))
    process.serve_next()
    assert told == ["full", "light", "light", "full", "other", "other"]  # progress, then the error


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system has no priorities")
def test_its_priority_is_low() -> None:
    program = "from heptapolis.server.analyst_process import *; lower_priority(); print(os.nice(0))"
    before = os.nice(0)
    after = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert int(after.stdout) == min(19, before + 10)


@pytest.mark.slow
def test_the_real_analyst(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game of dice, with the priority of the tests: every decision has its moves."""
    forecaster_of(make("dice", players=2))  # compiles, if nobody has yet
    program = "from heptapolis.server import analyst_process as a; a.NICENESS = 0; a.main()"
    monkeypatch.setattr(analyst, "COMMAND", ("-c", program))
    with server(tmp_path) as client:
        ada = Guest(client, "Ada")
        table = upload(ada)
        ask_until(ada, table, lambda told: told["state"] == "done")
        found = ada.get(f"/api/tables/{table}/analysis?language=en")
        assert found["chances"][-1]["seats"] != found["chances"][0]["seats"]
        assert {one["seat"] for one in found["players"]} == {0, 1}
        assert "luck" in found["players"][0]["change"]["message"]["text"]
        _check_decision(ada, table, found["decisions"][0])
        assert ada.refused("GET", f"/api/tables/{table}/analysis/999/0") == "unknown-step"


def _check_decision(guest: Guest, table: str, summary: Json) -> None:
    path = f"/api/tables/{table}/analysis/{summary['step']}/{summary['seat']}"
    details: Any = guest.get(f"{path}?language=en")
    moves = {one["move"]: one for one in details.pop("moves")}
    assert details == summary
    best, move = moves[details["best"]["move"]], moves[details["played"]["move"]]
    assert best["explanation"] is None
    assert set(best["rows"]) == set(move["rows"])
    total = sum(row["mean"] for row in best["rows"].values())
    assert total == pytest.approx(best["points"]["mean"], abs=0.01)
