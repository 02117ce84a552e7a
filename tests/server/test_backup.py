"""`heptapolis backup` and `restore`: nothing acknowledged is missing, whatever happened to the server."""

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx2
import pytest

from tests.cli.run import heptapolis
from tests.processes import TIMEOUT_SECONDS
from tests.server.processes import ServerProcess


def enter(one: ServerProcess, name: str) -> str:
    """A new guest's cookie; the guest is stored when this returns."""
    answer = httpx2.post(f"{one.url}/api/guest", json={"name": name}, timeout=TIMEOUT_SECONDS)
    return str(answer.cookies["heptapolis"])


def read_names(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [name for (name,) in connection.execute("SELECT name FROM guests ORDER BY name")]


def test_a_backup_after_a_crash_holds_what_only_the_log_had(tmp_path: Path) -> None:
    """Copying the file used to be the advice: after SIGKILL, it lacks all that is in the write-ahead log."""
    file, saved = tmp_path / "tables.sqlite3", tmp_path / "saved.sqlite3"
    with ServerProcess(f"sqlite:///{file}", tmp_path / "log.txt") as one:
        ada = enter(one, "Ada")
        assert heptapolis("backup", tmp_path / "running.sqlite3", "--database", file).code == 0
        assert "is using it" in heptapolis("restore", tmp_path / "running.sqlite3", "--database", file).err
        enter(one, "Bob")
        one.kill()
        assert heptapolis("backup", saved, "--database", file).code == 0
        assert (read_names(tmp_path / "running.sqlite3"), read_names(saved)) == (["Ada"], ["Ada", "Bob"])
        for leftover in tmp_path.glob("tables.sqlite3*"):
            leftover.unlink()
        assert heptapolis("restore", saved, "--database", file).code == 0
        one.start()
        one.wait()
        headers = {"Cookie": f"heptapolis={ada}"}
        assert (
            httpx2.get(f"{one.url}/api/guest", headers=headers, timeout=TIMEOUT_SECONDS).json()["name"]
            == "Ada"
        )


def make_database(file: Path, name: str) -> None:
    """A database that looks like ours, with one guest."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(
            "CREATE TABLE alembic_version (version_num TEXT); CREATE TABLE decisions (sequence INTEGER);"
            f"CREATE TABLE guests (name TEXT); INSERT INTO guests VALUES ('{name}')"
        )


def test_a_restore_keeps_what_it_replaces(tmp_path: Path) -> None:
    file, saved = tmp_path / "tables.sqlite3", tmp_path / "saved.sqlite3"
    make_database(file, "Bob")
    make_database(saved, "Ada")
    done = heptapolis("restore", saved, "--database", file)
    assert done.code == 0
    kept = tmp_path / "tables.sqlite3.before-restore"
    assert str(kept) in done.out
    assert (read_names(file), read_names(kept)) == (["Ada"], ["Bob"])


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    file, saved = tmp_path / "tables.sqlite3", tmp_path / "saved.sqlite3"
    make_database(file, "Ada")
    make_database(saved, "Bob")
    assert "nothing is overwritten" in heptapolis("backup", saved, "--database", file).err
    assert read_names(saved) == ["Bob"]


@pytest.mark.parametrize("content", [b"", b"not a database" * 100])
def test_only_a_database_of_tables_is_restored(tmp_path: Path, content: bytes) -> None:
    file, saved = tmp_path / "tables.sqlite3", tmp_path / "saved.sqlite3"
    make_database(file, "Ada")
    saved.write_bytes(content)
    assert heptapolis("restore", saved, "--database", file).code == 2
    assert read_names(file) == ["Ada"]


def test_postgresql_has_its_own_tools(tmp_path: Path) -> None:
    done = heptapolis("backup", tmp_path / "saved", "--database", "postgresql://host/name")
    assert (done.code, "pg_dump" in done.err) == (2, True)
