"""Tuning: it climbs where there is a slope, and is repeatable."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

import heptapolis
from heptapolis.arena.executor import Serial
from heptapolis.arena.tune import Outcome, Trial, duel, evolve, play_trial, tune
from heptapolis.bots.evaluation import evaluation_of

GAME = heptapolis.make("wonders", players=3)


class Hill:
    """Instead of playing: more `good` and less `bad` scores higher."""

    def run(self, work: Callable[[Any], Any], inputs: Sequence[Any]) -> Iterator[Any]:
        for trial in cast("Sequence[Trial]", inputs):
            scores = [10 * weights["good"] - 10 * weights["bad"] for weights in trial.weights]
            yield Outcome(trial.seed, tuple(round(score) for score in scores))


def test_weights_follow_what_better_seats_have_in_common() -> None:
    start = {"good": 1.0, "bad": 1.0, "idle": 1.0}
    found = [done.weights for done in evolve(GAME, start, 5, 60, 1, Hill())][-1]
    assert found["good"] > 1.5
    assert found["bad"] < 0.8
    assert 0.7 < found["idle"] < 1.4


def test_the_same_seed_finds_the_same() -> None:
    one, other = (list(evolve(GAME, {"good": 1.0, "bad": 1.0}, 3, 10, 7, Hill())) for _ in range(2))
    assert one == other


def test_a_duel_is_fair() -> None:
    weights = evaluation_of(GAME).weights(GAME).values
    same = duel(heptapolis.make("wonders", players=4), weights, weights, 4, 1, Serial())
    assert (same.games, same.gain) == (4, 0)


def test_a_trial_is_a_whole_game() -> None:
    weights = evaluation_of(GAME).weights(GAME).values
    assert len(play_trial(Trial(GAME, 1, (weights,) * 3)).totals) == 3


def test_rounds_are_reported() -> None:
    told: list[int] = []
    found, result = tune(GAME, 2, 2, 1, Serial(), lambda done: told.append(done.number))
    assert told == [1, 2]
    assert set(found) == set(evaluation_of(GAME).weights(GAME).values)
    assert result.games == 4
