"""A real PostgreSQL from a wheel, to be restarted at will."""

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal
from warnings import catch_warnings, simplefilter

import pytest

from tests.processes import TIMEOUT_SECONDS


@dataclass(frozen=True)
class Postgres:
    """A database server; `server` is pgserver's own object."""

    server: Any
    url: str

    def restart(self, mode: Literal["fast", "immediate"]) -> None:
        """Stop it, in order or as if it had crashed, and start it again where it was."""
        commands: Any = importlib.import_module("pgserver")
        where = {"pgdata": self.server.pgdata, "user": self.server.system_user}
        wanted = ["-w", "-m", mode, "-l", str(self.server.log), "restart"]
        commands.pg_ctl(wanted, **where, timeout=TIMEOUT_SECONDS)
        with self.server._lock:
            self.server.ensure_postgres_running()  # it notes the new process, to stop it in the end


@contextmanager
def running_postgres(folder: Path) -> Iterator[Postgres]:
    """A PostgreSQL of its own; the server makes its tables itself."""
    pytest.importorskip("pgserver", reason="NOT TESTED with PostgreSQL: no pgserver for this Python")
    with catch_warnings():  # where the machine has no folder for run-time files
        simplefilter("ignore")
        pgserver: Any = importlib.import_module("pgserver")
        server = pgserver.get_server(folder)
    try:
        yield Postgres(server, server.get_uri())
    finally:
        server.cleanup()
