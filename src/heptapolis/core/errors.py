"""The errors of Heptapolis: each has a stable code, the input, the reason and what would be valid.

HeptapolisError (the two families below are ValueErrors too)
├── NotUnderstood       the input is never valid, in any position
│   ├── UnknownName     no such game, option, bot, card, board
│   ├── BadOption       the option exists, but its value is invalid
│   ├── BadNotation     text that is not a move
│   ├── BadData         JSON that is not a state, a board set, ...
│   ├── BadRecord       a file that is not a record, or has a different ruleset
│   ├── BadPlugin       an installed package whose game or bot cannot be loaded
│   └── NotSupported    the game does not support this
└── NotLegal            understood, but not possible now
    ├── IllegalMove     a move that is not among the legal ones
    └── WrongSeats      moves missing, or of seats that have nothing to decide
"""

from collections.abc import Iterable
from typing import ClassVar

from heptapolis.core.message import Message


class HeptapolisError(Exception):
    """What was given, why it was rejected, and what would be valid instead.

    The reason is for programmers; where players meet it too, `message` says it in their language.
    """

    code: ClassVar[str] = "error"

    def __init__(
        self, given: object, reason: str, valid: Iterable[object] = (), message: Message | None = None
    ) -> None:
        self.given = str(given)
        self.message = message
        self.reason = reason
        self.valid = tuple(str(value) for value in valid)
        super().__init__(given, reason, self.valid)

    def __str__(self) -> str:
        text = f"{self.given!r}: {self.reason}"
        return f"{text} (valid: {', '.join(self.valid)})" if self.valid else text

    def to_dict(self) -> dict[str, object]:
        """The JSON shape that all errors share."""
        return {"code": self.code, "input": self.given, "reason": self.reason, "valid": list(self.valid)}


class NotUnderstood(HeptapolisError, ValueError):
    """The input is never valid, in any position."""

    code = "not-understood"


class UnknownName(NotUnderstood):
    """No such game, option, bot, card or board."""

    code = "unknown-name"


class BadOption(NotUnderstood):
    """The option exists, but its value is invalid."""

    code = "bad-option"


class BadNotation(NotUnderstood):
    """Text that is not a move."""

    code = "bad-notation"


class BadData(NotUnderstood):
    """JSON that is not a state, a board set or whatever else was expected."""

    code = "bad-data"


class BadRecord(NotUnderstood):
    """A file that is not a record, or has a different ruleset."""

    code = "bad-record"


class BadPlugin(NotUnderstood):
    """An installed package whose game or bot cannot be loaded."""

    code = "bad-plugin"


class NotSupported(NotUnderstood):
    """The game does not support this."""

    code = "not-supported"


class NotLegal(HeptapolisError, ValueError):
    """Understood, but not possible now."""

    code = "not-legal"


class IllegalMove(NotLegal):
    """A move that is not among the legal ones."""

    code = "illegal-move"


class WrongSeats(NotLegal):
    """Missing moves, or moves of seats that have nothing to decide."""

    code = "wrong-seats"
