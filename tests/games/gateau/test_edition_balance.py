"""The edition of the house stays inside what is known of the box, and cards of a rank stay alike.

How it plays is measured (docs/editions/gateau.md); here is what holds without playing.
"""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from toque.games.gateau.components import (
    ACTIONS,
    BASE_EFFECTS,
    BASIC,
    EFFECTS,
    FAMILIES,
    SECOND_EFFECTS,
    Recipe,
    house_edition,
    parse_effects,
)

EDITION = house_edition()
RECIPES = {recipe.name: recipe for recipe in EDITION.recipes}
TOKENS = {1: 5, 2: 7}
SPLITS = {
    1: {(1, 1, 3), (2, 2, 1), (2, 1, 2), (3, 1, 1)},
    2: {(2, 1, 4), (3, 2, 2), (3, 1, 3), (2, 2, 3)},
}
"""By level: the two named kinds, the larger part first, and the grey tokens."""
SIMPLE_GAINS = {"gold", "tool", "super", "ingredient", "store"}
WORTH = {"gold": 2, "ingredient": 2, "tool": 3, "super": 3, "store": 4}
"""A plain scale for bonuses: finer ones belong to bots."""
POINT = 3
"""A point on that scale."""
ROBOT_EFFECTS = {"side", "steal", "steal-super", "store", "supers"}
"""The base effects by which Chef-o-Tron gets something: in hard mode only."""
GATHERING = {"bowl", "bowls", "leftovers", "gild"}
TOOL_EFFECTS = GATHERING | {"store", "melt", "enrich", "prepare"}


def of_level(level: int) -> list[Recipe]:
    return [recipe for recipe in EDITION.recipes if recipe.level == level]


def split(recipe: Recipe) -> tuple[int, ...]:
    return (*sorted((count for _, count in recipe.needs), reverse=True), recipe.grey)


def words(effects: list[tuple[int, int]]) -> list[tuple[str, int]]:
    return [(EFFECTS[effect], amount) for effect, amount in effects]


def worth(effects: list[tuple[int, int]]) -> int:
    return sum(WORTH[word] * amount for word, amount in words(effects))


@pytest.mark.parametrize(
    ("name", "needs", "grey"),
    [
        ("sponge-roll", {"dough": 1, "cream": 1}, 3),
        ("cherry-cake", {"cherry": 2, "cream": 2}, 1),
        ("pavlova", {"jelly": 2, "cherry": 1}, 4),
        ("saint-honore", {"dough": 3, "cream": 2}, 2),
    ],
)
def test_the_costs_that_are_known_stand(name: str, needs: dict[str, int], grey: int) -> None:
    recipe = RECIPES[name]
    assert {BASIC[kind]: count for kind, count in recipe.needs} == needs
    assert recipe.grey == grey


def test_a_recipe_pays_for_the_example_of_the_stored_tokens() -> None:
    """One dough and two chocolate by tokens, the rest with stored ones: two of each and a grey one."""
    costs = [({BASIC[kind]: n for kind, n in recipe.needs}, recipe.grey) for recipe in of_level(1)]
    assert ({"dough": 2, "chocolate": 2}, 1) in costs


@pytest.mark.parametrize("level", [1, 2])
def test_recipes_of_a_level_cost_alike(level: int) -> None:
    recipes = of_level(level)
    assert len(recipes) == 24
    for recipe in recipes:
        assert sum(split(recipe)) == TOKENS[level], recipe.name
        assert split(recipe) in SPLITS[level], recipe.name
    assert {split(recipe) for recipe in recipes} == SPLITS[level]
    named = Counter(kind for recipe in recipes for kind, _ in recipe.needs)
    assert set(named) == set(range(6))
    assert set(named.values()) == {8}
    costs = {(tuple(sorted(recipe.needs)), recipe.grey) for recipe in recipes}
    assert len(costs) == len(recipes)


@pytest.mark.parametrize("level", [1, 2])
def test_a_recipe_with_fewer_grey_tokens_is_never_worth_less(level: int) -> None:
    """Grey tokens are easier to find: no recipe with more of them brings more, bonus included."""
    for one, two in itertools.permutations(of_level(level), 2):
        if one.grey < two.grey:
            assert one.points > two.points, (one.name, two.name)
            more = POINT * (one.points - two.points) + worth(one.bonus) - worth(two.bonus)
            assert more >= 0, (one.name, two.name)
        elif one.grey == two.grey:
            assert one.points == two.points, (one.name, two.name)


