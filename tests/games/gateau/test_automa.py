"""Chef-o-Tron: arms, bowls, effects, recipes, awards, variants, and both ends of a solo match."""

from __future__ import annotations

import pytest

from tests.games.gateau.table import EDITION, Table, kind, landed
from toque.engine.text import Text, Value
from toque.games.gateau import GAME, automa
from toque.games.gateau.components import (
    ARMS,
    BASE_EFFECTS,
    BASIC,
    BOWL_NAMES,
    KINDS,
    SECOND_EFFECTS,
    parse_effects,
)
from toque.games.gateau.recipes import finish

CARDS = [
    f"{ARMS[card.arm]} {card.rows} {BASE_EFFECTS[card.base]}{'!' * card.base_pink} "
    f"{SECOND_EFFECTS[card.second]}{'!' * card.second_pink}"
    for card in EDITION.robot_cards
]
ALL_PLACES = ("i1", "i2", "i3", "i4", "ii1", "ii2", "ii3", "ii4")


def solo(card: str, white: int = 1, blue: int = 1, last: bool = False, **options: str) -> Table:
    """Chef-o-Tron is to play a card; the main board is empty and stays so."""
    table = Table(1, **options).no_card(*ALL_PLACES).empty_deck(1).empty_deck(2)
    table.bowl("d1").bowl("d4")
    return table.arms(white=white, blue=blue).robot_card(card, last)


def robot(table: Table) -> dict[str, int]:
    return {name: table.match.robot[at] for at, name in enumerate(KINDS) if table.match.robot[at]}


def reasons(table: Table, event: str) -> list[Value | list[str]]:
    return [facts["reason"] for facts in table.told(event)]


def give(table: Table, *recipes: str) -> Table:
    """Recipes that Chef-o-Tron has finished, out of those that left the match."""
    for recipe in recipes:
        card = table.match.rules.names.index(recipe)
        table.match.gone &= ~(1 << card)
        finish(table.match, 1, card)
    return table


def lay(table: Table, place: str, recipe: str) -> Table:
    """A recipe on the main board, out of those that left the match."""
    card = table.match.rules.names.index(recipe)
    table.match.gone &= ~(1 << card)
    table.match.row[ALL_PLACES.index(place)] = card
    return table


# Its cards, arms and bowls.


def test_there_are_fourteen_cards_seven_an_arm_two_of_them_with_an_event() -> None:
    assert len(CARDS) == 14
    assert sum(card.startswith("white") for card in CARDS) == 7
    assert sum(card.endswith("event") for card in CARDS) == 2
    assert sum(card.endswith(" I") for card in CARDS) == 6
    assert {card.split()[2].rstrip("!") for card in CARDS} == set(BASE_EFFECTS)


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_every_card_can_be_played(card: str, level: str) -> None:
    table = Table(1, level=level).robot_card(card).bench("ann", equal="super", different="jelly")
    for bowl in ("a1", "b2", "c3", "d4"):
        table.bowl(bowl, "cherry jelly")
    table.robot_turn()
    arm, rows, base, second = card.split()
    told = table.told("robot-card")[0]
    assert (told["arm"], told["rows"], told["second"]) == (arm, int(rows), second)
    ignored = base.endswith("!") and level == "normal"
    assert bool(table.told("robot-ignored")) == ignored


def test_it_plays_first_with_both_arms_at_the_super_bowl() -> None:
    match = GAME.new(1, seed="solo")
    row = match.faces.index(6) // 4
    assert list(match.arms) == [row, row]
    while GAME.view(match, 0).step != "act":
        match.play(0, match.moves(0)[0])
    assert match.robot_deck.left == 13
    assert match.round == 1


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("white 1 supers II", 1, "2"),
        ("white 2 store II", 3, "1"),
        ("white 0 side II", 3, "3"),
        ("blue 1 store I", 1, "4"),
        ("blue 1 side II", 3, "2"),
    ],
)
def test_white_goes_down_and_blue_up_around_the_ends(card: str, before: int, after: str) -> None:
    table = solo(card, white=before, blue=before).robot_turn()
    assert table.told("arm-moved")[0]["row"] == after


