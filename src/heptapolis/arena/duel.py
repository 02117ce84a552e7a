"""New against old: the same deals with seats exchanged."""

from dataclasses import dataclass
from math import sqrt

import numpy as np

from heptapolis.search.self_play import School, Vector, seeds_of
from heptapolis.search.tree import SEATS


@dataclass(frozen=True)
class Duel:
    """New weights against old ones: points more a game, with half the width of the 95 % interval."""

    games: int
    gain: float
    margin: float


def policy_duel(school: School, new: Vector, old: Vector, games: int, seed: int) -> Duel:
    """Every deal twice: new and old sit alternately, then exchange their seats."""
    seeds = seeds_of(seed, max(2, games // 2))
    gains = np.zeros(len(seeds))
    for first in (0, 1):
        rows = np.stack([new if seat % 2 == first else old for seat in range(SEATS)])
        points, _ = school.play(rows, seeds)
        news = np.arange(school.players) % 2 == first
        gains += (points[:, news].mean(1) - points[:, ~news].mean(1)) / 2
    return Duel(2 * len(seeds), float(gains.mean()), float(1.96 * gains.std(ddof=1) / sqrt(len(gains))))
