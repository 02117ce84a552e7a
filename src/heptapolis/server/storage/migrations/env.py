"""How Alembic runs our migrations: on the connection that it is handed."""

from alembic import context

from heptapolis.server.storage.schema import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite changes tables by copying them
    transaction_per_migration=False,
)
context.run_migrations()
