"""Talking at a table: phrases for everyone, marks for team-mates and nobody else."""

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heptapolis.server.limits import Pace
from heptapolis.server.problems import Problem
from heptapolis.server.talk import LINES_KEPT, Line, SeatMarks, Talk, describe_lines, make_line
from heptapolis.server.wire.messages import SetMark
from heptapolis.server.wire.talk import Mark
from tests.server.arrange import ROOMY, Guest, choose, server, until
from tests.server.test_leaks import table_of

Json = dict[str, Any]
TEAMS: Json = {"players": 4, "expansions": ["cities"], "teams": True, "sides": "day"}


def said(number: int, guest: str = "guest0") -> Line:
    return make_line(guest, f"c{number}", "hello", 0, float(number))


# Phrases as values.


def test_the_same_command_is_one_line_and_only_the_last_ones_are_kept() -> None:
    talk = Talk()
    assert talk.add([said(1)]) == [said(1)]
    assert talk.add([said(1), said(2)]) == [said(2)]
    talk.add(said(number) for number in range(3, LINES_KEPT + 4))
    assert [line.at for line in talk.lines] == [float(n) for n in range(4, LINES_KEPT + 4)]


def test_lines_of_other_processes_take_their_place_in_time() -> None:
    talk = Talk()
    talk.add([said(3)])
    talk.add([said(1), said(2)])
    assert [line.at for line in talk.lines] == [1.0, 2.0, 3.0]


def test_a_line_belongs_to_the_seat_of_its_guest_and_goes_with_the_guest() -> None:
    table = table_of("wonders", {"players": 3}, 11)
    told = describe_lines([said(1, "guest2"), said(2, "somebody")], table, 5.5)
    assert [(line.seat, line.phrase, line.seconds_ago) for line in told] == [(2, "hello", 4.5)]


def test_an_unknown_phrase_is_rejected_with_the_known_ones() -> None:
    with pytest.raises(Problem) as raised:
        make_line("guest0", "c1", "<b>hi</b>", 0, 0.0)
    assert raised.value.code == "unknown-phrase"
    assert "hello" in raised.value.body.valid


def test_a_guest_talks_at_a_pace() -> None:
    """A burst at once, then one every four seconds; somebody else has a pace of their own."""
    now = 0.0
    pace = Pace(rate=0.25, burst=2, code="too-fast", clock=lambda: now)
    pace.check("ada")
    pace.check("ada")
    with pytest.raises(Problem, match="too-fast"):
        pace.check("ada")
    pace.check("bob")
    now = 4.0
    pace.check("ada")
    with pytest.raises(Problem, match="too-fast"):
        pace.check("ada")


# Phrases over sockets.


@pytest.fixture
def people(tmp_path: Path) -> Iterator[tuple[Guest, Guest, Guest]]:
    """Ada and Bob play, Eve only watches."""
    with server(tmp_path, limits=replace(ROOMY, phrases_per_second=0.001, phrase_burst=3)) as client:
        ada, bob, eve = (Guest(client, name) for name in ("Ada", "Bob", "Eve"))
        yield ada, bob, eve


def begin(ada: Guest, bob: Guest) -> str:
    table = str(ada.new_table(bots=1)["id"])
    bob.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    return table


def say(socket: Any, phrase: str, command: str) -> Json:
    """Say a phrase; the answer."""
    socket.send_json({"type": "say", "id": command, "phrase": phrase})
    return until(socket, "ack", "refused")


def test_everyone_hears_a_phrase_and_only_players_speak(people: tuple[Guest, Guest, Guest]) -> None:
    ada, bob, eve = people
    table = begin(ada, bob)
    with ada.socket(table) as hers, bob.socket(table) as his, eve.socket(table) as watching:
        assert say(hers, "nice-move", "a1")["type"] == "ack"
        for socket in (his, watching):
            line = until(socket, "talk")["line"]
            assert (line["seat"], line["phrase"], line["sequence"]) == (0, "nice-move", 0)
        assert say(watching, "hello", "e1")["problem"]["code"] == "not-seated"
        refused = say(his, "you are a <script>", "b1")["problem"]
        assert (refused["code"], "hello" in refused["valid"]) == ("unknown-phrase", True)
        assert until_closed_or(his, "ping") == "ack"  # an unknown phrase does not close the connection
    later = eve.get(f"/api/tables/{table}/state")["talk"]
    assert [(line["seat"], line["phrase"]) for line in later] == [(0, "nice-move")]


