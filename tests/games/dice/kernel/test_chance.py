"""The same random numbers as `core.chance`, so that both engines roll the same dice."""

import numpy as np
import pytest

from heptapolis.core.chance import MAX_SEED, Chance
from heptapolis.core.chance import derive as derive_in_rules
from heptapolis.games.dice.deal import SWAPS, new_seed, roll, swap
from heptapolis.games.dice.game import Dice
from heptapolis.games.dice.kernel import bridge, chance
from heptapolis.games.dice.kernel.engine import DiceEngine
from heptapolis.games.dice.symbols import SPECIALS
from heptapolis.kernel.random64 import mix, stream
from tests.games.dice.kernel.play import positions

SEEDS = [0, 1, 12345, 2**40 + 7, MAX_SEED]


@pytest.mark.parametrize("seed", SEEDS)
def test_numbers_of_a_stream(seed: int) -> None:
    """D14: the n-th number of a stream without the ones before."""
    for turn in (1, 2, 77):
        derived = derive_in_rules(seed, turn)
        assert int(chance.derive(seed, turn)) == derived
        rules = Chance(derived)
        start = np.uint64(mix(np.uint64(derived)))
        for place in range(1, 15):
            assert chance.number(start, place, 6 + place) == rules.below(6 + place)


@pytest.mark.parametrize("seed", SEEDS)
def test_another_future(seed: int) -> None:
    assert chance.new_seed(stream(seed, 3)) == new_seed(Chance(seed, 3))


def test_rolls_and_swaps() -> None:
    """D14, D54, R8: all three special dice at once, in every order of greys."""
    engine = DiceEngine(Dice(players=2))
    for seed in range(40):
        games = engine.new(seed)
        forum = list(engine.to_rules(games).position.forum)
        assert forum == roll([rolled.die for rolled in forum], seed, 1)
        chance.swap(engine.tables[0], games[0], 0b111 << 7)
        swapped = swap(forum, list(SPECIALS.values()), seed, 1)
        assert bridge.to_rules(games, engine.game).forum == swapped
    assert SWAPS not in range(8)  # streams of bots


def test_a_game_rolls_as_the_rules_do() -> None:
    """D14: whatever was played."""
    engine = DiceEngine(Dice(players=3))
    for games in positions(engine, 11):
        position = engine.to_rules(games).position
        if position.turn:
            dice = [rolled.die for rolled in position.forum]
            assert position.forum == roll(dice, 11, position.turn)
