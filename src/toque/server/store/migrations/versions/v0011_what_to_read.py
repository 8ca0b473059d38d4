"""What is to be read next is found without a look at every match that was ever played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_match_table_status_ended", "match_table", ["status", "ended"])
    being_read = sa.text("state = 'reading'")
    op.create_index(
        "ix_reading_begun",
        "reading",
        ["until"],
        sqlite_where=being_read,
        postgresql_where=being_read,
    )


def downgrade() -> None:
    op.drop_index("ix_reading_begun", table_name="reading")
    op.drop_index("ix_match_table_status_ended", table_name="match_table")
