# Generated from heptapolis/kernel/templates/self_play.py.tmpl: edit that, then run `make kernels`.
"""Self-play that a network learns from, compiled (`search.trajectory`, `search.look_ahead`)."""

import numpy as np

from heptapolis.games.dice.kernel.candidates import describe_candidates
from heptapolis.games.dice.kernel.hooks import begins_turn, has_teams, prepare_choice, redraw_future, start
from heptapolis.games.dice.kernel.layout import Game, Games, Phase, Rows, Tables, TablesRow, Work, WorkRow
from heptapolis.games.dice.kernel.network import forward
from heptapolis.games.dice.kernel.score import sheet
from heptapolis.games.dice.kernel.search import write_points
from heptapolis.games.dice.kernel.step import choose, resolve
from heptapolis.kernel.arrays import Real, Rng, Seeds
from heptapolis.kernel.jit import kernel
from heptapolis.kernel.random64 import below, seed_stream
from heptapolis.search.gradient import add_gradient
from heptapolis.search.look_ahead import TRIES, TURNS_AHEAD, draw_tries, record_tries
from heptapolis.search.network import (
    Floats,
    Inputs,
    InputsRow,
    Shape,
    ShapeRow,
    compute_value,
    network_softmax,
)
from heptapolis.search.softmax_policy import (
    Candidates,
    CandidatesRow,
    Weights,
    bernoulli,
    sample,
    softmax,
)
from heptapolis.search.trajectory import (
    MAX_DECISIONS,
    Layers,
    Stats,
    Trajectory,
    TrajectoryRow,
    add_game_stats,
    clear_trajectory,
    record_decision,
    write_advantages,
    write_sheet,
    write_wins,
)
from heptapolis.search.tree import Tree, TreeRow, compute_rewards


@kernel
def play_and_record(
    tables: Tables,
    games: Games,
    learners: int,
    frozen: int,
    work: Work,
    shape: Shape,
    weights: Weights,
    frozen_weights: Weights,
    candidates: CandidatesRow,
    inputs: Inputs,
    trajectory: Trajectory,
    layers: Layers,
    tree: Tree,
    rows: Rows,
    rng: Rng,
) -> None:
    """Play to the end, learners by the network, the others by a frozen linear policy; record the learners."""
    clear_trajectory(trajectory)
    game = games[0]
    while game.phase != Phase.OVER:
        for seat in range(tables.players):
            if describe_candidates(tables, game, seat, work, candidates[0]):
                if learners >> seat & 1:
                    hidden = layers[trajectory.decisions]
                    forward(tables, game, seat, shape, weights, frozen, candidates[0], inputs, hidden, rows)
                    network_softmax(shape, weights, candidates[0], hidden)
                    explores = bernoulli(trajectory.exploration, rng)
                    sampled = below(rng, candidates[0].count) if explores else sample(candidates[0], rng)
                    value = compute_value(shape, weights, hidden)
                    recorded = record_decision(
                        trajectory, seat, inputs, candidates[0], sampled, value, explores
                    )
                    looks_ahead = trajectory.look_ahead > 0 and bernoulli(trajectory.look_ahead, rng)
                    if looks_ahead and recorded and candidates[0].count > 1:
                        look_ahead(
                            tables,
                            games,
                            seat,
                            learners,
                            frozen,
                            work,
                            shape,
                            weights,
                            frozen_weights,
                            candidates,
                            inputs,
                            trajectory,
                            layers[MAX_DECISIONS],
                            tree,
                            rows,
                            rng,
                        )
                        describe_candidates(tables, game, seat, work, candidates[0])  # for `choose`
                else:
                    softmax(candidates[0], frozen_weights)
                    sampled = sample(candidates[0], rng)
                choose(tables, game, seat, candidates[0].action[sampled], work)
        resolve(tables, game)


