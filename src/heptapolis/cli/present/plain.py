"""A game that brings no presenter: moves in notation, events by their codes."""

from collections.abc import Sequence
from typing import Any

from heptapolis.cli.present.presenter import Choice, Presenter
from heptapolis.core.contract import Move


class PlainPresenter(Presenter):
    """Shows any game that keeps the contract."""

    def table(self, view: Any) -> str:
        return str(view.to_json())

    def choices(self, view: Any, legal: Sequence[Move]) -> list[Choice]:
        return [Choice((str(move),), (move,)) for move in legal]

    def columns(self, view: Any) -> tuple[str, ...]:
        return ()

    def explain(self, view: Any, topic: str) -> list[str]:
        return []
