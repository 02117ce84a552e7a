"""The greedy bot: values every legal move by what it sees, and plays the best.

The game provides the evaluation of its moves.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from heptapolis.bots.beginner import Beginner, draw_mistakes
from heptapolis.bots.characters import NO_CHARACTER, check_character, favourites_of
from heptapolis.bots.evaluation import Evaluator, evaluation_of
from heptapolis.bots.protocol import setting
from heptapolis.core.chance import Chance, check_seed, derive
from heptapolis.core.contract import Game, Move, View
from heptapolis.core.errors import BadOption

NOISE_STEPS = 1 << 20  # resolution of a random number


@dataclass(frozen=True)
class Greedy:
    """Plays the move that looks best now; `mistakes` and `noise` make it err, so it is easier to beat."""

    name: ClassVar[str] = "greedy"
    title: ClassVar[str] = "values every move by points now and later, and plays the best"
    needs_view: ClassVar[bool] = True
    needs_evaluation: ClassVar[bool] = True

    character: str = setting(NO_CHARACTER, "its style: scientist, general, merchant, builder or none")
    mistakes: int = setting(0, "how many beginner's mistakes it makes, the same ones all game long")
    noise: float = setting(0.0, "random error of its values, in points; 0 plays its best")
    seed: int = setting(0, "a whole number; a different one makes it err differently in the same game")

    def __post_init__(self) -> None:
        check_seed(self.seed)
        check_character(self.character)
        if not 0 <= self.mistakes <= 10:
            raise BadOption(f"mistakes={self.mistakes}", "out of range", ["0 to 10"])
        if not 0 <= self.noise <= 1000:
            raise BadOption(f"noise={self.noise}", "out of range", ["0 to 1000"])

    def sit(self, game: Game, seat: int, seed: int) -> "GreedyPlayer":
        chance = Chance(derive(seed, self.seed), stream=seat + 1)
        return GreedyPlayer(self._evaluator(game, chance), self.noise, chance)

    def _evaluator(self, game: Game, chance: Chance) -> Evaluator:
        evaluation, favourites = evaluation_of(game), favourites_of(game, self.character)
        if self.mistakes:
            return Beginner(evaluation, game, draw_mistakes(evaluation, self.mistakes, chance), favourites)
        return evaluation.evaluator(game, favourites=favourites) if favourites else evaluation.evaluator(game)


class GreedyPlayer:
    """A greedy bot at its seat."""

    def __init__(self, evaluator: Evaluator, noise: float = 0.0, chance: Chance | None = None) -> None:
        self._evaluator = evaluator
        self._noise = noise
        self._chance = chance or Chance(0)

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        values = self._evaluator.values(view, legal)
        if self._noise:
            values = [value + self._noise * self._draw_noise() for value in values]
        return legal[max(range(len(legal)), key=values.__getitem__)]  # the first of equals

    def _draw_noise(self) -> float:
        """A random number from -1 to 1, more often near 0."""
        return (self._chance.below(NOISE_STEPS) - self._chance.below(NOISE_STEPS)) / NOISE_STEPS
