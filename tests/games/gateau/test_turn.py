"""A turn: the pawn, one action or two, the sections, and the end of the turn."""

from __future__ import annotations

import pytest

from tests.games.gateau.table import Table
from toque.engine.text import Text
from toque.games.gateau import GAME


def test_the_pawn_must_move() -> None:
    table = Table().pawn("ann", "left").bowl("b2", "cherry")
    assert table.obstacle("ann go left take") == "same-space"
    assert table.obstacle("ann go left tool") == "same-space"
    assert table.allows("ann go right take")


def test_a_space_has_its_own_two_actions() -> None:
    table = Table()
    assert table.obstacle("ann go left prepare") == "other-space"
    assert table.obstacle("ann go right tool") == "other-space"
    assert [action for space in table.view().spaces for action in space.actions] == [
        "take",
        "tool",
        "side",
        "advance",
        "prepare",
        "take",
    ]


def test_up_to_four_ingredients_are_taken_from_one_bowl() -> None:
    table = Table().bowl("b2", "cherry cherry cherry jelly")
    table.play("ann go left take", "ann bowl b2")
    table.play(*["ann put cherry equal"] * 3, "ann put jelly different")
    assert table.zone("ann", "equal") == ["cherry"] * 3
    assert table.zone("ann", "different") == ["jelly"]


def test_the_prompt_names_the_bowl_and_no_more_than_lies_in_it() -> None:
    table = Table().bowl("b2", "cherry cherry")
    ask = table.play("ann go left take", "ann bowl b2").match.ask(0)
    assert (ask.key, ask.args["bowl"], ask.args["left"]) == ("ask-place-from", "b2", 2)
    assert ask.args["tokens"] == Text("tokens", {"kind": "cherry", "count": 2})
    assert table.play("ann put cherry equal").match.ask(0).args["left"] == 1


def test_fewer_may_be_taken_but_at_least_one() -> None:
    table = Table().bowl("b2", "cherry cherry")
    table.play("ann go left take", "ann bowl b2")
    assert table.obstacle("ann done") == "not-now"
    table.play("ann put cherry equal", "ann done")
    assert table.tokens("b2") == ["cherry"]


def test_a_second_action_costs_a_gold() -> None:
    table = Table().gold("ann", 1).bowl("b2", "cherry")
    table.play("ann go left take", "ann bowl b2", "ann put cherry equal", "ann second")
    assert table.seat("ann").gold == 0
    assert table.seat("ann").fresh_count + table.seat("ann").tool_count == 1


def test_without_gold_there_is_no_second_action() -> None:
    table = Table().bowl("b2", "cherry").hand("ann", "whisk")
    table.play("ann go left take", "ann bowl b2", "ann put cherry equal")
    assert table.obstacle("ann second") == "no-gold"


def test_a_question_with_no_answer_but_no_is_not_put() -> None:
    """Tools stay playable; what is impossible is not asked about."""

    def asked(table: Table) -> tuple[str, str]:
        """The question, and what `done` is called."""
        ask = table.match.ask(0)
        tools = ask.args.get("tools", "")
        label = table.match.label(0, GAME.lexicon.parse("done"))
        return f"{ask.key} {tools}".strip(), str(label.args["step"])

    holding = Table().hand("ann", "whisk").bowl("b2", "cherry")
    assert asked(holding.step("ann", "second")) == ("ask-idle yes", "idle")
    assert asked(holding.gold("ann", 1)) == ("ask-second", "second")
    assert asked(holding.step("ann", "award")) == ("ask-idle yes", "idle")
    assert asked(Table().step("ann", "award")) == ("ask-idle no", "idle")


def test_gold_gained_by_the_first_action_pays_for_the_second() -> None:
    table = Table().pawn("ann", "left").under("ann", "3", "sponge-roll")
    table.play("ann go centre side", "ann tile west")
    assert table.told("gold-gained")[0]["reason"] == "tile"
    table.play("ann second")
    # The action and then step 3 of the turn: two sections.
    assert table.lies_under("ann") == [None, None, "sponge-roll", None]


def test_the_actions_may_come_in_either_order() -> None:
    table = Table().gold("ann", 1).bowl("b2", "cherry")
    table.play("ann go left tool", "ann second", "ann bowl b2", "ann put cherry equal")
    assert table.zone("ann", "equal") == ["cherry"]


def test_the_side_tile_gives_gold_only_while_its_icon_is_visible() -> None:
    table = Table().pawn("ann", "left").slot("w2", "cherry").slot("e1", "jelly")
    table.play("ann go centre side", "ann tile west", "ann put cherry equal")
    assert table.seat("ann").gold == 0
    other = Table().pawn("ann", "left").slot("w2", "cherry").slot("e1", "jelly")
    other.play("ann go centre side", "ann tile east", "ann put jelly equal")
    assert other.seat("ann").gold == 1
    assert other.on_slot("e1") is None


def test_an_empty_side_tile_may_be_chosen_for_its_gold() -> None:
    table = Table().pawn("ann", "left")
    table.play("ann go centre side", "ann tile south")
    assert table.seat("ann").gold == 1


