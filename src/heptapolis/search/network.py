"""A small network that plays any compiled game: its layers and heads, compiled, the same for all games.

A kernel describes the position of a seat by named sparse inputs (`inputs.py`) and its candidates by features,
as for the linear policy. Two hidden layers of rectified linear units read the inputs. The heads are

    action   the logit of a candidate: its features, weighted, plus its plain features times the last layer
    value    what the game is worth to the seat: its expected reward
    win      every seat's chance to win, counted from the seat to the left
    sheet    every seat's final score sheet, row by row

All weights are one vector of 32-bit floats; a `SHAPE` record says where each part begins.
"""

import math
from typing import Annotated

import numpy as np
import numpy.typing as npt
from numba import from_dtype, types

from heptapolis.kernel.arrays import Real, Record, Records
from heptapolis.kernel.jit import inlined, kernel
from heptapolis.search.softmax_policy import Candidates, Weights
from heptapolis.search.tree import MAX_SEATS

HIDDEN_1 = 128
HIDDEN_2 = 64
HIDDEN = HIDDEN_1 + HIDDEN_2
MAX_INPUTS = 512  # nonzero inputs of one position
POINTS_PER_UNIT = 10.0  # the sheet head counts tens of points
NETWORK_TURNS = 4  # how long the searching seat follows the network in a playout to the end

SHAPE = np.dtype(
    [
        ("inputs", "i8"),
        ("features", "i8"),
        # Features from `pairs_start` to `pairs_end` have a weight, but no row in the action head.
        ("pairs_start", "i8"),
        ("pairs_end", "i8"),
        ("sheet_rows", "i8"),
        ("first", "i8"),  # where each part begins; the feature weights come before all of them
        ("first_bias", "i8"),
        ("second", "i8"),
        ("second_bias", "i8"),
        ("action", "i8"),
        ("value", "i8"),  # every row of these heads ends with its bias
        ("win", "i8"),
        ("sheet", "i8"),
        ("total", "i8"),
    ],
    align=True,
)
INPUTS = np.dtype(
    [("count", "i4"), ("index", "i4", (MAX_INPUTS,)), ("value", "f4", (MAX_INPUTS,))], align=True
)
Shape = Annotated[Record, from_dtype(SHAPE)]
ShapeRow = Annotated[Records, types.Array(from_dtype(SHAPE), 1, "C")]
Inputs = Annotated[Record, from_dtype(INPUTS)]
InputsRow = Annotated[Records, types.Array(from_dtype(INPUTS), 1, "C")]
Floats = Annotated[npt.NDArray[np.float32], types.float32[::1]]
Float = Annotated[np.float32, types.float32]


def shape_of(inputs: int, features: int, pairs: tuple[int, int], sheet_rows: int) -> Records:
    """The shape of a network with this many inputs and features, as an array of one."""
    shape = np.zeros(1, SHAPE).view(np.recarray)
    head = HIDDEN_2 + 1
    sizes = (
        ("first", inputs * HIDDEN_1),
        ("first_bias", HIDDEN_1),
        ("second", HIDDEN_1 * HIDDEN_2),
        ("second_bias", HIDDEN_2),
        ("action", (features - (pairs[1] - pairs[0])) * HIDDEN_2),
        ("value", head),
        ("win", MAX_SEATS * head),
        ("sheet", MAX_SEATS * sheet_rows * head),
        ("total", 0),
    )
    shape[0].inputs, shape[0].features, shape[0].sheet_rows = inputs, features, sheet_rows
    shape[0].pairs_start, shape[0].pairs_end = pairs
    place = features
    for name, size in sizes:
        shape[name] = place
        place += size
    return shape


@kernel
def add_input(inputs: Inputs, index: int, value: Float) -> None:
    """Add an input that is not 0."""
    number = inputs.count
    inputs.index[number] = index
    inputs.value[number] = value
    inputs.count = number + 1


