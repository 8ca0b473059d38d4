"""Tools: every effect of every tool, when they may be played, and how many one may keep."""

from __future__ import annotations

import pytest

from tests.games.gateau.table import EDITION, Table
from toque.games.gateau.components import EFFECTS, SECTIONS, TOOLS, effect_text, parse_effects
from toque.games.gateau.effects import TOOL

CHOICES = [
    (tool, choice, EFFECTS[effects[at][0]])
    for tool, effects in zip(TOOLS, EDITION.tools, strict=True)
    for at, choice in enumerate(("first", "second"))
]


def well_stocked() -> Table:
    """Ann can use every effect: a full table, tokens, an icon short of an award and a gold."""
    table = Table().pawn("ann", "left").bowl("b2", "cherry cherry").bowl("c2", "jelly jelly")
    table.slot("w1", "candy").slot("e1", "candy").row("i1", "sponge-roll")
    table.bench("ann", equal="jelly jelly jelly", different="dough cream super")
    return table.gold("ann", 2).finished("ann", "madeleine")


@pytest.mark.parametrize(("tool", "choice", "effect"), CHOICES)
def test_every_tool_does_what_it_says(tool: str, choice: str, effect: str) -> None:
    table = well_stocked().hand("ann", tool).step("ann", "award")
    before = table.all_tokens("ann")
    table.play(f"ann tool {tool} {choice}")
    assert table.told("tool-played")[0]["effect"] is not None
    assert tool in table.view().tool_discards
    if effect == "bowl":
        table.play("ann bowl b2", "ann put cherry pair-1", "ann put cherry pair-1")
        assert table.all_tokens("ann") == sorted([*before, "cherry", "cherry"])
    elif effect == "bowls":
        table.play("ann bowl b2", "ann put cherry pair-1")
        assert table.obstacle("ann bowl b2") == "bowl-taken"
        table.play("ann bowl c2", "ann put jelly equal")
        assert table.all_tokens("ann") == sorted([*before, "cherry", "jelly"])
    elif effect == "leftovers":
        table.play("ann slot w1", "ann put candy pair-1", "ann slot e1", "ann put candy pair-1")
        assert table.seat("ann").gold == 2  # no icon is used
    elif effect == "store":
        table.play("ann store jelly", "ann spend super different")
        assert table.seat("ann").stored == ["jelly"]
        assert "super" not in table.all_tokens("ann")
    elif effect == "melt":
        table.play("ann spend super different")
        table.play("ann put chocolate pair-1", "ann put chocolate pair-1")
        assert table.all_tokens("ann").count("chocolate") == 2
    elif effect == "enrich":
        table.play("ann spend cream different", "ann put super pair-1", "ann put super pair-1")
        assert table.all_tokens("ann").count("super") == 3
    elif effect == "prepare":
        table.play("ann prepare i1 0", "ann pay")
        assert table.lies_under("ann")[3] == "sponge-roll"
    else:
        assert effect == "gild"
        table.play("ann award cake bottom", "ann toque 1")
        assert [facts["purpose"] for facts in table.told("gold-paid")] == ["icon"]


def test_every_effect_of_the_kitchen_is_on_a_tool() -> None:
    found = {effect for _, _, effect in CHOICES}
    assert found == {
        "bowl",
        "bowls",
        "leftovers",
        "store",
        "melt",
        "enrich",
        "prepare",
        "gild",
    }
    assert sum(EDITION.tool_cards) == 24


@pytest.mark.parametrize("step", ["act", "second", "reserve", "award"])
def test_a_tool_may_be_played_in_every_step_before_the_end_of_the_turn(step: str) -> None:
    table = well_stocked().hand("ann", "whisk", "whisk").step("ann", step)
    table.play("ann tool whisk first", "ann bowl b2", "ann put cherry pair-1", "ann done")
    assert table.step_name == step


def test_no_tool_is_played_once_the_main_board_is_filled() -> None:
    """The next player finds it full; and tools that come to hand now cannot be played at once."""
    table = well_stocked().hand("ann", "rolling-pin").step("ann", "award").no_card("i4")
    assert table.allows("ann tool rolling-pin second")
    table.play("ann done")
    assert table.step_name == "tidy"
    assert table.obstacle("ann tool rolling-pin second") == "not-now"
    table.play("ann end")
    assert None not in table.on_board()


def test_a_tool_may_be_played_between_two_recipes() -> None:
    table = well_stocked().hand("ann", "whisk").row("i2", "madeleine")
    table.play("ann go right prepare", "ann prepare i1 1", "ann pay")
    assert table.step_name == "second-recipe"
    table.play("ann tool whisk first")
    assert table.step_name == "bowl"


