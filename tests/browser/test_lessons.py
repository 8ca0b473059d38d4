"""Lessons as a newcomer takes them: from the home page to a real match, pressing what is ringed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.playing import Keyboard
from tests.browser.test_sizes import begun
from tests.games.test_guides import FIGURE
from tests.support import EXTENT
from tools.shown import shown
from toque.games import slugs
from toque.texts import Speaker
from toque.texts.guide import guide_source

BY_KEYBOARD = "rococo"
BESIDE_PIECES = {
    "gateau": "[data-area=sections] .head svg",
    "patisserie": ".rival .good svg",
    "rococo": ".rival .good svg",
}
"""Where a sign stands that is on no piece."""
LONGEST = 400.0
"""Seconds: a lesson that takes longer is stuck."""
LOOKED_AGAIN = 200
"""Milliseconds in which a lesson has looked again for what it means, also in a drawing that moves."""
RINGED = """() => {
  const note = document.querySelector('[data-area=lesson]');
  if (!note) return null;
  const [ring] = [...document.querySelectorAll('.ring.pressed')].map(one => one.getBoundingClientRect());
  const middle = ring && { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 };
  const hit = middle && document.elementFromPoint(middle.x, middle.y);
  const meant = hit?.closest('.piece, [data-area=actions] button');
  const { tag, move, verb } = meant?.dataset ?? {};
  return {
    step: note.dataset.step,
    reading: note.querySelector('footer .primary') !== null,
    ring: middle ?? null,
    piece: tag ? `.board .piece[data-tag="${tag}"]` : null,
    button: move ? `[data-area=actions] [data-move="${move}"]`
      : verb ? `[data-area=actions] [data-verb="${verb}"]`
      : meant ? '[data-area=actions] .always .primary' : null,
  };
}"""
"""The note that is read, and where to press: a place on the screen, and what is there."""
TOLD_WHOLE = """() => {
  const note = document.querySelector('[data-area=lesson]').getBoundingClientRect();
  const asked = document.querySelector('[data-area=lesson] .wanted').getBoundingClientRect();
  const at = [asked.x + asked.width / 2, asked.bottom - 4];
  return asked.top >= note.top && asked.bottom <= Math.min(note.bottom, innerHeight)
    && document.elementFromPoint(...at).closest('.wanted');
}"""
"""What the note asks for is in sight, and nothing lies over it."""
CHANGED = f"before => JSON.stringify(({RINGED})()) !== before"


def begin(person: Person, slug: str) -> None:
    person.go("/learn")
    name = Speaker("en", slug).key("name")
    card = person.page.locator(
        "main li", has=person.page.get_by_role("heading", name=name, exact=True)
    )
    card.get_by_role("button", name="Learn by playing").click()
    expect(person.page.locator("[data-area=lesson]")).to_be_visible()


def take(person: Person, press: Callable[[dict[str, Any]], None]) -> list[str]:
    """Press whatever is ringed, and Next, up to the last note; the steps that were seen."""
    page = person.page
    steps: list[str] = []
    until = time.monotonic() + LONGEST
    found: dict[str, Any] | None = None
    while time.monotonic() < until:
        seen, found = found, page.evaluate(RINGED)
        if found and found["step"] not in steps:
            steps.append(found["step"])
        if found and found["step"] == "goodbye":
            return steps
        # A ring that is on its way with a drawing that moves is not pressed yet, by no person either.
        if found and found == seen and (found["reading"] or found["ring"]):
            press(found)
        page.wait_for_timeout(LOOKED_AGAIN)
    raise AssertionError(f"the lesson does not end: {steps}")


def by_mouse(person: Person) -> Callable[[dict[str, Any]], None]:
    def press(found: dict[str, Any]) -> None:
        if found["reading"]:
            person.page.locator(f'[data-step="{found["step"]}"] footer .primary').click()
            return
        person.page.mouse.click(found["ring"]["x"], found["ring"]["y"])
        # Out of the way: what a pointer rests on explains itself.
        person.page.mouse.move(1, 1)

    return press


def by_touch(person: Person) -> Callable[[dict[str, Any]], None]:
    def press(found: dict[str, Any]) -> None:
        if found["reading"]:
            person.page.locator(f'[data-step="{found["step"]}"] footer .primary').tap()
        else:
            person.page.touchscreen.tap(found["ring"]["x"], found["ring"]["y"])

    return press


def by_keyboard(person: Person, slug: str) -> Callable[[dict[str, Any]], None]:
    """Letters lead to the note and to the areas of the board, arrows to a piece."""
    keys = Keyboard(person, game=slug)

    def press(found: dict[str, Any]) -> None:
        if found["reading"]:
            person.page.keyboard.press("y")
            expect(person.page.locator("[data-area=lesson] footer .primary")).to_be_focused()
            person.page.keyboard.press("Enter")
        elif found["piece"]:
            keys.choose(found["piece"])
        elif found["button"]:
            keys.press(found["button"])
        else:
            return
        person.page.wait_for_function(CHANGED, arg=person.page.evaluate("JSON.stringify", found))

    return press


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
    # What is asked for is told whole in the smallest rooms too, where the words scroll.
    for width, height in ((360, 640), (640, 400), (568, 320)):
        laura.page.set_viewport_size({"width": width, "height": height})
        laura.page.wait_for_function(TOLD_WHOLE)
    laura.page.set_viewport_size({"width": 1440, "height": 900})
    # Whoever leaves comes back to the same place.
    note.get_by_role("button", name="Leave, keep my place").click()
    begin(laura, "pieces-montees")
    expect(note).to_have_attribute("data-step", "place")
    steps = take(laura, by_mouse(laura))
    assert len(steps) == len(set(steps))
    plays_on(laura)


PLANNED = """() => {
  const list = document.querySelector('[data-testid=lesson-plan] ol').getBoundingClientRect();
  const now = document.querySelector('[data-testid=lesson-plan] [aria-current]').getBoundingClientRect();
  return list.height > 0 && list.bottom <= innerHeight
    && now.top >= list.top - 1 && now.bottom <= list.bottom + 1;
}"""
"""The list of steps is in the window, and what is now is in sight in it."""


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_all_steps_of_a_lesson_stand_beside_the_board_where_there_is_room(
    arrive: Arrive, language: str
) -> None:
    laura = arrive("Laura", language=language, theme="dark")
    laura.page.set_viewport_size({"width": 1440, "height": 720})
    table = laura.post("/games/gateau/lesson")
    laura.go(f"/table/{table['id']}")
    note = laura.page.locator("[data-area=lesson]")
    plan = laura.page.get_by_test_id("lesson-plan")
    steps = plan.get_by_role("listitem")
    expect(steps).to_have_count(len(table["lesson"]))
    expect(steps.nth(0)).to_have_attribute("aria-current", "step")
    note.locator("footer .primary").click()
    expect(steps.nth(1)).to_have_attribute("aria-current", "step")
    expect(steps.nth(1)).to_contain_text(note.get_by_role("heading").inner_text())
    done = Speaker(language).key("teach-done")
    expect(steps.nth(0)).to_contain_text(done)
    expect(steps.nth(2)).not_to_contain_text(done)
    press = by_mouse(laura)
    marked = {table["lesson"][0]["name"]}
    while note.get_attribute("data-step") != "tool":
        if (found := laura.page.evaluate(RINGED)) and (found["reading"] or found["ring"]):
            if laura.page.locator(".ring:not(.pressed)").count():
                marked.add(found["step"])
            press(found)
        laura.page.wait_for_timeout(50)
    # Whatever a note speaks of is on the board.
    spoken = [step["name"] for step in table["lesson"] if step["look"]]
    assert marked.issuperset(spoken[: spoken.index("tool")])
    laura.page.wait_for_function(PLANNED)
    check(laura)
    # In narrower rooms the note alone says how far it is.
    laura.page.set_viewport_size({"width": 1024, "height": 768})
    expect(plan).to_have_count(0)


READ = """() => {
  const note = document.querySelector('[data-area=lesson]');
  const words = note.querySelector('.words').getBoundingClientRect();
  const foot = note.querySelector('.foot').getBoundingClientRect();
  return note.dataset.step === 'assistant' && Math.min(words.bottom, foot.top) - words.top;
}"""
"""How much of the words is in sight, in pixels."""


def test_where_hardly_any_room_is_left_the_words_of_a_lesson_are_read(arrive: Arrive) -> None:
    laura = arrive("Laura", language="de", phone=True)
    laura.page.set_viewport_size({"width": 360, "height": 640})
    laura.go(f"/table/{laura.post('/games/pieces-montees/lesson')['id']}")
    note = laura.page.locator("[data-area=lesson]")
    expect(note).to_be_visible()
    press = by_touch(laura)
    while note.get_attribute("data-step") != "assistant":
        if (found := laura.page.evaluate(RINGED)) and (found["reading"] or found["ring"]):
            press(found)
        laura.page.wait_for_timeout(50)
    # Two lines at least.
    laura.page.wait_for_function(f"() => ({READ})() >= 36", timeout=15_000)
    expect(note.get_by_role("button", name="Gehen und später weitermachen")).to_be_visible()
    note.get_by_role("button", name="Zeig es mir").tap()
    expect(note).to_contain_text("Bestätige ihn jetzt.")


SCROLLED = """async () => {
  const ring = () => document.querySelector('.ring.pressed')?.getBoundingClientRect();
  const at = ring();
  if (!at) return null;
  const piece = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)?.closest('.piece');
  let around = piece?.parentElement;
  while (around && !(around.scrollWidth > around.clientWidth + 20
      && /auto|scroll/.test(getComputedStyle(around).overflowX))) around = around.parentElement;
  if (!around) return null;
  const apart = [];
  for (const way of [15, -15, 15, -15, 15]) {
    const begun = piece.getBoundingClientRect().x;
    around.scrollLeft += around.scrollLeft > 60 ? -way : way;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const { x, width } = piece.getBoundingClientRect();
    const { x: left, width: wide } = ring();
    if (Math.abs(x - begun) > 10) apart.push(Math.abs(x + width / 2 - left - wide / 2));
  }
  return apart;
}"""
"""Of a piece in something that scrolls, how far its ring was from it two frames after each time."""


def test_a_ring_goes_along_with_what_scrolls(arrive: Arrive) -> None:
    laura = arrive("Laura", phone=True)
    laura.page.set_viewport_size({"width": 360, "height": 640})
    laura.go(f"/table/{laura.post('/games/rococo/lesson')['id']}")
    expect(laura.page.locator("[data-area=lesson]")).to_be_visible()
    press = by_touch(laura)
    seen = None
    until = time.monotonic() + LONGEST
    while (apart := laura.page.evaluate(SCROLLED)) is None:
        assert time.monotonic() < until
        found = laura.page.evaluate(RINGED)
        if found and found == seen and (found["reading"] or found["ring"]):
            press(found)
        seen = found
        laura.page.wait_for_timeout(LOOKED_AGAIN)
    assert apart
    assert max(apart) <= 2


def test_a_lesson_by_keyboard_alone(arrive: Arrive) -> None:
    laura = arrive("Laura")
    begin(laura, BY_KEYBOARD)
    take(laura, by_keyboard(laura, BY_KEYBOARD))
    laura.page.keyboard.press("y")
    expect(laura.page.get_by_role("button", name="Play this match on")).to_be_focused()
    laura.page.keyboard.press("Enter")
    expect(laura.page.locator("[data-area=lesson]")).to_have_count(0)
    expect(laura.actions.locator("[data-move], [data-verb]").first).to_be_visible()


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


DRAWN = """pieces => pieces.map(piece => {
  const { width, height } = piece.getBoundingClientRect();
  return Boolean(piece.querySelector('use')) && Math.min(width, height) >= 20;
})"""
WRITTEN = """board => [...new Set([...board.querySelectorAll('*')]
  .filter(one => one.checkVisibility() && !one.closest('.seat-head, .total'))
  .flatMap(one => [one.dataset.says, ...[...one.childNodes]
    .map(node => node.nodeType === 3 && node.data)])
  .filter(said => said && !/\\p{L}/u.test(said))
  .map(said => said.replaceAll(/[\\d\\s]/g, ''))
  .filter(Boolean))]"""
"""What is written on the board besides words and numbers."""
PUNCTUATION = set("·.,()")


@pytest.mark.parametrize("slug", slugs())
def test_a_guide_draws_its_figures_and_every_sign_of_the_board(arrive: Arrive, slug: str) -> None:
    visitor = arrive("Laura", language="de", theme="dark")
    visitor.go(f"/game/{slug}")
    source = guide_source(slug, "de")
    lines = [line for figure in FIGURE.finditer(source) for line in figure["notation"].splitlines()]
    pieces = visitor.page.locator("figure .pieces > *")
    expect(pieces).to_have_count(len(lines))
    expect(pieces.last.locator("use").first).to_be_attached()
    undrawn = [
        line for line, drawn in zip(lines, pieces.evaluate_all(DRAWN), strict=True) if not drawn
    ]
    assert not undrawn
    signs = visitor.page.locator("dl[data-game] dt")
    expect(signs).not_to_have_count(0)
    known = {said.strip() for said in signs.all_inner_texts()}
    record, moves = list(shown(slug).sizes.items())[-1]
    visitor.sit_at(begun(visitor, f"{slug}/{record}", moves))
    visitor.told_at_last()
    written = set(visitor.board.evaluate(WRITTEN))
    unknown = {said for said in written if not set(said) <= set("".join(known)) | PUNCTUATION}
    assert not unknown
    beside = BESIDE_PIECES.get(slug)
    if beside:
        visitor.board.locator(beside).first.hover()
        expect(visitor.page.get_by_role("note")).to_be_visible()


if EXTENT == "long":

    @pytest.mark.parametrize("slug", [slug for slug in slugs() if slug != "pieces-montees"])
    def test_every_lesson_by_mouse(arrive: Arrive, slug: str) -> None:
        laura = arrive("Laura")
        begin(laura, slug)
        take(laura, by_mouse(laura))
        plays_on(laura)

    @pytest.mark.parametrize("size", [(390, 844), (360, 640), (640, 400)])
    @pytest.mark.parametrize("slug", slugs())
    def test_every_lesson_by_touch_on_a_phone(
        arrive: Arrive, slug: str, size: tuple[int, int]
    ) -> None:
        laura = arrive("Laura", phone=True)
        laura.page.set_viewport_size({"width": size[0], "height": size[1]})
        begin(laura, slug)
        take(laura, by_touch(laura))
        plays_on(laura)

    @pytest.mark.parametrize("slug", [slug for slug in slugs() if slug != BY_KEYBOARD])
    def test_every_lesson_by_keyboard(arrive: Arrive, slug: str) -> None:
        laura = arrive("Laura")
        begin(laura, slug)
        take(laura, by_keyboard(laura, slug))
        plays_on(laura)
