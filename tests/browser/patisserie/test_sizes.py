"""What La Pâtisserie Rococo asks at the bench has targets for a thumb on tablets that lie down."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.test_sizes import TABLETS, before, begun, lasting_faults

BOUGHT = {record: before(f"patisserie/{record}", "buy") for record in ("duel", "five-promos")}
"""By record: how many moves lead to a question in which staples can be bought."""
ASKED = [
    *BOUGHT.items(),
    *(("duel", before("patisserie/duel", verb)) for verb in ("pay", "serve")),
]


@pytest.mark.parametrize(("record", "moves"), ASKED)
def test_what_is_asked_at_the_bench_has_targets_for_a_thumb(
    arrive: Arrive, record: str, moves: int
) -> None:
    camille = arrive("Camille", phone=True)
    camille.sit_at(begun(camille, f"patisserie/{record}", moves))
    camille.told_at_last()
    if moves in BOUGHT.values():
        bought = camille.page.locator("[data-area=bench] .piece.can[data-tag^='buy:']")
        expect(bought).not_to_have_count(0)
    faults = []
    for width, height in TABLETS:
        camille.page.set_viewport_size({"width": width, "height": height})
        found = lasting_faults(camille.page, {"touched": True, "playing": True})
        faults += [f"{width}x{height}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


def test_the_cards_of_a_tray_are_read_where_a_note_leaves_them_little_height(
    arrive: Arrive,
) -> None:
    camille = arrive("Camille", settings={"hints": "on"})
    camille.sit_at(begun(camille, "patisserie/three", before("patisserie/three", "draft")))
    camille.told_at_last()
    for width, height in ((1280, 720), (1280, 800)):
        camille.page.set_viewport_size({"width": width, "height": height})
        faults = lasting_faults(camille.page, {"touched": False, "playing": True})
        assert not faults, "\n".join([f"at {width} by {height}", *faults])
