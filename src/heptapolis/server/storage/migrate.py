"""Migrate a database to the current schema, at every start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, text

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x4E9A  # PostgreSQL: two processes that start at once migrate one after the other


def migrate(engine: Engine) -> None:
    """Apply every migration that is still missing."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        command.upgrade(config(connection), "head")


def config(connection: Connection) -> Config:
    """Alembic, told where we keep our migrations and which connection to use."""
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER))
    settings.attributes["connection"] = connection
    return settings
