"""Madame du Barry."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tests.games.rococo.table import EDITION, Table, card, tile
from toque.games.rococo import GAME, automa
from toque.games.rococo.match import EMPTY
from toque.games.rococo.names import (
    SPACE_NAMES,
)
from toque.games.rococo.rounds import NextTurn
from toque.mechanics.automa_deck import AutomaDeck
from toque.mechanics.pile import Pile

HALL_4 = ("4a", "4b", "4c", "4d", "4e", "4f")
"""Nothing, two livres, five livres, a thread, a tile; the last one is for Masters."""


def solo(**options: str) -> Table:
    return Table(1, **options)


def box() -> Table:
    return solo(jewelry="yes")


def free_spaces_only(table: Table, *spaces: str) -> Table:
    """All other spaces have garments of Ann's."""
    taken = [
        name
        for at, name in enumerate(SPACE_NAMES)
        if table.match.rules.is_space[at] and name not in spaces
    ]
    return table.rents("ann", " ".join(taken))


# The round.


def test_she_never_has_livres() -> None:
    """D6, D15, I1: neither rewards nor income bring her any."""
    table = free_spaces_only(solo().windows(w1="b12"), "4c").her_turn("tailor 1 left", "4 none")
    assert table.guest("4c") == ("b12", 1)
    assert table.livres("madame") == 0
    table = solo().funds("madame", "l1 r1").rents("madame", "1a").income()
    assert (table.livres("madame"), table.livres("ann")) == (0, 20)


def test_the_person_plays_by_the_usual_rules() -> None:
    """D7."""
    table = solo().drawers(a="bb pp bp").her_card("favour", left=3).play("play perrin")
    assert table.verbs() == {"acquire", "delegate", "fund", "done"}
    table.play("acquire a1", "keep", "done")
    assert (table.livres(), table.rack()) == (13, ["bb"])


def test_every_round_all_her_cards_are_shuffled_and_four_are_her_turns() -> None:
    """D10, D11: and the favour decides who begins."""
    tops: Counter[int] = Counter()
    for number in range(12):
        match = GAME.new(1, seed=f"cards-{number}", edition=EDITION)
        assert (match.deck.hand.left, match.deck.stock.left) == (4, 21)
        tops[match.deck.hand.top()] += 1
    assert len(tops) > 5
    table = solo().reserve("ann", "manon").her_card("favour").favour("ann").new_round(2)
    deck = table.match.deck
    assert sorted(deck.cards()) == list(range(25))
    assert (deck.hand.left, deck.used) == (4, [])
    assert table.match.first == 0
    assert table.asked == ["ann"]


def test_at_her_turn_she_does_what_her_next_card_says() -> None:
    """D12, D13: the card goes to her discard; then it is the person's turn."""
    table = solo().her_turn("favour", left=2)
    assert table.told("madame-card")[0]["action"] == "favour"
    assert (table.match.deck.hand.left, len(table.match.deck.used)) == (2, 1)
    assert table.asked == ["ann"]


def test_in_the_first_round_she_plays_before_the_person() -> None:
    """D4, D13: and so she does as long as nobody takes the favour."""
    match = GAME.new(1, seed="first", edition=EDITION)
    match.listener = []
    for name in ("berthe", "colin", "perrin"):
        match.play(0, GAME.lexicon.parse(f"choose {name}"))
    kinds = [event.kind for event in match.listener]
    assert kinds[:2] == ["hands-chosen", "madame-card"]
    assert kinds.count("madame-card") == 1
    assert match.deciders() == (0,)


def test_who_has_no_card_is_passed_over() -> None:
    """D13, T2: she goes on alone, or the person does."""
    table = solo().reserve("ann", "berthe", "colin", "perrin").her_turn("favour", left=2)
    assert len(table.told("madame-card")) >= 3
    table = solo().her_turn("favour")
    table.play("play berthe", "done")
    assert table.asked == ["ann"]


