"""The trees of a search: edges, nodes and rewards."""

from typing import Any

import numpy as np
import pytest

from heptapolis.kernel.jit import compile_kernels
from heptapolis.kernel.random64 import stream
from heptapolis.search.softmax_policy import CANDIDATES, add_candidate, softmax
from heptapolis.search.tree import (
    EDGE,
    EDGE_SLOTS,
    MAX_PATH,
    OFF_TREE,
    TREE,
    UNITS_PER_POINT,
    Reward,
    TreeKind,
    advance,
    backpropagate,
    compute_rewards,
    edge_key,
    find_edge,
    return_to_root,
    root_node,
    select,
    write_bonus,
)

compile_kernels(
    (
        add_candidate,
        advance,
        backpropagate,
        compute_rewards,
        edge_key,
        find_edge,
        return_to_root,
        root_node,
        select,
        softmax,
        write_bonus,
    )
)


def tree(kind: TreeKind = TreeKind.MULTI, reward: Reward = Reward.WIN) -> Any:
    one = np.zeros(1, TREE).view(np.recarray)[0]
    one.kind, one.reward, one.exploration, one.margin_scale = kind, reward, 1.0, 10 * UNITS_PER_POINT
    return_to_root(one)
    return one


def edges() -> Any:
    return np.zeros(EDGE_SLOTS, EDGE).view(np.recarray)


def candidate_list(size: int = 3) -> Any:
    candidates = np.zeros(1, CANDIDATES).view(np.recarray)[0]
    candidates.temperature = 1.0
    for candidate in range(size):
        add_candidate(candidates, candidate, 10 + candidate)
    softmax(candidates, np.zeros(1, np.float32))
    return candidates


def try_often(one: Any, kept: Any, rewards: list[float], times: int) -> list[int]:
    """Seat 0 decides again and again; what each candidate brings is given."""
    candidates, tried, rng = candidate_list(len(rewards)), [0] * len(rewards), stream(1)
    for _ in range(times):
        return_to_root(one)
        selected = select(one, kept, candidates, 0, rng)
        tried[selected] += 1
        one.rewards[0] = rewards[selected]
        backpropagate(one, kept)
    return tried


@pytest.mark.parametrize("kind", list(TreeKind))
def test_what_brings_more_is_tried_more_often(kind: TreeKind) -> None:
    tried = try_often(tree(kind), edges(), [0.2, 0.9, 0.3], 200)
    assert tried[1] > 100
    assert min(tried) > 0


def test_a_likely_candidate_is_tried_first() -> None:
    candidates, one = candidate_list(), tree()
    candidates.prior[:3] = [0.1, 0.2, 0.7]
    assert select(one, edges(), candidates, 0, stream(1)) == 2


def test_an_edge_keeps_visits_and_rewards() -> None:
    one, kept = tree(), edges()
    try_often(one, kept, [0.25], 4)
    edge = kept[find_edge(kept, edge_key(root_node(0), 10))]
    assert (edge.visits, edge.total_reward) == (4, 1.0)


def test_a_new_edge_is_the_last_one_of_a_path() -> None:
    one, kept, candidates = tree(), edges(), candidate_list(1)
    for path_length in (1, 2, 3):
        return_to_root(one)
        while one.node[0] != OFF_TREE:
            select(one, kept, candidates, 0, stream(1))
            advance(one)
        assert one.path_length == path_length
        backpropagate(one, kept)


@pytest.mark.parametrize(("kind", "seats"), [(TreeKind.FLAT, [0]), (TreeKind.MULTI, [0, 1, 0, 1])])
def test_who_has_a_tree_and_how_deep(kind: TreeKind, seats: list[int]) -> None:
    """Seat 0 thinks; two seats select twice, in nodes that everyone has visited."""
    one, kept, candidates = tree(kind), edges(), candidate_list(1)
    for _ in range(3):
        return_to_root(one)
        for _ in range(2):
            for seat in (0, 1):
                select(one, kept, candidates, seat, stream(1))
            advance(one)
        backpropagate(one, kept)
    assert one.path_seat[: one.path_length].tolist() == seats


