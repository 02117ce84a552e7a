"""What a player thinks of its moves, compiled and the same for all games: a linear softmax policy.

A kernel lists the candidates of a seat, and describes each by a few features with amounts. Weights make
of that a value a candidate, and the values make chances: a policy that plays well without any search.
The same features serve to learn the weights: from games played, the slope of the points.
"""

import math
from typing import Annotated, Any

import numpy as np
from numba import from_dtype, types

from heptapolis.kernel.jit import kernel
from heptapolis.kernel.random64 import Rng, below

ROOM = 512  # candidates of one decision
FEATURES = 32  # of one candidate
FINE = 1 << 24  # how finely a chance is drawn

PAPER = np.dtype(
    [
        ("listed", "i4"),
        ("action", "i2", (ROOM,)),
        ("key", "i4", (ROOM,)),  # what a candidate does, whatever the hand: the same number for the same deed
        ("features", "i4", (ROOM,)),
        ("feature", "i2", (ROOM, FEATURES)),
        ("amount", "f4", (ROOM, FEATURES)),
        ("value", "f4", (ROOM,)),
        ("chance", "f4", (ROOM,)),
        ("slot", "i4", (ROOM,)),  # of the tree, for a search
        ("temperature", "f4"),
    ],
    align=True,
)
Paper = Annotated[Any, from_dtype(PAPER)]
PaperRow = Annotated[Any, types.Array(from_dtype(PAPER), 1, "C")]
Weights = Annotated[Any, types.float32[::1]]
SeatWeights = Annotated[Any, types.float32[:, ::1]]
Slopes = Annotated[Any, types.float64[::1]]
SeatSlopes = Annotated[Any, types.float64[:, ::1]]
Points = Annotated[Any, types.int32[:, ::1]]


@kernel
def consider(paper: Paper, action: int, key: int) -> None:
    """One more candidate; the features noted next are its own."""
    place = paper.listed
    paper.action[place] = action
    paper.key[place] = key
    paper.features[place] = 0
    paper.listed = place + 1


@kernel
def note(paper: Paper, feature: int, amount: int) -> None:
    """A feature of the candidate considered last."""
    place = paper.listed - 1
    number = paper.features[place]
    paper.feature[place, number] = feature
    paper.amount[place, number] = amount
    paper.features[place] = number + 1


@kernel
def weigh(paper: Paper, weights: Weights) -> None:
    """The value of every candidate, and its chance to be chosen."""
    best = np.float32(-1e30)
    for place in range(paper.listed):
        value = np.float32(0)
        for number in range(paper.features[place]):
            value += weights[paper.feature[place, number]] * paper.amount[place, number]
        paper.value[place] = value
        best = max(best, value)
    total = np.float32(0)
    for place in range(paper.listed):
        chance = np.float32(math.exp((paper.value[place] - best) / paper.temperature))
        paper.chance[place] = chance
        total += chance
    for place in range(paper.listed):
        paper.chance[place] /= total


@kernel
def pick(paper: Paper, rng: Rng) -> int:
    """A candidate by chance."""
    if paper.listed == 1:
        return 0
    left = np.float32(below(rng, FINE)) / np.float32(FINE)
    for place in range(paper.listed - 1):
        left -= paper.chance[place]
        if left < 0:
            return place
    return paper.listed - 1


@kernel
def trace(paper: Paper, picked: int, slopes: Slopes) -> None:
    """Add by how much each weight would have made the picked candidate likelier."""
    for place in range(paper.listed):
        more = (1.0 if place == picked else 0.0) - paper.chance[place]
        for number in range(paper.features[place]):
            slopes[paper.feature[place, number]] += more * paper.amount[place, number]
