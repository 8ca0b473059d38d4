"""Explanations beside pieces: they lie over nothing that can be chosen, and take no click."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.test_table import begin

COVERED = """() => {
  const bubble = document.querySelector('.bubble').getBoundingClientRect();
  const choosable = '.piece:is(.can, .other, .chosen), [data-move], [data-verb]';
  return [...document.querySelectorAll(choosable)]
    .filter(one => one.checkVisibility())
    .map(one => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.left < bubble.right && bubble.left < box.right
      && box.top < bubble.bottom && bubble.top < box.bottom)
    .map(([one]) => one.dataset.tag ?? one.dataset.move ?? one.dataset.verb);
}"""
WAYS = ".board .piece:not(.locked)[data-tag^='verb:']"


def test_an_explanation_lies_over_nothing_that_can_be_chosen_and_takes_no_click(
    arrive: Arrive,
) -> None:
    laura = arrive("Laura")
    begin(laura, mode="confirmed")
    # A card of one's own with several uses; the pointer passes each of them.
    laura.page.locator(".board .piece.can[data-tag^='card:']").first.click()
    ways = laura.page.locator(f"{WAYS}:is(.can, .other)")
    expect(ways.first).to_be_visible()
    for way in ways.all():
        way.hover()
        bubble = laura.page.get_by_role("note", name=way.get_attribute("aria-label"), exact=True)
        expect(bubble).to_be_visible()
        assert laura.page.evaluate(COVERED) == []
        # Where it lies, what is under it is what a click would hit.
        assert (
            bubble.evaluate(
                """bubble => {
              const { left, top, width, height } = bubble.getBoundingClientRect();
              return bubble.contains(document.elementFromPoint(left + width / 2, top + height / 2));
            }"""
            )
            is False
        )
    # Opened by a press it has buttons; a press elsewhere closes it, and counts.
    laura.page.get_by_role("button", name="Page back").click(force=True)
    expect(laura.page.locator(".bubble.pinned")).to_be_visible()
    assert laura.page.evaluate(COVERED) == []
    number = laura.number()
    ways.first.click()
    expect(laura.page.locator(".bubble.pinned")).to_have_count(0)
    laura.wait_for_news(number)
