"""The compiled engines by game: imported, and compiled, only when they are asked for."""

from importlib import import_module
from typing import Any

from heptapolis.core.contract import Game
from heptapolis.core.registry import Registry

ENGINES: Registry[str] = Registry("compiled engine")
ENGINES.add("wonders", "heptapolis.wonders.kernel.engine")
ENGINES.add("dice", "heptapolis.dice.kernel.engine")


def engine_of(game: Game, progress: Any = None) -> Any:
    """The compiled twin of a game with its options; `progress(done, of, name)` hears of the compilation."""
    return import_module(ENGINES[game.name]).Engine(game, progress)
