"""One registry per kind of thing; an unknown name is an error that lists the known ones."""

from collections.abc import Iterator
from typing import Generic, TypeVar

from heptapolis.core.errors import UnknownName

T = TypeVar("T")


class Registry(Generic[T]):
    """Things of one kind by name."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self._things: dict[str, T] = {}

    def add(self, name: str, thing: T) -> T:
        if name in self._things:
            raise ValueError(f"two things are named {name!r} among the {self.kind}s")
        self._things[name] = thing
        return thing

    def __getitem__(self, name: str) -> T:
        try:
            return self._things[name]
        except KeyError:
            raise UnknownName(name, f"no such {self.kind}", sorted(self._things)) from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._things)

    def __contains__(self, name: str) -> bool:
        return name in self._things
