"""The random bot: plays every legal move with equal probability."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from heptapolis.bots.protocol import setting
from heptapolis.core.chance import Chance, check_seed, derive
from heptapolis.core.contract import Game, Move, View


@dataclass(frozen=True)
class Random:
    """Plays any legal move: the opponent that every other bot must beat."""

    name: ClassVar[str] = "random"
    title: ClassVar[str] = "plays any legal move, all equally likely"
    needs_view: ClassVar[bool] = False
    is_instant: ClassVar[bool] = True

    seed: int = setting(0, "a whole number; a different one makes it choose differently in the same game")

    def __post_init__(self) -> None:
        check_seed(self.seed)

    def sit(self, game: Game, seat: int, seed: int) -> "RandomPlayer":
        return RandomPlayer(Chance(derive(seed, self.seed), stream=seat + 1))


class RandomPlayer:
    """A random bot at its seat."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        return self._chance.pick(legal)