def test_up_to_three_ingredients_are_taken_from_a_side_tile_and_some_may_be_left() -> None:
    table = Table().pawn("ann", "left")
    table.slot("s1", "cherry").slot("s2", "jelly").slot("s3", "cherry")
    table.play("ann go centre side", "ann tile south", "ann put cherry equal", "ann done")
    assert [table.on_slot(f"s{at}") for at in (1, 2, 3)] == [None, "jelly", "cherry"]


def test_a_tile_without_gold_or_anything_that_fits_cannot_be_chosen() -> None:
    table = Table().pawn("ann", "left").slot("w2", "cherry")
    table.bench("ann", equal="jelly", different="cherry", pair1="candy candy", pair2="cream cream")
    table.play("ann go centre side")
    assert table.obstacle("ann tile west") == "tile-useless"


def test_a_drawn_tool_joins_the_hand_at_the_end_of_the_turn() -> None:
    table = Table().bowl("b2", "cherry").tool_pile("whisk", "sieve")
    table.play("ann go left tool")
    assert table.told("tool-drawn", "ann")[0]["tool"] != table.told("tool-drawn", "bob")[0]["tool"]
    assert [one.tool for one in table.seat("ann").tools or []] == ["whisk"]
    assert table.match.player == 1


def test_a_tool_drawn_this_turn_cannot_be_played_in_it() -> None:
    table = Table().bowl("b2", "cherry").tool_pile("whisk", "sieve").gold("ann", 1)
    table.bench("ann", different="jelly")
    table.play("ann go left tool")
    assert table.obstacle("ann tool whisk first") == "no-such-tool"
    table.play("ann done")
    assert table.step_name == "tidy"
    assert table.obstacle("ann tool whisk first") == "not-now"


def test_advancing_moves_every_recipe_and_finishes_the_last() -> None:
    table = Table().pawn("ann", "left").gold("ann", 1)
    table.under("ann", "3", "sponge-roll").under("ann", "0", "swan")
    table.play("ann go centre advance", "ann put super equal", "ann done")
    assert table.done_recipes("ann") == ["swan"]
    assert table.lies_under("ann") == [None, None, "sponge-roll", None]


def test_without_a_recipe_nothing_advances() -> None:
    table = Table().pawn("ann", "left")
    assert table.obstacle("ann go centre advance") == "nothing-to-advance"


def test_one_or_two_recipes_are_prepared() -> None:
    table = Table().pawn("ann", "left").row("i1", "sponge-roll").row("i2", "madeleine")
    table.bench(
        "ann",
        equal="jelly jelly jelly",
        different="dough cream cherry candy",
        pair1="candy candy",
        pair2="dough",
    )
    table.play("ann go right prepare", "ann prepare i1 2", "ann grey jelly", "ann pay")
    assert table.step_name == "place"  # the super ingredient of section 2
    table.play("ann put super pair-2", "ann prepare i2 1", "ann pay", "ann done")
    assert table.lies_under("ann") == [None, None, "sponge-roll", "madeleine"]
    assert table.seat("ann").gold == 1


def test_a_second_recipe_is_not_a_must() -> None:
    table = Table().pawn("ann", "left").row("i1", "sponge-roll").row("i2", "madeleine")
    table.bench(
        "ann", equal="jelly jelly jelly", different="dough cream cherry candy", pair1="candy candy"
    )
    table.play("ann go right prepare", "ann prepare i2 0", "ann grey candy")
    assert table.done_recipes("ann") == ["madeleine"]


@pytest.mark.parametrize(
    ("section", "answer", "told"),
    [
        ("3", "ann store candy", ["stored"]),
        ("2", "ann put super equal", ["took"]),
        ("1", None, ["gold-gained"]),
        ("0", None, []),
    ],
)
def test_a_section_gives_its_bonus_when_a_recipe_is_put_under_it(
    section: str, answer: str | None, told: list[str]
) -> None:
    """The recipe's own bonus is storing, for which nothing is left where it is finished at once."""
    table = Table().pawn("ann", "left").row("i1", "profiterole").bowl("d1", "").bowl("d4", "")
    table.bench("ann", equal="dough dough dough", different="jelly candy")
    if section == "3":
        table.bench("ann", equal="dough dough dough", different="jelly candy", pair1="candy")
    table.play("ann go right prepare", f"ann prepare i1 {section}")
    if table.step_name == "payment":
        table.play("ann pay")
    if answer is not None:
        table.play(answer)
    gains = [one.kind for one in table.events if one.kind in ("stored", "took", "gold-gained")]
    assert gains == told


def test_sliding_under_another_section_gives_nothing() -> None:
    table = Table().under("ann", "3", "sponge-roll").bench("ann", equal="jelly")
    table.step("ann", "reserve").play("ann done")
    assert table.lies_under("ann") == [None, "sponge-roll", None, None]
    assert not [one for one in table.events if one.kind in ("stored", "took", "gold-gained")]


def test_a_section_takes_one_recipe() -> None:
    table = Table().pawn("ann", "left").row("i1", "sponge-roll").under("ann", "3", "swan")
    table.bench("ann", equal="jelly jelly jelly", different="dough cream candy")
    table.play("ann go right prepare")
    assert table.obstacle("ann prepare i1 3") == "section-taken"