@pytest.mark.parametrize(
    ("upper", "action"),
    [
        ("drawer 1", "drawer"),
        ("column left", "column"),
        ("tailor 1 left", "tailor"),
        ("hire 1 left", "hire"),
    ],
)
def test_what_she_cannot_do_brings_three_points(upper: str, action: str) -> None:
    """D14, D31, D43, D65: empty drawers, windows, offers; and no further card."""
    table = solo().her_turn(upper)
    assert table.points("madame") == 3
    assert table.told("madame-cannot") == [{"action": action, "points": 3}]
    assert table.match.deck.hand.left == 0
    assert len(table.match.deck.used) == 1


def test_she_has_five_kinds_of_actions() -> None:
    """D16, D18: nobody of hers is ever delegated; used cards make a new reserve."""
    table = solo()
    actions = {one.action for one in EDITION.du_barry}
    assert actions == set(range(9))
    deck = table.her_card("favour", "1 none").match.deck.turned()
    for _ in range(30):
        deck = deck.consulted(table.match.rng)
    assert deck.playing not in deck.used
    assert sorted(deck.cards()) == list(range(25))


def test_an_extra_card_is_played_after_those_she_has() -> None:
    """D17, D64: from the top of her reserve, unseen, under her hand."""
    table = solo().offers("felix", "manon").her_turn("hire 1 left", left=2, extra="drawer 2")
    hand = table.match.deck.hand.lying()
    assert len(hand) == 3
    assert EDITION.du_barry[hand[0]].number == 1
    assert EDITION.du_barry[hand[0]].action == 1


# The favour.


def test_the_favour_brings_her_three_points_in_any_case() -> None:
    """D20, D21: three and not six where it is gone; held at the end three more."""
    table = solo().her_turn("favour")
    assert (table.points("madame"), table.match.favour) == (3, 1)
    assert table.score("madame")["favour"] == 3
    table = solo().favour("ann").her_turn("favour")
    assert (table.points("madame"), table.match.favour) == (3, 0)
    table = solo().reserve("ann", "manon").favour("madame").new_round(2)
    assert table.match.first == 1


# Resources.


def test_she_takes_all_tiles_of_a_drawer_or_a_column() -> None:
    """D30: for nothing."""
    table = solo().drawers(a="bb - pp", b="o bb bb").her_turn("drawer 1")
    assert table.rack("madame") == ["bb", "pp"]
    assert (table.drawer("a"), table.drawer("b")) == (["-"] * 3, ["o", "bb", "bb"])
    table = solo().drawers(a="bb - pp", b="o bb bb", c="- p p").her_turn("column right")
    assert table.rack("madame") == ["bb", "p", "pp"]
    assert table.drawer("b") == ["o", "bb", "-"]


def test_tiles_mark_one_task_from_the_top() -> None:
    """D32: whatever they show, in the Journeyman's trial only."""
    table = box().drawers(a="oo gg bb").her_turn("drawer 1")
    assert table.tasks("madame") == ["common-silk"]
    table = box().trial("madame", "journeyman", "common-silk").drawers(a="bb").her_turn("drawer 1")
    assert table.tasks("madame") == ["common-silk", "rare-silk"]
    three = "common-silk rare-silk notions"
    table = box().trial("madame", "journeyman", three).drawers(a="bb").her_turn("drawer 1")
    assert table.tasks("madame") == three.split()
    table = box().trial("madame", "master").drawers(a="bb").her_turn("drawer 1")
    assert table.tasks("madame") == []


def test_the_last_task_passes_the_trial_at_once() -> None:
    """D33: here by tiles."""
    table = box().trial("madame", "journeyman", "common-silk rare-silk decoration")
    table.drawers(a="bb").her_turn("drawer 1")
    assert table.match.trials[1] == 1
    assert table.points("madame") == 1


# Garments.


def test_she_tailors_for_nothing_and_always_rents() -> None:
    """D40, D45, D51: a thimble does not matter."""
    table = solo().windows(w1="b12").her_turn("tailor 1 left", "2 none")
    assert (table.thread("madame"), table.lace("madame")) == (1, 1)
    assert table.guest("2b") == ("b12", 1)
    assert table.workshop() == ["-"] * 5


