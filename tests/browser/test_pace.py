"""Time at a table: bots are followed at the viewer's pace; the end of a clock is announced."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_table import begin

SOCKET = "**/api/socket**"


def stop_time(person: Person) -> None:
    """From now on no time passes on their page: whatever waits for it waits for ever."""
    person.page.clock.install()
    person.page.clock.pause_at(time.time() + 60)


class Wire:
    """What the server sends to a page; it can be held back for a while."""

    def __init__(self, person: Person) -> None:
        self._page: WebSocketRoute | None = None
        self._held: list[str | bytes] | None = None
        person.page.route_web_socket(SOCKET, self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        self._page = page
        page.connect_to_server().on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        assert self._page
        if self._held is None:
            self._page.send(message)
        else:
            self._held.append(message)

    def hold(self) -> None:
        self._held = []

    def let_go(self) -> None:
        held, self._held = self._held, None
        assert held, "nothing came meanwhile"
        for message in held:
            self._hear(message)


def choices(person: Person) -> Locator:
    return person.actions.locator("[data-move], [data-verb]")


def test_bots_are_followed_at_the_pace_of_the_viewer_who_may_skip_to_their_own_turn(
    arrive: Arrive,
) -> None:
    laura, visitor = arrive("Laura", settings={"motion": "slow", "confirm": "off"}), arrive()
    wire = Wire(laura)
    table = begin(laura, "bot:greedy", "bot:greedy")
    visitor.sit_at(table)
    expect(visitor.page.locator(".seats .deciding")).to_contain_text("Laura")
    stop_time(laura)
    # Who wants no motion sees bots play as fast as they think: nothing waits for time to pass.
    stop_time(visitor)

    def end_turn() -> None:
        """Laura ends her turn, and the bots play theirs, which the visitor sees at once."""
        number = visitor.number()
        laura.actions.locator('[data-move="end"]').click()
        visitor.wait_for_news(number)
        expect(visitor.page.locator(".seats .deciding")).to_contain_text("Laura")

    skip = laura.actions.get_by_role("button", name="Skip to my turn")
    for by_key in (True, False):
        number = laura.number()
        end_turn()
        expect(skip).to_be_visible()
        expect(choices(laura)).to_have_count(0)
        assert laura.number() <= number + 1
        if by_key:
            laura.page.keyboard.press(".")
        else:
            skip.click()
        expect(choices(laura).first).to_be_visible()
        assert laura.number() == visitor.number()
    # Asked for while the bots still think, it holds for what comes later too.
    wire.hold()
    end_turn()
    laura.page.keyboard.press(".")
    wire.let_go()
    expect(choices(laura).first).to_be_visible()


def test_what_happens_when_a_clock_is_out_is_said_before(arrive: Arrive) -> None:
    laura, karim = arrive("Laura"), arrive("Karim")
    pace = {"live": True, "bank": 600, "increment": 0}
    body = {"game": "pieces-montees", "seats": ["me", "open"], "pace": pace}
    table = laura.post("/tables", body)["id"]
    karim.post(f"/tables/{table}/join", {})
    laura.post(f"/tables/{table}/start", {})
    laura.sit_at(table)
    expect(choices(laura).first).to_be_visible()
    told = "a bot takes over"
    expect(laura.page.locator("header time").first).to_have_attribute("title", re.compile(told))
    hint = laura.page.get_by_test_id("status-hint")
    expect(hint).to_have_count(0)
    # Only this page believes that it is so late: the match goes on.
    laura.page.clock.install()
    laura.page.clock.fast_forward("09:35")
    expect(hint).to_contain_text(re.compile(f"nearly out.*{told}"))
    laura.page.clock.fast_forward("00:30")
    expect(hint).to_contain_text(re.compile(f"is out.*{told}"))
