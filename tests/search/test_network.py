"""The network: the same as a plain twin in NumPy, and its gradient the same as finite differences."""

import numpy as np
import numpy.typing as npt
import pytest

from heptapolis.kernel.arrays import Records
from heptapolis.kernel.jit import compile_kernels
from heptapolis.search.gradient import (
    SHEET_SHARE,
    TRIED_SCALE,
    TRIED_SHARE,
    VALUE_SHARE,
    WIN_SHARE,
    add_gradient,
)
from heptapolis.search.network import (
    HIDDEN,
    HIDDEN_1,
    HIDDEN_2,
    INPUTS,
    POINTS_PER_UNIT,
    compute_hidden,
    compute_value,
    network_softmax,
    shape_of,
)
from heptapolis.search.softmax_policy import CANDIDATES
from heptapolis.search.trajectory import TRAJECTORY, record_decision, write_advantages, write_wins
from heptapolis.search.tree import TREE

Array = npt.NDArray[np.float64]
ENTROPY_BONUS, ADVANTAGE, PLAYERS, ROWS = 0.3, 0.7, 3, 2
POSITION = {0: 1.0, 3: -0.5, 4: 2.0}
MOVES: list[dict[int, float]] = [{0: 1.0, 2: 1.0}, {1: 2.0, 5: -1.0}, {4: 1.0}]  # 1 and 2 are pairs
WINS, SHEETS = [0.0, 0.5, 0.5], [[3, 1], [7, 2], [0, 9]]
SEAT, SAMPLED = 1, 2


def test_layers_and_heads_are_those_of_the_twin() -> None:
    shape, weights, _, candidates, hidden = evaluated()
    twin = Twin(shape, weights.astype(np.float64))
    assert hidden == pytest.approx(np.concatenate([twin.first, twin.last]), abs=1e-5)
    assert candidates[0].prior[: len(MOVES)] == pytest.approx(twin.priors, abs=1e-5)
    assert compute_value(shape[0], weights, hidden) == pytest.approx(twin.value, abs=1e-5)


@pytest.mark.parametrize("tried", [{}, {0: 0.52, 2: 0.5}, {0: 0.1, 1: 0.12, 2: 0.09}], ids=len)
def test_the_gradient_is_that_of_finite_differences(tried: dict[int, float]) -> None:
    shape, weights, inputs, candidates, hidden = evaluated()
    trajectory = played(inputs, candidates, compute_value(shape[0], weights, hidden))
    trajectory[0].decision[0].tried = len(tried)
    trajectory[0].tried_value[list(tried)] = list(tried.values())
    gradient = np.zeros_like(weights)
    second = weights[shape[0].second : shape[0].second_bias].reshape(HIDDEN_1, HIDDEN_2)
    transposed = np.ascontiguousarray(second.T).ravel()
    entropy = add_gradient(shape[0], weights, transposed, trajectory[0], 0, hidden, PLAYERS, gradient)
    exact, step = weights.astype(np.float64), 1e-5
    now = Twin(shape, exact)
    assert entropy == pytest.approx(now.entropy, abs=1e-5)
    places = np.random.default_rng(2).choice(np.flatnonzero(gradient), 300, replace=False)
    for place in places:
        up, down = exact.copy(), exact.copy()
        up[place] += step
        down[place] -= step
        target, improved = now.value + ADVANTAGE, now.improved(tried)
        gained = Twin(shape, up).objective(target, improved) - Twin(shape, down).objective(target, improved)
        assert gradient[place] == pytest.approx(gained / (2 * step), abs=2e-4)


def test_advantages_follow_the_values_of_the_seats_own_decisions() -> None:
    compile_kernels((write_advantages,))
    trajectory, tree = np.zeros(1, TRAJECTORY).view(np.recarray), np.zeros(1, TREE).view(np.recarray)
    trajectory[0].gae_lambda, trajectory[0].decisions = 0.5, 3
    tree[0].rewards[:2] = 1.0, 0.0
    for number, (seat, value) in enumerate([(0, 0.5), (1, 0.4), (0, 0.6)]):
        trajectory[0].decision[number].seat, trajectory[0].decision[number].value = seat, value
    write_advantages(trajectory[0], tree[0])
    assert trajectory[0].decision["advantage"][:3] == pytest.approx([0.1 + 0.5 * 0.4, -0.4, 0.4])


def test_nothing_is_learned_from_what_an_explored_decision_led_to() -> None:
    compile_kernels((write_advantages,))
    trajectory, tree = np.zeros(1, TRAJECTORY).view(np.recarray), np.zeros(1, TREE).view(np.recarray)
    trajectory[0].gae_lambda, trajectory[0].decisions = 0.5, 3
    tree[0].rewards[0] = 1.0
    for number, value in enumerate([0.5, 0.7, 0.1]):
        trajectory[0].decision[number].value = value
    trajectory[0].decision[1].explored = 1
    write_advantages(trajectory[0], tree[0])
    assert trajectory[0].decision["advantage"][:3] == pytest.approx([0.2, 0, 0.9])


@pytest.mark.parametrize(
    ("points", "teams", "wins"),
    [
        ([5, 9, 9], False, [0, 0.5, 0.5]),
        ([9, 1, 5, 5], True, [0.25, 0.25, 0.25, 0.25]),
        ([9, 1, 5, 6], True, [0, 0, 0.5, 0.5]),
    ],
)
def test_a_victory_is_shared(points: list[int], teams: bool, wins: list[float]) -> None:
    compile_kernels((write_wins,))
    trajectory, tree = np.zeros(1, TRAJECTORY).view(np.recarray), np.zeros(1, TREE).view(np.recarray)
    tree[0].points[: len(points)] = points
    write_wins(trajectory[0], tree[0], len(points), teams)
    assert trajectory[0].wins[: len(points)].tolist() == wins


