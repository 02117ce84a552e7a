"""Updates say only what has changed: a client that applies them has what a new connection would get."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heptapolis.core.chance import Chance
from heptapolis.core.contract import View
from heptapolis.server.positions import PositionCache
from heptapolis.server.table import Table
from heptapolis.server.view_changes import ViewChanges, find_tail
from tests.server.arrange import Guest, choose, server, until
from tests.server.test_leaks import GAMES, another, moments, table_of
from tests.server.updates import apply_change


def resolutions(table: Table, chance: Chance) -> Iterator[tuple[Table, Table]]:
    """Every moment of a game with the one before it."""
    before = table
    for now in moments(table, chance):
        if now.sequence > before.sequence:
            yield before, now
            before = now


def view_of(cache: PositionCache, seat: int | None) -> View:
    view = cache.view(seat)
    assert view is not None
    return view


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_updates_lead_to_the_position_that_a_new_connection_gets(name: str, options: dict[str, Any]) -> None:
    table = table_of(name, options, 3)
    seats = (None, *range(len(table.seats)))
    cache = PositionCache(table)
    shown = {seat: json.loads(cache.position(seat).json) for seat in seats}
    for _, now in resolutions(table, Chance(4)):
        new, changes = PositionCache(now), ViewChanges()
        for seat in seats:
            change = json.loads(new.change(seat, view_of(cache, seat), changes).json)
            shown[seat] = apply_change(shown[seat], change)
            assert shown[seat] == json.loads(PositionCache(now).position(seat).json)
        cache = new
    assert shown[0]["over"]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_an_update_depends_only_on_what_its_seat_may_know(name: str, options: dict[str, Any]) -> None:
    """What changed and what did not is the same after everything hidden is redealt."""
    for number, (before, now) in enumerate(resolutions(table_of(name, options, 11), Chance(7))):
        if number % 5:
            continue
        for seat in (None, *range(len(now.seats))):
            twin = replace(another(now, seat, Chance(number)), choices=now.choices)
            old = view_of(PositionCache(before), seat)
            changes = [PositionCache(one).change(seat, old, ViewChanges()).json for one in (now, twin)]
            assert changes[0] == changes[1], f"seat {seat} at {now.sequence}"


def test_only_what_was_appended_is_sent() -> None:
    assert find_tail((1, 2), (1, 2, 3)) == (3,)
    assert find_tail((1, 2), (1, 5, 3)) is None
    assert find_tail((1, 2), (1,)) is None
    assert find_tail({0: ((1,),), 2: ((5,),)}, {0: ((1,), (2,)), 2: ((5,),)}) == {0: ((2,),), 2: ()}
    assert find_tail({0: ((1,),)}, {0: ((1,),), 1: ()}) is None


def test_what_never_changes_is_sent_once(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada = Guest(client, "Ada")
        table = ada.new_table("dice", bots=1)["id"]
        ada.post(f"/api/tables/{table}/start")
        with ada.socket(table) as socket:
            position = until(socket, "state")["position"]
            assert position["view"]["boards"]
            choose(socket, position)
            change = until(socket, "update")["position"]
            assert not {"boards", "options", "bonuses"} & change["view"].keys()
            shown, now = apply_change(position, change), ada.get(f"/api/tables/{table}/state")["position"]
            while shown["sequence"] < now["sequence"]:  # the bot may have decided something alone meanwhile
                shown = apply_change(shown, until(socket, "update")["position"])
            assert shown == now


def test_a_client_without_the_position_before_is_sent_everything(tmp_path: Path) -> None:
    """A spectator whose seat changes has the position of somebody else; so has one who missed an undo."""
    with server(tmp_path) as client:
        ada = Guest(client, "Ada")
        table = ada.new_table("dice", bots=1)["id"]
        ada.post(f"/api/tables/{table}/start")
        with ada.socket(table) as socket:
            position = until(socket, "state")["position"]
            live = client.app.state.service.tables[table]  # type: ignore[attr-defined]
            (one,) = live.audience.sockets
            one.shown = one.shown._replace(seat=None)
            choose(socket, position)
            assert until(socket, "state", "update")["type"] == "state"
