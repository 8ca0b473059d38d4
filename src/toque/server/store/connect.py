"""From an address to a store."""

from __future__ import annotations

import re
from pathlib import Path

from toque.engine.refusal import Refusal
from toque.server.store.port import Store

SQLITE = "sqlite:///"
POSTGRES = "postgresql://"


REDIS = ("redis://", "rediss://", "unix://")


def open_store(url: str, channel: str = "") -> Store:
    """A store that is not open yet: `sqlite:///file.db`, a path, or `postgresql://...`. The processes at
    a PostgreSQL may talk over a Redis, `redis://...`.

    >>> open_store("mysql://me:secret@there/toque")
    Traceback (most recent call last):
    toque.engine.refusal.Refusal: bad-database: url='mysql://me@there/toque'
    """
    if url.startswith(POSTGRES):
        from toque.server.store.postgres import PostgresStore

        if not channel:
            return PostgresStore(url)
        if not channel.startswith(REDIS):
            raise Refusal("bad-channel", url=without_password(channel))
        from toque.server.store.channel import RedisChannel

        return PostgresStore(url, RedisChannel(channel))
    if channel:  # one server, who would have nobody to talk to
        raise Refusal("bad-channel", url=without_password(channel))
    path = url.removeprefix(SQLITE)
    # Not `:memory:`: it would forget everything, and opened twice it would be two stores.
    nowhere = not path.strip() or "://" in path or path == ":memory:" or "\0" in path
    if nowhere or Path(path).expanduser().is_dir():
        raise Refusal("bad-database", url=without_password(url))
    from toque.server.store.sqlite import SqliteStore

    return SqliteStore(Path(path).expanduser())


def without_password(url: str) -> str:
    """For logs and messages. Takes away too much rather than too little.

    >>> without_password("postgresql://ann:se/c@ret@there:5432/toque?password=x")
    'postgresql://ann@there:5432/toque'
    """
    scheme, separator, rest = url.partition("://")
    if not separator:
        return url
    who, at, where = rest.rpartition("@")
    user = re.match(r"[^:/?#@]*", who)
    assert user is not None
    return f"{scheme}://{user[0]}{at}{re.split('[?#]', where)[0]}"