def test_with_four_recipes_under_the_bench_nothing_can_be_prepared() -> None:
    table = Table().pawn("ann", "left").row("i1", "sponge-roll")
    table.bench("ann", equal="jelly jelly jelly", different="dough cream candy")
    for section, recipe in zip("3210", ("swan", "flan", "churro", "linzer"), strict=True):
        table.under("ann", section, recipe)
    assert table.obstacle("ann go right prepare") == "no-section"


def test_the_right_column_gives_a_gold_also_for_the_second_recipe() -> None:
    """Cards slide at the end of the turn only, so the card beside it does not come to the icon."""
    table = Table().pawn("ann", "left").row("i4", "sponge-roll").row("i3", "madeleine")
    table.bench(
        "ann",
        equal="jelly jelly jelly",
        different="dough cream cherry candy",
        pair1="candy candy",
        pair2="dough",
    )
    table.play("ann go right prepare", "ann prepare i4 3", "ann grey jelly", "ann pay")
    assert table.seat("ann").gold == 1
    table.play("ann done", "ann prepare i3 2")
    assert table.seat("ann").gold == 1
    other = Table().pawn("ann", "left").row("i4", "sponge-roll").row("ii4", "baba")
    other.bench("ann", equal="jelly jelly jelly", different="dough cream cherry", pair1="cherry")
    other.stored("ann", "jelly", "cream")
    other.play("ann go right prepare", "ann prepare ii4 3")
    assert other.seat("ann").gold == 1


def test_where_nothing_can_be_done_the_pawn_may_stand_all_the_same() -> None:
    table = Table().gold("ann", 9).pawn("ann", "left").bowl("d1", "").bowl("d4", "")
    assert table.allows("ann go centre side")
    assert table.allows("ann go right take")
    table.play("ann go right take")
    assert table.told("went")[0]["idle"] == "yes"


def test_without_a_first_action_there_is_no_second_one() -> None:
    """A tool makes room for the jelly, but too late."""
    table = Table().gold("ann", 9).pawn("ann", "left").hand("ann", "whisk").bowl("d4", "")
    table.bowl("d1", "jelly").no_card("i1", "i2", "i3", "i4", "ii1", "ii2", "ii3", "ii4")
    table.bench(
        "ann",
        equal="dough dough dough dough",
        different="dough cream jelly cherry",
        pair1="dough dough",
        pair2="jelly jelly",
    )
    table.play("ann go right prepare", "ann tool whisk second", "ann store jelly")
    table.play("ann spend jelly different")
    assert table.told("went")[0]["idle"] == "yes"
    assert table.step_name == "award"


def test_rows_slide_to_the_right_and_are_filled_from_the_right() -> None:
    table = Table().row("i1", "flan").row("i2", "swan").row("i3", "churro").row("i4", "linzer")
    table.no_card("i2", "i4").deck(1, "sable", "crumble").step("ann", "award")
    table.play("ann done")
    assert table.on_board()[:4] == ["crumble", "sable", "flan", "churro"]


def test_level_one_is_filled_before_level_two() -> None:
    table = Table().no_card("i1", "ii1").step("ann", "award").deck(1, "sable").deck(2, "opera")
    table.play("ann done")
    assert [facts["card"] for facts in table.told("recipe-shown")] == ["i1", "ii1"]


def test_an_empty_deck_is_replaced_by_the_other_one() -> None:
    table = Table().no_card("i1").empty_deck(1).deck(2, "opera").step("ann", "award")
    table.play("ann done")
    assert table.on_board()[0] == "opera"


def test_an_event_of_the_other_deck_happens_too() -> None:
    table = Table().no_card("i1").empty_deck(1).deck(2, "supers", "opera").step("ann", "award")
    table.play("ann done", "ann put super equal", "bob put super equal")
    assert table.on_board()[0] == "opera"


def test_without_cards_a_row_stays_short() -> None:
    table = Table().no_card("i1").empty_deck(1).empty_deck(2).step("ann", "award")
    table.bench("ann", equal="jelly").hand("ann", "whisk").bowl("b2", "jelly")
    table.play("ann done")
    assert table.on_board()[0] is None


def test_both_rows_slide_when_both_decks_are_empty() -> None:
    table = Table().no_card("i1", "ii4").empty_deck(1).empty_deck(2).step("ann", "award")
    table.bench("ann", equal="jelly")
    upper = table.on_board()[4:7]
    table.play("ann done")
    assert table.on_board()[4:] == [None, *upper]


def test_tidying_puts_any_ingredient_back() -> None:
    table = Table().bench("ann", equal="jelly jelly", different="super").step("ann", "tidy")
    table.play("ann spend jelly equal", "ann spend super different", "ann end")
    assert table.all_tokens("ann") == ["jelly"]
    assert table.match.player == 1


def test_seats_follow_each_other_clockwise() -> None:
    table = Table(3)
    table.end_turns("ann", "bob", "cid")
    assert (table.match.player, table.match.round) == (0, 2)
