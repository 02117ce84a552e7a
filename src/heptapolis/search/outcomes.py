"""What playouts add up to, compiled and the same for all games: how a position ends for every seat.

For every seat and quantity there are two sums, of the values and of their squares: enough for means and
standard errors.
"""

from typing import Annotated

import numpy as np
import numpy.typing as npt
from numba import types

from heptapolis.kernel.jit import kernel
from heptapolis.search.tree import SheetRows, Tree

CHANCE, POINTS, FIRST_ROW = range(3)  # the quantities: share of the victory, total, then every row
NO_ACTION = -1  # the policy chooses

Outcomes = Annotated[npt.NDArray[np.float64], types.float64[:, :, ::1]]  # seat, quantity, power
FirstActions = Annotated[npt.NDArray[np.int64], types.int64[::1]]  # by seat; NO_ACTION: the policy's


@kernel
def add_shares(tree: Tree, players: int, teams: bool, outcomes: Outcomes) -> None:
    """Add every seat's share of the victory; seats of a team win together, and a tie is shared."""
    best, winners = -1_000_000, 0
    for seat in range(players):
        points = tree.points[seat] + (tree.points[seat ^ 1] if teams else 0)
        winners = 1 if points > best else winners + (points == best)
        best = max(best, points)
    share = (2.0 if teams else 1.0) / winners
    for seat in range(players):
        if tree.points[seat] + (tree.points[seat ^ 1] if teams else 0) == best:
            outcomes[seat, CHANCE, 0] += share
            outcomes[seat, CHANCE, 1] += share * share


@kernel
def add_sheet(outcomes: Outcomes, seat: int, points: int, rows: SheetRows) -> None:
    """Add the score sheet of a seat."""
    outcomes[seat, POINTS, 0] += points
    outcomes[seat, POINTS, 1] += points * points
    for row in range(len(rows)):
        outcomes[seat, FIRST_ROW + row, 0] += rows[row]
        outcomes[seat, FIRST_ROW + row, 1] += int(rows[row]) * int(rows[row])
