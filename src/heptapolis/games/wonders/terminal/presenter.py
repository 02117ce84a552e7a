"""The presenter of the card game."""

from collections.abc import Sequence

from rich.console import RenderableType

from heptapolis.cli.presenter import Choice, Presenter
from heptapolis.games.wonders.moves import Move
from heptapolis.games.wonders.terminal import help as wonders_help
from heptapolis.games.wonders.terminal import menu
from heptapolis.games.wonders.terminal.table import table
from heptapolis.games.wonders.text.narrator import NARRATOR
from heptapolis.games.wonders.view import View
from heptapolis.i18n import text

COLUMNS = ("card", "cost", "price", "effect")


class WondersPresenter(Presenter[View, Move]):
    """Every kind of decision of the card game."""

    def table(self, view: View) -> RenderableType:
        return table(view)

    def choices(self, view: View, legal: Sequence[Move]) -> list[Choice]:
        return menu.choices(view, legal)

    def columns(self, view: View) -> tuple[str, ...]:
        in_hand = view.phase in menu.IN_HAND
        return tuple(text(f"wonders-table-column-{name}") for name in COLUMNS) if in_hand else ()

    def refusal(self, view: View, move: Move) -> str:
        return menu.refusal(view, move) or super().refusal(view, move)

    def explain(self, view: View, topic: str) -> list[str]:
        return wonders_help.explain(view, topic)


PRESENTER = WondersPresenter(NARRATOR)