def test_it_takes_the_whole_fullest_bowl_of_the_row() -> None:
    table = solo("white 1 supers II").bowl("a2", "jelly").bowl("c2", "candy candy dough")
    table.robot_turn()
    assert (table.told("robot-took")[0]["bowl"], reasons(table, "robot-took")) == (
        "c2",
        ["fullest"],
    )
    assert robot(table) == {"dough": 1, "candy": 2, "super": 2}
    assert table.told("burst")[0]["bowl"] == "c2"


def test_blue_prefers_the_bowl_on_the_right() -> None:
    table = solo("blue 1 store I", blue=3).bowl("a2", "jelly jelly").bowl("c2", "candy candy")
    table.robot_turn()
    assert table.told("robot-took")[0]["bowl"] == "c2"


def test_a_row_of_empty_bowls_gives_it_a_gold() -> None:
    table = solo("white 1 supers II").robot_turn()
    assert "bowls" in reasons(table, "robot-gold")


# Base effects.


def test_the_force_field_goes_over_the_bowl_after_the_same_move_again() -> None:
    table = solo("white 1 field! I", level="hard").bowl("b2", "jelly").bowl("c3", "candy candy")
    table.robot_turn()
    assert table.told("robot-field")[0]["bowl"] == "c3"
    assert table.view().bowls[10].shielded
    assert table.tokens("c3") == ["candy", "candy"]
    assert [facts["row"] for facts in table.told("arm-moved")] == ["2", "3"]


def test_nobody_takes_from_a_bowl_under_the_force_field() -> None:
    table = solo("white 1 supers II").bowl("b2", "jelly jelly").bowl("c2", "candy")
    table.match.field = 5
    table.robot_turn()
    assert table.told("robot-took")[0]["bowl"] == "c2"
    table.play("ann go left take")
    assert table.obstacle("ann bowl b2") == "bowl-shielded"


def test_where_the_force_field_lies_over_the_fullest_bowl_it_stays() -> None:
    """To be laid again it is lifted, and every bowl of the row counts."""
    table = solo("white 1 field! I", level="hard").bowl("b2", "jelly")
    table.bowl("b3", "candy candy").bowl("c3", "candy")
    table.match.field = BOWL_NAMES.index("b3")
    table.robot_turn()
    assert table.told("robot-field")[0]["bowl"] == "b3"
    assert reasons(table, "robot-field") == ["fullest"]


def test_where_the_fullest_bowl_is_shielded_it_takes_the_next_one() -> None:
    table = solo("white 1 supers II").bowl("b2", "jelly jelly").bowl("c2", "candy")
    table.match.field = BOWL_NAMES.index("b2")
    table.robot_turn()
    assert table.told("robot-took")[0]["bowl"] == "c2"
    table = solo("white 1 supers II").bowl("b2", "jelly jelly")
    table.match.field = BOWL_NAMES.index("b2")
    table.robot_turn()
    assert "bowls" in reasons(table, "robot-gold")


def test_what_hits_the_force_field_bounces_onto_the_bowl_after_it_has_turned() -> None:
    table = Table(1).bowl("b2", "cherry", shows="cherry", back="jelly").pawn("ann", "right")
    table.match.field = 6  # c2, to its right
    table.play("ann go left take", "ann bowl b2", "ann put cherry equal")
    assert landed(table.told("burst")[0]) == "b1:cherry b3:cherry a2:cherry b2:cherry"
    assert (table.shows("b2"), table.tokens("b2")) == ("jelly", ["cherry"])


def test_nothing_bounces_off_a_full_bowl_under_the_force_field() -> None:
    table = Table(1).bowl("b2", "cherry", shows="cherry", back="jelly").pawn("ann", "right")
    table.bowl("c2", "dough dough cream cream")
    table.match.field = 6  # c2, to its right
    table.play("ann go left take", "ann bowl b2", "ann put cherry equal")
    assert landed(table.told("burst")[0]) == "b1:cherry b3:cherry a2:cherry"
    assert table.tokens("b2") == []


