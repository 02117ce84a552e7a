"""Messages that others are made of: numbers with their noun, lists, texts that need no translation."""

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce
from typing import TypeVar

from heptapolis.core.message import Argument, Message

T = TypeVar("T", bound=Argument)


@lru_cache(1_000)
def quantity(noun: str, count: int) -> Message:
    """A number with its noun: "2 coins"."""
    return Message(f"number-{noun}", {"n": count})


def verbatim(text: str) -> Message:
    """A text that is the same in every language: notation, or a name that somebody typed."""
    return Message("verbatim", {"text": text})


def join_messages(parts: Iterable[T], link: str = "comma") -> T | Message:
    """Join texts into one, two at a time: "a, b, c"; there must be at least one."""
    first, *others = parts
    start: T | Message = first
    return reduce(lambda head, tail: _join(link, head, tail), others, start)


def join_in_words(parts: Sequence[T], last: str = "and") -> T | Message:
    """List texts in words: "a, b and c", or with `last="or"` "a, b or c"; there must be at least one."""
    return parts[0] if len(parts) == 1 else _join(last, join_messages(parts[:-1]), parts[-1])


def _join(link: str, head: Argument, tail: Argument) -> Message:
    return Message(f"list-{link}", {"head": head, "tail": tail})
