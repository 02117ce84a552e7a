"""What the numbers inside a piece of an observation are called, so that people can read a row."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Bounds = tuple[int, int | tuple[int, ...]]  # the lowest value, and the highest of all or of each number


@dataclass(frozen=True)
class PieceNames:
    """Names for the numbers of one piece, in order; an empty name is a place that nothing uses.

    With `one_of`, at most one of the numbers is 1. `codes` names the values of numbers that are codes
    themselves, by the name of the number; the entry "" is for all of them.
    """

    labels: tuple[str, ...] = ()
    one_of: bool = False
    codes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


def pad(names: tuple[str, ...], size: int) -> tuple[str, ...]:
    """As many names as a piece has numbers."""
    return (*names, *[""] * (size - len(names)))
