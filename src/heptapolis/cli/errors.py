"""Errors as one line: the input, the reason it was rejected, and what would be valid."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from heptapolis.core.errors import BadRecord, HeptapolisError
from heptapolis.i18n.language import current_speech, text
from heptapolis.i18n.sources import SOURCE_LANGUAGE

MAX_VALID_SHOWN = 12  # if the list of valid inputs is long


def error_line(error: HeptapolisError) -> str:
    """The error in one line. Reasons are in English: other languages name the kind of error first."""
    if current_speech().language == SOURCE_LANGUAGE:
        return _line(f"{error.given!r}: {error.reason}", error.given, error.valid)
    problem = text(f"problem-{error.code}").rstrip(".")
    return _line(f"{error.given!r}: {problem} ({error.reason})", error.given, error.valid)


def _line(said: str, given: str, valid: Sequence[str]) -> str:
    listed = f" ({text('usage-valid', valid=_shorten(given, valid))})" if valid else ""
    return _one_line(f"{said}{listed}")


def _shorten(given: str, valid: Sequence[str]) -> str:
    """Cut a long list to the entries most like the input."""
    if len(valid) <= MAX_VALID_SHOWN:
        return ", ".join(valid)
    near = get_close_matches(given, valid, MAX_VALID_SHOWN, cutoff=0.5)
    shown = near + [one for one in valid if one not in near][: MAX_VALID_SHOWN - len(near)]
    return text("usage-and-more", shown=", ".join(shown), n=len(valid) - len(shown))


def usage_line(error: Any) -> str:
    """Say what is wrong with a command line, and where to find help."""
    commands = sorted(getattr(error.ctx and error.ctx.command, "commands", ()))
    valid = text("usage-valid", valid=", ".join(commands)) if commands else text("usage-see-help")
    return _one_line(f"{_usage_problem(error, is_group=bool(commands))} ({valid})")


def _usage_problem(error: Any, *, is_group: bool) -> str:
    """What is wrong. Only their names tell the errors apart: it depends on Typer which click raises them."""
    match type(error).__name__:
        case "NoSuchOption":
            return text("usage-no-option", name=error.option_name)
        case "MissingParameter":
            return text(f"usage-missing-{error.param.param_type_name}", name=_shown_name(error.param))
        case "BadOptionUsage":
            takes_value = "not take" not in error.message
            return text("usage-needs-value" if takes_value else "usage-no-value", name=error.option_name)
        case "UsageError" if not is_group:
            return text("usage-extra", extra=error.message.partition(" (")[2].removesuffix(")"))
        case _:
            return str(error.format_message()).rstrip(".")


def _shown_name(parameter: Any) -> str:
    """What the help calls a parameter."""
    if parameter.param_type_name == "option":
        return str(parameter.opts[0])
    return str(parameter.metavar or parameter.name.upper())


def in_record(path: object, error: HeptapolisError) -> BadRecord:
    """The error, with the name of the file it was found in."""
    cause = error.__cause__
    if isinstance(cause, HeptapolisError):  # a decision that cannot be replayed: report the move itself
        reason = f"{error.given} cannot be replayed: {cause.given!r}: {cause.reason}"
        return BadRecord(path, reason, [_shorten(cause.given, cause.valid)] if cause.valid else ())
    return BadRecord(path, f"{error.given}: {error.reason}", error.valid)


def _one_line(text: str) -> str:
    return " ".join(text.split())
