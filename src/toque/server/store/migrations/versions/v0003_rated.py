"""Tables are rated or casual; results know their side, and whether they count."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # The defaults are for the rows that are there already; the schema has none. Until now all counted.
    op.add_column(
        "match_table", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.true())
    )
    op.add_column("result", sa.Column("side", sa.Integer(), nullable=False, server_default="-1"))
    op.add_column(
        "result", sa.Column("counts", sa.Boolean(), nullable=False, server_default=sa.true())
    )
    op.execute("UPDATE match_table SET rated = false WHERE study OR CAST(opening AS TEXT) != '[]'")
    op.execute(
        'UPDATE result SET counts = false WHERE "table" IN'
        " (SELECT id FROM match_table WHERE CAST(opening AS TEXT) != '[]')"
    )
    op.execute(
        "UPDATE result SET counts = false WHERE person != '' AND EXISTS (SELECT 1 FROM result AS other"
        ' WHERE other."table" = result."table" AND other.person = result.person'
        " AND other.seat != result.seat)"
    )
    with op.batch_alter_table("match_table") as table:
        table.alter_column("rated", server_default=None)
    with op.batch_alter_table("result") as result:
        result.alter_column("side", server_default=None)
        result.alter_column("counts", server_default=None)


def downgrade() -> None:
    with op.batch_alter_table("result") as result:
        result.drop_column("counts")
        result.drop_column("side")
    with op.batch_alter_table("match_table") as table:
        table.drop_column("rated")
