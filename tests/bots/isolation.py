"""What tests bring to the registry of bots leaves it with them."""

import pytest

from heptapolis.bots import BOTS
from heptapolis.bots import declare as declarations


@pytest.fixture(autouse=True)
def only_our_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """A registry of its own for every test."""
    isolate_bots(monkeypatch)


def isolate_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is declared from now on is forgotten when the patches are undone."""
    monkeypatch.setattr(BOTS, "_things", dict(BOTS._things))
    monkeypatch.setattr(declarations, "_sources", {})
