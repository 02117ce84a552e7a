"""Files of tuned weights: read before the work starts, written whole."""

from collections.abc import Mapping
from pathlib import Path

from heptapolis.core.errors import BadData
from heptapolis.core.weights import format_weight_sets, parse_weight_sets

WEIGHT_FILE = "a new file, or one that `heptapolis tune` wrote"


class WeightFile:
    """A file with a set of weights for each kind of game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._sets = self._read()

    def _read(self) -> dict[str, dict[str, float]]:
        if not self.path.parent.is_dir():
            raise BadData(self.path, "the folder does not exist", [WEIGHT_FILE])
        if not self.path.exists():
            return {}
        try:
            return parse_weight_sets(self.path.read_text("utf-8"))
        except (OSError, ValueError, AttributeError, TypeError) as error:
            raise BadData(self.path, f"not a weight file: {error}", [WEIGHT_FILE]) from None

    def write(self, profile: str, values: Mapping[str, float]) -> None:
        """Write this set, and keep the others."""
        part = self.path.with_name(f".{self.path.name}.part")
        try:
            part.write_text(format_weight_sets(self._sets | {profile: dict(values)}), "utf-8")
            part.replace(self.path)
        except OSError as error:
            raise BadData(self.path, f"cannot be written: {error.strerror}", [WEIGHT_FILE]) from None
