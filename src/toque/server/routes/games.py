"""What can be played: games with their names, seats, options, bots and editions."""

from __future__ import annotations

from functools import cache

from litestar import Controller, get

from toque.bots.ladder import bot_names
from toque.engine.text import Text
from toque.engine.wire import Option
from toque.games import game, slugs
from toque.server.answers import (
    ChoiceInfo,
    EditionInfo,
    GameInfo,
    GameList,
    OptionInfo,
    Said,
)
from toque.server.routes.documented import reading
from toque.texts import LANGUAGES, Speaker


@cache
def game_list() -> GameList:
    return GameList([_game_info(slug) for slug in slugs()])


def _game_info(slug: str) -> GameInfo:
    title = game(slug)
    house = title.house_edition()
    return GameInfo(
        slug,
        {language: Speaker(language, slug).say(Text("name")) for language in LANGUAGES},
        title.fewest_seats,
        title.most_seats,
        title.version,
        [_option_info(slug, option) for option in title.options(house)],
        bot_names(),
        [EditionInfo(house.name, house.digest)],
    )


def _option_info(slug: str, option: Option) -> OptionInfo:
    choices = [
        ChoiceInfo(choice, _label(slug, f"option-{option.name}-{choice}", choice))
        for choice in option.choices
    ]
    return OptionInfo(
        option.name, _label(slug, f"option-{option.name}", option.name), option.default, choices
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
