"""docs/cli.md shows the help as it is."""

from pathlib import Path

import pytest

from heptapolis.cli.docs import page

ROOT = Path(__file__).parents[2]


def test_the_page_is_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    """Written anew by `python -m heptapolis.cli.docs > docs/cli.md`."""
    monkeypatch.setenv("COLUMNS", "80")
    assert (ROOT / "docs" / "cli.md").read_text("utf-8") == page()
