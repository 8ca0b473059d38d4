"""Ratings find the strengths that made the results; counting adds up."""

from __future__ import annotations

import math

import pytest

from toque.arena.counting import (
    Played,
    Source,
    bot_results,
    encounters,
    seat_results,
    source_results,
    spreads,
)
from toque.arena.ratings import ELO, order, ratings
from toque.engine.rng import Rng
from toque.engine.text import Text

CAKES = Text("cakes")


def match(number: int, bots: str, ranks: list[int], scores: list[int] | None = None) -> Played:
    points = scores or [10 - rank for rank in ranks]
    return Played(
        number=number,
        bots=list(bots),
        automas=[],
        scores=points,
        ranks=ranks,
        sources=[[Source(CAKES, score)] for score in points],
        decisions=1,
    )


def drawn(strengths: dict[str, float], matches: int) -> list[Played]:
    """Tables of which the model itself says how they end: the next best is drawn by strength."""
    rng = Rng("drawn")
    found = []
    for number in range(matches):
        left = list(strengths)
        ranks = dict.fromkeys(strengths, 0)
        for rank in range(1, len(strengths) + 1):
            weights = [round(1000 * math.exp(strengths[name])) for name in left]
            at = rng.below(sum(weights))
            for name, weight in zip(left, weights, strict=True):
                at -= weight
                if at < 0:
                    ranks[name] = rank
                    left.remove(name)
                    break
        found.append(match(number, "".join(strengths), list(ranks.values())))
    return found


def test_ratings_find_the_strengths_behind_the_results() -> None:
    strengths = {"a": 0.0, "b": 0.6, "c": 1.2}
    found = {one.player: one for one in ratings(drawn(strengths, 600), "seed")}
    mean = sum(strengths.values()) / 3
    for name, strength in strengths.items():
        truth = ELO * (strength - mean)
        assert found[name].rating == pytest.approx(truth, abs=30)
        low, high = found[name].interval
        assert low < found[name].rating < high
        assert high - low < 80
    assert [one.player for one in ratings(drawn(strengths, 600), "seed")] == ["c", "b", "a"]


def test_the_same_matches_give_the_same_ratings() -> None:
    played = drawn({"a": 0.0, "b": 0.5}, 40)
    assert ratings(played, "seed") == ratings(played, "seed")


def test_ties_are_drawn_by_lot_and_ranks_are_kept() -> None:
    rng = Rng("ties")
    tied = match(0, "abc", [2, 1, 2])
    orders = {tuple(order(tied, rng)) for _ in range(40)}
    assert orders == {(1, 0, 2), (1, 2, 0)}


def test_one_player_alone_has_no_rating() -> None:
    assert ratings([match(0, "a", [1])], "seed") == []


def test_an_automa_is_rated_too() -> None:
    played = [
        Played(number, ["a"], ["automa"], [9, 5], [1, 2], [[]], decisions=1) for number in range(4)
    ]
    assert [one.player for one in ratings(played, "seed")] == ["a", "automa"]
    assert encounters(played)[0].rival == "automa"
    assert bot_results(played)[0].par == 0.5


def test_results_of_a_bot_count_all_its_seats() -> None:
    played = [match(0, "abb", [1, 2, 2], [9, 4, 2]), match(1, "bba", [1, 1, 3], [8, 8, 3])]
    first, second = bot_results(played)
    assert (first.bot, first.seats, first.matches, first.wins) == ("a", 1, 2, 1.0)
    assert first.share == 0.5
    assert first.par == pytest.approx(1 / 3)
    assert (first.mean_rank, first.mean_score, first.margin) == (2.0, 6.0, (5 - 5) / 2)
    assert (second.seats, second.wins, second.mean_score) == (2, 1.0, 5.5)


def test_a_tie_is_half_an_encounter() -> None:
    (found,) = [one for one in encounters([match(0, "ab", [1, 1])]) if one.bot == "a"]
    assert (found.rival, found.times, found.share) == ("b", 1, 0.5)


def test_seats_sources_and_spreads() -> None:
    played = [match(0, "ab", [1, 2], [30, 12]), match(1, "ba", [1, 2], [25, 7])]
    assert [one.share for one in seat_results(played)] == [1.0, 0.0]
    assert source_results(played)[0].points == {"a": 18.5, "b": 18.5}
    own = spreads(played)[0]
    assert (own.bot, own.lowest, own.highest, sum(own.counts)) == ("a", 7, 30, 2)
    assert own.counts[(30 - own.first) // own.step] == 1