def test_events_leave_the_bowl_under_the_force_field_alone() -> None:
    table = Table(1).no_card("i1").deck(1, "own-kind", "sable").step("ann", "award")
    table.match.field = 0
    table.bench("ann", equal="jelly").play("ann done")
    assert table.tokens("a1") == []
    assert len(table.tokens("b1")) == 2


def test_a_corner_under_the_force_field_does_not_explode_and_others_bounce_off_it() -> None:
    table = Table(1).no_card("i1").deck(1, "corners", "sable").step("ann", "award")
    table.match.field = 1  # b1, beside the corner a1
    table.bowl("a1", "cherry", shows="cream").bench("ann", equal="jelly").play("ann done")
    assert landed(table.told("burst")[0]) == "a2:cream w1:cream a1:cream"
    other = Table(1).no_card("i1").deck(1, "corners", "sable").step("ann", "award")
    other.match.field = 0
    other.bench("ann", equal="jelly").play("ann done")
    assert [facts["bowl"] for facts in other.told("burst")] == ["d1", "d4", "a4"]


def test_it_empties_the_fullest_side_tile() -> None:
    table = solo("white 0 side II").slot("w1", "cherry").slot("e1", "jelly").slot("e3", "candy")
    table.robot_turn()
    assert table.told("robot-tile")[0]["tile"] == "east"
    assert table.match.gold[1] == 3  # the row was empty, the icon showed, no recipe
    assert {"jelly", "candy"} <= set(robot(table))


def test_of_equal_tiles_it_takes_one_with_gold() -> None:
    table = solo("white 0 side II").slot("w2", "cherry").slot("s1", "jelly")
    table.robot_turn()
    assert table.told("robot-tile")[0]["tile"] == "south"


@pytest.mark.parametrize(
    ("card", "tile"), [("white 0 side II", "west"), ("blue 1 side II", "east")]
)
def test_of_equal_tiles_with_gold_it_takes_the_next_one_clockwise(card: str, tile: str) -> None:
    table = solo(card).slot("w1", "cherry").slot("e1", "jelly").slot("s1", "candy")
    table.robot_turn()
    assert (table.told("robot-tile")[0]["tile"], reasons(table, "robot-tile")) == (
        tile,
        ["clockwise"],
    )


def test_the_player_chooses_which_ingredient_it_steals() -> None:
    table = solo("white 2 steal! I", level="hard").bench(
        "ann", equal="jelly", different="cherry super"
    )
    table.robot_turn()
    assert table.step_name == "spend-robot"
    table.play("ann spend cherry different")
    assert robot(table)["cherry"] == 1


def test_a_player_with_nothing_to_give_brings_it_a_gold() -> None:
    table = solo("white 2 steal! I", level="hard").robot_turn()
    assert "steal" in reasons(table, "robot-gold")
    table = solo("white 3 steal-super! I", level="hard").bench("ann", equal="jelly").robot_turn()
    assert "steal" in reasons(table, "robot-gold")


def test_it_steals_a_super_ingredient() -> None:
    table = solo("white 3 steal-super! I", level="hard").bench("ann", equal="jelly super")
    table.robot_turn()
    assert robot(table) == {"super": 1}


@pytest.mark.parametrize(
    ("card", "stored"), [("white 2 store II", "candy"), ("blue 1 store I", "dough")]
)
def test_it_stores_the_outermost_ingredient_on_the_side_of_the_arm(card: str, stored: str) -> None:
    table = solo(card).robot(candy=1, jelly=1, dough=1).robot_turn()
    assert [facts["kind"] for facts in table.told("robot-stored")] == [stored]


def test_it_stores_no_type_twice() -> None:
    table = solo("white 2 store II").robot(candy=1, jelly=1)
    table.match.stored[1] = 1 << 5
    table.robot_turn()
    assert [facts["kind"] for facts in table.told("robot-stored")] == ["jelly"]


