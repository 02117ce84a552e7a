"""The example of docs/kernel-dice.md runs, and its table of codes is true."""

import re

import pytest

from heptapolis.games.dice.kernel import actions
from heptapolis.games.dice.kernel.layout import BOXES
from tests.paths import ROOT

PAGE = (ROOT / "docs" / "kernel-dice.md").read_text("utf-8")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    example = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert example
    exec(example[1], {})
    assert "'pass'" in capsys.readouterr().out


def test_the_groups_are_documented() -> None:
    for name, size in actions.GROUPS:
        codes = f"{size // BOXES} × {BOXES}" if name in ("build", "cross") else str(size)
        assert f"| `{name}` | {codes} |" in PAGE
