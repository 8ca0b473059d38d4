"""Browsers that are told when a table waits for their person, each by parcels of its own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

WAITING = sa.text("""state = 'waiting' AND "key" != ''""")


def _index(*columns: str) -> None:
    op.create_index(
        "uq_parcel_waiting",
        "parcel",
        list(columns),
        unique=True,
        sqlite_where=WAITING,
        postgresql_where=WAITING,
    )


def upgrade() -> None:
    op.create_table(
        "device",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("session", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("auth", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["session.id"], name=op.f("fk_device_session")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_device_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_device")),
        sa.UniqueConstraint("session", name=op.f("uq_device_session")),
        sa.UniqueConstraint("endpoint", name=op.f("uq_device_endpoint")),
    )
    op.create_index(op.f("ix_device_person"), "device", ["person"])
    op.drop_index("uq_parcel_waiting", table_name="parcel")
    op.add_column("parcel", sa.Column("device", sa.Text(), nullable=False, server_default=""))
    with op.batch_alter_table("parcel") as table:
        table.alter_column("device", server_default=None)
    _index("key", "person", "device")


def downgrade() -> None:
    # Without its browser a note cannot be sent.
    op.execute("DELETE FROM parcel WHERE kind = 'push'")
    op.drop_index("uq_parcel_waiting", table_name="parcel")
    with op.batch_alter_table("parcel") as table:
        table.drop_column("device")
    _index("key", "person")
    op.drop_table("device")
