"""A progress bar for the first compilation of a kernel on a machine, which takes a while."""

from heptapolis.cli.progress import progress
from heptapolis.core.contract import Game
from heptapolis.kernel.engine import AnyEngine, engine_of

PERCENT = 100


def engine_with_progress(game: Game) -> AnyEngine:
    """The engine of this game, with a progress bar while it compiles."""
    with progress(PERCENT, "compiling the kernel (once)") as advance:
        shown = 0

        def report(done: int, of: int, _name: str) -> None:
            nonlocal shown
            step = PERCENT * done // of - shown
            advance(step)
            shown += step

        return engine_of(game, report)
