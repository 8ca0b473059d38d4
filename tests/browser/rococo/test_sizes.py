"""What Rococo Deluxe asks with the jeweller on the shelf fits into every shape of window, for thumbs."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.test_sizes import before, begun, lasting_faults

RECORD = "rococo/five-everything"
SIZES = ((1024, 768), (1280, 720), (768, 1024), (568, 320), (844, 340), (640, 400), (390, 844))
TABS = "[data-testid=board] .shop .tabs button"


def sides(page: Page) -> list[str]:
    """What each tab of the shelf leads to; nothing where all of it is shown at once."""
    return [tab.get_attribute("aria-label") or "" for tab in page.locator(TABS).all()]


@pytest.mark.parametrize("verb", ["hire", "task", "jewel"])
def test_what_is_asked_at_the_shelf_has_targets_for_a_thumb(arrive: Arrive, verb: str) -> None:
    camille = arrive("Camille", phone=True)
    camille.sit_at(begun(camille, RECORD, before(RECORD, verb)))
    camille.told_at_last()
    faults = []
    for width, height in SIZES:
        camille.page.set_viewport_size({"width": width, "height": height})
        found = lasting_faults(camille.page, {"touched": True, "playing": True})
        faults += [f"{width}x{height}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


UNCHOSEN = """
() => [...document.querySelectorAll('[data-testid=board] :is(.shop, .palace) .piece')]
  .filter((piece) => piece.checkVisibility() && !piece.dataset.tag.startsWith('task:'))
  .filter((piece) => {
    const { width, height } = piece.getBoundingClientRect();
    return Math.min(width, height) < 43.5;
  })
  .map((piece) => piece.dataset.tag)
"""
"""Places that are smaller than a thumb, asked for now or not; tasks grow when they are."""


def test_every_place_of_palace_and_shelf_is_as_large_as_a_thumb(arrive: Arrive) -> None:
    camille = arrive("Camille", phone=True)
    camille.sit_at(begun(camille, RECORD, before(RECORD, "jewel")))
    camille.told_at_last()
    for width, height in ((1024, 768), (820, 1180), (568, 320)):
        camille.page.set_viewport_size({"width": width, "height": height})
        pages = camille.page.locator("[data-shape] > nav button")
        if pages.count():
            pages.filter(has_text="Shop").tap()
        expect(camille.page.locator(TABS)).to_have_count(4 if height < 560 else 2)
        for tab in camille.page.locator(TABS).all():
            tab.tap()
            expect(tab).to_have_attribute("aria-pressed", "true")
            assert camille.page.evaluate(UNCHOSEN) == [], f"{width}x{height}"


def test_the_shelf_turns_to_what_is_asked_once(arrive: Arrive) -> None:
    camille = arrive("Camille", phone=True)
    camille.page.set_viewport_size({"width": 1024, "height": 768})
    camille.sit_at(begun(camille, RECORD, before(RECORD, "jewel")))
    jeweller = camille.page.locator("[data-area=jeweller]")
    expect(jeweller).to_be_visible()
    assert sides(camille.page) == ["Workshop, Drawers", "Hiring, Jeweller"]
    camille.page.locator(TABS).first.tap()
    expect(jeweller).to_be_hidden()
    # What comes later, such as why the rest cannot be chosen, leaves the shelf as the person wants it.
    camille.told_at_last()
    expect(camille.page.locator("[data-area=workshop]")).to_be_visible()
    expect(jeweller).to_be_hidden()


def test_with_a_mouse_the_whole_shelf_is_seen(arrive: Arrive) -> None:
    camille = arrive("Camille", width=1024, height=768)
    camille.sit_at(begun(camille, RECORD, before(RECORD, "jewel")))
    for department in ("workshop", "drawers", "hiring", "jeweller"):
        expect(camille.page.locator(f"[data-area={department}]")).to_be_visible()
    assert sides(camille.page) == []


def test_my_own_page_has_all_that_is_mine(arrive: Arrive) -> None:
    camille = arrive("Camille", phone=True)
    camille.sit_at(begun(camille, RECORD, before(RECORD, "hire")))
    staff = camille.page.locator("[data-area=staff]")
    silk = camille.page.locator("[data-area=silk]")
    pages = camille.page.locator("[data-shape] > nav button")
    pages.filter(has_text="Shop").tap()
    expect(staff).to_be_hidden()
    pages.filter(has_text="Me").tap()
    expect(staff).to_be_visible()
    expect(silk).to_be_visible()
