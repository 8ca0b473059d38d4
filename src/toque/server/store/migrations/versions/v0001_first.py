"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

TIME = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
WAITING = sa.text("""state = 'waiting' AND "key" != ''""")


def upgrade() -> None:
    op.create_table(
        "match_table",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("edition_source", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("pace", sa.JSON(), nullable=False),
        sa.Column("visibility", sa.Text(), nullable=False),
        sa.Column("spectators", sa.Boolean(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("study", sa.Boolean(), nullable=False),
        sa.Column("parent", sa.Text(), nullable=False),
        sa.Column("opening", sa.JSON(), nullable=False),
        sa.Column("started", TIME, nullable=False),
        sa.Column("ended", TIME, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_match_table"),
    )
    op.create_index("ix_match_table_host_created", "match_table", ["host", "created"])
    op.create_index("ix_match_table_status_created", "match_table", ["status", "created"])

    op.create_table(
        "parcel",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("due", TIME, nullable=False),
        sa.Column("tries", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("sent", TIME, nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_parcel"),
    )
    op.create_index("ix_parcel_person", "parcel", ["person"])
    op.create_index("ix_parcel_state_due", "parcel", ["state", "due"])
    op.create_index(
        "uq_parcel_waiting",
        "parcel",
        ["key", "person"],
        unique=True,
        sqlite_where=WAITING,
        postgresql_where=WAITING,
    )

    op.create_table(
        "person",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("name_key", sa.Text(), nullable=True),
        sa.Column("guest", sa.Boolean(), nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("password_hash", sa.Text(), nullable=False),
        sa.Column("recovery_hash", sa.Text(), nullable=False),
        sa.Column("email", sa.Text(), nullable=False),
        sa.Column("webhook", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("holiday_until", TIME, nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("deleted", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
        sa.UniqueConstraint("name_key", name="uq_person_name_key"),
    )
    op.create_table(
        "secret",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secret"),
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["match_table.id"], name="fk_chat_table"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_chat"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_chat_person_at", "chat", ["person", "at"])

    op.create_table(
        "log",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.Column("client", sa.Text(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["match_table.id"], name="fk_log_table"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_log"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "note",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_note_person"),
        sa.ForeignKeyConstraint(["table"], ["match_table.id"], name="fk_note_table"),
        sa.PrimaryKeyConstraint("person", "table", name="pk_note"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "rating",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("matches", sa.Integer(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_rating_person"),
        sa.PrimaryKeyConstraint("game", "person", name="pk_rating"),
    )
    op.create_table(
        "result",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("score", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("rank", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", TIME, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["match_table.id"], name="fk_result_table"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_result"),
    )
    op.create_index("ix_result_at", "result", ["at"])
    op.create_index("ix_result_game_at", "result", ["game", "at"])
    op.create_index("ix_result_person_at", "result", ["person", "at"])

    op.create_table(
        "seat",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("invitation", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["match_table.id"], name="fk_seat_table"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seat"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seat_person", "seat", ["person"])

    op.create_table(
        "session",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("created", TIME, nullable=False),
        sa.Column("seen", TIME, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_session_person"),
        sa.PrimaryKeyConstraint("id", name="pk_session"),
    )
    op.create_index("ix_session_person", "session", ["person"])


def downgrade() -> None:

    op.drop_table("session")

    op.drop_table("seat")

    op.drop_table("result")
    op.drop_table("rating")
    op.drop_table("note")
    op.drop_table("log")

    op.drop_table("chat")
    op.drop_table("secret")
    op.drop_table("person")

    op.drop_table("parcel")

    op.drop_table("match_table")
