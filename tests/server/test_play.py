"""Whole games over HTTP and WebSockets, in process."""

import json
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from pydantic import TypeAdapter

from heptapolis.core.record import Record
from heptapolis.server.wire.messages import ServerMessage
from tests.processes import TIMEOUT_SECONDS
from tests.server.arrange import Guest, choose, play_out, server, until

MESSAGES: TypeAdapter[object] = TypeAdapter(ServerMessage)


@pytest.mark.parametrize("game", ["wonders", "dice"])
def test_a_whole_game_against_bots(game: str, tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Guest(client, "Ada")
        table = ada.new_table(game, bots=2 if game == "wonders" else 1)["id"]
        ada.post(f"/api/tables/{table}/start")
        with ada.socket(table) as socket:
            last = play_out(socket)
        assert ada.get(f"/api/tables/{table}")["result"] == last["score"]
        record = Record.from_json(ada.ask("GET", f"/api/tables/{table}/record").text)
        assert list(record.final().result().totals) == last["score"]["totals"]


def test_a_game_over_http_alone(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Guest(client, "Ada")
        table = ada.new_table(bots=2)["id"]
        ada.post(f"/api/tables/{table}/start")
        latest = monotonic() + TIMEOUT_SECONDS
        while not (position := ada.get(f"/api/tables/{table}/state")["position"])["over"]:
            assert monotonic() < latest, "the bots do not play"
            if position["moves"]:
                sequence, move = position["sequence"], position["moves"][0]["move"]
                choice = {"id": f"c{sequence}", "sequence": sequence, "move": move}
                ada.put(f"/api/tables/{table}/choice", choice)
        assert ada.get(f"/api/tables/{table}")["status"] == "over"


def test_choices_are_secret_and_can_be_changed_until_the_last_is_in(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        people = [Guest(client, name) for name in ("Ada", "Bob", "Cleo")]
        table = people[0].new_table(bots=0, options={"players": 3, "sides": "day"})["id"]
        for other in people[1:]:
            other.post(f"/api/tables/{table}/join")
        people[0].post(f"/api/tables/{table}/start")
        with people[0].socket(table) as ada, people[1].socket(table) as bob:
            position = until(ada, "state")["position"]
            until(bob, "state")
            first, second = position["moves"][0]["move"], position["moves"][1]["move"]
            choose(ada, position, first, "one")
            assert until(ada, "ack")["resolved"] is False
            heard = until(bob, "waiting")["waiting"]
            assert (heard["ready"], heard["choice"]) == ([0], None)
            choose(ada, position, second, "two")
            until(ada, "ack")
            choose(ada, position, first, "one")  # resent: not applied again
            until(ada, "ack")
            assert people[0].get(f"/api/tables/{table}/state")["waiting"]["choice"] == second
            ada.send_json({"type": "withdraw", "id": "three", "sequence": position["sequence"]})
            until(ada, "ack")
            assert people[1].get(f"/api/tables/{table}/state")["waiting"]["ready"] == []


NOT_BEGUN: dict[str, Any] = {"over": False, "moves": [], "sequence": -1}


def test_every_message_is_as_documented(tmp_path: Path) -> None:
    """Messages are joined from parts that are made once; the whole must still be what the models say."""
    with server(tmp_path) as client:
        ada = Guest(client, "Ada")
        table = ada.new_table(bots=2)["id"]
        seen = set()
        with ada.socket(table) as socket:
            ada.post(f"/api/tables/{table}/start")
            socket.send_json({"type": "nonsense"})
            position, decided, number = NOT_BEGUN, -1, 0
            while not position["over"] or "table" not in seen:  # the end is news about the table, too
                message = socket.receive_json()
                MESSAGES.validate_json(json.dumps(message))
                seen.add(message["type"])
                assert message["number"] == (number := number + 1)
                position = message.get("position") or position
                may_choose = position["moves"] and position["sequence"] > decided
                if may_choose and "waiting" in seen:  # it says that the bots are ready
                    choose(socket, position)
                    decided = position["sequence"]
        assert seen >= {"state", "update", "waiting", "ack", "refused", "table"}


def test_a_refused_choice_says_why(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada, bob = Guest(client, "Ada"), Guest(client, "Bob")
        table = ada.new_table(bots=2)["id"]
        ada.post(f"/api/tables/{table}/start")
        with ada.socket(table) as socket, bob.socket(table) as watching:
            position = until(socket, "state")["position"]
            for move, code in (
                ("build walls", "illegal-move"),
                ("fly", "bad-notation"),
                ("side up", "bad-notation"),
            ):
                choose(socket, position, move)
                refused = until(socket, "refused")
                assert (refused["id"], refused["problem"]["code"]) == ("c0", code)
            choose(socket, position | {"sequence": 7})
            assert until(socket, "refused")["problem"]["code"] == "stale"
            until(watching, "state")
            choose(watching, position)
            assert until(watching, "refused")["problem"]["code"] == "not-seated"
