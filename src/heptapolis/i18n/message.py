"""A text as a value: which message it is and what goes into it, the same for every language."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce

from heptapolis.i18n.texts import number, text

NUMBERS = "number."  # the messages that have a form for each kind of number


@dataclass(frozen=True)
class Message:
    """The key of a text with its parameters, which may be messages themselves."""

    id: str
    args: Mapping[str, "Argument"] = field(default_factory=dict)


Argument = int | str | Message


def render(message: Argument) -> str:
    """The message in the language that is spoken; numbers and names are their own text."""
    if not isinstance(message, Message):
        return str(message)
    if message.id.startswith(NUMBERS):
        return number(message.id.removeprefix(NUMBERS), _count_of(message))
    return text(message.id, **{name: render(value) for name, value in message.args.items()})


def _count_of(message: Message) -> int:
    count = message.args["n"]
    if not isinstance(count, int):
        raise TypeError(f"{message.id} needs a number, not {count!r}")
    return count


def quantity(noun: str, count: int) -> Message:
    """A number with its noun: "2 coins"."""
    return Message(f"{NUMBERS}{noun}", {"n": count})


def chain(parts: Iterable[Argument], link: str = "list.pair") -> Argument:
    """Several texts as one, linked pair by pair: "a, b, c"."""
    return reduce(lambda head, tail: Message(link, {"head": head, "tail": tail}), parts)


def enumerate_texts(parts: Sequence[Argument]) -> Argument:
    """Several texts as a list in words: "a, b and c"."""
    if len(parts) == 1:
        return parts[0]
    return Message("list.and", {"head": chain(parts[:-1]), "tail": parts[-1]})
