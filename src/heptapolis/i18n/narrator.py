"""A game in words: where it stands, who must decide what, what a move means, what happened.

A game provides its own narrator; without one, its story is shown as codes. Everything it says is a
message, the same for every language.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from heptapolis.core.contract import Event, Move, View
from heptapolis.core.games import GAMES
from heptapolis.core.message import Message
from heptapolis.core.result import Result
from heptapolis.i18n.message import join_in_words, verbatim
from heptapolis.i18n.story import StoryLine, Who
from heptapolis.i18n.verdict import explain_result

V = TypeVar("V", bound=View)
M = TypeVar("M", bound=Move)


class Narrator(Generic[V, M]):
    """Tells any game that keeps the contract. It sees views, never states, so what is hidden stays hidden."""

    def headline(self, view: V) -> Message:
        """Where the game stands, in a few words."""
        return verbatim("")

    def question(self, view: V) -> Message:
        """What this seat must decide."""
        return Message("play-choose")

    def move(self, move: M) -> Message:
        """A move in words."""
        return verbatim(str(move))

    def offers(self, view: V) -> Sequence[Mapping[str, object]]:
        """What this seat could take, legal or not: the price in words, or the reason why not.

        A game returns a list of a `TypedDict`, which is the schema of its offers.
        """
        return []

    def who(self, view: V, seat: int) -> Message:
        """The name of a seat for the owner of this view."""
        return name_player(seat, view.seat)

    def story(self, view: V, events: Sequence[Event]) -> list[StoryLine]:
        """What happened, in sentences for the owner of this view."""
        return self.tell(view, events, lambda seat: self.who(view, seat))

    def tell(self, view: V, events: Sequence[Event], who: Who) -> list[StoryLine]:
        """The same, with these names of the seats: nothing else may depend on whose view it is."""
        return [StoryLine(_tell(event, who), event.seat) for event in events]

    def name_row(self, row: str) -> Message:
        """A row of the score sheet within a sentence."""
        return verbatim(row)

    def verdict(self, view: V, result: Result) -> StoryLine | None:
        """What decided a finished game, in a sentence for the owner of this view."""

        def name_side(side: Sequence[int]) -> Message:
            own_first = sorted(side, key=lambda seat: seat != view.seat)
            return join_in_words([self.who(view, seat) for seat in own_first])

        message = explain_result(result, name_side, self.name_row)
        return StoryLine(message, icons=("trophy",)) if message else None


def _tell(event: Event, who: Who) -> Message:
    details = ", ".join(f"{name} {value}" for name, value in event.data.items())
    what = f"{event.code} {details}".strip()
    if event.seat is None:
        return Message("story-event", {"what": what})
    return Message("story-event-of", {"who": who(event.seat), "what": what})


def name_player(seat: int, own: int | None) -> Message:
    """The name of a seat in a game without its own names: "You" or "Player 2"."""
    return Message("who-you") if seat == own else Message("who-player", {"number": seat + 1})


def narrator_of(game: str) -> Narrator[Any, Any]:
    """The narrator of the game of this name; without one, the story is shown as codes."""
    return GAMES[game].narrator or Narrator()
