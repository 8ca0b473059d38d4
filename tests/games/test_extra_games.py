"""Games that the environment names: there by their slug, and in no list."""

from __future__ import annotations

import pytest

from toque.engine.refusal import Refusal
from toque.games import EXTRA_GAMES, game, slugs
from toque.terminal.board import Board
from toque.terminal.boards import board
from toque.texts import LANGUAGES, Speaker
from toque.texts.guide import guide


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EXTRA_GAMES, "tests.games.tiny")


def test_without_the_environment_there_is_no_such_game() -> None:
    with pytest.raises(Refusal):
        game("tiny")


@pytest.mark.usefixtures("tiny")
def test_it_can_be_played_but_no_list_shows_it() -> None:
    assert "tiny" not in slugs()
    assert set(slugs(extra=True)) == {*slugs(), "tiny"}
    match = game("tiny").new(2)
    while not match.over:
        match.play(match.deciders()[0], 0)
    assert match.scores() == [4, 3]


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_texts_and_its_guide_come_from_its_own_folder(language: str) -> None:
    speaker = Speaker(language, "tiny")
    assert speaker.key("name") in ("Cherries", "Cerises", "Kirschen")
    title = game("tiny")
    seven = {"en": "seven", "fr": "sept", "de": "sieben"}
    assert seven[language] in guide("tiny", language)
    assert "40" in guide("tiny", language, title.read_edition("40"))


@pytest.mark.usefixtures("tiny")
def test_without_a_board_the_terminal_shows_the_plain_one() -> None:
    assert type(board("tiny")) is Board
    lines = board("tiny").draw(game("tiny").new(2).view(0), Speaker("en", "tiny"), 80)
    assert "left: 7" in [line.plain for line in lines]
