"""Each running table is kept by one process at a time, and knows with which rules it began."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("keeper", "digest"):
        op.add_column("match_table", sa.Column(name, sa.Text(), nullable=False, server_default=""))
    rules = sa.Column("rules", sa.Integer(), nullable=False, server_default="0")
    op.add_column("match_table", rules)
    with op.batch_alter_table("match_table") as table:
        for name in ("keeper", "digest", "rules"):
            table.alter_column(name, server_default=None)
    running = sa.text("status = 'running'")
    op.create_index(
        "ix_match_table_kept",
        "match_table",
        ["keeper"],
        sqlite_where=running,
        postgresql_where=running,
    )
    op.create_table(
        "process",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_process")),
    )


def downgrade() -> None:
    op.drop_table("process")
    op.drop_index("ix_match_table_kept", table_name="match_table")
    with op.batch_alter_table("match_table") as table:
        for name in ("keeper", "digest", "rules"):
            table.drop_column(name)
