"""Holidays are remembered, because there are only so many in a year."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("person", sa.Column("holidays", sa.JSON(), nullable=False, server_default="[]"))
    with op.batch_alter_table("person") as person:
        person.alter_column("holidays", server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("person") as person:
        person.drop_column("holidays")
