"""A guest's statistics: the same figures as `heptapolis stats` gives for the same records."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from heptapolis.core.result import Result
from heptapolis.server.statistics import Outcome, Outcomes
from heptapolis.server.storage import log
from tests.cli.run import heptapolis
from tests.server.arrange import Guest, play_out, server, until

PATH = "/api/guest/statistics"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with server(tmp_path) as one:
        yield one


@pytest.fixture
def ada(client: TestClient) -> Guest:
    return Guest(client, "Ada")


def play(guest: Guest, game: str, **wanted: Any) -> str:
    """A game against bots, played to its end; the table's id."""
    table = str(guest.new_table(game, **wanted)["id"])
    guest.post(f"/api/tables/{table}/start")
    with guest.socket(table) as socket:
        play_out(socket)
    return table


def test_there_is_nothing_before_the_first_game(ada: Guest) -> None:
    assert ada.get(PATH) == {"games": [], "statistics": []}


@pytest.mark.parametrize(("game", "bots"), [("wonders", 2), ("dice", 1)])
def test_statistics_equal_those_of_the_terminal(ada: Guest, tmp_path: Path, game: str, bots: int) -> None:
    tables = [play(ada, game, bots=bots, seed=seed, bot=bot) for seed, bot in ((1, "random"), (2, "greedy"))]
    file = tmp_path / "records.jsonl"
    records = [ada.ask("GET", f"/api/tables/{table}/record").json() for table in tables]
    file.write_text("".join(f"{json.dumps(record)}\n" for record in records))
    said = json.loads(heptapolis("stats", file, "--json").out)

    (found,) = ada.get(PATH)["statistics"]
    assert (found["game"], found["you"]["games"]) == (said["game"], said["games"])
    assert found["everyone_mean_scores"] == said["mean_scores"]
    boards = {row["name"]: (row["taken"], row["win_rate"], row["mean_points"]) for row in said["board"]}
    assert boards == {
        one["name"]: (one["games"], round(one["wins"] / one["games"], 4), one["mean_points"])
        for one in found["everyone_boards"]
    }


def test_a_finished_game_is_replayed_once(ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    play(ada, "dice", bots=1, seed=1, bot="random")
    first = ada.get(PATH)
    monkeypatch.setattr(log, "load", None)  # whoever replays a game fails
    assert ada.get(PATH) == first


def test_outcomes_that_nobody_asks_for_are_forgotten() -> None:
    outcomes, outcome = Outcomes(most=2), Outcome(Result.of([{"total": 1}], [0]), {})
    for table in ("a", "b"):
        outcomes.put(table, outcome)
    outcomes.get("a")
    outcomes.put("c", outcome)
    assert [outcomes.get(table) for table in ("a", "b", "c")] == [outcome, None, outcome]


def test_games_say_who_sat_where_and_how_it_ended(ada: Guest) -> None:
    table = play(ada, "wonders", seed=3, bot="random")
    score = ada.get(f"/api/tables/{table}")["result"]
    (game,) = ada.get(PATH)["games"]
    assert (game["table"], game["game"], game["options"]["players"]) == (table, "wonders", 3)
    assert [seat["total"] for seat in game["seats"]] == score["totals"]
    assert [seat["sheet"] for seat in game["seats"]] == score["sheets"]
    assert [seat["rank"] for seat in game["seats"]] == score["ranks"]
    assert [(seat["name"] == "Ada", seat["you"], seat["bot"]) for seat in game["seats"]] == [
        (True, True, None),
        (False, False, "random"),
        (False, False, "random"),
    ]
    assert all(seat["board"] for seat in game["seats"])


def test_results_by_opponent_and_my_mean_sheet(ada: Guest) -> None:
    tables = [play(ada, "dice", bots=1, seed=seed, bot=bot) for seed, bot in ((1, "random"), (2, "greedy"))]
    scores = [ada.get(f"/api/tables/{table}")["result"] for table in tables]
    (found,) = ada.get(PATH)["statistics"]
    assert [(one["name"], one["games"]) for one in found["opponents"]] == [("greedy", 1), ("random", 1)]
    assert [one["mean_points"] for one in found["opponents"]] == [s["totals"][0] for s in reversed(scores)]
    assert found["mean_scores"]["total"] == pytest.approx(sum(s["totals"][0] for s in scores) / 2, abs=1e-3)
    best = sum(s["totals"][seat] for s in scores for seat in s["winners"])
    winners = sum(len(s["winners"]) for s in scores)
    assert found["winners_mean_scores"]["total"] == pytest.approx(best / winners, abs=1e-3)


def test_a_rating_is_shown_only_when_asked_for(ada: Guest) -> None:
    play(ada, "dice", bots=1, seed=1)
    assert ada.get(PATH)["statistics"][0]["rating"] is None
    rating = ada.get(f"{PATH}?rating=true")["statistics"][0]["rating"]
    assert rating["sigma"] < 25 / 3
    assert rating["mu"] != 25


def test_games_with_turns_taken_back_do_not_count(ada: Guest) -> None:
    table = str(ada.new_table("wonders", undo=True)["id"])
    ada.post(f"/api/tables/{table}/start")
    with ada.socket(table) as socket:
        position = until(socket, "state")["position"]
        while position["sequence"] < 2:
            body = {"id": f"c{position['sequence']}", "sequence": position["sequence"]}
            move = position["moves"][0]["move"]
            socket.send_json({"type": "choose", **body, "move": move})
            position = until(socket, "update")["position"]
        ada.post(f"/api/tables/{table}/undo", {"sequence": position["sequence"]})
        play_out(socket)
    assert ada.get(f"/api/tables/{table}")["status"] == "over"
    assert ada.get(PATH)["games"] == []


def test_nobody_sees_the_games_of_others(ada: Guest) -> None:
    play(ada, "dice", bots=1)
    assert Guest(ada.client, "Bob").get(PATH)["games"] == []
