"""The observer for OpenSpiel: named pieces, and text with or without perfect recall."""

import math
from typing import Protocol

import numpy as np
import numpy.typing as npt

from heptapolis.envs.observation import Layout
from heptapolis.envs.openspiel_node import GameNode
from heptapolis.kernel.batch import Batch
from heptapolis.kernel.engine import AnyEngine


class StateWithNode(Protocol):
    """What the observer reads from an OpenSpiel state."""

    @property
    def node(self) -> GameNode: ...

    def history(self) -> list[int]: ...


class Observer:
    """What a player sees: the named pieces of the layout, and a line of text.

    With perfect recall, the text is the information state: everything the player has ever seen and done.
    """

    def __init__(self, engine: AnyEngine, recalls: bool) -> None:
        self._layout, self._batch, self._recalls = Layout(engine), Batch(engine, 1), recalls
        self.tensor = np.zeros(self._layout.size, np.float32)
        self.dict, end = {}, 0
        for piece in self._layout.pieces.values():  # one after another, as OpenSpiel joins them
            start, end = end, end + math.prod(piece.shape)
            self.dict[piece.name] = self.tensor[start:end].reshape(piece.shape)

    def set_from(self, state: StateWithNode, player: int) -> None:
        for name, numbers in self._layout.split(self._row(state, player)).items():
            self.dict[name][...] = numbers

    def string_from(self, state: StateWithNode, player: int) -> str:
        if state.node.games is None:
            return "the game is being dealt"
        if self._recalls:
            return self._recalled(state, player)
        pieces = self._layout.split(self._row(state, player))
        return "; ".join(f"{name} {_sparse(numbers)}" for name, numbers in pieces.items() if numbers.any())

    def _row(self, state: StateWithNode, player: int) -> npt.NDArray[np.int16]:
        if state.node.games is None:
            return np.zeros(self._layout.size, np.int16)
        self._batch.games = state.node.games
        return np.array(self._batch.observe()[0, player])

    def _recalled(self, state: StateWithNode, player: int) -> str:
        node = state.node
        if not node.chance.hidden:  # everyone has seen everything
            return f"player {player}; " + " ".join(map(str, state.history()))
        return str(node.chance.information_state(node.state.view(player)))


def _sparse(numbers: npt.NDArray[np.int16]) -> str:
    """The numbers other than 0, each with its index."""
    flat = numbers.reshape(-1)
    return " ".join(f"{index}:{int(flat[index])}" for index in np.flatnonzero(flat))
