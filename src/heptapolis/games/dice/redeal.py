"""Another game that no seat can distinguish from this one: future rolls are redrawn."""

from heptapolis.core.chance import Chance
from heptapolis.games.dice.deal import new_seed
from heptapolis.games.dice.state import Position


def redeal(position: Position, chance: Chance) -> Position:
    """The same table with another future; dice already rolled stay as they are."""
    twin = position.copy()
    twin.seed = new_seed(chance)
    return twin
