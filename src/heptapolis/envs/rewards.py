"""The reward of every seat at the end of a game; team-mates get the same.

rank    from 1 for the first to -1 for the last, in even steps; tied seats share the mean. Sums to 0.
win     1 for the winner, 0 for the others; tied winners share it
margin  points ahead of the mean of the others. Sums to 0.
"""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from heptapolis.core.contract import Game
from heptapolis.core.errors import BadOption

Numbers = npt.NDArray[np.int64]
Reals = npt.NDArray[np.float64]
TIEBREAK_SCALE = 1 << 20  # more coins than anyone has: they only break ties


def _rank(_totals: Numbers, ahead: Numbers, level: Numbers, others: int) -> Reals:
    return np.asarray(1 - (2 * ahead + level) / others)


def _win(_totals: Numbers, ahead: Numbers, level: Numbers, _others: int) -> Reals:
    return np.asarray((ahead == 0) / (1 + level))


def _margin(totals: Numbers, _ahead: Numbers, _level: Numbers, others: int) -> Reals:
    return np.asarray(totals - (totals.sum(axis=1, keepdims=True) - totals) / others)


REWARDS: dict[str, Callable[[Numbers, Numbers, Numbers, int], Reals]] = {
    "rank": _rank,
    "win": _win,
    "margin": _margin,
}


def check_reward(name: str) -> str:
    """Return the name if there is such a reward; raise BadOption if there is not."""
    if name not in REWARDS:
        raise BadOption(f"reward={name}", "no such reward", REWARDS)
    return name


def team_size(game: Game) -> int:
    """How many seats in a row play together."""
    return 2 if getattr(game, "teams", False) else 1


def compute_rewards(
    name: str, totals: npt.NDArray[np.integer], coins: npt.NDArray[np.integer], side_size: int
) -> Reals:
    """The rewards (game, seat) for these points and coins; `side_size` seats in a row play together."""
    sides, purses = (_by_side(numbers, side_size) for numbers in (totals, coins))
    standing = sides * TIEBREAK_SCALE + purses
    ahead = (standing[:, np.newaxis, :] > standing[:, :, np.newaxis]).sum(axis=2)
    level = (standing[:, np.newaxis, :] == standing[:, :, np.newaxis]).sum(axis=2) - 1
    return REWARDS[name](sides, ahead, level, sides.shape[1] - 1).repeat(side_size, axis=1)


def _by_side(numbers: npt.NDArray[np.integer], side_size: int) -> Numbers:
    return np.asarray(numbers.astype(np.int64).reshape(len(numbers), -1, side_size).sum(axis=2))
