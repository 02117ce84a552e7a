"""A planted blunder is found as the costliest move of its player."""

from collections.abc import Iterator

import pytest

import heptapolis
from heptapolis.analysis.players import find_costliest
from heptapolis.analysis.positions import analyse_decision
from heptapolis.analysis.run import read_steps
from heptapolis.bots.registry import parse_bot
from heptapolis.bots.table import seated_bots
from heptapolis.core.chance import Chance, derive
from heptapolis.core.contract import Game, State
from heptapolis.core.record import Record
from heptapolis.search.forecast import Forecaster, forecaster_of
from heptapolis.search.outcomes import CHANCE

GAME: Game = heptapolis.make("wonders", players=3)
STRONG_PLAYOUTS = 800
COST = 0.1  # of winning, that a blunder loses at least
INDEPENDENT_PLAYOUTS = 20_000  # that say so, with another seed
FIRST_LOOK_PLAYOUTS = 400
ANALYSIS_PLAYOUTS = 1_500
ATTEMPTS = 8  # positions that are looked at in one game


def play_on(forecaster: Forecaster, state: State, record: Record, strong: int, seed: int) -> None:
    """Play to the end: one seat by forecasts of its own, the others by the policy."""
    kinds = {seat: parse_bot("policy") for seat in range(GAME.players)}
    with seated_bots(kinds, GAME, seed) as bots:
        while state.to_act:
            moves = {seat: bots[seat].choose(state, seat) for seat in state.to_act}
            if strong in moves and len(state.legal(strong)) > 1:
                seeded = derive(seed, len(record.decisions))
                ranking = forecaster.rank_moves(state.view(strong), strong, seeded, STRONG_PLAYOUTS)
                moves[strong] = ranking.best.move
            record.play(state, moves)


def plant(forecaster: Forecaster, seed: int) -> tuple[Record, int, int] | None:
    """A strong game with one bad move in it: the record, the step and the seat; None if no move is so bad."""
    state, strong, chance = GAME.new(seed), Record.of(GAME, seed), Chance(seed, 3)
    seat = chance.below(GAME.players)
    play_on(forecaster, state, strong, seat, seed)
    for _ in range(ATTEMPTS):
        place = chance.below(len(strong.decisions))
        state, record = strong.final(place), Record.of(GAME, seed)
        if seat not in state.to_act:
            continue
        view, view_seed = state.view(seat), derive(seed, 99)
        first_look = forecaster.rank_moves(view, seat, view_seed, FIRST_LOOK_PLAYOUTS)
        bad = first_look.moves[-1].move
        if first_look.best.all.mean(seat, CHANCE) < COST + first_look.find(bad).all.mean(seat, CHANCE):
            continue
        ranking = forecaster.rank_moves(view, seat, view_seed, INDEPENDENT_PLAYOUTS, bad)
        loss = ranking.best.fresh.mean(seat, CHANCE) - ranking.find(bad).fresh.mean(seat, CHANCE)
        if ranking.best.move != bad and loss >= COST:
            moves = {one: state.parse(text) for one, text in strong.decisions[place].items()}
            record.decisions += strong.decisions[:place]
            record.play(state, {**moves, seat: bad})
            play_on(forecaster, state, record, seat, seed)
            return record, place + 1, seat
    return None


def costliest(forecaster: Forecaster, record: Record, seat: int) -> int:
    steps = [step for step in read_steps(record) if seat in step.choosers]
    found = [analyse_decision(forecaster, step, seat, 1, ANALYSIS_PLAYOUTS) for step in steps]
    return find_costliest(found)[0]


def attempts(wanted: int) -> Iterator[bool]:
    """Whether each of this many planted blunders was found."""
    forecaster, seed = forecaster_of(GAME), 0
    while wanted:
        seed += 1
        if planted := plant(forecaster, seed):
            record, step, seat = planted
            wanted -= 1
            yield costliest(forecaster, record, seat) == step


def test_five_planted_blunders_are_found() -> None:
    assert sum(attempts(5)) >= 4


@pytest.mark.soak
def test_nine_in_ten_planted_blunders_are_found() -> None:
    found = list(attempts(200))
    assert sum(found) >= 0.9 * len(found)
