"""Record files: checked when read, written whole or not at all."""

from pathlib import Path

from heptapolis.cli.errors import in_record
from heptapolis.core.errors import BadData, BadRecord, HeptapolisError
from heptapolis.core.record import Record

WRITABLE_FILE = "a new file in a folder that you can write to"
SAVED_GAME = "a file that `heptapolis play --save` wrote"


def read_record(path: Path) -> Record:
    """Read the record in this file; if there is none, the error says why in one line."""
    try:
        return Record.from_json(path.read_text("utf-8"))
    except OSError as error:
        raise BadRecord(path, f"cannot be read: {error.strerror}", [SAVED_GAME]) from None
    except UnicodeDecodeError:
        raise BadRecord(path, "not a record: not text", [SAVED_GAME]) from None
    except HeptapolisError as error:
        wrong = in_record(path, error)
        raise BadRecord(path, f"not a record: {wrong.reason}", wrong.valid or [SAVED_GAME]) from None


def read_text(path: Path, kind: str) -> str:
    """Read a text file that should be of this kind."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise BadData(path, f"cannot be read: {error.strerror}", [kind]) from None
    except UnicodeDecodeError:
        raise BadData(path, f"not {kind}: not text", [kind]) from None


def in_file(path: Path, error: BadData) -> BadData:
    """The error, with the name of the file it was found in."""
    return BadData(path, f"{error.given}: {error.reason}", error.valid)


class SaveFile:
    """The file a game is saved to: checked before the game starts, written after every decision."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._part = path.with_name(f".{path.name}.part")
        self._check_overwritable()
        self._write("")
        self._part.unlink()

    def save(self, record: Record) -> None:
        self._write(record.to_json())
        self._part.replace(self.path)

    def _write(self, text: str) -> None:
        """Write to a temporary file first, so that a crash cannot leave half a record."""
        try:
            self._part.write_text(text, "utf-8")
        except OSError as error:
            raise BadData(self.path, f"cannot be written: {error.strerror}", [WRITABLE_FILE]) from None

    def _check_overwritable(self) -> None:
        """Allow overwriting a saved game, but no other file."""
        if self.path.is_dir():
            raise BadData(self.path, "is a folder", [WRITABLE_FILE])
        if self.path.exists() and self.path.stat().st_size:
            try:
                read_record(self.path)
            except BadRecord:
                raise BadData(self.path, "exists and is not a saved game", [WRITABLE_FILE]) from None
