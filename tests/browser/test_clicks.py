"""How often a person clicks in a turn.

People of a certain taste play the same deal and take the short ways that the page offers: whole answers,
"no more", what lies in the action bar. Every press counts, wherever it is, those that confirm too.
"""

from __future__ import annotations

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.playing import GLANCE, Mouse, Seen
from tests.browser.taste import Taste

WHOLE = "[data-area=actions] [data-whole]"
NO_MORE = "[data-area=actions] [data-no-more]"
SOON = "[data-area=actions] .soon"
ENDS = ("done", "end")
TASTES = {
    "gateau": Taste(
        groups=(
            ("award", "toque", "use"),
            ("prepare", "finish", "grey", "pay"),
            ("bowl", "tile", "slot", "store"),
            ("done", "end"),
        ),
        rare=("second", "tool", "reserve"),
        how_often=0.12,
    ),
    "pieces-montees": Taste(
        groups=(("decorate", "place", "whisk"), ("end",)), rare=("turn", "recall"), how_often=0.12
    ),
}
"""People who take what they are given, and now and then do something else first."""
PIECES = {"bowl": "bowl:", "tile": "tile:", "place": "stand:"}
"""By verb: what one clicks on the board first."""


class Quick(Mouse):
    """By mouse, with as few clicks as the page needs."""

    clicks = 0

    def press(self, selector: str) -> None:
        self.clicks += 1
        super().press(selector)

    def press_and_see(self, selector: str, before: Seen, on_the_board: bool = False) -> Seen:
        """What happens by itself in a moment needs no click."""
        seen = super().press_and_see(selector, before, on_the_board)
        if self.page.locator(SOON).count():
            self.person.wait_for_news(before["number"])
            seen = self.look()
        return seen

    def play(self) -> None:
        now = self.look()
        # However often somebody has looked: the same match whatever else the machine does.
        self.random.seed(f"{self.person.name} {now['number']}")
        short = self.page.locator(NO_MORE).count() > 0
        if self.page.locator(WHOLE).count():
            # Where nothing else would be asked, there is nothing to miss either.
            ends = self.page.locator(f'{NO_MORE[:-1]}="end"]').count() > 0
            self.press_and_see(NO_MORE if ends else WHOLE, now)
            return
        chance = self.random.getstate()
        kind, word = self.wish(now["offered"])
        on_the_board = [tag for tag in now["glowing"] if tag.startswith(PIECES.get(word, "?"))]
        if word in ENDS and short:
            self.press_and_see(NO_MORE, now)
        elif kind == "verb" and on_the_board:
            self.press_and_see(f'.board .piece.can[data-tag="{on_the_board[0]}"]', now)
        else:
            self.random.setstate(chance)
            super().play()


def turns_ended(person: Person, table: str) -> int:
    rows = person.get(f"/tables/{table}/history?viewer=0")["happenings"]
    events = [event for row in rows for event in row["events"] if event["kind"] == "turn-ended"]
    return sum(event["args"]["seat"]["seat"] == 0 for event in events)


@pytest.mark.parametrize(
    ("game", "turns", "most"), [("gateau", 8, 5.0), ("pieces-montees", 8, 3.0)]
)
def test_a_turn_takes_few_clicks(arrive: Arrive, game: str, turns: int, most: float) -> None:
    """On average, after the first turn, before which there is something to set up."""
    laura = arrive("Laura")
    table = laura.open_table("me", "bot:greedy", game=game)
    laura.post(f"/tables/{table}/start", {})
    laura.sit_at(table)
    player = Quick(laura)
    player.taste = TASTES[game]
    ended = 0
    while ended < turns + 1:
        assert not laura.over, "the match is too short to count"
        if player.look()["offered"]:
            player.play()
            now = turns_ended(laura, table)
            if not ended and now:
                player.clicks = 0
            ended = now
        else:
            laura.page.wait_for_timeout(GLANCE)
    clicks = player.clicks / turns
    assert clicks <= most, f"{clicks:.2f} clicks in a turn"
