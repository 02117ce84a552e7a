"""Names for the numbers inside a piece of an observation, so that people can read a row."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Bounds = tuple[int, int | tuple[int, ...]]  # the lowest value; the highest for all numbers, or for each


@dataclass(frozen=True)
class PieceNames:
    """Names for the numbers of one piece, in order; an empty name marks an unused number.

    With `one_of`, at most one of the numbers is 1. `codes` names the values of numbers that are codes
    themselves, by the name of the number; the entry "" applies to all of them.
    """

    labels: tuple[str, ...] = ()
    one_of: bool = False
    codes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


def pad(names: tuple[str, ...], size: int) -> tuple[str, ...]:
    """Pad the names with empty ones to the size of the piece."""
    return (*names, *[""] * (size - len(names)))
