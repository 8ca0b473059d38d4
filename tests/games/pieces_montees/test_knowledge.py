"""What each player knows of each card: the faces in sight, and those seen before."""

from __future__ import annotations

import pytest

from tests.games.pieces_montees.table import Table
from toque.engine.rng import Rng
from toque.games.pieces_montees import GAME
from toque.games.pieces_montees.view import CardView


def test_after_the_deal_a_player_knows_one_face_of_their_own_cards_and_both_of_the_others() -> None:
    table = Table(seed="dealt")
    for holder in "abc":
        for slot in (1, 2, 3, 4):
            position = f"{holder}{slot}"
            inner = table.sees(holder, position)
            assert table.knows(holder, position) is None
            for other in "abc".replace(holder, ""):
                assert table.knows(other, position) == inner
                assert table.sees(other, position) != inner


def test_a_spectator_sees_the_faces_that_all_have_seen() -> None:
    table = Table(seed="dealt")
    for position in ("a1", "b2", "c3"):
        assert table.sees(None, position) == table.sees(position[0], position)
        assert table.knows(None, position) is None


def test_a_drawn_card_is_known_from_both_sides_to_all_but_its_holder() -> None:
    table = Table().hand("a", "red-cream-1").pile("green-chocolate-1/2")
    table.play("a place a1", "a end")
    assert table.card("a", "a1") == CardView("green-chocolate-1", None)
    assert table.card("b", "a1") == CardView("green-cream-2", "green-chocolate-1")
    assert table.card("c", "a1") == CardView("green-cream-2", "green-chocolate-1")
    assert table.card(None, "a1") == CardView("green-chocolate-1", None)


@pytest.mark.parametrize("holder", ["a", "b"])
def test_a_turned_card_is_known_from_both_sides_to_its_holder_too(holder: str) -> None:
    table = Table().hand(holder, "red-cream-1/3").play(f"a turn {holder}1")
    seen_by_holder = CardView("red-chocolate-3", "red-cream-1")
    seen_by_others = CardView("red-cream-1", "red-chocolate-3")
    for viewer in "abc":
        expected = seen_by_holder if viewer == holder else seen_by_others
        assert table.card(viewer, f"{holder}1") == expected
    assert table.card(None, f"{holder}1") == seen_by_holder


def test_what_was_seen_is_remembered_when_the_card_is_turned_back() -> None:
    table = Table().hand("b", "red-cream-1/3").play("a turn b1", "a turn b1")
    assert table.card("b", "b1") == CardView("red-cream-1", "red-chocolate-3")


def test_turning_one_card_tells_nothing_of_another() -> None:
    table = Table().hand("b", "red-cream-1/3", "red-cream-1/2").play("a turn b1")
    assert table.knows("b", "b2") is None


def test_a_card_laid_by_another_shows_its_holder_the_hidden_face() -> None:
    table = Table().shows("b", "red-cream-1/3")
    assert table.knows("b", "b1") is None
    table.play("a place b1")
    assert [table.knows_laid(player) for player in "abc"] == [True, True, True]


def test_a_card_laid_from_ones_own_hand_keeps_its_back_from_the_player() -> None:
    table = Table().hand("a", "red-cream-1/3").play("a place a1")
    assert [table.knows_laid(player) for player in "abc"] == [False, True, True]


def test_nobody_knows_the_back_of_a_neutral_card() -> None:
    table = Table(seats=2).hand("n", "red-cream-1/3")
    for viewer in ("a", "b", None):
        assert table.card(viewer, "n1") == CardView("red-cream-1", None)
    table.play("a place n1")
    assert [table.knows_laid(player) for player in "ab"] == [False, False]


def test_a_turned_neutral_card_is_known_from_both_sides_to_all() -> None:
    table = Table(seats=2).hand("n", "red-cream-1/3").play("a turn n1")
    for viewer in ("a", "b", None):
        assert table.card(viewer, "n1") == CardView("red-chocolate-3", "red-cream-1")


def test_a_card_drawn_to_the_neutral_hand_shows_its_upper_face_only() -> None:
    table = Table(seats=2).hand("n", "red-cream-1").pile("green-chocolate-1")
    table.play("a place n1", "a end")
    for viewer in ("a", "b", None):
        assert table.card(viewer, "n1") == CardView("green-chocolate-1", None)


def reveals_of(table: Table, *moves: str) -> int:
    before = table.match.reveals
    return table.play(*moves).match.reveals - before


def test_what_shows_somebody_something_new_puts_up_a_fence() -> None:
    assert reveals_of(Table().hand("a", "red-cream-1/3"), "a turn a1")
    assert reveals_of(Table().hand("b", "red-cream-1/3"), "a turn b1")
    assert reveals_of(Table().shows("b", "red-cream-1"), "a place b1")
    assert reveals_of(Table().hand("a", "red-cream-1"), "a place a1", "a end")
    assert reveals_of(Table(seats=2), "a turn n1")
    assert reveals_of(Table(mode="confirmed"), "a page forward")
    booklet = Table(mode="confirmed").cake("a", "red-cream", 3).booklet("red", leaf=1)
    assert reveals_of(booklet, "a decorate red-cream")


