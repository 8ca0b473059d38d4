"""Confirmed mode: a booklet that opens like a book, decorations taken from it, and its arrow."""

from __future__ import annotations

import pytest

from tests.games.pieces_montees.table import Table

COLOURS = ("red", "orange", "green", "blue", "ivory")


def open_at(leaf: int, arrow: str = "forward") -> Table:
    """Five pages in the order red, orange, green, blue, ivory."""
    return Table(mode="confirmed").booklet(*COLOURS, leaf=leaf, arrow=arrow)


def two_pages_left(leaf: int, arrow: str = "forward") -> Table:
    return (
        Table(mode="confirmed")
        .cake("b", "red-cream", 3, decorated=True)
        .cake("b", "orange-cream", 3, decorated=True)
        .cake("c", "green-chocolate", 3, decorated=True)
        .booklet("blue", "ivory", leaf=leaf, arrow=arrow)
    )


@pytest.mark.parametrize(
    ("leaf", "left", "right"),
    [
        (0, None, None),
        (1, None, "red-cream"),
        (2, "red-chocolate", "orange-cream"),
        (3, "orange-chocolate", "green-cream"),
        (4, "green-chocolate", "blue-cream"),
        (5, "blue-chocolate", "ivory-cream"),
        (6, "ivory-chocolate", None),
    ],
)
def test_the_pages_in_sight_by_the_leaves_turned(
    leaf: int, left: str | None, right: str | None
) -> None:
    assert open_at(leaf).pages() == (left, right)


@pytest.mark.parametrize(
    ("leaf", "left", "right"),
    [
        (0, None, None),
        (1, None, "blue-cream"),
        (2, "blue-chocolate", "ivory-cream"),
        (3, "ivory-chocolate", None),
    ],
)
def test_a_booklet_with_two_pages_left_has_four_positions(
    leaf: int, left: str | None, right: str | None
) -> None:
    table = two_pages_left(leaf)
    assert table.pages() == (left, right)
    assert table.allows("a page forward") == (leaf < 3)
    assert table.allows("a page back") == (leaf > 0)


@pytest.mark.parametrize("arrow", ["forward", "back"])
@pytest.mark.parametrize(("direction", "leaf"), [("forward", 4), ("back", 2)])
def test_a_page_turns_either_way_for_a_spoon_whatever_the_arrow_says(
    direction: str, leaf: int, arrow: str
) -> None:
    table = open_at(3, arrow).play(f"a page {direction}")
    assert table.match.leaf == leaf
    assert table.match.spoons == 2
    assert table.arrow() == arrow


def test_three_pages_may_be_turned_in_a_turn_and_no_fourth() -> None:
    table = open_at(1).play("a page forward", "a page forward", "a page forward")
    assert table.match.leaf == 4
    assert table.obstacle("a page forward") == "too-few-spoons"


@pytest.mark.parametrize("leaf", range(7))
@pytest.mark.parametrize("kind", ["orange-cream", "orange-chocolate"])
def test_a_decoration_must_show_with_the_topping_of_the_cake(kind: str, leaf: int) -> None:
    table = open_at(leaf).cake("a", kind, 3)
    assert table.allows(f"a decorate {kind}") == (kind in table.pages())


@pytest.mark.parametrize("layers", [0, 1, 2, 3])
def test_a_decoration_needs_a_complete_cake(layers: int) -> None:
    table = open_at(2).cake("a", "orange-cream", layers)
    assert table.allows("a decorate orange-cream") == (layers == 3)


def test_a_decoration_needs_a_cake_of_ones_own() -> None:
    table = open_at(2).cake("b", "orange-cream", 3)
    assert table.obstacle("a decorate orange-cream") == "not-complete"


def test_a_decoration_is_free_and_may_be_taken_before_anything_else() -> None:
    table = open_at(2).cake("a", "orange-cream", 3).play("a decorate orange-cream")
    assert table.match.spoons == 3
    assert table.view().seats[0].cakes[0].decorated


def test_a_decoration_may_be_taken_when_all_spoons_are_spent() -> None:
    table = open_at(2).cake("a", "orange-cream", 2).hand("a", "orange-cream-3")
    table.play("a place a1")
    assert table.match.spoons == 0
    table.play("a decorate orange-cream")
    assert table.view().seats[0].points == 12


def test_a_cake_may_be_decorated_turns_after_it_was_completed() -> None:
    table = open_at(0).cake("a", "green-cream", 3)
    table.play("a end", "b end", "c end")
    assert table.pages() == ("orange-chocolate", "green-cream")
    table.play("a decorate green-cream")
    assert table.view().seats[0].points == 12


def both_in_sight() -> Table:
    return open_at(3).cake("a", "orange-chocolate", 3).cake("a", "green-cream", 3)


@pytest.mark.parametrize(
    ("taken", "other"),
    [("orange-chocolate", "green-cream"), ("green-cream", "orange-chocolate")],
)
def test_one_decoration_a_turn(taken: str, other: str) -> None:
    table = both_in_sight().play(f"a decorate {taken}")
    assert other in table.pages()
    assert table.obstacle(f"a decorate {other}") == "one-decoration"


def test_the_next_turn_brings_the_next_decoration() -> None:
    table = both_in_sight().play("a decorate green-cream", "a end", "b end", "c end")
    table.play("a page back", "a decorate orange-chocolate")
    assert table.view().seats[0].points == 25


