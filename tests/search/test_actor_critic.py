"""Learning a network: it improves from nothing, can be interrupted, and the same seed learns the same."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import heptapolis
from heptapolis.arena.duel import wins_alone
from heptapolis.core.contract import Game
from heptapolis.kernel.engine import engine_of
from heptapolis.search.actor_critic import Learner, Schedule, mean_stats, new_weights
from heptapolis.search.learning_workers import GameLearner, Share, Variant, seeds_of
from heptapolis.search.look_ahead import TRIED_CANDIDATES
from heptapolis.search.network_weights import network_shape
from heptapolis.search.policy_weights import Vector, policy_of
from heptapolis.search.trajectory import NOT_TRIED

GAMES: list[Game] = [
    heptapolis.make("wonders", players=3, sides="random"),
    heptapolis.make("wonders", players=4, expansions=["cities"], teams=True),
    heptapolis.make("dice", players=2),
]


@pytest.mark.parametrize("linear", [False, True], ids=["network", "linear"])
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_few_rounds_beat_chance_by_far(game: Game, linear: bool) -> None:
    learner = beginner(game, Schedule(rounds=25, games=48, seed=1, learning_rate=0.005), linear=linear)
    before = wins_alone(learner.variants[0], learner.weights, 120, 1)
    stats = list(learner.learn())
    assert stats[-1].entropy < stats[0].entropy
    assert mean_stats(stats[-5:]).error < stats[0].error
    assert wins_alone(learner.variants[0], learner.weights, 120, 1) > before + 0.1


def test_the_same_seed_learns_the_same_even_in_two_parts(tmp_path: Path) -> None:
    schedule = Schedule(rounds=4, games=6, seed=3, threads=2)
    whole, first, second = (beginner(GAMES[0], schedule) for _ in range(3))
    list(whole.learn())
    for stats in first.learn():
        if stats.number == 2:
            first.save(tmp_path / "checkpoint.npz")
    second.load(tmp_path / "checkpoint.npz")
    assert [stats.number for stats in second.learn()] == [3, 4]
    assert whole.weights.tolist() == first.weights.tolist() == second.weights.tolist()
    assert whole.average.tolist() == second.average.tolist()


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_look_ahead_repeats_itself(game: Game) -> None:
    schedule = Schedule(rounds=1, games=4, seed=2, look_ahead=0.05)
    first, second = beginner(game, schedule), beginner(game, schedule)
    for learner in (first, second):
        list(learner.learn())
    assert np.isfinite(first.weights).all()
    assert first.weights.tolist() == second.weights.tolist()


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_look_ahead_tries_as_many_candidates_as_it_should(game: Game) -> None:
    trajectory = looked_ahead(game, 1)._trajectory[0]
    for decision in trajectory.decision[: trajectory.decisions]:
        end = decision.first_candidate + decision.candidates
        values = trajectory.tried_value[decision.first_candidate : end]
        wanted = min(TRIED_CANDIDATES, decision.candidates) if decision.candidates > 1 else 0
        assert decision.tried == np.count_nonzero(values != NOT_TRIED) == wanted
        assert (values <= 1).all()


@pytest.mark.parametrize("game", GAMES[:2], ids=str)  # which remember every move
def test_a_look_ahead_leaves_the_game_as_it_was(game: Game) -> None:
    """The rules play every recorded move at its price: nothing of the copies has got into the game."""
    engine = engine_of(game)
    for seed in range(3):
        ended: Any = engine.to_rules(looked_ahead(game, seed)._games)
        state: Any = game.new(int(seeds_of(seed, 1)[0]))
        for step in ended.position.log:
            state.play(step.moves)
        assert state.result() == ended.result()


def test_nobody_chooses_a_board_that_is_taken() -> None:
    """In learning, seats used to choose boards at once, so that games had two cities with the same board."""
    game = heptapolis.make("wonders", players=4, boards="choose", sides="choose")
    learner = GameLearner(beginner(game, Schedule(rounds=1)).variants[0])
    weights = np.zeros(int(network_shape(engine_of(game))[0].total), np.float32)
    for seed in range(10):
        learner.play(Share(0, weights, seeds_of(seed, 1), np.array([0b1111])))
        boards = [int(learner._games[0].seats[seat].board) for seat in range(4)]
        assert len(set(boards)) == 4


def test_a_learned_network_is_refined_in_smaller_steps() -> None:
    schedule = Schedule(rounds=4, seed=3)
    refining = schedule.refining()
    assert (refining.rounds, refining.seed) == (4, 3)
    assert refining.learning_rate < schedule.learning_rate
    assert refining.entropy_bonus < schedule.entropy_bonus


def test_half_of_the_games_have_frozen_seats_and_teams_stay_together() -> None:
    variant = beginner(GAMES[1], Schedule(rounds=1)).variants[0]
    seats = variant.seats(5, 40)
    assert set(seats[::2].tolist()) == {0b1111}
    assert set(seats[1::2].tolist()) == {0b0011, 0b1100}


def looked_ahead(game: Game, seed: int) -> GameLearner:
    """What has played one game with a look-ahead in every decision."""
    learner = GameLearner(beginner(game, Schedule(rounds=1)).variants[0])
    weights = new_weights(network_shape(engine_of(game)), policy_of(game, engine_of(game)), 1)
    everybody = np.array([(1 << game.players) - 1])
    learner.play(Share(0, weights, seeds_of(seed, 1), everybody, look_ahead=1.0))
    return learner


def beginner(game: Game, schedule: Schedule, *, linear: bool = False) -> Learner:
    """A learner that knows nothing, among opponents that know as little."""
    engine = engine_of(game)
    nothing: Vector = np.zeros(engine.features.SIZE, np.float32)
    variant = Variant(engine, nothing, linear=linear)
    return Learner([variant], new_weights(variant.shape, nothing, schedule.seed), schedule)
