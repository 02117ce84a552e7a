"""New weights against old ones: the same deals with seats exchanged."""

from dataclasses import dataclass
from math import sqrt

import numpy as np

from heptapolis.search.policy_weights import Vector
from heptapolis.search.self_play import SelfPlay, seeds_of
from heptapolis.search.tree import MAX_SEATS


@dataclass(frozen=True)
class Duel:
    """How many points a game new weights gain on old ones, with half the width of the 95 % interval."""

    games: int
    gain: float
    margin: float


def policy_duel(self_play: SelfPlay, new: Vector, old: Vector, games: int, seed: int) -> Duel:
    """Play every deal twice: new and old alternate around the table, then exchange their seats."""
    seeds = seeds_of(seed, max(2, games // 2))
    gains = np.zeros(len(seeds))
    for first in (0, 1):
        rows = np.stack([new if seat % 2 == first else old for seat in range(MAX_SEATS)])
        points, _ = self_play.play(rows, seeds)
        news = np.arange(self_play.players) % 2 == first
        gains += (points[:, news].mean(1) - points[:, ~news].mean(1)) / 2
    return Duel(2 * len(seeds), float(gains.mean()), float(1.96 * gains.std(ddof=1) / sqrt(len(gains))))
