"""The output file of a tournament: one line per finished match, written as soon as it is over."""

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import TextIO

from heptapolis.arena.match import PlayedMatch, parse_match
from heptapolis.core.errors import BadData, BadRecord, HeptapolisError

WRITABLE_FILE = "a new file in a folder that you can write to"


class MatchLog:
    """Appends finished matches to a file; opening it drops a last line that a crash cut short."""

    def __init__(self, path: str | Path, tournament: str, resume: bool) -> None:
        self.path, self.tournament = Path(path), tournament
        self.finished = self._read_finished(resume)
        self._file = self._open()

    def _read_finished(self, resume: bool) -> list[PlayedMatch]:
        if self.path.is_dir():
            raise BadData(self.path, "is a folder", [WRITABLE_FILE])
        if not self.path.exists() or not self.path.stat().st_size:
            return []
        if not resume:
            raise BadData(self.path, "already exists", ["--resume", WRITABLE_FILE])
        matches = list(read_matches(self.path, allow_torn=True))
        for match in matches:
            if match.tournament != self.tournament:
                valid = ["the same bots, options and seed", WRITABLE_FILE]
                raise BadData(self.path, "holds the games of a different tournament", valid)
        return matches

    def _open(self) -> TextIO:
        """Rewrite the complete lines through a temporary file, so that a crash cannot lose them."""
        try:
            if self.finished:
                part = self.path.with_name(f".{self.path.name}.part")
                part.write_text("".join(f"{match.to_line()}\n" for match in self.finished), "utf-8")
                part.replace(self.path)
            return self.path.open("a", encoding="utf-8")
        except OSError as error:
            raise BadData(self.path, f"cannot be written: {error.strerror}", [WRITABLE_FILE]) from None

    def add(self, match: PlayedMatch) -> None:
        """Write one match at once, so that an interrupted tournament can resume after it."""
        self._file.write(f"{match.to_line()}\n")
        self._file.flush()

    def __enter__(self) -> "MatchLog":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def read_matches(path: str | Path, allow_torn: bool = False) -> Iterator[PlayedMatch]:
    """Every match in a file; with `allow_torn`, an unfinished last line is skipped."""
    for number, line in enumerate(read_lines(path), start=1):
        if allow_torn and not line.endswith("\n"):
            return
        try:
            yield parse_match(line)
        except HeptapolisError as error:
            reason = f"line {number}: {error.given}: {error.reason}"
            raise BadRecord(
                path, reason, error.valid or ["a file that `heptapolis arena --output` wrote"]
            ) from None


def read_lines(path: str | Path) -> list[str]:
    """The lines of a text file; raise an error that says why if they cannot be read."""
    try:
        with Path(path).open(encoding="utf-8") as file:
            return file.readlines()
    except OSError as error:
        raise BadRecord(path, f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(path, "not a file of games: not text") from None