def test_without_anything_to_store_it_gets_a_gold() -> None:
    table = solo("white 2 store II").robot_turn()
    assert "store" in reasons(table, "robot-gold")


def test_it_gets_two_super_ingredients_and_gold_for_those_that_are_missing() -> None:
    table = solo("white 1 supers II").supply("super", 1).robot_turn()
    assert robot(table) == {"super": 1}
    assert "no-supers" in reasons(table, "robot-gold")


def test_an_effect_that_is_ignored_gives_no_gold() -> None:
    table = solo("white 2 steal! I").robot_turn()
    assert table.told("robot-ignored") == [{"base": "steal"}]
    assert reasons(table, "robot-gold") == ["bowls", "recipe"]


# The limit.


@pytest.mark.parametrize(("bananas", "kept"), [("no", 3), ("yes", 2)])
def test_what_is_above_the_limit_becomes_super_ingredients(bananas: str, kept: int) -> None:
    table = solo("white 1 supers II", bananas=bananas).robot(cherry=5)
    table.robot_turn()
    assert robot(table) == {"cherry": kept, "super": 2 + 5 - kept}


def test_what_is_too_much_becomes_gold_when_super_ingredients_are_used_up() -> None:
    table = solo("white 1 supers II").robot(cherry=6).supply("super", 3).robot_turn()
    assert robot(table) == {"cherry": 3, "super": 3}
    assert reasons(table, "robot-gold").count("no-supers") == 1
    assert table.told("robot-gold")[1]["amount"] == 2


# Recipes.


def test_it_finishes_a_recipe_of_the_level_of_its_card_at_once() -> None:
    table = lay(lay(solo("white 1 supers II"), "i1", "sponge-roll"), "ii1", "baba")
    table.robot(dough=1, cream=1, cherry=2, jelly=3, super=1).robot_turn()
    assert table.told("robot-recipe")[0]["card"] == "ii1"
    assert table.match.finished[1] == 1 << table.match.rules.names.index("baba")


def test_it_turns_to_the_other_level_if_it_can_pay_for_none() -> None:
    table = lay(solo("white 1 supers II"), "i1", "sponge-roll")
    table.robot(dough=1, cream=1, jelly=3).robot_turn()
    assert (table.told("robot-recipe")[0]["card"], reasons(table, "robot-recipe")) == (
        "i1",
        ["other-level"],
    )


def test_without_a_recipe_that_it_can_pay_for_it_gets_a_gold() -> None:
    table = lay(solo("white 1 supers II"), "i1", "sponge-roll").robot_turn()
    assert "recipe" in reasons(table, "robot-gold")


def test_it_takes_the_recipe_with_the_most_points() -> None:
    table = lay(lay(solo("blue 1 store I"), "i1", "swan"), "i3", "sponge-roll")
    table.robot(super=9).robot_turn()
    assert table.told("robot-recipe")[0]["card"] == "i1"


@pytest.mark.parametrize(("card", "place"), [("white 0 side II", "ii1"), ("blue 1 side II", "ii3")])
def test_of_equal_points_the_arm_decides(card: str, place: str) -> None:
    table = lay(lay(solo(card), "ii1", "opera"), "ii3", "dobos").robot(super=9)
    table.robot_turn()
    assert table.told("robot-recipe")[0]["card"] == place


@pytest.mark.parametrize(
    ("card", "recipe", "reason"),
    [("blue 1 store I", "sponge-roll", "level"), ("white 1 supers II", "opera", "level")],
)
def test_the_card_says_its_level_wherever_it_lies(card: str, recipe: str, reason: str) -> None:
    """When a deck has run out, cards of the other one fill its row."""
    table = lay(lay(solo(card), "i2", "opera"), "i3", "sponge-roll").robot(super=9)
    table.robot_turn()
    assert table.told("robot-recipe")[0]["recipe"] == Text("recipe", {"recipe": recipe})
    assert reasons(table, "robot-recipe") == [reason]


