"""How a game looks in the terminal: one module or package per game, named like the game."""

from importlib import import_module
from importlib.util import find_spec

from heptapolis.cli.present.presenter import Choice, Presenter
from heptapolis.core.contract import Game

__all__ = ["Choice", "Presenter", "presenter_of"]


def presenter_of(game: Game) -> Presenter:
    """The presenter of this game; a game that brings none is shown plainly."""
    name = f"{__name__}.{game.name}"
    module = import_module(name if find_spec(name) else f"{__name__}.plain")
    presenter: Presenter = module.PRESENTER
    return presenter
