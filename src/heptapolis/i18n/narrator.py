"""A game in words: where it stands, who must decide what, what a move means, what happened.

A game provides its own narrator; without one, its story is shown as codes.
"""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from heptapolis.core.contract import Event, Move, View
from heptapolis.core.games import GAMES
from heptapolis.i18n.message import Argument, Message, render
from heptapolis.i18n.story import StoryLine
from heptapolis.i18n.texts import text

V = TypeVar("V", bound=View)
M = TypeVar("M", bound=Move)


class Narrator(Generic[V, M]):
    """Tells any game that keeps the contract. It sees views, never states, so what is hidden stays hidden."""

    def headline(self, view: V) -> str:
        """Where the game stands, in a few words."""
        return ""

    def question(self, view: V) -> str:
        """What this seat must decide."""
        return text("play.choose")

    def move(self, move: M) -> str:
        """A move in words."""
        return str(move)

    def offers(self, view: V) -> list[dict[str, object]]:
        """What this seat could take, legal or not: the price in words, or the reason why not."""
        return []

    def who(self, view: V, seat: int, case: str = "subject") -> str:
        """The name of a seat for the owner of this view, as "subject" or "object" of a sentence."""
        return render(self.name_seat(view, seat, case))

    def name_seat(self, view: V, seat: int, case: str) -> Argument:
        """The same as a value."""
        return name_player(seat, view.seat, case)

    def story(self, view: V, events: Sequence[Event]) -> list[StoryLine]:
        """What happened, in sentences."""
        return [StoryLine(self._tell(view, event), event.seat) for event in events]

    def _tell(self, view: V, event: Event) -> Message:
        details = ", ".join(f"{name} {value}" for name, value in event.data.items())
        what = f"{event.code} {details}".strip()
        if event.seat is None:
            return Message("story.event", {"what": what})
        return Message("story.event_of", {"who": self.name_seat(view, event.seat, "subject"), "what": what})


def name_player(seat: int, own: int | None, case: str = "subject") -> Message:
    """The name of a seat that has no better one."""
    return Message(f"who.{case}.you") if seat == own else Message(f"who.{case}.player", {"number": seat + 1})


def player_name(seat: int, own: int | None, case: str = "subject") -> str:
    """The same in words."""
    return render(name_player(seat, own, case))


def narrator_of(game: str) -> Narrator[Any, Any]:
    """The narrator of the game of this name; without one, the story is shown as codes."""
    return GAMES[game].narrator or Narrator()