@pytest.mark.parametrize(
    ("card", "places", "chosen"),
    [
        ("white 0 side II", ("i2", "ii3"), "i2"),
        ("blue 1 side II", ("i2", "ii3"), "ii3"),
        ("white 0 side II", ("i2", "ii2"), "ii2"),
        ("blue 1 side II", ("i2", "ii2"), "ii2"),
    ],
)
def test_of_equal_recipes_in_both_rows_the_column_decides_then_the_row_of_the_level(
    card: str, places: tuple[str, str], chosen: str
) -> None:
    table = lay(lay(solo(card), places[0], "opera"), places[1], "dobos").robot(super=9)
    table.robot_turn()
    assert table.told("robot-recipe")[0]["card"] == chosen


def test_stored_tokens_pay_first_and_super_ones_only_where_they_must() -> None:
    table = lay(solo("white 1 supers II"), "ii1", "baba").robot(cherry=2, jelly=2, super=5)
    table.match.stored[1] = 1 << 3 | 1 << 4
    table.robot_turn()
    # Cream and one jelly are stored; two cherries, two jelly and one super token are spent.
    assert robot(table) == {"super": 6}


@pytest.mark.parametrize(
    ("card", "grey", "left"),
    [
        ("white 1 supers II", "chocolate", {"jelly": 3, "super": 2}),
        ("blue 1 side II", "chocolate", {"jelly": 3}),
    ],
)
def test_grey_is_rather_a_type_that_is_stored(card: str, grey: str, left: dict[str, int]) -> None:
    table = lay(solo(card), "ii1", "opera").robot(chocolate=2, jelly=3, cream=2, candy=2)
    table.match.stored[1] = 1 << BASIC.index("chocolate")
    table.robot_turn()
    assert table.told("robot-recipe")[0]["grey"] == kind(grey)
    assert robot(table) == left


def test_a_super_ingredient_is_not_spent_so_that_a_stored_one_can_pay() -> None:
    table = lay(solo("white 1 supers II"), "ii1", "opera").robot(jelly=3, cream=2, candy=2, super=3)
    table.match.stored[1] = 1 << BASIC.index("chocolate")
    table.robot_turn()
    assert table.told("robot-recipe")[0]["grey"] == kind("jelly")
    assert robot(table) == {"super": 5}


def test_grey_is_the_type_that_takes_the_fewest_super_ingredients() -> None:
    table = lay(solo("white 1 supers II"), "ii1", "baba").robot(cherry=2, cream=1, candy=1, dough=3)
    table.robot(cherry=2, cream=1, candy=1, dough=3, super=3).robot_turn()
    assert table.told("robot-recipe")[0]["grey"] == kind("dough")


def test_the_right_column_gives_it_a_gold() -> None:
    table = lay(solo("white 1 supers II"), "ii4", "baba").robot(super=9).robot_turn()
    assert "column" in reasons(table, "robot-gold")


@pytest.mark.parametrize(
    ("recipe", "event"),
    [
        ("sponge-roll", "robot-gold"),
        ("swan", "robot-supers"),
        ("gingerbread", "robot-gained"),
        ("flan", "robot-stored"),
        ("churro", "robot-gold"),
    ],
)
def test_it_has_the_bonus_of_a_recipe_or_a_gold(recipe: str, event: str) -> None:
    table = lay(solo("white 3 steal-super! I"), "i1", recipe).robot(super=9, candy=3)
    table.robot_turn()
    told = table.told(event)[-1]
    if event == "robot-gold":
        assert told["reason"] == ("bonus" if recipe == "sponge-roll" else "no-use")


@pytest.mark.parametrize(
    ("bonus", "gold"), [("tool 2", 2), ("advance 2", 2), ("bowl 2", 1), ("gold 2", 2)]
)
def test_it_gets_a_gold_for_each_tool_that_it_draws(bonus: str, gold: int) -> None:
    table = solo("white 1 supers II")
    ((effect, amount),) = parse_effects(bonus)
    automa.gain(table.match, effect, amount)
    assert table.match.gold[1] == gold


