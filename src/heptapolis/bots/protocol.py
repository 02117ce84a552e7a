"""What a bot is: somebody who sees a view and chooses among the legal moves."""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Protocol

from heptapolis.core.contract import Game, Move, View

Setting = int | float | bool | str


class Bot(Protocol):
    """A player at one seat of one game; it may remember what it has seen there."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """One of the legal moves of the seat whose view this is."""
        ...


class BotKind(Protocol):
    """A bot with its parameters: a frozen dataclass whose fields are the parameters (`setting`).

    A kind that promises a thinking time says so in a `time_limit` (seconds); one that plays with a kernel
    sets `needs_kernel`, and a server lets another decide until that is compiled; a bot that holds something
    to be let go has a `close()`. A kind that has renamed a parameter maps old names to new ones in `renamed`,
    so that old specs still work.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    needs_view: ClassVar[bool]  # False: it gets an empty view, which costs nothing to make

    def sit(self, game: Game, seat: int, seed: int) -> Bot:
        """A player for this seat; all its chance comes from the seed."""
        ...


class Foreign:
    """Marks a kind of bot that is none of ours: whatever it raises is a bad answer, no failure."""


class BadAnswer(Exception):
    """A bot did not name a legal move; the message says what it did instead."""


class LateAnswer(BadAnswer):
    """A bot did not answer in time."""


@dataclass(frozen=True)
class NoView:
    """The view of a bot that wants none."""

    seat: int | None

    def to_json(self) -> str:
        return "{}"


def setting(default: Setting, text: str) -> Any:
    """A dataclass field that is a parameter of a bot."""
    return field(default=default, metadata={"help": text})


@dataclass(frozen=True)
class Parameter:
    """One parameter of a bot, as lists show it."""

    name: str
    default: Setting
    help: str


def parameters(kind: type[BotKind]) -> tuple[Parameter, ...]:
    """The parameters that a kind of bot declares, in order."""
    declared: tuple[Any, ...] = fields(kind)  # type: ignore[arg-type]
    return tuple(Parameter(entry.name, entry.default, entry.metadata["help"]) for entry in declared)
