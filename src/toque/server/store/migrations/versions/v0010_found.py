"""What people answered to the position of a day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "found",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("position", sa.Text(), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_found_person")),
        sa.PrimaryKeyConstraint("person", "day", "game", name=op.f("pk_found")),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("found")
