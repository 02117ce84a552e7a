# Generated from heptapolis/kernel/templates/search.py.tmpl: edit that, then run `make kernels`.
"""Search, compiled: what `search.tree` and `search.softmax_policy` do in this game."""

from heptapolis.games.dice.kernel.candidates import describe_candidates
from heptapolis.games.dice.kernel.determinize import KnownRow, determinize
from heptapolis.games.dice.kernel.hooks import has_teams
from heptapolis.games.dice.kernel.layout import Game, Games, Phase, Rows, Tables, TablesRow, Work, WorkRow
from heptapolis.games.dice.kernel.score import sheet
from heptapolis.games.dice.kernel.step import choose, resolve
from heptapolis.kernel.arrays import Rng
from heptapolis.kernel.jit import kernel
from heptapolis.search.softmax_policy import Candidates, CandidatesRow, Weights, softmax
from heptapolis.search.tree import (
    Edges,
    Tree,
    TreeRow,
    add_tiebreak,
    advance,
    backpropagate,
    compute_rewards,
    return_to_root,
    select,
    write_bonus,
)


@kernel
def search(
    tables: TablesRow,
    known: KnownRow,
    games: Games,
    work: WorkRow,
    weights: Weights,
    candidates: CandidatesRow,
    tree: TreeRow,
    edges: Edges,
    rows: Rows,
    rng: Rng,
    playouts: int,
) -> None:
    """Run playouts, each from a new state that the seat could be in."""
    for _ in range(playouts):
        determinize(tables[0], known[0], games, 0, rng)
        run_playout(tables[0], games[0], work[0], weights, candidates[0], tree[0], edges, rng)
        write_points(tables[0], games[0], tree[0], rows)
        compute_rewards(tree[0], tables[0].players, has_teams(tables[0]))
        backpropagate(tree[0], edges)


@kernel
def run_playout(
    tables: Tables,
    game: Game,
    work: Work,
    weights: Weights,
    candidates: Candidates,
    tree: Tree,
    edges: Edges,
    rng: Rng,
) -> None:
    """Play to the end: down the trees as far as they go, then by the policy."""
    return_to_root(tree)
    while game.phase != Phase.OVER:
        play_step(tables, game, work, weights, candidates, tree, edges, rng)


@kernel
def play_step(
    tables: Tables,
    game: Game,
    work: Work,
    weights: Weights,
    candidates: Candidates,
    tree: Tree,
    edges: Edges,
    rng: Rng,
) -> None:
    """Let every seat that must decide do so: in its tree, or off it by the policy."""
    for seat in range(tables.players):
        if describe_candidates(tables, game, seat, work, candidates):
            softmax(candidates, weights)
            selected = select(tree, edges, candidates, seat, rng)
            choose(tables, game, seat, candidates.action[selected], work)
    advance(tree)
    resolve(tables, game)


@kernel
def write_points(tables: Tables, game: Game, tree: Tree, rows: Rows) -> None:
    """Write every seat's points at the end of the game; coins break ties."""
    for seat in range(tables.players):
        tree.points[seat] = add_tiebreak(sheet(tables, game, seat, rows), game.seats[seat].coins)
        if seat == tree.seat:
            write_bonus(tree, rows)


@kernel
def list_candidates(
    tables: TablesRow, games: Games, seat: int, work: WorkRow, weights: Weights, candidates: CandidatesRow
) -> int:
    """Write the candidates of a seat with their priors; return how many there are."""
    if describe_candidates(tables[0], games[0], seat, work[0], candidates[0]):
        softmax(candidates[0], weights)
    return candidates[0].count
