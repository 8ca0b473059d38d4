"""A table against bots: nobody waits and nobody talks; it begins at once, also the next one."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.test_table import begin

WHOLE_MATCH = 300_000
"""Milliseconds in which bots finish a match among themselves on the busiest machine."""
EMPTY_ITEMS = """() => [...document.querySelectorAll('li, [role=listitem]')]
  .filter(one => one.checkVisibility() && !one.closest('[aria-hidden=true]'))
  .filter(one => !one.innerText.trim() && !one.querySelector('[aria-label], [title], img[alt]'))
  .map(one => one.outerHTML.slice(0, 200))"""
CONTRAST = """button => {
  const { color, backgroundColor, filter } = getComputedStyle(button);
  const parts = text => text.match(/[\\d.]+/g).slice(0, 3).map(Number);
  const bright = Number(/brightness\\(([\\d.]+)\\)/.exec(filter)?.[1] ?? 1);
  const light = text => parts(text)
    .map(part => Math.min(255, part * bright) / 255)
    .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
  const [low, high] = [light(color), light(backgroundColor)].sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
}"""


def names_at(page: Page) -> list[str]:
    names = page.locator("header .seats .name")
    expect(names).not_to_have_count(0)
    return names.all_inner_texts()


def test_a_table_against_bots_has_neither_clock_nor_chat_and_its_sequels_begin_at_once(
    arrive: Arrive,
) -> None:
    laura = arrive("Laura", settings={"confirm": "always"})
    table = begin(laura, "bot:greedy", "bot:greedy")
    page = laura.page
    expect(page.locator("header time")).to_have_count(0)
    expect(page.get_by_role("log", name="Chat")).to_have_count(0)
    assert page.evaluate(EMPTY_ITEMS) == []
    # What is taken back leaves no lines.
    confirm = laura.actions.locator(".always .primary")
    number = laura.number()
    laura.actions.locator('[data-move="spoon"]').click()
    confirm.click()
    laura.wait_for_news(number)
    lines = page.locator("[data-area=log] li")
    expect(lines).not_to_have_count(0)
    number = laura.number()
    page.keyboard.press("Control+z")
    laura.wait_for_news(number)
    expect(lines).to_have_count(0)
    # A confirmation says what is left unused; the primary button can be read under the pointer.
    laura.actions.locator('[data-move="end"]').click()
    expect(laura.actions).to_contain_text("spoons left")
    confirm.hover()
    # It is painted anew under the pointer, softly.
    page.wait_for_function(
        "() => document.getAnimations().every(one => one.playState !== 'running')"
    )
    assert confirm.evaluate(CONTRAST) >= 4.5
    page.keyboard.press("Escape")
    names = names_at(page)
    assert len(set(names)) == 3
    # The rest is played by a bot for her, as fast as it thinks.
    page.keyboard.press("m")
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Yes, resign").click()
    # Who is last hears a kind word, and true good things.
    result = page.get_by_test_id("result-page")
    expect(result).to_contain_text("A fine match, Laura.", timeout=WHOLE_MATCH)
    expect(result).to_contain_text("Points by source")
    page.get_by_role("button", name="Rematch").click()
    sequel = page.locator("[data-area=log] .sequel")
    expect(sequel).to_contain_text("Rematch of an earlier match")
    assert sorted(names_at(page)) == sorted(names)
    laura.go(f"/table/{table}?move=5")
    expect(page.locator(".board .piece").first).to_be_visible()
    eyes = page.get_by_label("Viewpoint").locator("option").all_inner_texts()
    assert eyes[:3] == names
    page.get_by_role("button", name="Play on from here").click()
    # Of the first five rows two are moves that stand.
    expect(sequel).to_contain_text("Played on from move 2")
    assert names_at(page) == names
