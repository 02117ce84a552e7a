"""The first compilation of a kernel on a machine takes a while: a progress bar tells how far it is."""

from heptapolis.cli.progress import progress
from heptapolis.core.contract import Game
from heptapolis.kernel.engine import AnyEngine, engine_of

HUNDREDTHS = 100


def engine_with_progress(game: Game) -> AnyEngine:
    """The engine of this game, compiled before somebody's eyes."""
    with progress(HUNDREDTHS, "compiling the kernel (once)") as advance:
        shown = 0

        def hear(done: int, of: int, _name: str) -> None:
            nonlocal shown
            step = HUNDREDTHS * done // of - shown
            advance(step)
            shown += step

        return engine_of(game, hear)
