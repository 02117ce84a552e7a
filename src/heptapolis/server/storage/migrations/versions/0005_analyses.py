"""Analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("fingerprint", sa.String(32), nullable=False),
        sa.Column("playouts", sa.Integer(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=True),
        sa.Column("process", sa.String(32), nullable=True),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("of", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_analyses"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_analyses_table_id"),
    )
    op.create_index("ix_analyses_fingerprint", "analyses", ["fingerprint"])


def downgrade() -> None:
    op.drop_table("analyses")