@inlined
def add_scaled(target: Floats, source: Floats, scale: Float) -> None:
    """Add a multiple of one vector to another."""
    for place in range(len(target)):
        target[place] += scale * source[place]


@inlined
def dot(one: Floats, other: Floats) -> Float:
    """The dot product of two vectors as long as the last hidden layer, as eight parallel (SIMD) sums."""
    sums = np.zeros(8, np.float32)
    for start in range(0, HIDDEN_2, 8):
        for place in range(8):
            sums[place] += one[start + place] * other[start + place]
    total: np.float32 = ((sums[0] + sums[1]) + (sums[2] + sums[3])) + (
        (sums[4] + sums[5]) + (sums[6] + sums[7])
    )
    return total


@kernel
def compute_hidden(shape: Shape, weights: Weights, inputs: Inputs, hidden: Floats) -> None:
    """Write both hidden layers, one after the other."""
    first, second = hidden[:HIDDEN_1], hidden[HIDDEN_1:HIDDEN]
    first[:] = weights[shape.first_bias : shape.first_bias + HIDDEN_1]
    for number in range(inputs.count):
        start = shape.first + HIDDEN_1 * inputs.index[number]
        add_scaled(first, weights[start : start + HIDDEN_1], inputs.value[number])
    second[:] = weights[shape.second_bias : shape.second_bias + HIDDEN_2]
    for unit in range(HIDDEN_1):
        first[unit] = max(first[unit], np.float32(0))
        if first[unit] > 0:
            start = shape.second + HIDDEN_2 * unit
            add_scaled(second, weights[start : start + HIDDEN_2], first[unit])
    for unit in range(HIDDEN_2):
        second[unit] = max(second[unit], np.float32(0))


@kernel
def compute_value(shape: Shape, weights: Weights, hidden: Floats) -> Real:
    """The expected reward of the seat, from 0 to 1."""
    return 1.0 / (1.0 + math.exp(-compute_head(weights, shape.value, hidden)))


@kernel
def compute_head(weights: Weights, start: int, hidden: Floats) -> Real:
    """One row of a head: its weights times the last layer, and its bias."""
    row, bias = weights[start : start + HIDDEN_2], weights[start + HIDDEN_2]
    return float(dot(row, hidden[HIDDEN_1:HIDDEN]) + bias)


@kernel
def action_row(shape: Shape, feature: int) -> int:
    """Where the row of a feature in the action head begins; -1 if it has none."""
    if feature >= shape.pairs_start:
        if feature < shape.pairs_end:
            return -1
        feature -= shape.pairs_end - shape.pairs_start
    return int(shape.action + HIDDEN_2 * feature)


@kernel
def add_action_rows(shape: Shape, weights: Weights, candidates: Candidates, place: int, row: Floats) -> None:
    """Add up the rows of a candidate's plain features."""
    row[:] = 0
    for number in range(candidates.feature_count[place]):
        start = action_row(shape, candidates.feature[place, number])
        if start >= 0:
            add_scaled(row, weights[start : start + HIDDEN_2], candidates.feature_value[place, number])


@kernel
def network_softmax(shape: Shape, weights: Weights, candidates: Candidates, hidden: Floats) -> None:
    """Compute the logit of every candidate, then their priors."""
    row = np.empty(HIDDEN_2, np.float32)
    last = hidden[HIDDEN_1:HIDDEN]
    highest = np.float32(-1e30)
    for place in range(candidates.count):
        add_action_rows(shape, weights, candidates, place, row)
        logit = dot(row, last)
        for number in range(candidates.feature_count[place]):
            logit += weights[candidates.feature[place, number]] * candidates.feature_value[place, number]
        candidates.logit[place] = logit
        highest = max(highest, logit)
    total = np.float32(0)
    for place in range(candidates.count):
        prior = np.float32(math.exp((candidates.logit[place] - highest) / candidates.temperature))
        candidates.prior[place] = prior
        total += prior
    for place in range(candidates.count):
        candidates.prior[place] /= total
