"""Scoring a game played on a real table: what to count, and what the counts add up to."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from heptapolis.core.message import Message
from heptapolis.core.result import Result

Column = Mapping[str, int]  # one player's counts by name; a missing one is 0


@dataclass(frozen=True)
class Count:
    """Something to count on the table, or a row of the sheet in points."""

    name: str
    title: Message


class ScorePad(Protocol):
    """A module that scores one game by hand."""

    def counts(self, game: Any) -> Sequence[Count]:
        """What to count for every player, in the order of the sheet."""
        ...

    def details(self, game: Any) -> Sequence[Count]:
        """What can be counted instead of the points of a row, where a game knows its worth."""
        ...

    def score(self, game: Any, columns: Sequence[Column]) -> Result:
        """The sheets, totals and ranks of these players, by seat."""
        ...
