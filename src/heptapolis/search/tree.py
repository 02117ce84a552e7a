"""The trees of a search with simultaneous moves, compiled, the same for all games.

A node is what has happened to a seat since the root of the search; an edge is one action at a node, with
its visits and its total reward. Nodes are only hashes; edges are kept in one hash table. The kinds of tree
differ only in what a node remembers:

    flat    only the searching seat has a node, and only the root
    solo    only the searching seat has a tree: its node is its own actions so far
    multi   a seat's node is its own actions so far: every seat has a tree of its own, as in MO-ISMCTS
            (https://doi.org/10.1109/TCIAIG.2012.2200894)
    joint   a seat's node is everyone's actions so far: decoupled UCT
            (https://doi.org/10.1109/CIG.2014.6932889 compares it with others)

Off its tree a seat follows the policy.
"""

import math
from enum import IntEnum
from typing import Annotated

import numpy as np
import numpy.typing as npt
from numba import from_dtype, types

from heptapolis.core.chance import GOLDEN
from heptapolis.kernel.arrays import Real, Record, Records, Rng, Word
from heptapolis.kernel.jit import kernel
from heptapolis.kernel.random64 import mix
from heptapolis.search.softmax_policy import Candidates, CandidatesRow, sample

MAX_SEATS = 7
MAX_ROWS = 16  # of a score sheet
MAX_PATH = 512  # edges of one playout; a longer one continues off the tree
EDGE_SLOTS = 1 << 16
MAX_PROBES = 32  # how far from its first slot an edge may be
UNITS_PER_POINT = 100  # points are counted in hundredths, so that coins can break ties
OFF_TREE = np.uint64(0)
_GOLDEN = np.uint64(GOLDEN)
_1 = np.uint64(1)


class TreeKind(IntEnum):
    """Whose actions a node remembers."""

    FLAT = 0
    MULTI = 1
    JOINT = 2
    SOLO = 3


class Reward(IntEnum):
    """What a seat plays for."""

    WIN = 0
    MARGIN = 1
    RANK = 2
    POINTS = 3
    MIXED = 4
    WIN_AND_MARGIN = 5


EDGE = np.dtype([("key", "u8"), ("visits", "i4"), ("total_reward", "f4")], align=True)
TREE = np.dtype(
    [
        ("kind", "i4"),
        ("seat", "i4"),  # the one that searches
        ("reward", "i4"),
        ("exploration", "f4"),
        ("margin_scale", "f4"),  # how many units of points make a margin clear
        ("root_prior_mix", "f4"),  # share of the root's priors that is spread evenly
        ("fpu_reduction", "f4"),  # how much less than its parent's mean an untried action is worth
        ("node", "u8", (MAX_SEATS,)),
        ("joint_history", "u8"),  # hash of everyone's actions since the root
        ("action_hash", "u8", (MAX_SEATS,)),  # in the current turn
        ("path_length", "i4"),
        ("path_edge", "i4", (MAX_PATH,)),
        ("path_seat", "i4", (MAX_PATH,)),
        ("points", "i4", (MAX_SEATS,)),  # at the end of the game, in units
        ("rewards", "f4", (MAX_SEATS,)),
        ("row_reward", "f4", (MAX_ROWS,)),  # the searching seat's extra reward for a point in each row
        ("bonus", "f4"),  # its extra reward for its whole score sheet
    ],
    align=True,
)
Tree = Annotated[Record, from_dtype(TREE)]
TreeRow = Annotated[Records, types.Array(from_dtype(TREE), 1, "C")]
Edges = Annotated[Records, types.Array(from_dtype(EDGE), 1, "C")]
Visits = Annotated[npt.NDArray[np.int64], types.int64[::1]]
TotalRewards = Annotated[npt.NDArray[np.float64], types.float64[::1]]
SheetRows = Annotated[npt.NDArray[np.int16], types.int16[::1]]  # of one seat


