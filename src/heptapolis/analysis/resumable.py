"""A file of finished parts, one per line, so that an interrupted run can continue."""

from pathlib import Path

from heptapolis.core.errors import BadData


class ResumableFile:
    """A head that says what the parts belong to, then the parts; a last line that was cut off is left out."""

    def __init__(self, path: Path, head: str, valid: str) -> None:
        self.path, self._valid = path, valid
        self.lines = self._read(head)
        self._write("\n".join([head, *self.lines]) + "\n", "w")

    def add(self, line: str) -> None:
        """Write one part at once."""
        self._write(f"{line}\n", "a")

    def error(self, reason: str) -> BadData:
        """What is wrong with the file."""
        return BadData(self.path, reason, [self._valid])

    def _read(self, head: str) -> list[str]:
        if not self.path.exists():
            return []
        try:
            text = self.path.read_text("utf-8")
        except (OSError, UnicodeDecodeError):
            raise self.error("cannot be read") from None
        first, *lines = text.split("\n")
        if text and first != head:
            raise self.error("has parts of another run")
        return lines[:-1]

    def _write(self, text: str, mode: str) -> None:
        try:
            with self.path.open(mode, encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            raise self.error(f"cannot be written: {error.strerror}") from None
