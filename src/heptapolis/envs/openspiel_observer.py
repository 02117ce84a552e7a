"""What a player of OpenSpiel sees: named pieces, and text with or without recall."""

import math
from typing import Any

import numpy as np

from heptapolis.envs.observation import Layout
from heptapolis.kernel.batch import Batch


class Observer:
    """What a player sees: the named pieces of the layout, and a line of text.

    With perfect recall the text is the information state: all that the player has ever seen and done.
    """

    def __init__(self, engine: Any, recalls: bool) -> None:
        self._layout, self._batch, self._recalls = Layout(engine), Batch(engine, 1), recalls
        self.tensor = np.zeros(self._layout.size, np.float32)
        self.dict, end = {}, 0
        for piece in self._layout.pieces.values():  # one after the other, as OpenSpiel joins them
            start, end = end, end + math.prod(piece.shape)
            self.dict[piece.name] = self.tensor[start:end].reshape(piece.shape)

    def set_from(self, state: Any, player: int) -> None:
        for name, numbers in self._layout.split(self._row(state, player)).items():
            self.dict[name][...] = numbers

    def string_from(self, state: Any, player: int) -> str:
        if state.table.games is None:
            return "the game is dealt"
        if self._recalls:
            return self._recalled(state, player)
        pieces = self._layout.split(self._row(state, player))
        return "; ".join(f"{name} {_sparse(numbers)}" for name, numbers in pieces.items() if numbers.any())

    def _row(self, state: Any, player: int) -> Any:
        if state.table.games is None:
            return np.zeros(self._layout.size, np.int16)
        self._batch.games = state.table.games
        return self._batch.observe()[0, player]

    def _recalled(self, state: Any, player: int) -> str:
        table = state.table
        if not table.chance.hidden:  # everybody has seen everything
            return f"player {player}; " + " ".join(map(str, state.history()))
        return str(table.chance.information_state(table.state.view(player)))


def _sparse(numbers: Any) -> str:
    """The numbers that are not 0, each behind its place."""
    flat = numbers.reshape(-1)
    return " ".join(f"{place}:{int(flat[place])}" for place in np.flatnonzero(flat))
