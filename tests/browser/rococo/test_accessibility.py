"""axe finds nothing at a table of Rococo Deluxe, in both themes, wide and narrow."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import themes_and_widths, violations
from tests.browser.conftest import Arrive
from tests.browser.contrast import faint
from tests.browser.playing import Mouse
from tests.browser.test_sizes import begun, moves_of
from tests.support import EXTENT


@themes_and_widths
def test_the_table_of_rococo(theme: str, phone: bool, arrive: Arrive) -> None:
    camille = arrive("Camille", theme=theme, phone=phone)
    found: list[str] = []
    for bots, options in ((["bot:random"], {}), ([], {"jewelry": "yes", "expert": "yes"})):
        table = camille.open_table("me", *bots, game="rococo", **options)
        camille.post(f"/tables/{table}/start", {})
        camille.sit_at(table)
        camille.page.locator(".board .piece.can").first.wait_for()
        found += violations(camille)
        player = Mouse(camille, game="rococo")
        for _ in range(6):
            camille.actions.locator("[data-move], [data-verb]").first.wait_for()
            player.play()
        found += violations(camille)
    assert not found, "\n".join(found)


ASKED = {
    move.split()[1]: ("rococo/five-everything", at)
    for at, move in reversed([*enumerate(moves_of("rococo/five-everything"))])
}
"""By verb: a record, and how many moves lead to the first question that is answered with it."""


@pytest.mark.parametrize("theme", ["dark", "light"] if EXTENT == "long" else ["dark"])
def test_whatever_is_asked_is_read_in_the_dock(theme: str, arrive: Arrive) -> None:
    found = []
    for verb, (record, moves) in ASKED.items():
        # Somebody new each time: nobody may have so many tables.
        camille = arrive("Camille", theme=theme, settings={"confirm": "always"})
        camille.sit_at(begun(camille, record, moves))
        buttons = camille.actions.locator(".choices button, .always > .finish")
        buttons.first.wait_for()
        found += [f"{verb}: {one}" for one in faint(camille, "[data-area=actions]")]
        # And once more while a button is under the pointer, and when a move waits to be confirmed.
        buttons.first.hover()
        found += [f"{verb}, hovered: {one}" for one in faint(camille, "[data-area=actions]")]
        buttons.first.click()
        found += [f"{verb}, chosen: {one}" for one in faint(camille, "[data-area=actions]")]
        camille.page.close()
    assert not found, "\n".join(found)


LOCKS = """() => [...document.querySelectorAll('.board .piece.locked > .lock')]
  .filter((lock) => lock.checkVisibility())
  .map((lock) => getComputedStyle(lock.querySelector('svg')).color
    === getComputedStyle(document.body).color)"""
"""In forced colours the ink of all words is that of the system."""


def test_forced_colours_show_locks_and_which_tab_of_the_shelf_is_open(arrive: Arrive) -> None:
    camille = arrive("Camille", phone=True)
    camille.sit_at(begun(camille, "rococo/five-everything", 300))
    camille.page.emulate_media(forced_colors="active")
    camille.told_at_last()
    camille.page.locator("[data-shape] > nav button").filter(has_text="Shop").tap()
    tabs = camille.page.locator("[data-testid=board] .shop .tabs button")
    tabs.filter(has_text="Workshop").tap()
    locks = camille.page.evaluate(LOCKS)
    assert locks
    assert all(locks)
    open_tab = tabs.and_(camille.page.locator("[aria-pressed=true]"))
    expect(open_tab).to_have_css("border-bottom-width", "4px")
