"""Observations from views, so that a trained policy can play as a bot: in the arena, on the server, anywhere.

Bots get views and answer with moves; policies get observations with masks and answer with action codes.
"""

import numpy as np
import numpy.typing as npt

from heptapolis.core.contract import Game, Move, View
from heptapolis.core.errors import WrongSeats
from heptapolis.envs.encoding import Encoding
from heptapolis.envs.table_batch import TableBatch
from heptapolis.kernel.random64 import stream


class ViewEncoder:
    """Encodes the views of one game. It draws hidden information at random, so it knows only the view."""

    def __init__(self, game: Game) -> None:
        self.batch = TableBatch(game, 1, "rank")
        self._chance = stream(0)

    @property
    def encoding(self) -> Encoding:
        """The encoding that a checkpoint must have been trained on."""
        return Encoding.of(self.batch.engine)

    def encode(self, view: View) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.bool_]]:
        """The observation and the mask of the seat that this view belongs to."""
        seat = _seat_of(view)
        self.batch.engine.sampler(view).draw(self.batch.games, self._chance)
        self.batch.refresh()
        return self.batch.observations[0, seat].copy(), self.batch.masks[0, seat].copy()

    def decode(self, view: View, action: int) -> Move:
        """The move that an action code means in the last view encoded."""
        move: Move = self.batch.engine.move(self.batch.games, _seat_of(view), action)
        return move


def _seat_of(view: View) -> int:
    if view.seat is None:
        raise WrongSeats("a spectator's view", "only seats have observations", ["a seat's view"])
    return view.seat
