"""Alembic runs this file for each of its commands."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection, create_engine

from toque.server.store.schema import metadata


def run(connection: Connection) -> None:
    context.configure(
        connection=connection,
        target_metadata=metadata,
        # SQLite changes a table by copying it.
        render_as_batch=True,
        compare_type=True,
        compare_server_default=True,
        transactional_ddl=True,
    )
    with context.begin_transaction():
        context.run_migrations()


# Alembic gives the file this name; under another one (a test run that looks for doctests) it is
# only read.
if __name__ == "env_py":
    given: Connection | None = context.config.attributes.get("connection")
    if given is not None:
        run(given)
    else:
        url = context.get_x_argument(as_dictionary=True)["url"]
        assert isinstance(url, str)
        with create_engine(url).begin() as connection:
            run(connection)
