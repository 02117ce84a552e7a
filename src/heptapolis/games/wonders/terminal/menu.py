"""The choices of one seat: a menu for every kind of decision."""

from collections.abc import Sequence
from typing import assert_never

from rich.console import RenderableType
from rich.text import Text

from heptapolis.cli.presenter import Choice
from heptapolis.games.wonders.legal import Offer
from heptapolis.games.wonders.model import Board, Card, Side
from heptapolis.games.wonders.moves import (
    Build,
    BuildStage,
    CardMove,
    ChooseBoard,
    ChooseSide,
    Decline,
    Leave,
    Move,
    Recover,
    Sell,
    Settle,
)
from heptapolis.games.wonders.state import Phase
from heptapolis.games.wonders.terminal.style import coloured
from heptapolis.games.wonders.text.effects import describe_effects
from heptapolis.games.wonders.text.moves import describe_move, describe_offer
from heptapolis.games.wonders.text.names import name_card, name_side
from heptapolis.games.wonders.view import View
from heptapolis.i18n import Message, render, text

IN_HAND = (Phase.CARD, Phase.LAST_CARD)


def choices(view: View, legal: Sequence[Move]) -> list[Choice]:
    """A card of the hand with all its uses is one choice; any other move is a choice of its own."""
    if view.phase in IN_HAND:
        return [_card_choice(view, card, legal) for card in dict.fromkeys(view.hand)]
    return [Choice(_cells(view, move), (move,), _topic(move)) for move in legal]


def _topic(move: Move) -> str:
    match move:
        case Recover(card):
            return card.name
        case ChooseBoard(board):
            return board.name
        case Build() | BuildStage() | Sell() | Leave() | ChooseSide() | Decline() | Settle():
            return ""
        case _:
            assert_never(move)


def _card_choice(view: View, card: Card, legal: Sequence[Move]) -> Choice:
    uses = tuple(move for move in legal if _card_of(move) is card)
    price = _price(view.offers[card.name])
    effects = render(describe_effects(card.effects, view.options))
    cells = (coloured(card, kind=True), str(card.price) or "-", price, effects)
    return Choice(cells, uses, card.name)


def _card_of(move: Move) -> Card | None:
    return move.card if isinstance(move, CardMove) else None


def _price(offer: Offer) -> Text:
    """What it costs now, dimmed if it cannot be built."""
    return Text(render(describe_offer(offer)), style="dim" if offer.obstacle else "cyan")


def _cells(view: View, move: Move) -> tuple[RenderableType, ...]:
    match move:
        case Recover(card):
            return coloured(card, kind=True), render(describe_effects(card.effects, view.options))
        case ChooseSide(side):
            city = view.cities[view.seat or 0]
            return render(name_side(side)), _wonder(city.board, side)
        case Build() | BuildStage() | Sell() | Leave() | ChooseBoard() | Decline() | Settle():
            return (render(describe_move(move)),)
        case _:
            assert_never(move)


def _wonder(board: Board | None, side: Side) -> str:
    """The stages of a side, one per line."""
    stages = board.stages(side) if board else ()
    return "\n".join(f"{stage.price}: {render(describe_effects(stage.effects))}" for stage in stages)


def refusal(view: View, move: Move) -> str | None:
    """Why a card of the hand cannot be used like this."""
    card = _card_of(move)
    if card is None or view.phase not in IN_HAND:
        return None
    name = name_card(card.name)
    if card not in view.hand:
        return text("wonders-refusal-not-in-hand", card=name)
    offer = view.offers[card.name] if isinstance(move, Build) else view.stage_offer
    if offer is None or not isinstance(move, Build | BuildStage):
        return None
    return _offer_refusal(offer, name if isinstance(move, Build) else _stage_name(view))


def _offer_refusal(offer: Offer, name: Message) -> str:
    if offer.obstacle:
        return text("wonders-refusal-cannot", card=name, reason=describe_offer(offer))
    return text("wonders-refusal-price", card=name, price=describe_offer(offer))


def _stage_name(view: View) -> Message:
    """The next stage; a complete Wonder has none, and its name says so."""
    city = view.cities[view.seat or 0]
    return Message("wonders-table-stage", {"number": min(city.stages + 1, len(city.wonder))})
