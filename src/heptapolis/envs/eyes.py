"""Observations from views: how a trained policy plays as a bot, in the arena, on the server, anywhere.

Bots get views and answer with moves; policies get observations with masks and answer with action codes.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from heptapolis.core.contract import Game, Move, View
from heptapolis.envs.room import Room
from heptapolis.kernel.random64 import stream


class Eyes:
    """Looks at the views of one game. It sees no more than they show: what they hide is drawn at random."""

    def __init__(self, game: Game) -> None:
        self.room = Room(game, 1, "rank")
        self._chance = stream(0)

    def look(self, view: View) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.bool_]]:
        """The observation and the mask of the seat whose view this is."""
        self.room.engine.sampler(view).draw(self.room.games, self._chance)
        self.room.look()
        seat: Any = view.seat
        return self.room.observations[0, seat].copy(), self.room.masks[0, seat].copy()

    def move(self, view: View, action: int) -> Move:
        """The move that an action code means in the view last looked at."""
        seat: Any = view.seat
        move: Move = self.room.engine.move(self.room.games, seat, action)
        return move
