"""The JSON schemas in the documentation; `python -m tests.schema` writes them again."""

import json
from typing import Any

from heptapolis.core import codec
from heptapolis.games.dice import game as dice
from heptapolis.games.dice import view as dice_view
from heptapolis.games.dice.boards import BoardFile
from heptapolis.games.wonders import game as wonders
from heptapolis.games.wonders import view as wonders_view
from tests.paths import ROOT

FOLDER = ROOT / "docs" / "schema"
TYPES: dict[str, type[Any]] = {
    "wonders-state": wonders.SavedState,
    "wonders-view": wonders_view.View,
    "dice-state": dice.SavedState,
    "dice-view": dice_view.View,
    "dice-boards": BoardFile,
}


def text(name: str) -> str:
    return json.dumps(codec.schema(TYPES[name]), indent=1) + "\n"


if __name__ == "__main__":
    for name in TYPES:
        (FOLDER / f"{name}.json").write_text(text(name))
