"""What has learned against the linear policy that it learned from."""

import numpy as np

from heptapolis.search.learning_workers import GameLearner, Share, Variant, seeds_of
from heptapolis.search.policy_weights import Vector


def wins_alone(variant: Variant, weights: Vector, games: int, seed: int) -> float:
    """The share of games that these weights win alone, or with their team, against the frozen linear policy.

    Every deal is played from each seat, and all seats sample their moves.
    """
    players = variant.engine.game.players
    lineups = (
        [3 << seat for seat in range(0, players, 2)]
        if variant.has_teams
        else [1 << s for s in range(players)]
    )
    deals = max(1, games // len(lineups))
    seeds, seats = np.repeat(seeds_of(seed, deals), len(lineups)), np.tile(np.array(lineups, np.int64), deals)
    stats = GameLearner(variant).play(Share(0, weights, seeds, seats)).stats
    return float(stats[7] / (stats[4] * players)) * (2 if variant.has_teams else 1)