def test_the_main_board_is_filled_after_its_turn() -> None:
    table = Table(1).robot_card("white 1 supers II").robot(super=9).arms(1, 1)
    table.robot_turn()
    assert table.told("robot-recipe")
    assert None not in table.on_board()


# Events.


def test_an_event_card_draws_the_event_that_was_set_aside() -> None:
    table = Table(1).robot_card("white 1 side event")
    first = table.match.aside[-1]
    table.robot_turn()
    assert len(table.match.aside) == 1
    assert len(table.told("event-drawn")) >= 1
    assert table.match.gone >> first & 1
    assert first < 53  # level I comes first


def test_without_an_event_aside_it_gets_a_gold() -> None:
    table = solo("white 1 side event")
    for card in table.match.aside:
        table.match.gone |= 1 << card
    table.match.aside = []
    table.robot_turn()
    assert "event" in reasons(table, "robot-gold")


@pytest.mark.parametrize(
    ("event", "reason"),
    [("tools", "no-use"), ("gold", "bonus"), ("advance", "no-use")],
)
def test_it_has_its_share_of_events_or_a_gold(event: str, reason: str) -> None:
    level = 1 if event in ("tools", "gold") else 2
    table = Table(1).no_card("i1" if level == 1 else "ii1").deck(level, event)
    table.bench("ann", equal="jelly").step("ann", "award").play("ann done")
    assert reasons(table, "robot-gold") == [reason]


# Awards.


def test_three_matching_icons_go_to_the_top_shelf() -> None:
    table = give(solo("white 0 side II"), "sponge-roll", "cherry-cake", "marble-cake").robot_turn()
    award = table.told("robot-award")[0]
    assert (award["family"], award["shelf"], award["reason"]) == ("cake", "top", "matching")


def test_else_two_go_to_the_bottom_shelf_without_the_toque() -> None:
    table = give(solo("white 0 side II"), "sponge-roll", "cherry-cake").robot_turn()
    assert table.told("robot-award")[0]["shelf"] == "bottom"
    assert table.match.toque == 0b111111


def test_else_it_converts_two_icons_for_one() -> None:
    table = give(solo("white 0 side II"), "sponge-roll", "apple-tart", "chouquette").robot_turn()
    award = table.told("robot-award")[0]
    assert (award["shelf"], award["reason"]) == ("bottom", "converted")


def test_a_matching_pair_comes_before_a_converted_three() -> None:
    table = give(solo("white 0 side II"), "opera", "tatin").robot_turn()
    assert table.told("robot-award")[0]["shelf"] == "bottom"


@pytest.mark.parametrize(
    ("card", "family"), [("white 0 side II", "cake"), ("blue 1 side II", "tart")]
)
def test_of_equal_awards_the_arm_decides(card: str, family: str) -> None:
    table = give(solo(card), "opera", "tatin").robot_turn()
    assert table.told("robot-award")[0]["family"] == family


def test_the_award_with_the_most_points_comes_first() -> None:
    table = give(solo("white 0 side II"), "opera", "tatin").awards_left("cake", 4).robot_turn()
    assert table.told("robot-award")[0]["family"] == "tart"


def test_it_turns_over_as_few_icons_as_it_can() -> None:
    table = give(solo("white 0 side II"), "opera", "sponge-roll", "fraisier").robot_turn()
    # Three cakes: the double one and the single one, not the cake with a tart.
    assert table.told("robot-award")[0]["used"] == ["sponge-roll", "opera"]


def test_where_icons_match_it_turns_over_no_others() -> None:
    # A tart and a choux pastry for the second tart would be three icons too.
    table = give(solo("white 0 side II"), "sponge-roll", "apple-tart", "vacherin").robot_turn()
    award = table.told("robot-award")[0]
    assert (award["family"], award["reason"]) == ("tart", "matching")
    assert award["used"] == ["apple-tart", "vacherin"]


