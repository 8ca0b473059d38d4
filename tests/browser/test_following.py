"""Following a match: what others did is marked and told, and points say where they come from."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_replay import finished
from tests.browser.test_sizes import DRAWN, TOUCHED
from tests.browser.test_table import begin, take_a_spoon


def recap_of(person: Person) -> Locator:
    return person.page.get_by_test_id("recap")


def marks_of(person: Person) -> Locator:
    return person.page.locator("[data-changed]")


def end_turn(person: Person) -> None:
    """Until it is this person's turn again."""
    number = person.number()
    person.actions.locator('[data-move="end"]').click()
    person.wait_for_news(number)
    expect(person.actions.locator("[data-move], [data-verb]").first).to_be_visible()


def test_what_others_did_is_marked_until_i_act(arrive: Arrive) -> None:
    laura = arrive("Laura")
    begin(laura, "bot:greedy", "bot:greedy")
    # Nothing is news on a first turn.
    expect(recap_of(laura)).to_have_count(0)
    end_turn(laura)
    recap = recap_of(laura)
    expect(recap).to_be_visible()
    expect(marks_of(laura)).not_to_have_count(0)
    steps = recap.locator("[aria-current], .pick")
    assert steps.count() > 1
    first = recap.get_by_role("status").inner_text()
    shown = laura.page.locator("[data-changed].shown")
    places = "marks => marks.map(mark => mark.dataset.changed).join()"
    before = shown.evaluate_all(places)
    # By keyboard: its letter leads there, and the stepper is a button like any other.
    laura.page.keyboard.press("z")
    expect(recap.locator(":focus")).to_have_count(1)
    recap.get_by_role("button", name="The next thing").click()
    expect(recap.get_by_role("status")).not_to_have_text(first)
    expect(recap.locator(".pick").nth(1)).to_have_attribute("aria-current", "step")
    laura.page.wait_for_function(
        "before => [...document.querySelectorAll('[data-changed].shown')]"
        ".map(mark => mark.dataset.changed).join() !== before",
        arg=before,
    )
    assert not violations(laura)
    # It goes when I act, and comes again when I take that back; until I have got it.
    take_a_spoon(laura)
    expect(recap).to_have_count(0)
    expect(marks_of(laura)).to_have_count(0)
    laura.page.get_by_role("button", name="Undo").click()
    expect(recap).to_be_visible()
    recap.get_by_role("button", name="Got it").click()
    expect(recap).to_have_count(0)
    expect(marks_of(laura)).to_have_count(0)


def scores_of(person: Person) -> dict[str, int]:
    """By place of the head."""
    heads = person.board.locator(".seat-head")
    return {
        head.get_attribute("data-place") or "": int(head.locator(".score b").inner_text())
        for head in heads.all()
    }


def badges_of(person: Person) -> dict[str, int]:
    return {
        f"seat:{badge.get_attribute('data-change')}": int(badge.inner_text().replace("−", "-"))
        for badge in person.page.locator("[data-change]").all()
    }


UNDER_BADGES = """() => {
  const read = [...document.querySelectorAll('.board .hand svg, .board .score b')];
  const boxes = read.map((one) => one.getBoundingClientRect()).filter(({ width }) => width);
  return [...document.querySelectorAll('[data-change]')].flatMap((badge) => {
    const { left, right, top, bottom } = badge.getBoundingClientRect();
    return boxes.filter((one) =>
      Math.min(right, one.right) - Math.max(left, one.left) > 2 &&
      Math.min(bottom, one.bottom) - Math.max(top, one.top) > 2);
  }).length;
}"""


def test_badges_tell_what_everybody_has_gained_since_my_last_turn(arrive: Arrive) -> None:
    laura = arrive("Laura")
    table = begin(laura, "bot:greedy", "bot:greedy")
    before = scores_of(laura)
    end_turn(laura)
    expect(recap_of(laura)).to_be_visible()
    gained = {
        place: points - before[place]
        for place, points in scores_of(laura).items()
        if points != before[place]
    }
    assert gained
    expect(laura.page.locator("[data-change]")).to_have_count(len(gained))
    assert badges_of(laura) == gained
    # Where there is little room they lie on no card and on no score.
    for width, height in TOUCHED[:2]:
        laura.page.set_viewport_size({"width": width, "height": height})
        # Where they lay in the window before says nothing.
        laura.page.evaluate(DRAWN)
        laura.page.evaluate(DRAWN)
        laura.page.wait_for_function(f"() => !({UNDER_BADGES})()")
    laura.page.set_viewport_size({"width": 1440, "height": 900})
    # Who comes back is told the same.
    laura.sit_at(table)
    expect(laura.page.locator("[data-change]")).to_have_count(len(gained))
    assert badges_of(laura) == gained
    recap_of(laura).get_by_role("button", name="Got it").click()
    expect(laura.page.locator("[data-change]")).to_have_count(0)


