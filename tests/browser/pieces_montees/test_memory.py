"""A table whose players remember for themselves: what the page shows of it, and what it keeps back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive


def test_players_see_what_is_in_sight_and_spectators_no_hand(arrive: Arrive) -> None:
    laura, stranger = arrive("Laura"), arrive()
    table = laura.open_table("me", "bot:random", memory="players", without="ivory")
    laura.post(f"/tables/{table}/start", {})
    laura.sit_at(table)
    theirs = laura.page.get_by_role("button", name=re.compile(r"^Card: .* in Random bot’s hand"))
    expect(theirs.first).to_be_visible()
    behind = laura.page.locator(".pm-says.behind")
    expect(behind.first).to_have_attribute("data-says", "?")
    assert {one.get_attribute("data-says") for one in behind.all()} == {"?"}
    stranger.go(f"/table/{table}")
    board = stranger.board
    expect(board.get_by_label("Card, in Laura’s hand").first).to_be_visible()
    expect(board.get_by_label(re.compile(r"^Card: .* on the table")).first).to_be_visible()
    expect(board.get_by_label(re.compile(r"^Card: .* in Laura’s hand"))).to_have_count(0)


def test_the_choice_explains_itself_where_a_table_is_opened(arrive: Arrive) -> None:
    laura = arrive("Laura")
    laura.go("/new?game=pieces-montees")
    laura.page.get_by_text("Variants, time and who may watch").click()
    expect(laura.page.get_by_text("What you have seen once stays shown to you.")).to_be_visible()
    laura.page.get_by_label("Remember for yourselves").check()
    expect(laura.page.get_by_text("Only what is in sight now is shown")).to_be_visible()
