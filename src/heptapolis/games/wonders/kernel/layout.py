"""The records that the kernel works on: every field of a game, of the tables, and of the scratch record.

Card ids and other small codes are bytes; fields that are added up have 16 bits or more. 255 is "none".
A bundle of resources has four bits per resource, as in the rules; a choice symbol is the bundle with one
of each resource that it can give. A hand is one number with a byte per card, the first one lowest.
"""

from enum import IntEnum
from typing import Annotated, Any, Literal

import numpy as np
from numba import from_dtype, types

from heptapolis.core.closed import check_complete
from heptapolis.kernel.jit import kernel

SEATS = 7
HAND = 8
AGES = 3
TURNS = 8  # seven normal ones with Cities, and one for the last card
CARDS = 128
BOARDS = 10
STAGES = 4
RESOURCES = 7
COLOURS = 8
SYMBOLS = 3
SOURCES = CARDS + BOARDS * 2 * STAGES  # whatever has effects: the cards, then all stages
EFFECTS = 3
PAIRS = 16  # ways to split a price: minimal pairs differ in the coins to the left, at most 14
CHOICES = 14  # choice symbols of a city
CHOICES_OF_AN_EFFECT = 1
BUILDINGS = 40
PILE = SEATS * HAND * AGES
FRESH = 40  # built in one turn
DECK = 96  # cards of an Age before those drawn from pools are known
FIXED = 64  # cards that are always in the deck of an Age
POOLS = 2  # of an Age
POOL = 16  # cards of a pool
CHAINS = 64  # chain symbols
RECOVERIES = 16  # builds from the discard pile waiting at once
RECOVERED = 24  # and in a whole game
PAYABLE = 64  # ways to settle a loss: coins paid, from 0 on
NONE = 255
LEFT, RIGHT = 0, 1
OWN, FOR_SALE = 0, 1  # rows of choice symbols


class Phase(IntEnum):
    """The phases of the rules, as numbers."""

    BOARD = 0
    SIDE = 1
    CARD = 2
    LAST_CARD = 3
    DISCARD = 4
    LOSS = 5
    OVER = 6


class Kind(IntEnum):
    """The moves of the rules, as numbers; NOTHING means no move yet."""

    NOTHING = 0
    BUILD = 1
    STAGE = 2
    SELL = 3
    LEAVE = 4
    RECOVER = 5
    DECLINE = 6
    SETTLE = 7
    BOARD = 8
    SIDE = 9


class Op(IntEnum):
    """The effects of the rules, as numbers."""

    NOTHING = 0
    PRODUCE = 1
    PRODUCE_OWNED = 2
    PRODUCE_MISSING = 3
    TRADING_POST = 4
    WHARF = 5
    SMUGGLING = 6
    SHIELDS = 7
    SCIENCE = 8
    ANY_SCIENCE = 9
    MASK = 10
    POWER = 11
    COINS = 12
    COINS_PER = 13
    NEIGHBOURS_GAIN = 14
    OTHERS_GAIN = 15
    OTHERS_LOSE = 16
    NEIGHBOURS_OWE = 17
    DIPLOMACY = 18
    RAID = 19
    FORGET_DEFEATS = 20
    BUILD_FROM_DISCARD = 21
    POINTS = 22
    POINTS_PER = 23
    POINTS_IF_COMPLETE = 24


Reader = Literal["standing", "immediate", "loss", "points", "describe"]
READ_BY: dict[Op, tuple[Reader, ...]] = {  # the kernels that read an effect; `handles` checks them
    Op.NOTHING: (),
    Op.PRODUCE: ("standing", "describe"),
    Op.PRODUCE_OWNED: ("standing",),
    Op.PRODUCE_MISSING: ("standing",),
    Op.TRADING_POST: ("standing", "describe"),
    Op.WHARF: ("standing",),
    Op.SMUGGLING: ("standing",),
    Op.SHIELDS: ("standing", "describe"),
    Op.SCIENCE: ("standing", "describe"),
    Op.ANY_SCIENCE: ("standing",),
    Op.MASK: ("standing",),
    Op.POWER: ("standing",),
    Op.COINS: ("immediate",),
    Op.COINS_PER: ("immediate", "describe"),
    Op.NEIGHBOURS_GAIN: ("immediate",),
    Op.OTHERS_GAIN: ("immediate",),
    Op.OTHERS_LOSE: ("loss",),
    Op.NEIGHBOURS_OWE: ("immediate",),
    Op.DIPLOMACY: ("immediate",),
    Op.RAID: ("immediate",),
    Op.FORGET_DEFEATS: ("immediate",),
    Op.BUILD_FROM_DISCARD: ("immediate",),
    Op.POINTS: ("points",),
    Op.POINTS_PER: ("points", "describe"),
    Op.POINTS_IF_COMPLETE: ("points",),
}
check_complete("layout.READ_BY", Op, READ_BY)


