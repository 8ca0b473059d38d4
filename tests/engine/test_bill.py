"""What a move will bring: compared, summed up, and left open where the seat cannot know it."""

from __future__ import annotations

from tests.games.toy import GAME
from toque.engine.bill import bills, scored
from toque.engine.rng import Rng
from toque.engine.text import Text
from toque.engine.wire import Bill, ScoreLine

CHANCE = "bill"


def bill(seed: str, answered: int) -> Bill:
    """Of the first move of the last seat, when the others have chosen their cards or not."""
    match = GAME.new(2, seed=seed)
    for _ in range(answered):
        match.play(0, match.moves(0)[0])
    seat = match.deciders()[-1]
    return bills(match, seat, [match.moves(seat)[0]], Rng(CHANCE))[0]


def test_lines_of_a_sheet_are_known_by_key_and_place() -> None:
    hall = ScoreLine(Text("score-hall", {"hall": 1}), 3)
    lines = scored([hall, ScoreLine(Text("score-livres"), 1), hall])
    assert [line.name for line in lines] == ["score-hall 1", "score-livres 1", "score-hall 2"]
    assert {(line.ware, line.when, line.times) for line in lines} == {("points", "end", 1)}


def test_the_match_is_left_as_it_is() -> None:
    match = GAME.new(2, seed="a")
    before = (match.reveals, match.moves(0), match.scores())
    bills(match, 0, match.moves(0), Rng(CHANCE))
    assert (match.reveals, match.moves(0), match.scores()) == before


def test_a_choice_that_waits_for_others_brings_nothing_yet() -> None:
    assert bill("a", 0) == Bill([], 0, 0)


def test_bills_depend_on_the_chance_that_is_given_alone() -> None:
    assert bill("a", 1) == bill("a", 1)
