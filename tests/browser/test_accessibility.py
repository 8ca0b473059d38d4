"""axe finds nothing on any page, in both themes, wide and narrow."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.axe import check, themes_and_widths, violations
from tests.browser.conftest import Arrive
from toque.games import slugs

PAGES = [
    "/",
    "/new",
    "/new?game=pieces-montees",
    "/sign-in",
    "/settings",
    "/about",
    "/import",
    *(f"/game/{slug}" for slug in slugs()),
    "/nowhere",
]
themes = pytest.mark.parametrize("theme", ["light", "dark"])


@themes_and_widths
def test_every_page(theme: str, phone: bool, arrive: Arrive) -> None:
    visitor = arrive("Laura", theme=theme, phone=phone)
    found: list[str] = []
    for path in [*PAGES, f"/person/{visitor.id}"]:
        visitor.go(path)
        visitor.page.locator("h1").first.wait_for()
        found += violations(visitor)
    assert not found, "\n".join(found)


@themes_and_widths
def test_the_table_before_during_and_after(theme: str, phone: bool, arrive: Arrive) -> None:
    laura = arrive("Laura", theme=theme, phone=phone)
    table = laura.open_table("me", "invited", "bot:greedy", "open", mode="confirmed")
    laura.go(f"/table/{table}")
    laura.page.locator("h1").first.wait_for()
    check(laura)
    laura.post(f"/tables/{table}/start", {"fill": "greedy"})
    laura.page.locator(".board .piece").first.wait_for()
    check(laura)
    laura.page.locator(".board .piece.can").first.click()
    check(laura)
    laura.page.get_by_role("button", name="Settings").click()
    check(laura)
    laura.page.keyboard.press("Escape")
    if not phone:
        laura.page.keyboard.press("?")
        check(laura)


@themes
def test_a_finished_match(theme: str, arrive: Arrive) -> None:
    laura = arrive("Laura", theme=theme)
    record = next((Path(__file__).parents[1] / "records" / "pieces-montees").glob("*.toque"))
    table = laura.post("/import", {"record": record.read_text("utf-8")})["id"]
    laura.go(f"/table/{table}")
    laura.page.locator(".board, [data-board]").first.wait_for()
    check(laura)


@themes
def test_what_lies_over_the_board_on_a_middling_screen(theme: str, arrive: Arrive) -> None:
    laura = arrive("Laura", theme=theme, width=1024, height=768)
    table = laura.open_table("me", "bot:random")
    laura.post(f"/tables/{table}/start", {})
    laura.sit_at(table)
    laura.page.get_by_role("button", name="Log and chat").click()
    laura.page.get_by_role("log", name="Log").wait_for()
    check(laura)
