"""The gradient of a recorded game: backpropagation, compiled.

The policy learns from the advantages, with an entropy bonus. So does the value: it learns from the values of
the next decisions and from the end of the game (lambda returns). The win and sheet heads learn from the end
of the game. Where a look-ahead tried candidates, the policy also moves towards an improved one: the prior of
each candidate tried, times an exponential of what it turned out to be worth, as in Gumbel MuZero
(https://openreview.net/forum?id=bERaNdoegnO).
"""

import math

import numpy as np

from heptapolis.kernel.arrays import Real
from heptapolis.kernel.jit import kernel
from heptapolis.search.network import (
    HIDDEN,
    HIDDEN_1,
    HIDDEN_2,
    POINTS_PER_UNIT,
    Float,
    Floats,
    Shape,
    action_row,
    add_scaled,
    compute_head,
)
from heptapolis.search.softmax_policy import Weights
from heptapolis.search.trajectory import NOT_TRIED, Decision, Trajectory
from heptapolis.search.tree import MAX_SEATS

VALUE_SHARE = 2.0  # weight of this head's loss, compared with the policy's
WIN_SHARE = 0.5
SHEET_SHARE = 0.3
TRIED_SHARE = 8.0  # weight of the loss where a look-ahead tried candidates: such decisions are few
TRIED_SCALE = 0.02  # a candidate that is worth this much more than another becomes e times as likely
SHEET_EVERY = 4  # decisions: the sheet head has many rows


@kernel
def add_gradient(
    shape: Shape,
    weights: Weights,
    transposed: Weights,
    trajectory: Trajectory,
    number: int,
    hidden: Floats,
    players: int,
    gradient: Floats,
) -> Real:
    """Add the gradient of one decision; return the entropy of its policy."""
    decision = trajectory.decision[number]
    last_error = np.zeros(HIDDEN_2, np.float32)
    entropy = _add_action_gradient(shape, weights, trajectory, number, hidden, last_error, gradient)
    error = np.float32(VALUE_SHARE * decision.advantage)
    _add_head_gradient(weights, shape.value, hidden, error, last_error, gradient)
    _add_win_gradient(shape, weights, trajectory, decision.seat, hidden, players, last_error, gradient)
    if number % SHEET_EVERY == 0:
        _add_sheet_gradient(shape, weights, trajectory, decision.seat, hidden, players, last_error, gradient)
    _add_hidden_gradient(shape, transposed, trajectory, number, hidden, last_error, gradient)
    return entropy


@kernel
def _add_action_gradient(
    shape: Shape,
    weights: Weights,
    trajectory: Trajectory,
    number: int,
    hidden: Floats,
    last_error: Floats,
    gradient: Floats,
) -> Real:
    decision = trajectory.decision[number]
    if decision.candidates < 2:
        return 0.0
    entropy = 0.0
    first = decision.first_candidate
    for place in range(first, first + decision.candidates):
        prior = trajectory.prior[place]
        entropy -= prior * math.log(prior + 1e-9)
    advantage = decision.advantage / trajectory.advantage_scale
    factor = _improvement_factor(trajectory, decision) if decision.tried else 0.0
    for place in range(first, first + decision.candidates):
        prior = trajectory.prior[place]
        error = advantage * ((1.0 if place == first + decision.sampled else 0.0) - prior)
        error -= trajectory.entropy_bonus * prior * (math.log(prior + 1e-9) + entropy)
        if trajectory.tried_value[place] != NOT_TRIED:
            improved = factor * prior * math.exp(trajectory.tried_value[place] / TRIED_SCALE)
            error += TRIED_SHARE * (improved - prior)
        if abs(error) > 1e-5:
            _add_candidate_gradient(
                shape, weights, trajectory, place, hidden, np.float32(error), last_error, gradient
            )
    return entropy


@kernel
def _improvement_factor(trajectory: Trajectory, decision: Decision) -> Real:
    """The factor that keeps the total probability of the candidates tried as it was."""
    before, after = 0.0, 0.0
    for place in range(decision.first_candidate, decision.first_candidate + decision.candidates):
        if trajectory.tried_value[place] != NOT_TRIED:
            before += trajectory.prior[place]
            after += trajectory.prior[place] * math.exp(trajectory.tried_value[place] / TRIED_SCALE)
    return before / after


