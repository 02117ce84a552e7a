"""A game in words: where it stands, who must decide what, what a move means, what happened.

A game brings its own narrator; one that brings none is told by its codes.
"""

from collections.abc import Sequence
from typing import Any

from heptapolis.core.contract import Event
from heptapolis.core.games import GAMES
from heptapolis.i18n.texts import text


class Narrator:
    """Tells any game that keeps the contract. It sees views, never states: what is hidden stays hidden."""

    def headline(self, view: Any) -> str:
        """Where the game stands, in a few words."""
        return ""

    def question(self, view: Any) -> str:
        """What this seat has to decide."""
        return text("play.choose")

    def move(self, move: Any) -> str:
        """A move in words."""
        return str(move)

    def offers(self, view: Any) -> list[dict[str, Any]]:
        """What is in reach of this seat, possible or not: the price in words, or the reason why not."""
        return []

    def who(self, view: Any, seat: int, case: str = "subject") -> str:
        """How a seat is called from the chair of this view, as "subject" or "object" of a sentence."""
        return player_name(seat, view.seat, case)

    def story(self, view: Any, events: Sequence[Event]) -> list[str]:
        """What happened, in sentences."""
        return [self._line(view, event) for event in events]

    def _line(self, view: Any, event: Event) -> str:
        who = "" if event.seat is None else f"{self.who(view, event.seat)}: "
        details = ", ".join(f"{name} {value}" for name, value in event.data.items())
        return f"{who}{event.code} {details}".strip()


def player_name(seat: int, own: int | None, case: str = "subject") -> str:
    """A seat that has no better name."""
    return text(f"who.{case}.you") if seat == own else text(f"who.{case}.player", number=seat + 1)


def narrator_of(game: str) -> Narrator:
    """Who tells the game of this name; one that brings no narrator is told by its codes."""
    return GAMES[game].narrator or Narrator()
