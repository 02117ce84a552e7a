"""Dealing boards, rolling and swapping dice, compiled: the twin of `dice.deal`, with the same random numbers.

The rolls of a turn depend only on the seed and the turn. No stream has to be stored: the n-th number of a
stream is computed from its start.
"""

from typing import Any

import numpy as np

from heptapolis.core.chance import GOLDEN, MAX_SEED
from heptapolis.games.dice.deal import SWAPS
from heptapolis.games.dice.kernel.layout import FACES_PER_DIE, SECTIONS, Boards, Game, Tables
from heptapolis.kernel.arrays import Rng, Word
from heptapolis.kernel.jit import kernel
from heptapolis.kernel.random64 import below, mix

HALF = 1 << 32
_GOLDEN = np.uint64(GOLDEN)
_SWAPS = np.uint64(SWAPS)
_1, _32 = np.uint64(1), np.uint64(32)


@kernel
def derive(seed: int, index: int) -> Word:
    """The twin of `core.chance.derive`."""
    return mix(mix(np.uint64(seed)) + np.uint64(index) * _GOLDEN) >> _1


@kernel
def number(start: Word, place: int, bound: int) -> Any:
    """The number at this place of the stream (counted from 1), scaled to be below this bound."""
    word = mix(start + np.uint64(place) * _GOLDEN)
    return np.int64((word >> _32) * np.uint64(bound) >> _32)


@kernel
def new_seed(rng: Rng) -> int:
    """A new seed for future rolls: the twin of `deal.new_seed`."""
    high = below(rng, HALF)
    return (high << 32 | below(rng, HALF)) & MAX_SEED


@kernel
def deal_boards(tables: Tables, boards: Boards, rng: Rng) -> None:
    """Shuffle the boards; seat n takes the n-th (D4)."""
    for board in range(tables.board_count):
        boards[board] = board
    for last in range(tables.board_count - 1, 0, -1):
        other = below(rng, last + 1)
        board = boards[last]
        boards[last] = boards[other]
        boards[other] = board


@kernel
def roll(tables: Tables, game: Game) -> None:
    """Shake and open the Forum: every die gets a face and a section (D14, D15)."""
    start = mix(derive(game.seed, game.turn))
    for place in range(game.dice):
        rolled = game.forum[place]
        rolled.symbol = tables.dice[rolled.die].symbols[number(start, 2 * place + 1, FACES_PER_DIE)]
        rolled.price = tables.prices[number(start, 2 * place + 2, SECTIONS)]


@kernel
def swap(tables: Tables, game: Game, entering: int) -> None:
    """Replace a random grey die with each special die that enters (D54, R8); `entering` is dice as bits."""
    start = mix(derive(game.seed, game.turn) + _SWAPS * _GOLDEN)
    drawn = 0
    for die in range(len(tables.dice)):
        if entering >> die & 1:
            drawn += 1
            skipped = number(start, drawn, _greys(tables, game))
            rolled = game.forum[_pick_grey(tables, game, skipped)]
            rolled.die = die
            rolled.symbol = tables.dice[die].symbols[0]
            rolled.price = tables.prices[0]


@kernel
def _greys(tables: Tables, game: Game) -> int:
    total = 0
    for place in range(game.dice):
        total += tables.dice[game.forum[place].die].grey
    return total


@kernel
def _pick_grey(tables: Tables, game: Game, skipped: int) -> int:
    """The place in the Forum of the grey die with this many grey dice before it."""
    place = 0
    while not tables.dice[game.forum[place].die].grey or skipped:
        skipped -= tables.dice[game.forum[place].die].grey
        place += 1
    return place
