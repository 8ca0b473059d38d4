"""How often a person clicks in a turn.

The people are those of the whole matches: they want the same from the same deal, but take the short ways that
the page offers, a whole answer and "no more". Every press counts, wherever it is, those that confirm too.
"""

from __future__ import annotations

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.playing import Mouse

WHOLE = "[data-area=actions] [data-whole]"
NO_MORE = "[data-area=actions] [data-no-more]"
ENDS = ("done", "end")


class Quick(Mouse):
    """By mouse, with as few clicks as the page needs."""

    clicks = 0

    def press(self, selector: str) -> None:
        self.clicks += 1
        super().press(selector)

    def play(self) -> None:
        now = self.look()
        if self.page.locator(WHOLE).count():
            self.press_and_see(WHOLE, now)
            return
        chance = self.random.getstate()
        _, word = self.wish(now["offered"])
        if word in ENDS and self.page.locator(NO_MORE).count():
            self.press_and_see(NO_MORE, now)
            return
        self.random.setstate(chance)
        super().play()


def turns_begun(person: Person, table: str) -> int:
    rows = person.get(f"/tables/{table}/history?viewer=0")["happenings"]
    events = [event for row in rows for event in row["events"] if event["kind"] == "turn-begins"]
    return sum(event["args"]["seat"]["seat"] == 0 for event in events)


@pytest.mark.parametrize(
    ("game", "turns", "most"), [("gateau", 12, 5.0), ("pieces-montees", 12, 3.0)]
)
def test_a_turn_takes_few_clicks(arrive: Arrive, game: str, turns: int, most: float) -> None:
    laura = arrive("Laura")
    table = laura.open_table("me", "bot:greedy", game=game)
    laura.post(f"/tables/{table}/start", {})
    laura.sit_at(table)
    player = Quick(laura, game=game)
    while not (begun := turns_begun(laura, table)):
        player.play()
    player.clicks = 0
    while begun <= turns and not laura.over:
        if player.look()["offered"]:
            player.play()
        begun = turns_begun(laura, table)
    assert begun > turns // 2, "the match was too short to count"
    clicks = player.clicks / (begun if laura.over else begun - 1)
    assert clicks <= most, f"{clicks:.2f} clicks in a turn"
