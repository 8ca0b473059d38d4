"""Placing and turning cards: costs, the contest's rules for cakes, whose cards, which face."""

from __future__ import annotations

import pytest

from tests.games.pieces_montees.table import Table
from toque.games.pieces_montees.components import FACES, KIND_NAMES
from toque.games.pieces_montees.match import SPOONS
from toque.games.pieces_montees.turn import (
    AFFORDABLE,
    CAKES_AT_ONCE,
    SPOONS_OF_ASSISTANT,
    busy,
    cost_of_layer,
    unfinished,
)


@pytest.mark.parametrize("spoons", [0, 1, 2, 3])
@pytest.mark.parametrize("layer", [1, 2, 3])
def test_a_layer_costs_its_number_in_spoons(layer: int, spoons: int) -> None:
    table = (
        Table()
        .cake("a", "blue-chocolate", layer - 1)
        .hand("a", f"blue-chocolate-{layer}")
        .spoons(spoons)
    )
    assert table.allows("a place a1") == (spoons >= layer)
    if spoons >= layer:
        table.play("a place a1")
        assert table.match.spoons == spoons - layer


@pytest.mark.parametrize("layer", [1, 2, 3])
@pytest.mark.parametrize("height", [0, 1, 2, 3])
def test_layers_go_up_in_order_one_two_three(height: int, layer: int) -> None:
    table = Table().cake("a", "red-cream", height).hand("a", f"red-cream-{layer}")
    assert table.allows("a place a1") == (layer == height + 1)


@pytest.mark.parametrize("kind", KIND_NAMES)
def test_colours_and_toppings_are_never_mixed_in_a_cake(kind: str) -> None:
    table = Table().cake("a", "green-cream", 1).hand("a", f"{kind}-2")
    assert table.allows("a place a1") == (kind == "green-cream")


def three_unfinished() -> Table:
    return (
        Table()
        .cake("a", "red-cream", 1)
        .cake("a", "red-chocolate", 2)
        .cake("a", "green-cream", 2)
        .hand("a", "blue-cream-1", "green-cream-3", "red-cream-2")
    )


def test_three_cakes_may_be_unfinished_but_not_four() -> None:
    table = three_unfinished()
    assert table.obstacle("a place a1") == "too-many-cakes"
    assert table.allows("a place a2")
    assert table.allows("a place a3")


def test_the_third_cake_can_still_be_started() -> None:
    table = Table().cake("a", "red-cream", 1).cake("a", "green-cream", 2).hand("a", "blue-cream-1")
    table.play("a place a1")
    assert table.height("a", "blue-cream") == 1


def test_a_complete_cake_makes_room_for_a_new_one() -> None:
    table = three_unfinished().spoons(4).play("a place a2")
    assert table.height("a", "green-cream") == 3
    assert table.allows("a place a1")


def test_the_limit_counts_each_players_cakes_alone() -> None:
    table = three_unfinished().shows("c", "ivory-cream-1")
    assert table.obstacle("a place c1") == "too-many-cakes"
    assert table.turn_of("b").allows("b place c1")


def test_beyond_three_unfinished_cakes_no_new_one_until_fewer_than_three_are_left() -> None:
    table = three_unfinished().cake("a", "ivory-cream", 1).spoons(4).play("a place a2")
    assert table.obstacle("a place a1") == "too-many-cakes"


@pytest.mark.parametrize("height", [1, 2, 3])
def test_all_cakes_of_a_player_differ_also_from_complete_ones(height: int) -> None:
    table = Table().cake("a", "orange-cream", height).hand("a", "orange-cream-1")
    assert table.obstacle("a place a1") == "already-laid"
    assert table.obstacle("a whisk a1") == "already-laid"


@pytest.mark.parametrize("other", ["orange-chocolate", "red-cream"])
def test_a_cake_differs_by_its_colour_or_by_its_topping(other: str) -> None:
    table = Table().cake("a", "orange-cream", 1).hand("a", f"{other}-1").play("a place a1")
    assert table.height("a", other) == 1
    assert table.height("a", "orange-cream") == 1


