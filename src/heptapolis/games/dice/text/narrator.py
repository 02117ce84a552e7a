"""The dice game in words."""

from collections.abc import Sequence
from typing import assert_never

from heptapolis.core.contract import Event
from heptapolis.games.dice.effects import AnotherAction, ChooseBonus, CrossBoxes, FreeBuild
from heptapolis.games.dice.legal import Offer
from heptapolis.games.dice.moves import Move
from heptapolis.games.dice.state import Phase
from heptapolis.games.dice.text.moves import move_text, price_text
from heptapolis.games.dice.text.names import name_board
from heptapolis.games.dice.text.story import story
from heptapolis.games.dice.view import View
from heptapolis.i18n.message import Argument
from heptapolis.i18n.narrator import Narrator, name_player
from heptapolis.i18n.story import StoryLine
from heptapolis.i18n.texts import text


class DiceNarrator(Narrator[View, Move]):
    """Every kind of decision of the dice game."""

    def headline(self, view: View) -> str:
        match view.phase:
            case Phase.BOARD:
                return text("dice.table.setup")
            case Phase.TURN:
                last = view.turn == view.last_turn
                return text(f"dice.table.{'last' if last else 'turn'}", turn=view.turn)
            case Phase.OVER:
                return text("dice.table.over")
            case _:
                assert_never(view.phase)

    def question(self, view: View) -> str:
        if view.phase is Phase.BOARD or view.seat is None:
            return text("dice.question.board")
        match view.pending[view.seat][0]:
            case AnotherAction():
                return text("dice.question.action")
            case FreeBuild():
                return text("dice.question.build")
            case CrossBoxes():
                return text("dice.question.cross")
            case ChooseBonus():
                return text("dice.question.bonus")

    def move(self, move: Move) -> str:
        return move_text(move)

    def offers(self, view: View) -> list[dict[str, object]]:
        """Each die and the Wonder, with the box it leads to."""
        return [_offer(offer) for offer in view.offers]

    def name_seat(self, view: View, seat: int, case: str) -> Argument:
        """Cities are named after their boards; your own is "You"."""
        board = view.cities[seat].board
        if seat == view.seat or board is None:
            return name_player(seat, view.seat, case)
        return name_board(board)

    def story(self, view: View, events: Sequence[Event]) -> list[StoryLine]:
        return story(events, lambda seat, case: self.name_seat(view, seat, case))


def _offer(offer: Offer) -> dict[str, object]:
    """The price if it can be had, the reason if not; the box either way."""
    reason = text(f"dice.obstacle.{offer.obstacle}") if offer.obstacle else ""
    price = price_text(offer.move) if offer.move else ""
    return {
        "text": reason or price,
        "obstacle": str(offer.obstacle) if offer.obstacle else None,
        "die": str(offer.die) if offer.die else None,
        "move": str(offer.move) if offer.move else None,
        "building": str(getattr(offer.move, "building", "wonder")) if offer.move else None,
        "box": getattr(offer.move, "box", None),
        "price": getattr(offer.move, "price", None),
        "missing": getattr(offer.move, "missing", None),
    }


NARRATOR = DiceNarrator()
