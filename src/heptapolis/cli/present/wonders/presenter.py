"""The presenter of the card game."""

from collections.abc import Sequence

from rich.console import RenderableType

from heptapolis.cli.present.presenter import Choice, Presenter, player_name
from heptapolis.cli.present.wonders import help as wonders_help
from heptapolis.cli.present.wonders import menu
from heptapolis.cli.present.wonders.table import table
from heptapolis.core.contract import Event
from heptapolis.core.contract import Move as AnyMove
from heptapolis.i18n import number, text
from heptapolis.i18n.wonders.moves import move_text
from heptapolis.i18n.wonders.names import age_name, board_name
from heptapolis.i18n.wonders.story import story
from heptapolis.wonders.moves import Move
from heptapolis.wonders.state import Phase
from heptapolis.wonders.view import View

BEFORE = (Phase.BOARD, Phase.SIDE)
COLUMNS = ("card", "cost", "price", "effect")


class WondersPresenter(Presenter):
    """Every kind of decision of the card game."""

    def headline(self, view: View) -> str:
        if view.phase is Phase.OVER:
            return text("wonders.phase.over")
        if view.phase in BEFORE:
            return text("wonders.table.setup")
        direction = text(f"wonders.table.{'to_right' if view.age == 2 else 'to_left'}")
        turns = view.options.turns
        return text(
            "wonders.table.age", age=age_name(view.age), turn=view.turn, turns=turns, direction=direction
        )

    def table(self, view: View) -> RenderableType:
        return table(view)

    def question(self, view: View) -> str:
        owed = view.owed[view.seat] if view.phase is Phase.LOSS and view.seat is not None else 0
        return text(f"wonders.phase.{view.phase}", coins=number("coin", owed))

    def choices(self, view: View, legal: Sequence[AnyMove]) -> list[Choice]:
        return menu.choices(view, legal)

    def columns(self, view: View) -> tuple[str, ...]:
        in_hand = view.phase in menu.IN_HAND
        return tuple(text(f"wonders.table.column_{name}") for name in COLUMNS) if in_hand else ()

    def move(self, move: Move) -> str:
        return move_text(move)

    def refusal(self, view: View, move: Move) -> str:
        return menu.refusal(view, move) or super().refusal(view, move)

    def who(self, view: View, seat: int, case: str = "subject") -> str:
        """Cities are called by their boards; the own one is "You"."""
        board = view.cities[seat].board
        if seat == view.seat or board is None:
            return player_name(seat, view.seat, case)
        return board_name(board.name)

    def story(self, view: View, events: Sequence[Event]) -> list[str]:
        return story(events, lambda seat, case: self.who(view, seat, case))

    def explain(self, view: View, topic: str) -> list[str]:
        return wonders_help.explain(view, topic)
