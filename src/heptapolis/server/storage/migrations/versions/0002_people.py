"""Clocks that can be paused, votes for a stand-in, why a bot decided, turns taken back."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("deadline", sa.Float(), nullable=True))
    op.add_column("tables", sa.Column("paused", sa.Float(), nullable=True))
    op.add_column("tables", sa.Column("undo", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.add_column("seats", sa.Column("votes", sa.JSON(), nullable=True))
    op.add_column("choices", sa.Column("proxy", sa.String(8), nullable=True))
    op.add_column("decisions", sa.Column("proxies", sa.JSON(), nullable=True))
    op.add_column("decisions", sa.Column("undo_to", sa.Integer(), nullable=True))
    _set_deadlines()


def _set_deadlines() -> None:
    """A clock that runs keeps running: until now its end followed from the last decision."""
    tables = sa.table(
        "tables",
        sa.column("id", sa.String),
        sa.column("status", sa.String),
        sa.column("timer", sa.JSON),
        sa.column("touched", sa.Float),
        sa.column("deadline", sa.Float),
    )
    connection = op.get_bind()
    playing = sa.select(tables.c.id, tables.c.timer, tables.c.touched).where(tables.c.status == "playing")
    for row in connection.execute(playing).all():
        if row.timer:
            deadline = row.touched + row.timer["seconds"]
            connection.execute(sa.update(tables).where(tables.c.id == row.id).values(deadline=deadline))


def downgrade() -> None:
    op.drop_column("decisions", "undo_to")
    op.drop_column("decisions", "proxies")
    op.drop_column("choices", "proxy")
    op.drop_column("seats", "votes")
    op.drop_index("ix_tables_deadline", "tables")
    for name in ("undo", "paused", "deadline"):
        op.drop_column("tables", name)
