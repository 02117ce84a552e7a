"""The memory of a search for simultaneous moves, compiled and the same for all games.

A place is what a seat has come through in the search; an edge is one deed at a place, with how often it
was tried and what it brought. Edges lie in one table, found by a hash. The kinds of search differ only
in what a place is:

    flat    only the seat that thinks has a place, and only at the root
    multi   a seat's place is its own deeds so far: every seat has a tree of its own
    joint   a seat's place is everybody's deeds so far: decoupled UCT

Off its tree a seat follows the policy.
"""

import math
from enum import IntEnum
from typing import Annotated, Any

import numpy as np
from numba import from_dtype, types

from heptapolis.core.chance import GOLDEN
from heptapolis.kernel.jit import kernel
from heptapolis.kernel.random64 import Rng, Word, mix
from heptapolis.search.policy import Paper, PaperRow, pick

SEATS = 7
EDGES = 1 << 16
NEAR = 32  # how far from its slot an edge may lie
PATH = 512
UNIT = 100  # points are counted in hundredths: coins break ties
NOWHERE = np.uint64(0)
_GOLDEN = np.uint64(GOLDEN)
_1 = np.uint64(1)


class Kind(IntEnum):
    """Which deeds a place remembers."""

    FLAT = 0
    MULTI = 1
    JOINT = 2


class Reward(IntEnum):
    """What a seat plays for."""

    WIN = 0
    MARGIN = 1
    RANK = 2
    POINTS = 3
    MIXED = 4


EDGE = np.dtype([("name", "u8"), ("visits", "i4"), ("total", "f4")], align=True)
TREE = np.dtype(
    [
        ("kind", "i4"),
        ("seat", "i4"),  # who thinks
        ("reward", "i4"),
        ("exploration", "f4"),
        ("scale", "f4"),  # hundredths of points that make a margin a clear one
        ("expected", "f4"),  # what a game has been worth on average, for learning
        ("doubt", "f4"),  # share of the belief in deeds at the root that is spread evenly
        ("caution", "f4"),  # how much less than the mean an untried deed is expected to bring
        ("place", "u8", (SEATS,)),
        ("deeds", "u8"),  # everybody's since the root
        ("deed", "u8", (SEATS,)),  # of the turn at hand
        ("steps", "i4"),
        ("edge", "i4", (PATH,)),
        ("walker", "i4", (PATH,)),
        ("points", "i4", (SEATS,)),  # how a game ended, in hundredths
        ("gains", "f4", (SEATS,)),
    ],
    align=True,
)
Tree = Annotated[Any, from_dtype(TREE)]
TreeRow = Annotated[Any, types.Array(from_dtype(TREE), 1, "C")]
Edges = Annotated[Any, types.Array(from_dtype(EDGE), 1, "C")]
Real = Annotated[Any, types.float64]
Counts = Annotated[Any, types.int64[::1]]
Sums = Annotated[Any, types.float64[::1]]


@kernel
def root(seat: int) -> Word:
    """Where a seat's walk begins."""
    return mix(np.uint64(seat + 1)) | _1


@kernel
def set_out(tree: Tree) -> None:
    """Everybody back to the root."""
    tree.steps = 0
    tree.deeds = mix(_GOLDEN)
    for seat in range(SEATS):
        tree.deed[seat] = NOWHERE
        tree.place[seat] = root(seat)
        if tree.kind == Kind.FLAT and seat != tree.seat:
            tree.place[seat] = NOWHERE


@kernel
def name_of(place: Word, key: int) -> Word:
    """The name of the edge that is this deed at this place."""
    return mix(place + np.uint64(key) * _GOLDEN) | _1


@kernel
def find(edges: Edges, name: Word) -> int:
    """Where the edge of this name lies, or a blank one where it could; -1 if there is no room."""
    slot = int(name >> np.uint64(32)) & (EDGES - 1)
    for _ in range(NEAR):
        if edges[slot].name == name or edges[slot].name == NOWHERE:
            return slot
        slot = (slot + 1) & (EDGES - 1)
    return -1


@kernel
def decide(tree: Tree, edges: Edges, paper: Paper, seat: int, rng: Rng) -> int:
    """The candidate that this seat tries now, in its tree or by the policy."""
    place = tree.place[seat]
    picked = pick(paper, rng) if place == NOWHERE else walk(tree, edges, paper, seat)
    tree.deed[seat] = mix(np.uint64(paper.key[picked] + 1) * _GOLDEN)
    return picked


