"""What Rococo Deluxe asks with the jeweller on the shelf fits into every shape of window, for thumbs."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.test_sizes import (
    UPRIGHT,
    before,
    begun,
    finished,
    lasting_faults,
    moves_of,
)

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


def test_a_phone_opens_the_palace_at_what_can_be_chosen(arrive: Arrive) -> None:
    camille = arrive("Camille", phone=True)
    camille.page.set_viewport_size({"width": 360, "height": 740})
    played = moves_of("rococo/solo").index("a fund s1")
    camille.sit_at(begun(camille, "rococo/solo", played))
    # Statues stand at both ends of a sky that is three times as wide as the window.
    statue = camille.board.locator('.statue .piece.can[data-tag="decor:s1"]')
    expect(statue).to_be_in_viewport(ratio=1)


def test_what_every_tile_of_a_drawer_brings_is_said_once_and_hides_no_silk(arrive: Arrive) -> None:
    camille = arrive("Camille", width=1024, height=768)
    camille.sit_at(begun(camille, RECORD, 300))
    camille.told_at_last()
    drawers = camille.page.locator("[data-area=drawers] .drawer")
    for drawer in drawers.all():
        expect(drawer.locator(".piece.can")).not_to_have_count(0)
        expect(drawer.locator(".brings")).to_have_attribute("data-says", "−1")
        for total in drawer.locator(".piece .total").all():
            expect(total).to_be_hidden()


def test_in_a_low_window_what_an_expert_waits_for_stays_on_its_panel(arrive: Arrive) -> None:
    camille = arrive("Camille", language="fr", width=1280, height=720)
    camille.sit_at(begun(camille, RECORD, 8))
    camille.told_at_last()
    expect(camille.page.locator(".mine .condition")).to_be_visible()
    faults = lasting_faults(camille.page, {"touched": False, "playing": True})
    assert not faults, "\n".join(faults)


def test_at_the_end_of_a_match_all_of_the_balcony_is_seen_on_an_upright_tablet(
    arrive: Arrive,
) -> None:
    camille = arrive("Camille", phone=True)
    for record in (RECORD, "rococo/solo-everything"):
        camille.go(f"/table/{finished(camille, record)}")
        camille.page.set_viewport_size({"width": UPRIGHT[0], "height": UPRIGHT[1]})
        camille.told_at_last()
        faults = lasting_faults(camille.page, {"touched": True, "playing": False})
        assert not faults, "\n".join(faults)


HEIGHTS = "all => all.map((one) => one.getBoundingClientRect().height)"


def test_without_a_jeweller_the_drawers_have_room_on_an_upright_tablet(arrive: Arrive) -> None:
    camille = arrive("Camille", phone=True)
    camille.sit_at(begun(camille, "rococo/duel", 120))
    camille.page.set_viewport_size({"width": UPRIGHT[0], "height": UPRIGHT[1]})
    camille.told_at_last()
    drawers = [one.bounding_box() for one in camille.page.locator(".drawer").all()]
    tiles = [one.bounding_box() for one in camille.page.locator(".drawer .tile").all()]
    assert all(tile and any(holds(drawer, tile) for drawer in drawers if drawer) for tile in tiles)
    # The only other one lies in a line, and garments are as large as what is below them.
    assert camille.page.locator(".rival").evaluate("one => one.offsetHeight") < 60
    heights = camille.page.locator(".windows .piece svg").evaluate_all(HEIGHTS)
    assert max(heights) > 60


def holds(drawer: FloatRect, tile: FloatRect) -> bool:
    """With what lifts it where it can be chosen."""
    return (
        tile["y"] >= drawer["y"] - 4
        and tile["y"] + tile["height"] <= drawer["y"] + drawer["height"] + 1
    )