@pytest.mark.parametrize(
    ("upper", "window"),
    [("tailor 1 left", "w2"), ("tailor 2 left", "w3"), ("tailor 1 right", "w5")],
)
def test_she_counts_garments_and_not_windows(upper: str, window: str) -> None:
    """D41."""
    table = solo().windows(w2="b3", w3="p3", w5="g1").her_turn(upper, "1 none")
    assert table.in_window(window) is None


def test_where_there_are_fewer_she_takes_the_dearest_window() -> None:
    """D42."""
    table = solo().windows(w4="b3").her_turn("tailor 2 right", "1 none")
    assert table.workshop() == ["-"] * 5
    assert table.told("madame-garment")[0]["reason"] == "dearest"


@pytest.mark.parametrize(
    ("garment", "marked", "task"),
    [
        ("b12", "", "by-master"),
        ("b12", "by-master", "dress"),
        ("p12", "by-master", "coat"),
        ("b3", "", "dress"),
        ("o1", "", "coat"),
    ],
)
def test_garments_mark_the_highest_task_that_fits(garment: str, marked: str, task: str) -> None:
    """D44: the top one takes a thimble."""
    table = box().trial("madame", "master", marked).windows(w1=garment)
    table.her_turn("tailor 1 left", "1 none")
    assert sorted(table.tasks("madame")) == sorted([*marked.split(), task])


def test_a_garment_that_fits_no_open_task_marks_none() -> None:
    """D44: a thimble is needed for the top one; and before the other trial nothing is marked."""
    table = box().trial("madame", "master", "dress").windows(w1="b3")
    assert table.her_turn("tailor 1 left", "1 none").tasks("madame") == ["dress"]
    table = box().windows(w1="b12").her_turn("tailor 1 left", "1 none")
    assert table.tasks("madame") == []


def test_the_masters_trial_comes_before_the_hall() -> None:
    """D44: at once; the card for her extra turn is drawn first."""
    table = box().trial("madame", "master", "coat by-master").windows(w1="b3")
    table.her_turn("tailor 1 left", "2 none", extra="kitchen")
    told = ["madame-task", "madame-trial", "madame-hall", "madame-rented"]
    assert table.order(*told) == told
    assert table.match.trials[1] == 0
    assert table.guest("2b") == ("b3", 1)


def test_another_card_says_hall_and_jewel() -> None:
    """D46, D47: its upper half is not done; a full hall makes her turn over another."""
    table = solo().windows(w1="b3").her_turn("tailor 1 left", "1 same")
    assert table.match.favour == EMPTY  # the upper half of that card
    assert len(table.match.deck.used) == 2
    table = free_spaces_only(solo().windows(w1="b3"), "3a").her_turn(
        "tailor 1 left", "1 same", "2 same", "3 none"
    )
    assert table.guest("3a") == ("b3", 1)
    assert [one["full"] for one in table.told("madame-hall")] == ["yes", "yes", "no"]


def test_where_all_halls_are_full_she_gets_three_points_and_no_card() -> None:
    """D14, D47: and the garment stays in the workshop, without a task."""
    table = box().trial("madame", "master").windows(w1="b3")
    free_spaces_only(table).her_turn("tailor 1 left", "1 none")
    assert table.points("madame") == 3
    assert table.in_window("w1") == "b3"
    assert (len(table.match.deck.used), table.tasks("madame")) == (1, [])


def test_only_a_card_that_she_turned_over_for_a_garment_is_shown_as_consulted() -> None:
    """D46: none where she cannot tailor, whatever lies below the card that she played."""
    table = solo().windows(w1="b3").her_turn("tailor 1 left", "4 same")
    shown = table.view("ann").du_barry
    assert shown is not None
    assert shown.consulted is not None
    assert (shown.consulted.hall, shown.consulted.jewel) == ("4", "same")
    table = solo().her_card("tailor 1 left")
    deck = table.match.deck
    played_before = [deck.stock.top()]
    table.match.deck = AutomaDeck(deck.hand, deck.stock.below(), played_before, EMPTY, EMPTY)
    table.match.stack = [NextTurn(table.madame), automa.HerTurn()]
    table.match.settle()
    assert table.told("madame-cannot") == [{"action": "tailor", "points": 3}]
    shown = table.view("ann").du_barry
    assert shown is not None
    assert (shown.last is not None, shown.consulted) == (True, None)


