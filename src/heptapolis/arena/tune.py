"""Finding the weights of a greedy bot by playing: an evolution strategy in self-play.

In every game each seat plays with its own, slightly changed weights. What the changes of the better seats
have in common is the direction in which all weights move after a round of games. At the end the weights
found meet the old ones in games of their own, the same deals with seats exchanged.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from statistics import fmean, stdev

from heptapolis.arena.duel import Duel
from heptapolis.arena.executor import Executor
from heptapolis.bots.evaluation import evaluation_of
from heptapolis.bots.greedy import Greedy, GreedyPlayer
from heptapolis.bots.table import Player, play_out
from heptapolis.core.chance import Chance, derive
from heptapolis.core.contract import Game

UNIFORMS = 12  # their sum is as good as normal
STEPS = 1 << 30
SPREAD = 0.3  # how much a weight is changed for one game, as the logarithm of a factor
PACE = 0.1  # how far the weights follow a point gained
LONGEST = 0.5  # and how far they move at most in a round, as the logarithm of a factor


Weights = Mapping[str, float]


@dataclass(frozen=True)
class Trial:
    """One game in which every seat has its own weights."""

    game: Game
    seed: int
    weights: tuple[Weights, ...]


@dataclass(frozen=True)
class Outcome:
    """The points of every seat in the trial of this seed."""

    seed: int
    totals: tuple[int, ...]


def play_trial(trial: Trial) -> Outcome:
    """Play it out."""
    evaluation, state = evaluation_of(trial.game), trial.game.new(trial.seed)
    players = {
        seat: Player(Greedy(), GreedyPlayer(evaluation.evaluator(trial.game, weights)))
        for seat, weights in enumerate(trial.weights)
    }
    play_out(state, players)
    return Outcome(trial.seed, state.result().totals)


@dataclass(frozen=True)
class Round:
    """What a round of games led to: the new weights and the mean score of all seats."""

    number: int
    weights: dict[str, float]
    mean: float


def evolve(
    game: Game, start: Weights, rounds: int, games: int, seed: int, executor: Executor
) -> Iterator[Round]:
    """Round after round, each with so many games; the last weights are averaged over the second half."""
    centre, half = dict(start), list[dict[str, float]]()
    for number in range(1, rounds + 1):
        trials = [_trial(game, centre, derive(seed, number * games + each)) for each in range(games)]
        outcomes = {outcome.seed: outcome.totals for outcome in executor.run(play_trial, trials)}
        centre = _moved(centre, trials, outcomes)
        if 2 * number > rounds:
            half.append(centre)
        if number == rounds:
            centre = {name: _geometric([one[name] for one in half]) for name in centre}
        yield Round(number, centre, fmean(total for totals in outcomes.values() for total in totals))


def _geometric(values: Sequence[float]) -> float:
    product = 1.0
    for value in values:
        product *= value ** (1 / len(values))
    return product


def _trial(game: Game, centre: Weights, seed: int) -> Trial:
    changed = tuple(_scattered(centre, seed, seat) for seat in range(game.players))
    return Trial(game, seed, changed)


def _scattered(centre: Weights, seed: int, seat: int) -> dict[str, float]:
    """The weights of one seat: each multiplied by a random factor near 1."""
    changes = _changes(len(centre), seed, seat)
    return {name: value * exp(SPREAD * z) for (name, value), z in zip(centre.items(), changes, strict=True)}


def _changes(number: int, seed: int, seat: int) -> list[float]:
    """Normal random numbers that belong to a seat of a game."""
    chance = Chance(seed, stream=seat + 1)
    return [sum(chance.below(STEPS) for _ in range(UNIFORMS)) / STEPS - UNIFORMS / 2 for _ in range(number)]


def _moved(
    centre: Weights, trials: Sequence[Trial], outcomes: Mapping[int, Sequence[int]]
) -> dict[str, float]:
    """Follow what the better seats have in common: the slope of the points above the table's mean."""
    slopes, samples = [0.0] * len(centre), 0
    for trial in trials:
        totals = outcomes[trial.seed]
        mean = fmean(totals)
        for seat, total in enumerate(totals):
            samples += 1
            for place, change in enumerate(_changes(len(centre), trial.seed, seat)):
                slopes[place] += change * (total - mean)
    return {
        name: value * exp(max(-LONGEST, min(LONGEST, PACE * slope / samples / SPREAD)))
        for (name, value), slope in zip(centre.items(), slopes, strict=True)
    }


def duel(game: Game, new: Weights, old: Weights, games: int, seed: int, executor: Executor) -> Duel:
    """Every deal twice: new and old sit alternately, then exchange their seats."""
    seeds = [derive(seed, number) for number in range(max(2, games // 2))]
    gains: dict[int, float] = dict.fromkeys(seeds, 0.0)
    for first in (0, 1):
        for outcome in executor.run(play_trial, [_alternate(game, new, old, one, first) for one in seeds]):
            news = [total for seat, total in enumerate(outcome.totals) if seat % 2 == first]
            olds = [total for seat, total in enumerate(outcome.totals) if seat % 2 != first]
            gains[outcome.seed] += (fmean(news) - fmean(olds)) / 2
    margin = 1.96 * stdev(gains.values()) / sqrt(len(gains))
    return Duel(2 * len(seeds), fmean(gains.values()), margin)


def _alternate(game: Game, new: Weights, old: Weights, seed: int, first: int) -> Trial:
    return Trial(game, seed, tuple(new if seat % 2 == first else old for seat in range(game.players)))


def tune(
    game: Game,
    rounds: int,
    games: int,
    seed: int,
    executor: Executor,
    tell: Callable[[Round], None],
) -> tuple[dict[str, float], Duel]:
    """The weights found, and how they fare against those in use."""
    old = evaluation_of(game).weights(game).values
    found = dict(old)
    for done in evolve(game, old, rounds, games, seed, executor):
        found = done.weights
        tell(done)
    return found, duel(game, found, old, games, derive(seed, rounds + 1), executor)
