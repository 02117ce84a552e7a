"""Running a command: bad input gets one line on standard error, never a traceback."""

import os
import sys
from collections.abc import Sequence

import typer

from heptapolis.cli.app import app
from heptapolis.cli.errors import error_line, usage_line
from heptapolis.core.errors import HeptapolisError

BAD_INPUT_EXIT_CODE = 2
INTERRUPTED_EXIT_CODE = 130  # 128 + SIGINT, as shells have it
PIPE_CLOSED_EXIT_CODE = 141  # 128 + SIGPIPE

USAGE_ERROR: type[Exception] = typer.BadParameter.__mro__[1]  # whichever click this Typer brings


def run(args: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code."""
    try:
        code = app(args=args, prog_name="heptapolis", standalone_mode=False)
        sys.stdout.flush()
        return _report_interrupted() if code == INTERRUPTED_EXIT_CODE else code or 0
    except HeptapolisError as error:
        return _report_refused(error_line(error))
    except USAGE_ERROR as error:
        return _report_refused(usage_line(error))
    except BrokenPipeError:
        return _silence_output()
    except (KeyboardInterrupt, typer.Abort):
        return _report_interrupted()


def _report_refused(line: str) -> int:
    sys.stderr.write(f"heptapolis: {line}\n")
    return BAD_INPUT_EXIT_CODE


def _report_interrupted() -> int:
    sys.stderr.write("\nInterrupted.\n")
    return INTERRUPTED_EXIT_CODE


def _silence_output() -> int:
    """The reader of our output has gone (`heptapolis cards | head`), which is not a failure."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return PIPE_CLOSED_EXIT_CODE
