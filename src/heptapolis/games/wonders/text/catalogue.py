"""Everything printed in the boxes of the card game, as data with its sentences as messages."""

from dataclasses import is_dataclass
from enum import Enum, Flag
from typing import TYPE_CHECKING, Any, Literal, cast

from typing_extensions import TypedDict

from heptapolis.core.message import Message
from heptapolis.core.tagged import declare_tagged, write_tagged
from heptapolis.games.wonders.catalog import AGES, EXPANSIONS, all_cards, catalogue
from heptapolis.games.wonders.effects import Colour, Countable, Effect, Moment, Produce, Symbols, Where
from heptapolis.games.wonders.model import Board, Card, Cost, Side, Stage
from heptapolis.games.wonders.options import Options
from heptapolis.games.wonders.resources import Goods, Resource, counts, kinds
from heptapolis.games.wonders.scoring import ROWS
from heptapolis.games.wonders.text.effects import DEFAULT_OPTIONS, describe_effect
from heptapolis.games.wonders.text.facts import ResourceName, SymbolData, resource_code
from heptapolis.games.wonders.text.names import name_board, name_card, name_chain, name_resource

SEATS = range(3, 8)

ColourName = Literal["brown", "grey", "blue", "yellow", "red", "green", "purple", "black"]
if TYPE_CHECKING:
    EffectData = dict[str, Any]
else:  # an effect as an object: its kind, its parts by name, and the sentence
    _PLAIN = {
        Goods: list[SymbolData],
        tuple[Resource, ...]: list[ResourceName],
        Where: list[Literal["left", "self", "right"]],
        Colour: list[ColourName],
        Symbols: Literal["compass", "gear", "tablet"],
        Moment: Literal["first", "last"],
    }
    CountableData = declare_tagged(Countable, "Count", lambda part: _PLAIN.get(part, part))
    _PLAIN |= {Countable: CountableData, Countable | None: CountableData | None}
    EffectData = declare_tagged(Effect, "Effect", lambda part: _PLAIN.get(part, part), message=Message)


class CostData(TypedDict):
    text: str
    coins: int
    resources: dict[ResourceName, int]


class ChainData(TypedDict):
    symbol: str
    title: Message


class CardData(TypedDict):
    """A card; `copies` is by number of players, None if only some of its kind are drawn for each game."""

    name: str
    title: Message
    box: str
    age: int
    colour: ColourName
    cost: CostData
    effects: list[EffectData]
    after: ChainData | None
    gives: list[ChainData]
    drawn: bool
    copies: dict[str, int] | None


class StageData(TypedDict):
    cost: CostData
    effects: list[EffectData]


class SidesData(TypedDict):
    day: list[StageData]
    night: list[StageData]


class BoardData(TypedDict):
    name: str
    title: Message
    box: str
    resource: ResourceName
    sides: SidesData


class ResourceData(TypedDict):
    name: ResourceName
    letter: str
    title: Message


class ColourData(TypedDict):
    name: ColourName
    title: Message
    kind: Message


class RowData(TypedDict):
    """A row of the score sheet."""

    name: str
    title: Message


class WondersCatalogue(TypedDict):
    """Everything printed in the boxes of the card game."""

    cards: list[CardData]
    boards: list[BoardData]
    resources: list[ResourceData]
    colours: list[ColourData]
    ages: list[int]
    rows: list[RowData]


def printed(game: Options | None = None) -> WondersCatalogue:
    """Cards, boards, symbols and rows of the score sheet, as data."""
    return {
        "cards": [card_data(*row, game or DEFAULT_OPTIONS) for row in all_cards()],
        "boards": [board_data(box.name, board) for box in _boxes() for board in box.boards],
        "resources": [
            {"name": resource_code(r), "letter": r.letter, "title": name_resource(r)} for r in Resource
        ],
        "colours": [_colour(colour) for colour in Colour],
        "ages": list(AGES),
        "rows": [{"name": row, "title": Message(f"wonders-row-{row}")} for row in ROWS],
    }


def _boxes() -> Any:
    return catalogue(tuple(EXPANSIONS)).boxes


def _colour(colour: Colour) -> ColourData:
    name = _colour_code(colour)
    return {"name": name, "title": Message(f"wonders-colour-{name}"), "kind": Message(f"wonders-kind-{name}")}


def _colour_code(colour: Colour) -> ColourName:
    return cast(ColourName, str(colour.name).lower())


def card_data(box: str, age: int, card: Card, options: Options = DEFAULT_OPTIONS) -> CardData:
    """All that is printed on a card, and how many copies each number of players uses."""
    drawn = card.colour in Colour.PURPLE | Colour.BLACK  # only some of these are drawn for each game
    return {
        "name": card.name,
        "title": name_card(card.name),
        "box": box,
        "age": age,
        "colour": _colour_code(card.colour),
        "cost": cost_data(card.price),
        "effects": [effect_data(effect, options) for effect in card.effects],
        "after": _chain(card.after) if card.after else None,
        "gives": [_chain(symbol) for symbol in card.gives],
        "drawn": drawn,
        "copies": None if drawn else {str(n): sum(seats <= n for seats in card.seats) for n in SEATS},
    }


def _chain(symbol: str) -> ChainData:
    return {"symbol": symbol, "title": name_chain(symbol)}


def cost_data(cost: Cost) -> CostData:
    amounts = zip(Resource, counts(cost.resources), strict=True)
    resources = {resource_code(kind): amount for kind, amount in amounts if amount}
    return {"text": str(cost), "coins": cost.coins, "resources": resources}


def board_data(box: str, board: Board) -> BoardData:
    """A Wonder board with the stages of both sides."""
    return {
        "name": board.name,
        "title": name_board(board.name),
        "box": box,
        "resource": resource_code(board.resource),
        "sides": {"day": _stages(board, Side.DAY), "night": _stages(board, Side.NIGHT)},
    }


def _stages(board: Board, side: Side) -> list[StageData]:
    return [_stage(stage) for stage in board.stages(side)]


def _stage(stage: Stage) -> StageData:
    return {"cost": cost_data(stage.price), "effects": [effect_data(effect) for effect in stage.effects]}


def effect_data(effect: Effect, options: Options = DEFAULT_OPTIONS) -> EffectData:
    """An effect: its kind, its parts by name, and the sentence."""
    return {**_plain(effect), "message": describe_effect(effect, options)}


def _plain(value: Any) -> Any:
    match value:
        case Produce():
            goods = [[resource_code(kind) for kind in kinds(symbol)] for symbol in value.symbols]
            return {"kind": "produce", "for_sale": value.for_sale, "symbols": goods}
        case Flag():
            return [str(one.name).lower() for one in value]
        case Resource():
            return resource_code(value)
        case Enum():
            return value.value
        case tuple():
            return [_plain(one) for one in value]
        case _ if is_dataclass(value):
            return write_tagged(value, _plain)
        case _:
            return value
