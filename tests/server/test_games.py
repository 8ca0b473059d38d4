"""Games over HTTP: listed or not, their texts, and guides with the numbers that are played with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from tests.server.visitors import Visitor, an_app
from toque.bots.levels import levels_of
from toque.games import EXTRA_GAMES, game, slugs
from toque.server.answers import Condition
from toque.server.routes import games
from toque.server.routes.games import game_list
from toque.server.store.connect import open_store
from toque.texts import LANGUAGES
from toque.texts.guide import guide


@pytest.fixture
def ann(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitor]:
    monkeypatch.setenv(EXTRA_GAMES, "tests.games.tiny")
    app, _ = an_app(open_store(str(tmp_path / "games.db")))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield Visitor(client, "Ann")


def test_every_game_is_listed_with_its_teaser(ann: Visitor) -> None:
    listed = ann.get("/games")["games"]
    assert [one["slug"] for one in listed] == slugs()
    for one in listed:
        assert set(one["teaser"]) == set(LANGUAGES)


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """To pretend one or the other; what is listed is made once."""
    game_list.cache_clear()
    yield monkeypatch
    game_list.cache_clear()


def test_bots_that_count_seconds_are_weaker_where_rules_are_not_compiled(
    build: pytest.MonkeyPatch,
) -> None:
    build.setattr(games, "is_compiled", lambda: False)
    for one in game_list().games:
        timed = [
            f"level-{n}"
            for n, level in enumerate(levels_of(game(one.slug)).level, 1)
            if level.seconds
        ]
        assert one.weaker == timed != []
        assert "level-1" not in one.weaker
    game_list.cache_clear()
    build.setattr(games, "is_compiled", lambda: True)
    assert not any(one.weaker for one in game_list().games)


def test_a_game_that_is_not_listed_has_texts_and_a_guide_too(ann: Visitor) -> None:
    assert "name = Kirschen" in ann.get("/games/tiny/texts/de")
    assert "seven cherries" in ann.get("/games/tiny/guide/en")


def test_what_is_not_there_is_refused_in_words(ann: Visitor) -> None:
    for path in ("/games/chess/texts/en", "/games/chess/guide/en"):
        assert "chess" in ann.get(path, 404)["said"]
    assert ann.get("/games/tiny/guide/la", 400)["said"]
    assert ann.get("/tables/nowhere/guide/en", 404)["said"]


def test_the_guide_at_a_table_has_the_numbers_of_its_edition(ann: Visitor) -> None:
    own = game("gateau").house_edition().source.replace("gold = 9\n", "gold = 12\n")
    body = {"game": "gateau", "seats": ["me"]}
    house = ann.post("/tables", body, 201)["id"]
    table = ann.post("/tables", {**body, "edition": own}, 201)["id"]
    assert ann.get(f"/tables/{house}/guide/en") == guide("gateau", "en")
    said = ann.get(f"/tables/{table}/guide/en")
    assert "twelve" in said
    assert said != guide("gateau", "en")


def test_options_of_an_automa_are_offered_where_there_is_one() -> None:
    possible = {
        (info.slug, option.name): option.possible
        for info in game_list().games
        for option in info.options
    }
    assert possible["gateau", "level"] == [Condition(1)]
    assert possible["patisserie", "difficulty"] == [Condition(1), Condition(2, "mentor", "yes")]
    assert possible["patisserie", "mentor"] == [Condition(2)]
    assert possible["pieces-montees", "teams"] == [Condition(4)]
    assert [one.seats for one in possible["gateau", "side"]] == [1, 2, 3, 4]