def test_two_players_may_have_the_same_cake() -> None:
    table = Table().cake("b", "orange-cream", 2).hand("a", "orange-cream-1").play("a place a1")
    assert table.height("a", "orange-cream") == 1
    assert table.height("b", "orange-cream") == 2


@pytest.mark.parametrize("holder", ["a", "b", "c"])
@pytest.mark.parametrize("player", ["a", "b", "c"])
def test_a_layer_may_come_from_any_hand_for_the_same_cost(player: str, holder: str) -> None:
    table = Table().turn_of(player)
    if player == holder:
        table.hand(holder, "red-chocolate-1")
    else:
        table.shows(holder, "red-chocolate-1")

    table.play(f"{player} place {holder}1")

    assert table.match.spoons == 2
    assert table.height(player, "red-chocolate") == 1
    assert table.hand_sizes()["abc".index(holder)] == 3


def test_the_face_that_counts_is_the_one_that_the_acting_player_sees() -> None:
    table = Table().hand("b", "red-cream-1/3").cake("c", "red-chocolate", 2)
    assert table.sees("b", "b1") == "red-cream-1"
    assert table.sees("c", "b1") == "red-chocolate-3"

    assert table.turn_of("b").allows("b place b1")
    table.turn_of("c").play("c place b1")
    assert table.height("c", "red-chocolate") == 3
    assert table.height("c", "red-cream") == 0


@pytest.mark.parametrize("holder", ["a", "b", "c"])
def test_turning_costs_a_spoon_leaves_the_card_in_place_and_swaps_the_views(holder: str) -> None:
    table = Table().hand(holder, "red-cream-1/3")
    others = [player for player in "abc" if player != holder]

    table.play(f"a turn {holder}1")

    assert table.match.spoons == 2
    assert table.hand_sizes() == [4, 4, 4]
    assert table.sees(holder, f"{holder}1") == "red-chocolate-3"
    assert [table.sees(other, f"{holder}1") for other in others] == ["red-cream-1"] * 2


def test_a_card_turned_twice_is_as_before() -> None:
    table = Table().hand("b", "red-cream-1/3").play("a turn b1", "a turn b1")
    assert table.sees("b", "b1") == "red-cream-1"
    assert table.match.spoons == 1


def test_turning_needs_a_spoon() -> None:
    assert Table().spoons(1).allows("a turn b1")
    assert not Table().spoons(0).allows("a turn b1")


def test_a_turned_card_may_be_left_where_it_is() -> None:
    table = Table().hand("a", "red-cream-3/1").play("a turn a1", "a end")
    assert table.sees("a", "a1") == "red-chocolate-1"
    assert table.match.deciders() == (1,)


def test_a_turn_may_mix_placing_and_turning() -> None:
    table = Table().hand("a", "blue-cream-3/1").shows("b", "blue-chocolate-2")
    table.play("a turn a1").play("a place a1")
    assert table.match.spoons == 1
    assert table.obstacle("a place b1") == "too-few-spoons"


def test_nobody_but_the_player_whose_turn_it_is_may_act() -> None:
    table = Table().hand("b", "red-cream-1")
    for move in ("place b1", "turn b1", "spoon", "end"):
        assert table.obstacle(f"b {move}") == "not-your-turn"
        assert not table.allows(f"c {move}")


def test_what_spoons_buy_follows_from_what_a_layer_costs() -> None:
    assert len(AFFORDABLE) == SPOONS + SPOONS_OF_ASSISTANT + 1
    for spoons, faces in enumerate(AFFORDABLE):
        for face in range(FACES):
            assert bool(faces >> face & 1) == (cost_of_layer(face) <= spoons)


@pytest.mark.parametrize("cakes", range(6))
def test_a_seat_is_busy_from_the_limit_on(cakes: int) -> None:
    table = Table()
    for kind in KIND_NAMES[:cakes]:
        table.cake("a", kind, 1)
    assert unfinished(table.match, 0) == cakes
    assert busy(table.match, 0) == (cakes >= CAKES_AT_ONCE)
