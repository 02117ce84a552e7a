"""Migrates a database to the current schema, at every start."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from heptapolis.core.errors import BadOption
from heptapolis.server.storage.database import EXAMPLES, make_engine

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x4E9A  # PostgreSQL: two processes that start at once migrate one after the other


def check_database(url: URL) -> None:
    """Reject a database that cannot be opened or written to, or that a newer version has made."""
    engine = make_engine(url)
    try:
        with engine.begin() as connection:  # on SQLite this takes the lock for writing
            revision = MigrationContext.configure(connection).get_current_revision()
            known = {one.revision for one in ScriptDirectory.from_config(config(connection)).walk_revisions()}
    except DBAPIError as error:
        raise BadOption(url.render_as_string(), f"cannot be used: {error.orig}", EXAMPLES) from None
    finally:
        engine.dispose()
    if revision is not None and revision not in known:
        raise BadOption(url.render_as_string(), "made by a newer version of Heptapolis", ["that version"])


def migrate(engine: Engine) -> None:
    """Apply every migration that is still missing."""
    with begin_unchecked(engine) as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        command.upgrade(config(connection), "head")


@contextmanager
def begin_unchecked(engine: Engine) -> Iterator[Connection]:
    """A transaction in which SQLite may change a table that others refer to, by copying and dropping it."""
    with engine.connect() as connection:
        _check_references(connection, "OFF")
        try:
            with connection.begin():
                yield connection
        finally:
            _check_references(connection, "ON")


def _check_references(connection: Connection, switch: str) -> None:
    """Turn SQLite's checks of references on or off; this works only outside a transaction."""
    raw = connection.connection.driver_connection
    if isinstance(raw, sqlite3.Connection):
        raw.execute(f"PRAGMA foreign_keys = {switch}")


def config(connection: Connection) -> Config:
    """Alembic's configuration: where our migrations are, and which connection to use."""
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER))
    settings.attributes["connection"] = connection
    return settings
