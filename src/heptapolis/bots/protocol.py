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
    """A bot with its parameters: a frozen dataclass whose fields are the parameters (`setting`)."""

    name: ClassVar[str]
    title: ClassVar[str]
    needs_view: ClassVar[bool]  # False: it gets an empty view, which costs nothing to make

    def sit(self, game: Game, seat: int, seed: int) -> Bot:
        """A player for this seat; all its chance comes from the seed."""
        ...


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
