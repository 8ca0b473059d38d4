"""Two players with a neutral hand, and four in two teams."""

from __future__ import annotations

import pytest

from tests.games.pieces_montees.table import Table
from toque.games.pieces_montees import GAME
from toque.games.pieces_montees.components import COLOURS

# Duel.


@pytest.mark.parametrize("colour", COLOURS)
def test_the_chosen_colour_stays_in_the_box(colour: str) -> None:
    table = Table(seats=2, mode="confirmed", without=colour)
    census = table.match.census()
    assert sum(census.values()) == 36 + 4
    assert all(count == 0 for name, count in census.items() if colour in name)
    assert table.view().removed_colour == colour
    assert COLOURS.index(colour) not in table.match.book


def test_without_a_choice_the_colour_is_drawn_by_lot_and_known_to_all() -> None:
    drawn = {GAME.view(GAME.new(2, None, f"duel-{n}"), None).removed_colour for n in range(40)}
    assert drawn == set(COLOURS)


@pytest.mark.parametrize("seats", [3, 4])
def test_more_than_two_play_with_all_colours_and_without_a_neutral_hand(seats: int) -> None:
    view = Table(seats=seats).view()
    assert view.removed_colour is None
    assert view.neutral is None


def test_a_duel_deals_four_cards_to_each_and_four_to_nobody() -> None:
    table = Table(seats=2)
    assert table.hand_sizes() == [4, 4, 4]
    assert table.match.pile.left == 24


def test_both_players_see_the_upper_faces_of_the_neutral_hand() -> None:
    table = Table(seats=2).hand("n", "red-cream-1/3")
    for viewer in ("a", "b", None):
        assert table.sees(viewer, "n1") == "red-cream-1"


@pytest.mark.parametrize("player", ["a", "b"])
def test_both_players_may_lay_neutral_cards_at_the_usual_cost(player: str) -> None:
    table = Table(seats=2).hand("n", "red-cream-1", "red-cream-2").turn_of(player)
    table.play(f"{player} place n1")
    assert table.match.spoons == 2
    table.play(f"{player} place n2")
    assert table.match.spoons == 0
    assert table.height(player, "red-cream") == 2
    assert table.hand_sizes() == [4, 4, 2]


@pytest.mark.parametrize("player", ["a", "b"])
def test_both_players_may_turn_neutral_cards_at_the_usual_cost(player: str) -> None:
    table = Table(seats=2).hand("n", "red-cream-1/3").turn_of(player).play(f"{player} turn n1")
    assert table.match.spoons == 2
    for viewer in ("a", "b", None):
        assert table.sees(viewer, "n1") == "red-chocolate-3"


def test_the_assistant_may_start_a_cake_from_the_neutral_hand() -> None:
    table = Table(seats=2).hand("n", "red-cream-1").play("a whisk n1")
    assert table.height("a", "red-cream") == 1


def test_the_neutral_hand_is_filled_up_to_four_at_the_end_of_a_turn() -> None:
    table = Table(seats=2).hand("n", "red-cream-1").pile("green-chocolate-2").play("a place n1")
    assert table.hand_sizes() == [4, 4, 3]
    table.play("a end")
    assert table.hand_sizes() == [4, 4, 4]
    assert table.sees("b", "n1") == "green-chocolate-2"


def test_a_neutral_hand_that_cannot_be_filled_brings_the_end() -> None:
    table = Table(seats=2).hand("n", "red-chocolate-1").bake_down_to(0).play("a place n1", "a end")
    assert table.hand_sizes() == [4, 4, 3]
    assert table.reasons_to_end() == ["pile"]
    table.play("b end")
    assert table.match.over


def test_nobody_plays_for_the_neutral_hand() -> None:
    table = Table(seats=2).play("a end", "b end")
    assert table.match.deciders() == (0,)
    assert table.match.round == 2


# Teams: a with c, b with d.


def teams(mode: str = "apprentice") -> Table:
    return Table(seats=4, teams="yes", mode=mode)


@pytest.mark.parametrize(("player", "partner"), [("a", "c"), ("b", "d"), ("c", "a"), ("d", "b")])
def test_partners_sit_opposite_and_may_lay_before_each_other(player: str, partner: str) -> None:
    table = teams().hand(player, "red-cream-1").turn_of(player)
    table.play(f"{player} place {player}1 partner")
    assert table.height(partner, "red-cream") == 1
    assert table.height(player, "red-cream") == 0
    assert table.match.spoons == 2


