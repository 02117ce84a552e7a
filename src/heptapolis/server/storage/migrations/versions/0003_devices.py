"""Guests have devices, avatars, and tables that they no longer want to see; a table may be without a host."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_devices_guest"),
        sa.UniqueConstraint("secret", name="uq_devices_secret"),
    )
    op.create_index("ix_devices_guest", "devices", ["guest"])
    op.create_table(
        "device_links",
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_device_links"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_device_links_guest"),
    )
    op.create_index("ix_device_links_guest", "device_links", ["guest"])
    op.create_table(
        "hidden_tables",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("guest", "table_id", name="pk_hidden_tables"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_hidden_tables_guest"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_hidden_tables_table_id"),
    )
    _move_secrets()
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("host", existing_type=sa.String(32), nullable=True)


def _move_secrets() -> None:
    """Until now a guest had one device, which can have the guest's id."""
    op.execute(
        "INSERT INTO devices (id, guest, secret, label, created, seen) "
        "SELECT id, id, secret, 'Unknown device', created, created FROM guests"
    )
    with op.batch_alter_table("guests") as guests:
        guests.drop_constraint("uq_guests_secret", type_="unique")
        guests.drop_column("secret")
        guests.add_column(sa.Column("avatar", sa.String(16), nullable=True))


def downgrade() -> None:
    """A guest keeps one device. Tables may stay without a host: an older program does not list them."""
    with op.batch_alter_table("guests") as guests:
        guests.drop_column("avatar")
        guests.add_column(sa.Column("secret", sa.String(64), nullable=True))
    op.execute(
        "UPDATE guests SET secret = "
        "COALESCE((SELECT MIN(secret) FROM devices WHERE devices.guest = guests.id), guests.id)"
    )
    with op.batch_alter_table("guests") as guests:
        guests.alter_column("secret", existing_type=sa.String(64), nullable=False)
        guests.create_unique_constraint("uq_guests_secret", ["secret"])
    for name in ("hidden_tables", "device_links", "devices"):
        op.drop_table(name)
