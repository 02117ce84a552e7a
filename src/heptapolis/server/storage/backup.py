"""Backs up and restores an SQLite database without losing anything: the write-ahead log is included."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy.engine import URL

from heptapolis.core.errors import BadData, BadOption
from heptapolis.server.storage.database import SQLITE_BUSY_SECONDS

KEPT = ".before-restore"  # suffix of the copy of what a restore replaces


def back_up(url: URL, file: Path) -> None:
    """Copy the database to a new file, even while a server writes to it."""
    source = find_file(url)
    if not source.is_file():
        raise BadOption(source, "there is no such database")
    if file.exists():
        raise BadOption(file, "this file exists; nothing is overwritten", ["another name"])
    with _open(source) as connection:
        check_database(connection, source)
        _copy(connection, file)


def restore(url: URL, file: Path) -> Path | None:
    """Replace the database with a backup; return the file that keeps what was there, if anything was."""
    target = find_file(url)
    if not file.is_file():
        raise BadOption(file, "there is no such backup")
    with _open(file) as backup:
        check_database(backup, file)
        kept = _set_aside(target) if target.exists() else None
        with _open(target) as connection:
            backup.backup(connection)
    return kept


def find_file(url: URL) -> Path:
    if url.get_backend_name() != "sqlite" or not url.database:
        raise BadOption(url.render_as_string(), "only SQLite; for PostgreSQL use pg_dump and pg_restore")
    return Path(url.database)


def check_database(connection: sqlite3.Connection, file: Path) -> None:
    """Reject a file that is damaged or is not one of our databases."""
    try:
        sound = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        connection.execute("SELECT version_num FROM alembic_version").fetchone()
        connection.execute("SELECT count(*) FROM decisions").fetchone()
    except sqlite3.DatabaseError as error:
        raise BadData(file, f"not a database of tables: {error}") from None
    if not sound:
        raise BadData(file, "the database is damaged")


def _set_aside(target: Path) -> Path:
    """Copy what a restore will replace; nobody else may be using it."""
    kept = target.with_name(target.name + KEPT)
    kept.unlink(missing_ok=True)
    with _open(target) as connection:
        try:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute("COMMIT")
        except sqlite3.OperationalError as error:
            raise BadOption(target, f"a server is using it ({error}): stop it first") from None
        _copy(connection, kept)
    return kept


def _copy(source: sqlite3.Connection, file: Path) -> None:
    with _open(file) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # a single file that can be moved anywhere


@contextmanager
def _open(file: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(file, timeout=SQLITE_BUSY_SECONDS, isolation_level=None)) as connection:
        yield connection
