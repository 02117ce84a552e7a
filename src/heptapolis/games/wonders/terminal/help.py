"""Explaining cards, boards and symbols."""

from collections.abc import Iterator

from heptapolis.games.wonders.effects import Colour
from heptapolis.games.wonders.model import BACK, KNOWN_BOARDS, KNOWN_CARDS, Board, Card, Side
from heptapolis.games.wonders.resources import Resource
from heptapolis.games.wonders.text.effects import effects_text
from heptapolis.games.wonders.text.names import (
    board_name,
    card_name,
    chain_name,
    colour_name,
    name_of,
    resource_name,
    side_name,
)
from heptapolis.games.wonders.view import View
from heptapolis.i18n import format_list, text


def explain(view: View, topic: str) -> list[str]:
    """A card or board by name; without a topic the symbols, and the cards in hand."""
    if not topic:
        return [*_legend(view), *map(card_help, dict.fromkeys(view.hand))]
    wanted = topic.lower().replace("-", " ")
    known = [code for code in (*KNOWN_CARDS, *KNOWN_BOARDS) if code != BACK.name]
    found = [code for code in known if wanted in code.replace("-", " ") or wanted in name_of(code).lower()]
    return [line for code in found for line in _entry(code)]


def _entry(code: str) -> list[str]:
    if code in KNOWN_BOARDS:
        return list(board_help(KNOWN_BOARDS[code]))
    return [card_help(KNOWN_CARDS[code])]


def _legend(view: View) -> Iterator[str]:
    letters = [f"{resource.letter} {resource_name(resource)}" for resource in Resource]
    yield text("wonders.help.letters", letters=text("list.comma").join(letters))
    kinds = [
        f"{colour_name(colour)}: {text(f'wonders.kind.{str(colour.name).lower()}')}" for colour in Colour
    ]
    yield text("wonders.help.colours", colours="; ".join(kinds if view.options.expansions else kinds[:-1]))


def card_help(card: Card) -> str:
    """Everything printed on a card, in sentences."""
    cost = str(card.price) or text("wonders.help.no_cost")
    effects = effects_text(card.effects)
    name, colour = card_name(card.name), colour_name(card.colour)
    first = text("wonders.help.card", card=name, colour=colour, cost=cost, effects=effects)
    return " ".join([first, *_chains(card)])


def _chains(card: Card) -> Iterator[str]:
    cards = KNOWN_CARDS.values()
    if card.after:
        givers = [card_name(other.name) for other in cards if card.after in other.gives]
        yield text("wonders.help.after", cards=format_list(givers, "or"), symbol=chain_name(card.after))
    for symbol in card.gives:
        freed = [card_name(other.name) for other in cards if other.after == symbol]
        yield text("wonders.help.gives", cards=format_list(freed), symbol=chain_name(symbol))


def board_help(board: Board) -> Iterator[str]:
    """Both sides of a board."""
    resource = resource_name(board.resource)
    yield text("wonders.help.board", board=board_name(board.name), resource=resource)
    for side in Side:
        for place, stage in enumerate(board.stages(side), start=1):
            effects = effects_text(stage.effects)
            params = {"side": side_name(side), "number": place, "cost": stage.price, "effects": effects}
            yield "  " + text("wonders.help.stage", **params)