@kernel
def walk(tree: Tree, edges: Edges, paper: Paper, seat: int) -> int:
    """The candidate that promises most, or of which too little is known (PUCT)."""
    place = tree.place[seat]
    visits, total = 0, np.float32(0)
    for candidate in range(paper.listed):
        slot = find(edges, name_of(place, paper.key[candidate]))
        paper.slot[candidate] = slot
        if slot >= 0:
            visits += edges[slot].visits
            total += edges[slot].total
    untried = total / np.float32(max(1, visits)) - tree.caution
    reach = tree.exploration * np.float32(math.sqrt(visits + 1.0))
    doubt = tree.doubt if place == root(seat) else np.float32(0)
    best, picked = np.float32(-1e30), 0
    for candidate in range(paper.listed):
        slot = paper.slot[candidate]
        tried = edges[slot].visits if slot >= 0 else 0
        mean = edges[slot].total / np.float32(tried) if tried else untried
        belief = doubt / paper.listed + (np.float32(1) - doubt) * paper.chance[candidate]
        promise = mean + reach * belief / np.float32(1 + tried)
        if promise > best:
            best, picked = promise, candidate
    _step(tree, edges, seat, paper.slot[picked], name_of(place, paper.key[picked]))
    return picked


@kernel
def _step(tree: Tree, edges: Edges, seat: int, slot: int, name: Word) -> None:
    """Remember the edge; whoever takes one for the first time leaves the tree after it."""
    if slot < 0 or tree.steps == PATH:
        tree.place[seat] = NOWHERE
        return
    edges[slot].name = name
    tree.edge[tree.steps] = slot
    tree.walker[tree.steps] = seat
    tree.steps += 1
    if edges[slot].visits == 0 or tree.kind == Kind.FLAT:
        tree.place[seat] = NOWHERE


@kernel
def go_on(tree: Tree) -> None:
    """The turn is over: everybody is at the place that the deeds lead to."""
    for seat in range(SEATS):
        tree.deeds = mix(tree.deeds + tree.deed[seat])
    for seat in range(SEATS):
        if tree.place[seat] != NOWHERE:
            if tree.kind == Kind.JOINT:
                tree.place[seat] = mix(tree.deeds + np.uint64(seat + 1)) | _1
            elif tree.deed[seat] != NOWHERE:
                tree.place[seat] = mix(tree.place[seat] ^ tree.deed[seat]) | _1
        tree.deed[seat] = NOWHERE


@kernel
def judge(tree: Tree, players: int, mates: bool) -> None:
    """What the end of a game was worth to every seat, mostly from 0 to 1; mates share theirs."""
    for seat in range(players):
        own = _points(tree, seat, mates)
        ahead, level, others, best = 0, 0, 0, -100_000
        for other in range(players):
            if other != seat and not (mates and other == seat ^ 1):
                points = _points(tree, other, mates)
                others += 1
                ahead += points > own
                level += points == own
                best = max(best, points)
        tree.gains[seat] = _gain(tree, own // (1 + mates), own - best, ahead, level, others)


@kernel
def _points(tree: Tree, seat: int, mates: bool) -> int:
    return tree.points[seat] + tree.points[seat ^ 1] if mates else tree.points[seat] + 0


@kernel
def _gain(tree: Tree, own: int, lead: int, ahead: int, level: int, others: int) -> Any:
    win = 0.0 if ahead else 1.0 / (1 + level)
    if tree.reward == Reward.WIN:
        return win
    if tree.reward == Reward.RANK:
        return 1.0 - (ahead + 0.5 * level) / others
    if tree.reward == Reward.MARGIN:
        return 1.0 / (1.0 + math.exp(-lead / tree.scale))
    points = own / (4 * tree.scale)  # as steep as the margin is where it is level
    return points if tree.reward == Reward.POINTS else 0.5 * (win + points)


@kernel
def back_up(tree: Tree, edges: Edges) -> None:
    """Write to every edge taken what came of it."""
    for step in range(tree.steps):
        edge = edges[tree.edge[step]]
        edge.visits += 1
        edge.total += tree.gains[tree.walker[step]]


@kernel
def read_root(paper: PaperRow, edges: Edges, seat: int, visits: Counts, totals: Sums) -> None:
    """How often each candidate of the seat was tried at the root, and what it brought in all."""
    for candidate in range(paper[0].listed):
        slot = find(edges, name_of(root(seat), paper[0].key[candidate]))
        if slot >= 0:
            visits[candidate] += edges[slot].visits
            totals[candidate] += edges[slot].total
