"""Chance outcome by outcome, as OpenSpiel wants it: what may come next, and the game after it.

A game brings its own: `chance_wonders` and `chance_dice`. The state of the game is an array of one record,
or None while so much is still to be dealt that there is none.
"""

from collections.abc import Sequence
from typing import Any, Protocol

Outcomes = list[tuple[int, float]]


class Chance(Protocol):
    """What chance has decided, or has still to decide; copies share nothing but the engine."""

    engine: Any
    most_outcomes: int
    hidden: bool  # whether seats know less than all that chance has decided

    @property
    def most_nodes(self) -> int: ...

    def begin(self) -> Any:
        """The game before anything has happened."""
        ...

    def outcomes(self, games: Any) -> Outcomes:
        """What may come next, with probabilities; nothing when it is for the players to decide."""
        ...

    def draw(self, games: Any, outcome: int) -> Any:
        """The game after this outcome."""
        ...

    def after(self, before: Any, games: Any) -> None:
        """The players have decided: chance may have something to do again."""
        ...

    def name(self, outcome: int) -> str:
        """An outcome as text."""
        ...


def evenly(outcomes: Sequence[int]) -> Outcomes:
    """All equally likely."""
    return [(outcome, 1 / len(outcomes)) for outcome in outcomes]
