"""Play the games of docs/what-wins.md, and write the page.

    python -m tools.what_wins play GAMES
    python -m tools.what_wins search FOLDER
    python -m tools.what_wins write

`play` lets the bot `policy` play this many games of each configuration; `search` adds those that
`python -m benchmarks.calibration run` saved in a folder. Both keep their sums in docs/what-wins/data.json;
`write` makes page and charts from that file.
"""

import json
import sys
from pathlib import Path

from benchmarks.calibration import BOT
from tools.what_wins.collect import Configuration
from tools.what_wins.page import charts
from tools.what_wins.play import CONFIGURATIONS, play_configuration, read_search
from tools.what_wins.text import write_page

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "what-wins"
DATA = FOLDER / "data.json"
PAGE = ROOT / "docs" / "what-wins.md"


def play(games: int) -> None:
    _save("quick", {name: play_configuration(game, games) for name, game in CONFIGURATIONS.items()})


def add_search(folder: Path) -> None:
    _save("search", {path.stem: read_search(path, BOT) for path in sorted(folder.glob("*.jsonl"))})


def _save(part: str, found: dict[str, Configuration]) -> None:
    """Replace one part of the data."""
    saved = json.loads(DATA.read_text("utf-8")) if DATA.exists() else {"quick": {}, "search": {}}
    saved[part] = {name: one.to_dict() for name, one in found.items()}
    DATA.parent.mkdir(exist_ok=True)
    DATA.write_text(json.dumps(saved, indent=None, separators=(",", ":")) + "\n", "utf-8")


def read(data: Path = DATA) -> tuple[dict[str, Configuration], dict[str, Configuration]]:
    """The configurations of the quick bot, and of the search."""
    saved = json.loads(data.read_text("utf-8"))
    quick, search = (
        {n: Configuration.from_dict(c) for n, c in saved[p].items()} for p in ("quick", "search")
    )
    return quick, search


def write(folder: Path = FOLDER, page: Path = PAGE) -> None:
    quick, search = read(folder / "data.json")
    page.write_text(write_page(quick, search), "utf-8")
    for name, picture in charts(quick).items():
        (folder / name).write_text(picture, "utf-8")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["play", games]:
            play(int(games))
        case ["search", folder]:
            add_search(Path(folder))
        case ["write"]:
            write()
        case _:
            sys.exit(__doc__)
