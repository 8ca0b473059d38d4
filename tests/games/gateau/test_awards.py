"""Awards: pairs, threes, two icons for one, the toque, and the end that a third one brings."""

from __future__ import annotations

import pytest

from tests.games.gateau.table import EDITION, Table
from toque.games.gateau.components import TOQUE_SPACES

CAKES = ("sponge-roll", "cherry-cake", "marble-cake", "madeleine")
TARTS = ("apple-tart", "lemon-tart", "clafoutis", "bakewell")
CHOUX = ("chouquette", "profiterole", "eclair", "cream-puff")


def at_awards(*recipes: str) -> Table:
    return Table().finished("ann", *recipes).step("ann", "award").no_card("i1")


def face_up(table: Table) -> list[str]:
    return [one.recipe.recipe for one in table.seat("ann").finished if one.face_up]


def test_a_pair_of_icons_wins_the_top_award_for_the_bottom_shelf() -> None:
    table = at_awards(*CAKES[:2])
    table.play("ann award cake bottom")
    award = table.seat("ann").awards[0]
    assert (award.family, award.shelf, award.points) == ("cake", "bottom", 8)
    assert face_up(table) == []
    assert table.view().awards[0].top == 7


def test_one_card_with_two_icons_is_a_pair() -> None:
    table = at_awards("opera")
    table.play("ann award cake bottom")
    assert face_up(table) == []


def test_three_icons_win_an_award_for_the_top_shelf_without_the_toque() -> None:
    table = at_awards(*TARTS[:3])
    table.play("ann award tart top")
    assert table.step_name == "award"
    assert table.seat("ann").awards[0].shelf == "top"
    assert table.seat("ann").points == 2 + 2 + 3 + 8 + 5


def test_two_icons_are_not_enough_for_the_top_shelf() -> None:
    table = at_awards(*TARTS[:2])
    assert table.obstacle("ann award tart top") == "too-few-icons"
    assert table.obstacle("ann award cake bottom") == "too-few-icons"


def test_two_other_icons_stand_for_a_missing_one() -> None:
    table = at_awards("sponge-roll", "apple-tart", "chouquette")
    table.play("ann award cake bottom")
    assert face_up(table) == []


def test_icons_that_stand_for_one_may_be_equal_or_not() -> None:
    assert at_awards("sponge-roll", *TARTS[:2]).allows("ann award cake bottom")
    assert at_awards("sponge-roll", "apple-tart", "eclair").allows("ann award cake bottom")
    assert at_awards(*TARTS[:4]).allows("ann award cake bottom")


def test_which_recipes_are_turned_over_is_asked_where_it_matters() -> None:
    table = at_awards(*CAKES[:2], "opera")
    table.play("ann award cake bottom")
    assert table.step_name == "icons"
    assert set(table.moves()) == {"use cake", "use cake-cake"}
    table.play("ann use cake-cake")
    assert sorted(face_up(table)) == sorted(CAKES[:2])


def test_no_recipe_is_turned_over_for_nothing() -> None:
    table = at_awards(*CAKES[:3], "apple-tart", "opera")
    table.play("ann award cake bottom")
    assert table.obstacle("ann use tart") == "icons-wasted"
    assert table.obstacle("ann use choux") == "icons-missing"


def test_an_unused_second_icon_is_lost_with_its_card() -> None:
    table = at_awards("opera", "dobos")
    table.play("ann award cake top")
    assert face_up(table) == []


def test_the_bottom_shelf_takes_one_award_of_a_family() -> None:
    table = at_awards(*CAKES[:2]).award("ann", "cake")
    assert table.obstacle("ann award cake bottom") == "shelf-taken"


def test_the_top_shelf_takes_one_award_of_a_family() -> None:
    table = at_awards(*CAKES[:3]).award("ann", "cake", "top")
    assert table.obstacle("ann award cake top") == "shelf-taken"
    assert table.allows("ann award cake bottom")


def test_one_award_a_turn() -> None:
    table = at_awards(*CAKES[:2], *TARTS[:2])
    table.play("ann award cake bottom", "ann use cake", "ann use cake", "ann toque 1")
    table.hand("ann", "whisk")
    assert table.obstacle("ann award tart bottom") == "one-award"


def test_an_empty_stack_gives_no_award() -> None:
    table = at_awards(*CAKES[:2]).awards_left("cake", 0)
    assert table.obstacle("ann award cake bottom") == "awards-gone"


def test_an_award_is_not_a_must() -> None:
    table = at_awards(*CAKES[:2])
    table.bench("ann", equal="jelly").play("ann done")
    assert table.seat("ann").awards == []


@pytest.mark.parametrize("place", TOQUE_SPACES)
def test_every_space_of_the_toque_gives_its_bonus_and_the_first_time_its_gold(place: str) -> None:
    table = at_awards(*CAKES[:2]).bench("ann", equal="jelly jelly jelly", different="dough cream")
    table.row("i2", "sponge-roll").under("ann", "2", "flan")
    table.play("ann award cake bottom", f"ann toque {place}")
    assert table.told("gold-gained")[0]["reason"] == "toque"
    assert not table.view().toque[int(place) - 1].gold
    seat = table.seat("ann")
    ((effect, amount), *rest) = EDITION.toque[int(place) - 1]
    if effect == 0:
        assert seat.gold == 1 + amount
    elif effect == 1:
        assert seat.fresh_count == amount
    elif effect == 2:
        assert rest == [(3, 1)]
        table.play("ann put super pair-1", "ann put jelly equal")
    elif effect == 7:
        table.play("ann store jelly")
        assert table.seat("ann").stored == ["jelly"]
    elif effect == 11:
        assert table.lies_under("ann") == [None, None, "flan", None]
    else:
        table.play("ann prepare i2 0")
        assert table.lies_under("ann")[3] == "sponge-roll"


def test_a_space_of_the_toque_may_be_used_again_without_gold() -> None:
    table = at_awards(*CAKES[:2]).gold("bob", 0)
    table.match.toque &= ~1
    table.play("ann award cake bottom", "ann toque 1")
    assert table.seat("ann").gold == 2


def test_a_third_award_brings_the_end_after_one_more_round() -> None:
    table = at_awards(*CAKES[:2]).award("ann", "tart").award("ann", "choux")
    table.play("ann award cake bottom", "ann toque 1", "ann done")
    assert table.told("ending") == [{"reason": "awards", "rounds": 0}]
    assert table.view().last_round == 2
    if table.step_name == "tidy":
        table.play("ann end")
    table.end_turns("bob", "ann", "bob")
    assert table.match.over


def test_more_than_three_awards_may_be_won_in_the_turns_that_are_left() -> None:
    table = (
        at_awards(*CAKES[:2]).award("ann", "tart").award("ann", "choux").award("ann", "tart", "top")
    )
    table.match.last_round = 2
    table.play("ann award cake bottom", "ann toque 1")
    assert len(table.seat("ann").awards) == 4
    assert table.view().last_round == 2
