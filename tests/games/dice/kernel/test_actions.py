"""The action code: one number per move, both ways."""

from typing import Any

import pytest

from heptapolis.core.errors import IllegalMove, WrongSeats
from heptapolis.games.dice.game import Dice
from heptapolis.games.dice.kernel import actions
from heptapolis.games.dice.kernel.engine import DiceEngine
from heptapolis.games.dice.kernel.layout import BOXES
from heptapolis.games.dice.moves import Build, BuildStage, Cross
from heptapolis.games.dice.symbols import FACES, Building, Die
from tests.games.dice.kernel.play import positions

PRINTED = Dice().printed


def test_groups_follow_each_other() -> None:
    assert [actions.group(actions.OFFSETS[name]) for name, _ in actions.GROUPS] == [
        (name, 0) for name, _ in actions.GROUPS
    ]
    assert actions.group(actions.SIZE - 1) == ("board", actions.GROUPS[-1][1] - 1)


@pytest.mark.parametrize("code", [-1, actions.SIZE])
def test_other_numbers_are_not_actions(code: int) -> None:
    with pytest.raises(ValueError, match=str(code)):
        actions.group(code)


def test_kernels_take_codes_apart_as_python_does() -> None:
    for code in range(actions.SIZE):
        name, place = actions.group(code)
        kind = actions.Kind(plain(actions.kind_of)(code))
        assert kind.name.lower() == name
        first, box = divmod(place, BOXES)
        if kind is actions.Kind.BUILD:
            assert (plain(actions.pair_of)(code), plain(actions.box_of)(code)) == (first, box)
            assert actions.build_code(first) + box == code
        elif kind is actions.Kind.CROSS:
            assert (plain(actions.building_of)(code), plain(actions.box_of)(code)) == (first, box)
            assert plain(actions.cross_code)(first) + box == code


def plain(function: Any) -> Any:
    """A kernel, uncompiled."""
    return getattr(function, "py_func", function)


def test_every_code_is_another_move_and_back() -> None:
    """Boards beyond those of the set have codes, but no name."""
    codes = range(actions.BOARD + len(PRINTED.boards))
    moves = [actions.decode(code, PRINTED) for code in codes]
    assert len(set(map(str, moves))) == len(moves)
    assert [actions.encode(move, PRINTED) for move in moves] == list(codes)


def test_every_die_has_a_code_for_every_building_it_leads_to() -> None:
    """D18, D57, D59: the Spy to six buildings, red to both Barracks, purple to the Guild Court."""
    pairs = set(actions.PAIRS)
    assert len(pairs) == len(actions.PAIRS)
    assert {building for die, building in pairs if die is Die.PURPLE} == {Building.GUILD_COURT}
    assert sum(die is Die.BLACK for die, _ in pairs) == 6
    for die, symbols in FACES.items():
        for symbol in symbols:
            assert all((die, building) in pairs for building in actions.leads_to(symbol))


def test_moves_carry_their_price() -> None:
    """D19, D31, E5: as the rules price them."""
    engine = DiceEngine(Dice(players=3))
    for games in positions(engine, 5):
        state = engine.to_rules(games)
        for seat in state.to_act:
            found = sorted(map(repr, engine.moves(games, seat)))
            assert found == sorted(map(repr, state.legal(seat)))


def test_codes_of_moves() -> None:
    engine = DiceEngine(Dice(players=2))
    games = engine.new(1)
    for move, code in engine.moves(games, 0).items():
        assert engine.move(games, 0, code) == move
        assert actions.encode(move, PRINTED) == code
        assert not isinstance(move, Cross)
    kinds = {type(move) for move in engine.moves(games, 0)}
    assert {Build, BuildStage} & kinds


def test_refusals() -> None:
    """Like `State.play`: missing seats and illegal actions are rejected, and nothing changes."""
    engine = DiceEngine(Dice(players=2))
    games = engine.new(1)
    before = games.tobytes()
    with pytest.raises(WrongSeats):
        engine.step(games, {0: actions.PASS})
    with pytest.raises(IllegalMove):
        engine.step(games, {0: actions.PASS, 1: actions.DECLINE})
    assert games.tobytes() == before
