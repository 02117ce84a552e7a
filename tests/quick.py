"""`pytest --quick` (`make quick`): the fast core, which needs no compiled kernel, no process and no browser.

Nobody keeps a list of it. Folders that need one of those throughout are not even read; tests marked `slow`
are left out; any other test is skipped at the moment when it compiles a kernel or starts a process.
"""

import threading
from collections.abc import Generator
from multiprocessing.process import BaseProcess
from pathlib import Path
from subprocess import Popen
from typing import Any, NoReturn
from unittest.mock import patch

import pytest
from numba.core.dispatcher import Dispatcher

FOLDERS = {"browser", "envs", "kernel", "oracle", "search"}


class Quick:
    """The hooks of a quick run."""

    def pytest_sessionstart(self) -> None:
        skip = skip_because("a compiled kernel")
        patch.object(Dispatcher, "compile", skip).start()
        patch("heptapolis.kernel.linking._compile", skip).start()

    def pytest_ignore_collect(self, collection_path: Path, config: pytest.Config) -> bool | None:
        inside = collection_path.relative_to(config.rootpath).parts
        return True if FOLDERS.intersection(inside) else None

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        slow = [item for item in items if item.get_closest_marker("slow")]
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if item not in slow]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Generator[None, object, object]:
        skip = skip_because("another process")
        with patch.object(Popen, "__init__", skip), patch.object(BaseProcess, "start", skip):
            return (yield)


def skip_because(need: str) -> Any:
    """A stand-in for what a quick test must not do: its caller, even a whole module, is skipped."""

    def skip(*_: object, **__: object) -> NoReturn:
        if threading.current_thread() is not threading.main_thread():  # of a server: no test ends here
            raise AssertionError(f"a quick test needs {need}: mark it `slow`")
        pytest.skip(f"not quick: needs {need}", allow_module_level=True)

    return skip
