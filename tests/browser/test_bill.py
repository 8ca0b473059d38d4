"""What a move will bring, told before it is played: beside the board, or in the dock."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_sizes import begun
from tests.browser.test_table import begin

GUEST = ("rococo/solo-everything", 60)
"""A garment is made: it can be rented to a guest in several halls, or sold."""


def size(person: Person) -> tuple[float, float]:
    box = person.board.bounding_box()
    assert box is not None
    return box["width"], box["height"]


def test_the_bill_of_what_is_pointed_at_and_of_what_is_to_be_confirmed(arrive: Arrive) -> None:
    laura = arrive("Laura")
    begin(laura)
    bill = laura.page.get_by_test_id("bill")
    before = size(laura)
    laura.actions.locator('[data-move="spoon"]').hover()
    expect(bill).to_contain_text("If you choose this")
    expect(bill.get_by_role("listitem")).to_have_text(["Spoons 3 → 4", "Assistant 1 → 0"])
    laura.status.hover()
    expect(bill).to_have_count(0)
    laura.actions.locator('[data-move="spoon"]').focus()
    expect(bill).to_contain_text("Assistant")
    laura.page.get_by_label("Type a move").focus()
    expect(bill).to_have_count(0)

    laura.page.get_by_label("Type a move").fill("turn a1")
    laura.page.keyboard.press("Enter")
    expect(bill).to_contain_text("If you confirm")
    expect(bill.get_by_role("listitem")).to_have_text(["Spoons 3 → 2"])
    assert size(laura) == before
    check(laura)
    laura.page.keyboard.press("Escape")
    expect(bill).to_have_count(0)


def test_on_a_phone_the_dock_tells_the_totals_and_a_sheet_the_rest(arrive: Arrive) -> None:
    noah = arrive("Noah", phone=True, settings={"confirm": "always"})
    begin(noah)
    noah.actions.locator("[data-verb=place], [data-move^=place]").first.tap()
    while not noah.page.get_by_title("What this will bring").count():
        noah.actions.locator("[data-move^=place]").first.tap()
    expect(noah.actions.locator(".asks")).to_contain_text("Points: +1 now, 0 later")
    noah.page.get_by_title("What this will bring").tap()
    sheet = noah.page.get_by_role("dialog", name="What this will bring")
    expect(sheet).to_contain_text("Spoons")
    expect(sheet).to_contain_text("Now")
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)


def test_places_for_a_guest_are_compared_and_the_chosen_one_is_told_in_the_log(
    arrive: Arrive,
) -> None:
    laura = arrive("Laura", settings={"confirm": "always"})
    laura.sit_at(begun(laura, *GUEST))
    laura.told_at_last()
    laura.board.locator('.piece.can[data-tag="space:1b"]').click()
    table = laura.page.get_by_test_id("bill").get_by_role("table")
    columns = table.locator("thead th")
    expect(columns).to_have_count(3)
    expect(columns.first).to_contain_text("royal hall")
    expect(table.locator("thead .chosen")).to_have_count(1)
    livres = table.locator("tbody tr", has_text="Livres")
    expect(livres.get_by_role("cell").first).to_have_text(re.compile(r"\d+ → \d+"))
    totals = [int(text) for text in table.locator("tfoot td").all_inner_texts()]
    assert totals[0] <= totals[2] <= totals[1], "the others are the best ones, the best first"
    check(laura)
    laura.actions.locator(".primary").click()
    told = laura.page.get_by_role("log").locator(".served")
    expect(told).to_contain_text(f"+{totals[0]} later")


def test_on_a_phone_another_column_can_be_chosen(arrive: Arrive) -> None:
    noah = arrive("Noah", phone=True, settings={"confirm": "always"})
    noah.sit_at(begun(noah, *GUEST))
    noah.told_at_last()
    noah.board.locator('.piece.can[data-tag="space:1b"]').tap()
    noah.page.get_by_title("What this will bring").tap()
    sheet = noah.page.get_by_role("dialog", name="What this will bring")
    columns = sheet.locator("thead th")
    expect(columns.first).to_contain_text("royal hall")
    other = columns.nth(1).get_by_role("button")
    move = other.inner_text().splitlines()[-1]
    other.tap()
    expect(columns.first).to_contain_text(move)
    expect(noah.actions.locator(".asks")).not_to_contain_text("royal hall")
    expect(columns).to_have_count(3)
    check(noah)
