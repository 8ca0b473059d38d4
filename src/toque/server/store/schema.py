"""The tables of the store, the same on SQLite and PostgreSQL.

Columns have the names of the fields in `rows.py`, so that a row becomes a struct as it is. A
change here needs a migration and a new `REVISION`; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    text,
)
from sqlalchemy.types import TypeEngine

REVISION = "0011"
"""The newest migration: known here so that an up-to-date store starts without importing Alembic."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _time(name: str) -> Column[int]:
    """Milliseconds since 1970: too many for 32 bits."""
    kind: TypeEngine[int] = BigInteger().with_variant(Integer, "sqlite")
    return Column(name, kind, nullable=False)


def _text(name: str) -> Column[str]:
    return Column(name, Text, nullable=False)


def _number(name: str) -> Column[int]:
    return Column(name, Integer, nullable=False, autoincrement=False)


def _flag(name: str) -> Column[bool]:
    return Column(name, Boolean, nullable=False)


def _json(name: str) -> Column[object]:
    """Not JSONB on PostgreSQL: it would change the order of keys, and records keep that of options."""
    return Column(name, JSON, nullable=False)


def _of_table() -> Column[str]:
    return Column("table", Text, ForeignKey("match_table.id"), nullable=False)


def _of_person() -> Column[str]:
    return Column("person", Text, ForeignKey("person.id"), nullable=False)


person = Table(
    "person",
    metadata,
    Column("id", Text, primary_key=True),
    _text("name"),
    # What may be there only once: empty (NULL) for guests, whose names are free.
    Column("name_key", Text),
    _flag("guest"),
    _time("created"),
    _text("password_hash"),
    _text("recovery_hash"),
    _text("email"),
    _flag("email_confirmed"),
    _text("webhook"),
    _text("language"),
    _time("holiday_until"),
    _json("holidays"),
    _json("settings"),
    _json("muted"),
    _flag("silenced"),
    _flag("banned"),
    _flag("deleted"),
    UniqueConstraint("name_key"),
)

session = Table(
    "session",
    metadata,
    Column("id", Text, primary_key=True),
    _of_person(),
    _time("created"),
    _time("seen"),
    Index(None, "person"),
)

device = Table(
    "device",
    metadata,
    Column("id", Text, primary_key=True),
    Column("session", Text, ForeignKey("session.id"), nullable=False),
    _of_person(),
    _text("endpoint"),
    _text("key"),
    _text("auth"),
    _time("created"),
    # A browser has one address, and who is signed in there is told.
    UniqueConstraint("session"),
    UniqueConstraint("endpoint"),
    Index(None, "person"),
)

match_table = Table(
    "match_table",
    metadata,
    Column("id", Text, primary_key=True),
    _text("game"),
    _json("options"),
    _text("edition"),
    _text("edition_source"),
    _text("host"),
    _json("pace"),
    _text("visibility"),
    _flag("spectators"),
    _text("status"),
    _text("seed"),
    _time("created"),
    _flag("rated"),
    _flag("chef"),
    _flag("study"),
    _text("parent"),
    _json("opening"),
    _number("rules"),
    _text("digest"),
    _time("started"),
    _time("ended"),
    # The process that lets its bots play and its clocks ring while it runs; empty for none. It says who
    # works, not what is true: a copy of the store leaves it out.
    _text("keeper"),
    Index(None, "status", "created"),
    Index(None, "status", "ended"),
    Index(None, "host", "created"),
)

# To the letter, not as arguments: PostgreSQL must see that it is the condition of the index.
running = text("status = 'running'")

Index(
    "ix_match_table_kept",
    match_table.c.keeper,
    sqlite_where=running,
    postgresql_where=running,
)

process = Table(
    "process",
    metadata,
    Column("id", Text, primary_key=True),
    # When it counts as gone unless it says before that it is there, by the clock of the store.
    _time("until"),
)

seat = Table(
    "seat",
    metadata,
    _of_table(),
    _number("seat"),
    _text("kind"),
    # Empty for a bot, so there is no foreign key.
    _text("person"),
    _text("bot"),
    _text("invitation"),
    _text("name"),
    PrimaryKeyConstraint("table", "seat"),
    Index(None, "person"),
    sqlite_with_rowid=False,
)

log = Table(
    "log",
    metadata,
    _of_table(),
    _number("number"),
    _text("kind"),
    _time("at"),
    _number("seat"),
    _text("person"),
    _text("move"),
    _text("client"),
    _json("data"),
    PrimaryKeyConstraint("table", "number"),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    _of_table(),
    _number("number"),
    _text("person"),
    _text("text"),
    _time("at"),
    _text("client"),
    PrimaryKeyConstraint("table", "number"),
    Index(None, "person", "at"),
    sqlite_with_rowid=False,
)

note = Table(
    "note",
    metadata,
    _of_table(),
    _of_person(),
    _text("text"),
    PrimaryKeyConstraint("person", "table"),
    sqlite_with_rowid=False,
)

report = Table(
    "report",
    metadata,
    Column("id", Text, primary_key=True),
    _time("at"),
    _text("by"),
    _text("person"),
    _text("table"),
    _text("text"),
    _flag("closed"),
    Index(None, "closed", "at"),
)

result = Table(
    "result",
    metadata,
    _of_table(),
    _text("game"),
    _number("seat"),
    _text("person"),
    _text("bot"),
    _number("score"),
    _number("rank"),
    _time("at"),
    _number("side"),
    _flag("counts"),
    PrimaryKeyConstraint("table", "seat"),
    Index(None, "person", "at"),
    Index(None, "game", "at"),
    Index(None, "at"),
)

# What the chef has to say about a match that is over: one row a table, from when he begins to read it.
reading = Table(
    "reading",
    metadata,
    Column("table", Text, ForeignKey("match_table.id"), primary_key=True),
    # reading, ready or none.
    _text("state"),
    # While he reads: when he counts as gone unless he says before that he still does.
    _time("until"),
    _json("notes"),
)

being_read = text("state = 'reading'")

Index(
    "ix_reading_begun",
    reading.c.until,
    sqlite_where=being_read,
    postgresql_where=being_read,
)

# What somebody answered to the position of a day: their first answer.
found = Table(
    "found",
    metadata,
    _of_person(),
    _number("day"),
    _text("game"),
    _text("position"),
    _text("move"),
    _flag("right"),
    _time("at"),
    PrimaryKeyConstraint("person", "day", "game"),
    sqlite_with_rowid=False,
)

rating = Table(
    "rating",
    metadata,
    _of_person(),
    _text("game"),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    _number("matches"),
    PrimaryKeyConstraint("game", "person"),
)

parcel = Table(
    "parcel",
    metadata,
    Column("id", Text, primary_key=True),
    _text("kind"),
    _text("person"),
    _text("address"),
    _text("subject"),
    _text("body"),
    _time("due"),
    _number("tries"),
    _text("key"),
    _text("device"),
    # waiting, sent, failed or dropped.
    _text("state"),
    _time("sent"),
    _text("why"),
    Index(None, "state", "due"),
    Index(None, "person"),
)

# To the letter, not as arguments: PostgreSQL must see that it is the condition of the index.
waiting_with_key = text("""state = 'waiting' AND "key" != ''""")

Index(
    "uq_parcel_waiting",
    parcel.c.key,
    parcel.c.person,
    parcel.c.device,
    unique=True,
    sqlite_where=waiting_with_key,
    postgresql_where=waiting_with_key,
)

secret = Table(
    "secret",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
