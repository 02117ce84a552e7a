"""The README is true: its Python runs, and so do its commands; the Python of docs/kernel.md too."""

import re
from pathlib import Path

import pytest

import heptapolis
from tests.cli.run import PROGRAM, recorded
from tests.paths import ROOT
from tests.processes import run_python

PAGES = [(ROOT / name).read_text("utf-8") for name in ("README.md", "docs/kernel.md")]
BLOCKS = [
    block for page in PAGES for block in re.findall(r"^```(\w*)\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
]
PYTHON = [block for language, block in BLOCKS if language == "python"]
COMMANDS = [
    line.partition("#")[0].split()
    for _, block in BLOCKS
    for line in block.splitlines()
    if line.startswith("heptapolis ")
]


def done(folder: Path, *arguments: str) -> str:
    """What Python prints, run with these arguments in this folder; it must not complain."""
    process = run_python("-W", "error", *arguments, cwd=folder)
    assert (process.returncode, process.stderr) == (0, "")
    return process.stdout


@pytest.mark.parametrize("block", PYTHON)
def test_python_runs(block: str, tmp_path: Path) -> None:
    assert done(tmp_path, "-c", block)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_commands_run(command: list[str], tmp_path: Path) -> None:
    """Games that a command replays lie ready; nobody types anything."""
    recorded(heptapolis.make("wonders", players=3), 1, tmp_path / "game.json")
    smaller = ["20" if word == "1000" else word for word in command[1:]]  # a thousand games take a while
    assert done(tmp_path, "-c", PROGRAM, *smaller)


def test_the_readme_has_both() -> None:
    assert PYTHON
    assert len(COMMANDS) > 4