def read_by(reader: Reader) -> list[Op]:
    """The effects that this reader handles."""
    return [op for op, readers in READ_BY.items() if reader in readers]


class Counted(IntEnum):
    """What "per ..." effects count."""

    NOTHING = 0
    CARDS = 1
    STAGES = 2
    VICTORIES = 3
    DEFEATS = 4


class Power(IntEnum):
    """Powers as bits of a city's `powers`."""

    FREE_NEW_COLOURS = 1
    FREE_FIRST_TURN = 2
    FREE_LAST_TURN = 4
    PLAY_LAST_CARD = 8
    FREE_STAGES = 16


EFFECT = np.dtype(
    [
        ("op", "i2"),
        ("amount", "i2"),  # how much; or the symbol, the power's bit, the rank, the Age
        ("counted", "i2"),
        ("colours", "i2"),  # bits, for counted cards
        ("age", "i2"),  # for counted Victory tokens; 0 is any
        ("where", "i2"),  # bits: left, self, right
        ("fixed", "i4"),  # bundle of plain symbols
        ("choice", "i4"),  # one of each resource of a choice symbol, or of a trading post
        ("for_sale", "i2"),
    ],
    align=True,
)
CARD = np.dtype(
    [
        ("gives", "u8"),  # chain symbols, as bits
        ("after", "u8"),
        ("want", "i4"),
        ("coins", "i2"),
        ("colour", "i2"),  # its number; the bit is 1 << colour
    ],
    align=True,
)
STAGE = np.dtype([("want", "i4"), ("coins", "i2")], align=True)
POOL_CARDS = np.dtype([("total", "i2"), ("drawn", "i2"), ("cards", "u1", (POOL,))], align=True)
TABLES = np.dtype(
    [
        ("cards", CARD, (CARDS,)),
        ("stages", STAGE, (BOARDS, 2, STAGES)),
        ("effects", EFFECT, (SOURCES, EFFECTS)),
        ("immediate", "u1", (SOURCES,)),  # 1 if activating this does something
        ("takes_coins", "u1", (SOURCES,)),  # 1 if it makes others lose coins at the end of the turn
        ("wonder_size", "i2", (BOARDS, 2)),
        ("start", "i4", (BOARDS,)),  # the resource of a board
        ("boards", "i2"),
        ("fixed_size", "i2", (AGES,)),
        ("fixed", "u1", (AGES, FIXED)),
        ("pools", POOL_CARDS, (AGES, POOLS)),
        ("players", "i2"),
        ("hand_size", "i2"),
        ("turns", "i2"),
        ("teams", "i2"),
        ("open", "i2"),
        ("choose_boards", "i2"),
        ("sides", "i2"),  # 0 day, 1 night, 2 random, 3 choose
        ("smuggle_start_only", "i2"),
    ],
    align=True,
)
MOVE = np.dtype([("kind", "u1"), ("card", "u1"), ("left", "u1"), ("right", "u1")], align=True)
SEAT = np.dtype(
    [
        ("names", "u8", (2,)),  # the cards built, as bits
        ("chains", "u8"),
        ("fixed", "i4"),  # own plain symbols, all of them
        ("sold", "i4"),  # those of them that neighbours may buy
        ("board", "i2"),
        ("side", "i2"),
        ("coins", "i2"),
        ("stages", "i2"),
        ("shields", "i2"),
        ("defeats", "i2"),
        ("debt", "i2"),
        ("diplomacy", "i2"),
        ("victories", "i2", (AGES,)),
        ("colours", "i2", (COLOURS,)),
        ("science", "i2", (SYMBOLS,)),
        ("any_science", "i2"),
        ("masks", "i2"),
        ("powers", "i2"),
        ("produced", "i4"),  # one of each resource that counts for black cards (X10)
        ("extra_owned", "i2"),
        ("extra_missing", "i2"),
        ("choices", "i2", (2,)),  # how many choice symbols: all of its own, those that neighbours may buy
        ("choice", "i4", (2, CHOICES)),  # after the city's own there is room for extra ones
        ("choosable", "i4", (2,)),  # one of each resource that such symbols can give
        ("dear", "i4", (2,)),  # what costs 2 coins to the left and to the right; the rest costs 1
        ("rebate", "i2", (2,)),
        ("smuggling", "i2"),
        ("bargains", "i2"),  # 1 if rebates or smugglers make prices unusual
        ("buildings", "i2"),
        ("building", "u1", (BUILDINGS,)),
        ("hand_size", "i2"),
        ("hand", "i8"),
        ("owed", "i2"),
        ("chosen", MOVE),
    ],
    align=True,
)
DISCARDED = np.dtype(
    [("card", "u1"), ("age", "u1"), ("turn", "u1"), ("seat", "u1"), ("known_to", "u1")], align=True
)
FRESH_ENTRY = np.dtype([("seat", "u1"), ("source", "u1")], align=True)
RECOVERED_ENTRY = np.dtype(
    [("age", "u1"), ("turn", "u1"), ("seat", "u1"), ("found", DISCARDED)],  # no card found: declined
    align=True,
)
GAME = np.dtype(
    [
        ("seats", SEAT, (SEATS,)),
        ("age", "i2"),
        ("turn", "i2"),
        ("phase", "i2"),
        ("waiting", "i2"),  # seats that must still decide, as bits
        ("decided", "i2"),  # open mode: seats that have chosen, as bits
        ("pile", "i2"),
        ("discard", DISCARDED, (PILE,)),
        ("fresh", "i2"),
        ("fresh_entry", FRESH_ENTRY, (FRESH,)),
        ("recoveries", "i2"),
        ("recovery", "u1", (RECOVERIES, 2)),  # rank and seat
        ("deal", "i8", (AGES, SEATS)),
        ("dealt_board", "u1", (SEATS,)),
        ("dealt_side", "u1", (SEATS,)),
        ("plays", MOVE, (AGES, TURNS, SEATS)),
        ("settled", "u1", (AGES, TURNS, SEATS, 2)),  # coins and debt; NONE if not asked
        ("recovered", RECOVERED_ENTRY, (RECOVERED,)),
        ("recovered_size", "i2"),
    ],
    align=True,
)
ACTIONS_ROOM = 512
USES = 3 * CHOICES
USE = np.dtype(
    [
        ("giver", "i4"),
        ("symbols", "i4"),
        ("useful", "i4"),
        ("kind", "i4"),
    ],  # the kinds left to try, and the current one
    align=True,
)
WORK = np.dtype(
    [
        ("giver", "i4", (3,)),  # the seats that may give: own, left, right
        ("use", USE, (USES,)),  # of choice symbols, being tried
        ("lacking", "i8", (3,)),  # what is still needed, and what of it either neighbour cannot sell
        ("paid", "i4", (2,)),  # what costs at least 1 coin on that side
        ("dear", "i4", (2,)),  # what costs 2
        ("first_off", "i4", (2,)),  # X9: the resource whose first unit costs 1 less, or nothing
        ("rebate", "i4", (2,)),
        ("purse", "i4"),
        ("best", "i2", (PAIRS,)),  # fewest coins to the right, by coins to the left
        ("pairs", "i2", (HAND + 1,)),  # ways to pay for each card of the hand, and for the next stage
        ("pair", "u1", (HAND + 1, PAIRS, 2)),
        ("actions", "i4"),
        ("action", "i2", (ACTIONS_ROOM,)),
    ],
    align=True,
)


