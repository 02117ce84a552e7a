"""The registry of games, and the one way to make one."""

from typing import TypeVar

from heptapolis.core.contract import Game
from heptapolis.core.options import build_with_options
from heptapolis.core.registry import Registry

G = TypeVar("G", bound=Game)

GAMES: Registry[type[Game]] = Registry("game")


def register(game: type[G]) -> type[G]:
    """Class decorator: add a game to the registry under its name."""
    GAMES.add(game.name, game)
    return game


def make(name: str, **options: object) -> Game:
    """The named game with these options: `make("wonders", players=4)`."""
    return build_with_options(GAMES[name], options)
