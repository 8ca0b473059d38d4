"""The end of a turn: spoons passed on, hands refilled in turn order, and ends that play themselves."""

from __future__ import annotations

import pytest

from tests.games.pieces_montees.table import Table


def one_laid_from_each_hand(first: str) -> Table:
    """The player `first` has just laid a card from each hand; two cards are left in the pile."""
    table = Table().turn_of(first)
    for holder, colour in zip("abc", ("red", "green", "blue"), strict=True):
        if holder == first:
            table.hand(holder, f"{colour}-chocolate-1")
        else:
            table.shows(holder, f"{colour}-chocolate-1")
    return table.bake_down_to(2).play(*[f"{first} place {holder}1" for holder in "abc"])


@pytest.mark.parametrize("spent", [0, 1, 2])
def test_spoons_are_passed_on_used_or_not(spent: int) -> None:
    table = Table().play(*["a turn b1"] * spent, "a end")
    assert table.match.deciders() == (1,)
    assert table.match.spoons == 3
    assert table.told("turn-ended")[-1]["unused"] == 3 - spent


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_round_to_the_left(seats: int) -> None:
    table = Table(seats=seats)
    order = []
    for _ in range(2 * seats):
        player = table.match.deciders()[0]
        order.append(player)
        table.play(f"{'abcd'[player]} end")
    assert order == [*range(seats)] * 2
    assert table.match.round == 3


@pytest.mark.parametrize(
    ("seats", "size"), [(2, 4), (3, 4), (4, 3)], ids=["two seats", "three seats", "four seats"]
)
def test_hands_are_filled_up_to_their_size(seats: int, size: int) -> None:
    table = Table(seats=seats).hand("a", "red-cream-1", "green-cream-1", "blue-cream-1")
    table.play("a place a1", "a place a2", "a place a3")
    assert table.hand_sizes()[0] == size - 3
    table.play("a end")
    assert set(table.hand_sizes()) == {size}


def test_hands_stay_short_until_the_turn_ends() -> None:
    table = Table().shows("b", "red-cream-1").play("a place b1")
    assert table.hand_sizes() == [4, 3, 4]
    assert table.match.pile.left == 33


def test_drawn_cards_keep_the_upper_face_towards_their_holder() -> None:
    table = Table().hand("a", "red-cream-1").pile("green-chocolate-1/2")
    table.play("a place a1", "a end")
    assert table.sees("a", "a1") == "green-chocolate-1"
    assert table.sees("b", "a1") == "green-cream-2"
    assert table.sees("c", "a1") == "green-cream-2"


@pytest.mark.parametrize(
    ("first", "order"), [("a", ["a1", "b1"]), ("b", ["b1", "c1"])], ids=["a plays", "b plays"]
)
def test_a_short_pile_serves_the_player_whose_turn_ends_and_then_the_next(
    first: str, order: list[str]
) -> None:
    table = one_laid_from_each_hand(first).play(f"{first} end")
    assert [facts["card"] for facts in table.told("drawn")] == order
    assert table.match.pile.left == 0
    assert sorted(table.hand_sizes()) == [3, 4, 4]


def test_a_player_draws_all_missing_cards_before_the_next_draws_any() -> None:
    table = (
        Table()
        .hand("a", "red-chocolate-1", "green-chocolate-1")
        .shows("b", "blue-chocolate-1")
        .bake_down_to(2)
        .play("a place a1", "a place a2", "a place b1", "a end")
    )
    assert table.hand_sizes() == [4, 3, 4]


def test_the_neutral_hand_is_refilled_last() -> None:
    table = (
        Table(seats=2)
        .turn_of("b")
        .hand("b", "red-chocolate-1")
        .hand("n", "green-chocolate-1")
        .shows("a", "blue-chocolate-1")
        .play("b place n1", "b place a1", "b place b1", "b end")
    )
    assert [facts["card"] for facts in table.told("drawn")] == ["b1", "a1", "n1"]
    assert table.hand_sizes() == [4, 4, 4]


def test_spending_the_last_spoon_does_not_end_a_turn_in_which_something_is_left_to_do() -> None:
    table = Table().hand("a", "red-cream-1").spoons(1).play("a turn b1")
    assert table.match.deciders() == (0,)
    assert table.allows("a spoon")
    assert table.allows("a whisk a1")


def test_a_turn_without_anything_left_to_do_ends_itself() -> None:
    table = Table().assistant("a", here=False).spoons(1).play("a turn b1")
    assert table.match.deciders() == (1,)
    assert table.told("turn-ended")[-1]["unused"] == 0


def test_a_turn_does_not_end_itself_where_ending_it_draws_a_card() -> None:
    table = Table().assistant("a", here=False).spoons(1).hand("a", "red-cream-1")
    table.play("a place a1")
    assert table.match.deciders() == (0,)
    assert table.moves("a") == ["end"]


def test_a_turn_does_not_end_itself_where_a_page_shows_what_nobody_has_seen() -> None:
    def after_last_spoon(leaf: int, arrow: str) -> Table:
        table = Table(mode="confirmed").booklet(leaf=leaf, arrow=arrow).spoons(1)
        return table.play("a turn b1")

    assert after_last_spoon(1, "forward").match.deciders() == (0,)
    assert after_last_spoon(3, "back").match.deciders() == (1,)


def test_a_turn_may_end_itself_at_the_end_of_the_match() -> None:
    table = (
        Table()
        .shows("b", "red-chocolate-1")
        .bake_down_to(0)
        .assistant("c", here=False)
        .turn_of("c")
        .last_round()
        .spoons(1)
        .play("c place b1")
    )
    assert table.match.over