def test_three_matching_icons_are_three_also_where_two_cards_could_be_converted() -> None:
    recipes = ["baba", "savarin", "trianon"]
    table = give(solo("white 0 side II"), *recipes).robot_turn()
    award = table.told("robot-award")[0]
    assert (award["shelf"], award["reason"], award["used"]) == ("top", "matching", recipes)


def test_diplomat_cream_makes_all_its_icons_wild() -> None:
    recipes = ["sponge-roll", "apple-tart", "chouquette"]
    table = give(solo("white 0 side II", diplomat="yes"), *recipes).robot_turn()
    award = table.told("robot-award")[0]
    assert (award["shelf"], award["reason"], award["used"]) == ("top", "wild", recipes)


@pytest.mark.parametrize(
    ("recipes", "used"),
    [
        (("sponge-roll", "apple-tart"), "sponge-roll apple-tart"),
        (("opera", "sponge-roll"), "sponge-roll opera"),
        (("opera", "tatin"), "opera tatin"),
    ],
)
def test_wild_icons_are_turned_over_without_waste(recipes: tuple[str, ...], used: str) -> None:
    table = give(solo("white 0 side II", diplomat="yes"), *recipes).robot_turn()
    assert table.told("robot-award")[0]["used"] == used.split()


# Advantages.


def test_for_an_advantage_it_needs_the_two_ingredients_of_the_middle_card_only() -> None:
    table = solo("white 0 side II", advantage="yes")
    one, two = table.match.rules.advantage_cards[table.match.middle].kinds
    table.robot(**{KINDS[one]: 1, KINDS[two]: 1}).robot_turn()
    assert len(table.told("robot-advantage")) == 1


def test_without_them_it_gains_no_advantage() -> None:
    table = solo("white 0 side II", advantage="yes").robot_turn()
    assert table.told("robot-advantage") == []


# The hand module.


def test_a_heavy_hand_does_not_hinder_it() -> None:
    table = solo("white 1 supers II", hand="yes").bowl("d2", "jelly jelly").spot("ann", "a1")
    table.robot_turn()
    assert table.told("robot-took")[0]["bowl"] == "d2"


# The end, and its score.


def test_the_last_card_makes_the_round_the_last_one() -> None:
    table = solo("white 1 supers II", last=True).robot_turn()
    assert table.told("ending") == [{"reason": "robot", "rounds": 0}]
    table.end_turns("ann")
    assert table.match.over


def test_its_third_award_brings_one_more_round() -> None:
    table = give(solo("white 0 side II"), "sponge-roll", "cherry-cake")
    table.match.shelves[6] = table.match.shelves[7] = 0
    for at in (1, 2):
        table.match.shelves[6 + at] = 8
        table.match.awards_taken[at] += 1
    table.robot_turn()
    assert table.told("ending") == [{"reason": "awards", "rounds": 0}]
    assert table.match.last_round == table.match.round + 1


@pytest.mark.parametrize(("hazelnuts", "points"), [("no", 1), ("yes", 2), ("extra", 3)])
def test_its_score_counts_gold_by_itself_and_five_or_three_for_a_shelf(
    hazelnuts: str, points: int
) -> None:
    table = give(Table(1, hazelnuts=hazelnuts).empty_deck(1).empty_deck(2), "opera")
    match = table.match
    match.gold[1] = 7
    match.stored[1] = 0b11
    match.shelves[6] = 8
    match.shelves[9] = 6
    table.robot(jelly=3, super=2)
    (automa,) = match.setup.game.automas(match)
    assert [line.points for line in automa.sheet] == [7, 14, 5, 2, 1, 3, 7 * points]
    assert automa.points_and_ties == (7 + 14 + 5 + 2 + 1 + 3 + 7 * points, 1, 0, 1)


def test_a_player_with_fewer_points_than_chef_o_tron_is_second() -> None:
    table = Table(1)
    assert table.match.ranks() == [1]
    table.match.gold[1] = 5
    assert table.match.ranks() == [2]
    table.gold("ann", 9).stored("ann", "jelly", "candy")
    assert table.match.ranks() == [1]
