"""Redraws future rolls: another game that no seat can tell from this one."""

from heptapolis.core.chance import Chance
from heptapolis.games.dice.deal import new_seed
from heptapolis.games.dice.state import Position


def redeal(position: Position, chance: Chance) -> Position:
    """The same position with other future rolls; dice already rolled stay as they are."""
    twin = position.copy()
    twin.seed = new_seed(chance)
    return twin
