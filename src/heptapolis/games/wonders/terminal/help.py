"""Explaining cards, boards and symbols."""

from collections.abc import Iterator

from heptapolis.games.wonders.effects import Colour
from heptapolis.games.wonders.model import BACK, KNOWN_BOARDS, KNOWN_CARDS, Board, Card, Side
from heptapolis.games.wonders.options import Options
from heptapolis.games.wonders.resources import Resource
from heptapolis.games.wonders.text.effects import describe_effects
from heptapolis.games.wonders.text.names import (
    name_board,
    name_card,
    name_chain,
    name_colours,
    name_resource,
    name_side,
    name_thing,
)
from heptapolis.games.wonders.view import View
from heptapolis.i18n import Message, join_in_words, join_messages, render, text


def explain(view: View, topic: str) -> list[str]:
    """A card or board by name; without a topic the symbols, and the cards in hand."""
    if not topic:
        return [*_legend(view), *(card_help(card, view.options) for card in dict.fromkeys(view.hand))]
    wanted = topic.lower().replace("-", " ")
    known = [code for code in (*KNOWN_CARDS, *KNOWN_BOARDS) if code != BACK.name]
    found = [code for code in known if _is_called(code, wanted)]
    return [line for code in found for line in _entry(code, view.options)]


def _is_called(code: str, wanted: str) -> bool:
    return wanted in code.replace("-", " ") or wanted in render(name_thing(code)).lower()


def _entry(code: str, options: Options) -> list[str]:
    if code in KNOWN_BOARDS:
        return list(board_help(KNOWN_BOARDS[code]))
    return [card_help(KNOWN_CARDS[code], options)]


def _legend(view: View) -> Iterator[str]:
    yield text("wonders-help-letters", letters=join_messages(map(explain_letter, Resource)))
    kinds = [*map(_explain_colour, Colour)]
    shown = join_messages(kinds if view.options.expansions else kinds[:-1], "semicolon")
    yield text("wonders-help-colours", colours=shown)


def explain_letter(resource: Resource) -> Message:
    """What a letter in costs stands for: "W wood"."""
    return Message("wonders-help-letter", {"letter": resource.letter, "resource": name_resource(resource)})


def _explain_colour(colour: Colour) -> Message:
    kind = Message(f"wonders-kind-{str(colour.name).lower()}")
    return Message("wonders-help-colour", {"colour": name_colours(colour), "kind": kind})


def card_help(card: Card, options: Options) -> str:
    """Everything printed on a card, in sentences."""
    cost = str(card.price) or text("wonders-help-no-cost")
    effects = describe_effects(card.effects, options)
    name, colour = name_card(card.name), name_colours(card.colour)
    first = text("wonders-help-card", card=name, colour=colour, cost=cost, effects=effects)
    return " ".join([first, *_chains(card)])


def _chains(card: Card) -> Iterator[str]:
    cards = KNOWN_CARDS.values()
    if card.after:
        givers = [name_card(other.name) for other in cards if card.after in other.gives]
        yield text("wonders-help-after", cards=join_in_words(givers, "or"), symbol=name_chain(card.after))
    for symbol in card.gives:
        freed = [name_card(other.name) for other in cards if other.after == symbol]
        yield text("wonders-help-gives", cards=join_in_words(freed), symbol=name_chain(symbol))


def board_help(board: Board) -> Iterator[str]:
    """Both sides of a board."""
    resource = name_resource(board.resource)
    yield text("wonders-help-board", board=name_board(board.name), resource=resource)
    for side in Side:
        for place, stage in enumerate(board.stages(side), start=1):
            effects = describe_effects(stage.effects)
            cost = str(stage.price)
            line = text("wonders-help-stage", side=name_side(side), number=place, cost=cost, effects=effects)
            yield f"  {line}"
