"""The declarations of the rules encoded as tables: what the kernel knows about dice, boards and options."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import assert_never

import numpy as np

from heptapolis.games.dice.effects import (
    AnotherAction,
    Attack,
    ChooseBonus,
    Coins,
    CoinsAndPointsPer,
    CoinsPerDie,
    CrossBoxes,
    Decision,
    Defence,
    Effect,
    FreeBuild,
    FreeDice,
    Pending,
    Points,
    PointsPer,
    PriceCut,
    Resource,
    Unlock,
)
from heptapolis.games.dice.kernel import actions, layout
from heptapolis.games.dice.kernel.capacity import capacity_needs, effects_in
from heptapolis.games.dice.kernel.layout import ARROWS, COSTS, TABLES, UNLIMITED, Ask, Op, new
from heptapolis.games.dice.model import Board, Plan
from heptapolis.games.dice.options import Options
from heptapolis.games.dice.symbols import (
    ARROWS as ARROW_SYMBOLS,
)
from heptapolis.games.dice.symbols import (
    COLOUR_OF,
    COMPARED,
    FACES,
    GREYS,
    PRICES,
    SPECIALS,
    SPIES,
    Building,
    Colour,
    Die,
    Symbol,
)
from heptapolis.kernel.capacity import check_capacities

BUILDINGS = tuple(Building)
COLOURS = tuple(Colour)
DICE = tuple(Die)
SYMBOLS = tuple(Symbol)
ARROW_LIST = tuple((building, symbol) for building in Building for symbol in ARROW_SYMBOLS[building])


@lru_cache(maxsize=64)
def encode(options: Options) -> layout.TablesRow:
    """The tables of a game with these options, as a read-only array of one.

    Raises BadData if its boards need more room.
    """
    printed = options.printed
    decisions = list_decisions(options)
    check_capacities(printed.name, layout, capacity_needs(options, decisions))
    rows = new(TABLES)
    tables = rows[0]
    _encode_dice(tables)
    _encode_decisions(tables, decisions)
    numbers = {decision: number for number, decision in enumerate(decisions)}
    for number, board in enumerate(printed.boards):
        _encode_board(tables.boards[number], board, numbers)
    for row, effect in zip(tables.bonuses, printed.bonuses, strict=True):
        _encode_effect(row, effect, numbers)
    _encode_options(tables, options)
    return rows


def bits_of(things: Iterable[object], among: tuple[object, ...]) -> int:
    """A set as a number with a bit for each member."""
    return sum(1 << among.index(thing) for thing in things)


# Decisions, numbered.


@lru_cache(maxsize=32)
def list_decisions(options: Options) -> tuple[Pending, ...]:
    """Every decision that can be pending, in a fixed order."""
    asked = [effect for effect in effects_in(options.printed) if isinstance(effect, Decision)]
    with_rests = [rest for effect in asked for rest in _with_rests(effect)]
    return tuple(dict.fromkeys([AnotherAction(), ChooseBonus(), *with_rests]))


def _with_rests(decision: Decision) -> Iterator[Decision]:
    """The decision and what remains of it after each box (E3)."""
    yield decision
    if isinstance(decision, CrossBoxes):
        for up_to in range(decision.up_to - 1, 0, -1):
            yield CrossBoxes(decision.buildings, up_to)


def _encode_decisions(tables: layout.Tables, decisions: tuple[Pending, ...]) -> None:
    tables.action = decisions.index(AnotherAction())
    tables.bonus = decisions.index(ChooseBonus())
    for number, decision in enumerate(decisions):
        row = tables.decisions[number]
        match decision:
            case AnotherAction():
                row.ask = Ask.ACTION
            case FreeBuild():
                row.ask = Ask.FREE_BUILD
            case ChooseBonus():
                row.ask = Ask.BONUS
            case CrossBoxes(buildings, up_to):
                row.ask, row.up_to, row.buildings = Ask.CROSS, up_to, bits_of(buildings, BUILDINGS)
                row.then = decisions.index(CrossBoxes(buildings, up_to - 1)) if up_to > 1 else -1
            case _:
                assert_never(decision)


# Dice and faces.


def _encode_dice(tables: layout.Tables) -> None:
    for number, (die, building) in enumerate(actions.PAIRS):
        tables.pairs[number].die, tables.pairs[number].building = DICE.index(die), BUILDINGS.index(building)
        tables.dice[DICE.index(die)].build[BUILDINGS.index(building)] = actions.build_code(number)
    for row, die in zip(tables.dice, DICE, strict=True):
        row.colour, row.special = COLOURS.index(COLOUR_OF[die]), COLOUR_OF[die] in SPECIALS
        row.grey = die in GREYS
        row.symbols[:] = [SYMBOLS.index(symbol) for symbol in FACES[die]]
    for face, symbol in zip(tables.faces, SYMBOLS, strict=True):
        _encode_face(face, symbol)
    firsts = [place for place, (building, _) in enumerate(ARROW_LIST) if _starts(building, place)]
    tables.prices[:] = PRICES
    tables.first_arrow[:] = [*firsts, ARROWS]


def _starts(building: Building, place: int) -> bool:
    return place == 0 or ARROW_LIST[place - 1][0] is not building


def _encode_face(face: np.record, symbol: Symbol) -> None:
    """Where a face leads: along its own arrow; a Spy, along any; a purple face, along the Guild Court's."""
    face.compared = bits_of(COMPARED.get(symbol, ()), BUILDINGS)
    face.length = len(actions.leads_to(symbol))
    arrow = Symbol.GUILD if symbol in COMPARED else symbol
    for place, building in enumerate(actions.leads_to(symbol)):
        route = face.routes[place]
        route.building = BUILDINGS.index(building)
        any_arrow = ARROWS + BUILDINGS.index(building)
        route.slot = any_arrow if symbol in SPIES else ARROW_LIST.index((building, arrow))


