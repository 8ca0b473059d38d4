"""axe finds nothing on any page, in both themes, wide and narrow."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import Arrive
from tests.browser.hands import Hands
from tests.browser.person import Person
from tests.support import EXTENT

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
PAGES = [
    "/",
    "/new",
    "/new?game=pieces-montees",
    "/sign-in",
    "/settings",
    "/about",
    "/import",
    "/game/pieces-montees",
    "/game/gateau",
    "/nowhere",
]
themes = pytest.mark.parametrize("theme", ["light", "dark"])
# Each theme and each width; all four together only in the long tests.
TOGETHER = [("light", False), ("dark", True)]
IF_LONG = [("light", True), ("dark", False)] if EXTENT == "long" else []
themes_and_widths = pytest.mark.parametrize(
    ("theme", "phone"),
    [
        pytest.param(theme, phone, id=f"{theme}-{'phone' if phone else 'wide'}")
        for theme, phone in [*TOGETHER, *IF_LONG]
    ],
)


def violations(person: Person) -> list[str]:
    person.page.wait_for_timeout(300)
    person.page.evaluate(AXE.read_text("utf-8"))
    found = person.page.evaluate(
        "rules => axe.run(document, { runOnly: rules }).then(result => result.violations)", RULES
    )
    where = person.page.url.removeprefix(person.server.url)
    return [
        f"{where}: {one['id']}: {one['help']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for one in found
        for node in one["nodes"][:3]
    ]


def check(person: Person) -> None:
    found = violations(person)
    assert not found, "\n".join(found)


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


@themes_and_widths
def test_the_table_of_cest_du_gateau(theme: str, phone: bool, arrive: Arrive) -> None:
    laura = arrive("Laura", theme=theme, phone=phone)
    found: list[str] = []
    for bots, options in ((["bot:random"], {"hand": "yes", "advantage": "yes"}), ([], {})):
        table = laura.open_table("me", *bots, game="gateau", **options)
        laura.post(f"/tables/{table}/start", {})
        laura.sit_at(table)
        laura.page.locator(".board .piece.can").first.wait_for()
        # At the foot of the page nothing lies half under what sticks to the screen.
        laura.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        found += violations(laura)
        hands = Hands(laura, game="gateau")
        for _ in range(4):
            laura.actions.locator("[data-move], [data-verb]").first.wait_for()
            hands.play()
        laura.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        found += violations(laura)
    assert not found, "\n".join(found)


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
