"""Compile a game before it is needed; the kernel itself shows its progress on a terminal."""

from heptapolis.core.contract import Game
from heptapolis.kernel.engine import AnyEngine, engine_of


def compile_simulation(game: Game) -> AnyEngine:
    """The engine of this game, ready for compiled bots."""
    from heptapolis.bots.compiled import CompiledBots

    engine = engine_of(game)
    engine.compile_all()
    CompiledBots(engine, {})
    return engine


def compile_everything(game: Game) -> None:
    """Compile everything that can use the game: environments, simulation, search, analysis."""
    from heptapolis.bots.mcts import search_of
    from heptapolis.search.forecast import forecaster_of

    compile_simulation(game)
    search_of(game)
    forecaster_of(game)
