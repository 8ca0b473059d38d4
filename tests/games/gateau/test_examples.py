"""The examples of the rulebook, by name."""

from __future__ import annotations

from tests.games.gateau.table import Table, kind, landed


def test_grey_recipe_takes_three_tokens_of_one_type_that_it_does_not_name() -> None:
    """A dough, a cream and three of another type, such as three cherries; not dough, not cream."""
    table = Table().row("i1", "sponge-roll").pawn("ann", "left")
    table.bench("ann", equal="cherry cherry cherry", different="dough cream candy jelly")
    table.play("ann go right prepare", "ann prepare i1 0")
    assert table.all_tokens("ann") == ["candy", "jelly"]
    assert table.done_recipes("ann") == ["sponge-roll"]


def test_grey_recipe_cannot_be_paid_with_the_types_it_names() -> None:
    table = Table().row("i1", "sponge-roll").pawn("ann", "left")
    table.bench("ann", equal="cream cream cream cream", different="dough")
    table.step("ann", "act")
    assert table.obstacle("ann go right prepare") == "no-recipe"


def test_grey_tokens_are_all_of_one_type() -> None:
    table = Table().row("i1", "sponge-roll").pawn("ann", "left")
    table.bench("ann", different="dough cream cherry jelly", pair1="cherry", pair2="jelly jelly")
    table.play("ann go right prepare", "ann prepare i1 0")
    assert table.all_tokens("ann") == ["cherry", "cherry"]


def test_stored_recipe_is_paid_with_a_dough_and_two_chocolate_and_stored_tokens_for_the_rest() -> (
    None
):
    table = Table().row("i1", "marble-cake").pawn("ann", "left").stored("ann", "dough", "cherry")
    table.bench("ann", equal="chocolate chocolate", different="dough")
    table.play("ann go right prepare", "ann prepare i1 0")
    assert table.all_tokens("ann") == []
    assert table.seat("ann").stored == ["dough", "cherry"]
    used = [facts["kind"] for facts in table.told("used-stored")]
    assert used == ["dough", "cherry"]


def test_explosion_figure_goes_to_the_neighbours_and_then_to_the_side_slots() -> None:
    """A bowl on the left edge: above, right, below, and the two side slots at its corners."""
    table = Table().bowl("a2", "cream", shows="cream", back="jelly").pawn("ann", "centre")
    table.play("ann go left take", "ann bowl a2", "ann put cream equal")
    burst = table.told("burst")[0]
    assert landed(burst) == "a1:cream b2:cream a3:cream w2:cream w1:cream"
    assert burst["shows"] == kind("jelly")
    assert table.tokens("a2") == []
    assert table.shows("a2") == "jelly"


def test_cherries_that_are_exhausted_become_jelly_and_then_candy() -> None:
    table = Table().bowl("b2", "cherry", shows="cherry").pawn("ann", "centre")
    table.supply("cherry", 0).supply("jelly", 1)
    table.play("ann go left take", "ann bowl b2", "ann put cherry equal")
    assert landed(table.told("burst")[0]) == "b1:jelly c2:candy b3:candy a2:candy"


def test_a_chef_uses_cream_in_place_of_any_basic_ingredient() -> None:
    table = Table().chef("ann", "cream", "swap").row("i1", "cherry-cake").pawn("ann", "left")
    table.bench("ann", equal="cream cream cream", different="jelly cherry")
    table.play("ann go right prepare", "ann prepare i1 0")
    assert table.all_tokens("ann") == []


def test_a_chef_uses_a_super_ingredient_in_place_of_two_cream() -> None:
    table = Table().chef("ann", "cream", "double").row("i1", "cherry-cake").pawn("ann", "left")
    table.bench("ann", equal="cherry cherry", different="jelly super")
    table.play("ann go right prepare", "ann prepare i1 0")
    assert table.all_tokens("ann") == []
    assert table.done_recipes("ann") == ["cherry-cake"]


def test_from_a_lower_corner_a_hand_reaches_four_bowls_or_either_of_two_tiles() -> None:
    table = Table(hand="yes").pawn("ann", "left").spot("ann", "b3")
    for bowl in ("c3", "d3", "c4", "d4", "a1", "b4"):
        table.bowl(bowl, "cherry")
    table.slot("e1", "jelly").slot("s1", "candy").slot("w1", "cream")
    table.play("ann go right take", "ann hand c3")
    assert table.moves() == ["bowl c3", "bowl d3", "bowl c4", "bowl d4"]
    other = Table(hand="yes").spot("ann", "b3").pawn("ann", "left")
    other.slot("e1", "jelly").slot("s1", "candy").slot("w1", "cream")
    other.play("ann go centre side", "ann hand c3")
    assert other.moves() == ["tile east", "tile south"]


def test_the_white_arm_takes_the_chocolate_bowl_because_it_is_nearer() -> None:
    """The arm moves a row down; of two bowls with three tokens it takes the one on its side."""
    table = Table(1).arms(white=1, blue=1).robot_card("white 1 supers II")
    table.bowl("a2", "jelly", shows="jelly").bowl(
        "b2", "chocolate chocolate cream", shows="chocolate"
    )
    table.bowl("d2", "candy candy candy", shows="candy").bowl("c2", "dough", shows="dough")
    table.robot_turn()
    took = table.told("robot-took")[0]
    assert (took["bowl"], took["count"], took["reason"]) == ("b2", 3, "nearest")
    assert table.told("arm-moved")[0]["row"] == "2"
    assert table.told("burst")[0]["bowl"] == "b2"


def test_the_white_arm_spends_candy_as_grey_because_it_stands_leftmost() -> None:
    table = Table(1).arms(white=1, blue=1).robot_card("white 0 side II")
    table.robot(dough=3, cream=3, candy=2, jelly=2, cherry=2)
    for place in ("i1", "i2", "i3", "i4", "ii1", "ii2", "ii3"):
        table.no_card(place)
    table.row("ii4", "saint-honore")
    table.robot_turn()
    recipe = table.told("robot-recipe")[0]
    assert recipe["grey"] == kind("candy")
    assert table.match.robot[5] == 0
    assert table.match.robot[4] == 2
