"""The card game in words."""

from collections.abc import Sequence
from functools import lru_cache

from typing_extensions import TypedDict

from heptapolis.core.contract import Event
from heptapolis.core.message import Message
from heptapolis.games.wonders.effects import OthersLose
from heptapolis.games.wonders.legal import Offer
from heptapolis.games.wonders.moves import Move
from heptapolis.games.wonders.state import Fresh, Phase
from heptapolis.games.wonders.text.moves import describe_move, describe_offer
from heptapolis.games.wonders.text.names import name_age, name_board
from heptapolis.games.wonders.text.story import clause, story
from heptapolis.games.wonders.view import View
from heptapolis.i18n.message import join_in_words, quantity
from heptapolis.i18n.narrator import Narrator, name_player
from heptapolis.i18n.story import StoryLine, Who

BEFORE = (Phase.BOARD, Phase.SIDE)
MAX_OFFERS = 5_000  # texts kept: the same cards are offered again and again


class OfferText(TypedDict):
    """What a card in hand or the next stage would cost, or the reason why not."""

    message: Message
    obstacle: str | None
    card: str | None
    stage: int | None


class WondersNarrator(Narrator[View, Move]):
    """Every kind of decision of the card game."""

    def headline(self, view: View) -> Message:
        if view.phase is Phase.OVER:
            return Message("wonders-headline-over")
        if view.phase in BEFORE:
            return Message("wonders-headline-setup")
        direction = "right" if view.age == 2 else "left"
        turn = {"turn": view.turn, "turns": view.options.turns}
        return Message(f"wonders-headline-{direction}", {"age": name_age(view.age), **turn})

    def question(self, view: View) -> Message:
        if view.phase is not Phase.LOSS or view.seat is None:
            return Message(f"wonders-phase-{view.phase}")
        asked = Message("wonders-phase-loss", {"coins": quantity("coin", view.owed[view.seat])})
        if causes := self._list_causes(view):
            return Message("wonders-because", {"cause": join_in_words(causes), "question": asked})
        return asked

    def _list_causes(self, view: View) -> list[Message]:
        """Who built what that makes this seat lose coins (C69-C71)."""
        causes = [new for new in view.fresh if new.seat != view.seat and _makes_others_lose(view, new)]
        return [self._tell_built(view, new) for new in causes]

    def _tell_built(self, view: View, new: Fresh) -> Message:
        code, data = ("built", {"card": new.card.name}) if new.card else ("stage", {"stage": new.stage})
        what = clause(Event(code, new.seat, data), lambda seat: self.who(view, seat))
        return Message("wonders-cause", {"who": self.who(view, new.seat), "what": what})

    def move(self, move: Move) -> Message:
        return describe_move(move)

    def offers(self, view: View) -> list[OfferText]:
        """Each card in hand and the next stage."""
        found = [_offer(offer, card=name) for name, offer in view.offers.items()]
        if view.stage_offer and view.seat is not None:
            found.append(_offer(view.stage_offer, stage=view.cities[view.seat].stages + 1))
        return found

    def who(self, view: View, seat: int) -> Message:
        """Cities are named after their boards; your own is "You"."""
        board = view.cities[seat].board
        return name_player(seat, view.seat) if seat == view.seat or board is None else name_board(board.name)

    def name_row(self, row: str) -> Message:
        return Message(f"wonders-source-{row}")

    def tell(self, view: View, events: Sequence[Event], who: Who) -> list[StoryLine]:
        return story(events, who, view.options.teams)


def _makes_others_lose(view: View, new: Fresh) -> bool:
    effects = new.card.effects if new.card else view.cities[new.seat].wonder[new.stage - 1].effects
    return any(isinstance(effect, OthersLose) for effect in effects)


@lru_cache(MAX_OFFERS)
def _offer(offer: Offer, *, card: str | None = None, stage: int | None = None) -> OfferText:
    obstacle = str(offer.obstacle) if offer.obstacle else None
    return {"message": describe_offer(offer), "obstacle": obstacle, "card": card, "stage": stage}


NARRATOR = WondersNarrator()
