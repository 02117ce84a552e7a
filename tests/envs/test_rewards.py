"""Rewards agree with the results of the rules."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heptapolis.core.errors import BadOption
from heptapolis.core.result import Result
from heptapolis.envs.rewards import check_reward, compute_rewards

TOTALS = np.array([[30, 50, 40, 40]])
COINS = np.array([[9, 0, 2, 1]])


def one(name: str, coins: np.ndarray = COINS, mates: int = 1) -> list[float]:
    return [float(reward) for reward in compute_rewards(name, TOTALS, coins, mates)[0]]


def test_ranks_are_even_steps_from_1_to_minus_1() -> None:
    assert one("rank") == pytest.approx([-1, 1, 1 / 3, -1 / 3])


def test_those_level_share_their_ranks() -> None:
    assert one("rank", np.zeros((1, 4))) == pytest.approx([-1, 1, 0, 0])


def test_the_winner_takes_it_all() -> None:
    assert one("win") == [0, 1, 0, 0]


def test_margins_are_points_ahead_of_the_mean_of_the_others() -> None:
    assert one("margin") == pytest.approx([30 - 130 / 3, 50 - 110 / 3, 0, 0])


def test_team_mates_share() -> None:
    """80 points each; 9 coins against 3."""
    assert one("rank", mates=2) == [1, 1, -1, -1]
    assert one("win", mates=2) == [1, 1, 0, 0]
    assert one("margin", mates=2) == [0, 0, 0, 0]


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 3)), min_size=4, max_size=6), st.booleans())
def test_ranks_and_winners_are_those_of_the_result(ends: list[tuple[int, int]], teams: bool) -> None:
    ends = ends[: len(ends) // 2 * 2]
    pairs = [(seat, seat + 1) for seat in range(0, len(ends), 2)] if teams else []
    result = Result.of([{"all": points} for points, _ in ends], [coins for _, coins in ends], pairs)
    totals, coins = (np.array([[end[part] for end in ends]]) for part in (0, 1))
    won = compute_rewards("win", totals, coins, 1 + teams)[0]
    ranked = compute_rewards("rank", totals, coins, 1 + teams)[0]
    assert tuple(np.flatnonzero(won)) == result.winners
    assert np.argsort(-ranked, kind="stable").tolist() == np.argsort(result.ranks, kind="stable").tolist()
    assert ranked.sum() == pytest.approx(0)


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(BadOption, match="rank, win, margin"):
        check_reward("glory")
