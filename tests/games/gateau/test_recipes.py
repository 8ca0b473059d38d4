"""Paying for recipes: every recipe of the edition, stored and super ingredients, chefs."""

from __future__ import annotations

import pytest

from tests.games.gateau.table import EDITION, Table
from toque.games.gateau.components import BASIC


def exact_bench(recipe: str) -> dict[str, str]:
    """Exactly what a recipe costs, laid out so that the bench can hold it."""
    one = next(one for one in EDITION.recipes if one.name == recipe)
    (first, many), (second, few) = one.needs
    grey = next(kind for kind in range(6) if kind not in (first, second))
    named = [BASIC[first]] * many, [BASIC[second]] * few
    zones = {"equal": [BASIC[grey]] * one.grey, "different": [], "pair1": [], "pair2": []}
    for tokens, pair in zip(named, ("pair1", "pair2"), strict=True):
        zones[pair] = tokens[:2]
        zones["different"] += tokens[2:]
    return {zone: " ".join(tokens) for zone, tokens in zones.items()}


@pytest.mark.parametrize("recipe", [one.name for one in EDITION.recipes])
def test_every_recipe_is_paid_with_exactly_its_cost(recipe: str) -> None:
    table = Table().pawn("ann", "left").bench("ann", **exact_bench(recipe))
    table.no_card("i1", "i2", "i3", "i4", "ii1", "ii2", "ii3", "ii4")
    table.row("i1", recipe).play("ann go right prepare", "ann prepare i1 0")
    spent = [facts["kind"] for facts in table.told("spent") if facts["purpose"] == "recipe"]
    one = next(one for one in EDITION.recipes if one.name == recipe)
    assert len(spent) == sum(count for _, count in one.needs) + one.grey
    assert recipe in table.done_recipes("ann")


@pytest.mark.parametrize("recipe", [one.name for one in EDITION.recipes])
def test_one_token_less_is_not_enough(recipe: str) -> None:
    zones = exact_bench(recipe)
    for zone, words in zones.items():
        if not words:
            continue
        short = {**zones, zone: " ".join(words.split()[1:])}
        table = Table().pawn("ann", "left").bench("ann", **short).row("i1", recipe)
        table.bowl("b2", "super")  # so that there is something else to do on the right
        table.no_card("i2", "i3", "i4", "ii1", "ii2", "ii3", "ii4")
        assert table.obstacle("ann go right prepare") == "no-recipe"


@pytest.mark.parametrize(
    ("recipe", "needs", "grey"),
    [
        ("sponge-roll", {"dough": 1, "cream": 1}, 3),
        ("cherry-cake", {"cherry": 2, "cream": 2}, 1),
        ("pavlova", {"jelly": 2, "cherry": 1}, 4),
        ("saint-honore", {"dough": 3, "cream": 2}, 2),
    ],
)
def test_the_costs_that_are_known_stand_in_the_edition(
    recipe: str, needs: dict[str, int], grey: int
) -> None:
    one = next(one for one in EDITION.recipes if one.name == recipe)
    assert {BASIC[kind]: count for kind, count in one.needs} == needs
    assert one.grey == grey


def test_families_and_types_are_shared_out_evenly() -> None:
    for level in (1, 2):
        cards = [one for one in EDITION.recipes if one.level == level]
        assert len(cards) == 24
        for kind in range(6):
            assert sum(kind in [named for named, _ in one.needs] for one in cards) == 8
        for family in range(3):
            assert sum(one.icons.count(family) for one in cards) == 8 * level
        tokens = {sum(count for _, count in one.needs) + one.grey for one in cards}
        assert tokens == {3 + 2 * level}
    assert all(one.bonus for one in EDITION.recipes if one.level == 1)
    assert not any(one.bonus for one in EDITION.recipes if one.level == 2)


def test_super_ingredients_replace_any_type_also_grey() -> None:
    table = Table().pawn("ann", "left").row("i1", "sponge-roll")
    table.bench("ann", equal="super super super", different="dough super cream")
    table.play("ann go right prepare", "ann prepare i1 0")
    assert table.step_name == "grey"
    assert "grey cherry" in table.moves()
    assert table.obstacle("ann grey dough") == "grey-named"


def test_a_stored_ingredient_pays_one_unit_of_its_type_also_a_grey_one() -> None:
    table = Table().pawn("ann", "left").row("i1", "sponge-roll").stored("ann", "jelly")
    table.bench("ann", equal="jelly jelly", different="dough cream")
    table.play("ann go right prepare", "ann prepare i1 0")
    assert table.all_tokens("ann") == []


def test_a_stored_ingredient_is_used_for_two_recipes_in_one_turn() -> None:
    table = Table().pawn("ann", "left").row("i1", "sponge-roll").row("i2", "madeleine")
    table.stored("ann", "dough", "jelly", "candy")
    table.bench("ann", equal="jelly jelly", different="cream cherry", pair1="candy candy")
    table.play("ann go right prepare", "ann prepare i1 1", "ann grey jelly", "ann prepare i2 0")
    assert table.all_tokens("ann") == []
    assert table.seat("ann").stored == ["dough", "jelly", "candy"]


