# Generated from heptapolis/kernel/templates/opponents.py.tmpl: edit that, then run `make kernels`.
"""Compiled bots at some seats, agents at the others: the bots play until an agent must decide."""

import numpy as np

from heptapolis.games.dice.kernel.batch import acting
from heptapolis.games.dice.kernel.candidates import describe_candidates
from heptapolis.games.dice.kernel.hooks import prepare_choice, start
from heptapolis.games.dice.kernel.layout import Game, Games, Phase, Rows, Tables, TablesRow, Work, WorkRow
from heptapolis.games.dice.kernel.legal import legal
from heptapolis.games.dice.kernel.network import forward
from heptapolis.games.dice.kernel.score import sheet
from heptapolis.games.dice.kernel.step import choose, resolve
from heptapolis.kernel.arrays import Actions, Coins, Rng, Rngs, SeatPlayers, Seeds, Sheets
from heptapolis.kernel.jit import kernel
from heptapolis.kernel.random64 import below, seed_stream
from heptapolis.kernel.readers import handles
from heptapolis.kernel.seat_players import SeatPlayer
from heptapolis.search.network import Floats, Inputs, InputsRow, Shape, ShapeRow, network_softmax
from heptapolis.search.softmax_policy import Candidates, CandidatesRow, Weights, softmax


@kernel
def step_with_bots(
    tables: TablesRow,
    games: Games,
    chosen: Actions,
    players: SeatPlayers,
    weights: Weights,
    shape: ShapeRow,
    network: Weights,
    candidates: CandidatesRow,
    inputs: InputsRow,
    hidden: Floats,
    rows: Rows,
    rngs: Rngs,
    work: WorkRow,
) -> int:
    """Take the agents' actions, let the bots choose, and play on until an agent must decide.

    Where the action of the first seat is -1, no agent acts: the bots only play on. Return how many decisions
    were taken.
    """
    decisions = 0
    for index in range(len(games)):
        seats = acting(tables, games, index) if chosen[index, 0] >= 0 else 0
        while True:
            for seat in range(tables[0].players):
                if seats >> seat & 1:
                    _decide(
                        tables[0],
                        games[index],
                        seat,
                        chosen[index],
                        players,
                        weights,
                        shape[0],
                        network,
                        candidates[0],
                        inputs[0],
                        hidden,
                        rows,
                        rngs[index],
                        work[0],
                    )
                    decisions += 1
            if seats:
                resolve(tables[0], games[index])
            seats = acting(tables, games, index) if games[index].phase != Phase.OVER else 0
            if _waits_for_agent(players, seats):
                break
    return decisions


@kernel
def _waits_for_agent(players: SeatPlayers, seats: int) -> bool:
    """Whether the bots must stop: an agent is among these seats, or there are none."""
    for seat in range(len(players)):
        if seats >> seat & 1 and players[seat] == SeatPlayer.AGENT:
            return True
    return seats == 0


@handles(SeatPlayer)
@kernel
def _decide(
    tables: Tables,
    game: Game,
    seat: int,
    chosen: Rows,
    players: SeatPlayers,
    weights: Weights,
    shape: Shape,
    network: Weights,
    candidates: Candidates,
    inputs: Inputs,
    hidden: Floats,
    rows: Rows,
    rng: Rng,
    work: Work,
) -> None:
    """Choose for a seat that must decide: the agent's action, or the move of its bot."""
    if players[seat] == SeatPlayer.AGENT:
        prepare_choice(tables, game, seat, chosen[seat], work)
        choose(tables, game, seat, chosen[seat], work)
    elif players[seat] == SeatPlayer.RANDOM:
        legal(tables, game, seat, work)
        choose(tables, game, seat, work.action[below(rng, work.actions)], work)
    elif players[seat] == SeatPlayer.POLICY:
        describe_candidates(tables, game, seat, work, candidates)
        choose(tables, game, seat, _policy_action(weights, candidates), work)
    elif players[seat] == SeatPlayer.NETWORK:
        describe_candidates(tables, game, seat, work, candidates)
        forward(tables, game, seat, shape, network, 0, candidates, inputs, hidden, rows)
        network_softmax(shape, network, candidates, hidden)
        choose(tables, game, seat, candidates.action[_likeliest(candidates)], work)


@kernel
def policy_actions(
    tables: TablesRow,
    games: Games,
    chosen: Actions,
    weights: Weights,
    candidates: CandidatesRow,
    work: WorkRow,
) -> None:
    """Write what the policy would choose at every seat that must decide; -1 for the others."""
    for index in range(len(games)):
        for seat in range(tables[0].players):
            chosen[index, seat] = -1
            if describe_candidates(tables[0], games[index], seat, work[0], candidates[0]):
                chosen[index, seat] = _policy_action(weights, candidates[0])


@kernel
def _policy_action(weights: Weights, candidates: Candidates) -> int:
    """The action of the candidate that the policy likes best."""
    softmax(candidates, weights)
    return candidates.action[_likeliest(candidates)]


@kernel
def _likeliest(candidates: Candidates) -> int:
    """The candidate with the highest prior; the first of equals."""
    best = 0
    for place in range(1, candidates.count):
        if candidates.prior[place] > candidates.prior[best]:
            best = place
    return best


@kernel
def bot_games(
    tables: TablesRow,
    blank: Games,
    games: Games,
    seeds: Seeds,
    players: SeatPlayers,
    weights: Weights,
    shape: ShapeRow,
    network: Weights,
    candidates: CandidatesRow,
    inputs: InputsRow,
    hidden: Floats,
    sheets: Sheets,
    coins: Coins,
    rngs: Rngs,
    work: WorkRow,
) -> int:
    """Play a whole game of bots for each seed; keep the games, their score sheets and coins."""
    nothing = np.full((len(seeds), len(players)), -1, np.int16)
    for number in range(len(seeds)):
        start(tables[0], blank, games, number, seeds[number], rngs[number])
        seed_stream(rngs[number], seeds[number], 1)
    rows = np.zeros(sheets.shape[2], np.int16)
    decisions = step_with_bots(
        tables,
        games,
        nothing,
        players,
        weights,
        shape,
        network,
        candidates,
        inputs,
        hidden,
        rows,
        rngs,
        work,
    )
    for number in range(len(seeds)):
        for seat in range(tables[0].players):
            sheet(tables[0], games[number], seat, sheets[number, seat])
            coins[number, seat] = games[number].seats[seat].coins
    return decisions
