"""Lessons as a newcomer takes them: from the home page to a real match, pressing what is ringed."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.support import EXTENT
from toque.games import slugs
from toque.texts import Speaker

LONGEST = 400.0
"""Seconds: a lesson that takes longer is stuck."""
RINGED = """() => {
  const note = document.querySelector('[data-area=lesson]');
  if (!note) return null;
  const [ring] = [...document.querySelectorAll('.ring.pressed')].map(one => one.getBoundingClientRect());
  return {
    step: note.dataset.step,
    reading: note.querySelector('footer .primary') !== null,
    ring: ring && { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 },
  };
}"""


def begin(person: Person, slug: str) -> None:
    person.go("/learn")
    name = Speaker("en", slug).key("name")
    card = person.page.locator(
        "main li", has=person.page.get_by_role("heading", name=name, exact=True)
    )
    card.get_by_role("button", name="Learn by playing").click()
    expect(person.page.locator("[data-area=lesson]")).to_be_visible()


def take(person: Person) -> list[str]:
    """Press whatever is ringed, and Next, up to the last note; the steps that were seen."""
    page = person.page
    steps: list[str] = []
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        found = page.evaluate(RINGED)
        if found and found["step"] not in steps:
            steps.append(found["step"])
        if found and found["step"] == "goodbye":
            return steps
        if found and found["reading"]:
            page.locator(f'[data-step="{found["step"]}"] footer .primary').click()
        elif found and found["ring"]:
            page.mouse.click(found["ring"]["x"], found["ring"]["y"])
            # Out of the way: what a pointer rests on explains itself.
            page.mouse.move(1, 1)
        page.wait_for_timeout(50)
    raise AssertionError(f"the lesson does not end: {steps}")


def plays_on(person: Person) -> None:
    person.page.get_by_role("button", name="Play this match on").click()
    expect(person.page.locator("[data-area=lesson]")).to_have_count(0)
    expect(person.actions.locator("[data-move], [data-verb]").first).to_be_visible()


def test_a_lesson_by_mouse_from_the_home_page_to_a_real_match(arrive: Arrive) -> None:
    laura = arrive("Laura")
    begin(laura, "pieces-montees")
    note = laura.page.locator("[data-area=lesson]")
    # Another move is not played; there is a friendly word for it.
    for _ in range(2):
        note.get_by_role("button", name="Next").click()
    expect(note).to_have_attribute("data-step", "place")
    seen = laura.number()
    laura.actions.locator('[data-move="end"]').click()
    expect(note).to_contain_text("another time")
    assert laura.number() == seen
    # Whoever leaves comes back to the same place.
    note.get_by_role("button", name="Leave, keep my place").click()
    begin(laura, "pieces-montees")
    expect(note).to_have_attribute("data-step", "place")
    steps = take(laura)
    assert len(steps) == len(set(steps))
    plays_on(laura)


def test_a_newcomer_is_told_the_aim_and_what_a_question_is_for_until_they_have_got_it(
    arrive: Arrive,
) -> None:
    laura = arrive("Laura", settings={"hints": "on"})
    table = laura.open_table("me", "bot:greedy")
    laura.post(f"/tables/{table}/start")
    laura.sit_at(table)
    hint = laura.page.locator("[data-hint]")
    for name in ("aim", "turn"):
        expect(hint).to_have_attribute("data-hint", name)
        hint.get_by_role("button", name="Got it").click()
    expect(hint).to_have_count(0)
    laura.page.reload()
    expect(laura.actions.locator("[data-move], [data-verb]").first).to_be_visible()
    expect(hint).to_have_count(0)


def test_a_guide_has_figures_drawn_by_the_pieces_of_the_board(arrive: Arrive) -> None:
    visitor = arrive(language="de", theme="dark")
    visitor.go("/game/pieces-montees")
    figure = visitor.page.locator("figure").filter(has_text="Die umgebogene Ecke")
    expect(figure.locator(".card svg").first).to_be_visible()
    visitor.go("/game/gateau")
    figure = visitor.page.locator("figure").filter(has_text="vier verschiedene")
    expect(figure.locator("use").first).to_be_attached()


if EXTENT == "long":

    @pytest.mark.parametrize("slug", [slug for slug in slugs() if slug != "pieces-montees"])
    def test_every_lesson_by_mouse(arrive: Arrive, slug: str) -> None:
        laura = arrive("Laura")
        begin(laura, slug)
        take(laura)
        plays_on(laura)
