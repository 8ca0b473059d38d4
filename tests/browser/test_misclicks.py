"""Nothing that cannot be taken back is done by one click alone, wherever it falls."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.playing import Mouse
from tests.browser.test_pace import stop_time
from tests.browser.test_sizes import before, begun

BUTTONS = "[data-area=actions] :is([data-move], [data-verb], [data-whole], [data-no-more])"
PIECES = ".board .piece.can"
SELECTORS = """([buttons, pieces]) => {
  const seen = element => element.offsetParent && !element.disabled;
  const named = ({ dataset: { move, verb, whole, noMore } }) =>
    move !== undefined ? `[data-move="${move}"]`
      : verb !== undefined ? `[data-verb="${verb}"]`
      : whole !== undefined ? '[data-whole]' : '[data-no-more]';
  return [
    ...[...document.querySelectorAll(buttons)].filter(seen)
      .map(one => `[data-area=actions] ${named(one)}`),
    ...[...document.querySelectorAll(pieces)].filter(seen)
      .map(one => `.board .piece.can[data-tag="${one.dataset.tag}"]`),
  ];
}"""
MOST = 14
"""Of what can be clicked at a decision."""


def targets(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(SELECTORS, [BUTTONS, PIECES])
    different = list(dict.fromkeys(found))
    return different[:: len(different) // MOST + 1]


def click_and_go_back(person: Person, target: str) -> None:
    """Whatever one click does, going back or taking back undoes it."""
    page = person.page
    number = person.number()
    page.locator(target).first.click()
    back = page.get_by_role("button", name="Back", exact=True)
    undo = page.get_by_role("button", name="Undo", exact=True)
    waits = person.actions.locator(".asks")
    expect(back.or_(undo.and_(page.locator(":enabled")))).to_be_visible()
    if back.count():
        back.click()
        expect(waits).to_have_count(0)
        assert person.number() == number, f"{target} has played"
        while back.count():
            page.keyboard.press("Escape")
    else:
        person.wait_for_news(number)
        now = person.number()
        undo.click()
        person.wait_for_news(now)
    expect(page.locator(target).first).to_be_visible()


@pytest.mark.parametrize("game", ["pieces-montees", "gateau", "rococo", "patisserie"])
def test_one_click_alone_is_never_final(arrive: Arrive, game: str) -> None:
    laura = arrive("Laura")
    table = laura.open_table("me", "bot:greedy", game=game)
    laura.post(f"/tables/{table}/start", {})
    laura.sit_at(table)
    player = Mouse(laura)
    for _ in range(3):
        expect(laura.actions.locator("[data-move], [data-verb]").first).to_be_visible()
        for target in targets(laura):
            click_and_go_back(laura, target)
        player.play()


def test_what_ends_the_turn_waits_a_breath_and_then_happens(arrive: Arrive) -> None:
    laura = arrive("Laura")
    table = laura.open_table("me", "bot:greedy", game="gateau")
    laura.post(f"/tables/{table}/start", {})
    laura.sit_at(table)
    player = Mouse(laura)
    end = laura.actions.locator("[data-move=end].finish")
    while not end.count():
        player.play()
        expect(laura.actions.locator("[data-move], [data-verb]").first).to_be_visible()
    number = laura.number()
    end.click()
    expect(laura.actions).to_contain_text("Happens in a moment")
    laura.page.keyboard.press("Escape")
    expect(end).to_be_visible()
    assert laura.number() == number
    end.click()
    laura.wait_for_news(number)


def test_what_is_taken_back_and_chosen_again_is_not_played_by_the_breath_it_had(
    arrive: Arrive,
) -> None:
    laura = arrive("Laura")
    record = "pieces-montees/duel-confirmed"
    laura.sit_at(begun(laura, record, before(record, "end")))
    end = laura.actions.locator("[data-move=end].finish")
    expect(end).to_be_visible()
    stop_time(laura)
    number = laura.number()
    # Whoever reaches for the way back is not raced.
    end.click()
    expect(laura.actions).to_contain_text("Happens in a moment")
    laura.page.get_by_role("button", name="Back", exact=True).hover()
    expect(laura.actions).not_to_contain_text("Happens in a moment")
    laura.page.clock.fast_forward("00:05")
    laura.page.keyboard.press("Escape")
    end.click()
    expect(laura.actions).to_contain_text("Happens in a moment")
    laura.page.keyboard.press("Escape")
    laura.page.keyboard.press("x")
    laura.page.locator("[data-area=choices] [data-move=end]").click()
    expect(laura.actions).to_contain_text("cannot be taken back")
    laura.page.clock.fast_forward("00:05")
    expect(laura.actions).to_contain_text("cannot be taken back")
    assert laura.number() == number
