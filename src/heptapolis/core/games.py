"""The registry of games, and the one way to make one."""

from heptapolis.core.contract import Game
from heptapolis.core.options import build_with_options
from heptapolis.core.package import GamePackage
from heptapolis.core.registry import Registry

GAMES: Registry[GamePackage] = Registry("game", group="heptapolis.games")


def make(name: str, **options: object) -> Game:
    """The named game with these options: `make("wonders", players=4)`."""
    return build_with_options(rules_of(name), options)


def rules_of(name: str) -> type[Game]:
    """The ruleset of this name."""
    return GAMES[name].rules


def package_of(game: Game) -> GamePackage:
    """All that belongs to a game."""
    return GAMES[game.name]
