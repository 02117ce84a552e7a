"""Learning a policy: it improves from nothing, and the same seed learns the same."""

import numpy as np
import pytest

import heptapolis
from heptapolis.arena.duel import policy_duel
from heptapolis.core.contract import Game
from heptapolis.kernel.engine import engine_of
from heptapolis.search.self_play import SelfPlay, learn
from heptapolis.search.tree import Reward

GAMES: list[Game] = [heptapolis.make("wonders", players=3), heptapolis.make("dice", players=2)]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_few_rounds_beat_chance_by_far(game: Game) -> None:
    self_play = SelfPlay(engine_of(game))
    nothing = np.zeros(self_play.engine.features.SIZE, np.float32)
    steps = list(learn([self_play], nothing, 12, 150, 1))
    if self_play.engine.learning_reward != Reward.MARGIN:  # a race may be won with fewer points
        assert steps[-1].mean > steps[0].mean + 5
    duel = policy_duel(self_play, steps[-1].weights, nothing, 200, 1)
    assert duel.gain - duel.margin > 5


def test_the_same_seed_learns_the_same() -> None:
    self_play = SelfPlay(engine_of(GAMES[0]))
    start = np.zeros(self_play.engine.features.SIZE, np.float32)
    one, other = ([step.weights.tolist() for step in learn([self_play], start, 2, 20, 3)] for _ in range(2))
    assert one == other


def test_a_duel_with_oneself_is_fair() -> None:
    self_play = SelfPlay(engine_of(heptapolis.make("wonders", players=4)))
    weights = np.ones(self_play.engine.features.SIZE, np.float32)
    duel = policy_duel(self_play, weights, weights, 40, 1)
    assert (duel.games, duel.gain) == (40, 0)
