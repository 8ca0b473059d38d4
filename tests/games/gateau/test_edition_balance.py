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
POINTS = {1: {3: (2, 3), 2: (3, 3), 1: (3, 4)}, 2: {4: (6, 6), 3: (7, 7), 2: (8, 9)}}
"""By level and grey tokens: the fewest and the most points."""
SIMPLE_GAINS = {"gold", "tool", "super", "ingredient", "store"}
WORTH = {"gold": 2, "ingredient": 2, "tool": 3, "super": 3, "store": 4}
"""A plain scale for bonuses, in halves of a gold piece's points: finer ones belong to bots."""
TOOL_EFFECTS = {"bowl", "bowls", "leftovers", "store", "melt", "enrich", "prepare", "gild"}


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
def test_fewer_grey_tokens_bring_more_points(level: int) -> None:
    for recipe in of_level(level):
        fewest, most = POINTS[level][recipe.grey]
        assert fewest <= recipe.points <= most, recipe.name


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


def test_pairs_of_icons_are_evenly_many() -> None:
    pairs = Counter(tuple(recipe.icons) for recipe in of_level(2))
    same = [pairs[family, family] for family in range(3)]
    mixed = [pairs[0, 1], pairs[0, 2], pairs[1, 2]]
    assert len(set(same)) == 1
    assert len(set(mixed)) == 1


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


def test_every_effect_of_tools_is_on_six_cards() -> None:
    cards: Counter[str] = Counter()
    for choices, count in zip(EDITION.tools, EDITION.tool_cards, strict=True):
        assert count == 2
        assert len({effect for effect, _ in choices}) == 2
        for word, amount in words(choices):
            cards[word] += count
            assert amount == (2 if word in ("bowl", "bowls", "leftovers") else 1)
    assert cards == dict.fromkeys(TOOL_EFFECTS, 6)
    pairs = {tuple(sorted(effect for effect, _ in choices)) for choices in EDITION.tools}
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
    assert seconds == {"I": 6, "II": 6, "event": 2}
    assert {BASE_EFFECTS[card.base] for card in cards} == set(BASE_EFFECTS)
    hostile = {"field", "steal", "steal-super"}
    for card in cards:
        assert card.base_pink == (BASE_EFFECTS[card.base] in hostile)
    for level in ("I", "II"):
        recipes = [card for card in cards if SECOND_EFFECTS[card.second] == level]
        # In normal mode it never prepares some of the recipes, but most of them it does.
        assert 0 < sum(card.second_pink for card in recipes) <= 3
    assert EDITION.robot_bottom_points == 3


def test_bonuses_are_worth_their_words() -> None:
    assert worth(parse_effects("store + gold")) == 6
