"""What can be done with a chosen card is offered where it covers nothing that can be chosen next."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.test_sizes import IN_BETWEEN, POINTED_AT, TOUCHED, begun
from tests.support import EXTENT

POSITIONS = {"teams-confirmed": 46, "four-confirmed": 70}
if EXTENT == "long":
    POSITIONS |= {"duel-confirmed": 24}

COVERED = """() => {
  const board = document.querySelector('[data-testid=board]');
  const panel = board.querySelector('.ways[role=group]');
  const own = panel.getBoundingClientRect();
  const around = board.getBoundingClientRect();
  const faults = [];
  if (own.left < around.left || own.right > around.right || own.top < around.top ||
      own.bottom > around.bottom) faults.push('the panel is outside the board');
  for (const piece of board.querySelectorAll('.piece.can, .piece.chosen')) {
    if (panel.contains(piece) || !piece.checkVisibility()) continue;
    const { left, right, top, bottom } = piece.getBoundingClientRect();
    const across = Math.min(right, own.right) - Math.max(left, own.left);
    const down = Math.min(bottom, own.bottom) - Math.max(top, own.top);
    if (across > 2 && down > 2) faults.push(piece.getAttribute('aria-label'));
  }
  return faults;
}"""


@pytest.mark.parametrize("record", POSITIONS)
def test_the_panel_of_ways_covers_nothing_that_glows(arrive: Arrive, record: str) -> None:
    laura = arrive("Laura", language="de", settings={"confirm": "always"})
    laura.sit_at(begun(laura, f"pieces-montees/{record}", POSITIONS[record]))
    laura.told_at_last()
    cards = laura.page.locator("[data-area=hand] .piece.can")
    tags = [card.get_attribute("data-tag") for card in cards.all()]
    panel = laura.board.locator(".ways[role=group]")
    panels = 0
    for tag in tags:
        card = laura.page.locator(f'[data-area=hand] [data-tag="{tag}"]')
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        # A card that can only be turned over waits to be confirmed instead.
        if panel.count():
            panels += 1
            for width, height in (*TOUCHED, *IN_BETWEEN, *POINTED_AT):
                laura.page.set_viewport_size({"width": width, "height": height})
                laura.page.evaluate("() => new Promise(requestAnimationFrame)")
                assert laura.page.evaluate(COVERED) == [], f"{tag} at {width} by {height}"
        # The first Escape may close an explanation.
        while card.get_attribute("aria-pressed") == "true":
            laura.page.keyboard.press("Escape")
            laura.page.wait_for_timeout(50)
    assert panels
