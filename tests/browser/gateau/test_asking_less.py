"""Shortcuts of C'est du gâteau !: a look ahead, a drag, a whole answer, and undo of what it played."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person

BENCH = ".board [data-place^='bench:0:']"
GHOSTS = ".board .ga-bench .coming"
WHOLE = "[data-whole]"


def press(person: Person, selector: str) -> None:
    number = person.number()
    person.page.locator(selector).first.click()
    person.wait_for_news(number)


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_bowl_is_looked_at_taken_by_hand_and_as_a_whole_and_taken_back(arrive: Arrive) -> None:
    laura = arrive("Laura")
    page = laura.page
    table = laura.open_table("me", "bot:greedy", game="gateau")
    laura.post(f"/tables/{table}/start", {})
    laura.sit_at(table)
    press(laura, '[data-move="chef double"]')
    press(laura, WHOLE)
    press(laura, WHOLE)
    press(laura, '[data-move="go left"]')
    had = page.locator(BENCH).count()

    # Under the pointer: where its tokens would lie, and what the explosion would throw around it.
    bowl = page.locator('.piece.can[data-tag="bowl:d2"]')
    bowl.hover()
    expect(page.locator(GHOSTS)).to_have_count(2)
    expect(page.locator("body > .foreshadow")).to_have_count(5)
    expect(page.get_by_role("note")).to_contain_text("Sugar explosion")
    page.mouse.move(2, 2)
    expect(page.locator("body > .foreshadow")).to_have_count(0)
    press(laura, '[data-tag="bowl:d2"]')

    # One token by drag: nothing happens until it is let go over a place for it.
    expect(page.locator(WHOLE)).to_contain_text("All 2 as shown")
    number = laura.number()
    page.mouse.move(*middle(page.locator("[data-drag]").first))
    page.mouse.down()
    page.mouse.move(300, 60, steps=5)
    expect(page.locator("body > .dragged")).to_have_count(1)
    page.mouse.up()
    expect(page.locator("body > .dragged")).to_have_count(0)
    page.mouse.move(*middle(page.locator("[data-drag]").first))
    page.mouse.down()
    page.mouse.move(*middle(page.locator(".zone.different .piece").first), steps=5)
    assert laura.number() == number
    page.mouse.up()
    laura.wait_for_news(number)
    expect(page.locator(BENCH)).to_have_count(had + 1)

    # The rest is suggested again; with "no more" it and all that follows is one click, and one undo.
    expect(page.locator(WHOLE)).to_contain_text("As shown")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(WHOLE)).to_contain_text("All 2 as shown")
    press(laura, WHOLE)
    expect(page.locator(BENCH)).to_have_count(had + 2)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(BENCH)).to_have_count(had)
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(BENCH)).to_have_count(had + 2)
