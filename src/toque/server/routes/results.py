"""Results and ratings, for all to see; of other than public tables only for those who were there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from litestar import Controller, get
from litestar.params import FromPath, QueryParameter

from toque.games import game, slugs
from toque.server.access import ID, may_find
from toque.server.answers import RatingInfo, RatingList, ResultInfo, ResultList
from toque.server.gate import Call, visitor_id
from toque.server.ratings import shown
from toque.server.routes.documented import reading
from toque.server.routes.games import check_game
from toque.server.rows import Person, Rating, Result
from toque.server.services import TheServices
from toque.server.store.port import Store


async def result_infos(
    store: Store, results: Sequence[Result], viewer: str | None = None
) -> list[ResultInfo]:
    """With names; for a viewer only what they may find, for `None` everything."""
    if viewer is not None:
        tables = [await store.table(id) for id in {result.table for result in results}]
        seen = {table.id for table in tables if table is not None and may_find(table, viewer)}
        results = [result for result in results if result.table in seen]
    people = await store.people([result.person for result in results if result.person])
    return [
        ResultInfo(
            result.table,
            result.game,
            result.seat,
            result.person,
            people[result.person].name if result.person in people else "",
            result.bot,
            result.score,
            result.rank,
            result.at,
        )
        for result in results
    ]


def rating_info(rating: Rating, name: str) -> RatingInfo:
    number = shown(rating)
    return RatingInfo(
        rating.person,
        name,
        rating.game,
        number.number,
        number.plus_minus,
        rating.matches,
        number.provisional,
    )


async def ratings_of(store: Store, person: Person) -> list[RatingInfo]:
    found = [rating for slug in slugs() for rating in await store.ratings(slug, [person.id])]
    return [rating_info(rating, person.name) for rating in found]


class ResultRoutes(Controller):
    tags = ("results",)

    @get("/results", operation_id="list_results", responses=reading())
    async def list_results(
        self,
        request: Call,
        services: TheServices,
        game_slug: Annotated[str | None, QueryParameter(name="game", max_length=40)] = None,
        person: Annotated[str | None, QueryParameter(max_length=40)] = None,
        limit: Annotated[int, QueryParameter(ge=1, le=200)] = 100,
    ) -> ResultList:
        """How seats of finished matches came out, the newest first."""
        if game_slug is not None:
            game(game_slug)
        if person is not None and not ID.fullmatch(person):
            return ResultList([])
        results = await services.store.results(game=game_slug, person=person, limit=limit)
        return ResultList(await result_infos(services.store, results, visitor_id(request)))

    @get("/ratings/{slug:str}", operation_id="list_ratings", responses=reading(404))
    async def list_ratings(self, services: TheServices, slug: FromPath[str]) -> RatingList:
        """The hundred best of a game."""
        check_game(slug)
        ratings = await services.store.ratings(slug)
        people = await services.store.people([rating.person for rating in ratings])
        return RatingList(
            [
                rating_info(rating, people[rating.person].name)
                for rating in ratings
                if rating.person in people and not people[rating.person].deleted
            ]
        )
