"""Settings for every test: how hard Hypothesis tries, and kernels that two workers do not compile twice."""

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("heptapolis", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("soak", parent=settings.get_profile("heptapolis"), max_examples=5_000)
settings.load_profile("heptapolis")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="only what needs no kernel, process or browser")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--quick"):
        from tests.quick import Quick

        config.pluginmanager.register(Quick())


def pytest_sessionstart(session: pytest.Session) -> None:
    worker = os.environ.get("PYTEST_XDIST_WORKER", "")
    if worker and not session.config.getoption("--quick"):
        compile_kernels(int(worker.removeprefix("gw")))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the figures that tests have noted, such as how many games were played."""
    for report in terminalreporter.getreports("passed"):
        for name, noted in report.user_properties:
            if name == "figures":
                terminalreporter.write_line(f"{report.nodeid}: {noted}")


def compile_kernels(worker: int) -> None:
    """Workers begin with different games, so that each finds on disk what another one has compiled."""
    from heptapolis.bots.mcts import search_of
    from heptapolis.core.games import make
    from heptapolis.kernel.engine import compiled_games, engine_of
    from heptapolis.kernel.jit import config
    from heptapolis.search.forecast import forecaster_of

    if not config.DISABLE_JIT:  # uncompiled, the kernels are imported late: coverage has to see it
        for name in sorted(compiled_games(), reverse=bool(worker % 2)):
            search_of(make(name))
            engine_of(make(name)).compile_all()
            forecaster_of(make(name))
