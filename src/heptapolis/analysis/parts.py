"""Finished parts of an analysis in a file, one per line, so that an interrupted one can continue."""

from pathlib import Path

from heptapolis.analysis.model import VERSION, DecisionAnalysis, StepAnalysis
from heptapolis.analysis.run import Part, fingerprint
from heptapolis.core import codec
from heptapolis.core.errors import BadData, HeptapolisError
from heptapolis.core.record import Record

FORMAT = "heptapolis-analysis-parts"
PARTS_FILE = "a new file, or one of the same game, playouts and seed"


class PartFile(dict[str, Part]):
    """The parts by key; each one is written as soon as it is found."""

    def __init__(self, path: Path, record: Record, playouts: int, seed: int) -> None:
        super().__init__()
        self._path = path
        head = codec.dumps([FORMAT, VERSION, fingerprint(record), playouts, seed])
        lines = self._read(head)
        for line in lines:
            key, _, text = line.partition(" ")
            super().__setitem__(key, self._parse(key, text))
        self._write("\n".join([head, *lines]) + "\n", "w")

    def __setitem__(self, key: str, part: Part) -> None:
        super().__setitem__(key, part)
        text = codec.dump(DecisionAnalysis, part) if isinstance(part, DecisionAnalysis) else _dump_step(part)
        self._write(f"{key} {text}\n", "a")

    def _read(self, head: str) -> list[str]:
        """The lines of an earlier run; a last line that was cut off is left out."""
        if not self._path.exists():
            return []
        try:
            text = self._path.read_text("utf-8")
        except (OSError, UnicodeDecodeError):
            raise BadData(self._path, "cannot be read", [PARTS_FILE]) from None
        first, *lines = text.split("\n")
        if text and first != head:
            raise BadData(self._path, "has parts of another analysis", [PARTS_FILE])
        return lines[:-1]

    def _parse(self, key: str, text: str) -> Part:
        try:
            return codec.load(DecisionAnalysis, text) if "." in key else codec.load(StepAnalysis, text)
        except HeptapolisError as error:
            raise BadData(self._path, f"part {key}: {error.reason}", [PARTS_FILE]) from None

    def _write(self, text: str, mode: str) -> None:
        try:
            with self._path.open(mode, encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            raise BadData(self._path, f"cannot be written: {error.strerror}", [PARTS_FILE]) from None


def _dump_step(part: StepAnalysis) -> str:
    return codec.dump(StepAnalysis, part)
