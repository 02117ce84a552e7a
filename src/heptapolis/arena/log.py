"""The output file of a tournament: one finished match a line, written as soon as it is over."""

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import TextIO

from heptapolis.arena.match import Played, read_line
from heptapolis.core.errors import BadData, BadRecord, HeptapolisError

WRITABLE = "a new file in a folder that can be written to"


class MatchLog:
    """Where finished matches go; a torn last line, the trace of a crash, is cut off on the way in."""

    def __init__(self, path: Path, tournament: str, resume: bool) -> None:
        self.path, self.tournament = path, tournament
        self.finished = self._finished(resume)
        self._file = self._opened()

    def _finished(self, resume: bool) -> list[Played]:
        if self.path.is_dir():
            raise BadData(self.path, "is a folder", [WRITABLE])
        if not self.path.exists() or not self.path.stat().st_size:
            return []
        if not resume:
            raise BadData(self.path, "exists already", ["--resume", WRITABLE])
        matches = list(read_matches(self.path, torn=True))
        for match in matches:
            if match.tournament != self.tournament:
                valid = ["the same bots, options and seed", WRITABLE]
                raise BadData(self.path, "holds games of another tournament", valid)
        return matches

    def _opened(self) -> TextIO:
        """Write what is good into a file beside it, so that a crash cannot spoil what there is."""
        try:
            if self.finished:
                part = self.path.with_name(f".{self.path.name}.part")
                part.write_text("".join(f"{match.to_line()}\n" for match in self.finished), "utf-8")
                part.replace(self.path)
            return self.path.open("a", encoding="utf-8")
        except OSError as error:
            raise BadData(self.path, f"cannot be written: {error.strerror}", [WRITABLE]) from None

    def add(self, match: Played) -> None:
        self._file.write(f"{match.to_line()}\n")
        self._file.flush()

    def __enter__(self) -> "MatchLog":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def read_matches(path: Path, torn: bool = False) -> Iterator[Played]:
    """Every match of a file; with `torn` a last line without end is no mistake."""
    for number, line in enumerate(read_lines(path), start=1):
        if torn and not line.endswith("\n"):
            return
        try:
            yield read_line(line)
        except HeptapolisError as error:
            reason = f"line {number}: {error.given}: {error.reason}"
            raise BadRecord(
                path, reason, error.valid or ["a file that `heptapolis arena --output` wrote"]
            ) from None


def read_lines(path: Path) -> list[str]:
    """The lines of a text file, or the reason why they cannot be read."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.readlines()
    except OSError as error:
        raise BadRecord(path, f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(path, "not a file of games: it is not text") from None