def until_closed_or(socket: Any, command: str) -> str:
    socket.send_json({"type": command, "id": "p1"})
    return str(until(socket, "ack", "refused")["type"])


def test_a_phrase_sent_twice_is_said_once_and_too_many_are_refused(
    people: tuple[Guest, Guest, Guest],
) -> None:
    ada, bob, _ = people
    table = begin(ada, bob)
    with ada.socket(table) as hers:
        assert say(hers, "hello", "a1")["type"] == "ack"
        assert say(hers, "hello", "a1")["type"] == "ack"
        assert say(hers, "thanks", "a2")["type"] == "ack"
    with ada.socket(table) as again:  # another connection has the same pace
        assert say(again, "thanks", "a3")["type"] == "ack"
        assert say(again, "hello", "a4")["problem"]["code"] == "too-fast"
        assert say(again, "hello", "a1")["type"] == "ack"  # what was said is acknowledged, however fast
    lines = bob.get(f"/api/tables/{table}/state")["talk"]
    assert [line["phrase"] for line in lines] == ["hello", "thanks", "thanks"]


def test_what_an_erased_guest_said_is_gone(people: tuple[Guest, Guest, Guest]) -> None:
    ada, bob, _ = people
    table = begin(ada, bob)
    with bob.socket(table) as his:
        say(his, "hello", "b1")
    bob.ask("POST", "/api/guest/erase")
    assert ada.get(f"/api/tables/{table}/state")["talk"] == []


def test_talk_is_not_part_of_the_game(people: tuple[Guest, Guest, Guest]) -> None:
    ada, bob, _ = people
    table = begin(ada, bob)
    with ada.socket(table) as hers:
        say(hers, "hello", "a1")
    assert ada.get(f"/api/tables/{table}/history")["steps"] == []
    assert ada.get(f"/api/tables/{table}")["sequence"] == 0


def test_the_id_to_mute_somebody_by_is_the_same_everywhere_and_for_nobody_else(
    people: tuple[Guest, Guest, Guest],
) -> None:
    ada, bob, eve = people
    tables = [begin(ada, bob) for _ in range(2)]
    ids = {who: [_players(who, table) for table in tables] for who in (ada, eve)}
    assert ids[ada][0] == ids[ada][1]
    assert ids[ada][0][2] is None  # a bot says nothing
    assert not {*ids[ada][0][:2]} & {*ids[eve][0][:2]}


def _players(who: Guest, table: str) -> list[str | None]:
    return [seat["player"] for seat in who.get(f"/api/tables/{table}")["seats"]]


# Marks as values.


def wanted(holder: int, item: str, kind: Any, sequence: int = 0) -> SetMark:
    return SetMark(type="mark", id="m1", sequence=sequence, holder=holder, item=item, kind=kind)


def test_marks_are_for_the_team_and_are_cleared_when_the_hands_move_on() -> None:
    """C45: team-mates may talk; nobody else learns of it."""
    table, talk = table_of("wonders", TEAMS, 11), Talk()
    assert table.state
    card = table.state.view(0).hands[1][0].name  # type: ignore[attr-defined]
    talk.mark(table, 0, wanted(1, card, "leave"), 1.0)
    mine = [Mark(seat=0, holder=1, item=card, kind="leave")]
    assert [talk.list_marks(table, seat) for seat in (0, 1, 2, 3, None)] == [mine, mine, [], [], []]
    talk.mark(table, 0, wanted(1, card, None), 2.0)
    assert talk.list_marks(table, 1) == []
    talk.mark(table, 1, wanted(1, card, "take"), 3.0)
    for seat in table.to_act:
        table = table.choose(seat, str(table.state.legal(seat)[0]), 0, f"c{seat}", 0.0)
    assert (table.sequence, talk.list_marks(table, 0)) == (1, [])


@pytest.mark.parametrize(
    ("options", "holder", "item"),
    [
        (TEAMS, 2, "own"),
        (TEAMS, 1, "?"),
        (TEAMS, 0, "no-card"),
        (TEAMS, 9, "own"),
        ({"players": 3, "sides": "day"}, 0, "own"),
    ],
)
def test_only_what_team_mates_see_together_can_be_marked(options: Json, holder: int, item: str) -> None:
    table = table_of("wonders", options, 11)
    assert table.state
    own = table.state.view(0).hands[0][0].name  # type: ignore[attr-defined]
    with pytest.raises(Problem, match="not-shared"):
        Talk().mark(table, 0, wanted(holder, own if item == "own" else item, "take"), 1.0)


