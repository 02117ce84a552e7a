"""Settings for every test: how hard Hypothesis tries, and kernels that two workers do not compile twice."""

import os

import pytest
from hypothesis import HealthCheck, settings

from heptapolis.bots.mcts import search_of
from heptapolis.core.games import make
from heptapolis.kernel.engine import compiled_games
from heptapolis.kernel.jit import config

settings.register_profile("heptapolis", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("soak", parent=settings.get_profile("heptapolis"), max_examples=5_000)
settings.load_profile("heptapolis")


@pytest.hookimpl
def pytest_sessionstart() -> None:
    """Workers begin with different games: each then finds on the disk what another one has compiled."""
    worker = os.environ.get("PYTEST_XDIST_WORKER", "")
    if worker and not config.DISABLE_JIT:  # uncompiled, the kernels are imported late: coverage has to see it
        odd = int(worker.removeprefix("gw")) % 2
        for name in sorted(compiled_games(), reverse=bool(odd)):
            search_of(make(name))
