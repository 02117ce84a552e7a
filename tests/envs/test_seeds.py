"""One seed fixes all games of an environment."""

import pytest

from heptapolis.core.chance import derive
from heptapolis.core.errors import BadOption
from heptapolis.envs.seeds import GameSeeds


def test_the_first_game_is_the_one_of_the_seed() -> None:
    seeds = GameSeeds(7)
    assert [seeds.next(), seeds.next(), seeds.next()] == [7, derive(7, 1), derive(7, 2)]


def test_tables_of_one_seed_play_different_games() -> None:
    seeds = [GameSeeds.of_table(7, table) for table in range(50)]
    assert len({one.next() for one in seeds for _ in range(4)}) == 200


def test_a_value_that_is_not_a_seed_is_rejected() -> None:
    with pytest.raises(BadOption, match="a seed must be a whole number"):
        GameSeeds(-1)
