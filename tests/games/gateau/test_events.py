"""The ten events, and what is told to whom."""

from __future__ import annotations

import pytest

from tests.games.gateau.table import Table, landed
from toque.engine.text import Text
from toque.games.gateau.components import EVENT_NAMES


def drawn(event: str, seats: int = 2, **options: str) -> Table:
    """Ann's turn ends, and the next card of a deck is an event."""
    level = 1 if EVENT_NAMES.index(event) < 5 else 2
    table = Table(seats, **options).no_card("i1" if level == 1 else "ii1")
    recipe = "sable" if level == 1 else "opera"
    return table.deck(level, event, recipe).step("ann", "award").hand("ann", "brush")


@pytest.mark.parametrize("event", EVENT_NAMES)
def test_an_event_happens_at_once_and_leaves_the_match(event: str) -> None:
    table = drawn(event)
    table.play("ann done")
    assert [facts["name"] for facts in table.told("event-drawn")] == [event]
    assert table.view().events_gone == [event]


def test_the_super_bowl_turns_up_and_its_neighbours_get_a_super_ingredient() -> None:
    table = drawn("super-bowl").super_bowl("b2", face_up=False).bowl("b2", "cherry")
    table.bowl("b1", "jelly jelly jelly jelly")
    table.play("ann done")
    assert (table.shows("b2"), table.tokens("b2")) == ("super", ["cherry"])
    assert table.tokens("b1") == ["jelly"] * 4
    assert [table.tokens(bowl) for bowl in ("c2", "b3", "a2")] == [["super"]] * 3


def test_a_super_bowl_that_shows_its_super_side_stays() -> None:
    table = drawn("super-bowl").super_bowl("b2")
    table.play("ann done")
    assert table.shows("b2") == "super"
    assert table.told("bowl-shown") == []


def test_every_chef_gets_a_tool() -> None:
    table = drawn("tools", 3).bench("ann", equal="jelly")
    table.play("ann done")
    assert [table.seat(player).fresh_count for player in ("ann", "bob", "cid")] == [1, 1, 1]


def test_a_tool_of_an_event_joins_the_hand_at_the_end_of_ones_own_turn() -> None:
    table = drawn("tools").bench("ann", equal="jelly")
    table.play("ann done", "ann end")
    assert (table.seat("ann").tool_count, table.seat("ann").fresh_count) == (2, 0)
    assert (table.seat("bob").tool_count, table.seat("bob").fresh_count) == (0, 1)


def test_the_corners_explode_and_stay_as_they_are() -> None:
    table = drawn("corners").bowl("a1", "cherry", shows="cream").bowl("d1", "", shows="jelly")
    table.bowl("a4", "", shows="candy").bowl("d4", "", shows="dough")
    table.play("ann done")
    bursts = table.told("burst")
    assert [facts["bowl"] for facts in bursts] == ["a1", "d1", "d4", "a4"]
    assert landed(bursts[0]) == "b1:cream a2:cream w1:cream"
    assert table.tokens("a1") == ["cherry"]
    assert table.shows("a1") == "cream"


def test_every_chef_gets_a_gold() -> None:
    table = drawn("gold", 4)
    table.gold("cid", 9).play("ann done")
    assert [seat.gold for seat in table.view().seats] == [1, 1, 9, 1]


def test_every_empty_bowl_gets_two_of_its_own_type() -> None:
    table = drawn("own-kind").bowl("a1", "", shows="cream").bowl("b1", "jelly", shows="candy")
    table.play("ann done")
    assert table.tokens("a1") == ["cream", "cream"]
    assert table.tokens("b1") == ["jelly"]
    assert [facts["bowl"] for facts in table.told("bowl-filled")][:2] == ["a1", "c1"]


def test_the_recipes_of_every_chef_advance() -> None:
    table = drawn("advance").under("bob", "0", "sponge-roll").under("ann", "3", "flan")
    table.play("ann done")
    assert table.lies_under("ann") == [None, "flan", None, None]
    assert table.done_recipes("bob") == ["sponge-roll"]
    assert table.seat("bob").gold == 1


def test_every_chef_may_store_an_ingredient_from_the_one_whose_turn_it_is() -> None:
    table = drawn("store", 3).bench("ann", equal="jelly").bench("cid", equal="candy")
    table.play("ann done", "ann store jelly", "cid store candy")
    assert [table.seat(player).stored for player in ("ann", "bob", "cid")] == [
        ["jelly"],
        [],
        ["candy"],
    ]
    assert table.all_tokens("ann") == []
    assert table.told("nothing-gained")[0]["seat"].seat == 1  # type: ignore[union-attr]


def test_every_chef_gets_a_super_ingredient() -> None:
    table = drawn("supers")
    table.play("ann done", "ann put super equal", "bob put super different")
    assert table.all_tokens("ann") == ["super"]
    assert table.all_tokens("bob") == ["super"]


def test_without_super_ingredients_a_chef_takes_any_other() -> None:
    table = drawn("supers").supply("super", 1)
    table.play("ann done", "ann put super equal", "bob put jelly equal")
    assert table.all_tokens("bob") == ["jelly"]


@pytest.mark.parametrize(
    ("event", "kinds"),
    [
        ("first-three", ["cherry", "cream", "candy"]),
        ("second-three", ["dough", "chocolate", "jelly"]),
    ],
)
def test_every_empty_bowl_gets_three_types(event: str, kinds: list[str]) -> None:
    table = drawn(event).bowl("b1", "jelly")
    table.play("ann done")
    assert table.tokens("a1") == kinds
    assert table.tokens("b1") == ["jelly"]


def test_types_run_out_in_reading_order_and_are_replaced() -> None:
    table = drawn("first-three").supply("cherry", 1)
    table.play("ann done")
    filled = table.told("bowl-filled")
    assert landed(filled[0]) == "a1:cherry a1:candy a1:cream"
    assert landed(filled[1]) == "b1:jelly b1:candy b1:cream"


def test_filling_goes_on_after_an_event() -> None:
    table = drawn("gold")
    table.play("ann done")
    assert table.on_board()[0] == "sable"


def test_a_drawn_tool_is_told_to_its_owner_only() -> None:
    table = Table().tool_pile("whisk")
    table.play("ann go left tool")
    assert table.told("tool-drawn", "ann")[0]["tool"] == Text("tool", {"tool": "whisk"})
    for viewer in ("bob", None):
        assert table.told("tool-drawn", viewer)[0]["tool"] == Text("hidden-tool")
