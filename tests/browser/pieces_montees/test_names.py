"""The names of cakes stand under them, each under its own."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.test_sizes import finished

OVER = """() => {
  const pen = document.createElement('canvas').getContext('2d');
  return [...document.querySelectorAll('[data-area=cakes] .label b')]
    .filter(name => name.checkVisibility())
    .map(name => {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(name);
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      return [name.dataset.says, pen.measureText(name.dataset.says).width
        - name.closest('.label').getBoundingClientRect().width];
    });
}"""
"""By how much each name is wider than its stand."""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (1920, 1080)])
def test_two_long_names_beside_each_other_do_not_meet(
    arrive: Arrive, width: int, height: int
) -> None:
    laura = arrive("Laura", width=width, height=height)
    table = finished(laura, "pieces-montees/duel-confirmed")
    first = laura.get(f"/tables/{table}/history")["first"]
    laura.go(f"/table/{table}?move={first + 23}&seat=0")
    expect(laura.page.locator("[data-area=cakes] .label b").first).to_be_visible()
    laura.page.evaluate("() => document.fonts.ready")
    over = laura.page.evaluate(OVER)
    assert sum(name == "Valentine’s Day" for name, _ in over) == 2
    assert not [one for one in over if one[1] > 0 and "new" not in one[0].lower()]