def test_what_shows_nobody_anything_new_puts_up_none() -> None:
    assert not reveals_of(Table().hand("a", "red-cream-1"), "a place a1")
    assert not reveals_of(Table().hand("a", "red-cream-1"), "a whisk a1")
    assert not reveals_of(Table(seats=2).hand("n", "red-cream-1"), "a place n1")
    assert not reveals_of(Table(), "a spoon", "a recall")
    assert not reveals_of(Table().play("a turn b1"), "a turn b1")
    assert not reveals_of(Table(mode="confirmed").booklet(leaf=3), "a page back", "a page forward")
    assert not reveals_of(Table(), "a end")


def test_an_imagined_world_agrees_with_all_that_the_seat_has_seen() -> None:
    table = Table(mode="confirmed").hand("a", "red-cream-1/3", "green-cream-1/2")
    table.booklet("red", "blue", leaf=2).play("a turn a1")
    rng = Rng("imagination")
    backs = set()
    for _ in range(40):
        world = GAME.imagine(table.match, 0, rng)
        assert GAME.view(world, 0) == table.view("a")
        assert world.book[:2] == table.match.book[:2]
        backs.add(world.rules.faces[world.cards[1] ^ 1])
        assert world.cards[0] == table.match.cards[0]
    assert len(backs) == 2  # behind a green cream 1 lies a chocolate 2 or 3


# Where the players remember for themselves.


def players_remember() -> Table:
    return Table(memory="players", mode="confirmed")


def test_the_table_remembers_unless_the_players_choose_to_do_it() -> None:
    assert GAME.setup(3).options["memory"] == "table"
    assert Table().view("a").remembers
    assert not players_remember().view("a").remembers


def test_players_who_remember_for_themselves_are_shown_what_is_in_sight_now() -> None:
    table = players_remember().hand("b", "red-cream-1/3")
    assert table.card("a", "b1") == CardView("red-chocolate-3", None)
    table.play("a turn b1")
    assert table.card("a", "b1") == CardView("red-cream-1", None)
    assert table.card("b", "b1") == CardView("red-chocolate-3", None)


def test_a_spectator_sees_no_hand_where_players_remember_for_themselves() -> None:
    """No face of a card in a hand is in sight of all; on the table the upper one is."""
    table = Table(seats=2, memory="players").hand("n", "red-cream-1")
    assert table.card(None, "a1") == CardView(None, None)
    assert table.card(None, "n1") == CardView("red-cream-1", None)


def test_what_is_to_be_remembered_is_shown_again_for_a_fence() -> None:
    twice = players_remember().hand("b", "red-cream-1/3").play("a turn b1")
    assert reveals_of(twice, "a turn b1")
    assert reveals_of(players_remember().booklet(leaf=3), "a page back")
    assert reveals_of(players_remember().booklet(leaf=3).play("a page back"), "a page forward")


def test_a_layer_from_ones_own_hand_shows_the_others_its_face_again() -> None:
    assert reveals_of(players_remember().hand("a", "red-cream-1"), "a place a1")
    helped = players_remember().assistant("a").hand("a", "red-cream-1")
    assert reveals_of(helped, "a whisk a1")
    neutral = Table(seats=2, memory="players").hand("n", "red-cream-1")
    assert not reveals_of(neutral, "a place n1")


def test_a_turn_does_not_end_itself_where_a_page_shows_what_is_to_be_remembered() -> None:
    for memory, ends_itself in (("table", True), ("players", False)):
        table = Table(mode="confirmed", memory=memory).booklet(leaf=4, arrow="back")
        table.spoons(1).play("a recall" if "a recall" in table.moves("a") else "a turn a1")
        assert (table.match.deciders() == (1,)) == ends_itself


def test_worlds_imagined_without_memory_agree_only_with_what_is_in_sight() -> None:
    table = players_remember().hand("a", "red-cream-1/3").shows("b", "green-cream-1/2")
    table.booklet("red", "blue", "green", leaf=3)
    rng = Rng("forgetful")
    backs, first_pages = set(), set()
    for _ in range(60):
        world = GAME.imagine(table.match, 0, rng)
        assert GAME.view(world, 0) == table.view("a")
        assert GAME.view(world, None) == table.view()
        assert world.book[1:3] == table.match.book[1:3]
        first_pages.add(world.book[0])
        backs.add(world.rules.faces[world.cards[4]])
    assert len(backs) == 2  # behind a green cream 1 lies a chocolate 2 or 3
    assert len(first_pages) == 3
