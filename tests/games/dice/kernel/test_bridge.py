"""From rules to kernel and back, losing nothing."""

import pytest

from heptapolis.core.chance import Chance
from heptapolis.games.dice.game import Dice
from heptapolis.games.dice.kernel.engine import DiceEngine
from tests.games.dice.arrange import enough_boards, play, table


@pytest.mark.parametrize("players", [2, 7])
@pytest.mark.parametrize("boards", ["deal", "choose"])
def test_there_and_back(players: int, boards: str) -> None:
    """The same position, the same JSON, at every step."""
    game = Dice(players=players, boards=boards, board_set=enough_boards())
    engine, state, chance = DiceEngine(game), game.new(4), Chance(4)
    while True:
        back = engine.to_rules(engine.from_rules(state))
        assert back.position == state.position
        assert back.to_json() == state.to_json()
        if not state.to_act:
            break
        state.play({seat: chance.pick(state.legal(seat)) for seat in state.to_act})


def test_in_the_middle_of_a_turn() -> None:
    """R6: a defence crossed this turn does not count yet, one of an earlier turn does."""
    state = table("alpha east-barracks:6", "alpha", forum="red shield 0, red axe 0")
    play(state, "build east-barracks 7 with red", "pass")
    engine = DiceEngine(state.game)
    city = engine.from_rules(state)[0].seats[0]
    assert (max(city.defences), max(city.defences_before)) == (2, 2)  # the next turn has begun
    state = table("beta wonder:1 east-barracks:6 10c", "alpha", forum="red shield 0")
    play(state, "build east-barracks 7 with red", "pass")
    assert engine.to_rules(engine.from_rules(state)).position == state.position
