"""docs/cli.md shows the help as it is."""

import pytest

from heptapolis.cli.docs import page
from tests.paths import ROOT


def test_the_page_is_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    """`python -m heptapolis.cli.docs > docs/cli.md` writes it again."""
    monkeypatch.setenv("COLUMNS", "80")
    assert (ROOT / "docs" / "cli.md").read_text("utf-8") == page()
