"""Traits of a seat in a finished game that statistics count: its board, its cards.

A game provides its own traits; without them, statistics count only scores.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Protocol

from heptapolis.core.contract import State
from heptapolis.core.games import package_of

Trait = tuple[str, str]  # kind and name: ("card", "walls"), ("board", "gizah night")
SeatTrait = tuple[int, Trait]  # a seat and what it had


class Traits(Protocol):
    """A module that reads the traits of one game."""

    def had(self, state: Any) -> Iterable[SeatTrait]:
        """All traits of all seats of a finished game."""
        ...

    def offered(self, state: Any) -> Counter[Trait]:
        """How often each trait was on offer: copies dealt, boards in play."""
        ...


def columns(state: State) -> list[dict[str, str | int]]:
    """The game's own columns in a table of games, by seat; empty if it has none."""
    found = getattr(package_of(state.game).traits, "columns", None)
    return found(state) if found else []


def had(state: State) -> Iterable[SeatTrait]:
    traits = package_of(state.game).traits
    return traits.had(state) if traits else ()


def offered(state: State) -> Counter[Trait]:
    traits = package_of(state.game).traits
    return traits.offered(state) if traits else Counter()
