"""A new round, the choice of a hand, the order of turns, income."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.rococo.table import EDITION, Table
from toque.engine.rng import Rng
from toque.games.rococo import GAME
from toque.games.rococo.match import EMPTY, RococoMatch, cards_of
from toque.games.rococo.names import (
    EMPLOYEE_NAMES,
)


def play_to(match: RococoMatch, round_: int) -> None:
    """Everybody plays at random until a round begins."""
    rng = Rng("rounds")
    while not match.over and match.round < round_:
        seat = match.deciders()[0]
        match.play(seat, rng.choice(match.moves(seat)))


# Phase 1.


def test_there_are_seven_rounds_and_income_after_each() -> None:
    """N1, I6, I7, G1: rounds of four phases; the last has income too, and then the match is over."""
    match = GAME.new(2, seed="rounds", edition=EDITION)
    match.listener = []
    play_to(match, 8)
    assert match.over
    assert match.round == 7
    kinds = [event.kind for event in match.listener]
    assert kinds.count("round-begins") == 6  # and the first, which began before anybody listened
    assert kinds.count("income") == 2 * 7
    ending = [kind for kind in kinds if kind != "admired"]  # who steps onto the balcony by itself
    assert ending[-3:] == ["income", "income", "over"]


def test_phase_one_has_its_order() -> None:
    """N2: the favour, employees, resources, garments, jewels."""
    table = Table(jewelry="yes").favour("bob").offers("felix").windows(w5="b3").jewels(g5="blue")
    table.new_round(2)
    steps = [
        *("round-begins", "first-player", "employees-left", "employees-shown", "drawers-filled"),
        *("garments-left", "garments-shown", "jewel-left", "jewels-shown"),
    ]
    assert table.order(*steps) == steps


def test_who_holds_the_favour_begins_and_puts_it_back() -> None:
    """N3, A13: in exchange for the first-player token."""
    table = Table(3).favour("cid")
    table.match.first = 1
    table.new_round(2)
    assert (table.match.first, table.match.favour) == (2, EMPTY)


def test_if_nobody_holds_the_favour_the_first_player_stays() -> None:
    """N4."""
    table = Table(3)
    table.match.first = 1
    table.new_round(2)
    assert table.match.first == 1
    assert table.told("first-player") == []


def test_employees_who_were_not_hired_leave_and_four_come() -> None:
    """N5: they are out of the match."""
    table = Table().offers("felix", "-", "manon")
    deck = table.match.hire_deck.lying()
    table.new_round(2)
    assert [EMPLOYEE_NAMES[one] for one in deck[:-5:-1]] == table.on_offer()
    assert [EMPLOYEE_NAMES[one] for one in cards_of(table.match.removed_offers)] == [
        "felix",
        "manon",
    ]


def test_levels_come_round_by_round() -> None:
    """N6, E9: two of a level and two of the next; four of level VI in the last, and no deck left."""
    match = GAME.new(2, seed="levels", edition=EDITION)
    expected = [[1] * 4, [1, 1, 2, 2], [2, 2, 3, 3], [3, 3, 4, 4], [4, 4, 5, 5], [5, 5, 6, 6]]
    for round_, levels in enumerate([*expected, [6] * 4], 1):
        play_to(match, round_)
        shown = sorted(match.rules.levels[one] for one in match.offers)
        assert shown == levels
        assert round_ == 7 or max(shown) == round_
    assert match.hire_deck.left == 0


def test_tiles_in_drawers_stay_and_gaps_are_filled() -> None:
    """N7: nothing slides; the first tile goes to the first gap of drawer 1."""
    table = Table().drawers(a="- bb -", b="pp - -", c="- - o")
    table.new_round(2)
    assert table.drawer("a")[1] == "bb"
    assert table.drawer("b")[0] == "pp"
    assert table.drawer("c")[2] == "o"
    told = table.told("drawers-filled")[0]["places"]
    assert told == ["a1", "a3", "b2", "b3", "c1", "c2"]


def test_an_empty_bag_gets_all_discards() -> None:
    """N8: and when there is nothing left at all, places stay empty."""
    table = Table().bag("bb")
    discarded = sum(table.match.discards)
    table.new_round(2)
    assert all("-" not in table.drawer(letter) for letter in "abc")
    assert sum(table.match.discards) == 0
    assert sum(table.match.bag) == discarded - 8
    table = Table().bag("bb pp bb o").no_discards()
    table.new_round(2)
    assert [table.drawer(letter).count("-") for letter in "abc"] == [0, 2, 3]


def test_the_two_windows_on_the_right_are_cleared() -> None:
    """N9: an empty one of them does not make another garment leave."""
    table = Table().windows(w3="b3", w5="p3")
    table.new_round(2)
    assert [one["count"] for one in table.told("garments-left")] == [1]
    assert table.workshop()[4] == "b3"
    assert int(table.match.garment_discard).bit_count() == 1


def test_garments_slide_to_the_right_in_their_order() -> None:
    """N10, N11: then windows are filled from right to left."""
    table = Table().windows(w1="b3", w2="p3", w4="g1")
    table.new_round(2)
    assert table.workshop()[3:] == ["b3", "p3"]
    assert table.told("garments-shown")[0]["windows"] == ["w3", "w2", "w1"]


def test_nothing_leaves_the_workshop_in_the_first_round() -> None:
    """N9: there is nothing yet that could."""
    match = GAME.new(2, seed="first", edition=EDITION)
    assert match.garment_discard == 0
    assert EMPTY not in match.windows


def test_an_empty_garment_bag_gets_the_discards_and_the_left_windows_stay_empty() -> None:
    """N12."""
    table = Table().windows(w4="b3", w1="p3")
    match = table.match
    match.garments_aside |= match.garment_bag  # all but the two in the workshop
    match.garment_bag = 0
    table.new_round(2)
    assert table.workshop() == ["-", "-", "-", "b3", "p3"]


def test_nothing_is_filled_between_the_turns() -> None:
    """N13."""
    table = Table().drawers(a="bb pp bb", b="o").offers("felix", "manon").windows(w1="b3", w5="p3")
    table.play("play perrin", "acquire a1", "keep", "acquire b1", "keep")
    assert (table.drawer("a"), table.drawer("b")) == (["-", "pp", "bb"], ["-", "-", "-"])
    assert table.workshop() == ["b3", "-", "-", "-", "p3"]
    assert table.on_offer() == ["felix", "manon", "-", "-"]


# Phase 2.


def test_three_cards_of_the_reserve_are_chosen_in_secret_by_all() -> None:
    """K1, K2, K3: freely from five; two stay in reserve."""
    match = GAME.new(3, seed="hands", edition=EDITION)
    assert match.deciders() == (0, 1, 2)
    for seat in range(3):
        assert len(match.moves(seat)) == 5
    choose = {name: GAME.lexicon.parse(f"choose {name}") for name in EMPLOYEE_NAMES[:5]}
    before = GAME.view(match, 1).players[0]
    for name in ("lison", "berthe", "perrin"):
        match.play(0, choose[name])
    assert match.deciders() == (1, 2)
    assert [EMPLOYEE_NAMES[one] for one in match.staffs[0].hand] == ["berthe", "perrin", "lison"]
    assert [EMPLOYEE_NAMES[one] for one in match.staffs[0].reserve] == ["anselme", "colin"]
    after = GAME.view(match, 1).players[0]
    assert after.hand is None
    assert (before.held, after.held) == (after.held, before.held)


def test_a_reserve_of_three_is_the_hand_and_the_discard_is_not_turned_over() -> None:
    """K4, K6."""
    table = Table().reserve("ann", "felix").reserve("bob", "manon").new_round(2)
    assert table.staff("ann", "hand") == ["anselme", "lison", "felix"]
    assert table.staff("ann", "reserve") == []
    assert table.staff("ann", "discard") == ["berthe", "colin", "perrin"]
    assert table.step == "card"  # nobody had anything to choose


@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_smaller_reserve_is_taken_whole_and_the_rest_chosen_from_the_discard(left: int) -> None:
    """K5, K7: with two left one card is chosen, with none three."""
    table = Table().reserve("bob", "manon")
    table.discard("ann", "anselme", "lison")
    table.reserve("ann", *("anselme", "lison")[:left]).new_round(2)
    assert table.asked == ["ann"]
    assert table.staff("ann", "hand") == ["anselme", "lison"][:left]
    assert table.staff("ann", "discard") == []
    assert len(table.staff("ann", "reserve")) == 5 - left
    rest = ["ann: choose berthe", "ann: choose colin", "ann: choose perrin"][: 3 - left]
    table.play(*rest)
    assert len(table.staff("ann", "hand")) == 3
    assert table.step == "card"


def test_a_reserve_of_four_leaves_the_discard_alone() -> None:
    """K3, K6: three of four are chosen, and the discard stays face up."""
    table = Table().reserve("bob", "manon").reserve("ann", "felix", "toinette").new_round(2)
    assert table.asked == ["ann"]
    table.play("ann: choose felix", "ann: choose lison", "ann: choose anselme")
    assert table.staff("ann", "reserve") == ["toinette"]
    assert table.staff("ann", "discard") == ["berthe", "colin", "perrin"]


def test_a_staff_of_four_always_makes_a_hand() -> None:
    """K8: with nothing in reserve three of four are chosen."""
    table = Table().reserve("bob", "manon").without("ann", "lison")
    table.discard("ann", "anselme").new_round(2)
    table.play("ann: choose berthe", "ann: choose anselme", "ann: choose perrin")
    assert table.staff("ann", "reserve") == ["colin"]


def test_chosen_cards_are_hidden_until_they_are_played() -> None:
    """K9: others see how many there are."""
    table = Table()
    bob = table.seat("bob", "ann")
    assert (bob.hand, bob.hand_count, bob.reserve, bob.reserve_count) == (None, 3, None, 2)
    assert len(bob.held) == 5
    table.turn("bob").play("play colin", "done", "done")
    bob = table.seat("bob", "ann")
    assert [one.employee for one in bob.discard] == ["colin"]
    assert bob.hand_count == 2


# Phase 3: order of turns.


def test_turns_go_round_from_the_first_player() -> None:
    """T1, T11: one card each, clockwise; the played card lies face up on the discard."""
    table = Table(3).turn("bob")
    order = []
    for _ in range(4):
        order += table.asked
        table.play("play berthe" if "play berthe" in table.moves() else "play perrin", "done")
        if table.step == "extra-acquire":
            table.play("done")
    assert order == ["bob", "cid", "ann", "bob"]
    assert table.staff("cid", "discard") == ["berthe"]


def test_the_first_player_has_the_first_turn() -> None:
    """T1: after the choice of hands."""
    table = Table(3).favour("cid")
    for player in ("ann", "bob", "cid"):
        table.reserve(player, {"ann": "felix", "bob": "manon", "cid": "hugo"}[player])
    table.new_round(2)
    assert table.asked == ["cid"]


def test_who_has_no_card_is_passed_over() -> None:
    """T2: and who has more goes on alone, until nobody has a card."""
    table = Table(3).hand("ann", "felix")
    for player in ("bob", "cid"):
        table.reserve(player, "berthe", "colin", "perrin")
    table.play("play berthe", "done")
    assert table.asked == ["ann"]
    table.play("play colin", "done", "done")
    assert table.asked == ["ann"]
    table.play("play perrin", "done")
    assert table.match.round == 1
    table.play("play felix", "done", "done")
    assert table.match.round == 2


# Phase 4: income.


def gained(table: Table) -> dict[object, object]:
    return {one["seat"]: one["amount"] for one in table.told("income")}


def test_income_is_five_livres_for_everybody() -> None:
    """I1: when all hands are empty."""
    table = Table(3).income()
    assert [table.livres(one) for one in ("ann", "bob", "cid")] == [20, 20, 20]


def test_the_left_kitchen_pays_for_decorations() -> None:
    """I2: itself among them."""
    table = Table().funds("ann", "l1 f1 m2").income()
    assert table.livres() == 15 + 5 + 3


def test_the_right_kitchen_pays_for_garments() -> None:
    """I3: those on the board, in whatever hall."""
    table = Table().funds("ann", "r1 s1").rents("ann", "1a 1b 3a").rents("bob", "2a").income()
    assert table.livres() == 15 + 5 + 3
    assert table.livres("bob") == 20


def test_the_bonus_for_all_halls_brings_no_income() -> None:
    """I4, A81: it is no decoration."""
    table = Table().funds("ann", "l1")
    table.match.all_halls = [0]
    table.income()
    assert table.livres() == 15 + 5 + 1


def test_jewels_bring_a_livre_each() -> None:
    """I5."""
    table = Table(jewelry="yes").has("ann", jewels="blue blue orange").income()
    assert table.livres() == 15 + 5 + 3


def test_after_income_the_next_round_begins() -> None:
    """I7: unless it was the seventh."""
    assert Table().income(6).match.round == 7
    assert Table().income(7).match.over


# Step E, with the Jewelry Box.


def test_in_the_first_round_all_jewel_spaces_are_filled() -> None:
    """J12."""
    match = GAME.new(2, {"jewelry": "yes"}, "jewels", EDITION)
    assert EMPTY not in match.jewel_row


def test_the_jewel_on_the_right_leaves_the_match_and_the_others_slide() -> None:
    """J10, J11, J12: the gaps at the left are filled."""
    table = Table(jewelry="yes").jewels(g1="pink", g3="green", g5="blue").new_round(2)
    row = [["blue", "pink", "green", "orange"][colour] for colour in table.match.jewel_row]
    assert row[3:] == ["pink", "green"]
    assert table.match.jewels_gone == [1, 0, 0, 0]
    assert table.told("jewels-shown")[0]["places"] == ["g3", "g2", "g1"]


def test_without_a_jewel_on_the_right_none_leaves() -> None:
    """J10: it is the space that counts."""
    table = Table(jewelry="yes").jewels(g4="pink").new_round(2)
    assert table.match.jewels_gone == [0, 0, 0, 0]
    assert table.match.jewel_row[4] == 1


def test_when_jewels_run_out_the_left_spaces_stay_empty() -> None:
    """J12."""
    table = Table(jewelry="yes").jewels(g1="pink")
    table.match.jewels_gone = [
        one + two for one, two in zip(table.match.jewels_gone, table.match.jewel_bag, strict=True)
    ]
    table.match.jewel_bag = [0, 0, 0, 0]
    table.new_round(2)
    assert table.match.jewel_row == [EMPTY] * 4 + [1]


def test_hands_are_as_likely_as_they_are_chosen() -> None:
    """K2: reserves are never shuffled, so the same deal gives the same cards in their order."""
    hands: Counter[tuple[int, ...]] = Counter()
    for number in range(20):
        match = GAME.new(2, seed=f"reserve-{number}", edition=EDITION)
        hands[tuple(match.staffs[0].reserve)] += 1
    assert hands == {(0, 1, 2, 3, 4): 20}
