"""One installed environment for all tests that need one, whichever worker they run in."""

import os

import pytest

from tests.plugins.environment import Environment, shared_environment


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Heptapolis and the example game, installed from their wheels."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base  # workers have folders side by side
    folder = shared / "installed"
    folder.mkdir(exist_ok=True)
    return shared_environment(folder)
