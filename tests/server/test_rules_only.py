"""A game that has only rules, at a server: bots that can play it do, the others are refused."""

from pathlib import Path

import pytest

from tests.rules_only import high_card
from tests.server.arrange import Guest, play_out, server

__all__ = ["high_card"]

pytestmark = pytest.mark.usefixtures("high_card")


def test_it_is_played_to_the_end_with_the_bot_that_can(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Guest(client, "Ada")
        seats = [{"kind": "open"}, {"kind": "bot"}]  # no bot is named: one that can play takes the seat
        table = ada.post("/api/tables", {"game": "highcard", "options": {"players": 2}, "seats": seats})
        assert table["seats"][1]["bot"] == "random"
        ada.post(f"/api/tables/{table['id']}/start")
        with ada.socket(table["id"]) as socket:
            assert play_out(socket)["over"]


def test_a_bot_that_needs_more_than_rules_is_refused(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Guest(client, "Ada")
        body = {"game": "highcard", "options": {"players": 2}, "seats": [{"kind": "bot", "bot": "hard"}]}
        assert ada.refused("POST", "/api/tables", json=body) == "not-supported"


def test_hints_need_a_compiled_game(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Guest(client, "Ada")
        table = ada.new_table("highcard", bots=1)["id"]
        ada.post(f"/api/tables/{table}/start")
        assert ada.refused("GET", f"/api/tables/{table}/hint") == "not-supported"


def test_the_list_of_games_says_which_bots_can_play(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        games = {game["name"]: game for game in client.get("/api/games").json()["games"]}
    assert (games["highcard"]["bots"], games["highcard"]["characters"]) == (["random"], [])
    for name in ("wonders", "dice"):
        assert games[name]["bots"] == ["easy", "medium", "hard", "expert", "champion"]
        assert games[name]["characters"] == ["scientist", "general", "merchant", "builder"]


def test_the_list_of_games_marks_files_and_advanced_options(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        games = client.get("/api/games").json()["games"]
    options = [option for game in games for option in game["options"]]
    assert {one["name"] for one in options if one["is_file"]} == {"board_set"}
    advanced = {one["name"] for one in options if one["is_advanced"]}
    assert advanced == {"smugglers_cache", "agora_tie", "board_set"}
