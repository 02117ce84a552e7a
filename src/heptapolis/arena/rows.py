"""Games as a table for analysts: one row per game and seat, as CSV, JSON lines or Parquet.

The rows of the score sheet have their usual names; a game adds columns of its own: boards, tokens, and what
was built when.
"""

import csv
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, TextIO, TypeAlias

from heptapolis.arena.match import PlayedMatch
from heptapolis.arena.ratings import victory_share
from heptapolis.arena.traits import columns
from heptapolis.core.contract import State
from heptapolis.core.errors import BadData, NotUnderstood

Row: TypeAlias = dict[str, str | int | float]

PARQUET_BATCH_ROWS = 20_000


def game_rows(state: State, *, number: int, seed: int, bots: Sequence[str]) -> list[Row]:
    """The rows of a finished game: who sat where, rank and points, then the game's own columns."""
    result, share = state.result(), victory_share(state.result())
    shared: Row = {"game": state.game.name, "number": number, "seed": seed, "players": state.game.players}
    own = columns(state) or [{} for _ in bots]
    return [
        {
            **shared,
            "seat": seat,
            "bot": bots[seat],
            "rank": result.ranks[seat],
            "win": share * (result.ranks[seat] == 1),
            "total": result.totals[seat],
            **result.sheets[seat],
            **own[seat],
        }
        for seat in range(len(result.totals))
    ]


class RowWriter(Protocol):
    """Writes rows to a file."""

    def add(self, rows: Sequence[Row]) -> None: ...

    def close(self) -> None: ...


class CsvRows:
    """Comma-separated values; the first row names the columns."""

    def __init__(self, path: Path) -> None:
        self._file: TextIO = path.open("w", encoding="utf-8", newline="")
        self._writer: csv.DictWriter[str] | None = None

    def add(self, rows: Sequence[Row]) -> None:
        if self._writer is None:
            self._writer = csv.DictWriter(self._file, list(rows[0]))
            self._writer.writeheader()
        self._writer.writerows(rows)

    def close(self) -> None:
        self._file.close()


class JsonRows:
    """One JSON object per line."""

    def __init__(self, path: Path) -> None:
        self._file: TextIO = path.open("w", encoding="utf-8")

    def add(self, rows: Sequence[Row]) -> None:
        self._file.writelines(f"{json.dumps(row, ensure_ascii=False)}\n" for row in rows)

    def close(self) -> None:
        self._file.close()


def import_pyarrow(path: str | Path) -> tuple[Any, Any]:
    """PyArrow and its Parquet module (extra `parquet`)."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        valid = ["pip install 'heptapolis[parquet]'"]
        raise NotUnderstood(path, "Parquet needs pyarrow, which is not installed", valid) from None
    return pyarrow, parquet


class ParquetRows:
    """Parquet (extra `parquet`); rows are written in batches."""

    def __init__(self, path: Path) -> None:
        self._arrow, self._parquet = import_pyarrow(path)
        self._file, self._waiting = path.open("wb"), list[Row]()  # at once: games may take hours
        self._writer: Any = None

    def add(self, rows: Sequence[Row]) -> None:
        self._waiting += rows
        if len(self._waiting) >= PARQUET_BATCH_ROWS:
            self._flush()

    def _flush(self) -> None:
        if not self._waiting:
            return
        table = self._arrow.Table.from_pylist(self._waiting)
        if self._writer is None:
            self._writer = self._parquet.ParquetWriter(self._file, table.schema)
        self._writer.write_table(table)
        self._waiting.clear()

    def close(self) -> None:
        self._flush()
        if self._writer is not None:
            self._writer.close()
        self._file.close()


FORMATS: dict[str, type[RowWriter]] = {".csv": CsvRows, ".jsonl": JsonRows, ".parquet": ParquetRows}


class RowFile:
    """A file of rows; the suffix of its name says the format."""

    def __init__(self, path: str | Path) -> None:
        path = Path(path)
        if path.suffix not in FORMATS:
            raise NotUnderstood(path, "the suffix must say the format", [f"*{suffix}" for suffix in FORMATS])
        try:
            self._writer: RowWriter = FORMATS[path.suffix](path)  # type: ignore[call-arg]
        except OSError as error:
            reason = f"cannot be written: {error.strerror}"
            raise BadData(path, reason, ["a file in a folder that you can write to"]) from None

    def add_game(self, state: State, *, number: int, seed: int, bots: Sequence[str]) -> None:
        """Write the rows of a finished game."""
        self._writer.add(game_rows(state, number=number, seed=seed, bots=bots))

    def __enter__(self) -> "RowFile":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._writer.close()


def add_match(file: RowFile, played: PlayedMatch) -> None:
    """Write the rows of a match, replayed from its record."""
    record = played.record
    file.add_game(record.final(), number=played.number, seed=record.seed, bots=played.bots)


@contextmanager
def optional_rows(path: Path | None) -> Iterator[RowFile | None]:
    """A file of rows, if one is wanted."""
    if path is None:
        yield None
    else:
        with RowFile(path) as rows:
            yield rows
