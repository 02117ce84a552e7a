"""docs/api.md is true: its Python runs, and the names that it promises exist."""

import re
from importlib import import_module

import pytest

from tests.paths import ROOT

PAGE = (ROOT / "docs" / "api.md").read_text("utf-8")


def test_every_public_name_is_on_the_page() -> None:
    row = next(line for line in PAGE.splitlines() if line.startswith("| `heptapolis` |"))
    assert set(re.findall(r"`(\w+)`", row.split("|")[2])) == set(import_module("heptapolis").__all__)


@pytest.mark.parametrize("name", re.findall(r"`(heptapolis\.[a-z.]+)`", PAGE.split("## Promises")[0]))
def test_every_module_on_the_page_exists(name: str) -> None:
    if name not in ("heptapolis.games", "heptapolis.bots"):  # entry points too
        import_module(name)


@pytest.mark.slow
def test_its_snippets_run(capsys: pytest.CaptureFixture[str]) -> None:
    for block in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec(block, {})
        assert capsys.readouterr().out
