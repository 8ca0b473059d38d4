"""Tables at which the chef may be asked, and what he has to say about matches that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "match_table", sa.Column("chef", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    with op.batch_alter_table("match_table") as table:
        table.alter_column("chef", server_default=None)
    op.create_table(
        "reading",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("notes", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["match_table.id"], name=op.f("fk_reading_table")),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_reading")),
    )


def downgrade() -> None:
    op.drop_table("reading")
    with op.batch_alter_table("match_table") as table:
        table.drop_column("chef")
