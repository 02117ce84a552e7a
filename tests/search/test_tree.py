"""The memory of a search: edges, places and rewards."""

from typing import Any

import numpy as np
import pytest

from heptapolis.kernel.jit import compile_kernels
from heptapolis.kernel.random64 import stream
from heptapolis.search.policy import PAPER, consider, weigh
from heptapolis.search.tree import (
    EDGE,
    EDGES,
    NOWHERE,
    TREE,
    UNIT,
    Kind,
    Reward,
    back_up,
    decide,
    find,
    go_on,
    judge,
    name_of,
    root,
    set_out,
)

compile_kernels((consider, weigh, back_up, decide, find, go_on, judge, name_of, root, set_out))


def tree(kind: Kind = Kind.MULTI, reward: Reward = Reward.WIN) -> Any:
    one = np.zeros(1, TREE).view(np.recarray)[0]
    one.kind, one.reward, one.exploration, one.scale = kind, reward, 1.0, 10 * UNIT
    set_out(one)
    return one


def edges() -> Any:
    return np.zeros(EDGES, EDGE).view(np.recarray)


def paper(size: int = 3) -> Any:
    page = np.zeros(1, PAPER).view(np.recarray)[0]
    page.temperature = 1.0
    for candidate in range(size):
        consider(page, candidate, 10 + candidate)
    weigh(page, np.zeros(1, np.float32))
    return page


def try_often(one: Any, kept: Any, gains: list[float], times: int) -> list[int]:
    """Seat 0 decides again and again; what each candidate brings is given."""
    page, tried, rng = paper(len(gains)), [0] * len(gains), stream(1)
    for _ in range(times):
        set_out(one)
        picked = decide(one, kept, page, 0, rng)
        tried[picked] += 1
        one.gains[0] = gains[picked]
        back_up(one, kept)
    return tried


@pytest.mark.parametrize("kind", list(Kind))
def test_what_brings_more_is_tried_more_often(kind: Kind) -> None:
    tried = try_often(tree(kind), edges(), [0.2, 0.9, 0.3], 200)
    assert tried[1] > 100
    assert min(tried) > 0


def test_a_likely_candidate_is_tried_first() -> None:
    page, one = paper(), tree()
    page.chance[:3] = [0.1, 0.2, 0.7]
    assert decide(one, edges(), page, 0, stream(1)) == 2


def test_an_edge_remembers_what_came_of_it() -> None:
    one, kept = tree(), edges()
    try_often(one, kept, [0.25], 4)
    edge = kept[find(kept, name_of(root(0), 10))]
    assert (edge.visits, edge.total) == (4, 1.0)


def test_a_new_edge_is_the_last_one_of_a_walk() -> None:
    one, kept, page = tree(), edges(), paper(1)
    for steps in (1, 2, 3):
        set_out(one)
        while one.place[0] != NOWHERE:
            decide(one, kept, page, 0, stream(1))
            go_on(one)
        assert one.steps == steps
        back_up(one, kept)


@pytest.mark.parametrize(("kind", "walkers"), [(Kind.FLAT, [0]), (Kind.MULTI, [0, 1, 0, 1])])
def test_who_has_a_tree_and_how_deep(kind: Kind, walkers: list[int]) -> None:
    """Seat 0 thinks; twice two seats decide, where everybody has been before."""
    one, kept, page = tree(kind), edges(), paper(1)
    for _ in range(3):
        set_out(one)
        for _ in range(2):
            for seat in (0, 1):
                decide(one, kept, page, seat, stream(1))
            go_on(one)
        back_up(one, kept)
    assert one.walker[: one.steps].tolist() == walkers


def test_doubt_tries_what_the_policy_would_never_do() -> None:
    """At the root; further down the policy is believed."""
    for doubt, tries in ((0.0, 0), (0.5, 1)):
        page, one, kept = paper(2), tree(), edges()
        one.doubt, page.chance[:2] = doubt, [1.0, 0.0]
        picked = []
        for _ in range(20):
            set_out(one)
            picked.append(decide(one, kept, page, 0, stream(1)))
            one.gains[0] = 0.5
            back_up(one, kept)
        assert (1 in picked) == bool(tries)


@pytest.mark.parametrize(("kind", "same"), [(Kind.MULTI, True), (Kind.JOINT, False)])
def test_a_place_is_made_of_own_deeds_or_of_all_deeds(kind: Kind, same: bool) -> None:
    places = []
    for other in (0, 1):
        one, kept, page = tree(kind), edges(), paper(1)
        kept[find(kept, name_of(root(0), 10))].visits = 1  # seat 0 has been here before
        kept[find(kept, name_of(root(0), 10))].name = name_of(root(0), 10)
        decide(one, kept, page, 0, stream(1))
        page.key[0] = 20 + other
        decide(one, kept, page, 1, stream(1))
        go_on(one)
        places.append(one.place[0])
    assert bool(places[0] == places[1]) is same


def test_a_full_table_sends_everybody_off_the_tree() -> None:
    one, kept = tree(), edges()
    kept.name[:] = 1
    assert decide(one, kept, paper(), 0, stream(1)) in range(3)
    assert (one.steps, one.place[0]) == (0, NOWHERE)


POINTS = [50, 40, 50, 10]


@pytest.mark.parametrize(
    ("reward", "gains"),
    [
        (Reward.WIN, [0.5, 0, 0.5, 0]),
        (Reward.RANK, [5 / 6, 1 / 3, 5 / 6, 0]),
        (Reward.MARGIN, [0.5, 0.269, 0.5, 0.018]),
        (Reward.POINTS, [1.25, 1.0, 1.25, 0.25]),
        (Reward.MIXED, [0.875, 0.5, 0.875, 0.125]),
    ],
)
def test_rewards(reward: Reward, gains: list[float]) -> None:
    one = tree(reward=reward)
    one.points[:4] = [UNIT * points for points in POINTS]
    judge(one, 4, False)
    assert one.gains[:4] == pytest.approx(gains, abs=0.001)


def test_mates_share_what_they_win() -> None:
    """C43: the team with more points wins, whoever made them."""
    one = tree()
    one.points[:4] = [UNIT * points for points in (60, 10, 40, 20)]
    judge(one, 4, True)
    assert one.gains[:4].tolist() == [1, 1, 0, 0]
