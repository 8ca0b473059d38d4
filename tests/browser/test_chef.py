"""Asking the chef, and what he says about a match that is over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from tests.browser.axe import check
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_sizes import named_after
from tests.browser.test_table import begin
from tests.server.live import ServerWithTaster

LETTERS = ("A", "B", "C")


@pytest.fixture(scope="module")
def kitchen(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerWithTaster]:
    folder = tmp_path_factory.mktemp("kitchen")
    live = ServerWithTaster(str(folder / "toque.db"), folder / "server.log").start()
    yield live
    live.kill()


def ask_button(person: Person) -> Locator:
    return person.actions.locator("button.chef")


def candidate(person: Person, letter: str) -> Locator:
    return person.page.locator(f"[data-candidate={letter}]")


def test_his_moves_are_told_and_drawn_and_only_confirm_plays_one(
    arrive: Arrive, kitchen: ServerWithTaster
) -> None:
    laura = arrive("Laura", at=kitchen)
    begin(laura)
    ask_button(laura).click()
    expect(candidate(laura, "B")).to_be_visible()
    expect(laura.page.get_by_test_id("advice")).to_contain_text("Why A:")
    expect(laura.page.get_by_test_id("advice")).to_contain_text("to win")
    seen = laura.page.locator("[data-seen]").get_attribute("data-seen")
    candidate(laura, "B").click()
    expect(candidate(laura, "B")).to_have_attribute("aria-pressed", "true")
    confirm = laura.actions.get_by_role("button", name="Confirm")
    expect(confirm).to_be_enabled()
    assert laura.page.locator("[data-seen]").get_attribute("data-seen") == seen
    check(laura)
    confirm.click()
    expect(laura.page.get_by_test_id("advice")).to_have_count(0)


def test_he_is_asked_and_followed_by_keyboard(arrive: Arrive, kitchen: ServerWithTaster) -> None:
    laura = arrive("Laura", at=kitchen)
    begin(laura)
    laura.page.keyboard.press("!")
    expect(candidate(laura, "A")).to_be_focused()
    marks = laura.page.get_by_test_id("chef-marks").locator("[data-advised]")
    expect(marks.first).to_be_visible()
    laura.page.keyboard.press("2")
    expect(candidate(laura, "B")).to_have_attribute("aria-pressed", "true")
    expect(laura.actions.get_by_role("button", name="Confirm")).to_be_focused()
    laura.page.keyboard.press("Escape")
    expect(candidate(laura, "B")).to_have_attribute("aria-pressed", "false")
    laura.page.keyboard.press("Escape")
    expect(laura.page.get_by_test_id("advice")).to_have_count(0)


def test_on_a_phone_he_speaks_from_below(arrive: Arrive, kitchen: ServerWithTaster) -> None:
    laura = arrive("Laura", at=kitchen, phone=True)
    begin(laura)
    ask_button(laura).tap()
    for letter in LETTERS[:2]:
        expect(candidate(laura, letter)).to_be_visible()
        box = candidate(laura, letter).bounding_box()
        assert box is not None
        assert box["height"] >= 44
    candidate(laura, "A").tap()
    expect(laura.actions.get_by_role("button", name="Confirm")).to_be_enabled()


def test_where_he_may_not_be_asked_there_is_no_button(
    arrive: Arrive, kitchen: ServerWithTaster
) -> None:
    laura = arrive("Laura", at=kitchen)
    seats = ["me", "bot:greedy"]
    table = laura.post("/tables", {"game": "pieces-montees", "seats": seats, "chef": False})["id"]
    laura.post(f"/tables/{table}/start", {})
    laura.sit_at(table)
    expect(laura.actions.locator("[data-move], [data-verb]").first).to_be_visible()
    expect(ask_button(laura)).to_have_count(0)


# After the match.


def finished(person: Person) -> str:
    """A match that is over, of which all seats were the person's."""
    table: str = person.post(
        "/import", {"record": named_after(person, "pieces-montees/duel-confirmed")}
    )["id"]
    return table