def test_a_master_space_comes_first_and_then_the_best_reward() -> None:
    """D48, D49: with any garment; a tile, thread or lace, more livres, nothing."""
    for taken in range(len(HALL_4)):
        order = ("4f", "4e", "4d", "4c", "4b", "4a")
        table = solo().windows(w1="b3").rents("ann", " ".join(order[:taken]))
        table.her_turn("tailor 1 left", "4 none")
        assert table.guest(order[taken]) == ("b3", 1)


def test_among_master_spaces_the_reward_decides() -> None:
    """D48: the royal hall has one with a lace and one with five livres."""
    table = solo().windows(w1="b3").her_turn("tailor 1 left", "1 none")
    assert table.guest("1a") == ("b3", 1)


def test_she_takes_rewards_but_livres() -> None:
    """D50: a tile comes unseen from the bag, not from the drawers."""
    table = free_spaces_only(solo().windows(w1="b3"), "1a").her_turn("tailor 1 left", "1 none")
    assert table.lace("madame") == 2
    table = free_spaces_only(solo().windows(w1="b3"), "1e").her_turn("tailor 1 left", "1 none")
    assert table.thread("madame") == 2
    table = free_spaces_only(solo().windows(w1="b3").drawers(a="bb"), "1f").bag("oo")
    table.her_turn("tailor 1 left", "1 none")
    assert (table.rack("madame"), table.drawer("a")[0]) == (["oo"], "bb")
    assert table.seat("madame", "ann").seen_tiles == []
    assert table.match.unseen_tiles[1] == [tile("oo")]


# Jewels.


def test_she_takes_no_jewel_without_a_licence() -> None:
    """D52."""
    table = box().windows(w1="b3").jewels(g5="blue").her_turn("tailor 1 left", "1 fitting")
    assert table.own_jewels("madame") == []
    assert table.told("madame-no-jewel") == [{"reason": "licence"}]


def licensed(garment: str, symbol: str, **jewels: str) -> Table:
    table = box().funds("madame", "j1").windows(w1=garment).jewels(**jewels).bag("oo")
    return free_spaces_only(table, "4a").her_turn("tailor 1 left", f"4 {symbol}")


def test_the_same_colour_takes_the_cheapest_jewel_of_it_and_a_tile() -> None:
    """D53."""
    table = licensed("b3", "same", g2="blue", g4="blue", g5="green")
    assert table.own_jewels("madame") == ["blue"]
    assert table.match.jewel_row[3] == EMPTY
    assert table.rack("madame") == ["oo"]
    table = licensed("b3", "same", g4="pink", g5="green")
    assert (table.own_jewels("madame"), table.rack("madame")) == ([], [])


def test_fitting_takes_the_cheapest_that_fits() -> None:
    """D54: cheapest before matching; a tile only where the colour is that of the garment."""
    table = licensed("b3", "fitting", g2="blue", g4="green", g5="pink")
    assert (table.own_jewels("madame"), table.rack("madame")) == (["green"], [])
    table = licensed("p3", "fitting", g2="orange", g4="pink", g5="blue")
    assert (table.own_jewels("madame"), table.rack("madame")) == (["pink"], ["oo"])


def test_none_takes_no_jewel() -> None:
    """D55."""
    assert licensed("b3", "none", g5="blue").own_jewels("madame") == []


# Employees.


def test_she_hires_by_side_and_number_for_nothing() -> None:
    """D60, D63: counting cards; no bonus is used."""
    table = solo().offers("-", "felix", "manon", "hugo").her_turn("hire 2 right")
    assert table.on_offer() == ["-", "felix", "-", "hugo"]
    assert card("manon") in table.match.staffs[1].cards()
    assert (table.thread("madame"), table.points("madame")) == (1, 0)
    table = solo().offers("-", "felix", "manon", "hugo").her_turn("hire 1 left")
    assert table.on_offer()[1] == "-"


