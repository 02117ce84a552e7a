"""The puzzles that ship with the games, by id, and files of puzzles."""

import gzip
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from math import gcd
from pathlib import Path

from heptapolis.analysis.puzzles.model import Puzzle, PuzzleSet
from heptapolis.core.contract import State
from heptapolis.core.errors import BadData, HeptapolisError, UnknownName
from heptapolis.core.games import GAMES
from heptapolis.core.record import Record

ENDING = ".jsonl.gz"
PUZZLE_FILE = "a file that `heptapolis puzzles make` wrote"
WRITABLE_FILE = "a new file in a folder that you can write to"
STRIDE = 0.618  # of all puzzles, from one day to the next: neighbours in a file are of the same game


@dataclass(frozen=True)
class ShippedPuzzle:
    """A puzzle of an installed game; its id is the name of its set and its number there, from 1."""

    set_name: str
    number: int
    puzzle: Puzzle
    set: PuzzleSet

    @property
    def id(self) -> str:
        return f"{self.set_name}-{self.number}"

    @property
    def game(self) -> str:
        return self.set.head.game

    def replay(self) -> tuple[Record, State]:
        """The record of the game up to the puzzle, and its position."""
        return self.set.replay(self.puzzle)


@cache
def shipped_sets() -> dict[str, PuzzleSet]:
    """The sets of all installed games by name, in the order of the games."""
    found: dict[str, PuzzleSet] = {}
    for game in GAMES:
        folder = GAMES[game].puzzles
        files = sorted(folder.iterdir(), key=lambda file: file.name, reverse=True) if folder else ()
        for file in files:
            if file.name.endswith(ENDING):
                found[file.name.removesuffix(ENDING)] = _parse(file.name, file.read_bytes())
    return found


@cache
def shipped_puzzles() -> dict[str, ShippedPuzzle]:
    """Every puzzle by id."""
    puzzles = [
        ShippedPuzzle(name, number, puzzle, one)
        for name, one in shipped_sets().items()
        for number, puzzle in enumerate(one.puzzles, start=1)
    ]
    return {puzzle.id: puzzle for puzzle in puzzles}


def find_puzzle(name: str) -> ShippedPuzzle:
    """The puzzle with this id."""
    found = shipped_puzzles().get(name)
    if found is None:
        raise UnknownName(name[:40], "no such puzzle", list(shipped_puzzles())[:3])
    return found


def select_puzzles(set_name: str | None = None, theme: str | None = None) -> list[ShippedPuzzle]:
    """The puzzles of a set and a theme; an unknown name is an error."""
    _check_known(set_name, list(shipped_sets()), "no such set of puzzles")
    _check_known(theme, list_themes(), "no such theme")
    return [
        one
        for one in shipped_puzzles().values()
        if set_name in (None, one.set_name) and (theme is None or theme in one.puzzle.themes)
    ]


def list_themes() -> list[str]:
    """The themes of all puzzles, the most frequent first."""
    counts: dict[str, int] = {}
    for one in shipped_puzzles().values():
        for theme in one.puzzle.themes:
            counts[theme] = counts.get(theme, 0) + 1
    return sorted(counts, key=lambda theme: (-counts[theme], theme))


def _check_known(name: str | None, known: list[str], reason: str) -> None:
    if name is not None and name not in known:
        raise UnknownName(name[:40], reason, known)


def puzzle_of_day(day: date, puzzles: Sequence[ShippedPuzzle]) -> ShippedPuzzle:
    """The same for everybody on this day; every puzzle has its turn before one comes again."""
    if not puzzles:
        raise UnknownName("the day's puzzle", "no puzzles are installed")
    size = len(puzzles)
    stride = next(step for step in range(max(1, round(STRIDE * size)), 2 * size + 1) if gcd(step, size) == 1)
    return puzzles[day.toordinal() * stride % size]


def read_set(path: Path) -> PuzzleSet:
    """Read a file of puzzles; an error says what is wrong with it."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadData(path, f"cannot be read: {error.strerror}", [PUZZLE_FILE]) from None
    return _parse(str(path), content)


def _parse(name: str, content: bytes) -> PuzzleSet:
    try:
        return PuzzleSet.from_text(gzip.decompress(content).decode())
    except (OSError, EOFError, zlib.error, UnicodeDecodeError):
        raise BadData(name, "not a file of puzzles", [PUZZLE_FILE]) from None
    except HeptapolisError as error:
        raise BadData(name, f"{error.given}: {error.reason}", [PUZZLE_FILE]) from None


def write_set(path: Path, puzzles: PuzzleSet) -> None:
    """Write a file of puzzles; the same puzzles give the same bytes."""
    try:
        path.write_bytes(gzip.compress(puzzles.to_text().encode(), mtime=0))
    except OSError as error:
        raise BadData(path, f"cannot be written: {error.strerror}", [WRITABLE_FILE]) from None
