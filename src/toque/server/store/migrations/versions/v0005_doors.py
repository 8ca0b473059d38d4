"""Addresses are confirmed; people can be muted, silenced, banned and reported."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

FLAGS = ("email_confirmed", "silenced", "banned")


def upgrade() -> None:
    for name in FLAGS:
        op.add_column(
            "person", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())
        )
    op.add_column("person", sa.Column("muted", sa.JSON(), nullable=False, server_default="[]"))
    with op.batch_alter_table("person") as person:
        for name in (*FLAGS, "muted"):
            person.alter_column(name, server_default=None)
    op.create_table(
        "report",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_report")),
    )
    op.create_index(op.f("ix_report_closed_at"), "report", ["closed", "at"])


def downgrade() -> None:
    op.drop_index(op.f("ix_report_closed_at"), table_name="report")
    op.drop_table("report")
    with op.batch_alter_table("person") as person:
        for name in ("muted", *FLAGS):
            person.drop_column(name)