def test_she_takes_the_last_where_there_are_fewer() -> None:
    """D60: an edition might have a card that counts to three."""
    table = solo().offers("felix", "-", "manon").her_card("hire 1 left")
    third = msgspec.structs.replace(EDITION.du_barry[15], number=2)
    automa.hire(table.match, third)
    assert table.on_offer() == ["felix", "-", "-", "-"]
    assert table.told("madame-hired")[0]["reason"] == "last"


def test_crowns_come_first_whatever_the_card_says() -> None:
    """D61: the one that brings her most now, even nothing."""
    table = solo().offers("hortense", "gilles", "cyprien", "auguste").rents("madame", "1a:b3 2a:p3")
    table.has("madame", thread=4, lace=3).her_turn("hire 1 left")
    assert table.on_offer() == ["hortense", "-", "cyprien", "auguste"]  # 9 points against 2
    table = solo().offers("hortense", "-", "margot").her_turn("hire 1 left")
    assert table.on_offer() == ["hortense", "-", "-", "-"]


def test_a_crown_counts_itself() -> None:
    """D61: Rosalie would be her sixth card and is worth two points, against none of Margot's."""
    table = solo().offers("margot", "rosalie").has("madame", thread=0).her_turn("hire 1 left")
    assert table.on_offer() == ["margot", "-", "-", "-"]


def test_of_equal_crowns_she_takes_what_would_bring_the_person_most() -> None:
    """D62: then the first from the side of the card."""
    table = solo().offers("margot", "cyprien").rents("ann", "1b:b3 2a:p3").her_turn("hire 1 left")
    assert table.on_offer() == ["margot", "-", "-", "-"]
    table = solo().offers("margot", "cyprien").her_turn("hire 1 right")
    assert table.on_offer() == ["margot", "-", "-", "-"]
    table = solo().offers("margot", "cyprien").her_turn("hire 1 left")
    assert table.on_offer() == ["-", "cyprien", "-", "-"]


def test_a_new_master_with_a_crown_is_one_too() -> None:
    """D61: with the box crowns come in round 5 already."""
    table = box().offers("felix", "quitterie").her_turn("hire 1 left")
    assert table.on_offer() == ["felix", "-", "-", "-"]


def test_hiring_gives_her_another_turn() -> None:
    """D64: not where there is nobody to hire (D65)."""
    table = solo().offers("felix").her_turn("hire 1 left")
    assert table.match.deck.hand.left == 1


# Decorations.


@pytest.mark.parametrize(
    ("upper", "taken", "expected"),
    [
        ("fireworks", "", "f1"),
        ("fireworks", "f1", "f2"),
        ("musician", "", "m5"),
        ("musician", "m5", "m4"),
        ("statue", "", "s1"),
        ("kitchen", "", "l1"),
        ("kitchen", "l1", "r1"),
        ("kitchen", "l1 r1", "l2"),
    ],
)
def test_she_funds_the_cheapest_of_the_kind(upper: str, taken: str, expected: str) -> None:
    """D70, D72: for nothing; the left kitchen before the right."""
    table = solo().funds("ann", taken).her_turn(upper)
    assert table.owner(expected) == 1


def test_she_takes_one_space_of_each_kitchen() -> None:
    """D73, D74: then three points, and no task."""
    table = solo().funds("madame", "l1").her_turn("kitchen")
    assert table.owner("r1") == 1
    table = box().funds("madame", "j1 l1 r1").her_turn("kitchen")
    assert table.points("madame") == 3
    assert table.tasks("madame") == []


def test_the_jeweller_comes_first() -> None:
    """D71, D75: while she has no licence; it marks the task."""
    table = box().funds("ann", "j1").her_turn("statue")
    assert (table.owner("j2"), table.owner("s1")) == (1, None)
    assert table.tasks("madame") == ["decoration"]
    table = box().funds("madame", "j1").her_turn("statue")
    assert table.owner("s1") == 1
    table = box().funds("ann", "j1 j2 j3 j4 j5").her_turn("statue")
    assert table.owner("s1") == 1


def test_a_decoration_may_pass_the_trial() -> None:
    """D75."""
    table = box().trial("madame", "journeyman", "common-silk rare-silk notions").her_turn("statue")
    assert table.match.trials[1] == 1


# Trials.


