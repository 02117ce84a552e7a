"""Everything printed in the box of the dice game, as data with its sentences as messages."""

from typing_extensions import TypedDict

from heptapolis.core.message import Message
from heptapolis.games.dice.boards import board_set
from heptapolis.games.dice.data import SHIPPED
from heptapolis.games.dice.model import Arrow, Board, BoardSet, Box, Plan
from heptapolis.games.dice.options import Options
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
from heptapolis.games.dice.text.effect_data import EffectData, effect_data
from heptapolis.games.dice.text.effects import describe_effects
from heptapolis.games.dice.text.names import name_board, name_building, name_colour, name_die, name_symbol


class Named(TypedDict):
    """A thing and its name."""

    name: str
    title: Message


class DieData(Named):
    colour: Colour
    faces: list[Symbol]


class ColourData(Named):
    sign: str


class BuildingData(Named):
    arrows: list[Symbol]


class BoxData(TypedDict):
    """A box: what it costs in resources, what it does, and all of that as a message."""

    cost: int
    effects: list[EffectData]
    message: Message


class ArrowData(TypedDict):
    """The boxes that a symbol leads to, by number: one after the other, or in any order."""

    boxes: list[int]
    any_order: bool


class PlanData(TypedDict):
    """A building: its boxes, numbered from 1, and its arrows by symbol."""

    boxes: list[BoxData]
    arrows: dict[str, ArrowData]


class BoardData(Named):
    plans: dict[str, PlanData]


class BoardSetData(TypedDict):
    name: str
    start_coins: int
    capacity: int | None
    first_agora: int
    bonuses: list[EffectData]
    boards: list[BoardData]


class DiceCatalogue(TypedDict):
    """Everything printed in the box of the dice game; `rows` are those of the score sheet."""

    dice: list[DieData]
    symbols: list[Named]
    colours: list[ColourData]
    buildings: list[BuildingData]
    prices: list[int]
    sets: list[BoardSetData]
    rows: list[Named]


def printed(game: Options | None = None) -> DiceCatalogue:
    """Dice, faces, buildings and boards: of every shipped board set, or of the one that a game uses."""
    sets = [game.printed] if game else [board_set(name) for name in SHIPPED]
    return {
        "dice": [_die(die) for die in Die],
        "symbols": [{"name": str(symbol), "title": name_symbol(symbol)} for symbol in Symbol],
        "colours": [_colour(colour) for colour in Colour],
        "buildings": [_building(building) for building in Building],
        "prices": list(PRICES),
        "sets": [set_data(one) for one in sets],
        "rows": [{"name": str(building), "title": Message(f"dice-row-{building}")} for building in CITY],
    }


def _die(die: Die) -> DieData:
    return {"name": str(die), "title": name_die(die), "colour": COLOUR_OF[die], "faces": list(FACES[die])}


def _colour(colour: Colour) -> ColourData:
    return {"name": str(colour), "title": name_colour(colour), "sign": SIGNS[colour]}


def _building(building: Building) -> BuildingData:
    return {"name": str(building), "title": name_building(building), "arrows": list(ARROWS[building])}


def set_data(printed_set: BoardSet) -> BoardSetData:
    """A board set: the boards, the bonuses, the numbers they share."""
    return {
        "name": printed_set.name,
        "start_coins": printed_set.start_coins,
        "capacity": printed_set.capacity,
        "first_agora": printed_set.first_agora,
        "bonuses": [effect_data(effect) for effect in printed_set.bonuses],
        "boards": [board_data(board) for board in printed_set.boards],
    }


def board_data(board: Board) -> BoardData:
    plans = {str(building): _plan(plan) for building, plan in board.plans.items()}
    return {"name": board.name, "title": name_board(board.name), "plans": plans}


def _plan(plan: Plan) -> PlanData:
    arrows = {str(symbol): _arrow(arrow) for symbol, arrow in plan.arrows.items()}
    return {"boxes": [_box(box) for box in plan.boxes], "arrows": arrows}


def _arrow(arrow: Arrow) -> ArrowData:
    return {"boxes": list(arrow.boxes), "any_order": arrow.any_order}


def _box(box: Box) -> BoxData:
    effects = [effect_data(effect) for effect in box.effects]
    return {"cost": box.cost, "effects": effects, "message": describe_effects(box.effects)}
