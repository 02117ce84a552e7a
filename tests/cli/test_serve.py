"""`heptapolis serve`: what it says before it serves."""

import json
import signal
import socket
from pathlib import Path

from tests.cli.run import heptapolis, start
from tests.processes import TIMEOUT_SECONDS, free_port, wait_until_healthy


def test_the_openapi_document_is_printed() -> None:
    done = heptapolis("serve", "--openapi")
    assert done.code == 0
    assert "/api/tables" in json.loads(done.out)["paths"]


def test_a_port_in_use_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = heptapolis("serve", "--port", port, "--database", tmp_path / "tables.sqlite3")
    assert done.code == 2
    assert "another --port" in done.err


def test_what_is_no_database_is_named() -> None:
    done = heptapolis("serve", "--database", "mysql://host/name")
    assert done.code == 2
    assert "SQLite or PostgreSQL" in done.err


def test_it_serves_until_it_is_interrupted(tmp_path: Path) -> None:
    port = free_port()
    file = tmp_path / "tables.sqlite3"
    with start("serve", "--no-kernels", "--port", port, "--database", file) as process:
        wait_until_healthy(f"http://127.0.0.1:{port}", process)
        process.send_signal(signal.SIGINT)
        out, error = process.communicate(timeout=TIMEOUT_SECONDS)
    assert str(port) in out
    assert "Traceback" not in error
    assert process.returncode == 130
