"""The decisions of one self-play game and what the network learns from each, compiled.

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
TRAJECTORY_INPUTS = MAX_DECISIONS * 192
TRAJECTORY_CANDIDATES = MAX_DECISIONS * 32
TRAJECTORY_FEATURES = MAX_DECISIONS * 512
MAX_SHEET_ROWS = 16
NOT_TRIED = np.float32(-1)  # rewards are never negative

DECISION = np.dtype(
    [
        ("seat", "i4"),
        ("first_input", "i4"),
        ("inputs", "i4"),
        ("first_candidate", "i4"),
        ("candidates", "i4"),
        ("sampled", "i4"),
        ("explored", "i4"),  # 1 if drawn evenly, not by the policy
        ("tried", "i4"),  # how many candidates were tried on copies of the game
        ("value", "f4"),
        ("advantage", "f4"),
    ],
    align=True,
)
TRAJECTORY = np.dtype(
    [
        ("decisions", "i4"),
        ("inputs", "i4"),
        ("candidates", "i4"),
        ("features", "i4"),
        ("decision", DECISION, (MAX_DECISIONS,)),
        ("input", "i4", (TRAJECTORY_INPUTS,)),
        ("input_value", "f4", (TRAJECTORY_INPUTS,)),
        ("prior", "f4", (TRAJECTORY_CANDIDATES,)),
        ("tried_value", "f4", (TRAJECTORY_CANDIDATES,)),  # mean worth of the game after it, or NOT_TRIED
        ("first_feature", "i4", (TRAJECTORY_CANDIDATES + 1,)),
        ("feature", "i4", (TRAJECTORY_FEATURES,)),
        ("feature_value", "f4", (TRAJECTORY_FEATURES,)),
        ("wins", "f4", (MAX_SEATS,)),  # shares of the victory
        ("sheets", "i2", (MAX_SEATS, MAX_SHEET_ROWS)),
        ("advantage_scale", "f4"),  # advantages are divided by it
        ("gae_lambda", "f4"),  # of generalised advantage estimation
        ("entropy_bonus", "f4"),
        ("exploration", "f4"),  # share of the decisions that are drawn evenly
        ("look_ahead", "f4"),  # share of the decisions whose candidates are tried on copies
    ],
    align=True,
)
Decision = Annotated[Record, from_dtype(DECISION)]
Trajectory = Annotated[Record, from_dtype(TRAJECTORY)]
TrajectoryRow = Annotated[Records, types.Array(from_dtype(TRAJECTORY), 1, "C")]
Layers = Annotated[npt.NDArray[np.float32], types.float32[:, ::1]]  # hidden layers by decision

Stats = Annotated[npt.NDArray[np.float64], types.float64[::1]]
STATS = 8


@kernel
def record_decision(
    trajectory: Trajectory,
    seat: int,
    inputs: Inputs,
    candidates: Candidates,
    sampled: int,
    value: Real,
    explored: bool,
) -> bool:
    """Record a decision, if there is room for it; return whether there was."""
    features = 0
    for place in range(candidates.count):
        features += candidates.feature_count[place]
    if (
        trajectory.decisions == MAX_DECISIONS
        or trajectory.inputs + inputs.count > TRAJECTORY_INPUTS
        or trajectory.candidates + candidates.count > TRAJECTORY_CANDIDATES
        or trajectory.features + features > TRAJECTORY_FEATURES
    ):
        return False
    decision = trajectory.decision[trajectory.decisions]
    decision.seat = seat
    decision.first_input = trajectory.inputs
    decision.inputs = inputs.count
    decision.first_candidate = trajectory.candidates
    decision.candidates = candidates.count
    decision.sampled = sampled
    decision.explored = explored
    decision.tried = 0
    decision.value = value
    for number in range(inputs.count):
        trajectory.input[trajectory.inputs + number] = inputs.index[number]
        trajectory.input_value[trajectory.inputs + number] = inputs.value[number]
    trajectory.inputs += inputs.count
    _record_candidates(trajectory, candidates)
    trajectory.decisions += 1
    return True


@kernel
def _record_candidates(trajectory: Trajectory, candidates: Candidates) -> None:
    for place in range(candidates.count):
        trajectory.prior[trajectory.candidates] = candidates.prior[place]
        trajectory.tried_value[trajectory.candidates] = NOT_TRIED
        trajectory.first_feature[trajectory.candidates] = trajectory.features
        for number in range(candidates.feature_count[place]):
            trajectory.feature[trajectory.features] = candidates.feature[place, number]
            trajectory.feature_value[trajectory.features] = candidates.feature_value[place, number]
            trajectory.features += 1
        trajectory.candidates += 1
    trajectory.first_feature[trajectory.candidates] = trajectory.features


@kernel
def clear_trajectory(trajectory: Trajectory) -> None:
    trajectory.decisions = trajectory.inputs = trajectory.candidates = trajectory.features = 0


@kernel
def write_wins(trajectory: Trajectory, tree: Tree, players: int, teams: bool) -> None:
    """Write every seat's share of the victory; the two seats of a team split theirs."""
    best = -1_000_000
    for seat in range(players):
        points = tree.points[seat] + (tree.points[seat ^ 1] if teams else 0)
        best = max(best, points)
    winners = 0
    for seat in range(players):
        points = tree.points[seat] + (tree.points[seat ^ 1] if teams else 0)
        trajectory.wins[seat] = points == best
        winners += points == best
    for seat in range(players):
        trajectory.wins[seat] /= winners


@kernel
def write_advantages(trajectory: Trajectory, tree: Tree) -> Real:
    """Write how much better than expected every decision turned out; return the sum of squares.

    What follows a decision that explored says nothing about the policy: what came before expects the value.
    """
    following = np.zeros(MAX_SEATS, np.float32)
    advantages = np.zeros(MAX_SEATS, np.float32)
    for seat in range(MAX_SEATS):
        following[seat] = tree.rewards[seat]
    total = 0.0
    for number in range(trajectory.decisions - 1, -1, -1):
        decision = trajectory.decision[number]
        seat = decision.seat
        advantages[seat] = following[seat] - decision.value + trajectory.gae_lambda * advantages[seat]
        if decision.explored:
            advantages[seat] = 0
        following[seat] = decision.value
        decision.advantage = advantages[seat]
        total += advantages[seat] * advantages[seat]
    return total


@kernel
def write_sheet(
    trajectory: Trajectory, seat: int, rows: Annotated[npt.NDArray[np.int16], types.int16[::1]]
) -> None:
    """Record the final score sheet of a seat."""
    for row in range(len(rows)):
        trajectory.sheets[seat, row] = rows[row]


@kernel
def add_game_stats(
    trajectory: Trajectory,
    tree: Tree,
    players: int,
    learners: int,
    squares: Real,
    entropy: Real,
    stats: Stats,
) -> None:
    """Add a game to the sums that `RoundStats` is made from."""
    stats[0] += trajectory.decisions
    stats[1] += squares
    stats[2] += entropy
    for number in range(trajectory.decisions):
        decision = trajectory.decision[number]
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
                stats[7] += trajectory.wins[seat] * players
