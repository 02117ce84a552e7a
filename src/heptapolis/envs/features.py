"""Observations in a form that suits a network: large numbers compressed, card numbers one-hot."""

from typing import Any

import numpy as np
import numpy.typing as npt

from heptapolis.envs.observation import Layout

Rows = npt.NDArray[np.int16]
Inputs = npt.NDArray[np.float32]


class Features:
    """Turns rows of observations into inputs for a network.

    Numbers become `arcsinh(number)`. The size of a code (a card of the hand, slot by slot) means nothing, so
    codes become zeros, and each slot gets one input per code, which is 1 for its own code. Without `slots`,
    they only become zeros: the hand is in the row anyway, card by card.
    """

    def __init__(self, layout: Layout, *, slots: bool = True) -> None:
        low, high = layout.bounds()
        self._lowest = int(low.min())
        self._compressed = np.arcsinh(np.arange(self._lowest, int(high.max()) + 1), dtype=np.float32)
        pieces = [piece for piece in layout.pieces.values() if not piece.cities and "" in piece.names.codes]
        self._coded = [
            (slice(one.start, one.start + one.size), _one_hot(len(one.names.codes[""]) if slots else 0))
            for one in pieces
        ]
        added = sum((place.stop - place.start) * len(one_hot) for place, one_hot in self._coded)
        self.size: int = layout.size + added

    def __call__(self, rows: npt.NDArray[Any]) -> Inputs:
        """The inputs (..., size) for rows (..., number)."""
        plain = self._compressed[rows - self._lowest]
        parts = [plain]
        for place, one_hot in self._coded:
            if len(one_hot):
                parts.append(one_hot[rows[..., place]].reshape(*rows.shape[:-1], -1))
            plain[..., place] = 0
        return np.concatenate(parts, axis=-1) if len(parts) > 1 else plain


def _one_hot(codes: int) -> Inputs:
    """A row for every code; code 0 means nothing."""
    rows = np.eye(codes, dtype=np.float32)
    rows[:1] = 0
    return rows
