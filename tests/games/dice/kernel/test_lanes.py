"""The kernel's entry points again, uncompiled or with every index checked (make lanes)."""

import pytest

from heptapolis.kernel.random64 import stream
from tests.games.dice.kernel import test_batch, test_chance, test_observe

pytestmark = pytest.mark.lane


def test_many_games() -> None:
    test_batch.test_a_batch_equals_single_games()
    test_batch.test_masks_and_observations_keep_nothing_of_the_step_before()
    test_batch.test_random_games_do_not_depend_on_each_other()


def test_playouts() -> None:
    games = test_batch.ENGINE.new(3)
    assert test_batch.ENGINE.playout(games, stream(1)) > 30
    test_batch.ENGINE.to_rules(games).check()


def test_swaps() -> None:
    """D54."""
    test_chance.test_rolls_and_swaps()


@pytest.mark.parametrize("boards", ["deal", "choose"])
def test_observations(boards: str) -> None:
    test_observe.test_observations_show_the_table(2, boards)
    test_observe.test_determinized_states_look_the_same(boards)
