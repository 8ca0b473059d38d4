"""The end of Rococo Deluxe: garments step onto the balcony, then all points are counted on the board."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_sizes import before, begun, faults_at, finished

RECORD = "rococo/four"
"""Two seats are asked: one has one fireworks and three garments, the other three garments for two."""


def at_the_balcony(person: Person) -> None:
    person.sit_at(begun(person, RECORD, before(RECORD, "admire")))
    expect(person.status).to_contain_text("balcony")
    person.told_at_last()


def press(person: Person, tag: str) -> None:
    person.page.locator(f'.board .piece.can[data-tag="{tag}"]').click()
    person.page.mouse.move(2, 2)


def fill(person: Person) -> None:
    """The primary button, until nobody is asked any more."""
    primary = person.actions.locator('.always [data-move="fill"]')
    for _ in range(2):
        expect(primary).to_be_visible()
        number = person.number()
        primary.click()
        person.wait_for_news(number)


def counted(person: Person) -> list[str]:
    """The places that are lit up."""
    found: list[str] = person.page.locator(".board .scores").evaluate_all(
        "pieces => pieces.map(piece => piece.dataset.place)"
    )
    return sorted(found)


def steps(show: Locator) -> tuple[int, int]:
    found = re.search(r"(\d+) of (\d+)", show.inner_text())
    assert found
    return int(found[1]), int(found[2])


def test_garments_are_led_from_the_royal_hall_to_the_balcony(arrive: Arrive) -> None:
    manon = arrive("Manon")
    at_the_balcony(manon)
    glowing = manon.page.locator(".board .piece.can")
    tags = glowing.evaluate_all("pieces => pieces.map(piece => piece.dataset.tag)")
    assert sorted(tags) == ["balcony:f3", "space:1b", "space:1e", "space:1g"]
    assert not violations(manon)
    press(manon, "space:1b")
    expect(manon.page.locator('[data-tag="balcony:f3"]')).to_have_attribute(
        "aria-label", re.compile("orange coat")
    )
    # The next one has two fireworks: garment and place are chosen.
    expect(manon.page.locator('.board .piece.can[data-tag="balcony:f1"]')).to_be_visible()
    press(manon, "space:1d")
    press(manon, "balcony:f4")
    expect(manon.page.locator('[data-tag="balcony:f4"]')).to_have_attribute(
        "aria-label", re.compile("dress, 9 points|dress, 6 points")
    )


def test_the_balcony_holds_in_every_window(arrive: Arrive) -> None:
    manon = arrive("Manon", phone=True)
    at_the_balcony(manon)
    sizes = ((360, 640), (390, 844), (640, 400), (820, 1180))
    faults = [
        fault for size in sizes for fault in faults_at(manon.page, size, touched=True, playing=True)
    ]
    assert not faults, "\n".join(faults)


def test_the_points_are_counted_step_by_step_on_the_board(arrive: Arrive) -> None:
    manon = arrive("Manon", settings={"motion": "slow"})
    at_the_balcony(manon)
    fill(manon)
    show = manon.page.get_by_test_id("score-show")
    expect(show).to_be_visible()
    sheet = manon.page.get_by_test_id("score-sheet")
    first, all_steps = steps(show)
    assert first == 1
    onward = show.get_by_label("The next step")
    lit: dict[str, list[str]] = {}
    told: list[str] = []
    for number in range(1, all_steps + 1):
        expect(show).to_contain_text(f"{number} of {all_steps}")
        expect(sheet.locator("tbody tr")).to_have_count(number)
        name = show.locator("strong").inner_text()
        manon.page.wait_for_timeout(150)
        lit[name] = counted(manon)
        told.append(show.get_by_role("status").inner_text())
        assert told[-1].startswith(f"{name}: Manon ")
        onward.click()
    expect(show).to_have_count(0)
    assert counted(manon) == []
    assert {place.partition(":")[0] for place in lit["Majority in the royal hall"]} == {
        "hall",
        "space",
    }
    assert all(place.startswith("balcony:") for place in lit["Garments on the balcony"])
    assert len(lit["Garments on the balcony"]) == 4
    assert all(place.startswith("decoration:s") for place in lit["Statues"])
    assert len(set(told)) == all_steps
    assert adds_up(sheet)
    assert not violations(manon)
    # It is shown again from the result, and a key skips it.
    manon.page.get_by_role("button", name="Count the points").click()
    expect(show).to_contain_text(f"1 of {all_steps}")
    manon.page.keyboard.press("Escape")
    expect(show).to_have_count(0)
    expect(sheet.locator("tbody tr")).to_have_count(all_steps)
    manon.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def adds_up(sheet: Locator) -> bool:
    def numbers(rows: Locator) -> list[list[int]]:
        found: list[list[str]] = rows.evaluate_all(
            "rows => rows.map(row => [...row.querySelectorAll('td')].map(cell => cell.innerText))"
        )
        return [[int(cell.replace("–", "0")) for cell in row] for row in found]

    rows = numbers(sheet.locator("tbody tr"))
    return numbers(sheet.locator("tfoot tr")) == [
        [sum(column) for column in zip(*rows, strict=True)]
    ]


def test_who_wants_no_motion_gets_the_whole_sheet(arrive: Arrive) -> None:
    manon = arrive("Manon", width=1024, height=768)
    at_the_balcony(manon)
    fill(manon)
    sheet = manon.page.get_by_test_id("score-sheet")
    expect(sheet).to_be_visible()
    expect(manon.page.get_by_test_id("score-show")).to_have_count(0)
    assert adds_up(sheet)
    assert not violations(manon)
    manon.page.get_by_role("button", name="Close", exact=True).click()
    expect(sheet).to_have_count(0)
    manon.page.get_by_role("button", name="Count the points").click()
    expect(sheet).to_be_visible()


def test_the_show_can_be_seen_when_looking_back(arrive: Arrive) -> None:
    """Every game has it: its sheet says the steps and the places."""
    manon = arrive("Manon", settings={"motion": "slow"})
    for record, places in (
        ("rococo/solo-everything", "livres:"),
        ("gateau/four-everything", "recipe:"),
        ("pieces-montees/duel-confirmed", "stand:"),
    ):
        manon.go(f"/table/{finished(manon, record)}")
        manon.page.locator(".to-points").click()
        manon.page.get_by_role("button", name="Count the points").click()
        show = manon.page.get_by_test_id("score-show")
        expect(show).to_be_visible()
        while not any(place.startswith(places) for place in counted(manon)):
            number, last = steps(show)
            assert number < last, f"{record}: nothing of {places} is lit"
            show.get_by_label("The next step").click()
            manon.page.wait_for_timeout(150)
        show.get_by_role("button", name="Skip").click()
        expect(show).to_have_count(0)
        expect(manon.page.get_by_test_id("score-sheet")).to_be_visible()
