"""Score pads that several phones fill in."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "pads",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("cities", sa.Boolean(), nullable=False),
        sa.Column("teams", sa.Boolean(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pads"),
    )
    op.create_index("ix_pads_touched", "pads", ["touched"])
    op.create_table(
        "pad_columns",
        sa.Column("pad_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("content", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("pad_id", "seat", name="pk_pad_columns"),
        sa.ForeignKeyConstraint(["pad_id"], ["pads.id"], name="fk_pad_columns_pad_id"),
    )


def downgrade() -> None:
    op.drop_table("pad_columns")
    op.drop_table("pads")
