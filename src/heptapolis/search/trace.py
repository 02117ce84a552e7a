"""The decisions of one game of self-play, with what is learned from each, compiled.

Advantages compare what followed a decision with the network's own values (generalised advantage estimation,
https://arxiv.org/abs/1506.02438).
"""

from typing import Annotated

import numpy as np
import numpy.typing as npt
from numba import from_dtype, types

from heptapolis.kernel.arrays import Real, Record, Records
from heptapolis.kernel.jit import kernel
from heptapolis.search.network import Inputs
from heptapolis.search.softmax_policy import Candidates
from heptapolis.search.tree import MAX_SEATS, UNITS_PER_POINT, Tree

MAX_DECISIONS = 1024
TRACE_INPUTS = MAX_DECISIONS * 192
TRACE_CANDIDATES = MAX_DECISIONS * 32
TRACE_FEATURES = MAX_DECISIONS * 512
MAX_SHEET_ROWS = 16

DECISION = np.dtype(
    [
        ("seat", "i4"),
        ("first_input", "i4"),
        ("inputs", "i4"),
        ("first_candidate", "i4"),
        ("candidates", "i4"),
        ("sampled", "i4"),
        ("value", "f4"),
        ("advantage", "f4"),
    ],
    align=True,
)
TRACE = np.dtype(
    [
        ("decisions", "i4"),
        ("inputs", "i4"),
        ("candidates", "i4"),
        ("features", "i4"),
        ("decision", DECISION, (MAX_DECISIONS,)),
        ("input", "i4", (TRACE_INPUTS,)),
        ("input_value", "f4", (TRACE_INPUTS,)),
        ("prior", "f4", (TRACE_CANDIDATES,)),
        ("first_feature", "i4", (TRACE_CANDIDATES + 1,)),
        ("feature", "i4", (TRACE_FEATURES,)),
        ("feature_value", "f4", (TRACE_FEATURES,)),
        ("wins", "f4", (MAX_SEATS,)),  # shares of the victory
        ("sheets", "i2", (MAX_SEATS, MAX_SHEET_ROWS)),
        ("advantage_scale", "f4"),  # advantages are divided by it
        ("trace_decay", "f4"),  # the lambda of advantage estimation
        ("entropy_bonus", "f4"),
    ],
    align=True,
)
Trace = Annotated[Record, from_dtype(TRACE)]
TraceRow = Annotated[Records, types.Array(from_dtype(TRACE), 1, "C")]
Layers = Annotated[npt.NDArray[np.float32], types.float32[:, ::1]]  # hidden layers by decision

Stats = Annotated[npt.NDArray[np.float64], types.float64[::1]]
STATS = 8


@kernel
def record_decision(
    trace: Trace, seat: int, inputs: Inputs, candidates: Candidates, sampled: int, value: Real
) -> None:
    """Remember a decision; without room for it, it is forgotten."""
    features = 0
    for place in range(candidates.count):
        features += candidates.feature_count[place]
    if (
        trace.decisions == MAX_DECISIONS
        or trace.inputs + inputs.count > TRACE_INPUTS
        or trace.candidates + candidates.count > TRACE_CANDIDATES
        or trace.features + features > TRACE_FEATURES
    ):
        return
    decision = trace.decision[trace.decisions]
    decision.seat = seat
    decision.first_input = trace.inputs
    decision.inputs = inputs.count
    decision.first_candidate = trace.candidates
    decision.candidates = candidates.count
    decision.sampled = sampled
    decision.value = value
    for number in range(inputs.count):
        trace.input[trace.inputs + number] = inputs.index[number]
        trace.input_value[trace.inputs + number] = inputs.value[number]
    trace.inputs += inputs.count
    _record_candidates(trace, candidates)
    trace.decisions += 1


@kernel
def _record_candidates(trace: Trace, candidates: Candidates) -> None:
    for place in range(candidates.count):
        trace.prior[trace.candidates] = candidates.prior[place]
        trace.first_feature[trace.candidates] = trace.features
        for number in range(candidates.feature_count[place]):
            trace.feature[trace.features] = candidates.feature[place, number]
            trace.feature_value[trace.features] = candidates.feature_value[place, number]
            trace.features += 1
        trace.candidates += 1
    trace.first_feature[trace.candidates] = trace.features


@kernel
def clear_trace(trace: Trace) -> None:
    trace.decisions = trace.inputs = trace.candidates = trace.features = 0


@kernel
def write_wins(trace: Trace, tree: Tree, players: int, teams: bool) -> None:
    """Write every seat's share of the victory; a team's is shared by its two seats."""
    best = -1_000_000
    for seat in range(players):
        points = tree.points[seat] + (tree.points[seat ^ 1] if teams else 0)
        best = max(best, points)
    winners = 0
    for seat in range(players):
        points = tree.points[seat] + (tree.points[seat ^ 1] if teams else 0)
        trace.wins[seat] = points == best
        winners += points == best
    for seat in range(players):
        trace.wins[seat] /= winners


@kernel
def write_advantages(trace: Trace, tree: Tree) -> Real:
    """Write how much better than expected every decision turned out; return the sum of squares."""
    following = np.zeros(MAX_SEATS, np.float32)
    advantages = np.zeros(MAX_SEATS, np.float32)
    for seat in range(MAX_SEATS):
        following[seat] = tree.rewards[seat]
    total = 0.0
    for number in range(trace.decisions - 1, -1, -1):
        decision = trace.decision[number]
        seat = decision.seat
        advantages[seat] = following[seat] - decision.value + trace.trace_decay * advantages[seat]
        following[seat] = decision.value
        decision.advantage = advantages[seat]
        total += advantages[seat] * advantages[seat]
    return total


@kernel
def write_sheet(trace: Trace, seat: int, rows: Annotated[npt.NDArray[np.int16], types.int16[::1]]) -> None:
    """Keep the final score sheet of a seat."""
    for row in range(len(rows)):
        trace.sheets[seat, row] = rows[row]


@kernel
def add_game_stats(
    trace: Trace, tree: Tree, players: int, learners: int, squares: Real, entropy: Real, stats: Stats
) -> None:
    """Add up what a round of games is judged by; the fields are those of `RoundStats`."""
    stats[0] += trace.decisions
    stats[1] += squares
    stats[2] += entropy
    for number in range(trace.decisions):
        decision = trace.decision[number]
        error = tree.rewards[decision.seat] - decision.value
        stats[3] += error * error
    playing = 0
    for seat in range(players):
        playing += learners >> seat & 1
    for seat in range(players):
        if learners >> seat & 1:
            stats[4] += 1
            stats[5] += tree.points[seat] / UNITS_PER_POINT
            if playing < players:
                stats[6] += 1
                stats[7] += trace.wins[seat] * players
