"""The parts of the generated modules (`search`, `network`, `self_play` ...) that only this game has."""

import numpy as np

from heptapolis.games.wonders.kernel.actions import kind_of, slot_of
from heptapolis.games.wonders.kernel.chance import deal, deal_age
from heptapolis.games.wonders.kernel.layout import (
    AGES,
    DECK,
    Game,
    Games,
    Kind,
    Phase,
    Tables,
    TablesRow,
    Work,
    card_at,
)
from heptapolis.games.wonders.kernel.legal import offer_card, offer_stage
from heptapolis.games.wonders.kernel.resolve import build, build_stage
from heptapolis.games.wonders.kernel.step import set_board, set_up
from heptapolis.kernel.arrays import Rng
from heptapolis.kernel.jit import kernel
from heptapolis.kernel.random64 import seed_stream


@kernel
def start(tables: Tables, blank: Games, games: Games, index: int, seed: int, rng: Rng) -> None:
    """Write the start of the game that this seed deals."""
    games[index] = blank[0]
    seed_stream(rng, seed, 0)
    deal(tables, games[index], rng)
    set_up(tables, games[index])


@kernel
def prepare_choice(tables: Tables, game: Game, seat: int, action: int, work: Work) -> None:
    """Write to the scratch record the ways to pay for this action, where `choose` looks for them."""
    kind = kind_of(action)
    if kind == Kind.STAGE:
        offer_stage(tables, game, seat, work)
    elif kind == Kind.BUILD:
        slot = slot_of(action)
        offer_card(tables, game, seat, card_at(game.seats[seat].hand, slot), slot, work)


@kernel
def has_teams(tables: Tables) -> bool:
    """Whether seats 2n and 2n + 1 are a team."""
    return tables.teams != 0


@kernel
def begins_turn(tables: Tables, game: Game) -> bool:
    """Whether a turn begins: every seat is about to choose a card."""
    return game.phase == Phase.CARD


@kernel
def redraw_future(tables: Tables, game: Game, rng: Rng) -> None:
    """Deal the Ages to come again; the hands of this Age stay as they are."""
    deck = np.zeros(DECK, np.uint8)
    waiting = game.phase == Phase.BOARD or game.phase == Phase.SIDE  # for the first Age
    for age in range(0 if waiting else game.age, AGES):
        deal_age(tables, game, age, deck, rng)


@kernel
def restore(tables: TablesRow, games: Games) -> None:
    """Recompute what depends on boards, stages and buildings after these were written from outside."""
    for index in range(len(games)):
        game = games[index]
        for seat in range(tables[0].players):
            city = game.seats[seat]
            if city.board >= 0:
                set_board(tables[0], game, seat, city.board)
            stages, buildings = city.stages + 0, city.buildings + 0
            city.stages = city.buildings = 0
            game.fresh = 0
            for _ in range(stages):
                build_stage(tables[0], game, seat)
            for place in range(buildings):
                build(tables[0], game, seat, city.building[place])
        game.fresh = 0