def test_no_tool_is_played_in_the_middle_of_an_effect() -> None:
    table = well_stocked().hand("ann", "whisk", "ladle")
    table.play("ann go right take")
    assert table.obstacle("ann tool ladle first") == "not-now"


def test_any_number_of_tools_may_be_played_in_a_turn() -> None:
    table = well_stocked().hand("ann", "whisk", "whisk", "spatula")
    table.play("ann tool whisk first", "ann bowl b2", "ann put cherry pair-1", "ann done")
    table.play("ann tool whisk first", "ann bowl c2", "ann put jelly equal", "ann done")
    table.play("ann tool spatula second", "ann spend super different")
    assert table.seat("ann").tool_count == 0


def test_a_tool_that_would_do_nothing_cannot_be_played() -> None:
    table = Table().hand("ann", "blowtorch", "whisk", "grater", "rolling-pin", "brush")
    table.no_card("i1", "i2", "i3", "i4", "ii1", "ii2", "ii3", "ii4")
    assert table.obstacle("ann tool blowtorch second") == "no-super"
    assert table.obstacle("ann tool whisk second") == "cannot-store"
    assert table.obstacle("ann tool grater first") == "no-slot"
    assert table.obstacle("ann tool rolling-pin second") == "no-recipe"
    assert table.obstacle("ann tool brush second") == "bench-empty"
    assert table.obstacle("ann tool brush first") == "gild-later"
    assert table.obstacle("ann tool sieve first") == "no-such-tool"


def test_gold_stands_for_icons_only_where_that_brings_an_award() -> None:
    table = Table().hand("ann", "brush").gold("ann", 1).step("ann", "award")
    table.no_card("i1").play()
    assert table.obstacle("ann tool brush first") == "gild-useless"
    table.finished("ann", "madeleine").gold("ann", 0)
    assert table.obstacle("ann tool brush first") == "gild-useless"
    table.gold("ann", 1)
    assert table.allows("ann tool brush first")


def test_two_tools_turn_two_gold_into_icons() -> None:
    table = Table().hand("ann", "brush", "tongs").gold("ann", 2).step("ann", "award")
    table.no_card("i1").finished("ann", "madeleine")
    table.play("ann tool brush first", "ann tool tongs first", "ann award cake top")
    assert table.seat("ann").gold == 0
    assert table.seat("ann").awards[0].shelf == "top"


def test_above_three_tools_the_surplus_is_discarded_at_the_end_of_the_turn() -> None:
    table = Table().hand("ann", "whisk", "sieve", "ladle").fresh("ann", "brush", "tongs")
    table.step("ann", "tidy").play("ann end")
    assert table.step_name == "limit"
    table.play("ann discard brush", "ann discard whisk")
    assert [one.tool for one in table.seat("ann").tools or []] == ["sieve", "ladle", "tongs"]
    assert table.match.player == 1
    assert table.view().tool_discards == ["whisk", "brush"]


def test_other_players_see_how_many_tools_one_has_and_no_more() -> None:
    table = Table().hand("ann", "whisk").fresh("ann", "sieve")
    other = table.view("bob").seats[0]
    assert (other.tool_count, other.fresh_count, other.tools, other.fresh) == (1, 1, None, None)


def test_an_empty_pile_is_made_again_from_the_discards() -> None:
    table = Table().tool_pile("whisk").gold("ann", 1).bowl("b2", "cherry").bowl("c3", "jelly")
    table.play("ann go left tool")
    assert table.match.tool_pile.left == 0
    table.step("ann", "act").pawn("ann", "right").play("ann go left tool")
    assert table.told("tools-shuffled") == [{"cards": 23}]
    assert table.match.tool_pile.left == 22


def test_a_tool_is_discarded_after_its_effect_and_does_not_draw_itself() -> None:
    table = well_stocked().tool_pile("rolling-pin").hand("ann", "rolling-pin")
    table.match.tool_discards = 0
    table.match.rules.sections = [parse_effects("tool")] * len(SECTIONS)
    table.play("ann tool rolling-pin second", "ann prepare i1 2", "ann pay")
    assert table.told("tool-drawn") == []
    assert [facts["effect"] for facts in table.told("nothing-gained")] == [effect_text(TOOL, 1)]
    assert (table.seat("ann").fresh_count, table.view().tool_discards) == (0, ["rolling-pin"])


def test_without_tools_in_pile_and_discards_none_can_be_drawn() -> None:
    table = Table().tool_pile()
    table.match.tool_discards = 0
    assert table.obstacle("ann go left tool") == "no-tools-left"


def test_drawing_a_tool_cannot_be_taken_back() -> None:
    table = Table()
    before = table.match.reveals
    table.play("ann go left tool")
    assert table.match.reveals > before
