"""The end of the match: what brings it, and that all have had the same number of turns."""

from __future__ import annotations

import pytest

from tests.games.pieces_montees.table import Table
from toque.games.pieces_montees.components import COLOURS

MODES = ("apprentice", "confirmed")


def short_pile(cards: int, mode: str = "apprentice", player: str = "a") -> Table:
    """A pile that is nearly empty, and two first layers in the hand of the player who is to move."""
    return (
        Table(mode=mode)
        .hand(player, "red-chocolate-1", "green-chocolate-1")
        .bake_down_to(cards)
        .turn_of(player)
    )


@pytest.mark.parametrize("mode", MODES)
def test_an_empty_pile_alone_does_not_bring_the_end(mode: str) -> None:
    table = short_pile(1, mode).play("a place a1", "a end")
    assert table.match.pile.left == 0
    assert table.hand_sizes() == [4, 4, 4]
    assert not table.view().last_round
    assert table.reasons_to_end() == []


@pytest.mark.parametrize("mode", MODES)
def test_an_empty_pile_and_a_hand_that_cannot_be_filled_bring_the_end(mode: str) -> None:
    table = short_pile(1, mode).play("a place a1", "a place a2", "a end")
    assert table.hand_sizes() == [3, 4, 4]
    assert table.view().last_round
    assert table.reasons_to_end() == ["pile"]
    assert not table.match.over


def test_one_card_too_few_for_another_players_hand_brings_the_end_too() -> None:
    table = Table().shows("c", "red-chocolate-1").bake_down_to(0).play("a place c1", "a end")
    assert table.hand_sizes() == [4, 4, 3]
    assert table.reasons_to_end() == ["pile"]


@pytest.mark.parametrize(
    ("player", "others"), [("a", ["b", "c"]), ("b", ["c"]), ("c", [])], ids=["a", "b", "c"]
)
def test_the_round_is_finished_so_that_all_had_the_same_number_of_turns(
    player: str, others: list[str]
) -> None:
    table = short_pile(1, player=player)
    table.play(f"{player} place {player}1", f"{player} place {player}2", f"{player} end")
    for other in others:
        assert not table.match.over
        table.play(f"{other} end")
    assert table.match.over
    assert table.match.round == 1


def test_a_trigger_in_the_last_seats_turn_ends_the_match_at_once() -> None:
    table = short_pile(1, player="c").play("c place c1", "c place c2", "c end")
    assert table.match.over
    assert table.match.deciders() == ()
    assert [event.kind for event in table.events][-2:] == ["ending", "over"]
    assert table.obstacle("a end") == "match-over"


def test_after_the_pile_ran_out_hands_stay_short_and_play_goes_on() -> None:
    table = (
        Table()
        .hand("a", "red-chocolate-1", "green-chocolate-1")
        .hand("b", "blue-chocolate-1")
        .bake_down_to(1)
        .play("a place a1", "a place a2", "a end")
    )
    assert table.hand_sizes() == [3, 4, 4]
    table.play("b place b1", "b end")
    assert table.hand_sizes() == [3, 3, 4]
    assert table.match.deciders() == (2,)
    assert table.match.spoons == 3


def test_the_end_is_announced_once() -> None:
    table = short_pile(1).play("a place a1", "a place a2", "a end", "b end", "c end")
    assert len(table.told("ending")) == 1
    assert len(table.told("over")) == 1


def test_nobody_may_move_when_the_match_is_over() -> None:
    table = Table().turn_of("c").last_round().play("c end")
    for player in "abc":
        assert table.match.moves("abc".index(player)) == []
        assert table.obstacle(f"{player} end") == "match-over"


# The decorations.


def last_decoration(player: str) -> Table:
    return (
        Table(mode="confirmed")
        .cake("b", "red-cream", 3, decorated=True)
        .cake("b", "orange-cream", 3, decorated=True)
        .cake("c", "green-cream", 3, decorated=True)
        .cake("c", "ivory-cream", 3, decorated=True)
        .cake(player, "blue-cream", 3)
        .booklet("blue", leaf=1)
        .turn_of(player)
    )


@pytest.mark.parametrize(("player", "others"), [("a", "bc"), ("b", "c"), ("c", "")])
def test_the_last_decoration_brings_the_end(player: str, others: str) -> None:
    table = last_decoration(player).play(f"{player} decorate blue-cream", f"{player} end")
    assert table.reasons_to_end() == ["decorations"]
    for other in others:
        assert not table.match.over
        table.play(f"{other} end")
    assert table.match.over


def test_the_turn_in_which_the_last_decoration_goes_is_played_to_its_end() -> None:
    table = last_decoration("c").hand("c", "red-chocolate-1").play("c decorate blue-cream")
    assert not table.match.over
    table.play("c place c1")
    assert table.height("c", "red-chocolate") == 1


def test_the_last_round_is_announced_as_soon_as_the_last_decoration_goes() -> None:
    table = last_decoration("a").play("a decorate blue-cream")
    assert table.reasons_to_end() == ["decorations"]
    assert table.view("b").last_round
    table.play("a end")
    assert len(table.told("ending")) == 1


