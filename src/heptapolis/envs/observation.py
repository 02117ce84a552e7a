"""What the numbers of an observation mean: named pieces, one layout per game and version.

A row has the pieces of `PIECES` in the kernel's `observe` module, one after another. Pieces of cities come
once per seat, counted from the observer to the left; seats that are not in the game are zeros.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from heptapolis.core.errors import BadData
from heptapolis.kernel.engine import AnyEngine
from heptapolis.kernel.piece_names import PieceNames

N = TypeVar("N", bound=np.generic)
Row = npt.NDArray[np.int16]
Description = dict[str, Any]

LAYOUT_VERSION = 0  # increased whenever a piece moves or changes its meaning; environment ids end in it
CITIES = "cities"  # where a description lists the cities, the observer's own first


@dataclass(frozen=True)
class Piece:
    """Numbers with a name; `cities` says for how many cities they repeat, 0 if they describe the table."""

    name: str
    start: int
    size: int
    cities: int
    low: int
    high: int | tuple[int, ...]  # of all its numbers, or of each
    names: PieceNames = field(default_factory=PieceNames)

    @property
    def shape(self) -> tuple[int, ...]:
        return (self.cities, self.size) if self.cities else (self.size,)

    def describe(self, numbers: npt.NDArray[Any]) -> Any:
        """These numbers by name, without zeros."""
        values = [int(number) for number in numbers]
        if self.names.one_of:
            return self.names.labels[values.index(1)] if 1 in values else None
        if self.names.labels:
            named = zip(self.names.labels, values, strict=True)
            return {label: self._write_code(label, value) for label, value in named if value}
        if "" in self.names.codes:
            return [self._write_code("", value) for value in values if value]
        return values[0] if self.size == 1 else values

    def encode(self, described: Any, numbers: npt.NDArray[Any]) -> None:
        """Write the numbers that have this description: the inverse of `describe`."""
        if self.names.one_of:
            if described is not None:
                numbers[self._place(described)] = 1
        elif self.names.labels:
            for label, value in described.items():
                numbers[self._place(label)] = self._read_code(label, value)
        elif "" in self.names.codes:
            numbers[: len(described)] = [self._read_code("", value) for value in described]
        else:
            numbers[:] = described

    def _place(self, label: str) -> int:
        if not label or label not in self.names.labels:
            raise BadData(label, f"{self.name} has no number with this name", filter(None, self.names.labels))
        return self.names.labels.index(label)

    def _write_code(self, label: str, value: int) -> int | str:
        codes = self.names.codes.get(label)
        if codes is not None and not 0 <= value < len(codes):
            raise BadData(value, f"not a number of {self.name}", [f"0 to {len(codes) - 1}"])
        return value if codes is None else codes[value]

    def _read_code(self, label: str, value: int | str) -> int:
        if isinstance(value, int):
            return value
        codes = self.names.codes.get(label, ())
        if value not in codes:
            raise BadData(value, f"not a value of {self.name}", codes)
        return codes.index(value)


class Layout:
    """The pieces of one game's observations."""

    def __init__(self, engine: AnyEngine) -> None:
        observe = engine.observe
        self.size: int = observe.SIZE
        self._first_city: int = observe.OFFSETS[CITIES]
        self._city_size: int = observe.CITY_SIZE
        self._seats: int = engine.layout.SEATS
        table = [(piece, observe.OFFSETS[piece], size, 0) for piece, size in observe.PIECES]
        city = [(piece, observe.CITY_OFFSETS[piece], size, self._seats) for piece, size in observe.CITY]
        index = next(index for index, row in enumerate(table) if row[0] == CITIES)
        table[index : index + 1] = city
        names, bounds = engine.piece_names, _all_bounds(engine)
        self.pieces = {row[0]: Piece(*row, *bounds[row[0]], names.get(row[0], PieceNames())) for row in table}

    def __str__(self) -> str:
        """A line per piece: its name, its shape and its bounds."""
        return "\n".join(
            f"{piece.name:16} {piece.shape!s:10} {piece.low} to {np.max(piece.high)}"
            for piece in self.pieces.values()
        )

    def split(self, rows: npt.NDArray[N]) -> dict[str, npt.NDArray[N]]:
        """The pieces of one row, or of many, by name: NumPy views, not copies.

        A piece of the table has the shape (..., size), a piece of the cities (..., seat, size).
        """
        end = self._first_city + self._seats * self._city_size
        cities = rows[..., self._first_city : end].reshape(*rows.shape[:-1], self._seats, self._city_size)
        return {
            piece.name: (cities if piece.cities else rows)[..., piece.start : piece.start + piece.size]
            for piece in self.pieces.values()
        }

    def bounds(self) -> tuple[Row, Row]:
        """The lowest and the highest value of every number."""
        low, high = np.zeros(self.size, np.int16), np.zeros(self.size, np.int16)
        for bounds, side in ((low, "low"), (high, "high")):
            for name, numbers in self.split(bounds).items():
                numbers[...] = getattr(self.pieces[name], side)
        return low, np.maximum(high, low + 1)  # Gymnasium needs high > low even where a number is always 0

    def describe(self, row: npt.NDArray[Any]) -> Description:
        """A row in words: pieces of the table by name, and a list of cities, the observer's own first."""
        given = np.asarray(row)
        if given.shape != (self.size,) or not np.issubdtype(given.dtype, np.integer):
            told = f"{given.dtype} {given.shape}"
            raise BadData(told, "not an observation of this game", [f"integers ({self.size},)"])
        return self.describe_pieces(self.split(given))

    def describe_pieces(self, pieces: Mapping[str, npt.NDArray[Any]]) -> Description:
        """The same from the pieces of a row, as `split` returns them."""
        described: Description = {}
        count = max((place + 1 for place in range(self._seats) if self._is_seated(pieces, place)), default=0)
        for name, piece in self.pieces.items():
            if not piece.cities:
                described[name] = piece.describe(pieces[name])
            else:
                for place, city in enumerate(described.setdefault(CITIES, [{} for _ in range(count)])):
                    city[name] = piece.describe(pieces[name][place])
        return described

    def encode(self, described: Mapping[str, Any]) -> Row:
        """The row with this description: the inverse of `describe`."""
        row = np.zeros(self.size, np.int16)
        for name, numbers in self.split(row).items():
            piece = self.pieces[name]
            if not piece.cities:
                _encode_named(piece, described, numbers)
            else:
                for place, city in enumerate(self._cities(described)):
                    _encode_named(piece, city, numbers[place])
        return row

    def _cities(self, described: Any) -> Sequence[Any]:
        cities = described.get(CITIES) if isinstance(described, Mapping) else None
        if not isinstance(cities, Sequence) or len(cities) > self._seats:
            raise BadData(CITIES, "not a list of cities", [f"up to {self._seats}"])
        return cities

    def _is_seated(self, pieces: Mapping[str, npt.NDArray[Any]], place: int) -> bool:
        return any(pieces[name][place].any() for name, piece in self.pieces.items() if piece.cities)


def _encode_named(piece: Piece, described: Any, numbers: npt.NDArray[Any]) -> None:
    """Write one piece of a description; an error names what is missing or of the wrong kind."""
    if not isinstance(described, Mapping) or piece.name not in described:
        raise BadData(piece.name, "missing in the description", ["what describe_observation returns"])
    try:
        piece.encode(described[piece.name], numbers)
    except BadData:
        raise
    except (AttributeError, OverflowError, TypeError, ValueError) as error:
        raise BadData(described[piece.name], f"not a value of {piece.name}: {error}") from None


def _all_bounds(engine: AnyEngine) -> dict[str, tuple[int, int | tuple[int, ...]]]:
    """The bounds of every piece: the declared ones, else 0 and 1 if it is binary, else those of its type."""
    observe = engine.observe
    most = int(np.iinfo(np.int16).max)
    names = [name for name, _ in (*observe.PIECES, *observe.CITY)]
    unknown = {name: (0, 1) if name in observe.BINARY else (-most, most) for name in names}
    return unknown | dict(engine.piece_bounds)