# Boards.


def _encode_board(row: np.record, board: Board, decisions: dict[Pending, int]) -> None:
    for plan_row, building in zip(row.plans, BUILDINGS, strict=True):
        _encode_plan(plan_row, board.plans[building], decisions)
    for arrow_row, (building, symbol) in zip(row.arrows, ARROW_LIST, strict=True):
        arrow = board.plans[building].arrows[symbol]
        arrow_row.length, arrow_row.any_order = len(arrow.boxes), arrow.any_order
        arrow_row.box_bits = sum(1 << number - 1 for number in arrow.boxes)
        arrow_row.rising = list(arrow.boxes) == sorted(arrow.boxes)
        arrow_row.boxes[: len(arrow.boxes)] = [number - 1 for number in arrow.boxes]


def _encode_plan(row: np.record, plan: Plan, decisions: dict[Pending, int]) -> None:
    row.length = len(plan.boxes)
    for cost in range(COSTS):
        row.within[cost] = sum(1 << place for place, box in enumerate(plan.boxes) if box.cost <= cost)
    for place, box in enumerate(plan.boxes):
        box_row = row.boxes[place]
        box_row.cost, box_row.gives = box.cost, len(box.effects)
        for number, effect in enumerate(box.effects):
            _encode_effect(box_row.effects[number], effect, decisions)


def _encode_effect(row: layout.Effect, effect: Effect, decisions: dict[Pending, int]) -> None:
    """One effect as numbers: an operation, an amount, and what it refers to."""
    match effect:
        case CrossBoxes() | FreeBuild() | AnotherAction():
            row.op, row.what = Op.ASK, decisions[effect]
        case Coins(amount):
            row.op, row.amount = Op.COINS, amount
        case CoinsAndPointsPer(amount, buildings):
            row.op, row.amount, row.what = Op.COINS_AND_POINTS_PER, amount, bits_of(buildings, BUILDINGS)
        case Attack(points):
            row.op, row.amount = Op.ATTACK, points
        case PriceCut(amount, only):
            row.op, row.amount = Op.PRICE_CUT, amount
            row.what = bits_of((only,) if only else COLOURS, COLOURS)
        case FreeDice(colour):  # E10: whatever the section
            row.op, row.amount, row.what = Op.PRICE_CUT, max(PRICES), bits_of((colour,), COLOURS)
        case CoinsPerDie(amount, colour):
            row.op, row.amount, row.what = Op.COINS_PER_DIE, amount, bits_of((colour,), COLOURS)
        case Unlock(colour):
            row.op, row.what = Op.UNLOCK, bits_of((colour,), COLOURS)
        case Defence():
            row.op = Op.DEFENCE
        case Resource():
            row.op = Op.RESOURCE
        case Points(amount):
            row.op, row.amount = Op.POINTS, amount
        case PointsPer(amount, buildings):
            row.op, row.amount, row.what = Op.POINTS_PER, amount, bits_of(buildings, BUILDINGS)
        case _:
            assert_never(effect)


def _encode_options(tables: layout.Tables, options: Options) -> None:
    printed = options.printed
    tables.players = options.players
    tables.choose_boards = options.boards == "choose"
    tables.ties_gain = options.agora_tie == "all"
    tables.board_count = len(printed.boards)
    tables.start_coins = printed.start_coins
    tables.capacity = min(UNLIMITED, UNLIMITED if printed.capacity is None else printed.capacity)
    tables.first_agora = printed.first_agora
