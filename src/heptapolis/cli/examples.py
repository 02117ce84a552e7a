"""Where the examples are: inside an installed package, or in the folder `examples` of a checkout."""

import shutil
from pathlib import Path

from heptapolis.core.errors import BadData

PACKAGE = Path(__file__).parents[1]
PLACES = (PACKAGE / "examples", PACKAGE.parents[1] / "examples")


def find_examples() -> list[Path]:
    """The example programs in alphabetical order."""
    folder = next(place for place in PLACES if place.is_dir())
    return sorted(folder.glob("*.py"))


def copy_examples(folder: Path) -> list[Path]:
    """Copy the examples into this folder and return their new paths; no file is overwritten."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        targets = {path: folder / path.name for path in find_examples()}
        for target in targets.values():
            if target.exists():
                raise BadData(target, "already exists", ["another folder"])
        return [Path(shutil.copy(path, target)) for path, target in targets.items()]
    except OSError as error:
        raise BadData(
            folder, f"cannot be written: {error.strerror}", ["a folder that you can write to"]
        ) from None
