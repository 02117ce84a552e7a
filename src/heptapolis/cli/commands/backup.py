"""`heptapolis backup`: copy the tables of a server, even while it runs."""

from pathlib import Path
from typing import Annotated

import typer


def command(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    database: Annotated[
        str | None, typer.Option(help="The database to copy; by default the one in your data folder.")
    ] = None,
) -> None:
    """Copy a server's tables to a file, even while the server runs or after it crashed."""
    from heptapolis.cli.commands.serve import database_url
    from heptapolis.cli.console import say
    from heptapolis.i18n import text
    from heptapolis.server.settings import default_database
    from heptapolis.server.storage.backup import back_up
    from heptapolis.server.storage.database import read_url

    back_up(read_url(database_url(database) or default_database()), file)
    say(text("terminal-backed-up", path=str(file)))