def test_a_layer_before_the_partner_may_come_from_any_hand_with_the_face_the_player_sees() -> None:
    table = teams().hand("c", "red-cream-1/3").cake("c", "red-chocolate", 2)
    table.play("a place c1 partner")
    assert table.height("c", "red-chocolate") == 3


def test_the_partners_cakes_decide_what_fits_before_the_partner() -> None:
    table = teams().cake("a", "red-cream", 1).cake("c", "green-cream", 1)
    table.hand("a", "red-cream-2", "green-cream-2")
    assert table.allows("a place a1")
    assert table.obstacle("a place a1 partner") == "layer-missing"
    assert table.obstacle("a place a2") == "layer-missing"
    assert table.allows("a place a2 partner")


def test_the_partners_limit_of_three_counts_before_the_partner() -> None:
    table = teams().hand("a", "ivory-cream-1")
    for colour in ("red", "green", "blue"):
        table.cake("c", f"{colour}-cream", 1)
    assert table.obstacle("a place a1 partner") == "too-many-cakes"
    assert table.allows("a place a1")


def test_the_partners_cakes_must_differ_among_themselves_only() -> None:
    table = teams().cake("a", "red-cream", 1).hand("a", "red-cream-1")
    assert table.obstacle("a place a1") == "already-laid"
    assert table.allows("a place a1 partner")


def test_ones_own_assistant_may_start_a_cake_before_the_partner() -> None:
    table = teams().hand("a", "ivory-cream-1").assistant("c", here=False)
    for colour in ("red", "green", "blue"):
        table.cake("c", f"{colour}-cream", 1)
    table.play("a whisk a1 partner")
    assert table.height("c", "ivory-cream") == 1
    assert not table.has_assistant("a")
    assert table.match.spoons == 3


def test_the_partners_assistant_cannot_be_used() -> None:
    table = teams().hand("a", "ivory-cream-1").assistant("a", here=False)
    assert table.has_assistant("c")
    assert table.obstacle("a whisk a1 partner") == "no-assistant"
    assert table.obstacle("a spoon") == "no-assistant"


def test_nobody_lays_before_an_opponent_or_without_teams() -> None:
    table = Table(seats=4).hand("a", "red-cream-1")
    assert table.obstacle("a place a1 partner") == "no-partner"
    assert table.obstacle("a whisk a1 partner") == "no-partner"


def test_decorations_are_taken_for_own_cakes_only() -> None:
    table = teams("confirmed").cake("c", "red-cream", 3).booklet("red", leaf=1)
    assert table.obstacle("a decorate red-cream") == "not-complete"
    assert table.turn_of("c").allows("c decorate red-cream")


def test_a_cake_that_the_partner_completed_may_be_decorated_in_ones_own_turn() -> None:
    table = teams("confirmed").cake("c", "green-cream", 2).hand("a", "green-cream-3")
    table.booklet("red", "orange", "green", leaf=1)
    table.play("a place a1 partner", "a end", "b end")
    table.play("c decorate green-cream")
    assert table.view().seats[2].points == 12


def test_partners_add_up_points_and_all_that_breaks_ties() -> None:
    table = (
        teams("confirmed")
        .cake("a", "red-cream", 3, decorated=True)
        .cake("a", "red-chocolate", 1)
        .cake("c", "green-chocolate", 3)
        .cake("b", "blue-cream", 3)
        .cake("d", "blue-cream", 2)
    )
    side, rivals = (23, 2, 1, 2), (14, 1, 0, 0)
    standings = [GAME.points_and_ties(table.match, seat) for seat in range(4)]
    assert standings == [side, rivals, side, rivals]
    assert table.match.scores() == [23, 14, 23, 14]
    assert table.match.ranks() == [1, 2, 1, 2]
    assert [seat.points for seat in table.view().seats] == [13, 10, 10, 4]


def test_a_tie_of_teams_is_broken_by_what_both_partners_have() -> None:
    table = teams()
    for player, kind in (("a", "red-cream"), ("c", "green-chocolate")):
        table.cake(player, kind, 2)
    for player, kind in (("b", "blue-cream"), ("d", "ivory-cream")):
        table.cake(player, kind, 2)
    assert table.match.scores() == [8, 8, 8, 8]
    assert table.match.ranks() == [1, 2, 1, 2]
