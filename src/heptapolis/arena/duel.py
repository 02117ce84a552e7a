"""New weights against old ones, with the same deals and seats swapped; a network among linear policies."""

from dataclasses import dataclass
from math import sqrt

import numpy as np

from heptapolis.search.actor_critic import Variant, transpose_second
from heptapolis.search.policy_weights import Vector
from heptapolis.search.self_play import SelfPlay, seeds_of
from heptapolis.search.tree import MAX_SEATS


@dataclass(frozen=True)
class Duel:
    """How many points per game new weights gain on old ones, and half the width of the 95 % interval."""

    games: int
    gain: float
    margin: float


def policy_duel(self_play: SelfPlay, new: Vector, old: Vector, games: int, seed: int) -> Duel:
    """Play every deal twice: new and old alternate around the table, then swap seats."""
    seeds = seeds_of(seed, max(2, games // 2))
    gains = np.zeros(len(seeds))
    for first in (0, 1):
        rows = np.stack([new if seat % 2 == first else old for seat in range(MAX_SEATS)])
        points, _ = self_play.play(rows, seeds)
        news = np.arange(self_play.players) % 2 == first
        gains += (points[:, news].mean(1) - points[:, ~news].mean(1)) / 2
    return Duel(2 * len(seeds), float(gains.mean()), float(1.96 * gains.std(ddof=1) / sqrt(len(gains))))


def wins_alone(variant: Variant, network: Vector, games: int, seed: int) -> float:
    """The share of games that a network wins alone, or with its team, against the frozen linear policy.

    Every deal is played from each seat, and all seats sample their moves.
    """
    players, learner = variant.engine.game.players, variant.learners[0]
    lineups = (
        [3 << seat for seat in range(0, players, 2)]
        if variant.has_teams
        else [1 << s for s in range(players)]
    )
    deals = max(1, games // len(lineups))
    seeds, seats = np.repeat(seeds_of(seed, deals), len(lineups)), np.tile(np.array(lineups, np.int64), deals)
    learner.stats[:], learner.trajectory[0].advantage_scale = 0, 1.0
    learner.play(network, transpose_second(variant.shape, network), variant.frozen, seeds, seats)
    return float(learner.stats[7] / (learner.stats[4] * players)) * (2 if variant.has_teams else 1)
