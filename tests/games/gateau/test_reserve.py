"""Reserved recipes: what they cost, how they are prepared, how they are lost."""

from __future__ import annotations

from tests.games.gateau.table import Table


def test_a_reservation_costs_a_tool_of_ones_choice_without_its_effect() -> None:
    table = Table().hand("ann", "whisk", "sieve").row("i1", "flan").step("ann", "reserve")
    table.play("ann reserve i1 1", "ann discard sieve", "ann done")
    assert table.seat("ann").reserved == "flan"
    assert table.lies_under("ann") == [None, None, None, "flan"]  # it advanced in the same turn
    assert table.seat("ann").gold == 1  # the bonus of section 1
    assert [one.tool for one in table.seat("ann").tools or []] == ["whisk"]


def test_without_a_tool_in_hand_nothing_can_be_reserved() -> None:
    table = Table().fresh("ann", "whisk").under("ann", "3", "flan", reserved=True)
    table.bench("ann", equal="cherry cherry", different="jelly candy super", pair1="jelly")
    table.step("ann", "reserve")
    assert table.obstacle("ann reserve i1 1") == "reserved-already"
    table = Table().fresh("ann", "whisk").step("ann", "reserve")
    assert table.obstacle("ann reserve i1 1") == "no-tool-to-discard"


def test_one_recipe_is_reserved_at_a_time() -> None:
    table = Table().hand("ann", "whisk").under("ann", "3", "flan", reserved=True)
    table.step("ann", "reserve")
    assert table.obstacle("ann reserve i1 1") == "reserved-already"


def test_the_gold_icon_counts_for_a_reservation_too() -> None:
    table = Table().hand("ann", "whisk").row("i4", "flan").step("ann", "reserve")
    table.play("ann reserve i4 0")
    assert table.told("gold-gained")[0]["reason"] == "column"


def test_a_reserved_recipe_is_prepared_in_step_two_of_a_later_turn() -> None:
    table = Table().under("ann", "2", "flan", reserved=True).step("ann", "reserve")
    table.bench("ann", equal="cherry cherry", different="candy", pair1="jelly jelly")
    table.play("ann finish")
    assert table.seat("ann").reserved is None
    assert table.lies_under("ann") == [None, None, "flan", None]
    assert table.told("reserved-prepared")


def test_preparing_it_gives_no_bonus_of_the_section_again() -> None:
    table = Table().under("ann", "2", "flan", reserved=True).step("ann", "reserve")
    table.bench("ann", equal="cherry cherry", different="candy", pair1="jelly jelly")
    table.play("ann finish")
    assert not table.told("took")
    assert not table.told("gold-gained")


def test_one_reserves_or_prepares_but_not_both() -> None:
    table = Table().under("ann", "2", "flan", reserved=True).step("ann", "reserve")
    table.hand("ann", "whisk").bowl("b2", "cherry")
    table.bench("ann", equal="cherry cherry", different="candy", pair1="jelly jelly")
    table.play("ann finish")
    assert table.step_name != "reserve"


def test_after_a_reservation_a_tool_may_be_played_before_the_recipes_advance() -> None:
    """The bonus of the section pays for a recipe that advances in the same turn."""
    table = Table().hand("ann", "whisk", "piping-bag").row("i1", "flan").row("i2", "sponge-roll")
    table.no_card("i3", "i4", "ii1", "ii2", "ii3", "ii4")
    table.bench("ann", equal="jelly jelly", different="dough cream").step("ann", "reserve")
    assert not table.allows("ann tool piping-bag second")
    table.play("ann reserve i1 2", "ann discard whisk", "ann put super equal")
    assert table.step_name == "after-reserve"
    assert table.obstacle("ann reserve i2 3") == "not-now"
    table.play("ann tool piping-bag second", "ann prepare i2 1")
    assert table.lies_under("ann") == [None, None, "flan", "sponge-roll"]


def test_after_a_reserved_recipe_is_prepared_a_tool_may_be_played_too() -> None:
    table = Table().under("ann", "2", "flan", reserved=True).step("ann", "reserve")
    table.hand("ann", "whisk").bowl("b2", "cherry")
    table.bench("ann", equal="cherry cherry", different="candy", pair1="jelly jelly")
    table.play("ann finish", "ann tool whisk first", "ann bowl b2", "ann put cherry equal")
    assert table.told("advanced")  # no tool is left, so that the recipes have advanced


def test_without_a_tool_to_play_the_recipes_advance_at_once() -> None:
    table = Table().hand("ann", "whisk").row("i1", "flan").step("ann", "reserve")
    table.play("ann reserve i1 1")
    assert table.told("advanced")


def test_the_action_prepares_recipes_of_the_main_board_only() -> None:
    table = Table().under("ann", "2", "flan", reserved=True).pawn("ann", "left")
    table.no_card("i1", "i2", "i3", "i4", "ii1", "ii2", "ii3", "ii4")
    table.bench("ann", equal="cherry cherry", different="candy", pair1="jelly jelly")
    assert table.obstacle("ann go right prepare") == "no-recipe"


def test_a_reserved_recipe_past_section_0_is_lost_with_its_points_and_bonus() -> None:
    table = Table().under("ann", "0", "gingerbread", reserved=True).step("ann", "reserve")
    table.hand("ann", "whisk").play("ann done")
    assert table.told("reserved-lost")
    assert table.done_recipes("ann") == []
    assert table.seat("ann").reserved is None
    assert table.step_name == "award"
    assert table.match.gone >> table.match.rules.names.index("gingerbread") & 1


def test_a_recipe_reserved_under_section_0_is_lost_in_the_same_turn() -> None:
    table = Table().hand("ann", "whisk").row("i1", "flan").step("ann", "reserve")
    table.play("ann reserve i1 0")
    assert table.told("reserved-lost")


def test_a_reserved_recipe_counts_no_points() -> None:
    table = Table().under("ann", "3", "opera", reserved=True).under("ann", "2", "flan")
    assert table.seat("ann").points == 2
