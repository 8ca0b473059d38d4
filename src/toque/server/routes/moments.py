"""Looking back at a match: what it looked like at any moment, all that happened, and the scores."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, get
from litestar.params import FromPath, QueryParameter

from toque.engine.memory import table_remembers
from toque.server import outgoing
from toque.server.access import may_follow, people_at, table_for
from toque.server.answers import ChefNotes, History, Moments, Standing
from toque.server.gate import Call, address_of, visitor_id
from toque.server.problem import Problem
from toque.server.routes.documented import reading
from toque.server.rows import Table
from toque.server.services import Services, TheServices

FARTHEST = 1_000_000
Eyes = Annotated[int | None, QueryParameter(ge=0, le=7)]


async def look_back(
    services: Services, id: str, person: str, seat: int | None
) -> tuple[Table, int | None]:
    """A table at which a match was played, and whose eyes this person may look with."""
    table = await table_for(services.store, id, person)
    if not may_follow(table, person):
        raise Problem(403, "server-not-for-you")
    if table.status in ("open", "cancelled"):
        raise Problem(409, "server-no-such-match")
    return table, outgoing.eyes_for_looking_back(table, person, seat)


class MomentRoutes(Controller):
    tags = ("matches",)

    @get(
        "/tables/{id:str}/moments",
        operation_id="list_moments",
        responses=reading(403, 404, 409),
    )
    async def list_moments(
        self,
        request: Call,
        services: TheServices,
        id: FromPath[str],
        first: Annotated[int, QueryParameter(ge=-FARTHEST, le=FARTHEST)],
        last: Annotated[int, QueryParameter(ge=-FARTHEST, le=FARTHEST)],
        seat: Eyes = None,
    ) -> Moments:
        """The match as it stood after each of these log numbers, at most 60 of them; 0 is before the
        first row. Without a seat as a spectator sees it; another seat than one's own only when the
        match is over. Where the players remember for themselves, nothing until then. Numbers below 0
        are of the opening of a fork or an imported match."""
        table, viewer = await look_back(services, id, visitor_id(request), seat)
        if table.status != "over" and not table.study and not table_remembers(table.options):
            raise Problem(409, "server-remember-yourselves")
        rows = await services.store.log(id)
        # In a thread: a long match takes a moment to come back from its log.
        return await asyncio.to_thread(outgoing.moments, table, rows, first, last, viewer)

    @get(
        "/tables/{id:str}/history",
        operation_id="show_history",
        responses=reading(403, 404, 409),
    )
    async def show_history(
        self, request: Call, services: TheServices, id: FromPath[str], seat: Eyes = None
    ) -> History:
        """All that happened; when the match is over also how the scores grew, and from what."""
        table, viewer = await look_back(services, id, visitor_id(request), seat)
        rows = await services.store.log(id)
        people = await people_at(services.store, table)
        return await asyncio.to_thread(
            outgoing.history, table, rows, viewer, people, services.now()
        )

    @get(
        "/tables/{id:str}/standing",
        operation_id="show_standing",
        responses=reading(403, 404, 409),
    )
    async def show_standing(
        self, request: Call, services: TheServices, id: FromPath[str], seat: Eyes = None
    ) -> Standing:
        """Everybody's points by source as they are now, as far as this person may know."""
        table, viewer = await look_back(services, id, visitor_id(request), seat)
        rows = await services.store.log(id)
        return await asyncio.to_thread(outgoing.standing, table, rows, viewer)

    @get("/tables/{id:str}/chef", operation_id="show_chef_notes", responses=reading(403, 404, 409))
    async def show_chef_notes(
        self, request: Call, services: TheServices, id: FromPath[str]
    ) -> ChefNotes:
        """What the chef says about a match that is over: everybody's chance to win from decision to
        decision, and what cost most. He begins to read it when somebody asks, if he has not yet: first
        what its own people ask for."""
        person = visitor_id(request)
        table, _ = await look_back(services, id, person, None)
        if table.status != "over":
            raise Problem(409, "server-not-over")
        return await services.hub.chef_notes(table, person, address_of(request))
