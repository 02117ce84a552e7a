"""`heptapolis restore`: restore a backup of a server's tables."""

from pathlib import Path
from typing import Annotated

import typer


def command(
    file: Annotated[Path, typer.Argument(help="A file that `heptapolis backup` has written.")],
    database: Annotated[
        str | None, typer.Option(help="The database to replace; by default the one in your data folder.")
    ] = None,
) -> None:
    """Replace a server's tables with a backup. Stop the server first; a copy of the old tables is kept."""
    from heptapolis.cli.commands.serve import database_url
    from heptapolis.cli.console import say
    from heptapolis.i18n import text
    from heptapolis.server.settings import default_database
    from heptapolis.server.storage.backup import restore
    from heptapolis.server.storage.database import read_url

    kept = restore(read_url(database_url(database) or default_database()), file)
    say(text("terminal-restored", path=str(file)))
    if kept:
        say(text("terminal-restored-kept", path=str(kept)))
