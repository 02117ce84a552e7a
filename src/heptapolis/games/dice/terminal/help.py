"""Explaining buildings, boards and bonuses."""

from collections.abc import Iterator

from heptapolis.games.dice.data import SHIPPED
from heptapolis.games.dice.model import Board, Plan
from heptapolis.games.dice.symbols import Building
from heptapolis.games.dice.text.effects import describe_effect, describe_effects
from heptapolis.games.dice.text.names import name_board, name_building, name_symbol
from heptapolis.games.dice.view import View
from heptapolis.i18n import Message, join_messages, render, text


def explain(view: View, topic: str) -> list[str]:
    """A building of your own board, or another board, by name; without a topic, the bonuses."""
    if not topic:
        return [*_whose_numbers(view), *_bonuses(view)]
    wanted = topic.lower()
    lines = [line for board in view.boards if wanted in board.name for line in _wonder(board)]
    for building in Building:
        if view.boards and (wanted in building or wanted in render(name_building(building)).lower()):
            lines += _building(building, _own(view).plans[building])
            lines += _condition(view) if building is Building.GUILD_COURT else ()
    return lines


def _condition(view: View) -> Iterator[str]:
    """When a box of the Guild Court may be crossed (D60); two players need strictly more (D61)."""
    yield f"  {text('dice-help-guild-two' if len(view.cities) == 2 else 'dice-help-guild')}"


def _own(view: View) -> Board:
    return view.boards[view.seat or 0]


def _whose_numbers(view: View) -> Iterator[str]:
    if view.options.board_set in SHIPPED:
        yield text("dice-own-numbers")


def _bonuses(view: View) -> Iterator[str]:
    for number, effect in enumerate(view.bonuses, start=1):
        yield text("dice-help-bonus", number=number, effect=describe_effect(effect))


def _wonder(board: Board) -> list[str]:
    return [render(name_board(board.name)), *_building(Building.WONDER, board.plans[Building.WONDER])]


def _building(building: Building, plan: Plan) -> list[str]:
    """The boxes of a building, and the arrows that lead to them."""
    boxes = [
        text("dice-help-box", number=number, cost=box.cost, effects=describe_effects(box.effects))
        for number, box in enumerate(plan.boxes, start=1)
    ]
    return [render(name_building(building)), *boxes, *_arrows(plan)]


def _arrows(plan: Plan) -> Iterator[str]:
    for symbol, arrow in plan.arrows.items():
        order = "any-order" if arrow.any_order else "ordered"
        boxes = Message(f"dice-help-{order}", {"boxes": join_messages(map(str, arrow.boxes))})
        yield f"  {text('dice-help-arrow', symbol=name_symbol(symbol), boxes=boxes)}"
