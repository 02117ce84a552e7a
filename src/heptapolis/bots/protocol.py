"""What a bot is: an object that sees a view and chooses one of the legal moves."""

from collections.abc import Sequence
from dataclasses import Field, dataclass, field, fields
from typing import Any, ClassVar, Protocol

from heptapolis.core.contract import Game, Move, View

Setting = int | float | bool | str

MAX_ECHO_LENGTH = 60  # characters of a bad answer that a message repeats


class Bot(Protocol):
    """A player at one seat of one game; it may remember what it has seen there."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """Choose one of the legal moves of the seat that this view belongs to."""
        ...


class BotKind(Protocol):
    """A bot with its parameters: a frozen dataclass whose fields are the parameters (`setting`).

    A kind that promises to keep a thinking time has a `time_limit` in seconds. One that needs more of a game
    than its rules sets `needs_evaluation` or `needs_kernel`: a game without that part rejects it, and a
    server lets another bot decide until the kernel is compiled. One that answers without any thought sets
    `is_instant`: a server asks it without a thread. A bot that holds a resource has a `close()`.
    A kind that has renamed a parameter maps old names to new ones in `renamed`, so that old specs still work.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    needs_view: ClassVar[bool]  # False: it gets an empty view, which costs nothing to make

    def sit(self, game: Game, seat: int, seed: int) -> Bot:
        """Make a player for this seat; all its randomness comes from the seed."""
        ...


class ThirdParty:
    """Marks a user's own bot: anything it raises is a bad answer, not a bug of ours."""


class BadAnswer(Exception):
    """A bot did not name a legal move; the message says what it did instead."""


class LateAnswer(BadAnswer):
    """A bot did not answer in time."""


def illegal_answer(answer: object) -> BadAnswer:
    """The error for an answer that is not a legal move."""
    return BadAnswer(f"{shorten(str(answer))!r} is not a legal move")


def shorten(line: str) -> str:
    """As much of an answer as a message repeats: a bot may write megabytes."""
    text = line.strip()
    return text if len(text) <= MAX_ECHO_LENGTH else text[: MAX_ECHO_LENGTH - 3] + "..."


@dataclass(frozen=True)
class EmptyView:
    """The view of a bot that needs none."""

    seat: int | None

    def to_json(self) -> str:
        return "{}"


def setting(default: Setting, text: str) -> Any:
    """Declare a parameter of a bot as a dataclass field with its help text."""
    return field(default=default, metadata={"help": text})


@dataclass(frozen=True)
class Parameter:
    """One parameter of a bot, as lists show it."""

    name: str
    default: Setting
    help: str


def parameters(kind: type[BotKind]) -> tuple[Parameter, ...]:
    """The parameters that a kind of bot declares, in order."""
    declared: tuple[Field[Setting], ...] = fields(kind)  # type: ignore[arg-type]
    return tuple(Parameter(entry.name, _default(entry), entry.metadata["help"]) for entry in declared)


def _default(entry: "Field[Setting]") -> Setting:
    assert isinstance(entry.default, Setting), f"{entry.name} has no default"
    return entry.default
