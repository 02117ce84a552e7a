"""Beginners: they play like anybody else, but for a few mistakes that they make all game long.

Which ones depends on the seat's seed: a beginner who forgets the left neighbour forgets them until the end.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from heptapolis.bots.evaluation import Evaluation, Mistake
from heptapolis.core.chance import Chance
from heptapolis.core.contract import Game

ZEAL = 3.0  # a beginner overdoes what its character loves; less would drown in its mistakes


def draw_mistakes(evaluation: Evaluation, number: int, chance: Chance) -> list[Mistake]:
    """This many different mistakes of the game; all of them if it has fewer."""
    return [chance.pick(group) for group in chance.shuffled(evaluation.mistakes())[:number]]


class Beginner:
    """An evaluator that makes mistakes."""

    def __init__(
        self, evaluation: Evaluation, game: Game, mistakes: Sequence[Mistake], favourites: Mapping[str, float]
    ) -> None:
        self.mistakes = mistakes
        loved = {row: ZEAL * more for row, more in favourites.items()}
        self._evaluator = evaluation.evaluator(game, self._weights(evaluation, game), loved)

    def _weights(self, evaluation: Evaluation, game: Game) -> dict[str, float]:
        weights = dict(evaluation.weights(game).values)
        for mistake in self.mistakes:
            for name, factor in mistake.misjudge.items():
                weights[name] *= factor
        return weights

    def values(self, view: Any, legal: Sequence[Any]) -> list[float]:
        for mistake in self.mistakes:
            view = mistake.overlook(view)
        values = self._evaluator.values(view, legal)
        felt = (sum(mistake.feel(move) for mistake in self.mistakes) for move in legal)
        return [value + more for value, more in zip(values, felt, strict=True)]
