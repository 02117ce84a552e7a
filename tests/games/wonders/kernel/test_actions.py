"""The action code: every number means one thing."""

import pytest

from heptapolis.core.errors import IllegalMove, WrongSeats
from heptapolis.games.wonders.game import Wonders
from heptapolis.games.wonders.kernel import actions
from heptapolis.games.wonders.kernel.engine import WondersEngine


def test_groups_cover_the_codes_without_a_gap() -> None:
    found = [actions.group(code) for code in range(actions.SIZE)]
    assert found == [(name, place) for name, size in actions.GROUPS for place in range(size)]


def test_no_code_is_below_the_first_group() -> None:
    with pytest.raises(ValueError, match="-1"):
        actions.group(-1)


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
