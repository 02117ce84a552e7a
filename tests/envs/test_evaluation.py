"""Agents against bots."""

import numpy as np
import pytest

from heptapolis.core.chance import derive
from heptapolis.envs import evaluate
from heptapolis.envs.evaluation import Evaluation
from heptapolis.envs.gymnasium import SeatEnv


def test_the_games_are_those_of_single_environments() -> None:
    found = evaluate(lambda _, masks: masks.argmax(axis=1), "dice", ["policy"], games=3, seed=4)
    wins = 0.0
    env = SeatEnv("dice", opponents=["policy"], reward="win")
    for table in range(3):
        _, info = env.reset(seed=derive(4, table))
        over = False
        while not over:
            _, reward, over, _, info = env.step(np.asarray(info["action_mask"]).argmax())
        wins += reward
    assert found == Evaluation(3, wins)


def test_an_evaluation_says_how_sure_it_is() -> None:
    assert str(Evaluation(1000, 412)) == "41.2 % of 1000 games (38.2-44.3)"
    assert Evaluation(4, 1).win_rate == pytest.approx(0.25)
