"""The position of the day: what it looks like, what moves would do, and whether one found the best."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from toque.server import daily
from toque.server.answers import PositionOfDay, PositionsOfDay, TablePage
from toque.server.bodies import FindMove, PlayOn
from toque.server.gate import Call, signed_in, visitor
from toque.server.messages import MOST_AHEAD, MOST_BILLS, Bills, Foreseen, Notation, Reasons
from toque.server.problem import Problem
from toque.server.routes.documented import SESSION_AND_PAGE, reading, writing
from toque.server.rows import Found, Person
from toque.server.services import Services, TheServices

Day = Annotated[str, QueryParameter(max_length=10)]
"""As `2026-11-18`; without it today. Yesterday may be looked at too."""


async def answers_of(services: Services, person: Person | None) -> list[Found]:
    return await services.store.found_by(person.id) if person is not None else []


class PositionRoutes(Controller):
    tags = ("positions",)

    @get("/positions", operation_id="list_positions", responses=reading())
    async def list_positions(self, request: Call, services: TheServices) -> PositionsOfDay:
        """Of today, and how far the visitor is with them."""
        answers = await answers_of(services, visitor(request))
        return daily.of_today(answers, services.now())

    @get("/positions/{game:str}", operation_id="show_position", responses=reading(404))
    async def show_position(
        self, request: Call, services: TheServices, game: FromPath[str], day: Day = ""
    ) -> PositionOfDay:
        """A position as the seat that is asked may know it; with the solution once the visitor has
        answered, or the day is over."""
        now, person = services.now(), visitor(request)
        wanted = daily.day_named(day, now)
        answers = await answers_of(services, person)
        # In threads: a long match takes a moment to come back from its moves.
        one = await asyncio.to_thread(daily.posed, game, wanted)
        return await asyncio.to_thread(daily.told, one, wanted, person, answers, now)

    @post(
        "/positions/{game:str}",
        operation_id="find_move",
        status_code=200,
        responses=writing(401, 404, 409),
        security=SESSION_AND_PAGE,
    )
    async def find_move(
        self, request: Call, services: TheServices, game: FromPath[str], data: JSONBody[FindMove]
    ) -> PositionOfDay:
        """Answer the position of today. The first answer counts; whoever answers again is told it."""
        person, now = signed_in(request), services.now()
        today = daily.day_of(now)
        one = await asyncio.to_thread(daily.posed, game, today)
        if data.day != daily.date_of(today):
            raise Problem(409, "server-day-over")
        one.check(data.move)
        right = data.move == one.position.best
        found = Found(person.id, today, game, one.name, data.move, right, now)
        await services.store.add_found(found)
        answers = await answers_of(services, person)
        return await asyncio.to_thread(daily.told, one, today, person, answers, now)

    @get("/positions/{game:str}/why", operation_id="why_not_at_position", responses=reading(404))
    async def why_not(self, services: TheServices, game: FromPath[str], day: Day = "") -> Reasons:
        """Why moves are not legal there, as over the socket."""
        one = await _posed(services, game, day)
        return Reasons(one.table.id, "", await asyncio.to_thread(one.reasons))

    @get("/positions/{game:str}/what", operation_id="bills_at_position", responses=reading(404))
    async def bills(
        self,
        services: TheServices,
        game: FromPath[str],
        moves: Annotated[list[Notation], QueryParameter(min_items=1, max_items=MOST_BILLS)],
        day: Day = "",
    ) -> Bills:
        """What moves will bring there, as over the socket."""
        one = await _posed(services, game, day)
        return Bills(one.table.id, "", await asyncio.to_thread(one.bills, moves))

    @get(
        "/positions/{game:str}/ahead", operation_id="ahead_at_position", responses=reading(404, 409)
    )
    async def ahead(
        self,
        services: TheServices,
        game: FromPath[str],
        moves: Annotated[list[Notation], QueryParameter(min_items=1, max_items=MOST_AHEAD)],
        day: Day = "",
    ) -> Foreseen:
        """What will happen if these moves are played, as over the socket."""
        one = await _posed(services, game, day)
        return await asyncio.to_thread(one.ahead, moves)

    @post(
        "/positions/{game:str}/play-on",
        operation_id="play_on",
        responses=writing(401, 404, 409),
        security=SESSION_AND_PAGE,
    )
    async def play_on(
        self, request: Call, services: TheServices, game: FromPath[str], data: JSONBody[PlayOn]
    ) -> TablePage:
        """A table of one's own that goes on from the position, once one has answered it."""
        person, now = signed_in(request), services.now()
        day = daily.day_named(data.day, now)
        one = await asyncio.to_thread(daily.posed, game, day)
        answers = await answers_of(services, person)
        answered = any((found.day, found.game) == (day, game) for found in answers)
        if not answered and day == daily.day_of(now):
            raise Problem(409, "server-find-first")
        table = await services.sequels.play_on(person, one.table, one.seat, data.bot, now)
        await services.hub.changed(table.id)
        return await services.page(table, person.id)


async def _posed(services: Services, game: str, day: str) -> daily.Posed:
    return await asyncio.to_thread(daily.posed, game, daily.day_named(day, services.now()))