def test_where_a_choice_of_tokens_matters_it_is_asked_and_pay_settles_it() -> None:
    table = Table().pawn("ann", "left").row("i1", "sponge-roll")
    table.bench("ann", equal="jelly jelly jelly", different="dough cream super")
    table.play("ann go right prepare", "ann prepare i1 0")
    assert table.step_name == "payment"
    assert table.view().paying is not None
    table.play("ann spend super different", "ann pay")
    assert len(table.all_tokens("ann")) == 1


def test_the_zone_that_a_token_is_spent_from_can_be_chosen() -> None:
    table = Table().pawn("ann", "left").row("i1", "sponge-roll")
    table.bench("ann", equal="jelly jelly jelly", different="dough cream jelly")
    table.play("ann go right prepare", "ann prepare i1 0")
    table.play("ann spend jelly equal", "ann spend jelly equal", "ann spend jelly equal")
    assert table.zone("ann", "different") == ["jelly"]


def test_no_token_can_be_spent_that_leaves_too_little() -> None:
    table = Table().pawn("ann", "left").row("i1", "sponge-roll").chef("ann", "jelly", "double")
    table.bench("ann", equal="candy candy", different="dough cream super candy")
    table.play("ann go right prepare", "ann prepare i1 0")
    assert table.obstacle("ann spend jelly equal") == "no-token"
    for line in ("ann spend dough different", "ann spend super different"):
        assert table.allows(line)
    table.play("ann spend super different")
    assert table.obstacle("ann spend super different") == "no-token"


def test_a_chefs_type_counts_as_another_once_a_recipe() -> None:
    table = Table().chef("ann", "candy", "swap").pawn("ann", "left").row("i1", "sponge-roll")
    table.no_card("i2", "i3", "i4", "ii1", "ii2", "ii3", "ii4")
    table.bench("ann", equal="candy candy", different="jelly", pair1="jelly jelly")
    assert table.obstacle("ann go right prepare") == "no-recipe"  # two tokens are missing
    table.bench("ann", equal="candy candy", different="jelly cream", pair1="jelly jelly")
    table.play("ann go right prepare", "ann prepare i1 0")
    assert table.all_tokens("ann") == ["candy"]


def test_a_chefs_type_may_stand_for_a_grey_token() -> None:
    table = Table().chef("ann", "candy", "swap").pawn("ann", "left").row("i1", "sponge-roll")
    table.bench("ann", equal="jelly jelly", different="dough cream candy")
    table.play("ann go right prepare", "ann prepare i1 0")
    assert table.all_tokens("ann") == []


def test_stored_ingredients_do_not_feed_a_chefs_power() -> None:
    table = Table().chef("ann", "candy", "swap").pawn("ann", "left").row("i1", "sponge-roll")
    table.no_card("i2", "i3", "i4", "ii1", "ii2", "ii3", "ii4").stored("ann", "candy")
    table.bench("ann", equal="jelly jelly", different="dough cream")
    assert table.obstacle("ann go right prepare") == "no-recipe"


def test_a_super_ingredient_counts_as_two_once_a_recipe() -> None:
    table = Table().chef("ann", "cream", "double").pawn("ann", "left").row("i1", "swan")
    table.no_card("i2", "i3", "i4", "ii1", "ii2", "ii3", "ii4")
    table.bench("ann", equal="super", different="candy jelly")
    assert table.obstacle("ann go right prepare") == "no-recipe"
    table.bench("ann", equal="super super", different="candy jelly")
    table.play("ann go right prepare", "ann prepare i1 0")
    assert table.all_tokens("ann") == []


def test_a_super_ingredient_that_counts_as_two_loses_the_surplus() -> None:
    """One cream is needed: the super ingredient pays it, and nothing comes back."""
    table = Table().chef("ann", "cream", "double").pawn("ann", "left").row("i1", "sponge-roll")
    table.bench("ann", equal="jelly jelly jelly", different="dough super")
    table.play("ann go right prepare", "ann prepare i1 0")
    assert table.all_tokens("ann") == []


def test_a_super_ingredient_need_not_count_as_two() -> None:
    table = Table().chef("ann", "cream", "double").pawn("ann", "left").row("i1", "cherry-cake")
    table.bench("ann", equal="cream cream", different="cherry jelly super", pair1="cherry")
    table.play("ann go right prepare", "ann prepare i1 0")
    table.play("ann grey jelly", "ann spend super different", "ann spend cream equal")
    table.play("ann spend cream equal", "ann pay")
    assert table.all_tokens("ann") == ["jelly"]


def test_finishing_gives_the_bonus_of_the_recipe() -> None:
    table = Table().under("ann", "0", "gingerbread").step("ann", "reserve").hand("ann", "whisk")
    table.play("ann done", "ann put jelly equal")
    assert table.done_recipes("ann") == ["gingerbread"]


@pytest.mark.parametrize("recipe", [one.name for one in EDITION.recipes if one.level == 1])
def test_every_recipe_of_level_one_gives_its_bonus(recipe: str) -> None:
    one = next(one for one in EDITION.recipes if one.name == recipe)
    table = Table().under("ann", "0", recipe).bench("ann", equal="jelly").step("ann", "reserve")
    table.hand("ann", "brush").play("ann done")
    ((effect, amount),) = one.bonus
    seat = table.seat("ann")
    if effect == 0:
        assert seat.gold == amount
    elif effect == 1:
        assert seat.fresh_count == amount
    else:
        assert table.step_name == {2: "place", 3: "place", 7: "store"}[effect]
