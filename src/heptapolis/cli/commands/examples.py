"""`heptapolis examples`: the examples that come with the package."""

from pathlib import Path
from typing import Annotated

import typer


def command(
    folder: Annotated[Path | None, typer.Argument(help="Copy them here.", metavar="[FOLDER]")] = None,
) -> None:
    """List the examples: learning agents, bots, an analysis; or copy them to a folder."""
    from heptapolis.cli.console import say
    from heptapolis.cli.examples import copy_examples, find_examples

    if folder is None:
        for path in find_examples():
            say(f"{path.name}: {_headline(path)}")
    else:
        say(*map(str, copy_examples(folder)))


def _headline(path: Path) -> str:
    """The first line of its docstring."""
    return path.read_text("utf-8").split('"""')[1].splitlines()[0]
