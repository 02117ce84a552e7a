"""The seeds of games: one seed determines all games of an environment.

The first game after `reset(seed=s)` is `game.new(s)`; the n-th after that has the seed `derive(s, n)`. In a
vector environment, table t has the seed `derive(s, t)` instead of s.
"""

import numpy as np
import numpy.typing as npt

from heptapolis.core.chance import GOLDEN, MAX_SEED, check_seed, derive
from heptapolis.kernel.arrays import Seeds

Words = npt.NDArray[np.uint64]


class GameSeeds:
    """The seeds of the games at one table, one after another."""

    def __init__(self, seed: int) -> None:
        self._seed, self._dealt = check_seed(int(seed)), 0

    def next(self) -> int:
        number, self._dealt = self._dealt, self._dealt + 1
        return derive(self._seed, number) if number else self._seed


class TableSeeds:
    """The seeds of the games at many tables, computed for all of them at once."""

    def __init__(self, seed: int, tables: int) -> None:
        start = np.full(tables, check_seed(int(seed)), np.uint64)
        self._seeds = _derive_all(start, np.arange(tables, dtype=np.uint64))
        self._dealt = np.zeros(tables, np.uint64)

    def next(self, tables: npt.NDArray[np.intp] | slice = slice(None)) -> Seeds:
        """The seeds of the next games, at all tables or at the given ones."""
        seeds, numbers = self._seeds[tables], self._dealt[tables]
        dealt = np.where(numbers > 0, _derive_all(seeds, numbers), seeds)
        self._dealt[tables] += np.uint64(1)
        return dealt.astype(np.int64)


def _derive_all(seeds: Words, indices: Words) -> Words:
    """`derive` for arrays."""
    return _mix_all(_mix_all(seeds) + indices * np.uint64(GOLDEN)) >> np.uint64(1)


def _mix_all(values: Words) -> Words:
    """`mix` for arrays, whose arithmetic wraps at 64 bits anyway."""
    values = (values ^ (values >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    values = (values ^ (values >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return values ^ (values >> np.uint64(31))


__all__ = ["MAX_SEED", "GameSeeds", "TableSeeds"]
