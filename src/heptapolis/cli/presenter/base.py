"""What the terminal needs to know about a game: how to show a view, and how to offer its moves."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic

from heptapolis.core.contract import Event, Move
from heptapolis.core.result import Result
from heptapolis.i18n import render, text
from heptapolis.i18n.narrator import M, Narrator, V

if TYPE_CHECKING:
    from rich.console import RenderableType


@dataclass(frozen=True)
class Choice:
    """One line of a menu: its cells and its moves; if there are several, a second question decides."""

    cells: "tuple[RenderableType, ...]"
    moves: tuple[Move, ...]
    topic: str = ""  # its name for `explain`


class Presenter(ABC, Generic[V, M]):
    """Shows a game in the terminal. It sees views, never states, so what is hidden stays hidden."""

    def __init__(self, narrator: Narrator[V, M] | None = None) -> None:
        self.narrator = narrator or Narrator[V, M]()

    @abstractmethod
    def table(self, view: V) -> "RenderableType":
        """Everything this seat can see, except its choices."""

    @abstractmethod
    def choices(self, view: V, legal: Sequence[M]) -> list[Choice]:
        """The menu of this seat."""

    @abstractmethod
    def columns(self, view: V) -> tuple[str, ...]:
        """The headings of the menu; empty if it needs none."""

    @abstractmethod
    def explain(self, view: V, topic: str) -> list[str]:
        """Explain a card, a board, ...; without a topic, everything in sight."""

    def headline(self, view: V) -> str:
        return render(self.narrator.headline(view))

    def question(self, view: V) -> str:
        return render(self.narrator.question(view))

    def move(self, move: M) -> str:
        return render(self.narrator.move(move))

    def who(self, view: V, seat: int) -> str:
        return render(self.narrator.who(view, seat))

    def story(self, view: V, events: Sequence[Event]) -> list[str]:
        return [render(line.message) for line in self.narrator.story(view, events)]

    def refusal(self, view: V, move: M) -> str:
        """Why this move is not among the legal ones."""
        return text("play-not-now")

    def score(self, view: V, result: Result, game: str) -> "RenderableType":
        """The score sheet."""
        from heptapolis.cli.presenter.score_sheet import score_sheet

        return score_sheet(result, game, lambda seat: self.narrator.who(view, seat))
