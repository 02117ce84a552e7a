"""docs/adding-a-game.md is true: its code is the code of the example, and its commands run."""

import re
from pathlib import Path

import pytest

from tests.plugins.environment import MARKET, ROOT, Environment

GUIDE = ROOT / "docs" / "adding-a-game.md"
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```", GUIDE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
SOURCES = [path for path in MARKET.rglob("*") if path.suffix in (".py", ".toml")]
COMMANDS = [
    line.partition("#")[0].split()
    for page in (GUIDE, MARKET / "README.md")
    for line in page.read_text("utf-8").splitlines()
    if line.startswith("heptapolis ") and not line.startswith("heptapolis serve")  # which never ends
]


@pytest.mark.parametrize("block", [block for language, block in BLOCKS if language])
def test_code_is_taken_from_the_example(block: str) -> None:
    assert any(squeezed(block) in squeezed(path.read_text("utf-8")) for path in SOURCES)


def squeezed(code: str) -> str:
    """The lines without what the formatter changes on a page: indentation and empty lines."""
    return "\n".join(line.strip() for line in code.splitlines() if line.strip())


def test_every_file_named_exists() -> None:
    links = re.findall(r"\]\(([\w./-]+)\)", GUIDE.read_text("utf-8"))
    assert [link for link in links if not (GUIDE.parent / link).exists()] == []


def test_commands_run(installed: Environment, tmp_path: Path) -> None:
    """In order: a game saved by one command is replayed by the next; the player always presses 1."""
    assert len(COMMANDS) > 6
    for program, *args in COMMANDS:
        done = installed.run(program, *args, cwd=tmp_path, answers="1\n" * 9)
        assert (done.code, done.err) == (0, ""), args
