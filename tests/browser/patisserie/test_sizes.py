"""What La Pâtisserie Rococo asks at the bench has targets for a thumb on tablets that lie down."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.test_sizes import TABLETS, UPRIGHT, before, begun, finished, lasting_faults

BOUGHT = {record: before(f"patisserie/{record}", "buy") for record in ("duel", "five-promos")}
"""By record: how many moves lead to a question in which staples can be bought."""
ASKED = [
    *BOUGHT.items(),
    *(("duel", before("patisserie/duel", verb)) for verb in ("pay", "serve")),
]


@pytest.mark.parametrize(("record", "moves"), ASKED)
def test_what_is_asked_at_the_bench_has_targets_for_a_thumb(
    arrive: Arrive, record: str, moves: int
) -> None:
    camille = arrive("Camille", phone=True)
    camille.sit_at(begun(camille, f"patisserie/{record}", moves))
    camille.told_at_last()
    if moves in BOUGHT.values():
        bought = camille.page.locator("[data-area=bench] .piece.can[data-tag^='buy:']")
        expect(bought).not_to_have_count(0)
    faults = []
    for width, height in TABLETS:
        camille.page.set_viewport_size({"width": width, "height": height})
        found = lasting_faults(camille.page, {"touched": True, "playing": True})
        faults += [f"{width}x{height}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


def test_the_cards_of_a_tray_are_read_where_a_note_leaves_them_little_height(
    arrive: Arrive,
) -> None:
    camille = arrive("Camille", settings={"hints": "on"})
    camille.sit_at(begun(camille, "patisserie/three", before("patisserie/three", "draft")))
    camille.told_at_last()
    for width, height in ((1280, 720), (1280, 800), (1024, 768)):
        camille.page.set_viewport_size({"width": width, "height": height})
        faults = lasting_faults(camille.page, {"touched": False, "playing": True})
        assert not faults, "\n".join([f"at {width} by {height}", *faults])
    # Six cards are narrower than their sentences.
    camille.sit_at(begun(camille, "patisserie/five-promos", 22))
    expect(camille.page.locator(".tray .card")).to_have_count(6)
    for width, height in ((1024, 768), (1280, 720), (1366, 1024)):
        camille.page.set_viewport_size({"width": width, "height": height})
        camille.page.wait_for_function(f"() => !({AFTER_THE_DOTS})().length")


AFTER_THE_DOTS = """() => [...document.querySelectorAll('.tray .card small')].filter((one) => {
  const line = parseFloat(getComputedStyle(one).lineHeight);
  const shown = Math.round(one.clientHeight / line);
  return Math.abs(one.clientHeight - shown * line) > 1.5 || one.scrollWidth > one.clientWidth ||
    shown > Number(getComputedStyle(one).webkitLineClamp) ||
    one.getBoundingClientRect().bottom > one.closest('.paper').getBoundingClientRect().bottom;
}).map((one) => one.textContent)"""
"""Sentences with a part of a line, a line after their dots, or that run out of the tray."""


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_sentences_of_a_tray_are_told_whole_on_a_tablet(arrive: Arrive, language: str) -> None:
    camille = arrive("Camille", phone=True, language=language)
    camille.sit_at(begun(camille, "patisserie/five-promos", 208))
    camille.told_at_last()
    for width, height in (UPRIGHT, (820, 1180), TABLETS[0]):
        camille.page.set_viewport_size({"width": width, "height": height})
        faults = lasting_faults(camille.page, {"touched": True, "playing": True})
        assert not faults, "\n".join([f"at {width} by {height}", *faults])


SMALLEST = """() => Math.min(...[...document.querySelectorAll('[data-area=bench] .shelf .needs svg')]
  .map((sign) => sign.getBoundingClientRect().width))"""


def test_what_my_recipes_need_is_read_beside_a_large_hand(arrive: Arrive) -> None:
    camille = arrive("Camille")
    camille.sit_at(begun(camille, "patisserie/five-promos", 208))
    camille.told_at_last()
    for width, height in (*TABLETS, (1440, 900), (1920, 1080)):
        camille.page.set_viewport_size({"width": width, "height": height})
        camille.page.wait_for_function(f"() => ({SMALLEST})() >= 10.9")
        recipes = camille.page.locator("[data-area=bench] .shelf .piece")
        assert recipes.first.evaluate("one => one.offsetWidth") >= 48, f"{width}x{height}"


DECORATED = """rack => {
  const [worth, topping] = ['.worth', '.topping'].map((name) =>
    rack.querySelector(name).getBoundingClientRect());
  return topping.left >= worth.right - 3 || topping.top >= worth.bottom - 3;
}"""


def test_on_a_narrow_rack_worth_and_topping_stand_apart(arrive: Arrive) -> None:
    camille = arrive("Camille", width=1280, height=720)
    camille.sit_at(begun(camille, "patisserie/solo", 67))
    camille.told_at_last()
    assert camille.page.locator(".rack:has(.worth)").first.evaluate(DECORATED)


LOWEST = """() => {
  const bottoms = [...document.querySelectorAll('[data-area=staff] .mini-card')]
    .map((card) => card.getBoundingClientRect().bottom);
  const { top } = document.querySelector('[data-area=bench]').getBoundingClientRect();
  return bottoms.length > 4 && Math.max(...bottoms) <= top;
}"""


def test_all_staff_used_in_a_round_lies_above_the_bench_of_an_upright_tablet(
    arrive: Arrive,
) -> None:
    camille = arrive("Camille", phone=True)
    camille.go(f"/table/{finished(camille, 'patisserie/five-promos')}")
    camille.page.set_viewport_size({"width": UPRIGHT[0], "height": UPRIGHT[1]})
    camille.told_at_last()
    assert camille.page.evaluate(LOWEST)


def test_at_the_end_five_ranks_leave_an_upright_tablet_its_garden(arrive: Arrive) -> None:
    camille = arrive("Marie-Antoinette de Lorraine", phone=True)
    camille.go(f"/table/{finished(camille, 'patisserie/five-promos')}")
    camille.page.set_viewport_size({"width": UPRIGHT[0], "height": UPRIGHT[1]})
    camille.told_at_last()
    ranks = camille.page.locator(".result")
    expect(ranks.locator("li")).to_have_count(5)
    assert ranks.evaluate("one => one.offsetHeight") < 60
    assert camille.page.evaluate("document.documentElement.scrollWidth") == UPRIGHT[0]
    boxes = [one.bounding_box() for one in ranks.locator("strong").all()]
    ends = [box["x"] + box["width"] for box in boxes if box]
    marks = [one.bounding_box() for one in ranks.locator(".rank").all()]
    begins = [mark["x"] for mark in marks[1:] if mark]
    assert all(end < begin for end, begin in zip(ends, begins, strict=False))
    assert ends[-1] < UPRIGHT[0]
    faults = lasting_faults(camille.page, {"touched": True, "playing": False})
    assert not faults, "\n".join(faults)
