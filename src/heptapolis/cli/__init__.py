"""The command line: one file per command in `commands/`, one presenter per game in `presenter/`."""

from collections.abc import Sequence


def main(args: Sequence[str] | None = None) -> None:
    """Run a command and exit: 0 done, 2 bad input (one line says why), 130 interrupted."""
    import sys

    from heptapolis.cli.run import run

    sys.exit(run(args))
