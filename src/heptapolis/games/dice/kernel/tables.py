"""The declarations of the rules encoded as tables: what the kernel knows of dice, boards and options."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Any, assert_never

from heptapolis.core.errors import BadData
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
from heptapolis.games.dice.kernel import actions
from heptapolis.games.dice.kernel.layout import (
    ARROWS,
    BOARDS,
    BONUSES,
    BOXES,
    COSTS,
    DECISIONS,
    EFFECTS,
    PENDING,
    TABLES,
    UNLIMITED,
    Ask,
    Op,
    new,
)
from heptapolis.games.dice.model import Board, BoardSet, Plan
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

BUILDINGS = tuple(Building)
COLOURS = tuple(Colour)
DICE = tuple(Die)
SYMBOLS = tuple(Symbol)
ARROW_LIST = tuple((building, symbol) for building in Building for symbol in ARROW_SYMBOLS[building])
MOST_POINTS = (1 << 15) - 1  # in a row of a score sheet


@lru_cache(maxsize=64)
def encode(options: Options) -> Any:
    """The tables of a game with these options, as an array of one that nobody writes to.

    BadData if its boards need more room.
    """
    printed = options.printed
    decisions = list_decisions(options)
    _check_room(printed, decisions)
    rows = new(TABLES)
    tables = rows[0]
    _encode_dice(tables)
    _encode_decisions(tables, decisions)
    numbers = {decision: number for number, decision in enumerate(decisions)}
    for row, board in zip(tables.boards, printed.boards, strict=False):
        _encode_board(row, board, numbers)
    for row, effect in zip(tables.bonuses, printed.bonuses, strict=True):
        _encode_effect(row, effect, numbers)
    _encode_options(tables, options)
    return rows


def bits_of(things: Iterable[Any], among: tuple[Any, ...]) -> int:
    """A set as a number with a bit for each."""
    return sum(1 << among.index(thing) for thing in things)


# Decisions, numbered.


@cache
def list_decisions(options: Options) -> tuple[Pending, ...]:
    """Every decision that can be pending, in a fixed order."""
    asked = [effect for effect in _effects(options.printed) if isinstance(effect, Decision)]
    with_rests = [rest for effect in asked for rest in _with_rests(effect)]
    return tuple(dict.fromkeys([AnotherAction(), ChooseBonus(), *with_rests]))


def _effects(printed: BoardSet) -> Iterator[Effect]:
    yield from printed.bonuses
    for board in printed.boards:
        yield from _effects_of(board)


def _effects_of(board: Board) -> Iterator[Effect]:
    for plan in board.plans.values():
        for box in plan.boxes:
            yield from box.effects


def _with_rests(decision: Decision) -> Iterator[Decision]:
    """The decision and what remains of it after each box (E3)."""
    yield decision
    if isinstance(decision, CrossBoxes):
        for up_to in range(decision.up_to - 1, 0, -1):
            yield CrossBoxes(decision.buildings, up_to)


def _encode_decisions(tables: Any, decisions: tuple[Pending, ...]) -> None:
    tables.action = decisions.index(AnotherAction())
    tables.bonus = decisions.index(ChooseBonus())
    for row, decision in zip(tables.decisions, decisions, strict=False):
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


def _encode_dice(tables: Any) -> None:
    for number, (die, building) in enumerate(actions.PAIRS):
        tables.pairs[number].die, tables.pairs[number].building = DICE.index(die), BUILDINGS.index(building)
        build = actions.BUILD + number * BOXES
        tables.dice[DICE.index(die)].build[BUILDINGS.index(building)] = build
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


def _encode_face(face: Any, symbol: Symbol) -> None:
    """Where a face leads: along its arrow, along any arrow for the Spy, along the one of the Guild Court."""
    face.compared = bits_of(COMPARED.get(symbol, ()), BUILDINGS)
    face.length = len(actions.leads_to(symbol))
    arrow = Symbol.GUILD if symbol in COMPARED else symbol
    for route, building in zip(face.routes, actions.leads_to(symbol), strict=False):
        route.building = BUILDINGS.index(building)
        any_arrow = ARROWS + BUILDINGS.index(building)
        route.slot = any_arrow if symbol in SPIES else ARROW_LIST.index((building, arrow))


# Boards.


def _encode_board(row: Any, board: Board, decisions: dict[Pending, int]) -> None:
    for plan_row, building in zip(row.plans, BUILDINGS, strict=True):
        _encode_plan(plan_row, board.plans[building], decisions)
    for arrow_row, (building, symbol) in zip(row.arrows, ARROW_LIST, strict=True):
        arrow = board.plans[building].arrows[symbol]
        arrow_row.length, arrow_row.any_order = len(arrow.boxes), arrow.any_order
        arrow_row.box_bits = sum(1 << number - 1 for number in arrow.boxes)
        arrow_row.rising = list(arrow.boxes) == sorted(arrow.boxes)
        arrow_row.boxes[: len(arrow.boxes)] = [number - 1 for number in arrow.boxes]


def _encode_plan(row: Any, plan: Plan, decisions: dict[Pending, int]) -> None:
    row.length = len(plan.boxes)
    for cost in range(COSTS):
        row.within[cost] = sum(1 << place for place, box in enumerate(plan.boxes) if box.cost <= cost)
    for box_row, box in zip(row.boxes, plan.boxes, strict=False):
        box_row.cost, box_row.gives = box.cost, len(box.effects)
        for effect_row, effect in zip(box_row.effects, box.effects, strict=False):
            _encode_effect(effect_row, effect, decisions)


def _encode_effect(row: Any, effect: Effect, decisions: dict[Pending, int]) -> None:
    """One effect as numbers: an operation, an amount, and what it speaks of."""
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


def _encode_options(tables: Any, options: Options) -> None:
    printed = options.printed
    tables.players = options.players
    tables.choose_boards = options.boards == "choose"
    tables.ties_gain = options.agora_tie == "all"
    tables.board_count = len(printed.boards)
    tables.start_coins = printed.start_coins
    tables.capacity = min(UNLIMITED, UNLIMITED if printed.capacity is None else printed.capacity)
    tables.first_agora = printed.first_agora


# The room that there is.


def _check_room(printed: BoardSet, decisions: tuple[Pending, ...]) -> None:
    """Records have a fixed size; the rules engine plays board sets that are too large for them."""
    needs = (
        ("boards", len(printed.boards), BOARDS),
        ("boxes in a building", max(len(plan.boxes) for plan in _plans(printed)), BOXES),
        (
            "effects of a box",
            max(len(box.effects) for plan in _plans(printed) for box in plan.boxes),
            EFFECTS,
        ),
        ("bonuses", len(printed.bonuses), BONUSES),
        ("different decisions", len(decisions), DECISIONS),
        ("decisions in one turn", max(map(_most_pending, printed.boards)) + 2 * BONUSES + 1, PENDING),
        ("points in a building", max(map(_most_points, printed.boards)) + printed.first_agora, MOST_POINTS),
        ("coins at the start", printed.start_coins, UNLIMITED // 2),
    )
    for what, needed, room in needs:
        if needed > room:
            raise BadData(printed.name, f"too large for the kernel: {needed} {what}, room for {room}")


def _plans(printed: BoardSet) -> Iterator[Plan]:
    for board in printed.boards:
        yield from board.plans.values()


def _most_pending(board: Board) -> int:
    """No board can ask more at once than all that its boxes ask."""
    return sum(isinstance(effect, Decision) for effect in _effects_of(board))


def _most_points(board: Board) -> int:
    """No row of the score sheet can be higher than all effects of a building together."""
    boxes = sum(len(plan.boxes) for plan in board.plans.values())
    return max(
        sum(_worth(effect, boxes) for box in plan.boxes for effect in box.effects)
        for plan in board.plans.values()
    )


def _worth(effect: Effect, boxes: int) -> int:
    match effect:
        case Points(amount) | Attack(amount):
            return amount
        case PointsPer(amount) | CoinsAndPointsPer(amount):
            return amount * boxes
        case _:
            return 0