@kernel
def look_ahead(
    tables: Tables,
    games: Games,
    seat: int,
    learners: int,
    frozen: int,
    work: Work,
    shape: Shape,
    weights: Weights,
    frozen_weights: Weights,
    candidates: CandidatesRow,
    inputs: Inputs,
    trajectory: Trajectory,
    hidden: Floats,
    tree: Tree,
    rows: Rows,
    rng: Rng,
) -> None:
    """Try likely candidates of the last recorded decision on copies of the game; record their worth."""
    tried = draw_tries(candidates[0], rng)
    values = np.zeros(len(tried))
    for _ in range(TRIES):
        for number in range(len(tried)):
            games[1] = games[0]
            redraw_future(tables, games[1], rng)
            action = candidates[0].action[tried[number]]
            prepare_choice(tables, games[1], seat, action, work)
            choose(tables, games[1], seat, action, work)
            values[number] += play_ahead(
                tables,
                games[1],
                seat,
                learners,
                frozen,
                work,
                shape,
                weights,
                frozen_weights,
                candidates[1],
                inputs,
                hidden,
                tree,
                rows,
                rng,
            )
    record_tries(trajectory, tried, values / TRIES)


@kernel
def play_ahead(
    tables: Tables,
    game: Game,
    seat: int,
    learners: int,
    frozen: int,
    work: Work,
    shape: Shape,
    weights: Weights,
    frozen_weights: Weights,
    candidates: Candidates,
    inputs: Inputs,
    hidden: Floats,
    tree: Tree,
    rows: Rows,
    rng: Rng,
) -> Real:
    """Play some turns, once this seat and those before it have chosen; return what the game is worth."""
    turns, first = 0, seat + 1
    while game.phase != Phase.OVER and turns < TURNS_AHEAD:
        for other in range(first, tables.players):
            if describe_candidates(tables, game, other, work, candidates):
                if learners >> other & 1:
                    forward(tables, game, other, shape, weights, frozen, candidates, inputs, hidden, rows)
                    network_softmax(shape, weights, candidates, hidden)
                else:
                    softmax(candidates, frozen_weights)
                choose(tables, game, other, candidates.action[sample(candidates, rng)], work)
        first = 0
        resolve(tables, game)
        turns += begins_turn(tables, game)
    if game.phase == Phase.OVER:
        write_points(tables, game, tree, rows)
        compute_rewards(tree, tables.players, has_teams(tables))
        return float(tree.rewards[seat])
    describe_candidates(tables, game, seat, work, candidates)
    forward(tables, game, seat, shape, weights, frozen, candidates, inputs, hidden, rows)
    return compute_value(shape, weights, hidden)


@kernel
def learn_games(
    tables: TablesRow,
    blank: Games,
    games: Games,
    seeds: Seeds,
    learners: Seeds,
    work: WorkRow,
    shape: ShapeRow,
    weights: Weights,
    transposed: Weights,
    frozen_weights: Weights,
    candidates: CandidatesRow,
    inputs: InputsRow,
    trajectory: TrajectoryRow,
    layers: Layers,
    tree: TreeRow,
    gradient: Floats,
    stats: Stats,
    rows: Rows,
    rng: Rng,
) -> None:
    """Play a game for each seed, with these seats as learners (bits); add to the gradient and the stats."""
    players = int(tables[0].players)
    for number in range(len(seeds)):
        start(tables[0], blank, games, 0, seeds[number], rng)
        seed_stream(rng, seeds[number], 1)
        frozen = players
        for seat in range(players):
            frozen -= learners[number] >> seat & 1
        play_and_record(
            tables[0],
            games,
            learners[number],
            frozen,
            work[0],
            shape[0],
            weights,
            frozen_weights,
            candidates,
            inputs[0],
            trajectory[0],
            layers,
            tree[0],
            rows,
            rng,
        )
        write_points(tables[0], games[0], tree[0], rows)
        for seat in range(players):
            sheet(tables[0], games[0], seat, rows)
            write_sheet(trajectory[0], seat, rows)
        compute_rewards(tree[0], players, has_teams(tables[0]))
        write_wins(trajectory[0], tree[0], players, has_teams(tables[0]))
        squares = write_advantages(trajectory[0], tree[0])
        entropy = 0.0
        for place in range(trajectory[0].decisions):
            entropy += add_gradient(
                shape[0], weights, transposed, trajectory[0], place, layers[place], players, gradient
            )
        add_game_stats(trajectory[0], tree[0], players, learners[number], squares, entropy, stats)
