"""What a move will bring: compared, summed up, and left open where the seat cannot know it."""

from __future__ import annotations

from tests.games.toy import GAME
from toque.engine.bill import bills, differences, scored
from toque.engine.rng import Rng
from toque.engine.text import Text
from toque.engine.wire import Bill, BillLine, ScoreLine

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


def line(
    name: str, before: int, after: int | None, ware: str = "points", times: int = 1
) -> BillLine:
    return BillLine(name, Text(name), ware, "now" if times == 1 else "income", times, before, after)


def test_two_moves_differ_by_what_the_seat_has_after_each_the_largest_first() -> None:
    one = Bill(
        [line("cake", 2, 5), line("coins", 4, 1, "coins"), line("hall", 0, 2, times=3)], 0, 0
    )
    two = Bill(
        [line("cake", 2, 3), line("coins", 4, 1, "coins"), line("flour", 9, 0, "flour")], 0, 0
    )
    found = [(one.name, one.before, one.after) for one in differences(one, two)]
    assert found == [("hall", 0, 2), ("cake", 3, 5), ("flour", 0, 9)]
    back = differences(two, one)[0]
    assert (back.name, back.before, back.after) == ("hall", 2, 0)


def test_what_is_open_in_either_is_no_difference() -> None:
    assert differences(Bill([line("cake", 2, None)], 0, 0), Bill([], 0, 0)) == []
    assert differences(Bill([], 0, 0), Bill([line("cake", 2, None)], 0, 0)) == []
