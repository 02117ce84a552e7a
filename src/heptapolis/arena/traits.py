"""What a seat had in a finished game that statistics may ask about: its board, its cards.

A game brings its own; of one that brings none nothing is counted.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Protocol

from heptapolis.core.contract import State
from heptapolis.core.games import package_of

Trait = tuple[str, str]  # kind and name: ("card", "walls"), ("board", "gizah night")
Had = tuple[int, Trait]  # a seat had this


class Traits(Protocol):
    """A module that reads the traits of one game."""

    def had(self, state: Any) -> Iterable[Had]:
        """Everything that the seats of a finished game had."""
        ...

    def offered(self, state: Any) -> Counter[Trait]:
        """How often each thing could have been had by somebody: copies dealt, boards in play."""
        ...


def had(state: State) -> Iterable[Had]:
    traits = package_of(state.game).traits
    return traits.had(state) if traits else ()


def offered(state: State) -> Counter[Trait]:
    traits = package_of(state.game).traits
    return traits.offered(state) if traits else Counter()
