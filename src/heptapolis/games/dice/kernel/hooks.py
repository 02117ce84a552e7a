"""The parts of the generated modules (`search`, `network`, `self_play` ...) that only this game has."""

import numpy as np

from heptapolis.games.dice.kernel.chance import deal_boards, new_seed
from heptapolis.games.dice.kernel.layout import (
    BOARDS,
    BUILDINGS,
    City,
    Game,
    Games,
    Tables,
    TablesRow,
    Work,
    WorkRow,
)
from heptapolis.games.dice.kernel.legal import next_decision
from heptapolis.games.dice.kernel.resolve import cross, payment_of, set_board
from heptapolis.games.dice.kernel.step import set_up
from heptapolis.kernel.arrays import Rng
from heptapolis.kernel.jit import kernel
from heptapolis.kernel.random64 import seed_stream


@kernel
def start(tables: Tables, blank: Games, games: Games, index: int, seed: int, rng: Rng) -> None:
    """Write the start of the game that this seed deals."""
    boards = np.zeros(BOARDS, np.uint8)
    games[index] = blank[0]
    games[index].seed = seed
    seed_stream(rng, seed, 0)
    deal_boards(tables, boards, rng)
    set_up(tables, games[index], boards)


@kernel
def prepare_choice(tables: Tables, game: Game, seat: int, action: int, work: Work) -> None:
    """Do nothing: `choose` computes the price of an action itself."""


@kernel
def has_teams(tables: Tables) -> bool:
    """There are no teams in this game."""
    return False


@kernel
def begins_turn(tables: Tables, game: Game) -> bool:
    """Whether a turn begins: every seat is about to take its action."""
    for seat in range(tables.players):
        city = game.seats[seat]
        if city.pending == 0 or next_decision(city) != tables.action:
            return False
    return True


@kernel
def redraw_future(tables: Tables, game: Game, rng: Rng) -> None:
    """Draw the rolls to come again; the dice on the table stay as they are."""
    game.seed = new_seed(rng)


@kernel
def price_action(tables: TablesRow, games: Games, index: int, seat: int, action: int, work: WorkRow) -> bool:
    """Write what an action costs and the box it crosses; return whether it crosses one."""
    return payment_of(tables[0], games[index], seat, action, work[0].payment)


@kernel
def restore(tables: TablesRow, games: Games) -> None:
    """Recompute what depends on boards and crossed boxes after these were written from outside."""
    for index in range(len(games)):
        for seat in range(tables[0].players):
            if games[index].seats[seat].board >= 0:
                _restore_city(tables[0], games[index].seats[seat])


@kernel
def _restore_city(tables: Tables, city: City) -> None:
    """Cross the boxes again in their order."""
    set_board(tables, city, city.board)
    for building in range(BUILDINGS):
        boxes = city.count[building] + 0
        city.count[building] = 0
        for place in range(boxes):
            cross(tables, city, building, city.order[building, place])
            if city.count[building] == city.before[building]:  # R6
                city.defences_before[building] = city.defences[building]
