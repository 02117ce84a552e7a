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
    """What chance has decided and still has to decide; copies share only the engine."""

    max_outcomes: ClassVar[int]
    hidden: ClassVar[bool]  # whether some of what chance decides is hidden from some seats

    def __init__(self, engine: AnyEngine) -> None:
        self.engine = engine

    @property
    @abstractmethod
    def max_nodes(self) -> int:
        """How many chance nodes a game can have."""

    @property
    @abstractmethod
    def max_decisions(self) -> int:
        """How many decisions a game can have, a simultaneous one counting once; then OpenSpiel ends it."""

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
        """Note that the players have decided: it may be chance's turn again."""

    @abstractmethod
    def name(self, outcome: int) -> str:
        """An outcome as text."""

    # Needed only if something is hidden.

    def information_state(self, view: Any) -> str:
        """All that a seat has seen and done: perfect recall as text."""
        raise NotImplementedError

    def outcomes_of(self, state: Any) -> list[int]:
        """The outcomes that lead to the deal of this state."""
        raise NotImplementedError


def evenly(outcomes: Sequence[int]) -> Outcomes:
    """These outcomes, all equally likely."""
    return [(outcome, 1 / len(outcomes)) for outcome in outcomes]
