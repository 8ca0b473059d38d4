"""The history of the schema, run by Alembic.

A new step: change `schema.py`, then in the checkout

    alembic -x url=sqlite:////tmp/at-the-old-revision.db revision --autogenerate -m "what changes"

read what it wrote, and set `schema.REVISION`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from toque.engine.refusal import Refusal
from toque.server.store.schema import REVISION

if TYPE_CHECKING:
    from alembic.config import Config


def stored_revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def config(connection: Connection) -> Config:
    """What Alembic needs to work on a connection; the caller, who opened it, commits."""
    # Importing Alembic takes longer than opening a store that is up to date.
    from alembic.config import Config

    # By itself it would write to whatever standard output was when Alembic was first imported.
    made = Config(stdout=sys.stdout)
    made.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made


def upgrade(connection: Connection) -> None:
    """Bring the schema up to date."""
    found = stored_revision(connection)
    if found == REVISION:
        return
    from alembic import command
    from alembic.script import ScriptDirectory

    settings = config(connection)
    known = {step.revision for step in ScriptDirectory.from_config(settings).walk_revisions()}
    if found is not None and found not in known:
        raise Refusal("newer-database", revision=found)
    command.upgrade(settings, "head")
