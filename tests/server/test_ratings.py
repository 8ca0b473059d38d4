"""Ratings and statistics: who counts, how much, and always the same."""

from __future__ import annotations

import math
from itertools import permutations

import pytest

from toque.server.ratings import (
    PROVISIONAL_MATCHES,
    fresh,
    provisional,
    rate,
    shown,
    statistics,
)
from toque.server.rows import Rating, Result

GAME = "pieces-montees"


def result(
    person: str, rank: int, score: int = 50, bot: str = "", seat: int = 0, table: str = "t1"
) -> Result:
    return Result(table, GAME, seat, person, bot, score, rank, 0)


def rated(*results: Result, before: dict[str, Rating] | None = None) -> dict[str, Rating]:
    return {one.person: one for one in rate(results, before or {}, GAME)}


def test_the_winner_gains_what_the_loser_loses() -> None:
    after = rated(result("anna", 1), result("bob", 2))
    assert after["anna"].mu > 25 > after["bob"].mu
    assert after["anna"].mu - 25 == pytest.approx(25 - after["bob"].mu)
    assert after["anna"].sigma < 25 / 3
    assert after["anna"].matches == after["bob"].matches == 1
    assert after["anna"].game == GAME


def test_ranks_of_four_order_their_ratings() -> None:
    after = rated(*(result(name, rank) for rank, name in enumerate("abcd", start=1)))
    mus = [after[name].mu for name in "abcd"]
    assert mus == sorted(mus, reverse=True)
    assert len(set(mus)) == 4


def test_a_tie_leaves_equals_equal_and_moves_the_unequal_together() -> None:
    after = rated(result("anna", 1), result("bob", 1))
    assert after["anna"].mu == pytest.approx(after["bob"].mu)
    before = {"anna": Rating("anna", GAME, 30, 4, 20), "bob": Rating("bob", GAME, 20, 4, 20)}
    after = rated(result("anna", 1), result("bob", 1), before=before)
    assert after["anna"].mu < 30
    assert after["bob"].mu > 20


def test_an_upset_moves_more_than_what_was_expected() -> None:
    before = {"anna": Rating("anna", GAME, 30, 4, 20), "bob": Rating("bob", GAME, 20, 4, 20)}
    upset = rated(result("bob", 1), result("anna", 2), before=before)
    usual = rated(result("anna", 1), result("bob", 2), before=before)
    assert upset["bob"].mu - 20 > usual["anna"].mu - 30 > 0


@pytest.mark.parametrize(
    "results",
    [
        [],
        [result("anna", 1)],
        [result("anna", 1), result("", 2, bot="greedy")],
        [result("anna", 1), result("anna", 2, seat=1)],
        # Bob left, and a bot played the seat to the end.
        [result("anna", 1), result("bob", 2, bot="greedy")],
    ],
)
def test_fewer_than_two_people_rate_nobody(results: list[Result]) -> None:
    assert rate(results, {}, GAME) == []


def test_bots_and_those_they_play_for_change_nothing_for_the_others() -> None:
    alone = rated(result("anna", 1), result("bob", 2))
    among = rated(
        result("", 1, bot="planner"),
        result("anna", 2, seat=1),
        result("carl", 3, bot="greedy", seat=2),
        result("bob", 4, seat=3),
    )
    assert among == alone


def test_several_seats_of_one_person_count_once_by_the_best() -> None:
    once = rated(result("anna", 1), result("bob", 2))
    hotseat = rated(result("anna", 3, seat=2), result("anna", 1), result("bob", 2, seat=1))
    assert hotseat == once
    assert hotseat["anna"].matches == 1


def test_the_order_of_results_does_not_matter_to_the_bit() -> None:
    before = {"a": Rating("a", GAME, 27.3, 6.1, 4), "c": Rating("c", GAME, 22.9, 3.3, 40)}
    results = [
        result("a", 2),
        result("b", 1, seat=1),
        result("c", 2, seat=2),
        result("d", 4, seat=3),
    ]
    news = [rate(order, before, GAME) for order in permutations(results)]
    assert all(new == news[0] for new in news)


def test_ten_matches_make_a_rating_firm() -> None:
    ratings: dict[str, Rating] = {}
    for match in range(PROVISIONAL_MATCHES):
        assert all(provisional(one) for one in ratings.values())
        first, second = ("anna", "bob") if match % 2 else ("bob", "anna")
        ratings = rated(result(first, 1), result(second, 2), before=ratings)
    assert not any(provisional(one) for one in ratings.values())
    assert shown(ratings["anna"]).plus_minus < 500
    assert not shown(ratings["anna"]).provisional


def test_what_is_shown_reads_like_chess() -> None:
    assert (shown(fresh("anna", GAME)).number, shown(fresh("anna", GAME)).plus_minus) == (1500, 500)
    # Odds of ten to one between settled players, as the model counts them.
    beta = 25 / 6
    apart = math.log(10) * math.sqrt(2) * beta
    strong = shown(Rating("anna", GAME, 25 + apart, 1, 100))
    assert strong.number == pytest.approx(1900, abs=10)
    assert shown(Rating("bob", GAME, 20, 1.5, 100)).number == 1350
    assert shown(Rating("bob", GAME, 20, 1.5, 100)).plus_minus == 90


def test_statistics_count_each_table_once_for_each_person() -> None:
    results = [
        result("anna", 1, score=60, table="t1"),
        result("bob", 1, score=60, seat=1, table="t1"),
        result("anna", 2, score=40, table="t2"),
        result("anna", 3, score=90, seat=1, table="t2"),
        result("", 1, score=99, bot="greedy", seat=2, table="t2"),
        result("bob", 1, score=80, bot="greedy", table="t3"),
    ]
    anna, bob = statistics(results)
    assert (anna.person, anna.game, anna.matches, anna.wins) == ("anna", GAME, 2, 1)
    assert (anna.mean_score, anna.best_score) == (50.0, 60)
    # A first rank that is shared is a win; a seat that a bot finished is not a match.
    assert (bob.matches, bob.wins, bob.mean_score, bob.best_score) == (1, 1, 60.0, 60)
    assert statistics(reversed(results)) == [anna, bob]
    assert statistics([]) == []
