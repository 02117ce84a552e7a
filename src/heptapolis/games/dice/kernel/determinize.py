"""Whole states that one seat could be in, drawn at random: only the rolls to come are hidden.

`Sampler(view, tables)` reads a view once; `draw` then makes a state by copying it and drawing a seed.
"""

from typing import Any

from heptapolis.core.chance import MAX_SEED
from heptapolis.games.dice.kernel import bridge
from heptapolis.games.dice.kernel.layout import Games
from heptapolis.games.dice.state import Phase, Position
from heptapolis.games.dice.view import View
from heptapolis.kernel.jit import direct, kernel
from heptapolis.kernel.random64 import Rng, below

HALF = 1 << 32


@kernel
def determinize_all(template: Games, games: Games, rng: Rng) -> None:
    """Write a state that this seat could be in to every place of the array."""
    for index in range(len(games)):
        determinize(template, games, index, rng)


@kernel
def determinize(template: Games, games: Games, index: int, rng: Rng) -> None:
    """Write a state that this seat could be in."""
    games[index] = template[0]
    games[index].seed = new_seed(rng)


@kernel
def new_seed(rng: Rng) -> int:
    """Another seed for the rolls to come: the twin of `deal.new_seed`."""
    high = below(rng, HALF)
    return (high << 32 | below(rng, HALF)) & MAX_SEED


class Sampler:
    """Draws whole states that the seat of a view could be in."""

    def __init__(self, view: View, tables: Any) -> None:
        self.template = bridge.to_kernel(_position(view), tables)
        self._determinize = direct(determinize_all)

    @property
    def parts(self) -> tuple[Any]:
        """What `determinize` needs."""
        return (self.template,)

    def draw(self, games: Any, rng: Any) -> None:
        """Write a state to every place of `games`."""
        self._determinize(self.template, games, rng)


def _position(view: View) -> Position:
    """The position as far as everybody knows it: without its seed."""
    boards = view.phase is Phase.BOARD
    return Position(
        options=view.options,
        seed=0,
        cities=[city.copy() for city in view.cities],
        pending=[list(decisions) for decisions in view.pending],
        forum=list(view.forum),
        turn=view.turn,
        phase=view.phase,
        waiting=list(range(view.to_act[0], view.options.players)) if boards else [],
        last_turn=view.last_turn,
        agora_open=view.agora_open,
    )
