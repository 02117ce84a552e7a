"""Which outputs of a policy network belong to an action: a card means the same in every slot of a hand.

The card game's action codes name slots, so a network with one output per code would have to learn every card
again in every slot. Here the logit of "build the card of slot 3 in the second way" is the output "build X",
where X is the card of slot 3, plus the output "in the second way". Other codes have an output of their own.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from heptapolis.envs.observation import Layout, Piece
from heptapolis.kernel.engine import AnyEngine

SHARED = 0  # the output that is added for every action without ways to pay


class MoveOutputs:
    """The outputs of a policy network for one game; `size` is their number.

    The logit of an action is the sum of two outputs: `firsts[action] + hand[slots[action]]`, with a row of
    `hands`, and `ways[action]`. `logits` adds them with NumPy; other libraries gather them by these arrays.
    """

    def __init__(self, engine: AnyEngine) -> None:
        self._slots = _slots_of(Layout(engine))
        self._hand = self._slots.size if self._slots else 0
        self.size = SHARED + 1
        columns: list[tuple[int, int, int]] = []  # slot, first output and way of every action
        for name, count in (*engine.action_groups, ("no-op", 1)):
            if self._slots and name in engine.slot_groups:
                columns += self._add_slot_group(self._slots, count // self._hand)
            else:
                columns += [(self._hand, self.size + place, SHARED) for place in range(count)]
                self.size += count
        self.slots, self.firsts, self.ways = np.array(columns, np.int64).T.copy()

    def _add_slot_group(self, slots: Piece, ways: int) -> list[tuple[int, int, int]]:
        """A group with an output per card and, if there are several, one per way to pay."""
        first, self.size = self.size, self.size + len(slots.names.codes[""])
        if ways == 1:
            return [(slot, first, SHARED) for slot in range(slots.size)]
        way, self.size = self.size, self.size + ways
        return [(slot, first, way + number) for slot in range(slots.size) for number in range(ways)]

    def hands(self, rows: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
        """The cards (..., slot) of the observers' hands, with a last slot that is always 0."""
        cards = np.zeros((*rows.shape[:-1], self._hand + 1), np.int64)
        if self._slots:
            cards[..., :-1] = rows[..., self._slots.start : self._slots.start + self._hand]
        return cards

    def logits(self, outputs: npt.NDArray[np.float32], rows: npt.NDArray[Any]) -> npt.NDArray[np.float32]:
        """The logits (..., action) from outputs (..., size) for observations (..., number)."""
        first = self.firsts + self.hands(rows)[..., self.slots]
        added: npt.NDArray[np.float32] = np.take_along_axis(outputs, first, -1) + outputs[..., self.ways]
        return added


def _slots_of(layout: Layout) -> Piece | None:
    """The piece with the cards of the hand, slot by slot; games without hands have none."""
    pieces = (piece for piece in layout.pieces.values() if not piece.cities and "" in piece.names.codes)
    return next(pieces, None)
