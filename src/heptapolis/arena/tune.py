"""Tuning the weights of the greedy bot by self-play with an evolution strategy.

In every game, each seat plays with its own randomly perturbed weights. After a round of games, all weights
follow the estimated gradient of the score (https://arxiv.org/abs/1703.03864). At the end, the new weights
play the old ones in duplicate games: the same deals with seats swapped.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from statistics import fmean, stdev

from heptapolis.arena.executor import Executor
from heptapolis.bots.evaluation import evaluation_of
from heptapolis.bots.greedy import Greedy, GreedyPlayer
from heptapolis.bots.table import SeatedBot, play_out
from heptapolis.core.chance import Chance, derive
from heptapolis.core.contract import Game

UNIFORMS_PER_NORMAL = 12  # the sum of twelve uniform numbers is nearly normal
UNIFORM_STEPS = 1 << 30  # resolution of a uniform number
SIGMA = 0.3  # standard deviation of a perturbation, as the logarithm of a factor
LEARNING_RATE = 0.1  # per point
MAX_STEP = 0.5  # of a weight in a round, as the logarithm of a factor

Weights = Mapping[str, float]


@dataclass(frozen=True)
class Trial:
    """One game in which every seat has its own weights."""

    game: Game
    seed: int
    weights: tuple[Weights, ...]


@dataclass(frozen=True)
class Outcome:
    """The points of every seat in the trial with this seed."""

    seed: int
    totals: tuple[int, ...]


def play_trial(trial: Trial) -> Outcome:
    """Play a trial to its end."""
    evaluation, state = evaluation_of(trial.game), trial.game.new(trial.seed)
    players = {
        seat: SeatedBot(Greedy(), GreedyPlayer(evaluation.evaluator(trial.game, weights)))
        for seat, weights in enumerate(trial.weights)
    }
    play_out(state, players)
    return Outcome(trial.seed, state.result().totals)


@dataclass(frozen=True)
class Round:
    """The result of a round of games: the new weights and the mean score of all seats."""

    number: int
    weights: dict[str, float]
    mean: float


@dataclass(frozen=True)
class Duel:
    """How many points per game new weights gain on old ones, and half the width of the 95 % interval."""

    games: int
    gain: float
    margin: float


def evolve(
    game: Game, start: Weights, rounds: int, games: int, seed: int, executor: Executor
) -> Iterator[Round]:
    """Yield round after round; the last one has the weights averaged over the second half."""
    centre, second_half = dict(start), list[dict[str, float]]()
    for number in range(1, rounds + 1):
        trials = [_make_trial(game, centre, derive(seed, number * games + each)) for each in range(games)]
        outcomes = {outcome.seed: outcome.totals for outcome in executor.run(play_trial, trials)}
        centre = _follow_gradient(centre, trials, outcomes)
        if 2 * number > rounds:
            second_half.append(centre)
        if number == rounds:
            centre = {name: _geometric_mean([one[name] for one in second_half]) for name in centre}
        yield Round(number, centre, fmean(total for totals in outcomes.values() for total in totals))


def _geometric_mean(values: Sequence[float]) -> float:
    product = 1.0
    for value in values:
        product *= value ** (1 / len(values))
    return product


def _make_trial(game: Game, centre: Weights, seed: int) -> Trial:
    changed = tuple(_perturb(centre, seed, seat) for seat in range(game.players))
    return Trial(game, seed, changed)


def _perturb(centre: Weights, seed: int, seat: int) -> dict[str, float]:
    """The weights of one seat: each multiplied by a random factor near 1."""
    noise = _draw_noise(len(centre), seed, seat)
    return {name: value * exp(SIGMA * z) for (name, value), z in zip(centre.items(), noise, strict=True)}


def _draw_noise(size: int, seed: int, seat: int) -> list[float]:
    """Standard normal numbers that belong to a seat of a game."""
    chance = Chance(seed, stream=seat + 1)
    return [_draw_normal(chance) for _ in range(size)]


def _draw_normal(chance: Chance) -> float:
    uniforms = sum(chance.below(UNIFORM_STEPS) for _ in range(UNIFORMS_PER_NORMAL))
    return uniforms / UNIFORM_STEPS - UNIFORMS_PER_NORMAL / 2


def _follow_gradient(
    centre: Weights, trials: Sequence[Trial], outcomes: Mapping[int, Sequence[int]]
) -> dict[str, float]:
    """Move the weights along the estimated gradient of the points above the table's mean."""
    gradient, samples = [0.0] * len(centre), 0
    for trial in trials:
        totals = outcomes[trial.seed]
        mean = fmean(totals)
        for seat, total in enumerate(totals):
            samples += 1
            for index, noise in enumerate(_draw_noise(len(centre), trial.seed, seat)):
                gradient[index] += noise * (total - mean)
    return {
        name: value * exp(max(-MAX_STEP, min(MAX_STEP, LEARNING_RATE * slope / samples / SIGMA)))
        for (name, value), slope in zip(centre.items(), gradient, strict=True)
    }


def duel(game: Game, new: Weights, old: Weights, games: int, seed: int, executor: Executor) -> Duel:
    """Play every deal twice: new and old alternate around the table, then swap seats."""
    seeds = [derive(seed, number) for number in range(max(2, games // 2))]
    gains: dict[int, float] = dict.fromkeys(seeds, 0.0)
    for first in (0, 1):
        for outcome in executor.run(
            play_trial, [_make_duel_trial(game, new, old, one, first) for one in seeds]
        ):
            news = [total for seat, total in enumerate(outcome.totals) if seat % 2 == first]
            olds = [total for seat, total in enumerate(outcome.totals) if seat % 2 != first]
            gains[outcome.seed] += (fmean(news) - fmean(olds)) / 2
    margin = 1.96 * stdev(gains.values()) / sqrt(len(gains))
    return Duel(2 * len(seeds), fmean(gains.values()), margin)


def _make_duel_trial(game: Game, new: Weights, old: Weights, seed: int, first: int) -> Trial:
    return Trial(game, seed, tuple(new if seat % 2 == first else old for seat in range(game.players)))


def tune(
    game: Game,
    rounds: int,
    games: int,
    seed: int,
    executor: Executor,
    on_round: Callable[[Round], None],
) -> tuple[dict[str, float], Duel]:
    """Tune the weights and compare them with those in use; return the new weights and the duel."""
    old = evaluation_of(game).weights(game).values
    found = dict(old)
    for done in evolve(game, old, rounds, games, seed, executor):
        found = done.weights
        on_round(done)
    return found, duel(game, found, old, games, derive(seed, rounds + 1), executor)
