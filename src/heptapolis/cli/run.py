"""Running a command: bad input gets one line on standard error, never a traceback."""

import os
import sys
from collections.abc import Sequence

import typer.main

from heptapolis.cli.app import app
from heptapolis.cli.errors import error_line, usage_line
from heptapolis.cli.language import take_language, translate_help
from heptapolis.core.errors import HeptapolisError
from heptapolis.envs.extras import MissingExtra
from heptapolis.i18n import text, use_language
from heptapolis.i18n.language import current_speech
from heptapolis.i18n.sources import SOURCE_LANGUAGE

BAD_INPUT_EXIT_CODE = 2
INTERRUPTED_EXIT_CODE = 130  # 128 + SIGINT, as in shells
PIPE_CLOSED_EXIT_CODE = 141  # 128 + SIGPIPE
SERVER_LIBRARIES = {
    "alembic",
    "fastapi",
    "orjson",
    "sqlalchemy",
    "starlette",
    "uvicorn",
}  # of the extra `server`

USAGE_ERROR: type[Exception] = typer.BadParameter.__mro__[1]  # of whichever click this Typer uses


def run(args: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code."""
    try:
        language, rest = take_language(sys.argv[1:] if args is None else args)
    except HeptapolisError as error:
        return _report_bad_input(error_line(error))
    with use_language(language):
        return _run_safely(rest)


def _run_safely(args: list[str]) -> int:
    try:
        code = _run_command(args)
        sys.stdout.flush()
        return _report_interrupted() if code == INTERRUPTED_EXIT_CODE else code or 0
    except HeptapolisError as error:
        return _report_bad_input(error_line(error))
    except USAGE_ERROR as error:
        return _report_bad_input(usage_line(error))
    except MissingExtra as error:
        return _report_bad_input(str(error))
    except ModuleNotFoundError as error:
        if error.name not in SERVER_LIBRARIES:
            raise
        return _report_bad_input(text("usage-not-installed", library=error.name))
    except BrokenPipeError:
        return _silence_output()
    except (KeyboardInterrupt, typer.Abort):
        return _report_interrupted()


def _run_command(args: list[str]) -> int | None:
    command = typer.main.get_command(app)
    if current_speech().language != SOURCE_LANGUAGE:
        translate_help(command)
    code: int | None = command.main(args=args, prog_name="heptapolis", standalone_mode=False)
    return code


def _report_bad_input(line: str) -> int:
    sys.stderr.write(f"heptapolis: {line}\n")
    return BAD_INPUT_EXIT_CODE


def _report_interrupted() -> int:
    sys.stderr.write(f"\n{text('terminal-interrupted')}\n")
    return INTERRUPTED_EXIT_CODE


def _silence_output() -> int:
    """Stop printing: nobody reads our output any more (`heptapolis cards | head`), which is not a failure."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return PIPE_CLOSED_EXIT_CODE
