"""The deal, compiled: the twin of `wonders.deal` with the same random numbers as `core.chance`."""

import numpy as np

from heptapolis.games.wonders.kernel.layout import AGES, DECK, Cards, Game, Tables
from heptapolis.kernel.arrays import Rng
from heptapolis.kernel.jit import kernel
from heptapolis.kernel.random64 import below


@kernel
def deal(tables: Tables, game: Game, rng: Rng) -> None:
    """Shuffle and deal boards, sides and decks, in the order of the rules."""
    deck = np.zeros(DECK, np.uint8)
    for board in range(tables.boards):
        deck[board] = board
    shuffle(deck, 0, tables.boards, rng)
    for seat in range(tables.players):
        game.dealt_board[seat] = deck[seat]
    for seat in range(tables.players):
        game.dealt_side[seat] = below(rng, 2)
    for age in range(AGES):
        deal_age(tables, game, age, deck, rng)


@kernel
def shuffle(deck: Cards, start: int, size: int, rng: Rng) -> None:
    for last in range(size - 1, 0, -1):
        other = below(rng, last + 1)
        card = deck[start + last]
        deck[start + last] = deck[start + other]
        deck[start + other] = card


@kernel
def deal_age(tables: Tables, game: Game, age: int, deck: Cards, rng: Rng) -> None:
    """Shuffle and deal the cards of one Age."""
    size = tables.fixed_size[age] + 0
    for place in range(size):
        deck[place] = tables.fixed[age, place]
    for pool in tables.pools[age]:
        for place in range(pool.total):
            deck[size + place] = pool.cards[place]
        if pool.total:
            shuffle(deck, size, pool.total, rng)
        size += pool.drawn
    shuffle(deck, 0, size, rng)
    for seat in range(tables.players):
        first = seat * tables.hand_size
        sort(deck, first, first + tables.hand_size)
        game.deal[age, seat] = pack(deck, first, first + tables.hand_size)


@kernel
def sort(cards: Cards, start: int, end: int) -> None:
    """Sort a hand: hands are kept in card order."""
    for unsorted in range(start + 1, end):
        card = cards[unsorted]
        place = unsorted
        while place > start and cards[place - 1] > card:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card


@kernel
def pack(cards: Cards, start: int, end: int) -> int:
    """A hand as one number."""
    hand = 0
    for place in range(end - 1, start - 1, -1):
        hand = hand << 8 | int(cards[place])
    return hand
