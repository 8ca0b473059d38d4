"""A line of chat that is sent again, perhaps to another process, is kept once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

WITHOUT_ROWID = {"sqlite_with_rowid": False}
"""SQLite makes the table again for such a change, and must be told how it was made."""


def upgrade() -> None:
    op.add_column("chat", sa.Column("client", sa.Text(), nullable=False, server_default=""))
    with op.batch_alter_table("chat", table_kwargs=WITHOUT_ROWID) as table:
        table.alter_column("client", server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("chat", table_kwargs=WITHOUT_ROWID) as table:
        table.drop_column("client")
