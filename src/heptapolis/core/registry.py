"""One registry per kind of thing; an unknown name is an error that lists the known ones.

Installed packages, ours included, provide things through entry points, which the metadata of a
distribution lists by group. Each is loaded when it is first needed.
"""

import logging
from collections.abc import Callable, Iterator
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from typing import Generic, TypeVar, cast

from heptapolis.core.errors import BadPlugin, UnknownName

T = TypeVar("T")

log = logging.getLogger(__name__)

OURS = "heptapolis"  # the distribution whose names no other package may take


class Registry(Generic[T]):
    """Things of one kind by name: those that were added, and those of the entry-point group.

    `check` receives what an entry point loaded, and raises an error if something is wrong with it.
    """

    def __init__(
        self, kind: str, group: str | None = None, check: Callable[[str, object], None] | None = None
    ) -> None:
        self.kind = kind
        self._group = group
        self._check = check
        self._things: dict[str, T] = {}
        self._broken: set[str] = set()

    def add(self, name: str, thing: T) -> T:
        if name in self._things or name in self._plugins:
            raise ValueError(f"two {self.kind}s are named {name!r}")
        self._things[name] = thing
        return thing

    def __getitem__(self, name: str) -> T:
        if name not in self._things:
            if name not in self._plugins:
                raise UnknownName(name, f"no such {self.kind}", sorted(self._names()))
            self._things[name] = self._load(self._plugins[name])
        return self._things[name]

    def __iter__(self) -> Iterator[str]:
        """Every usable name in alphabetical order, without those that fail to load."""
        return (name for name in sorted(self._names()) if self._usable(name))

    def __contains__(self, name: object) -> bool:
        return name in self._things or name in self._plugins

    def _names(self) -> set[str]:
        return {*self._things, *self._plugins}

    @cached_property
    def _plugins(self) -> dict[str, EntryPoint]:
        found: dict[str, EntryPoint] = {}
        for point in entry_points(group=self._group) if self._group else ():
            if point.name in found and _distribution(found[point.name]) != _distribution(point):
                first, second = sorted((found[point.name], point), key=_ours_first)
                log.warning(
                    "two packages provide a %s named %s: %s is used, %s is not",
                    *(self.kind, point.name, _distribution(first), _distribution(second)),
                )
                found[point.name] = first
            else:
                found[point.name] = point
        return found

    def _load(self, point: EntryPoint) -> T:
        try:
            thing = point.load()
            if self._check:
                self._check(point.name, thing)
        except Exception as error:
            reason = f"the {self.kind} of {_distribution(point)} ({point.value}) cannot be loaded"
            raise BadPlugin(point.name, f"{reason}: {type(error).__name__}: {error}") from error
        return cast("T", thing)

    def _usable(self, name: str) -> bool:
        try:
            self[name]
        except BadPlugin as error:
            if name not in self._broken:  # warn only once
                self._broken.add(name)
                log.warning("%s", error)
            return False
        return True


def _distribution(point: EntryPoint) -> str:
    return point.dist.name if point.dist else "an unknown package"


def _ours_first(point: EntryPoint) -> tuple[bool, str]:
    return _distribution(point) != OURS, _distribution(point)
