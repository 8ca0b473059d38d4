"""Seats of an imported record keep the names in it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # The default is for the rows that are there already; the schema has none.
    op.add_column("seat", sa.Column("name", sa.Text(), nullable=False, server_default=""))
    with op.batch_alter_table("seat") as seat:
        seat.alter_column("name", server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("seat") as seat:
        seat.drop_column("name")