def pass_journeymans(table: Table) -> Table:
    return (
        table.trial("madame", "journeyman", "rare-silk notions decoration")
        .drawers(a="bb")
        .her_turn("drawer 1")
    )


def pass_masters(table: Table) -> Table:
    return (
        table.trial("madame", "master", "coat by-master")
        .windows(w1="b3")
        .her_turn("tailor 1 left", "1 none")
    )


def test_her_journeymans_trial() -> None:
    """D80: a point, an Apprentice leaves, a Journeyman comes unseen, and another turn."""
    table = pass_journeymans(box().pile("journeyman", "cecile", "damien"))
    staff = set(table.match.staffs[1].cards())
    assert table.points("madame") == 1
    assert len(staff) == 5
    assert len(staff & {card("perrin"), card("lison")}) == 1
    assert len(staff & {card("cecile"), card("damien")}) == 1
    assert table.match.deck.hand.left == 1
    assert (table.tasks("madame"), table.match.trials[1]) == ([], 1)
    assert table.livres("madame") == 0


def test_apprentices_of_level_six_never_leave_her() -> None:
    """D81, D80: and where no other is there the rest is done all the same."""
    table = box().pile("journeyman", "cecile", "damien").reserve("madame", "gilles", "margot")
    pass_journeymans(table.without("madame", "perrin", "lison"))
    staff = table.match.staffs[1].cards()
    assert card("gilles") in staff
    assert card("margot") in staff
    assert len(staff) == 6
    assert table.told("madame-trial")[0]["removed"] == "no"


def test_a_specialised_or_new_apprentice_may_leave_her() -> None:
    """D80: any Apprentice below level VI."""
    table = box().pile("journeyman", "cecile", "damien").reserve("madame", "felix")
    pass_journeymans(table.without("madame", "perrin", "lison"))
    assert card("felix") not in table.match.staffs[1].cards()


def test_her_masters_trial() -> None:
    """D85: a Journeyman leaves, a Master comes."""
    table = pass_masters(box().pile("master", "jerome", "katell"))
    staff = set(table.match.staffs[1].cards())
    assert card("colin") not in staff
    assert len(staff & {card("jerome"), card("katell")}) == 1
    assert (table.match.trials[1], table.points("madame")) == (0, 1)
    assert table.match.deck.hand.left == 1


def test_a_journeyman_of_level_six_may_leave_her() -> None:
    """D85: only Apprentices of that level are spared."""
    table = box().pile("master", "jerome", "katell").reserve("madame", "auguste")
    pass_masters(table.without("madame", "colin"))
    assert card("auguste") not in table.match.staffs[1].cards()


def test_an_empty_pile_gives_her_no_card_but_the_rest() -> None:
    """D80, D85."""
    table = pass_masters(box().pile("master"))
    assert len(table.match.staffs[1].cards()) == 4
    assert (table.match.trials[1], table.points("madame")) == (0, 1)


# The rest.


def test_she_gets_the_bonus_for_all_halls() -> None:
    """D90: by a garment or a musician."""
    table = solo().rents("madame", "1b 2a 3a 4a").her_turn("musician")
    assert table.match.all_halls == [1]
    assert table.score("madame")["all-halls"] == 5
    table = (
        solo().funds("madame", "m1 m2 m3 m4").windows(w1="b3").her_turn("tailor 1 left", "5 none")
    )
    assert table.match.all_halls == [1]


def test_she_scores_like_a_player_and_for_tiles() -> None:
    """D91, D92, D93: no livres; balcony, statues, crowns; a point for every two tiles."""
    table = box().rents("madame", "1a:b12 2a:p3").funds("madame", "f3 s1 m1")
    table.has("madame", tiles="bb pp bb", unseen="oo o", jewels="blue pink", thread=2, lace=3)
    table.reserve("madame", "gilles", "rosalie").favour("madame")
    score = table.score("madame")
    assert "livres" not in score
    assert (score["tiles"], score["jewels"], score["favour"]) == (2, 2, 3)
    assert score["staff"] == 2 * 3 + 5  # two sets of notions, seven cards
    assert (score["hall-1"], score["hall-2"], score["fireworks"]) == (10, 8, 6)
    assert (score["balcony"], score["statues"]) == (8, 4)
    assert (score["garments"], score["decorations"]) == (6, 5)


