"""Many games as one array, compiled: start, mask, step, observe and score them together."""

from typing import Annotated, Any

from numba import types

from heptapolis.dice.kernel.layout import Game, Games, Phase, Rows, Tables, Work
from heptapolis.dice.kernel.legal import legal, may_act
from heptapolis.dice.kernel.observe import observe
from heptapolis.dice.kernel.rollout import playout, start
from heptapolis.dice.kernel.score import sheet
from heptapolis.dice.kernel.step import choose, resolve
from heptapolis.jit import kernel
from heptapolis.random64 import Rng

Seeds = Annotated[Any, types.int64[::1]]
Masks = Annotated[Any, types.boolean[:, :, ::1]]
Actions = Annotated[Any, types.int16[:, ::1]]
Sheets = Annotated[Any, types.int16[:, :, ::1]]


@kernel
def start_all(tables: Tables, blank: Games, games: Games, seeds: Seeds, rng: Rng) -> None:
    """Start a game for each seed."""
    for index in range(len(games)):
        start(tables, blank, games, index, seeds[index], rng)


@kernel
def mask_all(tables: Tables, games: Games, masks: Masks, work: Work) -> None:
    """Mark the legal actions of every seat; a seat with nothing to decide has none."""
    masks[:] = False
    for index in range(len(games)):
        for seat in range(tables.players):
            for place in range(legal(tables, games[index], seat, work)):
                masks[index, seat, work.action[place]] = True


@kernel
def step(tables: Tables, game: Game, chosen: Rows, work: Work) -> int:
    """Take the action of every seat that must act (others are not looked at); how many there were."""
    movers = 0
    for seat in range(tables.players):
        if may_act(game, seat):
            movers |= 1 << seat
    decisions = 0
    for seat in range(tables.players):
        if movers >> seat & 1:
            choose(tables, game, seat, chosen[seat], work)
            decisions += 1
    resolve(tables, game)
    return decisions


@kernel
def step_all(tables: Tables, games: Games, chosen: Actions, work: Work) -> int:
    """One step of every game that is not over; how many decisions were taken."""
    decisions = 0
    for index in range(len(games)):
        if games[index].phase != Phase.OVER:
            decisions += step(tables, games[index], chosen[index], work)
    return decisions


@kernel
def observe_all(tables: Tables, games: Games, observations: Sheets) -> None:
    """What every seat of every game sees."""
    for index in range(len(games)):
        for seat in range(tables.players):
            observe(tables, games[index], seat, observations[index, seat])


@kernel
def score_all(tables: Tables, games: Games, sheets: Sheets) -> None:
    """The score sheet of every seat of every game."""
    for index in range(len(games)):
        for seat in range(tables.players):
            sheet(tables, games[index].seats[seat], sheets[index, seat])


@kernel
def playout_all(tables: Tables, games: Games, rng: Rng, work: Work) -> int:
    """Play every game to its end at random."""
    decisions = 0
    for index in range(len(games)):
        decisions += playout(tables, games[index], rng, work)
    return decisions
