"""Options of a game, declared once as dataclass fields: rules, CLI and server read the same list."""

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, field, fields
from typing import Any, TypeVar

from heptapolis.core.errors import BadOption, UnknownName
from heptapolis.core.message import Message

G = TypeVar("G")
Value = int | bool | str | tuple[str, ...]


@dataclass(frozen=True)
class Option:
    """One thing to settle before the game; without choices, any value of its type is allowed."""

    name: str
    default: Value
    choices: tuple[Value, ...]
    help: str
    is_file: bool = False  # its value may be the whole text of a file
    is_advanced: bool = False  # most tables leave it as it is

    @property
    def many(self) -> bool:
        """Whether you may pick several of the choices."""
        return isinstance(self.default, tuple)


def option(
    default: Value,
    choices: Sequence[Value],
    text: str,
    *,
    is_file: bool = False,
    is_advanced: bool = False,
) -> Any:
    """Declare a dataclass field as an option of the game."""
    kind = {"is_file": is_file, "is_advanced": is_advanced}
    return field(default=default, metadata={"choices": tuple(choices), "help": text, **kind})


def options_of(game: type) -> tuple[Option, ...]:
    """The options that a game class declares, in order."""
    return tuple(_option(entry) for entry in fields(game) if "choices" in entry.metadata)


def _option(entry: "Field[Any]") -> Option:
    assert entry.default is not MISSING
    return Option(entry.name, entry.default, **entry.metadata)


def check_options(game: Any) -> None:
    """Raise for the first option whose value is not among its choices."""
    for opt in options_of(type(game)):
        value = getattr(game, opt.name)
        if opt.many and not isinstance(value, tuple):  # a string would be read as a list of letters
            raise BadOption(f"{opt.name}={value}", "takes a list", opt.choices)
        given = value if opt.many else (value,)
        for one in given:
            if not _fits(one, opt):
                confused = one in map(str, opt.choices)  # "4" looks like 4
                raise BadOption(
                    f"{opt.name}={one!r}" if confused else f"{opt.name}={one}",
                    f"invalid choice ({opt.help})",
                    opt.choices,
                    Message("problem-not-a-choice"),
                )
        if len(set(given)) < len(given):
            twice = Message("problem-listed-twice")
            raise BadOption(f"{opt.name}={','.join(map(str, given))}", "listed twice", opt.choices, twice)


def _fits(value: object, opt: Option) -> bool:
    if not opt.choices:  # free text, checked by the game that reads it
        return type(value) is type(opt.default)
    return any(value == choice and type(value) is type(choice) for choice in opt.choices)


def build_with_options(game: type[G], given: Mapping[str, object]) -> G:
    """The game with these options; lists become tuples, unknown names are rejected."""
    known = {opt.name for opt in options_of(game)}
    for name in given:
        if name not in known:
            raise UnknownName(name, f"{game.__name__.lower()} has no such option", sorted(known))
    return game(**{name: tuple(value) if isinstance(value, list) else value for name, value in given.items()})


def option_values(game: Any) -> dict[str, Any]:
    """Every option and its value, as stored in a record."""
    values = ((opt.name, getattr(game, opt.name)) for opt in options_of(type(game)))
    return {name: list(value) if isinstance(value, tuple) else value for name, value in values}