def test_a_root_prior_mix_tries_what_the_policy_would_never_do() -> None:
    """At the root; further down, the policy is trusted."""
    for root_prior_mix, tries in ((0.0, 0), (0.5, 1)):
        candidates, one, kept = candidate_list(2), tree(), edges()
        one.root_prior_mix, candidates.prior[:2] = root_prior_mix, [1.0, 0.0]
        selected = []
        for _ in range(20):
            return_to_root(one)
            selected.append(select(one, kept, candidates, 0, stream(1)))
            one.rewards[0] = 0.5
            backpropagate(one, kept)
        assert (1 in selected) == bool(tries)


@pytest.mark.parametrize(("kind", "same"), [(TreeKind.MULTI, True), (TreeKind.JOINT, False)])
def test_a_node_is_made_of_a_seats_own_actions_or_of_all_actions(kind: TreeKind, same: bool) -> None:
    nodes = []
    for other in (0, 1):
        one, kept, candidates = tree(kind), edges(), candidate_list(1)
        kept[find_edge(kept, edge_key(root_node(0), 10))].visits = 1  # seat 0 has been here before
        kept[find_edge(kept, edge_key(root_node(0), 10))].key = edge_key(root_node(0), 10)
        select(one, kept, candidates, 0, stream(1))
        candidates.action_key[0] = 20 + other
        select(one, kept, candidates, 1, stream(1))
        advance(one)
        nodes.append(one.node[0])
    assert bool(nodes[0] == nodes[1]) is same


def test_a_full_path_sends_everybody_off_the_tree() -> None:
    one, kept = tree(), edges()
    one.path_length = MAX_PATH
    assert select(one, kept, candidate_list(), 0, stream(1)) in range(3)
    assert (one.path_length, one.node[0]) == (MAX_PATH, OFF_TREE)


def test_a_full_table_sends_everybody_off_the_tree() -> None:
    one, kept = tree(), edges()
    kept.key[:] = 1
    assert select(one, kept, candidate_list(), 0, stream(1)) in range(3)
    assert (one.path_length, one.node[0]) == (0, OFF_TREE)


POINTS = [50, 40, 50, 10]


@pytest.mark.parametrize(
    ("reward", "rewards"),
    [
        (Reward.WIN, [0.5, 0, 0.5, 0]),
        (Reward.RANK, [5 / 6, 1 / 3, 5 / 6, 0]),
        (Reward.MARGIN, [0.5, 0.269, 0.5, 0.018]),
        (Reward.POINTS, [1.25, 1.0, 1.25, 0.25]),
        (Reward.MIXED, [0.875, 0.5, 0.875, 0.125]),
    ],
)
def test_rewards(reward: Reward, rewards: list[float]) -> None:
    one = tree(reward=reward)
    one.points[:4] = [UNITS_PER_POINT * points for points in POINTS]
    compute_rewards(one, 4, False)
    assert one.rewards[:4] == pytest.approx(rewards, abs=0.001)


def test_mates_share_what_they_win() -> None:
    """C43: the team with more points wins, whoever made them."""
    one = tree()
    one.points[:4] = [UNITS_PER_POINT * points for points in (60, 10, 40, 20)]
    compute_rewards(one, 4, True)
    assert one.rewards[:4].tolist() == [1, 1, 0, 0]


def test_a_character_gets_more_for_the_rows_it_loves() -> None:
    """Only the searching seat does: the others play for what the game is worth to anyone."""
    one = tree(reward=Reward.WIN)
    one.seat, one.points[:2], one.row_reward[:3] = 1, (5000, 4000), (0.0, 0.01, 0.02)
    write_bonus(one, np.array([30, 7, 3], np.int16))
    compute_rewards(one, 2, False)
    assert list(one.rewards[:2]) == pytest.approx([1.0, 7 * 0.01 + 3 * 0.02])
