"""All that a request needs, in one place: the store, the hub and the services over them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

import structlog
from litestar.di import NamedDependency

from toque.server.access import people_at, seats_of, table_page
from toque.server.answers import ChefNotes, TablePage
from toque.server.clock import Clock
from toque.server.config import Settings
from toque.server.doors import Crowd
from toque.server.limits import Limits
from toque.server.lobby import Lobby
from toque.server.metrics import Meter
from toque.server.outside import Outside
from toque.server.passwords import Passwords
from toque.server.people import People
from toque.server.readiness import Readiness
from toque.server.rows import Person, Table
from toque.server.sequels import Sequels
from toque.server.sessions import Sessions
from toque.server.store.port import Store

log = structlog.get_logger()


class HubPort(Protocol):
    """What HTTP asks of the hub of live tables."""

    meter: Meter

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def changed(self, id: str) -> None: ...

    async def started(self, id: str) -> None: ...

    async def is_over(self, id: str) -> bool: ...

    async def record(self, id: str) -> str: ...

    async def resign_all(self, person: str) -> None: ...

    async def deciders(self, ids: Sequence[str]) -> dict[str, dict[int, int]]: ...

    async def chef_notes(self, table: Table, person: str, address: str) -> ChefNotes: ...

    def close_sockets_of(self, person: str) -> None: ...

    def reseated(self, id: str) -> None: ...

    def person_changed(self, person: Person) -> None: ...


class Services:
    def __init__(self, settings: Settings, store: Store, hub: HubPort, clock: Clock) -> None:
        self.now = clock
        self.settings = settings
        self.store = store
        self.hub = hub
        self.limits = Limits(settings.rate_factor)
        self.readiness = Readiness(store)
        self.crowd = Crowd()
        self.sessions = Sessions(store, settings)
        self.outside = Outside()
        self.people = People(store, Passwords())
        self.lobby = Lobby(store)
        self.sequels = Sequels(store, self.lobby)
        self._tasks: set[asyncio.Task[None]] = set()

    def match_began(self, id: str) -> None:
        """Tell the hub, which may let bots play for a while; nobody waits for that."""
        task = asyncio.get_running_loop().create_task(self._began(id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _began(self, id: str) -> None:
        try:
            await self.hub.started(id)
        except Exception:
            log.exception("a match did not begin well", table=id)

    async def open(self) -> None:
        await self.store.open()
        await self.hub.open()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.hub.close()
        await self.store.close()

    async def person_changed(self, id: str) -> None:
        """Something of a person that only the store knows, such as whether any browser is told."""
        person = await self.store.person(id)
        if person is not None:
            self.hub.person_changed(person)

    async def page(self, table: Table, viewer: str) -> TablePage:
        people = await people_at(self.store, table)
        rematch = await self.sequels.rematch_of(table)
        waits = await self.waiting_for([table], viewer)
        return table_page(table, viewer, people, rematch, waits.get(table.id, {}))

    async def waiting_for(self, tables: Sequence[Table], viewer: str) -> dict[str, dict[int, int]]:
        """By table and seat: who must decide now, and since when. Only of the viewer's own:
        a list of strangers' tables must not bring all their matches back from their logs."""
        own = [one.id for one in tables if one.status == "running" and seats_of(one, viewer)]
        return await self.hub.deciders(own) if own else {}


TheServices = NamedDependency[Services]
"""How a route asks for it."""
