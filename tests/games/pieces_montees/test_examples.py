"""The worked examples of the rulebook. Yannick plays before Audrey, Audrey before Laura."""

from __future__ import annotations

from tests.games.pieces_montees.table import Table
from toque.engine.text import SeatName


def yannicks_green_cake() -> Table:
    return (
        Table()
        .hand("yannick", "green-cream-2")
        .shows("laura", "green-cream-1")
        .shows("audrey", "green-cream-3")
        .pile("red-chocolate-1", "blue-chocolate-2")
    )


def test_yannick_lays_a_first_layer_from_lauras_hand() -> None:
    table = yannicks_green_cake()
    assert table.sees("yannick", "c1") == "green-cream-1"

    table.play("yannick place c1")

    assert table.height("yannick", "green-cream") == 1
    assert table.match.spoons == 2
    assert table.hand_sizes() == [4, 4, 3]
    assert table.card("laura", "c1") is None


def test_yannick_lays_a_second_layer_from_yannicks_own_hand() -> None:
    table = yannicks_green_cake().play("yannick place c1", "yannick place a1")

    assert table.height("yannick", "green-cream") == 2
    assert table.match.spoons == 0
    assert table.hand_sizes() == [3, 4, 3]


def test_yannick_lays_a_third_layer_from_audreys_hand_in_the_next_turn() -> None:
    table = yannicks_green_cake().play("yannick place c1", "yannick place a1", "yannick end")
    assert table.match.deciders() == (1,)
    assert table.match.spoons == 3
    table.play("audrey end", "laura end")
    assert table.match.spoons == 3

    table.play("yannick place b1")

    assert table.height("yannick", "green-cream") == 3
    assert table.match.spoons == 0
    assert table.hand_sizes() == [4, 3, 4]
    assert table.view().seats[0].points == 10


def test_after_yannicks_turn_yannick_draws_the_first_card_and_laura_the_second() -> None:
    table = yannicks_green_cake().play("yannick place c1", "yannick place a1", "yannick end")

    assert table.hand_sizes() == [4, 4, 4]
    assert table.match.pile.left == 31
    assert table.sees("yannick", "a1") == "red-chocolate-1"
    assert table.sees("laura", "c1") == "blue-chocolate-2"
    assert [facts["card"] for facts in table.told("drawn")] == ["a1", "c1"]


def test_audrey_turns_the_orange_card_in_yannicks_hand_and_lays_it() -> None:
    table = (
        Table()
        .cake("audrey", "orange-chocolate", 1)
        .shows("yannick", "orange-cream-3/2")
        .turn_of("audrey")
    )
    assert table.obstacle("audrey place a1") == "layer-missing"

    table.play("audrey turn a1")
    assert table.sees("audrey", "a1") == "orange-chocolate-2"
    assert table.sees("yannick", "a1") == "orange-cream-3"
    assert table.hand_sizes() == [4, 4, 4]
    assert table.match.spoons == 2

    table.play("audrey place a1")
    assert table.height("audrey", "orange-chocolate") == 2
    assert table.match.spoons == 0
    assert table.hand_sizes() == [3, 4, 4]


def test_lauras_assistant_gives_the_spoon_that_her_red_top_needs() -> None:
    table = (
        Table()
        .cake("laura", "red-chocolate", 2)
        .hand("laura", "red-cream-1/3")
        .turn_of("laura")
        .play("laura turn c1")
    )
    assert table.sees("laura", "c1") == "red-chocolate-3"
    assert table.match.spoons == 2
    assert table.obstacle("laura place c1") == "too-few-spoons"

    table.play("laura spoon", "laura place c1")

    assert table.height("laura", "red-chocolate") == 3
    assert table.match.spoons == 0
    assert not table.has_assistant("laura")
    assert table.has_assistant("yannick")
    assert table.has_assistant("audrey")


def test_laura_wins_with_33_points_before_audrey_with_31_and_yannick_with_29() -> None:
    table = (
        Table()
        .no_card("a4")
        .cake("laura", "red-cream", 3)
        .cake("laura", "green-cream", 3)
        .cake("laura", "blue-cream", 2)
        .cake("laura", "orange-cream", 2)
        .cake("laura", "ivory-cream", 2)
        .cake("laura", "ivory-chocolate", 1)
        .cake("audrey", "blue-cream", 3)
        .cake("audrey", "orange-cream", 3)
        .cake("audrey", "red-cream", 3)
        .cake("audrey", "green-cream", 1)
        .cake("yannick", "ivory-cream", 3)
        .cake("yannick", "green-cream", 3)
        .cake("yannick", "blue-cream", 2)
        .cake("yannick", "orange-cream", 2)
        .cake("yannick", "red-cream", 1)
        .last_round()
        .turn_of("laura")
    )
    assert table.match.pile.left == 0

    table.play("laura end")

    assert table.match.over
    assert table.match.scores() == [29, 31, 33]
    assert table.match.ranks() == [3, 2, 1]
    assert sorted(line.points for line in table.match.results()[2].sheet) == [1, 4, 4, 4, 10, 10]


def test_audrey_takes_the_orange_chocolate_decoration_for_nothing() -> None:
    table = (
        Table(mode="confirmed")
        .cake("audrey", "orange-chocolate", 3)
        .booklet("orange", "green", leaf=2)
        .turn_of("audrey")
    )
    assert table.pages() == ("orange-chocolate", "green-cream")

    table.play("audrey decorate orange-chocolate")

    assert table.match.spoons == 3
    assert table.view().seats[1].points == 13
    assert table.pages() == (None, "green-cream")


def test_laura_turns_two_pages_to_reach_her_red_chocolate_decoration() -> None:
    table = (
        Table(mode="confirmed")
        .cake("laura", "red-chocolate", 3)
        .booklet("blue", "red", leaf=1)
        .turn_of("laura")
        .play("laura page forward")
    )
    assert table.pages() == ("blue-chocolate", "red-cream")
    assert table.obstacle("laura decorate red-chocolate") == "decoration-hidden"
    assert table.match.spoons == 2

    table.play("laura page forward")
    assert table.pages()[0] == "red-chocolate"

    table.play("laura decorate red-chocolate")
    assert table.view().seats[2].points == 13
    assert table.match.spoons == 1


def test_audreys_turn_ends_with_refills_in_turn_order_and_then_a_page_by_the_arrow() -> None:
    table = (
        Table(mode="confirmed")
        .hand("audrey", "red-cream-1")
        .shows("laura", "green-cream-1")
        .shows("yannick", "blue-cream-1")
        .pile("ivory-cream-1", "ivory-cream-2", "ivory-cream-3")
        .booklet("green", "red", leaf=1)
        .turn_of("audrey")
        .play("audrey place b1", "audrey place c1", "audrey place a1")
    )
    table.events.clear()

    table.play("audrey end")

    kinds = [event.kind for event in table.events]
    assert kinds == ["turn-ended", "drawn", "drawn", "drawn", "page-turns", "turn-begins"]
    hands = [SeatName(1), SeatName(2), SeatName(0)]
    assert [facts["hand"] for facts in table.told("drawn")] == hands
    assert table.sees("audrey", "b1") == "ivory-cream-1"
    assert table.sees("laura", "c1") == "ivory-cream-2"
    assert table.sees("yannick", "a1") == "ivory-cream-3"
    assert table.pages() == ("green-chocolate", "red-cream")
