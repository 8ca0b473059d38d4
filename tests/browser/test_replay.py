"""Looking back at a match that is over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person

RECORDS = Path(__file__).parents[1] / "records"


def finished(person: Person, record: str = "pieces-montees/four-confirmed") -> str:
    text = (RECORDS / f"{record}.toque").read_text("utf-8")
    table: str = person.post("/import", {"record": text})["id"]
    return table


def moment(person: Person) -> int:
    return int(person.board.get_attribute("data-moment") or 0)


@pytest.fixture
def viewer(arrive: Arrive) -> Person:
    laura = arrive("Laura")
    table = finished(laura)
    laura.go(f"/table/{table}")
    expect(laura.page.locator(".board .piece").first).to_be_visible()
    return laura


def test_it_opens_at_the_end_with_the_result(viewer: Person) -> None:
    expect(viewer.page.get_by_text("wins", exact=False).first).to_be_visible()


def test_steps_turns_and_both_ends_by_key_and_by_button(viewer: Person) -> None:
    last = moment(viewer)
    viewer.page.keyboard.press("ArrowLeft")
    expect(viewer.board).to_have_attribute("data-moment", str(last - 1))
    viewer.page.get_by_role("button", name="Back one turn").click()
    expect(viewer.board).not_to_have_attribute("data-moment", str(last - 1))
    assert moment(viewer) < last - 1
    viewer.page.keyboard.press("Home")
    viewer.page.wait_for_function(
        "() => document.querySelector('[data-moment]').dataset.moment < 0"
    )
    first = moment(viewer)
    viewer.page.get_by_role("button", name="Forward one step").click()
    expect(viewer.board).to_have_attribute("data-moment", str(first + 1))
    viewer.page.keyboard.press("End")
    expect(viewer.board).to_have_attribute("data-moment", str(last))


def test_it_plays_by_itself(viewer: Person) -> None:
    viewer.page.keyboard.press("Home")
    viewer.page.wait_for_function(
        "() => document.querySelector('[data-moment]').dataset.moment < 0"
    )
    first = moment(viewer)
    viewer.page.keyboard.press("Space")
    viewer.page.wait_for_function(
        "first => document.querySelector('[data-moment]').dataset.moment > first + 1", arg=first
    )
    viewer.page.keyboard.press("Space")
    stopped = moment(viewer)
    viewer.page.wait_for_timeout(1500)
    assert moment(viewer) <= stopped + 1


def test_a_link_leads_a_stranger_to_the_moment_and_the_eyes(arrive: Arrive) -> None:
    laura, stranger = arrive("Laura"), arrive()
    table = laura.open_table("me", "bot:greedy")
    laura.post(f"/tables/{table}/start", {})
    laura.sit_at(table)
    laura.page.get_by_role("button", name="Settings").click()
    laura.page.get_by_role("button", name="Let a bot play for me").click()
    laura.page.get_by_role("link", name="Look back").click(timeout=60_000)
    expect(laura.board).to_have_attribute("data-moment", re.compile(r"\d+"))
    laura.page.keyboard.press("ArrowLeft")
    laura.page.get_by_label("Viewpoint").select_option("1")
    laura.page.wait_for_function("() => location.search.includes('seat=1')")
    stranger.go(laura.page.url)
    expect(stranger.board).to_have_attribute("data-moment", str(moment(laura)))
    stranger.hears(laura.told())


def test_other_eyes_see_other_faces(viewer: Person) -> None:
    last = moment(viewer)
    viewer.page.keyboard.press("ArrowLeft")
    expect(viewer.board).to_have_attribute("data-moment", str(last - 1))
    seen = set()
    for eyes, told in (("0", "0"), ("1", "1"), ("-1", "none")):
        viewer.page.get_by_label("Viewpoint").select_option(eyes)
        viewer.page.wait_for_function("told => location.search.includes(`seat=${told}`)", arg=told)
        seen.add(viewer.told_at_last())
    assert len(seen) == 3


def test_a_new_table_goes_on_from_a_moment(viewer: Person) -> None:
    for _ in range(3):
        viewer.page.keyboard.press("ArrowLeft")
    viewer.told_at_last()
    before = viewer.page.url.partition("?")[0]
    viewer.page.get_by_role("button", name="Play on from here").click()
    viewer.page.wait_for_function("before => !location.href.startsWith(before)", arg=before)
    expect(viewer.page.locator("h1").first).to_contain_text("Pièces Montées")


def test_the_record_can_be_taken_away(viewer: Person) -> None:
    with viewer.page.expect_download() as coming:
        viewer.page.get_by_role("button", name="Download the record").click()
    text = Path(coming.value.path()).read_text("utf-8")
    assert text.startswith("toque 1")


def test_the_deal_is_checked_in_the_browser(viewer: Person) -> None:
    viewer.page.locator(".to-points").click()
    expect(
        viewer.page.get_by_text("It matches: the deal was fixed from the start.")
    ).to_be_attached()


def test_points_are_told_as_tables_too(viewer: Person) -> None:
    viewer.page.locator(".to-points").click()
    for table in (viewer.page.locator("details table"), viewer.page.get_by_test_id("score-sheet")):
        expect(table).to_have_count(1)
        assert table.locator("tr").count() > 2


def test_a_move_that_shows_nothing_is_found_in_the_log_by_what_came_before(arrive: Arrive) -> None:
    camille = arrive("Camille")
    table = finished(camille, "gateau/solo-everything")
    first = camille.get(f"/tables/{table}/history")["first"]
    camille.go(f"/table/{table}?move={first + 112}&seat=0")
    expect(camille.page.locator(".told")).to_contain_text("Nothing changes on the table")
    line = camille.page.locator("[role=log] [aria-current=step]")
    expect(line).to_contain_text("Your hand moves to a1")
    expect(line).to_be_in_viewport()


@pytest.mark.parametrize(
    ("language", "bot"),
    [("en", "Greedy bot"), ("fr", "Bot gourmand"), ("de", "Gierbot")],
)
def test_an_imported_match_has_the_names_of_those_who_played_it(
    arrive: Arrive, language: str, bot: str
) -> None:
    text = (RECORDS / "pieces-montees/duel-confirmed.toque").read_text("utf-8")
    text = text.replace("seat a greedy", "seat a Camille")
    laura = arrive("Laura", language=language)
    table = laura.post("/import", {"record": text})["id"]
    laura.go(f"/table/{table}?seat=none")
    log = laura.page.locator("[role=log]")
    expect(log).to_contain_text("Camille")
    expect(log).to_contain_text(bot)
    expect(laura.board).to_contain_text("Camille")
    expect(laura.board).to_contain_text(bot)


def test_a_new_table_goes_on_from_the_moment_asked_for_even_before_it_is_shown(
    arrive: Arrive,
) -> None:
    laura = arrive("Laura")
    table = finished(laura)
    first = laura.get(f"/tables/{table}/history")["first"]
    held: list[Route] = []

    def hold(route: Route) -> None:
        """What the match began with never comes."""
        if f"first={first}&" in f"{route.request.url}&":
            held.append(route)
        else:
            route.continue_()

    laura.page.route(re.compile("/moments"), hold)
    laura.go(f"/table/{table}")
    expect(laura.page.locator(".board .piece").first).to_be_visible()
    laura.page.keyboard.press("Home")
    laura.page.keyboard.press("ArrowRight")
    before = laura.page.url.partition("?")[0]
    laura.page.get_by_role("button", name="Play on from here").click()
    laura.page.wait_for_function("before => !location.href.startsWith(before)", arg=before)
    opened = laura.get(f"/tables/{laura.page.url.rpartition('/')[2]}")
    assert opened["opening"] == 1
    for route in held:
        route.abort()
