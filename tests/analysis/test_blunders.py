"""A planted blunder is found as the costliest move of its player.

The long test (`-m soak`, with `-s` to see the figures) plants 200 in both games, with and without Cities.
"""

from collections.abc import Iterator, Sequence
from itertools import count, islice

import pytest

import heptapolis
from heptapolis.analysis.players import find_costliest
from heptapolis.analysis.positions import analyse_decision
from heptapolis.analysis.run import DEFAULT_PLAYOUTS, read_steps
from heptapolis.core.chance import Chance, derive
from heptapolis.core.contract import Game, Move, State
from heptapolis.core.record import Record
from heptapolis.search.forecast import Forecaster, forecaster_of
from heptapolis.search.outcomes import CHANCE

CARDS: Game = heptapolis.make("wonders", players=3)
CITIES: Game = heptapolis.make("wonders", players=4, expansions=["cities"])
DICE: Game = heptapolis.make("dice", players=3)
STRONG_PLAYOUTS = {CARDS: 800, CITIES: 2_500, DICE: 2_500}  # with fewer, their own mistakes cost as much
COST = 0.1  # of winning, that a blunder loses at least
INDEPENDENT_PLAYOUTS = 20_000  # that say so, with another seed
FIRST_LOOK_PLAYOUTS = 400
ATTEMPTS = 8  # positions that are looked at in one game


def play_on(forecaster: Forecaster, state: State, record: Record, seed: int) -> None:
    """Play to the end; everybody chooses the best move by forecasts from their own view."""
    while state.to_act:
        seeded = derive(seed, len(record.decisions))
        record.play(state, {seat: strong_move(forecaster, state, seat, seeded) for seat in state.to_act})


def strong_move(forecaster: Forecaster, state: State, seat: int, seed: int) -> Move:
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    return forecaster.rank_moves(state.view(seat), seat, seed, STRONG_PLAYOUTS[state.game]).best.move


def plant(forecaster: Forecaster, game: Game, seed: int) -> tuple[Record, int, int] | None:
    """A strong game with one bad move in it: the record, the step and the seat; None if no move is so bad."""
    state, strong, chance = game.new(seed), Record.of(game, seed), Chance(seed, 3)
    seat = chance.below(game.players)
    play_on(forecaster, state, strong, seed)
    for _ in range(ATTEMPTS):
        place = chance.below(len(strong.decisions))
        state, record = strong.final(place), Record.of(game, seed)
        bad = find_blunder(forecaster, state, seat, derive(seed, 99)) if seat in state.to_act else None
        if bad is not None:
            moves = {one: state.parse(text) for one, text in strong.decisions[place].items()}
            record.decisions += strong.decisions[:place]
            record.play(state, {**moves, seat: bad})
            play_on(forecaster, state, record, seed)
            return record, place + 1, seat
    return None


def find_blunder(forecaster: Forecaster, state: State, seat: int, seed: int) -> Move | None:
    """The worst move at a first look, if the independent search says that it costs so much."""
    view = state.view(seat)
    first_look = forecaster.rank_moves(view, seat, derive(seed, 0), FIRST_LOOK_PLAYOUTS)
    bad = first_look.moves[-1].move
    if first_look.best.all.mean(seat, CHANCE) < COST + first_look.find(bad).all.mean(seat, CHANCE):
        return None
    return bad if find_loss(forecaster, state, seat, derive(seed, 1), bad) >= COST else None


def find_loss(forecaster: Forecaster, state: State, seat: int, seed: int, move: Move) -> float:
    """What a move loses, by the independent search."""
    search = forecaster.rank_moves(state.view(seat), seat, seed, INDEPENDENT_PLAYOUTS, move)
    return search.best.fresh.mean(seat, CHANCE) - search.find(move).fresh.mean(seat, CHANCE)


def find_costliest_step(forecaster: Forecaster, record: Record, seat: int) -> int:
    steps = [step for step in read_steps(record) if seat in step.choosers]
    found = [analyse_decision(forecaster, step, seat, 1, DEFAULT_PLAYOUTS) for step in steps]
    return find_costliest(found)[0]


def attempts(game: Game, blunders: int) -> Iterator[bool]:
    """Whether each of this many planted blunders was found."""
    forecaster = forecaster_of(game)
    planted = (made for seed in count(1) if (made := plant(forecaster, game, seed)))
    judged = (is_found(forecaster, *made) for made in planted)
    yield from islice((found for found in judged if found is not None), blunders)


def is_found(forecaster: Forecaster, record: Record, step: int, seat: int) -> bool | None:
    """Whether the blunder is the costliest move; None if another one cost more, by the independent search.

    Even strong players blunder, where there are a hundred moves: then the planted move is not the costliest.
    """
    found = find_costliest_step(forecaster, record, seat)
    if found == step:
        return True
    losses = []
    for number in (found, step):
        state = record.final(number - 1)
        move = state.parse(record.decisions[number - 1][seat])
        losses.append(find_loss(forecaster, state, seat, derive(record.seed, 77 + number), move))
    return None if losses[0] > losses[1] else False


def test_five_planted_blunders_are_found() -> None:
    assert sum(attempts(CARDS, 5)) >= 4


@pytest.mark.soak
def test_nine_in_ten_planted_blunders_are_found() -> None:
    wanted: Sequence[tuple[Game, int]] = ((CARDS, 100), (CITIES, 50), (DICE, 50))
    found = [list(attempts(game, blunders)) for game, blunders in wanted]
    print("found:", [f"{sum(some)} of {len(some)}" for some in found])
    assert sum(map(sum, found)) >= 0.9 * sum(map(len, found))
