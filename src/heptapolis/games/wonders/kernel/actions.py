"""The action code: one number per move, from one ordered list of named groups.

    build    a card of the hand (slot), with one of the ways to pay (the cheapest first)
    stage    the next stage with a card of the hand, with one of the ways to pay
    sell     a card of the hand
    leave    the leftover card of the Age
    recover  a card from the discard pile, by its number in the catalogue
    decline  nothing from the discard pile
    settle   how many coins of a loss to pay; the rest becomes Debt
    board    this board
    side     day or night

Of identical cards in a hand, only the first slot is used.
"""

from typing import Any, assert_never

from heptapolis.core.closed import check_complete
from heptapolis.games.wonders.kernel.layout import (
    BOARDS,
    CARDS,
    HAND,
    LEFT,
    PAIRS,
    PAYABLE,
    RIGHT,
    Kind,
    card_at,
)
from heptapolis.games.wonders.kernel.tables import BOARD_LIST, SIDE_LIST, card_of
from heptapolis.games.wonders.model import Card
from heptapolis.games.wonders.moves import (
    Build,
    BuildStage,
    ChooseBoard,
    ChooseSide,
    Decline,
    Leave,
    Move,
    Recover,
    Sell,
    Settle,
)
from heptapolis.kernel.groups import find_group, offsets_of, size_of
from heptapolis.kernel.jit import inlined
from heptapolis.kernel.readers import handles

GROUPS: tuple[tuple[str, int], ...] = (
    ("build", HAND * PAIRS),
    ("stage", HAND * PAIRS),
    ("sell", HAND),
    ("leave", HAND),
    ("recover", CARDS),
    ("decline", 1),
    ("settle", PAYABLE),
    ("board", BOARDS),
    ("side", 2),
)
SLOT_GROUPS = frozenset({"build", "stage", "sell", "leave"})
KINDS = tuple(set(Kind) - {Kind.NOTHING})
check_complete("actions.GROUPS", KINDS, [name.upper() for name, _ in GROUPS])
SIZE = size_of(GROUPS)
OFFSETS = offsets_of(GROUPS)

BUILD = OFFSETS["build"]
STAGE = OFFSETS["stage"]
SELL = OFFSETS["sell"]
LEAVE = OFFSETS["leave"]
RECOVER = OFFSETS["recover"]
DECLINE = OFFSETS["decline"]
SETTLE = OFFSETS["settle"]
BOARD = OFFSETS["board"]
SIDE = OFFSETS["side"]
STAGE_ROW = HAND  # the row of `work.pair` that holds the ways to pay for the next stage


# Decoding in kernels.


@handles(KINDS)
@inlined
def kind_of(action: int) -> int:
    """What kind of move an action is."""
    if action < STAGE:
        return Kind.BUILD
    if action < SELL:
        return Kind.STAGE
    if action < LEAVE:
        return Kind.SELL
    if action < RECOVER:
        return Kind.LEAVE
    if action < DECLINE:
        return Kind.RECOVER
    if action < SETTLE:
        return Kind.DECLINE
    if action < BOARD:
        return Kind.SETTLE
    if action < SIDE:
        return Kind.BOARD
    return Kind.SIDE


@inlined
def builds(action: int) -> bool:
    """Whether an action builds a card of the hand or a stage: it names a slot and a way to pay."""
    return action < SELL


@inlined
def slot_of(action: int) -> int:
    """The slot of the card that an action uses: builds, puts under a stage, sells or leaves."""
    if action < SELL:
        return (action - BUILD) // PAIRS % HAND
    return (action - SELL) % HAND


@inlined
def way_of(action: int) -> int:
    """The way to pay that an action that builds uses."""
    return (action - BUILD) % PAIRS


@inlined
def pair_row(action: int) -> int:
    """The row of `work.pair` with the ways to pay for an action that builds."""
    return STAGE_ROW if action >= STAGE else slot_of(action)


@inlined
def build_code(slot: int) -> int:
    """The first action that builds the card of this slot; other ways to pay follow."""
    return BUILD + slot * PAIRS


@inlined
def stage_code(slot: int) -> int:
    """The first action that builds the next stage with the card of this slot."""
    return STAGE + slot * PAIRS


# Decoding in Python.


def group(action: int) -> tuple[str, int]:
    """The group of an action and its place in it."""
    return find_group(GROUPS, action)


def decode(action: int, city: Any, work: Any) -> Move:
    """The move that an action of this city means, with the ways to pay that `legal` has written."""
    name, place = group(action)
    slot, way = divmod(place, PAIRS)
    kind = Kind[name.upper()]
    match kind:
        case Kind.BUILD:
            return Build(_card(city, slot), *_pair(work, slot, way))
        case Kind.STAGE:
            return BuildStage(int(city.stages) + 1, _card(city, slot), *_pair(work, STAGE_ROW, way))
        case Kind.SELL:
            return Sell(_card(city, place))
        case Kind.LEAVE:
            return Leave(_card(city, place))
        case Kind.RECOVER:
            return Recover(card_of(place))
        case Kind.DECLINE:
            return Decline()
        case Kind.SETTLE:
            return Settle(place, int(city.owed) - place)
        case Kind.BOARD:
            return ChooseBoard(BOARD_LIST[place])
        case Kind.SIDE:
            return ChooseSide(SIDE_LIST[place])
        case Kind.NOTHING:
            raise AssertionError("no group has this name")
        case _:
            assert_never(kind)


def _card(city: Any, slot: int) -> Card:
    return card_of(card_at(int(city.hand), slot))


def _pair(work: Any, row: int, way: int) -> tuple[int, int]:
    pair = work.pair[row, way]
    return int(pair[LEFT]), int(pair[RIGHT])
