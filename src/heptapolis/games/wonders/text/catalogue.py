"""Everything printed in the boxes of the card game, as data with its sentences."""

from dataclasses import fields, is_dataclass
from enum import Enum, Flag
from typing import Any

from heptapolis.games.wonders.catalog import AGES, EXPANSIONS, all_cards, catalogue
from heptapolis.games.wonders.effects import Colour, Effect, Produce
from heptapolis.games.wonders.model import Board, Card, Cost, Side, Stage
from heptapolis.games.wonders.resources import Resource, counts, kinds
from heptapolis.games.wonders.scoring import ROWS
from heptapolis.games.wonders.text.effects import effect_text
from heptapolis.games.wonders.text.names import board_name, card_name, chain_name, colour_name, resource_name
from heptapolis.i18n.texts import text

SEATS = range(3, 8)


def printed() -> dict[str, Any]:
    """Cards, boards, symbols and rows of the score sheet, in the current language."""
    return {
        "cards": [card_data(*row) for row in all_cards()],
        "boards": [board_data(box.name, board) for box in _boxes() for board in box.boards],
        "resources": [
            {"name": r.name.lower(), "letter": r.letter, "title": resource_name(r)} for r in Resource
        ],
        "colours": [_colour(colour) for colour in Colour],
        "ages": list(AGES),
        "rows": [{"name": row, "title": text(f"wonders.row.{row}")} for row in ROWS],
    }


def _boxes() -> Any:
    return catalogue(tuple(EXPANSIONS)).boxes


def _colour(colour: Colour) -> dict[str, str]:
    name = str(colour.name).lower()
    return {"name": name, "title": colour_name(colour), "kind": text(f"wonders.kind.{name}")}


def card_data(box: str, age: int, card: Card) -> dict[str, Any]:
    """Everything printed on a card, and how many copies each number of players uses."""
    drawn = card.colour in Colour.PURPLE | Colour.BLACK  # only some of these are drawn for each game
    return {
        "name": card.name,
        "title": card_name(card.name),
        "box": box,
        "age": age,
        "colour": str(card.colour.name).lower(),
        "cost": cost_data(card.price),
        "effects": [effect_data(effect) for effect in card.effects],
        "after": _chain(card.after),
        "gives": [_chain(symbol) for symbol in card.gives],
        "drawn": drawn,
        "copies": None if drawn else {str(n): sum(seats <= n for seats in card.seats) for n in SEATS},
    }


def _chain(symbol: str | None) -> dict[str, Any] | None:
    if symbol is None:
        return None
    return {"symbol": symbol, "title": chain_name(symbol)}


def cost_data(cost: Cost) -> dict[str, Any]:
    amounts = zip(Resource, counts(cost.resources), strict=True)
    resources = {kind.name.lower(): amount for kind, amount in amounts if amount}
    return {"text": str(cost), "coins": cost.coins, "resources": resources}


def board_data(box: str, board: Board) -> dict[str, Any]:
    """A Wonder board with the stages of both sides."""
    return {
        "name": board.name,
        "title": board_name(board.name),
        "box": box,
        "resource": board.resource.name.lower(),
        "sides": {side.value: [_stage(stage) for stage in board.stages(side)] for side in Side},
    }


def _stage(stage: Stage) -> dict[str, Any]:
    return {"cost": cost_data(stage.price), "effects": [effect_data(effect) for effect in stage.effects]}


def effect_data(effect: Effect) -> dict[str, Any]:
    """An effect: its kind, its parts by name, and the sentence."""
    return {**_plain(effect), "text": effect_text(effect)}


def _plain(value: Any) -> Any:
    match value:
        case Produce():
            goods = [[kind.name.lower() for kind in kinds(symbol)] for symbol in value.symbols]
            return {"kind": "produce", "for_sale": value.for_sale, "symbols": goods}
        case Flag():
            return [str(one.name).lower() for one in value]
        case Resource():
            return value.name.lower()
        case Enum():
            return value.value
        case tuple():
            return [_plain(one) for one in value]
        case _ if is_dataclass(value):
            parts = {entry.name: _plain(getattr(value, entry.name)) for entry in fields(value)}
            return {"kind": _kind(type(value).__name__), **parts}
        case _:
            return value


def _kind(name: str) -> str:
    """PointsPer: points-per."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")
