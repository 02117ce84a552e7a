"""What the terminal needs to know about a game: how to show a view, and how to offer its moves."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from heptapolis.core.contract import Event, Move
from heptapolis.core.result import Result
from heptapolis.i18n import text
from heptapolis.i18n.narrator import Narrator

if TYPE_CHECKING:
    from rich.console import RenderableType


@dataclass(frozen=True)
class Choice:
    """One line of a menu: what it shows, and the moves behind it (several: asked in a second step)."""

    cells: tuple[Any, ...]
    moves: tuple[Move, ...]
    topic: str = ""  # what `explain` knows it by


class Presenter(ABC):
    """A game as the terminal shows it. It sees views, never states: what is hidden stays hidden."""

    def __init__(self, narrator: Narrator | None = None) -> None:
        self.narrator = narrator or Narrator()

    @abstractmethod
    def table(self, view: Any) -> "RenderableType":
        """Everything that lies open for this seat, but for its choices."""

    @abstractmethod
    def choices(self, view: Any, legal: Sequence[Move]) -> list[Choice]:
        """The menu of this seat."""

    @abstractmethod
    def columns(self, view: Any) -> tuple[str, ...]:
        """The headings of the menu; none if it needs none."""

    @abstractmethod
    def explain(self, view: Any, topic: str) -> list[str]:
        """What can be said about a card, a board, ...; about everything in sight if there is no topic."""

    def headline(self, view: Any) -> str:
        return self.narrator.headline(view)

    def question(self, view: Any) -> str:
        return self.narrator.question(view)

    def move(self, move: Any) -> str:
        return self.narrator.move(move)

    def who(self, view: Any, seat: int, case: str = "subject") -> str:
        return self.narrator.who(view, seat, case)

    def story(self, view: Any, events: Sequence[Event]) -> list[str]:
        return self.narrator.story(view, events)

    def refusal(self, view: Any, move: Any) -> str:
        """Why this move is not among the legal ones."""
        return text("play.not_now")

    def score(self, view: Any, result: Result, game: str) -> "RenderableType":
        """The score sheet."""
        from heptapolis.cli.present.score import score_sheet

        return score_sheet(result, game, lambda seat: self.who(view, seat))
