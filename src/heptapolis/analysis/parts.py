"""Finished parts of an analysis in a file, one per line, so that an interrupted one can continue."""

from pathlib import Path

from heptapolis.analysis.model import VERSION, DecisionAnalysis, StepAnalysis
from heptapolis.analysis.resumable import ResumableFile
from heptapolis.analysis.run import Part, fingerprint
from heptapolis.core import codec
from heptapolis.core.errors import HeptapolisError
from heptapolis.core.record import Record

FORMAT = "heptapolis-analysis-parts"
PARTS_FILE = "a new file, or one of the same game, playouts and seed"


class PartFile(dict[str, Part]):
    """The parts by key; each one is written as soon as it is found."""

    def __init__(self, path: Path, record: Record, playouts: int, seed: int) -> None:
        super().__init__()
        head = codec.dumps([FORMAT, VERSION, fingerprint(record), playouts, seed])
        self._file = ResumableFile(path, head, PARTS_FILE)
        for line in self._file.lines:
            key, _, text = line.partition(" ")
            super().__setitem__(key, self._parse(key, text))

    def __setitem__(self, key: str, part: Part) -> None:
        super().__setitem__(key, part)
        text = codec.dump(DecisionAnalysis, part) if isinstance(part, DecisionAnalysis) else _dump_step(part)
        self._file.add(f"{key} {text}")

    def _parse(self, key: str, text: str) -> Part:
        try:
            return codec.load(DecisionAnalysis, text) if "." in key else codec.load(StepAnalysis, text)
        except HeptapolisError as error:
            raise self._file.error(f"part {key}: {error.reason}") from None


def _dump_step(part: StepAnalysis) -> str:
    return codec.dump(StepAnalysis, part)