def test_one_decoration_left_does_not_bring_the_end() -> None:
    table = last_decoration("a").play("a end")
    assert table.reasons_to_end() == []


def test_apprentices_do_not_end_for_want_of_decorations() -> None:
    table = Table().play("a end")
    assert table.reasons_to_end() == []


def test_after_the_last_decoration_hands_are_refilled_as_long_as_the_pile_lasts() -> None:
    table = last_decoration("a").hand("b", "red-chocolate-1")
    table.play("a decorate blue-cream", "a end", "b place b1", "b end")
    assert table.hand_sizes() == [4, 4, 4]


# A position in which nothing fits (ruling 13).

NO_BASE = (("2", "3"), ("3", "2"), ("3", "2"))
"""The three cards of a colour without a first layer on either face, in the default table."""


def dead(mode: str = "apprentice") -> Table:
    """No cakes, and no hand holds a first layer on either face of its cards."""
    table = Table(mode=mode)
    cards = [f"{colour}-cream-{cream}/{back}" for colour in COLOURS for cream, back in NO_BASE]
    for number, player in enumerate("abc"):
        table.hand(player, *cards[number * 4 : number * 4 + 4])
    return table


@pytest.mark.parametrize("mode", MODES)
def test_a_dead_position_ends_the_match_with_the_round(mode: str) -> None:
    table = dead(mode)
    assert table.match.pile.left == 33
    table.play("a end")
    assert table.reasons_to_end() == ["dead"]
    assert not table.match.over
    table.play("b end", "c end")
    assert table.match.over
    assert table.match.ranks() == [1, 1, 1]


def test_a_dead_position_leaves_nothing_to_lay_however_cards_are_turned() -> None:
    table = dead()
    for position in (f"{player}{slot}" for player in "abc" for slot in (1, 2, 3, 4)):
        assert table.obstacle(f"a place {position}") == "layer-missing"
        table.spoons(3).play(f"a turn {position}")
        assert table.obstacle(f"a place {position}") == "layer-missing"


@pytest.mark.parametrize("inner", ["red-cream-1/2", "red-cream-2/1"])
def test_one_first_layer_on_a_hidden_face_keeps_a_position_alive(inner: str) -> None:
    table = dead().hand("c", inner).play("a end")
    assert table.reasons_to_end() == []


def test_a_layer_that_fits_any_players_cake_keeps_a_position_alive() -> None:
    table = dead().cake("b", "green-cream", 1).play("a end")
    assert table.reasons_to_end() == []


@pytest.mark.parametrize(
    ("cake", "pages"), [("red-cream", ["blue", "red"]), ("red-chocolate", ["red", "blue"])]
)
def test_a_decoration_that_somebody_can_still_take_keeps_a_position_alive(
    cake: str, pages: list[str]
) -> None:
    table = dead("confirmed").cake("b", cake, 3).booklet(*pages, leaf=1)
    assert table.play("a end").reasons_to_end() == []
    assert table.play(f"b decorate {cake}", "b end").reasons_to_end() == ["dead"]


def test_a_complete_cake_whose_decoration_is_gone_keeps_nothing_alive() -> None:
    table = dead("confirmed").cake("b", "red-cream", 3, decorated=True)
    assert table.play("a end").reasons_to_end() == ["dead"]


def test_a_first_layer_beyond_the_limit_keeps_a_position_alive() -> None:
    table = dead().hand("c", "red-cream-1/2")
    for player in "abc":
        for colour in ("green", "blue", "ivory"):
            table.cake(player, f"{colour}-chocolate", 1)
        table.assistant(player, here=False)
    assert table.play("a end").reasons_to_end() == []


# Rounds in which nothing happens (ruling 14).


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ten_quiet_rounds_end_the_match(seats: int) -> None:
    table = Table(seats=seats).rounds_of_nothing(9)
    assert not table.match.ending
    table.rounds_of_nothing(1)
    assert table.reasons_to_end() == ["quiet"]
    assert table.match.over
    assert table.match.round == 10


def test_a_layer_starts_the_count_of_quiet_rounds_again() -> None:
    table = Table().hand("a", "red-cream-1").rounds_of_nothing(9)
    table.play("a place a1", "a end", "b end", "c end").rounds_of_nothing(9)
    assert table.reasons_to_end() == []
    table.play("a end")
    assert table.reasons_to_end() == ["quiet"]
    table.play("b end", "c end")
    assert table.match.over


def test_a_whisked_layer_starts_the_count_again() -> None:
    table = Table().hand("a", "red-cream-1").rounds_of_nothing(9).play("a whisk a1", "a end")
    assert table.match.quiet_turns == 0


def test_a_decoration_starts_the_count_again() -> None:
    table = Table(mode="confirmed").rounds_of_nothing(9)
    table.cake("a", "red-cream", 3).booklet("red", leaf=1)
    table.play("a decorate red-cream", "a end")
    assert table.match.quiet_turns == 0


@pytest.mark.parametrize("move", ["turn b1", "page forward", "recall"])
def test_turning_and_calling_do_not_start_the_count_again(move: str) -> None:
    table = Table(mode="confirmed").rounds_of_nothing(9).play(f"a {move}", "a end")
    assert table.match.quiet_turns == 28
