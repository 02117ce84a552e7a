# Generated from heptapolis/kernel/templates/outcomes.py.tmpl: edit that, then run `make kernels`.
"""Playouts that begin with given moves, compiled: how a position ends for every seat (`search.outcomes`)."""

from heptapolis.games.wonders.kernel.candidates import describe_candidates
from heptapolis.games.wonders.kernel.determinize import KnownRow, determinize
from heptapolis.games.wonders.kernel.hooks import has_teams, redraw_future
from heptapolis.games.wonders.kernel.layout import Game, Games, Phase, Rows, Tables, TablesRow, Work, WorkRow
from heptapolis.games.wonders.kernel.score import sheet
from heptapolis.games.wonders.kernel.step import choose, resolve
from heptapolis.kernel.arrays import Rng
from heptapolis.kernel.jit import kernel
from heptapolis.search.outcomes import FirstActions, Outcomes, add_shares, add_sheet
from heptapolis.search.softmax_policy import Candidates, CandidatesRow, Weights, sample, softmax
from heptapolis.search.tree import TreeRow, add_tiebreak


@kernel
def play_outcomes(
    tables: TablesRow,
    known: KnownRow,
    truth: Games,
    sees_all: bool,
    games: Games,
    work: WorkRow,
    weights: Weights,
    candidates: CandidatesRow,
    tree: TreeRow,
    rows: Rows,
    first: FirstActions,
    outcomes: Outcomes,
    rng: Rng,
    playouts: int,
) -> None:
    """Play to the end this many times, and add up how it ended for every seat.

    A playout starts from a state that the seat with this knowledge could be in, or, if it sees all, from the
    true state with another future. Seats with a first action take it; everything else is the policy's.
    """
    teams = has_teams(tables[0])
    for _ in range(playouts):
        if sees_all:
            games[0] = truth[0]
            redraw_future(tables[0], games[0], rng)
        else:
            determinize(tables[0], known[0], games, 0, rng)
        play_on(tables[0], games[0], work[0], weights, candidates[0], first, rng)
        for seat in range(tables[0].players):
            points = sheet(tables[0], games[0], seat, rows)
            tree[0].points[seat] = add_tiebreak(points, games[0].seats[seat].coins)
            add_sheet(outcomes, seat, points, rows)
        add_shares(tree[0], tables[0].players, teams, outcomes)


@kernel
def play_on(
    tables: Tables,
    game: Game,
    work: Work,
    weights: Weights,
    candidates: Candidates,
    first: FirstActions,
    rng: Rng,
) -> None:
    """Play to the end by the policy, after the first actions."""
    begins = True
    while game.phase != Phase.OVER:
        for seat in range(tables.players):
            if describe_candidates(tables, game, seat, work, candidates):
                if begins and first[seat] >= 0:
                    choose(tables, game, seat, first[seat], work)
                else:
                    softmax(candidates, weights)
                    choose(tables, game, seat, candidates.action[sample(candidates, rng)], work)
        begins = False
        resolve(tables, game)


@kernel
def redraw_all(tables: TablesRow, games: Games, rng: Rng) -> None:
    """Give every game another future: what has not been dealt or rolled yet."""
    for index in range(len(games)):
        redraw_future(tables[0], games[index], rng)
