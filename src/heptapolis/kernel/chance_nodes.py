"""Chance outcome by outcome, as OpenSpiel wants it: what may come next, and the game after it.

The state of the game is an array of one record,
or None while so much is still to be dealt that there is none.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

Outcomes = list[tuple[int, float]]


class ChanceNodes(ABC):
    """What chance has decided, or has still to decide; copies share nothing but the engine."""

    most_outcomes: ClassVar[int]
    hidden: ClassVar[bool]  # whether seats know less than all that chance has decided

    def __init__(self, engine: Any) -> None:
        self.engine = engine

    @property
    @abstractmethod
    def most_nodes(self) -> int:
        """How many chance nodes a game can have."""

    @abstractmethod
    def begin(self) -> Any:
        """The game before anything has happened."""

    @abstractmethod
    def outcomes(self, games: Any) -> Outcomes:
        """What may come next, with probabilities; nothing when it is for the players to decide."""

    @abstractmethod
    def draw(self, games: Any, outcome: int) -> Any:
        """The game after this outcome."""

    @abstractmethod
    def after(self, before: Any, games: Any) -> None:
        """The players have decided: chance may have something to do again."""

    @abstractmethod
    def name(self, outcome: int) -> str:
        """An outcome as text."""

    # Only where something is hidden.

    def information_state(self, view: Any) -> str:
        """All that a seat has seen and done: perfect recall as text."""
        raise NotImplementedError

    def outcomes_of(self, state: Any) -> list[int]:
        """The outcomes that lead to the deal of this state of the rules."""
        raise NotImplementedError


def evenly(outcomes: Sequence[int]) -> Outcomes:
    """All equally likely."""
    return [(outcome, 1 / len(outcomes)) for outcome in outcomes]
