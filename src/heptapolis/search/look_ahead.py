"""Expert iteration: what a look-ahead finds out about a decision, for the policy to learn.

In a small share of the decisions, likely candidates are tried on copies of the game, several times each: all
seats play on by their policies for a few turns, and then the network's value counts. The copies keep the true
hands, also those that the seat cannot see; over many games that averages out. What has not been dealt yet is
dealt anew. `search.gradient` moves the policy towards what turned out to be better.
"""

import math
from typing import Annotated

import numpy as np
import numpy.typing as npt
from numba import types

from heptapolis.kernel.arrays import Rng
from heptapolis.kernel.jit import kernel
from heptapolis.kernel.random64 import below
from heptapolis.search.softmax_policy import SAMPLE_RESOLUTION, Candidates
from heptapolis.search.trajectory import Trajectory

TRIED_CANDIDATES = 6
TRIES = 8  # of each
TURNS_AHEAD = 4
TEMPERATURE = 2.0  # of the policy that candidates to try are drawn from

Places = Annotated[npt.NDArray[np.int64], types.int64[::1]]
Values = Annotated[npt.NDArray[np.float64], types.float64[::1]]


@kernel
def draw_tries(candidates: Candidates, rng: Rng) -> Places:
    """Draw different candidates to try, by the policy at a higher temperature.

    This is the Gumbel top-k trick (https://arxiv.org/abs/1903.06059).
    """
    count = int(candidates.count)
    keys = np.zeros(count)
    for place in range(count):
        uniform = (below(rng, SAMPLE_RESOLUTION) + 0.5) / SAMPLE_RESOLUTION
        keys[place] = candidates.logit[place] / TEMPERATURE - math.log(-math.log(uniform))
    return np.argsort(-keys)[:TRIED_CANDIDATES]


@kernel
def record_tries(trajectory: Trajectory, tried: Places, values: Values) -> None:
    """Record what candidates of the decision recorded last turned out to be worth."""
    decision = trajectory.decision[trajectory.decisions - 1]
    decision.tried = len(tried)
    for number in range(len(tried)):
        trajectory.tried_value[decision.first_candidate + tried[number]] = values[number]
