"""How a game looks in the terminal: it brings a presenter, or is shown plainly."""

from heptapolis.cli.present.plain import PlainPresenter
from heptapolis.cli.present.presenter import Choice, Presenter
from heptapolis.core.contract import Game
from heptapolis.core.games import package_of
from heptapolis.i18n.narrator import narrator_of

__all__ = ["Choice", "Presenter", "presenter_of"]


def presenter_of(game: Game) -> Presenter:
    """The presenter of this game."""
    return package_of(game).presenter or PlainPresenter(narrator_of(game.name))
