"""What a table shows to those who see colours otherwise, have a long name, look closer, have lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.test_sizes import DRAWN, before, begun, moves_of
from tools.shown import shown
from toque.games import slugs

OUTLINE = """piece => {
  const { outlineStyle, outlineWidth } = getComputedStyle(piece);
  return [outlineStyle, parseFloat(outlineWidth)];
}"""
MEDALS = """() => {
  const grey = (shape) => shape.innerHTML.replace(/(fill|stroke)="#?[^"]*"/g, '');
  return [...document.querySelectorAll('symbol, g, svg *')]
    .filter((one) => /^pm-medal-/.test(one.id))
    .map(grey);
}"""


def test_forced_colours_outline_what_can_be_chosen_and_grey_cards_are_told_apart(
    arrive: Arrive,
) -> None:
    laura = arrive("Laura")
    laura.sit_at(begun(laura, "pieces-montees/four-confirmed", 70))
    laura.page.emulate_media(forced_colors="active")
    card = laura.page.locator("[data-area=hand] .piece.can").first
    expect(card).to_be_visible()
    style, width = card.evaluate(OUTLINE)
    assert style == "solid"
    assert width >= 3
    card.click()
    chosen = laura.page.locator("[data-area=hand] .piece.chosen")
    assert chosen.evaluate(OUTLINE) == ["double", 5]
    # The small cards of the others have the badges of their occasions, no two of them alike in grey.
    small = laura.page.locator(".strip .card.small")
    expect(small).not_to_have_count(0)
    assert small.count() == small.locator('use[href^="#pm-medal-"]').count()
    medals = laura.page.evaluate(MEDALS)
    assert len(medals) > 1
    assert len(set(medals)) == len(medals)


WHOLE = """heads => [...document.querySelectorAll(`${heads} h4`)]
  .filter((name) => name.checkVisibility() && !name.closest('.unseen') && name.clientWidth > 1)
  .map((name) => name.scrollWidth <= name.clientWidth + 1
    && name.scrollHeight <= name.clientHeight + 2)"""
"""Of the names in these heads that are seen: whether all of them is."""
MINE = ".seat-head:not(:has(.open))"
TOLD = """() => [...document.querySelectorAll('header .seats .name')]
  .filter(name => name.checkVisibility() && name.clientWidth > 1)
  .map(name => name.scrollWidth <= name.clientWidth + 1
    && name.getBoundingClientRect().right <= innerWidth)"""
"""Of the names in the head of the table that are told: whether all of them is."""
SIZES = """(around) => {
  const sizes = {};
  for (const shape of around.querySelectorAll('svg:has(> use)')) {
    const { width } = shape.getBoundingClientRect();
    const name = shape.querySelector('use').getAttribute('href');
    if (width) sizes[name] = Math.max(sizes[name] ?? 0, width);
  }
  return sizes;
}"""


@pytest.mark.parametrize("game", slugs())
def test_my_name_is_whole_and_a_closer_look_enlarges(arrive: Arrive, game: str) -> None:
    marie = arrive("Marie-Antoinette")
    record, moves = list(shown(game).sizes.items())[-1]
    marie.sit_at(begun(marie, f"{game}/{record}", moves))
    marie.told_at_last()
    # On large screens there is room for everybody's.
    for width, height in ((1920, 1080), (2560, 1440)):
        marie.page.set_viewport_size({"width": width, "height": height})
        marie.page.evaluate(DRAWN)
        assert all(marie.page.evaluate(WHOLE, ".seat-head")), f"cut at {width}"
    for width, height in ((390, 844), (1024, 768), (1440, 900)):
        marie.page.set_viewport_size({"width": width, "height": height})
        marie.page.evaluate(DRAWN)
        assert all(marie.page.evaluate(WHOLE, MINE)), f"cut at {width}"
    look = marie.page.get_by_role("button", name=re.compile("look closer")).first
    small = look.locator("xpath=ancestor::article").evaluate(SIZES)
    look.click()
    sheet = marie.page.locator(".sheet[role=dialog]")
    expect(sheet).to_be_visible()
    large = sheet.evaluate(SIZES)
    common = small.keys() & large.keys()
    assert common
    assert not {name for name in common if large[name] < 1.4 * small[name]}


def test_names_in_the_head_are_whole_or_not_there(arrive: Arrive) -> None:
    marie = arrive("Marie-Antoinette")
    moves = len(moves_of("pieces-montees/four-confirmed")) // 2
    marie.sit_at(begun(marie, "pieces-montees/four-confirmed", moves))
    told = {}
    for width, height in ((1024, 768), (1100, 768), (1280, 720), (1440, 900), (1920, 1080)):
        marie.page.set_viewport_size({"width": width, "height": height})
        marie.page.evaluate(DRAWN)
        names = marie.page.evaluate(TOLD)
        assert all(names), f"cut at {width}"
        told[width] = len(names)
    assert told[1920] == 4
    assert told[1024] < 4


def test_at_the_end_of_a_turn_putting_back_is_a_quiet_choice(arrive: Arrive) -> None:
    laura = arrive("Laura")
    laura.sit_at(begun(laura, "gateau/three", before("gateau/three", "end")))
    quiet = laura.page.locator("[data-area=bench] .piece.can")
    expect(quiet.first).to_be_visible()
    for piece in quiet.all():
        expect(piece).to_have_css("box-shadow", "none")
        expect(piece).to_have_css("transform", "none")
    # The end has the place of the primary button; putting back is beside it, and no goal.
    expect(laura.actions.locator(".always > button").last).to_have_attribute("data-move", "end")
    expect(laura.actions.locator(".primary")).to_have_attribute("data-move", "end")
    beside = laura.actions.locator(".choices :is([data-move^=spend], [data-verb=spend])")
    expect(beside.first).to_be_visible()
    for choice in beside.all():
        expect(choice).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    # What each of them costs is told to who looks at it, and no number lies over the small tokens.
    laura.sit_at(begun(laura, "gateau/solo-everything", 70))
    laura.actions.locator(".choices [data-move^=spend]").first.hover()
    expect(laura.page.get_by_test_id("bill")).to_contain_text("−1")
    expect(quiet).not_to_have_count(0)
    expect(quiet.locator(".total")).to_have_count(0)


def test_it_rains_pearls_over_who_has_won_and_not_over_who_has_lost(arrive: Arrive) -> None:
    laura = arrive("Laura", settings={"motion": "slow", "confirm": "off"})
    for record, won in (("duel-confirmed", True), ("four-confirmed", False)):
        moves = moves_of(f"pieces-montees/{record}")
        laura.sit_at(begun(laura, f"pieces-montees/{record}", len(moves) - 1))
        _, _, last = moves[-1].partition(" ")
        laura.page.get_by_label("Type a move").fill(last)
        laura.page.keyboard.press("Enter")
        expect(laura.page.locator(".rain" if won else ".result")).to_be_visible()
        assert laura.page.locator(".rain").count() == won
