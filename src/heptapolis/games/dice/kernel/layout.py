"""The records that the kernel works on: every field of a game, of the tables, and of the scratch record.

Buildings, colours, dice and symbols are stored as their index in the enums of the rules. Boxes are
numbered from 0, and a set of boxes, buildings or colours is a number with a bit for each. Fields that
are added up or shifted have 16 bits or more; lists are bytes.
"""

from enum import IntEnum
from typing import Annotated, Any, Literal

import numpy as np
from numba import from_dtype, types

from heptapolis.core.closed import check_complete
from heptapolis.games.dice.symbols import ARROWS as ARROW_SYMBOLS
from heptapolis.games.dice.symbols import FACES, PRICES, SPIES, START, Building, Colour, Die, Symbol
from heptapolis.kernel.jit import inlined

# Capacities: `tables.encode` rejects board sets that need more.

SEATS = 7
BOARDS = 16
BOXES = 16  # in a building
EFFECTS = 4  # of a box
BONUSES = 3
PENDING = 48  # decisions that one seat may have pending
DECISIONS = 64  # different decisions of a board set

BUILDINGS = len(Building)
COLOURS = len(Colour)
DICE = len(Die)
FORUM = len(START)
FACES_PER_DIE = len(FACES[Die.BLUE])
SECTIONS = len(PRICES)
SYMBOLS = len(Symbol)
ROUTES = max(map(len, SPIES.values()))  # buildings that a face leads to, at most
ARROWS = sum(map(len, ARROW_SYMBOLS.values()))
SLOTS = ARROWS + BUILDINGS  # of `reach`: along each arrow, and along any arrow of a building
COSTS = 7  # a box costs 0 to 6 resources (D30)
UNLIMITED = 1 << 30
START_COINS = UNLIMITED // 2  # at most
POINTS = (1 << 15) - 1  # in a row of a score sheet, at most


class Phase(IntEnum):
    """The phases of the rules, as numbers."""

    BOARD = 0
    TURN = 1
    OVER = 2


class Ask(IntEnum):
    """The kinds of decision, as numbers."""

    ACTION = 0
    FREE_BUILD = 1
    CROSS = 2
    BONUS = 3


class Op(IntEnum):
    """The effects of the rules, as numbers."""

    NOTHING = 0
    ASK = 1
    COINS = 2
    COINS_AND_POINTS_PER = 3
    ATTACK = 4
    PRICE_CUT = 5
    COINS_PER_DIE = 6
    UNLOCK = 7
    DEFENCE = 8
    RESOURCE = 9
    POINTS = 10
    POINTS_PER = 11


Reader = Literal["standing", "immediate", "decision", "bonus", "points", "describe"]
READ_BY: dict[Op, tuple[Reader, ...]] = {  # the kernels that read an effect; `handles` checks them
    Op.NOTHING: (),
    Op.ASK: ("decision", "bonus", "describe"),
    Op.COINS: ("immediate", "bonus"),
    Op.COINS_AND_POINTS_PER: ("immediate", "points", "describe"),
    Op.ATTACK: ("immediate", "describe"),
    Op.PRICE_CUT: ("standing", "describe"),
    Op.COINS_PER_DIE: ("standing", "describe"),
    Op.UNLOCK: ("standing", "describe"),
    Op.DEFENCE: ("standing",),
    Op.RESOURCE: ("standing",),
    Op.POINTS: ("points",),
    Op.POINTS_PER: ("points", "describe"),
}
check_complete("layout.READ_BY", Op, READ_BY)


def read_by(reader: Reader) -> list[Op]:
    """The effects that this reader handles."""
    return [op for op, readers in READ_BY.items() if reader in readers]


