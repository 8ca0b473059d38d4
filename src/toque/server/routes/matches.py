"""What comes of a match: its record, its chat, notes on it, the rematch, forks and studies."""

from __future__ import annotations

import re
from typing import Annotated, Final

from litestar import Controller, Response, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from toque.server.access import may_follow, table_for
from toque.server.answers import ChatInfo, ChatList, Note, TablePage
from toque.server.bodies import Fork, ImportRecord, NoteBody
from toque.server.gate import Call, signed_in, visitor, visitor_id
from toque.server.problem import Problem
from toque.server.routes.documented import SESSION, SESSION_AND_PAGE, reading, writing
from toque.server.services import TheServices

CONTROLS: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")


class MatchRoutes(Controller):
    tags = ("matches",)

    @post(
        "/tables/{id:str}/rematch",
        operation_id="rematch",
        responses=writing(401, 404, 409),
        security=SESSION_AND_PAGE,
    )
    async def rematch(self, request: Call, services: TheServices, id: FromPath[str]) -> TablePage:
        """The same people and settings, everybody one seat on. Whoever asks for it too takes the seat
        that is kept for them at the same table."""
        person = signed_in(request)
        table, _ = await services.sequels.rematch(person, id, services.now())
        await services.hub.changed(table.id)
        # The others see who is ready.
        await services.hub.changed(id)
        return await services.page(table, person.id)

    @post(
        "/tables/{id:str}/fork",
        operation_id="fork",
        responses=writing(401, 404, 409),
        security=SESSION_AND_PAGE,
    )
    async def fork(
        self, request: Call, services: TheServices, id: FromPath[str], data: JSONBody[Fork]
    ) -> TablePage:
        person = signed_in(request)
        table = await services.sequels.fork(person, id, data, services.now())
        await services.hub.changed(table.id)
        return await services.page(table, person.id)

    @post(
        "/import",
        operation_id="import_record",
        responses=writing(401, 409),
        security=SESSION_AND_PAGE,
    )
    async def import_record(
        self, request: Call, services: TheServices, data: JSONBody[ImportRecord]
    ) -> TablePage:
        """A record becomes a study table, in which its owner plays all seats."""
        person = signed_in(request)
        table = await services.sequels.import_record(person, data, services.now())
        if table.status == "running":
            services.match_began(table.id)
        return await services.page(table, person.id)

    @get(
        "/tables/{id:str}/record",
        operation_id="show_record",
        media_type="text/plain",
        responses=reading(403, 404, 409),
    )
    async def show_record(
        self, request: Call, services: TheServices, id: FromPath[str]
    ) -> Response[str]:
        """The match as text, with its seed: only when it is over, or to the owner of a study."""
        viewer = visitor_id(request)
        table = await table_for(services.store, id, viewer)
        if not may_follow(table, viewer):
            raise Problem(403, "server-not-for-you")
        if table.status in ("open", "cancelled"):
            raise Problem(409, "server-no-such-match")
        # A study tells the coming deal: to its owner, who is alone with it.
        own_study = table.study and table.host == viewer
        if table.status != "over" and not own_study and not await services.hub.is_over(id):
            raise Problem(409, "server-not-over")
        headers = {"content-disposition": f"inline; filename=toque-{id}.txt"}
        return Response(await services.hub.record(id), media_type="text/plain", headers=headers)

    @get("/tables/{id:str}/chat", operation_id="list_chat", responses=reading(403, 404))
    async def list_chat(
        self,
        request: Call,
        services: TheServices,
        id: FromPath[str],
        after: Annotated[int, QueryParameter(ge=0, le=10**9)] = 0,
        limit: Annotated[int, QueryParameter(ge=1, le=500)] = 200,
    ) -> ChatList:
        viewer = visitor_id(request)
        table = await table_for(services.store, id, viewer)
        if not may_follow(table, viewer):
            raise Problem(403, "server-not-for-you")
        me = visitor(request)
        muted = me.muted if me is not None else []
        lines = await services.store.chat(id, after, limit)
        lines = [line for line in lines if line.person not in muted]
        people = await services.store.people([line.person for line in lines])
        return ChatList(
            [
                ChatInfo(
                    line.number,
                    line.person,
                    people[line.person].name if line.person in people else "",
                    line.text,
                    line.at,
                )
                for line in lines
            ]
        )

    @get(
        "/tables/{id:str}/note",
        operation_id="show_note",
        responses=reading(401, 404),
        security=SESSION,
    )
    async def show_note(self, request: Call, services: TheServices, id: FromPath[str]) -> Note:
        """What a person has noted for themselves about a table."""
        person = signed_in(request)
        await table_for(services.store, id, person.id)
        return Note(await services.store.note(id, person.id))

    @put(
        "/tables/{id:str}/note",
        operation_id="write_note",
        responses=writing(401, 404),
        security=SESSION_AND_PAGE,
    )
    async def write_note(
        self, request: Call, services: TheServices, id: FromPath[str], data: JSONBody[NoteBody]
    ) -> Note:
        person = signed_in(request)
        await table_for(services.store, id, person.id)
        text = CONTROLS.sub("", data.text)
        await services.store.set_note(id, person.id, text)
        return Note(text)
