"""A game that brings no presenter: moves in notation, events by their codes."""

from collections.abc import Sequence
from typing import Any

from heptapolis.cli.present.presenter import Choice, Presenter, player_name
from heptapolis.core.contract import Event, Move


class Plain(Presenter):
    """Shows any game that keeps the contract."""

    def headline(self, view: Any) -> str:
        return ""

    def table(self, view: Any) -> str:
        return str(view.to_json())

    def question(self, view: Any) -> str:
        return "Choose a move"

    def choices(self, view: Any, legal: Sequence[Move]) -> list[Choice]:
        return [Choice((str(move),), (move,)) for move in legal]

    def columns(self, view: Any) -> tuple[str, ...]:
        return ()

    def move(self, move: Any) -> str:
        return str(move)

    def who(self, view: Any, seat: int, case: str = "subject") -> str:
        return player_name(seat, view.seat, case)

    def story(self, view: Any, events: Sequence[Event]) -> list[str]:
        return [self._line(view, event) for event in events]

    def _line(self, view: Any, event: Event) -> str:
        who = "" if event.seat is None else f"{self.who(view, event.seat)}: "
        details = ", ".join(f"{name} {value}" for name, value in event.data.items())
        return f"{who}{event.code} {details}".strip()

    def explain(self, view: Any, topic: str) -> list[str]:
        return []


PRESENTER = Plain()