EFFECT = np.dtype(
    [
        ("op", "i2"),
        ("amount", "i2"),
        ("what", "i2"),  # buildings or colours as bits, or the number of the decision it asks
    ],
    align=True,
)
BOX = np.dtype([("cost", "i2"), ("gives", "i2"), ("effects", EFFECT, (EFFECTS,))], align=True)
PLAN = np.dtype(
    [
        ("length", "i2"),
        ("within", "i4", (COSTS,)),  # the boxes that cost at most this many resources
        ("boxes", BOX, (BOXES,)),
    ],
    align=True,
)
ARROW = np.dtype(
    [
        ("box_bits", "i4"),  # its boxes, as bits
        ("any_order", "i2"),
        ("rising", "i2"),  # 1 if it leads from lower boxes to higher ones
        ("length", "i2"),
        ("boxes", "i2", (BOXES,)),
    ],
    align=True,
)
BOARD = np.dtype([("plans", PLAN, (BUILDINGS,)), ("arrows", ARROW, (ARROWS,))], align=True)
DECISION = np.dtype(
    [
        ("ask", "i2"),
        ("buildings", "i2"),  # where to cross, as bits
        ("up_to", "i2"),
        ("then", "i2"),  # E3: the decision that remains after one box
    ],
    align=True,
)
ROUTE = np.dtype([("building", "i2"), ("slot", "i2")], align=True)
FACE = np.dtype(
    [
        ("compared", "i2"),  # D59: the buildings that this face compares, as bits
        ("length", "i2"),
        ("routes", ROUTE, (ROUTES,)),
    ],
    align=True,
)
DIE = np.dtype(
    [
        ("colour", "i2"),
        ("special", "i2"),
        ("grey", "i2"),
        ("symbols", "i2", (FACES_PER_DIE,)),
        ("build", "i2", (BUILDINGS,)),  # the action code of the first box of a building
    ],
    align=True,
)
PAIR = np.dtype([("die", "i2"), ("building", "i2")], align=True)
PAIRS = 32  # of a die and a building that it can lead to; there are fewer
TABLES = np.dtype(
    [
        ("boards", BOARD, (BOARDS,)),
        ("dice", DIE, (DICE,)),
        ("faces", FACE, (SYMBOLS,)),
        ("pairs", PAIR, (PAIRS,)),
        ("prices", "i2", (SECTIONS,)),
        ("first_arrow", "i2", (BUILDINGS + 1,)),  # of a building; the next one's ends it
        ("decisions", DECISION, (DECISIONS,)),
        ("action", "i2"),  # the number of the decision that takes an action
        ("bonus", "i2"),  # and of the one that chooses a bonus
        ("bonuses", EFFECT, (BONUSES,)),
        ("board_count", "i2"),
        ("players", "i2"),
        ("choose_boards", "i2"),
        ("ties_gain", "i2"),  # R7
        ("start_coins", "i4"),
        ("capacity", "i4"),
        ("first_agora", "i4"),
    ],
    align=True,
)
ROLLED = np.dtype([("die", "i2"), ("symbol", "i2"), ("price", "i2")], align=True)
SEAT = np.dtype(
    [
        ("coins", "i4"),
        ("board", "i2"),  # -1 before it is chosen
        ("resources", "i2"),
        ("unlocked", "i2"),  # colours, as bits
        ("first_agora", "i2"),
        ("cuts", "i4", (COLOURS,)),
        ("gifts", "i4", (COLOURS,)),
        ("reach", "i4", (SLOTS,)),  # the boxes that may be crossed next
        ("crossed", "i4", (BUILDINGS,)),  # the boxes crossed
        ("count", "i2", (BUILDINGS,)),
        ("before", "i2", (BUILDINGS,)),  # R6: the count when the turn began
        ("defences", "i2", (BUILDINGS,)),
        ("defences_before", "i2", (BUILDINGS,)),
        ("laurels", "i2", (BUILDINGS,)),
        ("flagged", "i2"),
        ("bonuses", "i2"),
        ("pending", "i2"),
        ("decision", "u1", (PENDING,)),  # the next one last
        ("order", "u1", (BUILDINGS, BOXES)),  # in which boxes were crossed
        ("laurel", "i2", (BUILDINGS, BOXES)),
        ("flag", "u1", (BUILDINGS,)),
        ("bonus", "u1", (BONUSES,)),
    ],
    align=True,
)
GAME = np.dtype(
    [
        ("seats", SEAT, (SEATS,)),
        ("seed", "i8"),  # of future rolls
        ("turn", "i4"),
        ("last_turn", "i4"),  # 0 until the end is triggered
        ("phase", "i2"),
        ("waiting", "i2"),  # seats that must still choose a board, as bits
        ("agora_open", "i2"),
        ("dice", "i2"),
        ("forum", ROLLED, (FORUM,)),
    ],
    align=True,
)
PAYMENT = np.dtype(
    [
        ("building", "i4"),
        ("box", "i4"),
        ("price", "i4"),  # of the die
        ("gift", "i4"),  # E11: coins that choosing the die brings
        ("missing", "i4"),  # coins for resources that are not produced
    ],
    align=True,
)
ACTIONS_ROOM = 512
WORK = np.dtype(
    [("actions", "i4"), ("action", "i2", (ACTIONS_ROOM,)), ("payment", PAYMENT)],
    align=True,
)


@inlined
def first_bit(bits: int) -> int:
    """The place of the lowest bit that is set."""
    below = (bits & -bits) - 1
    place = 0
    while below:
        below &= below - 1
        place += 1
    return place


# The types of kernel arguments.

Tables = Annotated[Any, from_dtype(TABLES)]
TablesRow = Annotated[Any, types.Array(from_dtype(TABLES), 1, "C")]
Game = Annotated[Any, from_dtype(GAME)]
Games = Annotated[Any, types.Array(from_dtype(GAME), 1, "C")]
City = Annotated[Any, from_dtype(SEAT)]
Effect = Annotated[Any, from_dtype(EFFECT)]
Payment = Annotated[Any, from_dtype(PAYMENT)]
Work = Annotated[Any, from_dtype(WORK)]
WorkRow = Annotated[Any, types.Array(from_dtype(WORK), 1, "C")]
Rows = Annotated[Any, types.int16[::1]]
Boards = Annotated[Any, types.uint8[::1]]


def new(
    dtype: np.dtype[np.void], shape: int | tuple[int, ...] = 1
) -> "np.recarray[tuple[int, ...], np.dtype[np.void]]":
    """New records whose fields read as attributes, compiled or not."""
    return np.zeros(shape, dtype).view(np.recarray)
