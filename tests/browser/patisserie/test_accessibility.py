"""axe finds nothing at a table of La Pâtisserie Rococo, in both themes, wide and narrow."""

from __future__ import annotations

from tests.browser.axe import themes_and_widths, violations
from tests.browser.conftest import Arrive
from tests.browser.playing import Mouse


@themes_and_widths
def test_the_table_of_patisserie(theme: str, phone: bool, arrive: Arrive) -> None:
    camille = arrive("Camille", theme=theme, phone=phone)
    found: list[str] = []
    for bots in (["bot:random"], []):
        table = camille.open_table("me", *bots, game="patisserie")
        camille.post(f"/tables/{table}/start", {})
        camille.sit_at(table)
        camille.page.locator(".board .piece.can").first.wait_for()
        found += violations(camille)
        player = Mouse(camille, game="patisserie")
        for _ in range(6):
            camille.actions.locator("[data-move], [data-verb]").first.wait_for()
            player.play()
        found += violations(camille)
    assert not found, "\n".join(found)
