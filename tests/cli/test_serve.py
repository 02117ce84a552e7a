"""`heptapolis serve`: what it says before it serves."""

import json
import signal
import socket
import sqlite3
from contextlib import closing
from dataclasses import asdict
from pathlib import Path

import pytest

from heptapolis.server.settings import Limits
from tests.cli.run import heptapolis, start
from tests.paths import ROOT
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


def test_a_file_that_is_not_a_database_is_named() -> None:
    done = heptapolis("serve", "--database", "mysql://host/name")
    assert done.code == 2
    assert "SQLite or PostgreSQL" in done.err


@pytest.mark.parametrize("content", ["not a database, by far", "newer"])
def test_a_database_that_cannot_be_used_is_named(tmp_path: Path, content: str) -> None:
    """It used to end in a traceback."""
    file = tmp_path / "tables.sqlite3"
    if content == "newer":
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
            connection.execute("INSERT INTO alembic_version VALUES ('9999')")
            connection.commit()
    else:
        file.write_text(content * 100)
    done = heptapolis("serve", "--port", free_port(), "--database", file)
    assert done.code == 2
    assert "tables.sqlite3" in done.err
    assert "Traceback" not in done.err


@pytest.mark.parametrize("limit", ["uploads=many", "uploads=0", "uploads=-1", "nonsense=1", "uploads"])
def test_a_limit_that_is_none_is_named(limit: str, tmp_path: Path) -> None:
    done = heptapolis("serve", "--limit", limit, "--database", tmp_path / "tables.sqlite3")
    assert done.code == 2
    assert limit.partition("=")[0] in done.err


def test_every_limit_is_documented() -> None:
    table = (ROOT / "docs/deploy.md").read_text("utf-8")
    for name, value in asdict(Limits()).items():
        number = f"{value:,}" if isinstance(value, int) else f"{value:g}"
        assert f"| `{name}` | {number} |" in table


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
