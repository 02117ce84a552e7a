"""The dice game in words."""

from collections.abc import Sequence
from functools import lru_cache
from typing import assert_never

from typing_extensions import TypedDict

from heptapolis.core.contract import Event
from heptapolis.core.message import Message
from heptapolis.games.dice.effects import AnotherAction, ChooseBonus, CrossBoxes, FreeBuild
from heptapolis.games.dice.legal import Offer
from heptapolis.games.dice.moves import Move
from heptapolis.games.dice.state import Phase
from heptapolis.games.dice.text.moves import describe_move, describe_price
from heptapolis.games.dice.text.names import name_board
from heptapolis.games.dice.text.story import story
from heptapolis.games.dice.view import View
from heptapolis.i18n.narrator import Narrator, name_player
from heptapolis.i18n.story import StoryLine, Who

MAX_OFFERS = 5_000  # texts kept: the same boxes are offered again and again


class OfferText(TypedDict):
    """What a die or the Wonder would let a seat do: the box and its price, or the reason why not."""

    message: Message | None
    obstacle: str | None
    die: str | None
    move: str | None
    building: str | None
    box: int | None
    price: int | None
    missing: int | None


class DiceNarrator(Narrator[View, Move]):
    """Every kind of decision of the dice game."""

    def headline(self, view: View) -> Message:
        match view.phase:
            case Phase.BOARD:
                return Message("dice-headline-setup")
            case Phase.TURN:
                last = view.turn == view.last_turn
                return Message(f"dice-headline-{'last' if last else 'turn'}", {"turn": view.turn})
            case Phase.OVER:
                return Message("dice-headline-over")
            case _:
                assert_never(view.phase)

    def question(self, view: View) -> Message:
        if view.phase is Phase.BOARD or view.seat is None:
            return Message("dice-question-board")
        match view.pending[view.seat][0]:
            case AnotherAction():
                return Message("dice-question-action")
            case FreeBuild():
                return Message("dice-question-build")
            case CrossBoxes():
                return Message("dice-question-cross")
            case ChooseBonus():
                return Message("dice-question-bonus")

    def move(self, move: Move) -> Message:
        return describe_move(move)

    def offers(self, view: View) -> list[OfferText]:
        """Each die and the Wonder, with the box it leads to."""
        return [_offer(offer) for offer in view.offers]

    def who(self, view: View, seat: int) -> Message:
        """Cities are named after their boards; your own is "You"."""
        board = view.cities[seat].board
        return name_player(seat, view.seat) if seat == view.seat or board is None else name_board(board)

    def name_row(self, row: str) -> Message:
        return Message(f"dice-source-{row}")

    def tell(self, view: View, events: Sequence[Event], who: Who) -> list[StoryLine]:
        return story(events, who)


@lru_cache(MAX_OFFERS)
def _offer(offer: Offer) -> OfferText:
    """The price if the box can be crossed, else the reason; the box either way."""
    reason = Message(f"dice-obstacle-{offer.obstacle}") if offer.obstacle else None
    price = describe_price(offer.move) if offer.move else None
    return {
        "message": reason or price,
        "obstacle": str(offer.obstacle) if offer.obstacle else None,
        "die": str(offer.die) if offer.die else None,
        "move": str(offer.move) if offer.move else None,
        "building": str(getattr(offer.move, "building", "wonder")) if offer.move else None,
        "box": getattr(offer.move, "box", None),
        "price": getattr(offer.move, "price", None),
        "missing": getattr(offer.move, "missing", None),
    }


NARRATOR = DiceNarrator()