def test_one_decoration_serves_one_topping_only() -> None:
    table = open_at(2).cake("a", "orange-cream", 3).cake("b", "orange-chocolate", 3)
    table.play("a decorate orange-cream", "a end")
    assert table.obstacle("b decorate orange-chocolate") == "decoration-gone"


def test_a_decoration_that_another_has_taken_is_lost() -> None:
    table = open_at(2).cake("a", "orange-cream", 3).cake("b", "orange-cream", 3)
    table.play("a decorate orange-cream", "a end")
    assert table.obstacle("b decorate orange-cream") == "decoration-gone"
    assert table.view().seats[0].points == 12
    assert table.view().seats[1].points == 10


def test_taking_from_the_left_uncovers_the_page_before() -> None:
    table = both_in_sight().play("a decorate orange-chocolate")
    assert table.pages() == ("red-chocolate", "green-cream")


def test_taking_from_the_right_uncovers_the_page_behind() -> None:
    table = both_in_sight().play("a decorate green-cream")
    assert table.pages() == ("orange-chocolate", "blue-cream")


def test_taking_the_only_page_on_the_left_leaves_the_cover() -> None:
    table = open_at(2).cake("a", "red-chocolate", 3).play("a decorate red-chocolate")
    assert table.pages() == (None, "orange-cream")


def test_no_decoration_may_be_taken_after_the_obligatory_page() -> None:
    table = open_at(1).cake("a", "orange-cream", 3).play("a end")
    assert "orange-cream" in table.pages()
    assert table.obstacle("a decorate orange-cream") == "not-your-turn"


def test_the_obligatory_page_follows_the_arrow_and_costs_nothing() -> None:
    assert open_at(3).play("a end").match.leaf == 4
    assert open_at(3, "back").play("a end").match.leaf == 2
    assert open_at(3).play("a end").match.spoons == 3


def test_the_obligatory_pages_go_to_the_end_of_the_booklet_and_back_again() -> None:
    table = open_at(0)
    leaves, arrows = [], []
    for turn in range(14):
        table.play(f"{'abc'[turn % 3]} end")
        leaves.append(table.match.leaf)
        arrows.append(table.arrow())
    assert leaves == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 0, 1, 2]
    assert arrows == ["forward"] * 5 + ["back"] * 6 + ["forward"] * 3


@pytest.mark.parametrize(
    ("leaf", "arrow", "direction", "then"),
    [
        (5, "forward", "forward", "back"),
        (1, "back", "back", "forward"),
        (5, "back", "forward", "back"),
        (1, "forward", "back", "forward"),
    ],
)
def test_a_bought_page_that_reaches_an_end_leaves_the_arrow_pointing_into_the_booklet(
    leaf: int, arrow: str, direction: str, then: str
) -> None:
    table = open_at(leaf, arrow).play(f"a page {direction}")
    end = table.match.leaf
    assert end in (0, 6)
    assert table.arrow() == then
    table.play("a end")
    assert table.match.leaf == (1 if end == 0 else 5)


def test_a_decoration_taken_from_the_last_right_page_turns_the_arrow() -> None:
    table = open_at(5).cake("a", "ivory-cream", 3).play("a decorate ivory-cream")
    assert table.pages() == ("blue-chocolate", None)
    assert table.arrow() == "back"
    table.play("a end")
    assert table.pages() == ("green-chocolate", "blue-cream")


def test_a_decoration_taken_from_the_last_left_page_leaves_the_booklet_at_its_end() -> None:
    table = open_at(6, "back").cake("a", "ivory-chocolate", 3).play("a decorate ivory-chocolate")
    assert table.pages() == ("blue-chocolate", None)
    assert table.arrow() == "back"
    assert table.obstacle("a page forward") == "no-page-forward"


def test_an_arrow_that_points_back_stays_when_the_first_page_is_taken() -> None:
    table = open_at(2, "back").cake("a", "red-chocolate", 3).play("a decorate red-chocolate")
    assert table.match.leaf == 1
    assert table.arrow() == "back"
    table.play("a end")
    assert table.match.leaf == 0
    assert table.arrow() == "forward"


def one_decoration_left(leaf: int) -> Table:
    return two_pages_left(0).cake("c", "ivory-chocolate", 3, decorated=True).booklet(leaf=leaf)


@pytest.mark.parametrize(("kind", "leaf"), [("blue-cream", 1), ("blue-chocolate", 2)])
def test_an_empty_booklet_turns_no_obligatory_page(kind: str, leaf: int) -> None:
    table = one_decoration_left(leaf).cake("a", kind, 3).play(f"a decorate {kind}")
    assert table.pages() == (None, None)
    table.events.clear()
    table.play("a end")
    assert table.told("page-turns") == []
    assert table.told("arrow-turned") == []


def test_the_cover_turns_like_a_page_while_something_is_behind_it() -> None:
    table = open_at(0).play("a page forward")
    assert table.pages() == (None, "red-cream")
    assert table.match.spoons == 2
    table = one_decoration_left(1).cake("a", "blue-cream", 3).play("a decorate blue-cream")
    assert table.obstacle("a page forward") == "empty-booklet"
    assert table.obstacle("a page back") == "empty-booklet"


def test_apprentices_have_no_booklet() -> None:
    table = Table().cake("a", "red-cream", 3)
    for move in ("page forward", "page back", "decorate red-cream"):
        assert table.obstacle(f"a {move}") == "no-booklet"
