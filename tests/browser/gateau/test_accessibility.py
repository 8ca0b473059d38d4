"""axe finds nothing at a table of C'est du gâteau !, in both themes, wide and narrow."""

from __future__ import annotations

from tests.browser.axe import themes_and_widths, violations
from tests.browser.conftest import Arrive
from tests.browser.playing import Mouse


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
        player = Mouse(laura, game="gateau")
        for _ in range(4):
            laura.actions.locator("[data-move], [data-verb]").first.wait_for()
            player.play()
        laura.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        found += violations(laura)
    assert not found, "\n".join(found)
