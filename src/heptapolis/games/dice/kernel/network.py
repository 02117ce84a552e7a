# Generated from heptapolis/kernel/templates/network.py.tmpl: edit that, then run `make kernels`.
"""The network of this game, and the searches that it guides, compiled (`search.network`)."""

import numpy as np

from heptapolis.games.dice.kernel.candidates import describe_candidates
from heptapolis.games.dice.kernel.determinize import KnownRow, determinize
from heptapolis.games.dice.kernel.hooks import begins_turn, has_teams
from heptapolis.games.dice.kernel.inputs import describe_position
from heptapolis.games.dice.kernel.layout import Game, Games, Phase, Rows, Tables, TablesRow, Work, WorkRow
from heptapolis.games.dice.kernel.search import write_points
from heptapolis.games.dice.kernel.step import choose, resolve
from heptapolis.kernel.arrays import Real, Rng
from heptapolis.kernel.jit import kernel
from heptapolis.search.network import (
    NETWORK_TURNS,
    Floats,
    Inputs,
    InputsRow,
    Shape,
    ShapeRow,
    add_input,
    compute_hidden,
    compute_value,
    network_softmax,
)
from heptapolis.search.softmax_policy import (
    Candidates,
    CandidatesRow,
    Weights,
    softmax,
)
from heptapolis.search.tree import (
    OFF_TREE,
    Edges,
    Tree,
    TreeRow,
    advance,
    backpropagate,
    compute_rewards,
    return_to_root,
    select,
)


@kernel
def forward(
    tables: Tables,
    game: Game,
    seat: int,
    shape: Shape,
    weights: Weights,
    frozen: int,
    candidates: Candidates,
    inputs: Inputs,
    hidden: Floats,
    rows: Rows,
) -> None:
    """Run the network's hidden layers on the position of a seat, with so many frozen opponents."""
    describe_position(tables, game, seat, candidates, rows, inputs)
    if frozen:
        add_input(inputs, frozen, np.float32(1))
    compute_hidden(shape, weights, inputs, hidden)


@kernel
def network_step(
    tables: Tables,
    game: Game,
    work: Work,
    shape: Shape,
    weights: Weights,
    candidates: Candidates,
    inputs: Inputs,
    hidden: Floats,
    tree: Tree,
    edges: Edges,
    rows: Rows,
    rng: Rng,
) -> None:
    """Let every seat that must decide do so: by the network's priors in its tree, by its policy off it."""
    for seat in range(tables.players):
        if describe_candidates(tables, game, seat, work, candidates):
            forward(tables, game, seat, shape, weights, 0, candidates, inputs, hidden, rows)
            network_softmax(shape, weights, candidates, hidden)
            selected = select(tree, edges, candidates, seat, rng)
            choose(tables, game, seat, candidates.action[selected], work)
    advance(tree)
    resolve(tables, game)


@kernel
def network_search(
    tables: TablesRow,
    known: KnownRow,
    games: Games,
    work: WorkRow,
    shape: ShapeRow,
    weights: Weights,
    candidates: CandidatesRow,
    inputs: InputsRow,
    hidden: Floats,
    tree: TreeRow,
    edges: Edges,
    rows: Rows,
    rng: Rng,
    playouts: int,
) -> None:
    """Run playouts by the network, as far as its value or the end of the game."""
    seat = tree[0].seat + 0
    for _ in range(playouts):
        determinize(tables[0], known[0], games, 0, rng)
        return_to_root(tree[0])
        evaluated = False
        while games[0].phase != Phase.OVER and not evaluated:
            network_step(
                tables[0],
                games[0],
                work[0],
                shape[0],
                weights,
                candidates[0],
                inputs[0],
                hidden,
                tree[0],
                edges,
                rows,
                rng,
            )
            if tree[0].node[seat] == OFF_TREE and begins_turn(tables[0], games[0]):
                tree[0].rewards[seat] = evaluate(
                    tables, games, seat, work, shape, weights, candidates, inputs, hidden, rows
                )
                evaluated = True
        if not evaluated:
            write_points(tables[0], games[0], tree[0], rows)
            compute_rewards(tree[0], tables[0].players, has_teams(tables[0]))
        backpropagate(tree[0], edges)


@kernel
def network_playouts(
    tables: TablesRow,
    known: KnownRow,
    games: Games,
    work: WorkRow,
    shape: ShapeRow,
    weights: Weights,
    linear: Weights,
    candidates: CandidatesRow,
    inputs: InputsRow,
    hidden: Floats,
    tree: TreeRow,
    edges: Edges,
    rows: Rows,
    rng: Rng,
    playouts: int,
) -> None:
    """Run playouts by the linear policy to the end; the searching seat begins with the network's policy."""
    for _ in range(playouts):
        determinize(tables[0], known[0], games, 0, rng)
        return_to_root(tree[0])
        turns = 0
        while games[0].phase != Phase.OVER:
            by_network = tree[0].seat + 0 if turns < NETWORK_TURNS else -1
            playout_step(
                tables[0],
                games[0],
                by_network,
                work[0],
                shape[0],
                weights,
                linear,
                candidates[0],
                inputs[0],
                hidden,
                tree[0],
                edges,
                rows,
                rng,
            )
            turns += begins_turn(tables[0], games[0])
        write_points(tables[0], games[0], tree[0], rows)
        compute_rewards(tree[0], tables[0].players, has_teams(tables[0]))
        backpropagate(tree[0], edges)


@kernel
def playout_step(
    tables: Tables,
    game: Game,
    by_network: int,
    work: Work,
    shape: Shape,
    weights: Weights,
    linear: Weights,
    candidates: Candidates,
    inputs: Inputs,
    hidden: Floats,
    tree: Tree,
    edges: Edges,
    rows: Rows,
    rng: Rng,
) -> None:
    """Let every seat that must decide do so, in its tree or off it; the network decides for one of them."""
    for seat in range(tables.players):
        if describe_candidates(tables, game, seat, work, candidates):
            if seat == by_network and candidates.count > 1:
                forward(tables, game, seat, shape, weights, 0, candidates, inputs, hidden, rows)
                network_softmax(shape, weights, candidates, hidden)
            else:
                softmax(candidates, linear)
            selected = select(tree, edges, candidates, seat, rng)
            choose(tables, game, seat, candidates.action[selected], work)
    advance(tree)
    resolve(tables, game)


@kernel
def list_network_candidates(
    tables: TablesRow,
    games: Games,
    seat: int,
    work: WorkRow,
    shape: ShapeRow,
    weights: Weights,
    candidates: CandidatesRow,
    inputs: InputsRow,
    hidden: Floats,
    rows: Rows,
) -> int:
    """Write the candidates of a seat with the network's priors; return how many there are."""
    if describe_candidates(tables[0], games[0], seat, work[0], candidates[0]):
        forward(tables[0], games[0], seat, shape[0], weights, 0, candidates[0], inputs[0], hidden, rows)
        network_softmax(shape[0], weights, candidates[0], hidden)
    return candidates[0].count


@kernel
def evaluate(
    tables: TablesRow,
    games: Games,
    seat: int,
    work: WorkRow,
    shape: ShapeRow,
    weights: Weights,
    candidates: CandidatesRow,
    inputs: InputsRow,
    hidden: Floats,
    rows: Rows,
) -> Real:
    """Run the network on the position of a seat; return the value of the game to it."""
    describe_candidates(tables[0], games[0], seat, work[0], candidates[0])
    forward(tables[0], games[0], seat, shape[0], weights, 0, candidates[0], inputs[0], hidden, rows)
    return compute_value(shape[0], weights, hidden)
