"""What C'est du gâteau ! asks in a match fits into every shape of window; rows fold where they must."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.test_sizes import FAULTS, TOUCHED, before, begun

ASKED = {
    "tidy": 131,
    "payment": 137,
    "award": 162,
    "reserve": 190,
    "slot": 205,
    "second recipe, or one of three tools": 223,
    "store": 235,
    "toque": 370,
}
"""By what is asked: how many moves of the record lead there."""


@pytest.mark.parametrize("moves", ASKED.values(), ids=ASKED.keys())
def test_what_is_asked_has_targets_for_a_thumb(arrive: Arrive, moves: int) -> None:
    laura = arrive("Laura", phone=True)
    laura.sit_at(begun(laura, "gateau/three", moves))
    laura.told_at_last()
    for width, height in (*TOUCHED, (1024, 768)):
        laura.page.set_viewport_size({"width": width, "height": height})
        laura.page.evaluate("() => new Promise(requestAnimationFrame)")
        faults = laura.page.evaluate(FAULTS, {"touched": True, "playing": True})
        assert faults == [], f"at {width} by {height}"


def test_my_rows_close_while_the_table_is_asked_and_open_again_by_hand(arrive: Arrive) -> None:
    laura = arrive("Laura", phone=True)
    laura.sit_at(begun(laura, "gateau/three", before("gateau/three", "bowl")))
    expect(laura.page.locator("[data-area=bench]")).to_be_visible()
    spaces = laura.page.locator("[data-area=spaces]")
    expect(spaces).to_be_hidden()
    laura.page.get_by_role("button", name="All of my things").tap()
    expect(spaces).to_be_visible()
    laura.page.get_by_role("button", name="All of my things").tap()
    expect(spaces).to_be_hidden()
    # The score beside it is one like any other.
    laura.page.locator(".mine").get_by_role("button", name="Points by source").tap()
    expect(laura.page.get_by_test_id("score-sheet")).to_be_visible()
    expect(spaces).to_be_hidden()


def test_recipes_stay_in_sight_above_the_bowls_where_it_is_high_enough(arrive: Arrive) -> None:
    laura = arrive("Laura", phone=True)
    laura.sit_at(begun(laura, "gateau/three", before("gateau/three", "bowl")))
    recipes = laura.page.locator("[data-area=recipes]")
    expect(recipes).to_be_visible()
    laura.page.set_viewport_size({"width": 360, "height": 640})
    expect(recipes).to_be_hidden()
