"""Errors as one line: what was given, why it is refused, what would be valid."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from heptapolis.core.errors import BadRecord, HeptapolisError

SHOWN = 12  # of a long list of valid inputs


def error_line(error: HeptapolisError) -> str:
    """The error of the innermost cause, under what was given; always one line."""
    return _one_line(_message(error.given, error.reason, error.valid))


def _message(given: str, reason: str, valid: Sequence[str]) -> str:
    text = f"{given!r}: {reason}"
    return f"{text} (valid: {_shorten(given, valid)})" if valid else text


def _shorten(given: str, valid: Sequence[str]) -> str:
    """Long lists are cut to what is most like the input."""
    if len(valid) <= SHOWN:
        return ", ".join(valid)
    near = get_close_matches(given, valid, SHOWN, cutoff=0.5)
    shown = near + [one for one in valid if one not in near][: SHOWN - len(near)]
    return f"{', '.join(shown)} and {len(valid) - len(shown)} more"


def usage_line(error: Any) -> str:
    """What is wrong with a command line that could not be understood, and where help is."""
    context = getattr(error, "ctx", None)
    commands = sorted(getattr(getattr(context, "command", None), "commands", ()))
    valid = f"valid: {', '.join(commands)}" if commands else "see --help"
    return _one_line(f"{error.format_message().rstrip('.')} ({valid})")


def in_record(path: object, error: HeptapolisError) -> BadRecord:
    """The same error, naming the file that it was found in."""
    cause = error.__cause__
    if isinstance(cause, HeptapolisError):  # a decision that cannot be replayed: tell of the move itself
        reason = f"{error.given} cannot be replayed: {cause.given!r}: {cause.reason}"
        return BadRecord(path, reason, [_shorten(cause.given, cause.valid)] if cause.valid else ())
    return BadRecord(path, f"{error.given}: {error.reason}", error.valid)


def _one_line(text: str) -> str:
    return " ".join(text.split())