def test_she_wins_ties() -> None:
    """D94."""
    table = solo().has("ann", points=5, livres=4).has("madame", points=5).income()
    results = {one.seat: one.rank for one in table.match.results()}
    assert results == {0: 2, None: 1}
    table = solo().has("ann", points=6, livres=4).has("madame", points=5).income()
    assert {one.seat: one.rank for one in table.match.results()} == {0: 1, None: 2}


def test_garments_of_the_small_expansions_give_her_what_is_not_livres() -> None:
    """D95: the points of a Festivity Dress; of the Experts the favour, a tile, a jewel, points."""
    table = solo(festivity="yes").rents("madame", "1b:b3 2a:b4").windows(w1="festivity-3")
    assert table.her_turn("tailor 1 left", "4 none").points("madame") == 2

    def made(garment: str, symbol: str = "none", licence: str = "j1", **jewels: str) -> Table:
        table = solo(expert="yes", jewelry="yes").windows(w1=garment).bag("oo")
        table.funds("madame", licence).jewels(**jewels)
        return free_spaces_only(table, "4a").her_turn("tailor 1 left", f"4 {symbol}")

    table = made("expert-1")
    assert (table.match.favour, table.points("madame")) == (1, 0)
    assert made("expert-2").match.staffs[1].size() == 5
    assert made("expert-3").rack("madame") == ["oo"]
    assert made("expert-4").livres("madame") == 0
    assert made("expert-5", g2="pink", g4="orange").own_jewels("madame") == ["orange"]
    assert made("expert-5", licence="", g4="orange").own_jewels("madame") == []
    assert made("expert-6", "same", g4="pink").points("madame") == 2
    assert made("expert-6", "fitting", g4="orange").points("madame") == 0


def test_every_step_of_hers_is_told_with_its_reason() -> None:
    """D12: card, garment, task, hall, space, jewel, tile."""
    table = licensed("b3", "same", g4="blue")
    assert table.order(
        *("madame-card", "madame-garment", "madame-hall", "madame-rented"),
        *("madame-jewel", "madame-tile"),
    ) == [
        *("madame-card", "madame-garment", "madame-hall", "madame-rented"),
        *("madame-jewel", "madame-tile"),
    ]
    assert table.told("madame-rented")[0]["reason"] == "reward"


def test_she_does_not_turn_cards_over_for_ever() -> None:
    """D14, D47: the only cards with a free hall are in her hand, so that none can be turned over."""
    table = free_spaces_only(solo().windows(w1="b3"), "3a").her_card("tailor 1 left", "1 none")
    cards = EDITION.du_barry
    with_hall = [number for number, one in enumerate(cards) if one.hall == 2]
    (first,) = table.match.deck.hand.lying()
    rest = [number for number in range(25) if number not in [*with_hall, first]]
    table.match.deck = AutomaDeck(Pile([*with_hall, first]), Pile(rest), [], EMPTY, EMPTY)
    table.match.stack = [NextTurn(1), automa.HerTurn()]
    table.match.settle()
    assert table.points("madame") == 3
    assert table.in_window("w1") == "b3"


def test_a_trial_may_take_the_last_card_with_a_free_hall() -> None:
    """D47, D17: then she goes to the first hall that is free, without a jewel."""
    table = box().trial("madame", "master", "coat by-master").windows(w1="b3").funds("madame", "j1")
    free_spaces_only(table, "3a").jewels(g5="blue").her_card("tailor 1 left")
    cards = EDITION.du_barry
    (first,) = table.match.deck.hand.lying()
    halls = [number for number, one in enumerate(cards) if one.hall == 2]
    rest = [number for number in range(25) if number not in [*halls, first]]
    table.match.deck = AutomaDeck(
        Pile([*halls[1:], first]), Pile([*rest, halls[0]]), [], EMPTY, EMPTY
    )
    table.match.stack = [automa.HerTurn()]
    table.match.stack[-1].play(table.match, 0, 0)
    assert table.guest("3a") == ("b3", 1)
    assert table.own_jewels("madame") == []
