"""Nothing that a seat cannot know reaches it: re-deal it, and every payload stays the same to the byte."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

import heptapolis
from heptapolis.core.chance import Chance
from heptapolis.core.contract import State
from heptapolis.server import hints, payloads
from heptapolis.server.audience import Audience
from heptapolis.server.live import LiveTable
from heptapolis.server.notify import Notifier
from heptapolis.server.positions import PositionCache
from heptapolis.server.store import Change, TableStore
from heptapolis.server.table import Decision, Person, Sitter, Table
from heptapolis.server.wire.encoding import join_fields
from heptapolis.server.wire.play import Situation
from tests.processes import TIMEOUT_SECONDS
from tests.server.arrange import Guest, server

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("wonders", {"players": 3}),
    ("wonders", {"players": 4, "expansions": ["cities"], "teams": True}),
    ("wonders", {"players": 3, "expansions": ["cities"]}),
    ("wonders", {"players": 3, "open": True}),
    ("dice", {"players": 3}),
]


def table_of(name: str, options: dict[str, Any], seed: int) -> Table:
    game = heptapolis.make(name, **options)
    seats = tuple(Sitter("human", Person(f"guest{n}", f"Guest {n}")) for n in range(game.players))
    host = Person("guest0", "Guest 0")
    table = Table(
        "table", host, game, name, game.options, game.ruleset, seed, seats, created=0.0, touched=0.0
    )
    return table.begin(0.0)


def make_audience(table: Table) -> Audience:
    """The audience of a table that nobody watches and nobody changes."""
    database: Any = None  # nothing is kept here
    store = TableStore(table, database, Notifier(), lambda change: None, lambda: None)
    return Audience(store, Notifier())


def everything(table: Table, seat: int | None) -> dict[str, str]:
    """All that is ever sent to this seat at this moment."""
    audience, positions = make_audience(table), PositionCache(table)
    waiting = payloads.encode_shared_waiting_fields(table, 0.0)
    guest = f"guest{seat}" if seat is not None else "stranger"
    return {
        "state": join_fields(Situation, audience.encode_situation(guest)).json,
        "position": positions.position(seat).json,
        "resolution": positions.resolution(seat).json,
        "waiting": payloads.encode_waiting(waiting, table.choice_of(seat)).json,
        "table": audience.describe_table(guest).model_dump_json(),
    }


def moments(table: Table, chance: Chance) -> Iterator[Table]:
    """A whole game at random: every moment, those with some choices made and others awaited included."""
    while table.status == "playing":
        yield table
        for seat in table.to_act:
            assert table.state
            move = chance.pick(table.state.legal(seat))
            table = table.choose(seat, str(move), table.sequence, f"c{seat}", 0.0)
            if table.choices:
                yield table
    yield table


def face_down(decision: Decision | None) -> Decision | None:
    """The log knows what was played face down; payloads must not depend on it."""
    return replace(decision, moves=dict.fromkeys(decision.moves, "secret"), commands={}) if decision else None


def another(table: Table, seat: int | None, chance: Chance) -> Table:
    """The same table as far as this seat knows: the others have other hands and secret choices."""
    assert table.state
    choices = {
        other: pending if other == seat else replace(pending, move="another secret")
        for other, pending in table.choices.items()
    }
    return replace(
        table,
        state=table.state.redeal(seat, chance),
        seed=table.seed + 1,
        choices=choices,
        last=face_down(table.last),
    )


@pytest.fixture(autouse=True)
def _stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table says how long somebody has been offline: stop the clock, so that two looks agree."""
    monkeypatch.setattr("heptapolis.server.audience.time", lambda: 0.0)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_payload_of_a_game_is_all_that_a_seat_may_know(name: str, options: dict[str, Any]) -> None:
    chance = Chance(5)
    looked = 0
    for number, table in enumerate(moments(table_of(name, options, 11), Chance(7))):
        if number % 4 and table.choices:
            continue  # one moment in four of those in the middle of choosing
        for seat in (None, *range(len(table.seats))):
            twin = another(table, seat, chance)
            assert everything(twin, seat) == everything(table, seat), f"seat {seat} at {table.sequence}"
            looked += 1
    assert looked > 50


def test_a_payload_with_a_secret_in_it_would_be_found() -> None:
    """The test can fail: a view of somebody else differs after a new deal."""
    table = next(moments(table_of("wonders", {"players": 3, "sides": "day"}, 11), Chance(7)))
    twin = another(table, 0, Chance(5))
    assert everything(twin, 1) != everything(table, 1)


@pytest.mark.slow  # its games are analysed
def test_no_answer_of_the_server_depends_on_what_is_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every route that tells of a running game, before and after the others' cards are redealt."""
    monkeypatch.setattr(hints, "HINT_PLAYOUTS", 40)
    with server(tmp_path) as client:
        ada, eve = Guest(client, "Ada"), Guest(client, "Eve")
        table = ada.new_table(bots=2, options={"players": 3, "sides": "day"}, bot="random")["id"]
        ada.post(f"/api/tables/{table}/start")
        paths = ["state", "history", "hint", "history/0", "history/1"]
        for sequence in range(5):
            while len((state := ada.get(f"/api/tables/{table}/state"))["waiting"]["ready"]) < 2:
                sleep(0.02)  # both bots have chosen: nothing else changes from now on
            before = [_told(ada, eve, table, path) for path in paths]
            live = client.app.state.service.tables[table]  # type: ignore[attr-defined]
            kept = live.table
            _swap(live, kept, kept.state.redeal(0, Chance(sequence)))
            assert [_told(ada, eve, table, path)[0] for path in paths] == [ours for ours, _ in before]
            _swap(live, kept, kept.state.redeal(None, Chance(sequence)))
            assert [_told(ada, eve, table, path)[1] for path in paths] == [theirs for _, theirs in before]
            _swap(live, kept, kept.state)
            move = state["position"]["moves"][0]["move"]
            ada.put(f"/api/tables/{table}/choice", {"id": f"c{sequence}", "sequence": sequence, "move": move})
            _until(ada, table, sequence + 1)
        assert ada.refused("GET", f"/api/tables/{table}/record") == "not-over"
        assert ada.refused("GET", f"/api/tables/{table}/history/1?seat=1") == "not-over"


def _told(ada: Guest, eve: Guest, table: str, path: str) -> tuple[str, str]:
    """What the seat and what a spectator is told."""
    ours, theirs = (who.ask("GET", f"/api/tables/{table}/{path}").text for who in (ada, eve))
    return ours, theirs


def _swap(live: LiveTable, table: Table, state: State) -> None:
    """Put another state in place of the table's own, as if it had always been there."""
    old, live.store.table = live.table, replace(table, state=state)
    live.audience.tell(Change(old, live.table, 0.0, ours=False))


def _until(guest: Guest, table: str, sequence: int) -> None:
    latest = monotonic() + TIMEOUT_SECONDS
    while guest.get(f"/api/tables/{table}")["sequence"] < sequence:
        assert monotonic() < latest, "the bots do not play"
        sleep(0.01)
