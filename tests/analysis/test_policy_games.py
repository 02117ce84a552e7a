"""The games by which the analysis is calibrated are those of the bot `policy`."""

import numpy as np
import pytest

import heptapolis
from benchmarks.policy_games import PolicyTable
from heptapolis.bots.compiled import CompiledBots
from heptapolis.bots.registry import parse_bot
from heptapolis.core.chance import Chance
from heptapolis.kernel.engine import engine_of


@pytest.mark.parametrize("name", ["wonders", "dice"])
def test_a_watched_seat_plays_as_the_bot_would(name: str) -> None:
    engine, seed = engine_of(heptapolis.make(name, players=3)), 5
    bots = CompiledBots(engine, {seat: parse_bot("policy") for seat in range(3)})
    games, _ = bots.play_games(np.array([seed]))
    for seat in range(3):
        position, final = PolicyTable(engine, seat).play(seed, Chance(seed))
        assert final.result() == engine.to_rules(games).result()
        assert seat in position.to_act
