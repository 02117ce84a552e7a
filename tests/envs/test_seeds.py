"""One seed fixes all games of an environment."""

import numpy as np
import pytest

from heptapolis.core.chance import MAX_SEED, derive
from heptapolis.core.errors import BadOption
from heptapolis.envs.seeds import GameSeeds, TableSeeds


def test_the_first_game_is_the_one_of_the_seed() -> None:
    seeds = GameSeeds(7)
    assert [seeds.next(), seeds.next(), seeds.next()] == [7, derive(7, 1), derive(7, 2)]


def test_tables_of_one_seed_play_different_games() -> None:
    seeds = TableSeeds(7, 50)
    assert len({seed for _ in range(4) for seed in seeds.next().tolist()}) == 200


def test_many_tables_get_the_seeds_that_each_would_get_alone() -> None:
    """The arithmetic of arrays against that of plain numbers, also where some tables are further on."""
    many, alone = TableSeeds(MAX_SEED, 4), [GameSeeds(derive(MAX_SEED, table)) for table in range(4)]
    assert many.next().tolist() == [one.next() for one in alone]
    assert many.next(np.array([1, 3])).tolist() == [alone[1].next(), alone[3].next()]
    assert many.next().tolist() == [one.next() for one in alone]


def test_a_value_that_is_not_a_seed_is_rejected() -> None:
    with pytest.raises(BadOption, match="a seed must be a whole number"):
        GameSeeds(-1)
