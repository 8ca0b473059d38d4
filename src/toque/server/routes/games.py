"""What can be played: games with their names, seats, options, bots and editions; their guides and texts.

The page brings the texts of the games that it has boards for; those of any other game it asks for here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal

from litestar import Controller, get, post
from litestar.enums import MediaType
from litestar.params import FromPath

from toque.arena.speed import is_compiled
from toque.bots.ladder import level_names, timed_level_names
from toque.engine.game import Game
from toque.engine.text import Text
from toque.engine.wire import Option
from toque.games import folder, game, slugs
from toque.server.access import table_for
from toque.server.answers import (
    ChoiceInfo,
    Condition,
    EditionInfo,
    GameInfo,
    GameList,
    OptionInfo,
    Said,
    TablePage,
)
from toque.server.gate import Call, signed_in, visitor_id
from toque.server.problem import Problem
from toque.server.routes.documented import SESSION_AND_PAGE, reading, writing
from toque.server.rules import rules_of
from toque.server.services import TheServices
from toque.texts import LANGUAGES, Speaker
from toque.texts.guide import guide
from toque.texts.lesson import lesson

Language = Literal["en", "fr", "de"]


def check_game(slug: str) -> None:
    if slug not in slugs(extra=True):
        raise Problem(404, "unknown-game", game=slug, possible=", ".join(slugs()))


@cache
def game_list() -> GameList:
    return GameList([_game_info(slug) for slug in slugs()])


def _game_info(slug: str) -> GameInfo:
    title = game(slug)
    house = title.house_edition()
    taught = lesson(slug)
    return GameInfo(
        slug,
        _said(slug, Text("name")),
        _said(slug, Text("teaser")),
        title.fewest_seats,
        title.most_seats,
        title.version,
        [
            _option_info(slug, option, _possible(title, option, title.options(house)))
            for option in title.options(house)
        ],
        level_names(),
        [] if is_compiled() else timed_level_names(title),
        [EditionInfo(house.name, house.digest)],
        len(taught.step) if taught is not None else 0,
        title.minutes,
        _label(slug, "automa", "") if title.fewest_seats == 1 else {},
    )


def _said(slug: str, text: Text) -> Said:
    return {language: Speaker(language, slug).say(text) for language in LANGUAGES}


def _possible(title: Game[Any], option: Option, all_of_them: Sequence[Option]) -> list[Condition]:
    """Where another choice than the usual has no conflict: at once, or with one of another option."""
    usual = {one.name: one.default for one in all_of_them}

    def goes(seats: int, **more: str) -> bool:
        return any(
            title.conflict(seats, usual | more | {option.name: choice}) is None
            for choice in option.choices
            if choice != option.default
        )

    found = []
    for seats in range(title.fewest_seats, title.most_seats + 1):
        if goes(seats):
            found.append(Condition(seats))
            continue
        found += [
            Condition(seats, other.name, choice)
            for other in all_of_them
            for choice in other.choices
            if other.name != option.name
            and choice != other.default
            and goes(seats, **{other.name: choice})
        ]
    return found


def _option_info(slug: str, option: Option, possible: list[Condition]) -> OptionInfo:
    choices = [
        ChoiceInfo(
            choice,
            _label(slug, f"option-{option.name}-{choice}", choice),
            _label(slug, f"option-{option.name}-{choice}-about", ""),
        )
        for choice in option.choices
    ]
    return OptionInfo(
        option.name,
        _label(slug, f"option-{option.name}", option.name),
        option.default,
        choices,
        possible,
    )


def _label(slug: str, label: str, word: str) -> Said:
    """In every language; a choice that comes from the edition has no name but its own."""
    found = {}
    for language in LANGUAGES:
        speaker = Speaker(language, slug)
        found[language] = speaker.say(Text(label)) if speaker.knows(label) else word
    return found


class GameRoutes(Controller):
    tags = ("games",)

    @get("/games", operation_id="list_games", responses=reading(), sync_to_thread=False)
    def list_games(self) -> GameList:
        return game_list()

    @post(
        "/games/{slug:str}/lesson",
        operation_id="learn_game",
        status_code=200,
        responses=writing(401, 404, 409),
        security=SESSION_AND_PAGE,
    )
    async def learn_game(
        self, request: Call, services: TheServices, slug: FromPath[str]
    ) -> TablePage:
        """The match that teaches a game: one's own that is not over yet, or a new one."""
        check_game(slug)
        person = signed_in(request)
        table, fresh = await services.lobby.learn(person, slug, services.now())
        if fresh:
            await services.hub.changed(table.id)
            services.match_began(table.id)
        return await services.page(table, person.id)

    @get(
        "/games/{slug:str}/texts/{language:str}",
        operation_id="show_texts",
        responses=reading(404),
        media_type=MediaType.TEXT,
        sync_to_thread=False,
    )
    def show_texts(self, slug: FromPath[str], language: FromPath[Language]) -> str:
        """All that a game says, as a Fluent file."""
        check_game(slug)
        return (folder(slug) / "texts" / f"{language}.ftl").read_text(encoding="utf-8")

    @get(
        "/games/{slug:str}/guide/{language:str}",
        operation_id="show_guide",
        responses=reading(404),
        media_type=MediaType.TEXT,
        sync_to_thread=False,
    )
    def show_guide(self, slug: FromPath[str], language: FromPath[Language]) -> str:
        """The guide as Markdown, with the numbers of the house edition."""
        check_game(slug)
        return guide(slug, language)

    @get(
        "/tables/{id:str}/guide/{language:str}",
        operation_id="show_guide_of_table",
        responses=reading(404),
        media_type=MediaType.TEXT,
    )
    async def show_guide_of_table(
        self, request: Call, services: TheServices, id: FromPath[str], language: FromPath[Language]
    ) -> str:
        """The guide with the numbers of the edition that is played at a table."""
        table = await table_for(services.store, id, visitor_id(request))
        _, edition = rules_of(table.game, table.rules, table.digest, table.edition_source)
        return guide(table.game, language, edition)