@kernel
def _add_candidate_gradient(
    shape: Shape,
    weights: Weights,
    trajectory: Trajectory,
    place: int,
    hidden: Floats,
    error: Float,
    last_error: Floats,
    gradient: Floats,
) -> None:
    last = hidden[HIDDEN_1:HIDDEN]
    for number in range(trajectory.first_feature[place], trajectory.first_feature[place + 1]):
        feature, scale = trajectory.feature[number], error * trajectory.feature_value[number]
        gradient[feature] += scale
        start = action_row(shape, feature)
        if start >= 0:
            add_scaled(gradient[start : start + HIDDEN_2], last, scale)
            add_scaled(last_error, weights[start : start + HIDDEN_2], scale)


@kernel
def _add_head_gradient(
    weights: Weights, start: int, hidden: Floats, error: Float, last_error: Floats, gradient: Floats
) -> None:
    """Add the gradient of one row of a head and its bias."""
    add_scaled(gradient[start : start + HIDDEN_2], hidden[HIDDEN_1:HIDDEN], error)
    gradient[start + HIDDEN_2] += error
    add_scaled(last_error, weights[start : start + HIDDEN_2], error)


@kernel
def _add_win_gradient(
    shape: Shape,
    weights: Weights,
    trajectory: Trajectory,
    seat: int,
    hidden: Floats,
    players: int,
    last_error: Floats,
    gradient: Floats,
) -> None:
    chances = np.zeros(MAX_SEATS)
    total = 0.0
    for distance in range(players):
        logit = compute_head(weights, shape.win + distance * (HIDDEN_2 + 1), hidden)
        chances[distance] = math.exp(min(max(logit, -30.0), 30.0))
        total += chances[distance]
    for distance in range(players):
        won = trajectory.wins[(seat + distance) % players]
        error = np.float32(WIN_SHARE * (won - chances[distance] / total))
        start = shape.win + distance * (HIDDEN_2 + 1)
        _add_head_gradient(weights, start, hidden, error, last_error, gradient)


@kernel
def _add_sheet_gradient(
    shape: Shape,
    weights: Weights,
    trajectory: Trajectory,
    seat: int,
    hidden: Floats,
    players: int,
    last_error: Floats,
    gradient: Floats,
) -> None:
    for distance in range(players):
        sheet = trajectory.sheets[(seat + distance) % players]
        for row in range(shape.sheet_rows):
            start = shape.sheet + (distance * shape.sheet_rows + row) * (HIDDEN_2 + 1)
            expected = compute_head(weights, start, hidden)
            error = np.float32(SHEET_SHARE * (sheet[row] / POINTS_PER_UNIT - expected))
            _add_head_gradient(weights, start, hidden, error, last_error, gradient)


@kernel
def _add_hidden_gradient(
    shape: Shape,
    transposed: Weights,
    trajectory: Trajectory,
    number: int,
    hidden: Floats,
    last_error: Floats,
    gradient: Floats,
) -> None:
    """Backpropagate through both hidden layers; `transposed` holds the weights of the second."""
    first = hidden[:HIDDEN_1]
    first_error = np.zeros(HIDDEN_1, np.float32)
    for unit in range(HIDDEN_2):
        if hidden[HIDDEN_1 + unit] <= 0:
            last_error[unit] = 0
        else:
            start = HIDDEN_1 * unit
            add_scaled(first_error, transposed[start : start + HIDDEN_1], last_error[unit])
    add_scaled(gradient[shape.second_bias : shape.second_bias + HIDDEN_2], last_error, np.float32(1))
    for unit in range(HIDDEN_1):
        if first[unit] <= 0:
            first_error[unit] = 0
        else:
            start = shape.second + HIDDEN_2 * unit
            add_scaled(gradient[start : start + HIDDEN_2], last_error, first[unit])
    add_scaled(gradient[shape.first_bias : shape.first_bias + HIDDEN_1], first_error, np.float32(1))
    decision = trajectory.decision[number]
    for place in range(decision.first_input, decision.first_input + decision.inputs):
        start = shape.first + HIDDEN_1 * trajectory.input[place]
        add_scaled(gradient[start : start + HIDDEN_1], first_error, trajectory.input_value[place])