@pytest.mark.parametrize("motion", ["off", "fast"])
def test_dots_lead_from_cause_to_effect_and_each_step_travels_once(
    arrive: Arrive, motion: str
) -> None:
    laura = arrive("Laura", settings={"motion": motion})
    begin(laura, "bot:greedy", "bot:greedy")
    end_turn(laura)
    recap = recap_of(laura)
    expect(recap.locator(".pick").nth(1)).to_be_visible()
    trails = laura.page.locator("[data-trail]")
    travellers = laura.page.locator("[data-traveller]")
    ways = "paths => paths.map(path => path.getAttribute('d')).join()"
    expect(trails).not_to_have_count(0)
    before = trails.evaluate_all(ways)
    recap.get_by_role("button", name="The next thing").click()
    laura.page.wait_for_function(
        "before => { const ways = [...document.querySelectorAll('[data-trail]')]"
        ".map(path => path.getAttribute('d')).join(); return ways && ways !== before; }",
        arg=before,
    )
    expect(travellers).to_have_count(0 if motion == "off" else trails.count())


def test_a_phone_tells_it_over_the_board(arrive: Arrive) -> None:
    laura = arrive("Laura", phone=True)
    begin(laura, "bot:greedy")
    laura.actions.locator('[data-move="end"]').tap()
    expect(marks_of(laura)).not_to_have_count(0)
    expect(recap_of(laura)).to_have_count(0)
    laura.page.locator("nav").get_by_role("button", name="Log").tap()
    laura.page.get_by_role("button", name="things since your last turn").tap()
    expect(recap_of(laura)).to_be_in_viewport(ratio=1)
    recap_of(laura).get_by_role("button", name="Got it").tap()
    expect(recap_of(laura)).to_have_count(0)
    expect(marks_of(laura)).to_have_count(0)


def test_a_line_of_the_log_unfolds(arrive: Arrive) -> None:
    laura = arrive("Laura")
    laura.go(f"/table/{finished(laura, 'gateau/duel')}?seat=none")
    lines = laura.page.locator("[role=log] li .line")
    expect(lines.first).to_be_visible()
    # A step on the way, such as the bowl from which one takes, has no line, not even an empty one.
    assert all(said.strip() for said in lines.all_inner_texts())
    pill = laura.page.locator("[role=log] .pill").last
    inside = int(pill.inner_text())
    expect(pill).to_have_attribute("aria-expanded", "false")
    pill.click()
    expect(pill).to_have_attribute("aria-expanded", "true")
    line = laura.page.locator("[role=log] li:has(> .pill[aria-expanded=true])")
    expect(line.locator(".parts > li")).to_have_count(inside)
    pill.click()
    expect(line).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "seats"),
    [("pieces-montees", 2), ("gateau", 1), ("rococo", 1), ("patisserie", 1)],
)
def test_every_score_says_where_its_points_come_from(arrive: Arrive, game: str, seats: int) -> None:
    """Alone there is an automa, whose score is one too."""
    laura = arrive("Laura")
    others = ["bot:greedy"] * (seats - 1)
    table = laura.open_table("me", *others, game=game)
    laura.post(f"/tables/{table}/start", {})
    laura.sit_at(table)
    scores = laura.board.get_by_role("button", name="Points by source")
    expect(scores).to_have_count(2)
    results = laura.get(f"/tables/{table}/standing?seat=0")["results"]
    sheet = laura.page.get_by_test_id("score-sheet")
    for score in scores.all():
        score.click()
        expect(sheet.locator("tfoot td")).to_have_count(len(results))
        told = sorted(int(cell) for cell in sheet.locator("tfoot td").all_inner_texts())
        assert told == sorted(one["score"] for one in results)
        expect(laura.page.get_by_test_id("score-bars").get_by_role("img")).to_have_count(2)
        laura.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def test_the_result_tells_where_the_lead_changed_and_leads_there(arrive: Arrive) -> None:
    laura = arrive("Laura")
    laura.go(f"/table/{finished(laura, 'rococo/duel')}")
    laura.page.locator(".to-points").click()
    points = laura.page.get_by_test_id("turning-points")
    expect(points.get_by_role("listitem").filter(has=laura.page.get_by_role("link"))).to_have_count(
        3
    )
    assert not violations(laura)
    link = points.get_by_role("link").first
    moment = (link.get_attribute("href") or "").partition("move=")[2].partition("&")[0]
    link.click()
    expect(laura.board).to_have_attribute("data-moment", moment)
    expect(points).to_have_count(0)


def resign(person: Person) -> None:
    person.page.keyboard.press("m")
    person.page.get_by_role("button", name="Resign", exact=True).click()
    person.page.get_by_role("button", name="Yes, resign").click()


def test_a_result_is_shared_and_says_who_is_ready_for_a_rematch(arrive: Arrive) -> None:
    laura, yannick = arrive("Laura"), arrive("Yannick")
    laura.context.add_init_script(
        "navigator.share = async sent => { window.sent = sent.url; };",
    )
    table = laura.open_table("me", "open")
    yannick.post(f"/tables/{table}/join", {})
    laura.post(f"/tables/{table}/start", {})
    for person in (laura, yannick):
        person.sit_at(table)
    # Bots play the rest as fast as they think.
    resign(yannick)
    resign(laura)
    page = laura.page
    expect(page.get_by_test_id("result-page")).to_be_visible()
    page.get_by_role("button", name="Share").click()
    page.wait_for_function("() => window.sent")
    assert page.evaluate("window.sent") == f"{laura.server.url}/table/{table}"
    who = page.locator(".result .ready")
    expect(who).to_have_count(0)
    yannick.post(f"/tables/{table}/rematch")
    expect(who).to_have_text("Yannick is ready for a rematch.")
    expect(who.locator(".mark svg")).to_have_count(2)
    expect(page.get_by_role("button", name="Accept the rematch")).to_be_visible()
