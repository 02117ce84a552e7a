"""The card game in words."""

from collections.abc import Sequence

from heptapolis.core.contract import Event
from heptapolis.games.wonders.legal import Offer
from heptapolis.games.wonders.moves import Move
from heptapolis.games.wonders.state import Phase
from heptapolis.games.wonders.text.moves import move_text, offer_text
from heptapolis.games.wonders.text.names import age_name
from heptapolis.games.wonders.text.story import story
from heptapolis.games.wonders.view import View
from heptapolis.i18n.message import Argument, Message
from heptapolis.i18n.narrator import Narrator, name_player
from heptapolis.i18n.story import StoryLine
from heptapolis.i18n.texts import number, text

BEFORE = (Phase.BOARD, Phase.SIDE)


class WondersNarrator(Narrator[View, Move]):
    """Every kind of decision of the card game."""

    def headline(self, view: View) -> str:
        if view.phase is Phase.OVER:
            return text("wonders.phase.over")
        if view.phase in BEFORE:
            return text("wonders.table.setup")
        direction = text(f"wonders.table.{'to_right' if view.age == 2 else 'to_left'}")
        turns = view.options.turns
        return text(
            "wonders.table.age", age=age_name(view.age), turn=view.turn, turns=turns, direction=direction
        )

    def question(self, view: View) -> str:
        owed = view.owed[view.seat] if view.phase is Phase.LOSS and view.seat is not None else 0
        return text(f"wonders.phase.{view.phase}", coins=number("coin", owed))

    def move(self, move: Move) -> str:
        return move_text(move)

    def offers(self, view: View) -> list[dict[str, object]]:
        """Each card in hand and the next stage."""
        found = [_offer(offer) | {"card": name} for name, offer in view.offers.items()]
        if view.stage_offer and view.seat is not None:
            found.append(_offer(view.stage_offer) | {"stage": view.cities[view.seat].stages + 1})
        return found

    def name_seat(self, view: View, seat: int, case: str) -> Argument:
        """Cities are named after their boards; your own is "You"."""
        board = view.cities[seat].board
        if seat == view.seat or board is None:
            return name_player(seat, view.seat, case)
        return Message(f"wonders.board.{board.name}")

    def story(self, view: View, events: Sequence[Event]) -> list[StoryLine]:
        return story(events, lambda seat, case: self.name_seat(view, seat, case), view.options.teams)


def _offer(offer: Offer) -> dict[str, object]:
    return {"text": offer_text(offer), "obstacle": str(offer.obstacle) if offer.obstacle else None}


NARRATOR = WondersNarrator()
