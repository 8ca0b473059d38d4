"""Tastes: what bots like, and the strategies that the report on the edition tries."""

from __future__ import annotations

import pytest

from tests.games.patisserie.table import Table, card
from toque.games.patisserie import counting, heuristics
from toque.games.patisserie.report import WAYS, strategist
from toque.games.patisserie.taste import BALANCED, NUMBERS, STRATEGIES, Taste


def liking(strategy: str, table: Table) -> float:
    """What a strategy likes a position for beyond what the balanced taste finds in it."""
    taste = STRATEGIES[strategy]
    match, garden = table.match, table.match.count_garden()
    decorations = counting.decorations(match, 0)
    liked, plain = (
        heuristics.liking(match, garden, 0, decorations, one) for one in (taste, BALANCED)
    )
    return liked - plain


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


def test_what_is_owned_is_liked() -> None:
    tables = {
        "serving": Table().serves("ann", rosery_3="eclair", rosery_4="flan"),
        "hosting": Table().marks("ann", "noble-1", "post-2-points"),
        "decorating": Table().has("ann", decorations="e:c e:v"),
        "staff": Table().staff("ann", unused="aubin brice colette denise achille apolline"),
    }
    assert set(tables) == set(STRATEGIES)
    plain = Table().staff("ann", unused="aubin brice colette denise")
    for strategy, table in tables.items():
        more = liking(strategy, table) - liking(strategy, plain)
        assert more == pytest.approx(2 * extra(strategy)), strategy


def test_a_strategist_weighs_by_its_taste() -> None:
    table = Table().marks("ann", "noble-1", "post-2-points").turn("ann", "aubin")
    balanced = heuristics.value(table.match, 0)
    weighed = strategist("hosting").weigh(table.match, 0)
    assert weighed == pytest.approx(balanced + 2 * extra("hosting"))


def kitchen(table: Table) -> float:
    decorations = counting.decorations(table.match, 0)
    return heuristics.kitchen_worth(table.match, 0, decorations, BALANCED)


def test_a_pastry_is_worth_more_at_every_stage() -> None:
    """A recipe, a recipe with all it needs, and the pastry on a rack."""
    lacking = Table().has("ann", recipes="crepe", staples="0 0 0")
    complete = Table().has("ann", recipes="crepe", staples="0 0 2")
    baked = Table().has("ann", racks="crepe", staples="0 0 0")
    assert 0 < kitchen(lacking) < kitchen(complete) < kitchen(baked)


def test_a_unit_counts_most_with_the_recipe_that_needs_it() -> None:
    needed = Table().has("ann", recipes="crepe", staples="0 0 2")
    lacking = Table().has("ann", recipes="crepe", staples="0 0 1")
    spare = Table().has("ann", staples="0 0 2")
    less = Table().has("ann", staples="0 0 1")
    assert kitchen(needed) - kitchen(lacking) > kitchen(spare) - kitchen(less) > 0


def test_at_the_end_a_pastry_that_cannot_be_served_any_more_is_worth_its_sale() -> None:
    table = Table().has("ann", racks="crepe", staples="0 0 0").staff("ann", unused="aubin")
    table.match.round = 4
    assert kitchen(table) == pytest.approx(0.1 * 5 * 4)


def test_a_lead_at_a_table_is_worth_more_the_later_it_is() -> None:
    worths = []
    for number in (1, 2, 4):
        table = Table(seats=4).serves("ann", rosery_3="eclair")
        garden = table.match.count_garden()
        worths.append(garden.prospect_of(0, number, BALANCED.tables).worth)
    assert worths == sorted(worths)
    assert 0 < worths[0] < worths[-1] < float(table.match.rules.banners[1][0])


def test_a_topping_is_worth_more_on_a_pastry_than_in_store() -> None:
    bare = Table().has("ann", racks="crepe", staples="0 0 0")
    stored = Table().has("ann", racks="crepe", tiles="e:c", staples="0 0 0")
    decorated = Table().has("ann", racks="crepe+e:c", staples="0 0 0")
    assert kitchen(bare) < kitchen(stored) < kitchen(decorated)


def test_toppings_count_as_decorations_that_will_come() -> None:
    def worth(table: Table, toppings: int, turns: float = 9.0) -> float:
        decorations = counting.decorations(table.match, 0)
        return heuristics.toppings_worth(table.match, 0, decorations, toppings, turns, BALANCED)

    table = Table()
    assert worth(table, 0) == 0
    assert 0 < worth(table, 1) < worth(table, 2) == worth(table, 3)
    assert worth(table, 1, turns=1.0) == 0
    four = Table().has("ann", decorations="e:c e:c e:c e:c")
    assert worth(four, 1) == worth(four, 2) > 0
    assert worth(Table().has("ann", decorations="e:c e:c e:c e:c e:c"), 1) == 0


def test_a_bonus_will_count_what_is_not_there_yet() -> None:
    """Cards for tables, pastries or decorations bring nothing in the beginning, but they will."""
    table = Table()
    for name in ("benoit", "cesaire", "constance"):
        bonus = table.match.rules.bonuses[card(name)]
        assert heuristics.bonus_worth(table.match, 0, bonus, BALANCED) == 0
        garden = table.match.count_garden()
        soon = heuristics.later_worth(table.match, garden, 0, bonus, BALANCED)
        table.match.round = 3
        late = heuristics.later_worth(table.match, garden, 0, bonus, BALANCED)
        table.match.round = 1
        assert 0 < late < soon, name


def test_a_hand_of_both_ranks_is_liked() -> None:
    alike = Taste({**NUMBERS["balanced"], "mixed": 0.0})
    for hand, pairs in (("aubin brice", 0), ("aubin colette", 1), ("aubin brice colette", 1)):
        match = Table().staff("ann", hand=hand).match
        garden = match.count_garden()
        mixed = heuristics.staff_worth(match, garden, 0, BALANCED)
        more = mixed - heuristics.staff_worth(match, garden, 0, alike)
        assert more == pytest.approx(pairs * BALANCED.mixed)
