"""docs/architecture.md lists every folder of the package; a language is a folder that needs no line."""

import re
from pathlib import Path

import heptapolis

PACKAGE = Path(heptapolis.__file__).parent
PAGE = Path(__file__).parents[1] / "docs" / "architecture.md"
BUILT = PACKAGE / "server" / "web"  # the built page is in no commit


def folders() -> set[str]:
    found = {path.parent for path in PACKAGE.rglob("*.*") if "__pycache__" not in path.parts}
    return {
        str(path.relative_to(PACKAGE))
        for path in found | {parent for path in found for parent in path.parents if PACKAGE in parent.parents}
        if path != PACKAGE and BUILT not in (path, *path.parents) and path.parent.name != "languages"
    }


def test_every_folder_has_its_line() -> None:
    listed = re.findall(r"^\| `([\w/]+)` \| .+ \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert listed == sorted(listed), "one line each, in order"
    assert set(listed) == folders()


def test_only_what_belongs_there_is_at_the_top() -> None:
    at_the_top = {path.name for path in PACKAGE.iterdir() if path.is_file()}
    assert at_the_top == {"__init__.py", "__main__.py", "py.typed"}
