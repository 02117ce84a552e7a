"""What the playouts of each candidate at the root of a search add up to, compiled, the same for all games."""

from typing import Annotated

import numpy as np
import numpy.typing as npt
from numba import types

from heptapolis.kernel.arrays import Real
from heptapolis.kernel.jit import kernel

TURNS_AHEAD = 5  # then a playout ends with the network's value
VISITS, REWARDS = range(2)

RootSums = Annotated[npt.NDArray[np.float64], types.float64[:, ::1]]  # candidate, quantity


@kernel
def add_playout(sums: RootSums, place: int, reward: Real) -> None:
    """Add a playout of this candidate."""
    sums[place, VISITS] += 1
    sums[place, REWARDS] += reward
