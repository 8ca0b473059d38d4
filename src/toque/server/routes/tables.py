"""The lobby: tables opened, found, joined, arranged and started."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from toque.server.access import people_at, table_for, table_info
from toque.server.answers import TableList, TablePage
from toque.server.bodies import Join, Leave, NewTable, SetSeat, Start
from toque.server.gate import Call, signed_in, visitor_id
from toque.server.routes.documented import SESSION_AND_PAGE, reading, writing
from toque.server.rows import Status
from toque.server.services import TheServices

Wanted = Literal["open", "running", "over"]
LIVING: tuple[Status, ...] = ("open", "running")


class TableRoutes(Controller):
    path = "/tables"
    tags = ("tables",)

    @post("/", operation_id="open_table", responses=writing(401, 409), security=SESSION_AND_PAGE)
    async def open_table(
        self, request: Call, services: TheServices, data: JSONBody[NewTable]
    ) -> TablePage:
        person = signed_in(request)
        table = await services.lobby.open_table(person, data, services.now())
        await services.hub.changed(table.id)
        return await services.page(table, person.id)

    @get("/", operation_id="list_tables", responses=reading(401))
    async def list_tables(
        self,
        request: Call,
        services: TheServices,
        status: FromQuery[Wanted | None] = None,
        game_slug: Annotated[str | None, QueryParameter(name="game", max_length=40)] = None,
        mine: FromQuery[bool] = False,
        limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
        before: Annotated[int | None, QueryParameter(ge=0, le=10**14)] = None,
    ) -> TableList:
        """Public tables, the newest first: open and running ones, or of one status. `mine`: my own."""
        viewer = signed_in(request).id if mine else visitor_id(request)
        statuses: tuple[Status, ...] = (status,) if status is not None else LIVING
        tables = await services.lobby.listed(viewer, statuses, game_slug, mine, limit, before)
        people = await people_at(services.store, *tables)
        waits = await services.waiting_for(tables, viewer)
        return TableList(
            [table_info(table, viewer, people, waits.get(table.id, {})) for table in tables],
            tables[-1].created if len(tables) == limit else None,
        )

    @get("/{id:str}", operation_id="show_table", responses=reading(404))
    async def show_table(
        self,
        request: Call,
        services: TheServices,
        id: FromPath[str],
        invitation: Annotated[str, QueryParameter(max_length=40)] = "",
    ) -> TablePage:
        """A private table is found only by its people and by those who have an invitation."""
        viewer = visitor_id(request)
        return await services.page(await table_for(services.store, id, viewer, invitation), viewer)

    @post(
        "/{id:str}/join",
        operation_id="join_table",
        status_code=200,
        responses=writing(401, 404, 409),
        security=SESSION_AND_PAGE,
    )
    async def join_table(
        self, request: Call, services: TheServices, id: FromPath[str], data: JSONBody[Join]
    ) -> TablePage:
        person = signed_in(request)
        table = await services.lobby.join(person, id, data)
        await services.hub.changed(id)
        return await services.page(table, person.id)

    @post(
        "/{id:str}/leave",
        operation_id="leave_table",
        status_code=200,
        responses=writing(401, 404, 409),
        security=SESSION_AND_PAGE,
    )
    async def leave_table(
        self, request: Call, services: TheServices, id: FromPath[str], data: JSONBody[Leave]
    ) -> TablePage:
        person = signed_in(request)
        table = await services.lobby.leave(person, id, data.seat)
        await services.hub.changed(id)
        return await services.page(table, person.id)

    @post(
        "/{id:str}/seat",
        operation_id="set_seat",
        status_code=200,
        responses=writing(401, 404, 409),
        security=SESSION_AND_PAGE,
    )
    async def set_seat(
        self, request: Call, services: TheServices, id: FromPath[str], data: JSONBody[SetSeat]
    ) -> TablePage:
        """The host opens a seat, keeps it for a friend, takes it, or gives it to a bot."""
        person = signed_in(request)
        table = await services.lobby.set_seat(person, id, data.seat, data.becomes)
        await services.hub.changed(id)
        return await services.page(table, person.id)

    @post(
        "/{id:str}/start",
        operation_id="start_table",
        status_code=200,
        responses=writing(401, 404, 409),
        security=SESSION_AND_PAGE,
    )
    async def start_table(
        self, request: Call, services: TheServices, id: FromPath[str], data: JSONBody[Start]
    ) -> TablePage:
        person = signed_in(request)
        table = await services.lobby.start(person, id, data.fill, services.now())
        await services.hub.changed(id)
        services.match_began(id)
        return await services.page(table, person.id)

    @post(
        "/{id:str}/cancel",
        operation_id="cancel_table",
        status_code=200,
        responses=writing(401, 404, 409),
        security=SESSION_AND_PAGE,
    )
    async def cancel_table(
        self, request: Call, services: TheServices, id: FromPath[str]
    ) -> TablePage:
        """Before the start, or later as long as nobody else plays at it."""
        person = signed_in(request)
        table = await services.lobby.cancel(person, id, services.now())
        await services.hub.changed(id)
        return await services.page(table, person.id)
