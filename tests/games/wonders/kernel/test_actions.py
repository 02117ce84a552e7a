"""The action code: every number means one thing."""

from typing import Any

import pytest

from heptapolis.core.errors import IllegalMove, WrongSeats
from heptapolis.games.wonders.game import Wonders
from heptapolis.games.wonders.kernel import actions
from heptapolis.games.wonders.kernel.engine import WondersEngine
from heptapolis.games.wonders.kernel.layout import PAIRS, Kind


def test_groups_cover_the_codes_without_a_gap() -> None:
    found = [actions.group(code) for code in range(actions.SIZE)]
    assert found == [(name, place) for name, size in actions.GROUPS for place in range(size)]


@pytest.mark.parametrize("code", [-1, actions.SIZE])
def test_other_numbers_are_not_actions(code: int) -> None:
    with pytest.raises(ValueError, match=str(code)):
        actions.group(code)


def test_kernels_take_codes_apart_as_python_does() -> None:
    for code in range(actions.SIZE):
        name, place = actions.group(code)
        kind = Kind(plain(actions.kind_of)(code))
        assert kind.name.lower() == name
        assert plain(actions.builds)(code) == (kind in (Kind.BUILD, Kind.STAGE))
        if kind in (Kind.BUILD, Kind.STAGE):
            slot, way = divmod(place, PAIRS)
            first = {Kind.BUILD: actions.build_code, Kind.STAGE: actions.stage_code}[kind]
            assert (plain(actions.slot_of)(code), plain(actions.way_of)(code)) == (slot, way)
            assert plain(first)(slot) + way == code
        elif kind in (Kind.SELL, Kind.LEAVE):
            assert plain(actions.slot_of)(code) == place


def plain(function: Any) -> Any:
    """A kernel, uncompiled."""
    return getattr(function, "py_func", function)


def test_codes_and_moves_lead_to_each_other() -> None:
    engine = WondersEngine(Wonders(players=4, sides="day"))
    game = engine.new(5)
    for seat in range(4):
        moves = engine.moves(game, seat)
        assert sorted(moves.values()) == sorted(engine.legal(game, seat).tolist())
        assert all(engine.move(game, seat, code) == move for move, code in moves.items())


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    engine = WondersEngine(Wonders(players=3, sides="day"))
    game = engine.new(5)
    before = game.tobytes()
    legal = {seat: int(engine.legal(game, seat)[0]) for seat in range(3)}
    with pytest.raises(IllegalMove):
        engine.step(game, legal | {1: actions.DECLINE})
    with pytest.raises(WrongSeats):
        engine.step(game, {0: legal[0]})
    assert game.tobytes() == before
