"""The types of records and arrays that kernels take: for mypy, and as metadata for Numba.

Fields of a record are read as attributes, whose types mypy cannot know. A game, its tables and its scratch
records are arrays of one record, because passing a record takes longer than most calls.
"""

from typing import Annotated, TypeAlias

import numpy as np
import numpy.typing as npt
from numba import types

Record: TypeAlias = np.record
Records: TypeAlias = np.recarray[tuple[int, ...], np.dtype[np.void]]

Word = Annotated[np.uint64, types.uint64]
Real = Annotated[float, types.float64]
Rng = Annotated[npt.NDArray[np.uint64], types.uint64[::1]]
Rngs = Annotated[npt.NDArray[np.uint64], types.uint64[:, ::1]]  # one for each game
SeatPlayers = Annotated[npt.NDArray[np.int64], types.int64[::1]]  # by seat, as in `SeatPlayer`
Seeds = Annotated[npt.NDArray[np.int64], types.int64[::1]]

# Arrays for many games: the first index is the game, the second the seat.

Actions = Annotated[npt.NDArray[np.int16], types.int16[:, ::1]]
Masks = Annotated[npt.NDArray[np.bool_], types.boolean[:, :, ::1]]
Coins = Annotated[npt.NDArray[np.int32], types.int32[:, ::1]]
Points = Annotated[npt.NDArray[np.int32], types.int32[:, ::1]]
Sheets = Annotated[npt.NDArray[np.int16], types.int16[:, :, ::1]]
Observations = Annotated[npt.NDArray[np.int16], types.int16[:, :, ::1]]
