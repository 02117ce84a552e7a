"""Errors as one line: the input, the reason it was rejected, and what would be valid."""

from collections.abc import Sequence
from difflib import get_close_matches

from heptapolis.core.errors import BadRecord, HeptapolisError

MAX_VALID_SHOWN = 12  # if the list of valid inputs is long


def error_line(error: HeptapolisError) -> str:
    """The error in one line."""
    return _one_line(_message(error.given, error.reason, error.valid))


def _message(given: str, reason: str, valid: Sequence[str]) -> str:
    text = f"{given!r}: {reason}"
    return f"{text} (valid: {_shorten(given, valid)})" if valid else text


def _shorten(given: str, valid: Sequence[str]) -> str:
    """Cut a long list to the entries most like the input."""
    if len(valid) <= MAX_VALID_SHOWN:
        return ", ".join(valid)
    near = get_close_matches(given, valid, MAX_VALID_SHOWN, cutoff=0.5)
    shown = near + [one for one in valid if one not in near][: MAX_VALID_SHOWN - len(near)]
    return f"{', '.join(shown)} and {len(valid) - len(shown)} more"


def usage_line(error: Exception) -> str:
    """Say what is wrong with a command line, and where to find help."""
    context = getattr(error, "ctx", None)
    commands = sorted(getattr(getattr(context, "command", None), "commands", ()))
    valid = f"valid: {', '.join(commands)}" if commands else "see --help"
    message: str = error.format_message()  # type: ignore[attr-defined]  # Typer decides which click this is
    return _one_line(f"{message.rstrip('.')} ({valid})")


def in_record(path: object, error: HeptapolisError) -> BadRecord:
    """The error with the name of the file in which it was found."""
    cause = error.__cause__
    if isinstance(cause, HeptapolisError):  # a decision that cannot be replayed: report the move itself
        reason = f"{error.given} cannot be replayed: {cause.given!r}: {cause.reason}"
        return BadRecord(path, reason, [_shorten(cause.given, cause.valid)] if cause.valid else ())
    return BadRecord(path, f"{error.given}: {error.reason}", error.valid)


def _one_line(text: str) -> str:
    return " ".join(text.split())
