"""Copying a state inside compiled code, as a search does."""

from typing import Any

import numba


@numba.njit(nogil=True)
def copies(games: Any, times: int) -> None:
    for number in range(times):
        games[number & 1] = games[1 - (number & 1)]
