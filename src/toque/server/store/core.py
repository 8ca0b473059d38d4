"""Everything but the hot path, written once; a file for each of the things that are kept.

Each method hands a piece of work to `_read` or `_write`: a plain function of a connection, run in one
transaction. Where it runs (a thread, a greenlet) is the adapter's business.
"""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, select

from toque.server.store import schema
from toque.server.store.devices import Devices
from toque.server.store.finds import Finds
from toque.server.store.parcels import Parcels
from toque.server.store.people import People
from toque.server.store.processes import Processes
from toque.server.store.readings import Readings
from toque.server.store.results import Results
from toque.server.store.sayings import Sayings
from toque.server.store.statements import insert_or
from toque.server.store.tables import Tables


class CoreStore(Tables, People, Devices, Sayings, Results, Readings, Finds, Processes, Parcels):
    async def secret(self, name: str) -> bytes:
        kept = schema.secret
        made = {"name": name, "value": secrets.token_bytes(32)}

        def work(connection: Connection) -> bytes:
            # Two processes may start at the same moment: the second one takes what is there.
            connection.execute(insert_or(connection, kept).values(made).on_conflict_do_nothing())
            found = connection.execute(select(kept.c.value).where(kept.c.name == name))
            return bytes(found.scalar_one())

        return await self._write(work)
