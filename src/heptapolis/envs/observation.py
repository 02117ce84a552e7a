"""What the numbers of an observation mean: named pieces, one layout per game and version.

A row has the pieces of `PIECES` in the kernel's `observe` module, one after the other. Pieces of cities
come once per seat, counted from the observer to the left; seats that are not in the game are zeros.
"""

from dataclasses import dataclass
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from heptapolis.kernel.engine import AnyEngine

N = TypeVar("N", bound=np.generic)

LAYOUT_VERSION = 0  # raised whenever a piece changes its place or its meaning; environment ids end in it
INT16 = np.iinfo(np.int16)
SIGNED_PIECES = {"points"}  # may fall below 0


@dataclass(frozen=True)
class Piece:
    """Numbers with a name; `cities` says for how many cities they repeat, 0 if they are the table's."""

    name: str
    start: int
    size: int
    cities: int
    low: int
    high: int

    @property
    def shape(self) -> tuple[int, ...]:
        return (self.cities, self.size) if self.cities else (self.size,)


class Layout:
    """The pieces of one game's observations."""

    def __init__(self, engine: AnyEngine) -> None:
        observe = engine.observe
        self.size: int = observe.SIZE
        self._first_city: int = observe.OFFSETS["cities"]
        self._city_size: int = observe.CITY_SIZE
        self._seats: int = engine.layout.SEATS
        table = [(piece, observe.OFFSETS[piece], size, 0) for piece, size in observe.PIECES]
        city = [(piece, observe.CITY_OFFSETS[piece], size, self._seats) for piece, size in observe.CITY]
        index = next(index for index, row in enumerate(table) if row[0] == "cities")
        table[index : index + 1] = city
        self.pieces = {row[0]: Piece(*row, *_bounds(row[0], observe.BINARY)) for row in table}

    def split(self, rows: npt.NDArray[N]) -> dict[str, npt.NDArray[N]]:
        """The pieces of one row, or of many, by name: views, no copies.

        A piece of the table has the shape (..., size), a piece of the cities (..., seat, size).
        """
        end = self._first_city + self._seats * self._city_size
        cities = rows[..., self._first_city : end].reshape(*rows.shape[:-1], self._seats, self._city_size)
        return {
            piece.name: (cities if piece.cities else rows)[..., piece.start : piece.start + piece.size]
            for piece in self.pieces.values()
        }

    def bounds(self) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int16]]:
        """The lowest and the highest value of every number."""
        low, high = np.zeros(self.size, np.int16), np.zeros(self.size, np.int16)
        for bounds, side in ((low, "low"), (high, "high")):
            for name, numbers in self.split(bounds).items():
                numbers[...] = getattr(self.pieces[name], side)
        return low, high


def _bounds(piece: str, binary: frozenset[str]) -> tuple[int, int]:
    if piece in binary:
        return 0, 1
    return INT16.min if piece in SIGNED_PIECES else 0, INT16.max
