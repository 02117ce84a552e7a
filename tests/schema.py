"""The JSON schemas in the documentation; `python -m tests.schema` writes them anew."""

import json
from pathlib import Path
from typing import Any

from heptapolis.core import codec
from heptapolis.wonders.game import SavedState
from heptapolis.wonders.view import View

FOLDER = Path(__file__).parent.parent / "docs" / "schema"
TYPES: dict[str, type[Any]] = {"wonders-state": SavedState, "wonders-view": View}


def text(name: str) -> str:
    return json.dumps(codec.schema(TYPES[name]), indent=1) + "\n"


if __name__ == "__main__":
    for name in TYPES:
        (FOLDER / f"{name}.json").write_text(text(name))
