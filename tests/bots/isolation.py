"""Bots that a test registers are gone after it."""

import pytest

from heptapolis.bots import BOTS
from heptapolis.bots import declare as declarations


@pytest.fixture(autouse=True)
def only_our_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every test its own registry."""
    isolate_bots(monkeypatch)


def isolate_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget what is declared from now on when the patches are undone."""
    monkeypatch.setattr(BOTS, "_things", dict(BOTS._things))
    monkeypatch.setattr(declarations, "_sources", {})
