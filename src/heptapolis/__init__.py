"""Heptapolis: a digital table for a family of board games, playable and programmable.

import heptapolis

game = heptapolis.make("wonders", players=4)
state = game.new(seed=7)
while state.to_act:
    state.play({seat: state.legal(seat)[0] for seat in state.to_act})
print(state.result())
"""

from heptapolis.core.conformance import check_game
from heptapolis.core.contract import Event, Game, Move, State, View
from heptapolis.core.errors import HeptapolisError
from heptapolis.core.games import GAMES
from heptapolis.core.record import Record
from heptapolis.core.result import Result
from heptapolis.games import make

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "Event",
    "Game",
    "HeptapolisError",
    "Move",
    "Record",
    "Result",
    "State",
    "View",
    "check_game",
    "make",
]
