"""`heptapolis warm`: compile the games before they are needed."""

from typing import Annotated

import typer


def command(
    game: Annotated[str | None, typer.Argument(help="Only this game.", metavar="[GAME]")] = None,
) -> None:
    """Compile the games for this machine now, so that their first use is not slow."""
    from heptapolis.cli.compiling import compile_everything
    from heptapolis.cli.console import say
    from heptapolis.core.errors import NotSupported
    from heptapolis.core.games import make
    from heptapolis.i18n import text
    from heptapolis.kernel.engine import compiled_games

    if game is not None and game not in compiled_games():
        make(game)  # an unknown game gets its own error
        raise NotSupported(game, "this game has no compiled engine", compiled_games())
    for name in [game] if game else compiled_games():
        compile_everything(make(name))
        say(text("terminal-compiled", game=name))
