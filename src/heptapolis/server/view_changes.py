"""What has changed between two views of a seat, field by field: for clients that have the older one."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from operator import attrgetter
from typing import Any

from heptapolis.core import codec
from heptapolis.core.contract import View
from heptapolis.server.wire.encoding import Encoded, Fields, encode, name_fields
from heptapolis.server.wire.play import ViewChange


class ViewChanges:
    """The changes from one position to the next; what several seats see alike is compared and encoded once.

    Views of one position share the values that everyone sees, so a value is known by its identity:
    both positions must stay in memory as long as this does.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[str, int, int], tuple[str, bool] | None] = {}

    def encode(self, old: View, new: View) -> Fields:
        """The fields of a `PositionChange` that take the owner of the old view to the new one."""
        kind = type(new)
        read = _field_reader(kind)
        if not read:
            return name_fields(view=Encoded[View](new.to_json()), grown=encode([]))
        changed, grown = [], []
        for name, before, after in zip(_field_names(kind), read(old), read(new), strict=True):
            if before is after or (change := self._compare(kind, name, before, after)) is None:
                continue
            changed.append(f'"{name}":{change[0]}')
            if change[1]:
                grown.append(name)
        view: Encoded[ViewChange] = Encoded("{" + ",".join(changed) + "}")
        return name_fields(view=view, grown=encode(grown))

    def _compare(self, kind: type[Any], name: str, before: object, after: object) -> tuple[str, bool] | None:
        """The new value or what was appended to the old one, as JSON, and which of them it is."""
        key = (name, id(before), id(after))
        if key not in self._known:
            self._known[key] = _encode_change(kind, name, before, after)
        return self._known[key]


def _encode_change(kind: type[Any], name: str, before: object, after: object) -> tuple[str, bool] | None:
    if before == after:
        return None
    tail = find_tail(before, after)
    return codec.dump_field(kind, name, after if tail is None else tail), tail is not None


def find_tail(before: object, after: object) -> object | None:
    """What was appended to a tuple, or to each tuple of a mapping, if nothing else has changed."""
    if isinstance(before, tuple) and isinstance(after, tuple):
        return after[len(before) :] if before and after[: len(before)] == before else None
    if isinstance(before, dict) and isinstance(after, dict) and before and before.keys() == after.keys():
        tails = {key: find_tail(part, after[key]) for key, part in before.items()}
        return None if None in tails.values() else tails
    return None


@cache
def _field_reader(kind: type) -> Callable[[object], tuple[object, ...]] | None:
    """Reads all fields of a dataclass with at least two."""
    names = _field_names(kind)
    return attrgetter(*names) if len(names) > 1 else None


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    """The fields of a dataclass; any other view is sent whole."""
    return tuple(entry.name for entry in fields(kind)) if is_dataclass(kind) else ()
