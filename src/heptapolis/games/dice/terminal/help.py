"""Explaining buildings, boards and bonuses."""

from collections.abc import Iterator

from heptapolis.games.dice.data import SHIPPED
from heptapolis.games.dice.model import Board, Plan
from heptapolis.games.dice.symbols import Building
from heptapolis.games.dice.text.effects import effect_text, effects_text
from heptapolis.games.dice.text.names import board_name, building_name, symbol_name
from heptapolis.games.dice.view import View
from heptapolis.i18n import text


def explain(view: View, topic: str) -> list[str]:
    """A building of your own board, or another board, by name; without a topic, the bonuses."""
    if not topic:
        return [*_whose_numbers(view), *_bonuses(view)]
    wanted = topic.lower()
    lines = [line for board in view.boards if wanted in board.name for line in _wonder(board)]
    for building in Building:
        if view.boards and (wanted in building or wanted in building_name(building).lower()):
            lines += _building(building, _own(view).plans[building])
            lines += _condition(view) if building is Building.GUILD_COURT else ()
    return lines


def _condition(view: View) -> Iterator[str]:
    """When a box of the Guild Court may be crossed (D60); two players need strictly more (D61)."""
    yield text(f"dice.help.{'guild_two' if len(view.cities) == 2 else 'guild'}")


def _own(view: View) -> Board:
    return view.boards[view.seat or 0]


def _whose_numbers(view: View) -> Iterator[str]:
    if view.options.board_set in SHIPPED:
        yield text("dice.own_numbers")


def _bonuses(view: View) -> Iterator[str]:
    for number, effect in enumerate(view.bonuses, start=1):
        yield text("dice.help.bonus", number=number, effect=effect_text(effect))


def _wonder(board: Board) -> list[str]:
    return [board_name(board.name), *_building(Building.WONDER, board.plans[Building.WONDER])]


def _building(building: Building, plan: Plan) -> list[str]:
    """The boxes of a building, and the arrows that lead to them."""
    boxes = [
        text("dice.help.box", number=number, cost=box.cost, effects=effects_text(box.effects))
        for number, box in enumerate(plan.boxes, start=1)
    ]
    return [building_name(building), *boxes, *_arrows(plan)]


def _arrows(plan: Plan) -> Iterator[str]:
    for symbol, arrow in plan.arrows.items():
        numbers = text("list.comma").join(map(str, arrow.boxes))
        way = text(f"dice.help.{'any_order' if arrow.any_order else 'ordered'}", boxes=numbers)
        yield text("dice.help.arrow", symbol=symbol_name(symbol), boxes=way)
