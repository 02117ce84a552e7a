"""Guided games, learning and search, compiled: the card game's part of `policy` and `tree`."""

from heptapolis.games.wonders.kernel.determinize import KnownRow, determinize
from heptapolis.games.wonders.kernel.layout import Game, Games, Phase, Rows, Tables, TablesRow, Work, WorkRow
from heptapolis.games.wonders.kernel.rollout import start
from heptapolis.games.wonders.kernel.score import sheet
from heptapolis.games.wonders.kernel.step import choose, resolve
from heptapolis.games.wonders.kernel.think import think
from heptapolis.kernel.jit import kernel
from heptapolis.kernel.random64 import Rng, Seeds, seed_stream
from heptapolis.search.policy import (
    Paper,
    PaperRow,
    Points,
    SeatSlopes,
    SeatWeights,
    Slopes,
    Weights,
    pick,
    trace,
    weigh,
)
from heptapolis.search.tree import UNIT, Edges, Real, Tree, TreeRow, back_up, decide, go_on, judge, set_out


@kernel
def search(
    tables: TablesRow,
    known: KnownRow,
    template: Games,
    games: Games,
    work: WorkRow,
    weights: Weights,
    paper: PaperRow,
    tree: TreeRow,
    edges: Edges,
    rows: Rows,
    rng: Rng,
    playouts: int,
) -> None:
    """So many games from states that the seat could be in, each a step into the tree and on to the end."""
    for _ in range(playouts):
        determinize(known[0], template, games, 0, tables[0], rng)
        try_out(tables[0], games[0], work[0], weights, paper[0], tree[0], edges, rng)
        tell_points(tables[0], games[0], tree[0], rows)
        judge(tree[0], tables[0].players, tables[0].teams != 0)
        back_up(tree[0], edges)


@kernel
def try_out(
    tables: Tables, game: Game, work: Work, weights: Weights, paper: Paper, tree: Tree, edges: Edges, rng: Rng
) -> None:
    """Play to the end: along the trees as far as they go, then by the policy."""
    set_out(tree)
    while game.phase != Phase.OVER:
        for seat in range(tables.players):
            if think(tables, game, seat, work, paper):
                weigh(paper, weights)
                choose(game, seat, paper.action[decide(tree, edges, paper, seat, rng)], work)
        go_on(tree)
        resolve(tables, game)


@kernel
def tell_points(tables: Tables, game: Game, tree: Tree, rows: Rows) -> None:
    """What everybody has at the end, coins for ties."""
    for seat in range(tables.players):
        coins = min(UNIT - 1, game.seats[seat].coins)
        tree.points[seat] = UNIT * sheet(tables, game, seat, rows) + coins


@kernel
def guided_game(
    tables: Tables, game: Game, work: Work, weights: SeatWeights, paper: Paper, slopes: SeatSlopes, rng: Rng
) -> None:
    """Everybody follows a policy to the end; by seat, how the choices hang on the weights is added up."""
    while game.phase != Phase.OVER:
        for seat in range(tables.players):
            if think(tables, game, seat, work, paper):
                weigh(paper, weights[seat])
                picked = pick(paper, rng)
                if paper.listed > 1:
                    trace(paper, picked, slopes[seat])
                choose(game, seat, paper.action[picked], work)
        resolve(tables, game)


@kernel
def learn(
    tables: TablesRow,
    blank: Games,
    games: Games,
    seeds: Seeds,
    work: WorkRow,
    weights: SeatWeights,
    paper: PaperRow,
    tree: TreeRow,
    slopes: SeatSlopes,
    slope: Slopes,
    points: Points,
    rows: Rows,
    rng: Rng,
) -> Real:
    """Whole games by the policy: their points, and the slope of what they were worth; the mean worth."""
    players = int(tables[0].players)
    worth = 0.0
    for number in range(len(seeds)):
        start(tables[0], blank, games, 0, seeds[number], rng)
        seed_stream(rng, seeds[number], 1)
        slopes[:] = 0
        guided_game(tables[0], games[0], work[0], weights, paper[0], slopes, rng)
        tell_points(tables[0], games[0], tree[0], rows)
        judge(tree[0], players, tables[0].teams != 0)
        for seat in range(players):
            points[number, seat] = tree[0].points[seat]
            worth += tree[0].gains[seat]
            slope += (tree[0].gains[seat] - tree[0].expected) * slopes[seat]
    return worth / (players * len(seeds))


@kernel
def list_candidates(
    tables: TablesRow, games: Games, seat: int, work: WorkRow, weights: Weights, paper: PaperRow
) -> int:
    """Write what this seat might do, with chances by the policy; how many candidates."""
    if think(tables[0], games[0], seat, work[0], paper[0]):
        weigh(paper[0], weights)
    return paper[0].listed
