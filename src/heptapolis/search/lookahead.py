"""What the playouts of each candidate add up to at the root of a search, compiled and the same for all games.

Two sums per candidate: of the rewards at the end of the game, and of the network's values a few turns ahead,
which vary far less but err in the same direction every time.
"""

from typing import Annotated

import numpy as np
import numpy.typing as npt
from numba import types

from heptapolis.kernel.arrays import Real
from heptapolis.kernel.jit import kernel

VALUE_TURNS = 4  # how many turns ahead the network is asked for its value
ENDED = -1.0  # instead of the value: the game was over before
VISITS, REWARDS, VALUES = range(3)

RootSums = Annotated[npt.NDArray[np.float64], types.float64[:, ::1]]  # candidate, quantity


@kernel
def add_playout(sums: RootSums, place: int, reward: Real, value: Real) -> None:
    """Add a playout of this candidate."""
    sums[place, VISITS] += 1
    sums[place, REWARDS] += reward
    sums[place, VALUES] += reward if value == ENDED else value
