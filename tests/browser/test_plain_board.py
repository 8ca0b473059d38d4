"""A game that brings no board: it can be played on the page all the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import check
from tests.browser.conftest import Arrive
from tests.browser.playing import Mouse, play_to_the_end, result_words
from tests.games.tiny import CHERRIES
from tests.server.live import LiveServer
from toque.games import EXTRA_GAMES


@pytest.fixture(scope="module")
def own_server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server that knows a game which no page knows."""
    folder = tmp_path_factory.mktemp("extra")
    live = LiveServer(str(folder / "toque.db"), folder / "server.log")
    yield live.start(**{EXTRA_GAMES: "tests.games.tiny"})
    live.kill()


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_match_of_a_game_without_a_board(
    arrive: Arrive, own_server: LiveServer, phone: bool
) -> None:
    laura = arrive("Laura", at=own_server, phone=phone)
    table = laura.open_table("me", "bot:greedy", game="tiny")
    laura.post(f"/tables/{table}/start", {})
    laura.sit_at(table)
    expect(laura.board.get_by_role("region", name="Cherries")).to_be_visible()
    expect(laura.board.locator(".value", has_text="bowl")).to_have_text("In the bowl 7")
    expect(laura.actions.get_by_role("button", name="Take 3 cherries")).to_be_visible()
    check(laura)
    play_to_the_end(Mouse(laura, game="tiny"))
    results = [one for one in laura.get("/results")["results"] if one["table"] == table]
    assert sum(result["score"] for result in results) == CHERRIES
    shown = result_words(laura)
    for result in results:
        assert str(result["score"]) in shown


def test_its_guide_and_words_come_in_the_language_of_the_visitor(
    arrive: Arrive, own_server: LiveServer
) -> None:
    laura = arrive("Laura", at=own_server, language="de")
    table = laura.open_table("me", "open", game="tiny")
    laura.post(f"/tables/{table}/start", {"fill": "greedy"})
    laura.sit_at(table)
    expect(laura.page).to_have_title("● Kirschen · Toque")
    for told in ("In der Schüssel 7", "Genommen 0, 0", "Runde 1", "Gesehen von Laura"):
        expect(laura.board.locator(".value", has_text=told)).to_be_visible()
    laura.page.keyboard.press("g")
    expect(laura.page.get_by_text("In der Schüssel sind sieben Kirschen.")).to_be_visible()
