"""Everything printed in the box of the dice game, as data with its sentences."""

from typing import Any

from heptapolis.games.dice.boards import board_set
from heptapolis.games.dice.data import SHIPPED
from heptapolis.games.dice.model import Board, BoardSet, Box, Plan
from heptapolis.games.dice.symbols import (
    ARROWS,
    CITY,
    COLOUR_OF,
    FACES,
    PRICES,
    SIGNS,
    Building,
    Colour,
    Die,
    Symbol,
)
from heptapolis.games.dice.text.effects import effect_text, effects_text
from heptapolis.games.dice.text.names import board_name, building_name, colour_name, die_name, symbol_name
from heptapolis.i18n.texts import text


def printed() -> dict[str, Any]:
    """Dice, faces, buildings and the boards of every set of ours, in the current language."""
    return {
        "dice": [_die(die) for die in Die],
        "symbols": [{"name": str(symbol), "title": symbol_name(symbol)} for symbol in Symbol],
        "colours": [_colour(colour) for colour in Colour],
        "buildings": [_building(building) for building in Building],
        "prices": list(PRICES),
        "sets": [set_data(board_set(name)) for name in SHIPPED],
        "rows": [{"name": str(building), "title": text(f"dice.row.{building}")} for building in CITY],
    }


def _die(die: Die) -> dict[str, Any]:
    return {
        "name": str(die),
        "title": die_name(die),
        "colour": str(COLOUR_OF[die]),
        "faces": list(map(str, FACES[die])),
    }


def _colour(colour: Colour) -> dict[str, str]:
    return {"name": str(colour), "title": colour_name(colour), "sign": SIGNS[colour]}


def _building(building: Building) -> dict[str, Any]:
    arrows = list(map(str, ARROWS[building]))
    return {"name": str(building), "title": building_name(building), "arrows": arrows}


def set_data(printed_set: BoardSet) -> dict[str, Any]:
    """A board set: the boards, the bonuses, the numbers they share."""
    return {
        "name": printed_set.name,
        "start_coins": printed_set.start_coins,
        "capacity": printed_set.capacity,
        "first_agora": printed_set.first_agora,
        "bonuses": [{"effect": str(effect), "text": effect_text(effect)} for effect in printed_set.bonuses],
        "boards": [board_data(board) for board in printed_set.boards],
    }


def board_data(board: Board) -> dict[str, Any]:
    plans = {str(building): _plan(plan) for building, plan in board.plans.items()}
    return {"name": board.name, "title": board_name(board.name), "plans": plans}


def _plan(plan: Plan) -> dict[str, Any]:
    arrows = {str(s): {"boxes": list(a.boxes), "any_order": a.any_order} for s, a in plan.arrows.items()}
    return {"boxes": [_box(box) for box in plan.boxes], "arrows": arrows}


def _box(box: Box) -> dict[str, Any]:
    effects = [str(effect) for effect in box.effects]
    return {"cost": box.cost, "effects": effects, "text": effects_text(box.effects)}