@kernel
def root_node(seat: int) -> Word:
    """The node at which a seat's tree begins."""
    return mix(np.uint64(seat + 1)) | _1


@kernel
def return_to_root(tree: Tree) -> None:
    """Begin a playout: every seat that has a tree is at its root."""
    tree.path_length = 0
    tree.joint_history = mix(_GOLDEN)
    for seat in range(MAX_SEATS):
        tree.action_hash[seat] = OFF_TREE
        tree.node[seat] = root_node(seat)
        if not has_tree(tree, seat):
            tree.node[seat] = OFF_TREE


@kernel
def has_tree(tree: Tree, seat: int) -> bool:
    """Whether this seat descends a tree; otherwise it follows the policy from the start."""
    alone = tree.kind == TreeKind.FLAT or tree.kind == TreeKind.SOLO
    return not alone or seat == tree.seat


@kernel
def edge_key(node: Word, action_key: int) -> Word:
    """The key of the edge that is this action at this node."""
    return mix(node + np.uint64(action_key) * _GOLDEN) | _1


@kernel
def find_edge(edges: Edges, key: Word) -> int:
    """The slot of the edge with this key, or a free slot for it; -1 if the table is full around it."""
    slot = int(key >> np.uint64(32)) & (EDGE_SLOTS - 1)
    for _ in range(MAX_PROBES):
        if edges[slot].key == key or edges[slot].key == OFF_TREE:
            return slot
        slot = (slot + 1) & (EDGE_SLOTS - 1)
    return -1


@kernel
def select(tree: Tree, edges: Edges, candidates: Candidates, seat: int, rng: Rng) -> int:
    """Select the candidate that this seat tries now: by PUCT in its tree, by the policy off it."""
    on_tree = tree.node[seat] != OFF_TREE
    selected = _select_in_tree(tree, edges, candidates, seat) if on_tree else sample(candidates, rng)
    tree.action_hash[seat] = mix(np.uint64(candidates.action_key[selected] + 1) * _GOLDEN)
    return selected


@kernel
def _select_in_tree(tree: Tree, edges: Edges, candidates: Candidates, seat: int) -> int:
    """Select by PUCT, as AlphaZero does (https://doi.org/10.1126/science.aar6404).

    First-play urgency (https://hal.science/hal-00115330): an untried action is worth its parent's mean, less
    a reduction.
    """
    node = tree.node[seat]
    visits, total = 0, np.float32(0)
    for place in range(candidates.count):
        slot = find_edge(edges, edge_key(node, candidates.action_key[place]))
        candidates.edge_slot[place] = slot
        if slot >= 0:
            visits += edges[slot].visits
            total += edges[slot].total_reward
    untried = total / np.float32(max(1, visits)) - tree.fpu_reduction
    exploration = tree.exploration * np.float32(math.sqrt(visits + 1.0))
    mix_share = tree.root_prior_mix if node == root_node(seat) else np.float32(0)
    best, selected = np.float32(-1e30), 0
    for place in range(candidates.count):
        slot = candidates.edge_slot[place]
        tried = edges[slot].visits if slot >= 0 else 0
        mean = edges[slot].total_reward / np.float32(tried) if tried else untried
        prior = mix_share / candidates.count + (np.float32(1) - mix_share) * candidates.prior[place]
        score = mean + exploration * prior / np.float32(1 + tried)
        if score > best:
            best, selected = score, place
    key = edge_key(node, candidates.action_key[selected])
    _follow_edge(tree, edges, seat, candidates.edge_slot[selected], key)
    return selected


@kernel
def _follow_edge(tree: Tree, edges: Edges, seat: int, slot: int, key: Word) -> None:
    """Add the edge to the path; a seat that follows a new edge leaves its tree."""
    if slot < 0 or tree.path_length == MAX_PATH:
        tree.node[seat] = OFF_TREE
        return
    edges[slot].key = key
    tree.path_edge[tree.path_length] = slot
    tree.path_seat[tree.path_length] = seat
    tree.path_length += 1
    if edges[slot].visits == 0 or tree.kind == TreeKind.FLAT:
        tree.node[seat] = OFF_TREE


