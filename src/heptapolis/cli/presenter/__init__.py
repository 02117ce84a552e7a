"""How a game looks in the terminal: with its own presenter, or plainly."""

from typing import Any

from heptapolis.cli.presenter.base import Choice, Presenter
from heptapolis.cli.presenter.plain import PlainPresenter
from heptapolis.core.contract import Game
from heptapolis.core.games import package_of
from heptapolis.i18n.narrator import narrator_of

__all__ = ["Choice", "PlainPresenter", "Presenter", "presenter_of"]


def presenter_of(game: Game) -> Presenter[Any, Any]:
    """The presenter of this game; a game without one is shown plainly."""
    return package_of(game).presenter or PlainPresenter(narrator_of(game.name))
