"""Static evaluation of moves, without search: the protocol that a game implements."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from heptapolis.core.contract import Game
from heptapolis.core.errors import NotSupported
from heptapolis.core.games import GAMES, package_of
from heptapolis.core.weights import TunedWeights


class Evaluator(Protocol):
    """Values the moves of one game in points: how much each is expected to add to the final score."""

    def values(self, view: Any, legal: Sequence[Any]) -> list[float]:
        """The value of every legal move, in the same order; higher is better."""
        ...


@dataclass(frozen=True)
class Mistake:
    """How a beginner errs, all game long: by overlooking, favouring or misjudging something."""

    name: str
    overlook: Callable[[Any], Any] = field(default=lambda view: view)  # the view as the beginner sees it
    bias: Callable[[Any], float] = field(default=lambda move: 0.0)  # points that a move gets for no reason
    misjudge: Mapping[str, float] = field(default_factory=dict)  # factors of the evaluation's weights


class Evaluation(Protocol):
    """A module that values the moves of one game."""

    def evaluator(
        self,
        game: Game,
        weights: Mapping[str, float] | None = None,
        favourites: Mapping[str, float] | None = None,
    ) -> Evaluator:
        """An evaluator with these weights, or the tuned ones, for a player who favours these rows."""
        ...

    def mistakes(self) -> Sequence[Sequence[Mistake]]:
        """The mistakes that beginners make, in groups of which each beginner makes one at most."""
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