def test_his_notes_lead_to_the_decisions_and_on_from_there(
    arrive: Arrive, kitchen: ServerWithTaster
) -> None:
    laura = arrive("Laura", at=kitchen)
    laura.go(f"/table/{finished(laura)}?move=1&seat=0")
    laura.page.get_by_role("button", name="The chef’s notes").click()
    first = laura.page.locator("[data-costly='1']")
    expect(first).to_be_visible(timeout=180_000)
    curve = laura.page.get_by_test_id("chance-curve")
    curve.get_by_text("As a table").click()
    expect(curve.get_by_role("columnheader", name="Laura").first).to_be_visible()
    first.click()
    expect(first).to_have_attribute("aria-current", "step")
    decision = laura.page.get_by_test_id("chef-decision")
    expect(decision.locator("[data-candidate=played]")).to_be_visible()
    expect(decision).to_contain_text("Why A:")
    check(laura)
    # All of it is in sight at once: the curve under the board, the decisions below the one that is told.
    curve.get_by_text("As a table").click()
    expect(curve).to_be_in_viewport(ratio=1)
    expect(first).to_be_in_viewport(ratio=1)
    laura.page.set_viewport_size({"width": 1280, "height": 720})
    expect(laura.page.get_by_test_id("chef-notes").get_by_test_id("chance-curve")).to_be_attached()
    decision.get_by_role("button", name="Try again from here").click()
    expect(laura.actions.locator("[data-move], [data-verb]").first).to_be_visible()


def test_the_result_says_whether_he_has_read_the_match(
    arrive: Arrive, kitchen: ServerWithTaster
) -> None:
    laura = arrive("Laura", at=kitchen, phone=True)
    table = finished(laura)
    laura.go(f"/table/{table}?move=1&seat=0&notes=1")
    expect(laura.page.get_by_test_id("chef-notes")).to_be_visible()
    expect(laura.page.locator("[data-costly='1']")).to_be_visible(timeout=180_000)
    check(laura)


CROSSED = """() => {
  const marks = document.querySelector('[data-testid=chef-marks]');
  const board = marks.closest('[data-testid=board]');
  const frame = board.getBoundingClientRect();
  const words = [];
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const { parentElement } = text;
    if (!text.textContent.trim() || !parentElement.checkVisibility()) continue;
    if (marks.contains(parentElement) || parentElement.closest('.unseen, title')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    words.push(...[...range.getClientRects()].map(box => ({ box, said: text.textContent })));
  }
  return [...marks.querySelectorAll('path.way')].flatMap(way => {
    const masked = /url\\((?:"|')?#(.+?)(?:"|')?\\)/.exec(way.parentElement.getAttribute('mask') ?? '');
    const mask = masked && document.getElementById(masked[1]);
    const holes = [...(mask?.querySelectorAll('rect[x]') ?? [])].map(one => one.getBBox());
    const length = way.getTotalLength();
    const points = [...Array(100).keys()].map(part => way.getPointAtLength(length * part / 99));
    return points.flatMap(({ x, y }) => words
      .filter(({ box }) => x > box.left - frame.left && x < box.right - frame.left
        && y > box.top - frame.top && y < box.bottom - frame.top)
      .filter(() => !holes.some(hole => x >= hole.x && x <= hole.x + hole.width
        && y >= hole.y && y <= hole.y + hole.height))
      .map(({ said }) => said));
  });
}"""
"""Words over which a trail is drawn."""


def test_who_comes_to_a_decision_by_its_link_plays_on_from_a_candidate(
    arrive: Arrive, kitchen: ServerWithTaster
) -> None:
    laura = arrive("Laura", at=kitchen)
    table = finished(laura)
    laura.go(f"/table/{table}?move=1&seat=0&notes=1")
    expect(laura.page.locator("[data-costly='1']")).to_be_visible(timeout=180_000)
    notes = laura.get(f"/tables/{table}/chef")
    first = laura.get(f"/tables/{table}/history")["first"]
    decisions = [one for one in notes["decisions"] if one["seat"] == 0]
    marks = laura.page.get_by_test_id("chef-marks")
    ways = 0
    for decision in decisions:
        laura.go(f"/table/{table}?move={decision['number']}&seat=0&notes=1")
        expect(marks.locator("[data-advised]").first).to_be_visible()
        ways += marks.locator("path.way").count()
        assert laura.page.evaluate(CROSSED) == []
    assert ways

    def late(route: Route) -> None:
        laura.page.wait_for_selector("[data-testid=chef-decision]")
        route.continue_()

    # The notes are there before the moment is.
    laura.page.route("**/moments?*", late)
    number = decisions[0]["number"]
    laura.go(f"/table/{table}?move={number}&seat=0&notes=1")
    told = laura.page.get_by_test_id("chef-decision")
    expect(told).to_contain_text(f"Step {number - first}")
    with laura.page.expect_request("**/fork") as asked:
        told.get_by_role("button", name="Play on from A").click()
    assert asked.value.post_data_json is not None
    played = {"seat": 0, "notation": decisions[0]["moves"][0]["move"]["text"]}
    assert asked.value.post_data_json["move"] == played
    laura.page.wait_for_url(lambda url: f"/table/{table}" not in url)
    made = laura.get(f"/tables/{laura.page.url.rpartition('/')[2]}")
    assert made["opening"] == number - first + 1
