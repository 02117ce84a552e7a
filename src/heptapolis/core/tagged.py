"""Closed unions as JSON: objects tagged with their `kind`, and their types for client schemas."""

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, Literal, Union, get_args, get_type_hints

from typing_extensions import TypedDict

Json = dict[str, Any]


@cache
def kind_of(member: type) -> str:
    """The kind of a class: `PointsPer` is "points-per"."""
    letters = (f"-{letter.lower()}" if letter.isupper() else letter for letter in member.__name__)
    return "".join(letters).lstrip("-")


def write_tagged(value: Any, write: Callable[[Any], Any]) -> Json:
    """A member of a union as an object: its kind, and its parts written by `write`."""
    parts = {entry.name: write(getattr(value, entry.name)) for entry in fields(value)}
    member: Any = type(value)
    return {"kind": kind_of(member), **parts}


def declare_tagged(union: Any, suffix: str, declare: Callable[[Any], Any], **more: Any) -> Any:
    """The type of these objects: `declare` gives the type of a part, `more` adds parts to all of them."""
    return Union[tuple(_declare_member(member, suffix, declare, more) for member in get_args(union))]  # noqa: UP007


def _declare_member(member: type, suffix: str, declare: Callable[[Any], Any], more: Json) -> Any:
    hints = get_type_hints(member)
    parts = {entry.name: declare(hints[entry.name]) for entry in fields(member)}
    kind: Any = Literal[kind_of(member)]
    return TypedDict(f"{member.__name__}{suffix}", {"kind": kind, **parts, **more})  # type: ignore[operator]
