"""Whole matches: two people and bots, by mouse, in each mode."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Arrive
from tests.browser.playing import Mouse, play_to_the_end
from tests.support import EXTENT

MODES = {"teams": (2, {"teams": "yes"})}
if EXTENT == "long":
    # A duel of confirmed chefs is played by keyboard too, in tests/browser/test_playing.py.
    MODES |= {
        "duel of confirmed chefs": (0, {"mode": "confirmed"}),
        "apprentice": (1, {}),
        "confirmed": (1, {"mode": "confirmed"}),
        "duel": (0, {}),
    }


@pytest.mark.parametrize("mode", MODES)
def test_two_people_finish_a_match_by_mouse(mode: str, arrive: Arrive) -> None:
    bots, options = MODES[mode]
    laura, yannick = arrive("Laura"), arrive("Yannick")
    table = laura.open_table("me", "open", *["bot:greedy"] * bots, **options)
    yannick.post(f"/tables/{table}/join", {})
    laura.post(f"/tables/{table}/start", {})
    laura.sit_at(table)
    yannick.sit_at(table)
    players = Mouse(laura), Mouse(yannick, seed=11)
    play_to_the_end(*players)

    results = [one for one in laura.get("/results")["results"] if one["table"] == table]
    assert len(results) == 2 + bots
    for person in (laura, yannick):
        shown = person.page.locator(".result .podium li")
        assert shown.count() == 2 + bots
        words = " ".join(shown.all_inner_texts())
        for result in results:
            assert str(result["score"]) in words
    assert {"place", "end"} <= players[0].used | players[1].used
