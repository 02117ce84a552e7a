"""The presenter for a game without its own: moves in notation, events as codes."""

from collections.abc import Sequence

from heptapolis.cli.presenter.base import Choice, Presenter
from heptapolis.core.contract import Move, View


class PlainPresenter(Presenter[View, Move]):
    """Shows any game that keeps the contract."""

    def table(self, view: View) -> str:
        return view.to_json()

    def choices(self, view: View, legal: Sequence[Move]) -> list[Choice]:
        return [Choice((str(move),), (move,)) for move in legal]

    def columns(self, view: View) -> tuple[str, ...]:
        return ()

    def explain(self, view: View, topic: str) -> list[str]:
        return []