def test_marks_of_other_processes_never_replace_newer_ones() -> None:
    table, talk = table_of("wonders", TEAMS, 11), Talk()
    assert table.state
    card = table.state.view(0).hands[0][0].name  # type: ignore[attr-defined]
    newer = SeatMarks(1, 0, 2.0, (Mark(seat=1, holder=0, item=card, kind="leave"),))
    talk.hear_marks(newer)
    talk.hear_marks(SeatMarks(1, 0, 1.0, ()))
    assert talk.list_marks(table, 0) == list(newer.marks)
    assert talk.list_seat_marks(table) == [newer]


# Marks over sockets: every byte that the others get is read.


class Recorder:
    """A socket that keeps every text it receives."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self.heard: list[str] = []

    def send_json(self, message: Json) -> None:
        self._socket.send_json(message)

    def receive_json(self) -> Any:
        self.heard.append(self._socket.receive_text())
        return json.loads(self.heard[-1])


def test_nothing_of_the_marks_reaches_the_other_team_or_anyone_who_watches(tmp_path: Path) -> None:
    """The same turn with and without marks: the others get the same bytes (C45)."""
    with server(tmp_path) as client:
        team = [Guest(client, name) for name in ("Ada", "Bob", "Cleo", "Dan")]
        eve = Guest(client, "Eve")
        quiet, told = (_play_a_turn(team, eve, marks=marks) for marks in (False, True))
        assert quiet == told
        assert len(told) == 4
        assert min(map(len, told)) > 1


def _play_a_turn(team: list[Guest], eve: Guest, *, marks: bool) -> list[list[Json]]:
    """Everything that the other team, a spectator and a stranger are sent while a turn is played."""
    table = str(team[0].new_table(bots=0, options=TEAMS, seed=3)["id"])
    for guest in team[1:]:
        guest.post(f"/api/tables/{table}/join")
    team[0].post(f"/api/tables/{table}/start")
    with ExitStack() as stack:
        sockets: list[Any] = [guest.socket(table) for guest in (*team, eve)]
        sockets.append(eve.client.websocket_connect(f"/api/tables/{table}/socket"))
        everyone = [Recorder(stack.enter_context(socket)) for socket in sockets]
        positions = [until(socket, "state")["position"] for socket in everyone]
        if marks:
            _mark_and_see(everyone[0], everyone[1], positions[0])
        everyone[2].send_json({"type": "resync", "id": "again"})
        until(everyone[2], "ack")
        for socket, position in zip(everyone[:4], positions, strict=False):
            choose(socket, position)
            until(socket, "ack")
        for socket in everyone[2:]:
            if not any('"type":"update"' in text for text in socket.heard):
                until(socket, "update")
        return [list(_read_telling(socket.heard, table)) for socket in everyone[2:]]


PACED = {"table", "waiting"}  # who is here and who is ready: their number depends on timing


def _read_telling(heard: list[str], table: str) -> Iterator[Json]:
    """The messages that could tell something, without times; none of the others has marks."""
    for text in heard:
        timeless = re.sub(r'\d{4}-\d\d-\d\dT[^"]+', "TIME", text.replace(table, "TABLE"))
        message: Json = json.loads(timeless)
        if message["type"] in PACED:
            assert not {"holder", "marks"}.intersection(re.findall(r"\w+", timeless))
            continue
        yield {name: part for name, part in message.items() if name not in ("number", "table", "waiting")}


def _mark_and_see(ada: Recorder, bob: Recorder, position: Json) -> None:
    sequence, hands = position["sequence"], position["view"]["hands"]
    command = {"type": "mark", "id": "m1", "sequence": sequence, "holder": 1, "item": hands[1][0]}
    ada.send_json(command | {"kind": "leave"})
    expected = [{"seat": 0, "holder": 1, "item": hands[1][0], "kind": "leave"}]
    assert until(ada, "marks", "refused")["marks"] == expected
    assert until(bob, "marks")["marks"] == expected
    bob.send_json(command | {"sequence": sequence + 1, "kind": "take"})
    assert until(bob, "refused")["problem"]["code"] == "stale"
    bob.send_json(command | {"holder": 2, "kind": "take"})
    assert until(bob, "refused")["problem"]["code"] == "not-shared"
    bob.send_json({"type": "resync", "id": "r1"})
    assert until(bob, "state")["marks"] == expected