@kernel
def advance(tree: Tree) -> None:
    """End the turn: every seat on its tree moves to the node that the actions lead to."""
    for seat in range(MAX_SEATS):
        tree.joint_history = mix(tree.joint_history + tree.action_hash[seat])
    for seat in range(MAX_SEATS):
        if tree.node[seat] != OFF_TREE:
            if tree.kind == TreeKind.JOINT:
                tree.node[seat] = mix(tree.joint_history + np.uint64(seat + 1)) | _1
            elif tree.action_hash[seat] != OFF_TREE:
                tree.node[seat] = mix(tree.node[seat] ^ tree.action_hash[seat]) | _1
        tree.action_hash[seat] = OFF_TREE


@kernel
def compute_rewards(tree: Tree, players: int, teams: bool) -> None:
    """Compute from the points what the game was worth to every seat: usually from 0 to 1."""
    for seat in range(players):
        own = _points(tree, seat, teams)
        ahead, level, others, best = 0, 0, 0, -100_000
        for other in range(players):
            if other != seat and not (teams and other == seat ^ 1):
                points = _points(tree, other, teams)
                others += 1
                ahead += points > own
                level += points == own
                best = max(best, points)
        tree.rewards[seat] = _reward(tree, own // (1 + teams), own - best, ahead, level, others)
    tree.rewards[tree.seat] += tree.bonus


@kernel
def add_tiebreak(points: int, coins: int) -> int:
    """Points in units, with the coins that break ties."""
    return UNITS_PER_POINT * points + min(UNITS_PER_POINT - 1, coins)


@kernel
def write_bonus(tree: Tree, rows: SheetRows) -> None:
    """Write the searching seat's extra reward for its favourite rows, given its score sheet."""
    tree.bonus = 0
    for row in range(len(rows)):
        tree.bonus += tree.row_reward[row] * rows[row]


@kernel
def _points(tree: Tree, seat: int, teams: bool) -> int:
    """The points of a seat, or of its team."""
    return tree.points[seat] + tree.points[seat ^ 1] if teams else tree.points[seat] + 0


@kernel
def _reward(tree: Tree, own: int, lead: int, ahead: int, level: int, others: int) -> Real:
    win = 0.0 if ahead else 1.0 / (1 + level)
    if tree.reward == Reward.WIN:
        return win
    if tree.reward == Reward.RANK:
        return 1.0 - (ahead + 0.5 * level) / others
    margin = 1.0 / (1.0 + math.exp(-lead / tree.margin_scale))
    if tree.reward == Reward.MARGIN:
        return margin
    if tree.reward == Reward.WIN_AND_MARGIN:
        return 0.5 * (win + margin)
    points = own / (4 * tree.margin_scale)  # as steep as the margin is at a tie
    return points if tree.reward == Reward.POINTS else 0.5 * (win + points)


@kernel
def backpropagate(tree: Tree, edges: Edges) -> None:
    """Add the rewards to every edge of the path."""
    for step in range(tree.path_length):
        edge = edges[tree.path_edge[step]]
        edge.visits += 1
        edge.total_reward += tree.rewards[tree.path_seat[step]]


@kernel
def add_root_stats(
    candidates: CandidatesRow, edges: Edges, seat: int, visits: Visits, totals: TotalRewards
) -> None:
    """Add the visits and the total reward of each candidate of the seat at the root."""
    for place in range(candidates[0].count):
        slot = find_edge(edges, edge_key(root_node(seat), candidates[0].action_key[place]))
        if slot >= 0:
            visits[place] += edges[slot].visits
            totals[place] += edges[slot].total_reward
