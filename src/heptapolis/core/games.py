"""The registry of games, and the one way to make one."""

from typing import TYPE_CHECKING

from heptapolis.core.contract import Game
from heptapolis.core.errors import BadOption, BadPlugin, NotSupported
from heptapolis.core.options import build_with_options
from heptapolis.core.package import GamePackage
from heptapolis.core.registry import Registry

if TYPE_CHECKING:
    from heptapolis.core.score_pad import ScorePad


def check_package(_name: str, thing: object) -> None:
    """Raise TypeError unless an entry point is a game."""
    if not isinstance(thing, GamePackage):
        raise TypeError(f"{thing!r} is not an instance of GamePackage")


#: The installed games by name, ours and those of other packages.
GAMES: Registry[GamePackage] = Registry("game", group="heptapolis.games", check=check_package)


def make(name: str, **options: object) -> Game:
    """The named game with these options: `make("wonders", players=4)`."""
    return build_with_options(rules_of(name), options)


def rules_of(name: str) -> type[Game]:
    """The ruleset of this name."""
    package = GAMES[name]
    try:
        rules = package.rules
    except Exception as error:
        raise BadPlugin(name, f"its rules cannot be loaded: {type(error).__name__}: {error}") from error
    if rules.name != name:  # records, tables and files know a game by its name
        raise BadPlugin(name, f"its rules are named {rules.name!r}, unlike its entry point")
    return rules


def score_pad_of(name: str) -> "ScorePad":
    """How the game of this name is scored by hand."""
    pad = GAMES[name].score_pad
    if pad is None:
        valid = [one for one in GAMES if GAMES[one].score_pad]
        raise NotSupported(name, "this game has no score pad", valid)
    return pad


def package_of(game: Game) -> GamePackage:
    """Everything that belongs to a game."""
    given: object = game  # in a notebook nobody checks types
    if isinstance(given, str):
        raise BadOption(given, "a game is needed, not its name", [f"heptapolis.make({given!r})"])
    return GAMES[game.name]
