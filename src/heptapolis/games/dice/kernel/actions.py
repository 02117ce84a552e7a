"""The action code: one number per move, from one ordered list of named groups.

    build    a die and a building that it can lead to (`PAIRS`), then the box
    stage    the next stage of the Wonder
    pass     cross nothing and gain coins
    cross    a building, then the box: crossed by an effect, without a die
    decline  skip what an effect offers
    bonus    this bonus box
    board    this board of the set

Boxes and bonus boxes are numbered from 0 here, from 1 in the notation. A code means the same move in every
position; whether it is legal, and its price, depend on the position.
"""

from enum import IntEnum
from functools import cache
from typing import assert_never

from heptapolis.core.closed import check_complete
from heptapolis.games.dice.kernel.layout import BOARDS, BONUSES, BOXES
from heptapolis.games.dice.model import BoardSet
from heptapolis.games.dice.moves import Bonus, Build, BuildStage, ChooseBoard, Cross, Decline, Move, Pass
from heptapolis.games.dice.symbols import COMPARED, FACES, LEADS_TO, SPIES, Building, Die, Symbol
from heptapolis.kernel.groups import find_group, offsets_of, size_of
from heptapolis.kernel.jit import inlined
from heptapolis.kernel.readers import handles


class Kind(IntEnum):
    """The moves of the rules, as numbers."""

    BUILD = 0
    STAGE = 1
    PASS = 2
    CROSS = 3
    DECLINE = 4
    BONUS = 5
    BOARD = 6


def leads_to(symbol: Symbol) -> tuple[Building, ...]:
    """The buildings whose boxes a face lets you cross."""
    return SPIES.get(symbol) or LEADS_TO[Symbol.GUILD if symbol in COMPARED else symbol]


def _pairs() -> tuple[tuple[Die, Building], ...]:
    """Every die with every building that one of its faces leads to."""
    return tuple(
        (die, building)
        for die in Die
        for building in Building
        if any(building in leads_to(symbol) for symbol in FACES[die])
    )


PAIRS = _pairs()
BUILDINGS = tuple(Building)
GROUPS: tuple[tuple[str, int], ...] = (
    ("build", len(PAIRS) * BOXES),
    ("stage", 1),
    ("pass", 1),
    ("cross", len(BUILDINGS) * BOXES),
    ("decline", 1),
    ("bonus", BONUSES),
    ("board", BOARDS),
)
check_complete("actions.GROUPS", Kind, [name.upper() for name, _ in GROUPS])
SIZE = size_of(GROUPS)
OFFSETS = offsets_of(GROUPS)

BUILD = OFFSETS["build"]
STAGE = OFFSETS["stage"]
PASS = OFFSETS["pass"]
CROSS = OFFSETS["cross"]
DECLINE = OFFSETS["decline"]
BONUS = OFFSETS["bonus"]
BOARD = OFFSETS["board"]


# Decoding in kernels.


@handles(Kind)
@inlined
def kind_of(action: int) -> int:
    """What kind of move an action is."""
    if action < STAGE:
        return Kind.BUILD
    if action < PASS:
        return Kind.STAGE
    if action < CROSS:
        return Kind.PASS
    if action < DECLINE:
        return Kind.CROSS
    if action < BONUS:
        return Kind.DECLINE
    if action < BOARD:
        return Kind.BONUS
    return Kind.BOARD


@inlined
def pair_of(action: int) -> int:
    """The die and the building (`PAIRS`) of an action that builds with a die."""
    return (action - BUILD) // BOXES


@inlined
def building_of(action: int) -> int:
    """The building of an action that crosses a box by an effect."""
    return (action - CROSS) // BOXES


@inlined
def box_of(action: int) -> int:
    """The box that an action crosses, with a die or by an effect."""
    return (action - BUILD if action < STAGE else action - CROSS) % BOXES


@inlined
def cross_code(building: int) -> int:
    """The action that crosses the first box of a building by an effect; the other boxes follow."""
    return CROSS + building * BOXES


def build_code(pair: int) -> int:
    """The action that builds the first box of a pair of `PAIRS`; the other boxes follow."""
    return BUILD + pair * BOXES


# Decoding in Python.


def group(action: int) -> tuple[str, int]:
    """The group of an action and its place in it."""
    return find_group(GROUPS, action)


def decode(action: int, printed: BoardSet) -> Move:
    """The move that a code means, without its price; the stage, which depends on the position, is 1."""
    if action >= BOARD:
        return ChooseBoard(printed.names[group(action)[1]])
    return _decode(action)


@cache
def _decode(action: int) -> Move:
    """The move of a code that does not depend on the board set."""
    name, index = group(action)
    place, box = divmod(index, BOXES)
    kind = Kind[name.upper()]
    match kind:
        case Kind.BUILD:
            die, building = PAIRS[place]
            return Build(building, box + 1, die)
        case Kind.STAGE:
            return BuildStage(1)
        case Kind.PASS:
            return Pass()
        case Kind.CROSS:
            return Cross(BUILDINGS[place], box + 1)
        case Kind.DECLINE:
            return Decline()
        case Kind.BONUS:
            return Bonus(index + 1)
        case Kind.BOARD:
            raise AssertionError("board codes depend on the board set")
        case _:
            assert_never(kind)


def encode(move: Move, printed: BoardSet) -> int:
    """The code of a move."""
    match move:
        case Build(building, box, die):
            return build_code(PAIRS.index((die, building))) + box - 1
        case BuildStage():
            return STAGE
        case Pass():
            return PASS
        case Cross(building, box):
            return CROSS + BUILDINGS.index(building) * BOXES + box - 1
        case Decline():
            return DECLINE
        case Bonus(number):
            return BONUS + number - 1
        case ChooseBoard(board):
            return BOARD + printed.names.index(board)
        case _:
            assert_never(move)
