"""`core.chance`, compiled: the same stream of random numbers from the same seed.

A stream is an array of one 64-bit number, so that compiled functions can advance it.
"""

from typing import Any

import numpy as np

from heptapolis.core.chance import GOLDEN, MASK
from heptapolis.kernel.arrays import Rng, Word
from heptapolis.kernel.jit import kernel

_GOLDEN = np.uint64(GOLDEN)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


@kernel
def mix(value: Word) -> Word:
    """SplitMix64's finaliser."""
    value = (value ^ (value >> _30)) * _MIX_1
    value = (value ^ (value >> _27)) * _MIX_2
    return value ^ (value >> _31)


@kernel
def seed_stream(rng: Rng, seed: int, stream: int) -> None:
    """Start a stream as `Chance(seed, stream)` does."""
    rng[0] = mix(np.uint64(seed) + np.uint64(stream) * _GOLDEN)


@kernel
def below(rng: Rng, bound: int) -> Any:
    """A number from 0 to bound - 1."""
    rng[0] += _GOLDEN
    return np.int64((mix(rng[0]) >> _32) * np.uint64(bound) >> _32)


def stream(seed: int, number: int = 0) -> Rng:
    """A stream that starts as `Chance(seed, number)` does."""
    from heptapolis.core.chance import mix as scatter

    return np.array([scatter(seed + number * GOLDEN & MASK)], np.uint64)
