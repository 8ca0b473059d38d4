"""Usage: events counted by their words, wins given to the seats that had them, and sums."""

from __future__ import annotations

import math

import pytest

from toque.arena.sums import deviation, factor, mean, quantile
from toque.arena.usage import Count, Usage, measure_usage, share_of, together, word_of
from toque.bots.ladder import bot
from toque.engine.event import Split
from toque.engine.text import SeatName, Text
from toque.games import game
from toque.games.rococo.match import RococoMatch

GAME = game("gateau")
RANDOM = bot("random")
WATCHED = {
    "turn-begins": ["seat"],
    "prepared": ["recipe", "section", "recipe+section"],
    "chef-chosen": ["side"],
    "over": [],
}


def usage_of(seats: int, matches: int, seed: str = "usage") -> Usage:
    return measure_usage(GAME, GAME.setup(seats), [RANDOM] * seats, matches, seed, WATCHED)


def test_the_words_of_arguments() -> None:
    recipe = Text("recipe", {"recipe": "opera"})
    assert word_of(recipe) == "opera"
    assert word_of(Text("no-effect")) == "no-effect"
    assert word_of(SeatName(2)) == "2"
    assert word_of(7) == "7"
    assert word_of(Split(0b1, recipe, "hidden")) == "opera"


def test_events_are_counted_by_their_words() -> None:
    usage = usage_of(2, 4)
    assert usage.matches == len(usage.scores) == len(usage.decisions) == 4
    assert usage.edition == GAME.house_edition().digest
    assert usage.per_match("over") == [1, 1, 1, 1]
    assert usage.per_match("no-such-event") == [0, 0, 0, 0]
    turns = usage.of("turn-begins", "seat")
    assert set(turns) == {"0", "1"}
    assert sum(count.times for count in turns.values()) == sum(usage.per_match("turn-begins"))
    prepared = sum(usage.per_match("prepared"))
    for argument in WATCHED["prepared"]:
        assert sum(count.times for count in usage.of("prepared", argument).values()) == prepared
    assert all(len(words.split()) == 2 for words in usage.of("prepared", "recipe+section"))


def test_each_match_has_one_win_to_give() -> None:
    usage = usage_of(3, 3)
    assert [sum(wins) for wins in usage.wins] == pytest.approx([1.0] * 3)
    assert sum(usage.seat_share(seat)[0] for seat in range(3)) == pytest.approx(1.0)
    sides = usage.of("chef-chosen", "side").values()
    assert sum(count.times for count in sides) == 9
    assert sum(count.won for count in sides) == pytest.approx(3.0)
    low, high = usage.seat_share(0)[1]
    assert 0 <= low <= usage.seat_share(0)[0] <= high <= 1


def test_an_automa_takes_its_wins_from_the_seat() -> None:
    usage = usage_of(1, 3)
    for scores, automas, wins in zip(usage.scores, usage.automas, usage.wins, strict=True):
        if automas[0] > scores[0]:
            assert wins == [0.0]
        elif scores[0] > automas[0]:
            assert wins == [1.0]


def test_the_same_seed_gives_the_same_usage() -> None:
    told: list[int] = []
    first = usage_of(2, 2)
    again = measure_usage(GAME, GAME.setup(2), [RANDOM] * 2, 2, "usage", WATCHED, told.append)
    assert first == again
    assert first != usage_of(2, 2, "other")
    assert told == [1, 2]


def test_parts_of_a_run_come_to_the_same_as_the_whole() -> None:
    def part(matches: int, first: int) -> Usage:
        setup, seated = GAME.setup(2), [RANDOM] * 2
        return measure_usage(GAME, setup, seated, matches, "usage", WATCHED, first=first)

    assert together([part(1, 0), part(2, 1)]) == usage_of(2, 3)


def test_wins_by_who_began() -> None:
    usage = usage_of(3, 4)
    usage.began = [0, 1, 2, 1]
    usage.wins = [[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, 0.0, 1.0], [0.5, 0.5, 0.0]]
    assert [usage.order_share(place)[0] for place in range(3)] == [2.5 / 4, 1 / 4, 0.5 / 4]
    assert usage.order_share(0)[1] == share_of([1.0, 0.0, 1.0, 0.5])[1]


def test_who_began_is_whom_the_first_event_names() -> None:
    rococo = game("rococo")
    usage = measure_usage(rococo, rococo.setup(4), [RANDOM] * 4, 6, "began", {"played": ["seat"]})
    matches = [rococo.new(4, seed=f"began/{number}") for number in range(6)]
    firsts = [match.first for match in matches if isinstance(match, RococoMatch)]
    assert usage.began == firsts
    assert len(set(firsts)) > 1


def test_numbers_that_sum_up() -> None:
    assert mean([1, 2, 6]) == 3
    assert deviation([1, 1, 5, 5]) == 2
    assert [quantile([4, 1, 3, 2], part) for part in (0, 0.5, 0.99, 1)] == [1, 3, 4, 4]
    assert factor([2, 8, 4]) == 4
    assert math.isinf(factor([0, 1]))
    assert Count().share_won == 0
    assert Count(4, 1.0).share_won == 0.25
