"""The position of the day: from the first page to its board, found by mouse, by keyboard, by touch."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.playing import Keyboard, Mouse, Touch
from tests.server.live import LiveServer, ServerWithMovableClock
from toque.bots.positions import Expected, positions
from toque.server.clock import real_time
from toque.server.daily import DAY, day_of, posed

GAME = "pieces-montees"


FOUND = positions(GAME)
assert FOUND is not None
TODAY = day_of(real_time())
THE_DAY = TODAY + (-TODAY % len(FOUND.position))
"""The next one that has the first position: no test should depend on the date."""


@pytest.fixture(scope="module")
def on_the_day(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    folder = tmp_path_factory.mktemp("on-the-day")
    server = ServerWithMovableClock(str(folder / "toque.db"), folder / "server.log").start()
    noon = THE_DAY * DAY + DAY // 2
    server.put_forward((noon - real_time()) / 1000)
    yield server
    server.kill()


def expected() -> list[Expected]:
    """The moves of the day, the best first."""
    return posed(GAME, THE_DAY).position.expected


def choose(player: Mouse, move: str) -> None:
    """Through the action bar, where many moves of a kind are one button."""
    button = f'[data-area=actions] [data-move="{move}"]'
    kind = f'[data-area=actions] [data-verb="{move.partition(" ")[0]}"]'
    player.page.locator(f"{button}, {kind}").first.wait_for()
    if not player.is_there(button):
        player.press(kind)
        player.page.locator(button).wait_for()
    player.press(button)


def card(person: Person) -> None:
    """The card of the first page, with the position of the game."""
    found = person.page.get_by_test_id("position-of-day")
    found.get_by_role("button", name=re.compile("^Pièces Montées")).click()
    expect(found.locator(".picture .board").first).to_be_attached()
    # In the window of a desk it is seen whole under the games.
    expect(found).to_be_in_viewport(ratio=1)
    found.get_by_role("link", name="Find the move").click()
    person.page.wait_for_url(f"**/position/{GAME}")


def test_a_guest_finds_the_move_from_the_first_page_on(
    arrive: Arrive, on_the_day: LiveServer
) -> None:
    laura = arrive("Laura", at=on_the_day)
    laura.go("/")
    card(laura)
    choose(Mouse(laura), expected()[0].move)
    notes = laura.page.get_by_test_id("day-notes")
    expect(notes).not_to_contain_text("Why A")
    laura.actions.get_by_role("button", name="Confirm").click()
    expect(notes).to_contain_text("You found it!")
    expect(notes).to_contain_text("1 day in a row")
    expect(notes.locator("[data-candidate]")).to_have_count(3)
    expect(laura.page.get_by_test_id("chef-marks").locator("[data-advised]").first).to_be_visible()
    check(laura)
    laura.page.reload()
    expect(notes).to_contain_text("Why A")
    # The next game is laid out on the same page.
    laura.page.get_by_test_id("answered").locator(".primary").click()
    expect(laura.page.get_by_role("heading", level=1)).not_to_have_text("Pièces Montées")
    expect(laura.actions.locator("[data-move], [data-verb]").first).to_be_visible()
    laura.go("/")
    found = laura.page.get_by_role("button", name="Pièces Montées: found")
    expect(found).to_be_visible()


def test_it_is_found_by_keyboard_and_by_ear(arrive: Arrive, on_the_day: LiveServer) -> None:
    audrey = arrive(at=on_the_day)
    audrey.go(f"/position/{GAME}")
    expect(audrey.status).not_to_have_text("")
    keys = Keyboard(audrey)
    choose(keys, expected()[0].move)
    confirm = audrey.actions.get_by_role("button", name="Confirm")
    expect(confirm).to_be_focused()
    keys.page.keyboard.press("Enter")
    # It is told where a screen reader listens, and the focus is where one may go on.
    expect(audrey.page.get_by_role("status").filter(has_text="Well seen").first).to_be_attached()
    expect(audrey.page.get_by_role("button", name="Play on from here")).to_be_focused()
    keys.page.keyboard.press("Enter")
    audrey.page.wait_for_url("**/table/*")
    expect(audrey.status).not_to_have_text("")


def test_on_a_phone_another_move_is_answered_kindly(arrive: Arrive, on_the_day: LiveServer) -> None:
    camille = arrive("Camille", at=on_the_day, phone=True)
    camille.go(f"/position/{GAME}")
    expect(camille.status).not_to_have_text("")
    check(camille)
    choose(Touch(camille), expected()[-1].move)
    camille.actions.get_by_role("button", name="Confirm").tap()
    notes = camille.page.get_by_test_id("day-notes")
    expect(notes).to_contain_text("A fair try")
    expect(notes.locator("[data-candidate=played]")).to_be_visible()
    check(camille)
    notes.get_by_role("button", name="Close").tap()
    expect(notes).to_have_count(0)
    camille.page.get_by_role("button", name="What the chef expects").tap()
    expect(notes).to_be_visible()
    wide = camille.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide
