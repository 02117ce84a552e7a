"""`python -m heptapolis.cli.docs` prints docs/cli.md: the help of every command."""

import io
import os
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout

from heptapolis.cli.app import app

HEAD = """# The command line

What `heptapolis COMMAND --help` says. `python -m heptapolis.cli.docs > docs/cli.md` generates this page, and
a test fails when it is out of date.

Bad input gets one line on standard error and exit code 2. Ctrl-C ends any command with exit code 130.
Leaving a game (`q`, or the end of the input) is not a failure: the exit code is 0, and `--save` keeps the
moves played.
"""


def help_text(*command: str) -> str:
    """The help of a command, as an 80-column terminal shows it."""
    with redirect_stdout(io.StringIO()) as out:
        app(args=[*command, "--help"], prog_name="heptapolis", standalone_mode=False)
    return "\n".join(line.rstrip() for line in out.getvalue().strip().splitlines())


def page() -> str:
    """The whole page, whatever terminal this runs in."""
    os.environ["COLUMNS"] = "80"
    return HEAD + "".join(_sections())


def _sections() -> Iterator[str]:
    yield f"\n```\n{help_text()}\n```\n"
    for command in _commands():
        yield f"\n## heptapolis {' '.join(command)}\n\n```\n{help_text(*command)}\n```\n"


def _commands() -> Iterator[tuple[str, ...]]:
    """Every command; those of a group have the group's name in front."""
    for entry in app.registered_commands:
        yield (str(entry.name),)
    for group in app.registered_groups:
        for entry in group.typer_instance.registered_commands if group.typer_instance else ():
            yield str(group.name), str(entry.name or getattr(entry.callback, "__name__", ""))


if __name__ == "__main__":
    sys.stdout.write(page())