def evaluated() -> tuple[Records, npt.NDArray[np.float32], Records, Records, npt.NDArray[np.float32]]:
    """A network with random weights in one position: shape, weights, inputs, candidates, hidden layers."""
    compile_kernels((compute_hidden, compute_value, network_softmax, record_decision))
    compile_kernels((add_gradient,))
    shape = shape_of(inputs=6, features=7, pairs=(1, 3), sheet_rows=ROWS)
    weights = np.random.default_rng(1).normal(0, 0.2, int(shape[0].total)).astype(np.float32)
    inputs, candidates = np.zeros(1, INPUTS).view(np.recarray), np.zeros(1, CANDIDATES).view(np.recarray)
    inputs[0].count, candidates[0].count, candidates[0].temperature = len(POSITION), len(MOVES), 1.0
    inputs[0].index[: len(POSITION)], inputs[0].value[: len(POSITION)] = (
        list(POSITION),
        list(POSITION.values()),
    )
    for place, move in enumerate(MOVES):
        candidates[0].feature_count[place] = len(move)
        candidates[0].feature[place, : len(move)] = list(move)
        candidates[0].feature_value[place, : len(move)] = list(move.values())
    hidden = np.zeros(HIDDEN, np.float32)
    compute_hidden(shape[0], weights, inputs[0], hidden)
    network_softmax(shape[0], weights, candidates[0], hidden)
    return shape, weights, inputs, candidates, hidden


def played(inputs: Records, candidates: Records, value: float) -> Records:
    """The trajectory of a game with one decision."""
    trajectory = np.zeros(1, TRAJECTORY).view(np.recarray)
    record_decision(trajectory[0], SEAT, inputs[0], candidates[0], SAMPLED, value, explored=False)
    trajectory[0].decision[0].advantage, trajectory[0].advantage_scale = ADVANTAGE, 1.0
    trajectory[0].entropy_bonus, trajectory[0].wins[:PLAYERS] = ENTROPY_BONUS, WINS
    trajectory[0].sheets[:PLAYERS, :ROWS] = SHEETS
    return trajectory


class Twin:
    """The network in plain NumPy, and what learning maximises after one decision."""

    def __init__(self, shape: Records, weights: Array) -> None:
        parts = shape[0]
        self.parts, self.weights = parts, weights
        inputs = np.zeros(int(parts.inputs))
        inputs[list(POSITION)] = list(POSITION.values())
        first = weights[parts.first : parts.first_bias].reshape(-1, HIDDEN_1)
        second = weights[parts.second : parts.second_bias].reshape(HIDDEN_1, HIDDEN_2)
        self.first = np.maximum(0, inputs @ first + weights[parts.first_bias : parts.second])
        self.last = np.maximum(0, self.first @ second + weights[parts.second_bias : parts.action])
        rows = weights[parts.action : parts.value].reshape(-1, HIDDEN_2)
        logits = np.array([self._logit(move, rows) for move in MOVES])
        self.priors = np.exp(logits) / np.exp(logits).sum()
        self.entropy = float(-(self.priors * np.log(self.priors)).sum())
        self.value = float(1 / (1 + np.exp(-self._head(parts.value, 1)[0])))

    def _logit(self, move: dict[int, float], rows: Array) -> float:
        row_of = {0: 0, 3: 1, 4: 2, 5: 3, 6: 4}
        plain = sum(value * rows[row_of[feature]] for feature, value in move.items() if feature in row_of)
        linear = sum(value * self.weights[feature] for feature, value in move.items())
        return float(plain @ self.last + linear)

    def _head(self, start: int, count: int) -> Array:
        rows = self.weights[start : start + count * (HIDDEN_2 + 1)].reshape(count, HIDDEN_2 + 1)
        return np.asarray(rows[:, :-1] @ self.last + rows[:, -1])

    def improved(self, tried: dict[int, float]) -> Array:
        """The policy after a look-ahead: better candidates are likelier than others that were tried."""
        places, worth = list(tried), np.array(list(tried.values()))
        likelier, policy = self.priors[places] * np.exp(worth / TRIED_SCALE), self.priors.copy()
        policy[places] = self.priors[places].sum() * likelier / likelier.sum() if tried else []
        return policy if tried else np.zeros(len(MOVES))

    def objective(self, target: float, improved: Array) -> float:
        policy = ADVANTAGE * np.log(self.priors[SAMPLED]) + ENTROPY_BONUS * self.entropy
        policy += TRIED_SHARE * improved @ np.log(self.priors)
        value = target * np.log(self.value) + (1 - target) * np.log(1 - self.value)
        order = [(SEAT + distance) % PLAYERS for distance in range(PLAYERS)]
        chances = np.exp(self._head(self.parts.win, PLAYERS))
        win = np.array(WINS)[order] @ np.log(chances / chances.sum())
        expected = self._head(self.parts.sheet, PLAYERS * ROWS).reshape(PLAYERS, ROWS)
        errors = np.array(SHEETS)[order] / POINTS_PER_UNIT - expected
        return float(policy + VALUE_SHARE * value + WIN_SHARE * win - 0.5 * SHEET_SHARE * (errors**2).sum())