@kernel
def card_at(hand: int, slot: int) -> int:
    """The card in a slot of a hand."""
    return hand >> 8 * slot & 255


@kernel
def stage_source(board: int, side: int, stage: int) -> int:
    """The row of `tables.effects` with the effects of a stage (counted from 0)."""
    return CARDS + (board * 2 + side) * STAGES + stage


# The types of kernel arguments.

Tables = Annotated[Any, from_dtype(TABLES)]
Game = Annotated[Any, from_dtype(GAME)]
Games = Annotated[Any, types.Array(from_dtype(GAME), 1, "C")]
City = Annotated[Any, from_dtype(SEAT)]
Effect = Annotated[Any, from_dtype(EFFECT)]
Work = Annotated[Any, from_dtype(WORK)]
TablesRow = Annotated[Any, types.Array(from_dtype(TABLES), 1, "C")]
WorkRow = Annotated[Any, types.Array(from_dtype(WORK), 1, "C")]
Rows = Annotated[Any, types.int16[::1]]
Cards = Annotated[Any, types.uint8[::1]]


def new(
    dtype: np.dtype[np.void], shape: int | tuple[int, ...] = 1
) -> "np.recarray[tuple[int, ...], np.dtype[np.void]]":
    """New records whose fields read as attributes, compiled or not."""
    return np.zeros(shape, dtype).view(np.recarray)
