"""Static evaluation of moves, without search: the protocol that a game implements."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from heptapolis.core.contract import Game
from heptapolis.core.errors import NotSupported
from heptapolis.core.games import GAMES, package_of
from heptapolis.core.weights import TunedWeights


class Evaluator(Protocol):
    """Values the moves of one game in points: what each is expected to add to the final score."""

    def values(self, view: Any, legal: Sequence[Any]) -> list[float]:
        """The value of every legal move, in the same order; higher is better."""
        ...


class Evaluation(Protocol):
    """A module that values the moves of one game."""

    def evaluator(self, game: Game, weights: Mapping[str, float] | None = None) -> Evaluator:
        """An evaluator with these weights, or with the tuned ones."""
        ...

    def weights(self, game: Game) -> TunedWeights:
        """The weights in use."""
        ...


def evaluation_of(game: Game) -> Evaluation:
    """The evaluation that the game provides."""
    found = package_of(game).evaluation
    if found is None:
        valid = [name for name in GAMES if GAMES[name].evaluation]
        raise NotSupported(game.name, "this game has no evaluation", valid)
    return found
