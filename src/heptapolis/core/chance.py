"""Chance: the only source of randomness, a stream of numbers fixed by a seed.

SplitMix64 is a few lines in any language, so the compiled kernel draws the very same deals and dice.
"""

from collections.abc import Sequence
from operator import index as to_index
from typing import Any, TypeVar

from heptapolis.core.errors import BadOption

T = TypeVar("T")

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
MAX_SEED = (1 << 63) - 1


def mix(value: int) -> int:
    """SplitMix64's finaliser: scatter the bits of a 64-bit number."""
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB & MASK
    return value ^ (value >> 31)


def check_seed(seed: Any) -> int:
    """Return the seed if it is valid; raise BadOption if it is not."""
    try:
        number = to_index(seed)
    except TypeError:
        number = -1
    if not 0 <= number <= MAX_SEED:
        raise BadOption(seed, "a seed must be a whole number", [f"0 to {MAX_SEED}"])
    return number


def derive(seed: int, index: int) -> int:
    """The seed of game `index` in a series; different series play different games."""
    return mix(mix(seed & MASK) + index * GOLDEN & MASK) >> 1


class Chance:
    """A stream of random numbers; the same seed and stream give the same numbers everywhere."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        self._state = mix(check_seed(seed) + stream * GOLDEN & MASK)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        self._state = value = (self._state + GOLDEN) & MASK
        value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 & MASK  # `mix`, inlined for speed
        value = (value ^ (value >> 27)) * 0x94D049BB133111EB & MASK
        return (value >> 32 ^ value >> 63) * bound >> 32

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order (Fisher-Yates, from the end)."""
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return pile
