"""Compile a game before it is needed; the kernel itself shows its progress on a terminal."""

from heptapolis.core.contract import Game
from heptapolis.kernel.engine import AnyEngine, Kernels, engine_class, engine_of
from heptapolis.kernel.jit import Kernel, compile_kernels


def compile_simulation(game: Game) -> AnyEngine:
    """The engine of this game, ready for compiled bots."""
    compile_kernels(_simulation_kernels(engine_class(game)))
    return engine_of(game)


def compile_everything(game: Game) -> None:
    """Compile everything that can use the game, in one go: environments, simulation, search, analysis."""
    from heptapolis.bots.mcts import best_search_of
    from heptapolis.search.forecast import Forecaster
    from heptapolis.search.search import Search

    kernels = engine_class(game)
    others = (*Search.entry_points(kernels), *Forecaster.entry_points(kernels))
    compile_kernels((*_simulation_kernels(kernels), kernels.opponents.policy_actions, *others))
    best_search_of(game)  # compiles more where a network guides it


def _simulation_kernels(kernels: Kernels) -> tuple[Kernel, ...]:
    from heptapolis.bots.compiled import CompiledBots

    several = (*kernels.batch.ENTRY_POINTS, kernels.observe.observe_all)
    return *kernels.entry_points, *several, *CompiledBots.entry_points(kernels)
