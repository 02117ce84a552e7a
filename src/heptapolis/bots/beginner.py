"""Beginners: they play like anyone else, except for a few mistakes that they make all game long.

The seat's seed decides which: a beginner who forgets the left neighbour forgets them until the end.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from heptapolis.bots.evaluation import Evaluation, Mistake
from heptapolis.core.chance import Chance
from heptapolis.core.contract import Game

FAVOURITE_FACTOR = 3.0  # beginners favour their character's rows more: less would not show


def draw_mistakes(evaluation: Evaluation, number: int, chance: Chance) -> list[Mistake]:
    """This many of the game's mistakes, all different; all of them if it has fewer."""
    return [chance.pick(group) for group in chance.shuffled(evaluation.mistakes())[:number]]


class Beginner:
    """An evaluator that makes mistakes."""

    def __init__(
        self, evaluation: Evaluation, game: Game, mistakes: Sequence[Mistake], favourites: Mapping[str, float]
    ) -> None:
        self.mistakes = mistakes
        stronger = {row: FAVOURITE_FACTOR * extra for row, extra in favourites.items()}
        self._evaluator = evaluation.evaluator(game, self._weights(evaluation, game), stronger)

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
        biases = (sum(mistake.bias(move) for mistake in self.mistakes) for move in legal)
        return [value + bias for value, bias in zip(values, biases, strict=True)]
