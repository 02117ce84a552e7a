"""The doors of the kernel for Python: whatever is asked of many games at once, or of one.

Python hands over arrays only, of which tables and scratch paper have one entry: a record costs more to
hand over than most of what is done with it here.
"""

from typing import Annotated, Any

from numba import types

from heptapolis.games.dice.kernel.layout import (
    BUILDINGS,
    City,
    Game,
    Games,
    Phase,
    Rows,
    Tables,
    TablesRow,
    Work,
    WorkRow,
)
from heptapolis.games.dice.kernel.legal import legal, may_act
from heptapolis.games.dice.kernel.resolve import cross, found, payment_of
from heptapolis.games.dice.kernel.rollout import playout, start
from heptapolis.games.dice.kernel.score import sheet
from heptapolis.games.dice.kernel.step import choose, resolve
from heptapolis.kernel.jit import kernel
from heptapolis.kernel.random64 import Rng, Seeds, below, seed_stream

Masks = Annotated[Any, types.boolean[:, :, ::1]]
Actions = Annotated[Any, types.int16[:, ::1]]
Sheets = Annotated[Any, types.int16[:, :, ::1]]
Purses = Annotated[Any, types.int32[:, ::1]]


@kernel
def start_all(tables: TablesRow, blank: Games, games: Games, seeds: Seeds, rng: Rng) -> None:
    """Start a game for each seed."""
    for index in range(len(games)):
        start(tables[0], blank, games, index, seeds[index], rng)


@kernel
def restore(tables: TablesRow, games: Games) -> None:
    """Work out what follows from boards and crossed boxes that were written from outside."""
    for index in range(len(games)):
        for seat in range(tables[0].players):
            if games[index].seats[seat].board >= 0:
                _restore_city(tables[0], games[index].seats[seat])


@kernel
def _restore_city(tables: Tables, city: City) -> None:
    """Cross the boxes again in their order."""
    found(tables, city, city.board)
    for building in range(BUILDINGS):
        boxes = city.count[building] + 0
        city.count[building] = 0
        for place in range(boxes):
            cross(tables, city, building, city.order[building, place])
            if city.count[building] == city.before[building]:  # R6
                city.defences_before[building] = city.defences[building]


@kernel
def acting(tables: TablesRow, games: Games, index: int) -> int:
    """The seats that must decide now, as bits."""
    seats = 0
    for seat in range(tables[0].players):
        if may_act(games[index], seat):
            seats |= 1 << seat
    return seats


@kernel
def list_legal(tables: TablesRow, games: Games, index: int, seat: int, work: WorkRow) -> int:
    """Write the legal actions of a seat; how many there are."""
    return legal(tables[0], games[index], seat, work[0])


@kernel
def price_action(tables: TablesRow, games: Games, index: int, seat: int, action: int, work: WorkRow) -> bool:
    """Write what an action costs and the box that it crosses; whether it crosses one at all."""
    return payment_of(tables[0], games[index], seat, action, work[0].payment)


@kernel
def mask_all(tables: TablesRow, games: Games, masks: Masks, work: WorkRow) -> None:
    """Mark the legal actions of every seat; a seat with nothing to decide has none."""
    for index in range(len(games)):
        for seat in range(tables[0].players):
            mask = masks[index, seat]
            mask[:] = False
            for place in range(legal(tables[0], games[index], seat, work[0])):
                mask[work[0].action[place]] = True


@kernel
def sample_all(tables: TablesRow, games: Games, chosen: Actions, rng: Rng, work: WorkRow) -> None:
    """Any legal action of every seat that must act; -1 for the others."""
    for index in range(len(games)):
        for seat in range(tables[0].players):
            chosen[index, seat] = -1
            if legal(tables[0], games[index], seat, work[0]):
                chosen[index, seat] = work[0].action[below(rng, work[0].actions)]


@kernel
def step_all(tables: TablesRow, games: Games, chosen: Actions, work: WorkRow) -> int:
    """One step of every game that is not over, with actions that are legal; how many were taken."""
    decisions = 0
    for index in range(len(games)):
        if games[index].phase != Phase.OVER:
            decisions += _step(tables[0], games[index], chosen[index], work[0])
    return decisions


@kernel
def _step(tables: Tables, game: Game, chosen: Rows, work: Work) -> int:
    """Take the action of every seat that must act; others are not looked at."""
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
def score_all(tables: TablesRow, games: Games, sheets: Sheets) -> None:
    """The score sheet of every seat of every game."""
    for index in range(len(games)):
        for seat in range(tables[0].players):
            sheet(tables[0], games[index].seats[seat], sheets[index, seat])


@kernel
def playout_all(tables: TablesRow, games: Games, rng: Rng, work: WorkRow) -> int:
    """Play every game to its end at random; how many decisions that took."""
    decisions = 0
    for index in range(len(games)):
        decisions += playout(tables[0], games[index], rng, work[0])
    return decisions


@kernel
def random_games(
    tables: TablesRow,
    blank: Games,
    games: Games,
    seeds: Seeds,
    sheets: Sheets,
    purses: Purses,
    rng: Rng,
    work: WorkRow,
) -> int:
    """Play a whole game at random for each seed, and keep its score sheets and gold reserves."""
    decisions = 0
    for number in range(len(seeds)):
        start(tables[0], blank, games, 0, seeds[number], rng)
        seed_stream(rng, seeds[number], 1)
        decisions += playout(tables[0], games[0], rng, work[0])
        for seat in range(tables[0].players):
            sheet(tables[0], games[0].seats[seat], sheets[number, seat])
            purses[number, seat] = games[0].seats[seat].coins
    return decisions
