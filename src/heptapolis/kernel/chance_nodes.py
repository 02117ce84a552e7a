"""Explicit chance nodes for OpenSpiel: the outcomes that may come next, and the game after one of them.

A game is an array of one record, or None while too little has been dealt to fill one.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from heptapolis.kernel.arrays import Records
from heptapolis.kernel.engine import AnyEngine

Outcomes = list[tuple[int, float]]


class ChanceNodes(ABC):
    """What chance has decided, or has still to decide; copies share nothing but the engine."""

    most_outcomes: ClassVar[int]
    hidden: ClassVar[bool]  # whether seats know less than everything chance has decided

    def __init__(self, engine: AnyEngine) -> None:
        self.engine = engine

    @property
    @abstractmethod
    def most_nodes(self) -> int:
        """How many chance nodes a game can have."""

    @property
    @abstractmethod
    def most_decisions(self) -> int:
        """How many times the players can be asked, all at once or one of them; then OpenSpiel's game ends."""

    @abstractmethod
    def begin(self) -> Records | None:
        """The game before anything has happened."""

    @abstractmethod
    def outcomes(self, games: Records | None) -> Outcomes:
        """What may come next, with probabilities; empty when the players must decide."""

    @abstractmethod
    def draw(self, games: Records | None, outcome: int) -> Records | None:
        """The game after this outcome."""

    @abstractmethod
    def after(self, before: Records, games: Records) -> None:
        """Note that the players have decided: chance may have something to do again."""

    @abstractmethod
    def name(self, outcome: int) -> str:
        """An outcome as text."""

    # Only if something is hidden.

    def information_state(self, view: Any) -> str:
        """All that a seat has seen and done: perfect recall as text."""
        raise NotImplementedError

    def outcomes_of(self, state: Any) -> list[int]:
        """The outcomes that lead to the deal of this state of the rules."""
        raise NotImplementedError


def evenly(outcomes: Sequence[int]) -> Outcomes:
    """All equally likely."""
    return [(outcome, 1 / len(outcomes)) for outcome in outcomes]
