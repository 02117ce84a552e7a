"""The seeds of games: one seed determines all games of an environment.

The first game after `reset(seed=s)` is `game.new(s)`; the n-th after that has the seed `derive(s, n)`. In a
vector environment, table t has the seed `derive(s, t)` instead of s.
"""

from heptapolis.core.chance import MAX_SEED, check_seed, derive


class GameSeeds:
    """The seeds of the games at one table, one after another."""

    def __init__(self, seed: int) -> None:
        self._seed, self._dealt = check_seed(int(seed)), 0

    @classmethod
    def of_table(cls, seed: int, table: int) -> "GameSeeds":
        return cls(derive(check_seed(int(seed)), table))

    def next(self) -> int:
        number, self._dealt = self._dealt, self._dealt + 1
        return derive(self._seed, number) if number else self._seed


__all__ = ["MAX_SEED", "GameSeeds"]
