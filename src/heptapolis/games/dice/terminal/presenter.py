"""The presenter of the dice game."""

from collections.abc import Sequence
from typing import assert_never

from rich.console import RenderableType

from heptapolis.cli.presenter import Choice, Presenter
from heptapolis.games.dice.city import City
from heptapolis.games.dice.moves import Bonus, Build, BuildStage, ChooseBoard, Cross, Decline, Move, Pass
from heptapolis.games.dice.symbols import Building
from heptapolis.games.dice.terminal import help as dice_help
from heptapolis.games.dice.terminal.table import table
from heptapolis.games.dice.text.effects import describe_effect, describe_effects
from heptapolis.games.dice.text.moves import describe_price
from heptapolis.games.dice.text.narrator import NARRATOR
from heptapolis.games.dice.view import View
from heptapolis.i18n import render, text

COLUMNS = ("move", "price", "effect")


class DicePresenter(Presenter[View, Move]):
    """Every kind of decision of the dice game."""

    def table(self, view: View) -> RenderableType:
        return table(view, lambda seat: self.who(view, seat))

    def choices(self, view: View, legal: Sequence[Move]) -> list[Choice]:
        return [
            Choice((self.move(move), _price(move), _effect(view, move)), (move,), _topic(move))
            for move in legal
        ]

    def columns(self, view: View) -> tuple[str, ...]:
        return tuple(text(f"dice-table-column-{name}") for name in COLUMNS)

    def refusal(self, view: View, move: Move) -> str:
        """The obstacle, if the view names one."""
        for offer in view.offers:
            if offer.obstacle and _is_about(offer.die, offer.move, move):
                return text(f"dice-obstacle-{offer.obstacle}")
        return super().refusal(view, move)

    def explain(self, view: View, topic: str) -> list[str]:
        return dice_help.explain(view, topic)


def _is_about(die: object, offered: Move | None, move: Move) -> bool:
    """Whether an offer is about this move, or about its die as a whole."""
    if offered is not None:
        return offered == move
    return die == (move.die if isinstance(move, Build) else None) and isinstance(move, Build | BuildStage)


def _price(move: Move) -> str:
    return render(describe_price(move) or "")


def _effect(view: View, move: Move) -> str:
    """What the box of a move does."""
    match move:
        case Build(building, box) | Cross(building, box):
            return render(describe_effects(_city(view).box(building, box).effects))
        case BuildStage(box):
            return render(describe_effects(_city(view).box(Building.WONDER, box).effects))
        case Bonus(number):
            return render(describe_effect(view.bonuses[number - 1]))
        case ChooseBoard() | Pass() | Decline():
            return ""
        case _:
            assert_never(move)


def _city(view: View) -> City:
    return view.cities[view.seat or 0]


def _topic(move: Move) -> str:
    match move:
        case Build(building) | Cross(building):
            return str(building)
        case BuildStage():
            return str(Building.WONDER)
        case ChooseBoard() | Pass() | Decline() | Bonus():
            return ""
        case _:
            assert_never(move)


PRESENTER = DicePresenter(NARRATOR)