def test_level_one_has_an_icon_and_a_bonus_level_two_a_pair_of_icons() -> None:
    ones, twos = of_level(1), of_level(2)
    assert Counter(icon for recipe in ones for icon in recipe.icons) == {0: 8, 1: 8, 2: 8}
    assert Counter(icon for recipe in twos for icon in recipe.icons) == {0: 16, 1: 16, 2: 16}
    for recipe in ones:
        assert len(recipe.icons) == 1
        ((effect, amount),) = words(recipe.bonus)
        assert effect in SIMPLE_GAINS
        assert amount == 1
    for recipe in twos:
        assert len(recipe.icons) == 2
        assert recipe.bonus == []


def test_pairs_of_icons_are_of_two_families_and_evenly_many() -> None:
    pairs = Counter(tuple(recipe.icons) for recipe in of_level(2))
    assert pairs == {(0, 1): 8, (0, 2): 8, (1, 2): 8}


def test_the_longer_a_recipe_takes_the_more_its_section_gives() -> None:
    three, two, one, zero = [worth(section) for section in EDITION.sections]
    assert three > two > one > zero == 0


def test_awards_fall_and_families_are_alike() -> None:
    assert len(EDITION.awards) == len(FAMILIES)
    for stack in EDITION.awards:
        assert len(stack) == 6
        assert stack == EDITION.awards[0]
        assert all(one > two for one, two in itertools.pairwise(stack))
    assert EDITION.top_points == 5


def test_spaces_of_the_toque_are_different_and_give_what_anybody_can_use() -> None:
    assert len({tuple(space) for space in EDITION.toque}) == 6
    for space in EDITION.toque:
        assert {word for word, _ in words(space)} <= SIMPLE_GAINS | {"advance", "prepare"}


def test_every_tool_offers_one_effect_that_gathers_or_gilds_and_one_of_the_kitchen() -> None:
    cards: Counter[str] = Counter()
    for choices, count in zip(EDITION.tools, EDITION.tool_cards, strict=True):
        assert count > 0
        assert [word in GATHERING for word, _ in words(choices)] == [True, False]
        for word, amount in words(choices):
            cards[word] += count
            assert amount == (2 if word in ("bowl", "bowls", "leftovers") else 1)
    assert set(cards) == TOOL_EFFECTS
    assert min(cards.values()) >= 3
    pairs = {tuple(effect for effect, _ in choices) for choices in EDITION.tools}
    assert len(pairs) == len(EDITION.tools)


def test_four_of_five_actions_are_once_on_the_bench_and_one_twice() -> None:
    actions = Counter(ACTIONS[action] for space in EDITION.spaces for action in space)
    assert set(actions) == set(ACTIONS)
    assert sorted(actions.values()) == [1, 1, 1, 1, 2]
    assert actions["take"] == 2


def test_the_part_of_the_ring_that_the_rules_show() -> None:
    cherry, jelly, candy = (BASIC.index(kind) for kind in ("cherry", "jelly", "candy"))
    assert EDITION.after[cherry] == jelly
    assert EDITION.after[jelly] == candy


def test_advantages_ask_for_every_kind_as_often() -> None:
    kinds = Counter(kind for card in EDITION.advantages for kind in card.kinds)
    assert set(kinds.values()) == {6}
    pairs = {frozenset(card.kinds) for card in EDITION.advantages}
    assert len(pairs) == 15
    benefits = Counter(words(card.benefit)[0][0] for card in EDITION.advantages)
    assert max(benefits.values()) <= 3


def test_the_cards_of_chef_o_tron() -> None:
    cards = EDITION.robot_cards
    assert Counter(card.arm for card in cards) == {0: 7, 1: 7}
    assert {card.rows for card in cards} == {0, 1, 2, 3}
    seconds = Counter(SECOND_EFFECTS[card.second] for card in cards)
    assert seconds["event"] == 2  # as many as are set aside
    assert seconds["I"] > seconds["II"] > 0
    assert {BASE_EFFECTS[card.base] for card in cards} == set(BASE_EFFECTS)
    for card in cards:
        if BASE_EFFECTS[card.base] in ROBOT_EFFECTS:
            assert card.base_pink
    assert EDITION.robot_bottom_points == 3


def test_chef_o_tron_tries_to_finish_a_recipe_in_both_modes() -> None:
    """Only base effects are left out in normal mode, and not all of them."""
    cards = EDITION.robot_cards
    assert not any(card.second_pink for card in cards)
    assert 0 < sum(card.base_pink for card in cards) < len(cards)


def test_bonuses_are_worth_their_words() -> None:
    assert worth(parse_effects("store + gold")) == 6
