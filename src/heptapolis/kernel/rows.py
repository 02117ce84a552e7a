"""Rows of an observation, compiled."""

from typing import Annotated, Any

from numba import types

from heptapolis.kernel.jit import kernel

Row = Annotated[Any, types.int16[::1]]


@kernel
def clear(row: Row) -> None:
    for place in range(len(row)):
        row[place] = 0


@kernel
def copy(row: Row, source: Row) -> None:
    for place in range(len(row)):
        row[place] = source[place]
