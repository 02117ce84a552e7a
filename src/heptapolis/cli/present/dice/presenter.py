"""The presenter of the dice game."""

from collections.abc import Sequence
from typing import Any, assert_never

from rich.console import RenderableType

from heptapolis.cli.present.dice import help as dice_help
from heptapolis.cli.present.dice.table import table
from heptapolis.cli.present.presenter import Choice, Presenter, player_name
from heptapolis.core.contract import Event
from heptapolis.dice.effects import AnotherAction, ChooseBonus, CrossBoxes, FreeBuild
from heptapolis.dice.moves import Bonus, Build, BuildStage, Cross, Move
from heptapolis.dice.state import Phase
from heptapolis.dice.symbols import Building
from heptapolis.dice.view import View
from heptapolis.i18n import text
from heptapolis.i18n.dice.effects import effect_text, effects_text
from heptapolis.i18n.dice.moves import move_text, price_text
from heptapolis.i18n.dice.names import board_name
from heptapolis.i18n.dice.story import story

COLUMNS = ("move", "price", "effect")


class DicePresenter(Presenter):
    """Every kind of decision of the dice game."""

    def headline(self, view: View) -> str:
        match view.phase:
            case Phase.BOARD:
                return text("dice.table.setup")
            case Phase.TURN:
                last = view.turn == view.last_turn
                return text(f"dice.table.{'last' if last else 'turn'}", turn=view.turn)
            case Phase.OVER:
                return text("dice.table.over")
            case _:
                assert_never(view.phase)

    def table(self, view: View) -> RenderableType:
        return table(view, lambda seat: self.who(view, seat))

    def question(self, view: View) -> str:
        if view.phase is Phase.BOARD or view.seat is None:
            return text("dice.question.board")
        match view.pending[view.seat][0]:
            case AnotherAction():
                return text("dice.question.action")
            case FreeBuild():
                return text("dice.question.build")
            case CrossBoxes():
                return text("dice.question.cross")
            case ChooseBonus():
                return text("dice.question.bonus")

    def choices(self, view: View, legal: Sequence[Any]) -> list[Choice]:
        return [
            Choice((move_text(move), price_text(move), _effect(view, move)), (move,), _topic(move))
            for move in legal
        ]

    def columns(self, view: View) -> tuple[str, ...]:
        return tuple(text(f"dice.table.column_{name}") for name in COLUMNS)

    def move(self, move: Move) -> str:
        return move_text(move)

    def refusal(self, view: View, move: Move) -> str:
        """The obstacle, where the view names one."""
        for offer in view.offers:
            if offer.obstacle and _is_about(offer.die, offer.move, move):
                return text(f"dice.obstacle.{offer.obstacle}")
        return super().refusal(view, move)

    def who(self, view: View, seat: int, case: str = "subject") -> str:
        """Cities are called by their boards; the own one is "You"."""
        board = view.cities[seat].board
        if seat == view.seat or board is None:
            return player_name(seat, view.seat, case)
        return board_name(board)

    def story(self, view: View, events: Sequence[Event]) -> list[str]:
        return story(events, lambda seat, case: self.who(view, seat, case))

    def explain(self, view: View, topic: str) -> list[str]:
        return dice_help.explain(view, topic)


def _is_about(die: object, offered: Move | None, move: Move) -> bool:
    """Whether an offer speaks of this very move, or of its die as a whole."""
    if offered is not None:
        return offered == move
    return die == (move.die if isinstance(move, Build) else None) and isinstance(move, Build | BuildStage)


def _effect(view: View, move: Move) -> str:
    """What the box of a move does."""
    match move:
        case Build(building, box) | Cross(building, box):
            return effects_text(_city(view).box(building, box).effects)
        case BuildStage(box):
            return effects_text(_city(view).box(Building.WONDER, box).effects)
        case Bonus(number):
            return effect_text(view.bonuses[number - 1])
        case _:
            return ""


def _city(view: View) -> Any:
    return view.cities[view.seat or 0]


def _topic(move: Move) -> str:
    match move:
        case Build(building) | Cross(building):
            return str(building)
        case BuildStage():
            return str(Building.WONDER)
        case _:
            return ""
