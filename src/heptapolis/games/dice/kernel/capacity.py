"""How much room a dice game needs in the kernel's records; games that need more are played by the rules."""

from collections.abc import Iterator
from typing import assert_never

from heptapolis.games.dice.effects import (
    AnotherAction,
    Attack,
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
from heptapolis.games.dice.model import MAX_COST, Board, BoardSet, Plan
from heptapolis.games.dice.options import Options
from heptapolis.kernel.capacity import Need


def capacity_needs(options: Options, decisions: tuple[Pending, ...]) -> Iterator[Need]:
    """Everything that a constant of the layout limits."""
    printed = options.printed
    boxes = [box for plan in _plans(printed) for box in plan.boxes]
    pending = max(map(_most_pending, printed.boards)) + 2 * layout.BONUSES + 1
    yield Need(options.players, "players", "SEATS")
    yield Need(len(printed.boards), "boards", "BOARDS")
    yield Need(max(len(plan.boxes) for plan in _plans(printed)), "boxes in a building", "BOXES")
    yield Need(max(len(box.effects) for box in boxes), "effects of a box", "EFFECTS")
    yield Need(len(printed.bonuses), "bonuses", "BONUSES")
    yield Need(len(decisions), "different decisions", "DECISIONS")
    yield Need(pending, "decisions in one turn", "PENDING")
    yield Need(max(map(_most_points, printed.boards)) + printed.first_agora, "points in a building", "POINTS")
    yield Need(printed.start_coins, "coins at the start", "START_COINS")
    yield Need(MAX_COST + 1, "different costs of a box", "COSTS")
    yield Need(len(actions.PAIRS), "pairs of a die and a building", "PAIRS")
    yield Need(len(actions.PAIRS) * layout.BOXES + 2, "actions of one seat", "ACTIONS_ROOM")


def effects_in(printed: BoardSet) -> Iterator[Effect]:
    """Every printed effect: those of the bonuses, then those of all boards."""
    yield from printed.bonuses
    for board in printed.boards:
        yield from _effects_of(board)


def _effects_of(board: Board) -> Iterator[Effect]:
    for plan in board.plans.values():
        for box in plan.boxes:
            yield from box.effects


def _plans(printed: BoardSet) -> Iterator[Plan]:
    for board in printed.boards:
        yield from board.plans.values()


def _most_pending(board: Board) -> int:
    """The most decisions pending at once: no more than all boxes of the board together ask for."""
    return sum(isinstance(effect, Decision) for effect in _effects_of(board))


def _most_points(board: Board) -> int:
    """The most points in a row of the score sheet: all effects of a building together."""
    boxes = sum(len(plan.boxes) for plan in board.plans.values())
    return max(
        sum(_worth(effect, boxes) for box in plan.boxes for effect in box.effects)
        for plan in board.plans.values()
    )


def _worth(effect: Effect, boxes: int) -> int:
    """The most points that an effect can be worth."""
    match effect:
        case Points(amount) | Attack(amount):
            return amount
        case PointsPer(amount) | CoinsAndPointsPer(amount):
            return amount * boxes
        case CrossBoxes() | FreeBuild() | AnotherAction() | Coins():
            return 0
        case PriceCut() | FreeDice() | CoinsPerDie() | Unlock() | Defence() | Resource():
            return 0
        case _:
            assert_never(effect)
