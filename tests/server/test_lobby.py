"""Sitting down, leaving, hosting, starting, playing again."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import time

import pytest
from starlette.testclient import TestClient

from heptapolis.games.dice.data import shipped_text
from heptapolis.server.bot_names import BOT_NAMES
from heptapolis.server.wire.lobby import Timer
from tests.server.arrange import Guest, choose, play_out, server, until


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


def test_the_host_sits_at_the_first_open_seat(ada: Guest) -> None:
    table = ada.new_table(bots=1)
    assert (table["seat"], table["hosting"], table["status"]) == (0, True, "open")
    assert [seat["kind"] for seat in table["seats"]] == ["human", "open", "bot"]
    assert table["seats"][0]["you"]


def test_friends_join_by_the_link(ada: Guest, bob: Guest) -> None:
    table = ada.new_table(bots=1)
    seen = bob.post(f"/api/tables/{table['id']}/join")
    assert (seen["seat"], seen["hosting"]) == (1, False)
    assert bob.post(f"/api/tables/{table['id']}/join")["seat"] == 1  # again: no second seat
    assert [seat["name"] for seat in seen["seats"][:2]] == ["Ada", "Bob"]


def test_a_seat_is_chosen_and_changed(ada: Guest, bob: Guest) -> None:
    table = ada.new_table(bots=0)["id"]
    assert bob.post(f"/api/tables/{table}/join", {"seat": 2})["seat"] == 2
    assert bob.post(f"/api/tables/{table}/join", {"seat": 1})["seat"] == 1
    assert bob.refused("POST", f"/api/tables/{table}/join", json={"seat": 0}) == "seat-taken"
    assert bob.refused("POST", f"/api/tables/{table}/join", json={"seat": 7}) == "unknown-seat"


def test_a_full_table_has_no_room(ada: Guest, bob: Guest) -> None:
    table = ada.new_table(bots=2)["id"]
    assert bob.refused("POST", f"/api/tables/{table}/join", json={}) == "table-full"


def test_only_the_host_starts_and_only_once(ada: Guest, bob: Guest) -> None:
    table = ada.new_table(bots=1)["id"]
    assert ada.refused("POST", f"/api/tables/{table}/start") == "seats-open"
    bob.post(f"/api/tables/{table}/join")
    assert bob.refused("POST", f"/api/tables/{table}/start") == "not-host"
    ada.post(f"/api/tables/{table}/start")
    assert ada.refused("POST", f"/api/tables/{table}/start") == "already-started"
    assert bob.refused("POST", f"/api/tables/{table}/join", json={"seat": 2}) == "already-started"


def test_a_player_who_leaves_before_the_start_leaves_an_open_seat(ada: Guest, bob: Guest) -> None:
    table = ada.new_table(bots=1)["id"]
    bob.post(f"/api/tables/{table}/join")
    seen = ada.post(f"/api/tables/{table}/leave")
    assert seen["seats"][0]["kind"] == "open"
    assert bob.get(f"/api/tables/{table}")["hosting"], "somebody must look after the table"
    assert ada.refused("POST", f"/api/tables/{table}/leave") == "not-seated"


def test_a_bot_stands_in_for_an_absent_player_who_takes_the_seat_back(ada: Guest, bob: Guest) -> None:
    table = ada.new_table(bots=1)["id"]
    bob.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    bot = {"kind": "bot", "bot": "random"}
    with bob.socket(table) as socket:
        until(socket, "state")
        assert ada.refused("PUT", f"/api/tables/{table}/seats/1", json=bot) == "present"
    _until_gone(ada, table)
    assert bob.refused("PUT", f"/api/tables/{table}/seats/1", json=bot) == "not-host"
    assert ada.put(f"/api/tables/{table}/seats/1", bot)["seats"][1]["stand_in"] == "random"
    with ada.socket(table) as socket:  # two bots and Ada: the game goes on
        choose(socket, until(socket, "state")["position"])
        until(socket, "update")
    seen = bob.post(f"/api/tables/{table}/return")
    assert (seen["seats"][1]["stand_in"], seen["seat"]) == (None, 1)


def _until_gone(ada: Guest, table: str) -> None:
    for _ in range(200):
        if not ada.get(f"/api/tables/{table}")["seats"][1]["connected"]:
            return
    raise AssertionError("still connected")


def test_a_bot_plays_for_a_player_who_leaves_a_game(ada: Guest) -> None:
    table = ada.new_table(bots=2)["id"]
    ada.post(f"/api/tables/{table}/start")
    assert ada.post(f"/api/tables/{table}/leave")["seats"][0]["stand_in"] == "medium"
    with Guest(ada.client, "Eve").socket(table) as socket:
        assert play_out(socket)["over"]


def test_the_host_changes_options_timer_and_visibility(ada: Guest) -> None:
    table = ada.new_table(bots=0)["id"]
    change = {"options": {"players": 5}, "visibility": "public", "timer": {"seconds": 30}}
    seen = ada.ask("PATCH", f"/api/tables/{table}", json=change).json()
    assert (len(seen["seats"]), seen["visibility"], seen["timer"]["seconds"]) == (5, "public", 30)
    assert ada.refused("PATCH", f"/api/tables/{table}", json={"options": {"players": 9}}) == "bad-option"
    ada.ask("PATCH", f"/api/tables/{table}", json={"no_timer": True})
    assert ada.get(f"/api/tables/{table}")["timer"] is None


def test_public_tables_are_listed_others_are_not(ada: Guest, bob: Guest) -> None:
    hidden, public = ada.new_table(), ada.new_table(visibility="public")
    listed = [table["id"] for table in bob.get("/api/tables")["tables"]]
    assert (public["id"] in listed, hidden["id"] in listed) == (True, False)
    assert bob.get("/api/tables?status=over")["tables"] == []
    assert bob.get("/api/tables?game=dice")["tables"] == []


def test_my_tables_are_those_where_i_sit_or_host(ada: Guest, bob: Guest) -> None:
    table = ada.new_table(bots=1)["id"]
    bob.post(f"/api/tables/{table}/join")
    ada.new_table()
    assert [one["table"]["id"] for one in bob.get("/api/guest/tables")["tables"]] == [table]
    assert len(ada.get("/api/guest/tables")["tables"]) == 2


def test_a_rematch_has_the_same_people_and_one_table(ada: Guest, bob: Guest) -> None:
    table = ada.new_table(bots=1, options={"players": 3, "sides": "day"})["id"]
    bob.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    assert ada.refused("POST", f"/api/tables/{table}/rematch") == "not-over"
    bob.post(f"/api/tables/{table}/leave")  # a bot plays for him
    with ada.socket(table) as socket:
        play_out(socket)
    new = bob.post(f"/api/tables/{table}/rematch")
    assert ada.post(f"/api/tables/{table}/rematch")["id"] == new["id"]
    assert [seat["name"] for seat in new["seats"][:2]] == ["Ada", "Bob"]
    assert (new["status"], new["hosting"]) == ("open", True)
    assert Guest(ada.client, "Eve").refused("POST", f"/api/tables/{new['id']}/rematch") == "not-over"


def test_the_same_deal_again_gives_every_seat_the_same_hand(ada: Guest, bob: Guest) -> None:
    """It is a table of its own, which says that its deal was chosen; a rematch is another one."""
    table = ada.new_table(bots=1, options={"players": 3, "sides": "day"})["id"]
    bob.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    hands = [_see_hand(who, table) for who in (ada, bob)]
    bob.post(f"/api/tables/{table}/leave")
    with ada.socket(table) as socket:
        assert play_out(socket)["verdict"]["message"]["id"].startswith("verdict-")
    new = ada.post(f"/api/tables/{table}/rematch", {"same_deal": True})
    assert bob.post(f"/api/tables/{table}/rematch", {"same_deal": True})["id"] == new["id"]
    assert (new["seed_chosen"], new["options"]["sides"]) == (True, "day")
    ada.post(f"/api/tables/{new['id']}/start")
    assert [_see_hand(who, new["id"]) for who in (ada, bob)] == hands
    other = ada.post(f"/api/tables/{table}/rematch")
    assert (other["id"] != new["id"], other["seed_chosen"]) == (True, False)
    assert ada.refused("POST", f"/api/tables/{table}/rematch", json={"same_deal": "yes"}) == "invalid"


def _see_hand(who: Guest, table: str) -> list[str]:
    state = who.get(f"/api/tables/{table}/state")
    hand: list[str] = state["position"]["view"]["hands"][state["seat"]]
    return hand


def test_guests_cannot_bring_bots_of_their_own(ada: Guest) -> None:
    """A declaration would run any file or program on the server."""
    for spec in (
        "mine=evil.py:Bot",
        "mine=program:rm",
        "greedy:noise=2",
        "greedy:character=general",
        "hard:character=poet",
        "hard:character=general,ms=60000",
        "nobody",
    ):
        body = {"game": "wonders", "seats": [{"kind": "bot", "bot": spec}]}
        assert ada.refused("POST", "/api/tables", json=body) == "unknown-name"


def test_a_character_sits_down_by_name_and_portrait(ada: Guest) -> None:
    """Two of a kind are told apart; everyone else keeps an ordinary name."""
    bots = ("easy:character=general", "medium:character=general", "medium", "easy:character=builder")
    seats = [{"kind": "bot", "bot": bot} for bot in bots]
    made = ada.post("/api/tables", {"game": "wonders", "options": {"players": 5}, "seats": seats})
    taken = [seat for seat in made["seats"] if seat["kind"] == "bot"]
    assert [(seat["bot"], seat["strength"]) for seat in taken[:2]] == [(bots[0], "easy"), (bots[1], "medium")]
    seen = [(seat["name"], seat["avatar"]) for seat in taken]
    plain = seen.pop(2)
    assert seen == [("Brasidas", "general"), ("Brasidas II", "general"), ("Eupalinos", "builder")]
    assert plain[0] in BOT_NAMES
    assert plain[1] is None


@pytest.mark.parametrize("then", ["default", "random"])
def test_a_timer_decides_for_players_who_do_not(ada: Guest, then: str) -> None:
    """With no time at all the whole game passes by."""
    table = ada.new_table(bots=2, timer={"seconds": 5, "then": then})["id"]
    live = ada.client.app.state.service.tables[table]  # type: ignore[attr-defined]
    with ada.socket(table) as socket:
        live.store.table = replace(live.table, timer=Timer.model_construct(seconds=0, then=then))
        assert ada.client.portal
        ada.client.portal.call(live.change, lambda t: t.begin(time()))
        message = until(socket, "update")
        while not message["position"]["over"]:
            message = until(socket, "update")
    assert message["waiting"]["seconds_left"] is None


def test_a_tables_own_boards_are_described_there(ada: Guest) -> None:
    usual = ada.new_table("dice", bots=1)
    assert usual["catalogue"] == "/api/catalogue/dice"
    boards = shipped_text("heptapolis").replace('bonuses = ["another action"', 'bonuses = ["3 coins"')
    own = ada.new_table("dice", bots=1, options={"players": 2, "board_set": boards})
    assert own["catalogue"] == f"/api/tables/{own['id']}/catalogue"
    [described] = ada.get(own["catalogue"])["content"]["sets"]
    message = {"id": "dice-effect-coins", "args": {"coins": {"id": "number-coin", "args": {"n": 3}}}}
    assert described["bonuses"][0] == {"kind": "coins", "amount": 3, "message": message}


def test_a_card_that_the_table_reads_differently_is_described_there(ada: Guest) -> None:
    """X9: with the option `starting` the table has a catalogue of its own, which says so."""
    options = {"players": 3, "expansions": ["cities"], "smugglers_cache": "starting"}
    own = ada.new_table("wonders", bots=2, options=options)
    assert own["catalogue"] == f"/api/tables/{own['id']}/catalogue"
    cards = {card["name"]: card for card in ada.get(own["catalogue"])["content"]["cards"]}
    [effect] = cards["smugglers-cache"]["effects"]
    assert effect["message"]["id"] == "wonders-effect-smuggling-starting"


def test_options_can_be_tried_before_there_is_a_table(ada: Guest) -> None:
    """A form learns from the refusal what would do, and knows no rule itself."""
    path = "/api/games/wonders/options"
    options = ada.post(path, {"options": {"players": 5}})["options"]
    assert (options["players"], options["teams"]) == (5, False)
    refusal = ada.ask("POST", path, json={"options": {"teams": True}}).json()
    assert (refusal["code"], refusal["input"], refusal["valid"]) == (
        "bad-option",
        "teams=True",
        ["expansions=cities"],
    )
    assert ada.refused("POST", "/api/games/chess/options", json={"options": {}}) == "unknown-name"
