"""Running a command so that nobody ever sees a traceback for what they typed."""

import os
import sys
from collections.abc import Sequence

import typer

from heptapolis.cli.app import app
from heptapolis.cli.errors import error_line, usage_line
from heptapolis.core.errors import HeptapolisError

BAD_INPUT = 2
INTERRUPTED = 130  # 128 + SIGINT, as shells have it
PIPE_CLOSED = 141  # 128 + SIGPIPE

USAGE_ERROR: type[Exception] = typer.BadParameter.__mro__[1]  # whichever click this Typer brings


def run(args: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    try:
        code = app(args=args, prog_name="heptapolis", standalone_mode=False)
        sys.stdout.flush()
        return _interrupted() if code == INTERRUPTED else code or 0
    except HeptapolisError as error:
        return _refused(error_line(error))
    except USAGE_ERROR as error:
        return _refused(usage_line(error))
    except BrokenPipeError:
        return _nobody_reads()
    except (KeyboardInterrupt, typer.Abort):
        return _interrupted()


def _refused(line: str) -> int:
    sys.stderr.write(f"heptapolis: {line}\n")
    return BAD_INPUT


def _interrupted() -> int:
    sys.stderr.write("\nInterrupted.\n")
    return INTERRUPTED


def _nobody_reads() -> int:
    """Whoever read our output has left (`heptapolis cards | head`): no reason to complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return PIPE_CLOSED
