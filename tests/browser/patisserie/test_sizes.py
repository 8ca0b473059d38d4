"""What La Pâtisserie Rococo asks at the bench has targets for a thumb on tablets that lie down."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Arrive
from tests.browser.test_sizes import TABLETS, before, begun, lasting_faults

BOUGHT = {"duel": 100, "five-promos": 209}
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
        assert camille.page.locator("[data-area=bench] .piece.can[data-tag^='buy:']").count()
    faults = []
    for width, height in TABLETS:
        camille.page.set_viewport_size({"width": width, "height": height})
        found = lasting_faults(camille.page, {"touched": True, "playing": True})
        faults += [f"{width}x{height}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)
