"""Tastes: what bots like, and the strategies that the report on the edition tries."""

from __future__ import annotations

import pytest

from tests.games.rococo.table import Table
from toque.games.rococo import heuristics
from toque.games.rococo.report import WAYS, strategist
from toque.games.rococo.taste import BALANCED, NUMBERS, STRATEGIES


def liking(strategy: str, table: Table) -> float:
    """What a strategy likes a position for beyond what the balanced taste finds in it."""
    taste = STRATEGIES[strategy]
    return heuristics.liking(table.match, 0, taste) - heuristics.liking(table.match, 0, BALANCED)


def extra(strategy: str) -> float:
    """By how much more a strategy likes its way than the balanced taste does."""
    balanced = NUMBERS["balanced"]
    changes = {thing: liked - balanced[thing] for thing, liked in NUMBERS[strategy].items()}
    (more,) = [change for change in changes.values() if change]
    return more


def test_every_strategy_likes_one_thing_more_than_the_balanced_taste_does() -> None:
    assert set(STRATEGIES) == set(WAYS) == set(NUMBERS) - {"balanced"}
    for strategy in STRATEGIES:
        assert extra(strategy) > 0


def test_what_each_strategy_likes() -> None:
    table = Table().hand("ann", "berthe", "lison").has("ann", livres=30, lace=1, tiles="bb bb")
    table.windows(w3="b1").turn("ann")
    before = {strategy: liking(strategy, table) for strategy in STRATEGIES}

    def more(strategy: str) -> float:
        return (liking(strategy, table) - before[strategy]) / extra(strategy)

    table.play("play berthe", "tailor w3")
    assert [more(strategy) for strategy in WAYS] == [0, 0, 0, 0]
    table.play("sell")
    assert [round(more(strategy)) for strategy in WAYS] == [1, 0, 0, 0]


@pytest.mark.parametrize(
    ("strategy", "change"),
    [("renting", "rents"), ("funding", "funds")],
)
def test_what_is_owned_is_liked(strategy: str, change: str) -> None:
    table = Table()
    before = liking(strategy, table)
    if change == "rents":
        table.rents("ann", "1a 2b")
    else:
        table.funds("ann", "m1 s1")
    assert liking(strategy, table) - before == pytest.approx(2 * extra(strategy))


def test_a_card_more_is_liked() -> None:
    before = liking("staff", Table().staff_of("ann", 5))
    after = liking("staff", Table().staff_of("ann", 8))
    assert after - before == pytest.approx(3 * extra("staff"))


def test_a_strategist_weighs_by_its_taste() -> None:
    table = Table().funds("ann", "m1 s1").turn("ann")
    balanced = heuristics.value(table.match, 0)
    assert strategist("funding").weigh(table.match, 0) == pytest.approx(
        balanced + 2 * extra("funding")
    )


def test_a_lead_in_a_hall_is_worth_more_the_later_it_is() -> None:
    worths = []
    for number in (1, 4, 7):
        table = Table(seats=4).rents("ann", "1a")
        table.match.round = number
        worths.append(heuristics.halls_worth(table.match, 0, [0] * 4, BALANCED))
    assert worths == sorted(worths)
    assert 0 < worths[0] < worths[-1] < float(table.match.rules.hall_prizes[0][0])
