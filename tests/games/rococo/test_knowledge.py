"""What a seat cannot know is dealt again, and nothing else; every deal is as likely."""

from __future__ import annotations

from collections import Counter

from tests.games.rococo.table import TILES, Table, card, tile
from toque.games.rococo import GAME
from toque.games.rococo.match import EMPTY, RococoMatch, cards_of
from toque.games.rococo.names import (
    EMPLOYEE_NAMES,
)


def names(cards: list[int]) -> tuple[str, ...]:
    return tuple(EMPLOYEE_NAMES[one] for one in cards)


def even(found: Counter[tuple[str, ...]], kinds: int) -> None:
    """All possible deals were found, each about as often."""
    assert len(found) == kinds
    expected = sum(found.values()) / kinds
    assert all(0.6 * expected < count < 1.4 * expected for count in found.values()), found


def box(seats: int = 2) -> Table:
    return Table(seats, jewelry="yes")


# Hands and reserves.


def test_which_cards_of_others_are_in_hand_is_unknown() -> None:
    """C19, K9: ten hands of three of five are as likely; one's own stays."""
    table = Table()
    found: Counter[tuple[str, ...]] = Counter()
    for world in table.worlds("ann", 600):
        assert world.staffs[0].hand == table.match.staffs[0].hand
        assert world.staffs[0].reserve == table.match.staffs[0].reserve
        found[names(world.staffs[1].hand)] += 1
    even(found, 10)


def test_a_card_that_had_to_be_taken_is_known_to_be_in_hand() -> None:
    """K4, K5, K7: a reserve of two is taken whole, and the third card is one of three."""
    table = Table().reserve("bob", "manon").new_round(2)
    table.play("ann: choose colin")
    assert table.seat("ann", "bob").sure == ["anselme", "lison"]
    found = Counter(names(world.staffs[0].hand) for world in table.worlds("bob", 300))
    assert set(found) == {
        ("berthe", "anselme", "lison"),
        ("anselme", "colin", "lison"),
        ("anselme", "perrin", "lison"),
    }
    for world in table.worlds("ann", 20):
        assert names(world.staffs[1].hand) == ("anselme", "lison", "manon")


def test_while_hands_are_chosen_only_who_is_done_is_known() -> None:
    """K1: a choice that is half made does not show."""
    table = Table().discard("bob", "anselme", "lison").new_round(2)
    table.play("bob: choose berthe")
    bob = table.seat("bob", "ann")
    assert (bob.hand_count, bob.reserve_count, bob.sure) == (0, 5, [])
    assert all(world.staffs[1].hand == [] for world in table.worlds("ann", 20))


def test_hired_cards_are_known_to_be_in_hand() -> None:
    """A52: everybody saw who was hired."""
    table = Table().offers("felix", "manon").play("play berthe", "hire 1")
    for world in table.worlds("bob", 40):
        assert card("felix") in world.staffs[0].hand


def test_played_and_exposed_cards_are_known_to_be_out_of_the_hand() -> None:
    """J90, K9."""
    table = box().hand("ann", "aimee").play("play aimee", "done", "expose lison")
    for world in table.worlds("bob", 40):
        assert world.staffs[0].discard == table.match.staffs[0].discard
        assert card("lison") not in world.staffs[0].hand


def test_when_a_discard_is_turned_over_the_hand_was_known_and_stays_so() -> None:
    """J90, K6: with an empty reserve everybody knows what is in hand."""
    table = box().discard("ann", "anselme", "lison").hand("ann", "aimee")
    for world in table.worlds("bob", 20):
        assert world.staffs[0].hand == table.match.staffs[0].hand
    table.play("play aimee", "done", "expose lison")
    assert table.staff("ann", "reserve") == ["anselme"]
    for world in table.worlds("bob", 40):
        assert names(world.staffs[0].hand) == ("berthe", "colin", "perrin")
    assert table.seat("ann", "bob").sure == ["berthe", "colin", "perrin"]


def test_the_last_card_does_not_play_itself_where_it_would_show_a_secret() -> None:
    """T1: who played before could see it and take their move back."""
    table = Table().reserve("bob", "colin", "perrin").play("play berthe", "done")
    assert table.step == "card"
    assert table.moves() == ["play berthe"]
    before = table.match.reveals
    assert table.play("play berthe").match.reveals == before  # nobody else's secret: no fence


# Tiles.


def test_tiles_that_others_drew_are_unknown_and_those_from_drawers_are_not() -> None:
    """C19: three kinds are left in the bag or in Bob's hands; all are as likely."""
    table = Table().has("bob", tiles="oo", unseen="gg").bag("bb pp")
    found: Counter[tuple[str, ...]] = Counter()
    for world in table.worlds("ann", 300):
        assert world.seen_tiles[1] == [tile("oo")]
        found[tuple(TILES[kind] for kind in world.unseen_tiles[1])] += 1
        assert world.census() == table.match.census()
    even(found, 3)
    assert all(world.unseen_tiles[1] == [tile("gg")] for world in table.worlds("bob", 20))


def test_tiles_in_two_hands_are_dealt_together() -> None:
    """C19: Bob's one and Cid's one of three: six deals."""
    table = Table(3).has("bob", unseen="gg").has("cid", unseen="oo").bag("bb")
    found = Counter(
        (TILES[world.unseen_tiles[1][0]], TILES[world.unseen_tiles[2][0]])
        for world in table.worlds("ann", 600)
    )
    even(Counter({tuple(key): count for key, count in found.items()}), 6)


def test_when_the_bag_is_filled_again_older_tiles_cannot_be_in_it() -> None:
    """N8: Bob drew before; what went into the bag was open."""
    table = Table().hand("ann", "felix").has("bob", unseen="gg").bag("")
    table.play("play felix", "done", "draw", "keep")
    assert all(world.unseen_tiles[1] == [tile("gg")] for world in table.worlds("ann", 30))
    found = {world.unseen_tiles[0][0] % 64 for world in table.worlds("bob", 200)}
    assert len(found) > 10


def test_a_drawn_tile_is_told_to_its_owner_alone() -> None:
    """B14: others hear that one was drawn, and what it was if it is cut up."""
    table = Table().hand("ann", "felix").bag("oo").play("play felix", "done", "draw")
    assert table.told("drew", "ann") != table.told("drew", "bob")
    assert "oo" not in str(table.told("drew", "bob"))
    table.play("cut thread")
    assert table.told("cut-up", "ann") == table.told("cut-up", "bob")


# The hire deck.


def test_the_order_of_a_level_is_unknown() -> None:
    """S5: the next card of the deck is one of the two that are left of level I."""
    match = GAME.new(2, seed="deck")
    table = Table()
    table.match = match
    tops = Counter(world.hire_deck.top() for world in table.worlds("ann", 200))
    left = [one for one in match.hire_deck.lying() if match.rules.levels[one] == 1]
    assert set(tops) == set(left)
    for world in table.worlds("ann", 5):
        levels = [world.rules.levels[one] for one in world.hire_deck.lying()]
        assert levels == sorted(levels, reverse=True)


# Specialised Apprentices.


def test_the_apprentices_of_others_are_unknown_until_they_are_hired() -> None:
    """J6, J7: one of nine."""
    table = box().apprentice("ann", "victor").apprentice("bob", "adele").has("ann", livres=30)
    found = Counter(names([world.apprentices[0]]) for world in table.worlds("bob", 900))
    even(found, 9)
    table.play("play berthe", "hire own")
    for world in table.worlds("bob", 20):
        assert card("victor") in world.staffs[0].hand
        assert world.apprentices[0] == EMPTY


# Cards of the trials.


def won(world: RococoMatch, seat: int) -> tuple[str, ...]:
    return names(cards_of(world.won_cards[seat]))


def test_a_card_won_in_a_trial_is_known_to_its_owner_alone() -> None:
    """J52, J55: others know its rank; it is one of all that nobody has seen."""
    table = box().trial("ann", "journeyman", "all").pile("journeyman", "aimee", "cecile", "damien")
    table.play("play perrin", "trial", "choose cecile")
    unseen = {"aimee", "cecile", "damien"} | {
        EMPLOYEE_NAMES[one]
        for one in table.match.hire_deck.lying()
        if table.match.rules.levels[one] == 2 and table.match.rules.ranks[one] == 1
    }
    found = Counter(won(world, 0) for world in table.worlds("bob", 1000))
    even(found, len(unseen))
    assert {one[0] for one in found} == unseen
    for world in table.worlds("bob", 30):
        assert won(world, 0)[0] in names(world.staffs[0].hand)
        assert world.census() == table.match.census()
    assert "cecile" not in [one.employee for one in table.seat("ann", "bob").held]
    for world in table.worlds("ann", 20):
        assert "cecile" in names(world.staffs[0].hand)


def test_who_has_looked_through_a_pile_knows_what_is_left_in_it() -> None:
    """J52: Ann knows the pile and so what is not in it; Bob's later card is one of two."""
    table = box().trial("ann", "journeyman", "all").trial("bob", "journeyman", "all")
    table.pile("journeyman", "aimee", "cecile", "damien")
    table.play("play perrin", "trial", "choose cecile")
    for world in table.worlds("ann", 30):
        assert set(names(cards_of(world.trial_piles[0]))) == {"aimee", "damien"}
    table.play("play perrin", "trial", "choose aimee")
    found = Counter(won(world, 1) for world in table.worlds("ann", 200))
    even(found, 2)
    assert set(found) == {("aimee",), ("damien",)}


def test_a_pile_is_shown_to_who_looks_through_it() -> None:
    """J52: and to nobody else."""
    table = box().trial("ann", "journeyman", "all").play("play perrin", "trial")
    own, other = table.view("ann").jeweller, table.view("bob").jeweller
    assert own is not None
    assert other is not None
    assert own.piles[0].cards is not None
    assert (own.piles[1].cards, other.piles[0].cards) == (None, None)
    assert other.piles[0].left == 9


def test_drawing_and_looking_are_fences() -> None:
    """J52, B12: nobody goes back behind what they have seen; a card of one's own is no fence."""
    table = Table().hand("ann", "hugo")
    before = table.match.reveals
    table.play("play hugo", "done")
    assert table.match.reveals == before
    table.play("draw")
    assert table.match.reveals == before + 1
    table = box().trial("ann", "journeyman", "all")
    before = table.match.reveals
    table.play("play perrin", "trial")
    assert table.match.reveals == before + 1


# Madame du Barry.


def test_her_cards_are_unknown_but_for_those_she_has_used() -> None:
    """D10, D17: hand and reserve in any order."""
    table = Table(1).her_turn("favour", left=3)
    used = table.match.deck.used
    orders = set()
    for world in table.worlds("ann", 60):
        assert world.deck.used == used
        assert sorted(world.deck.cards()) == list(range(25))
        orders.add(tuple(world.deck.hand.lying()))
    assert len(orders) > 40


def test_whom_she_loses_and_wins_in_a_trial_is_unknown() -> None:
    """D80: one of two Apprentices, one of the Journeymen that nobody has seen."""
    table = Table(1, jewelry="yes").trial("madame", "journeyman", "rare-silk notions decoration")
    table.pile("journeyman", "cecile", "damien").drawers(a="bb").her_turn("drawer 1")
    lost = Counter(names(cards_of(world.removed[1])) for world in table.worlds("ann", 300))
    even(lost, 2)
    assert set(lost) == {("perrin",), ("lison",)}
    found = Counter(won(world, 1) for world in table.worlds("ann", 600))
    assert {("cecile",), ("damien",)} < set(found)
    assert all(world.staffs[1].size() == 5 for world in table.worlds("ann", 20))
    assert table.told("madame-trial") == [{"trial": "journeyman", "removed": "yes"}]


def test_a_journeyman_of_level_six_may_be_the_one_who_left_her() -> None:
    """D85: the imagination knows as much as the rules."""
    table = Table(1, jewelry="yes").trial("madame", "master", "coat by-master").windows(w1="b3")
    table.offers("auguste").her_turn("hire 1 left")
    table.her_turn("tailor 1 left", "1 none")
    lost = Counter(names(cards_of(world.removed[1])) for world in table.worlds("ann", 200))
    even(lost, 2)
    assert set(lost) == {("colin",), ("auguste",)}


def test_her_unseen_tiles_are_unknown() -> None:
    """D50: and only their number ever counts."""
    table = Table(1).has("madame", tiles="bb", unseen="oo").bag("gg pp")
    found = Counter(
        tuple(TILES[one] for one in world.unseen_tiles[1]) for world in table.worlds("ann", 300)
    )
    even(found, 3)


def test_a_spectator_sees_no_hand_no_tiles_and_no_apprentice() -> None:
    """C19."""
    table = box().has("ann", tiles="bb", unseen="oo")
    for seat in table.view(None).players:
        assert (seat.hand, seat.reserve, seat.tiles, seat.apprentice) == (None, None, None, None)


# In the middle of a turn.


def test_a_card_that_is_bound_to_leave_stays_where_it_was_shown() -> None:
    """B11: Clémence was delegated from the reserve, before everybody's eyes, and may tailor first."""
    table = Table().windows(w5="b3").reserve("ann", "clemence").hand("ann", "sidonie")
    table.play("play sidonie", "done", "delegate clemence")
    assert table.step == "extra-tailor"
    for world in table.worlds("bob", 40):
        assert card("clemence") in world.staffs[0].reserve


def test_a_won_card_that_is_delegated_is_known_from_then_on() -> None:
    """B11, J55: Fabrice came out of a trial, and Sidonie shows him when she delegates him."""
    table = box().trial("ann", "journeyman", "all").pile("journeyman", "fabrice", "damien")
    table.hand("ann", "sidonie").windows(w5="b3").has("ann", tiles="b")
    table.play("play perrin", "trial", "choose fabrice").turn("ann")
    table.play("play sidonie", "done", "delegate fabrice")
    assert table.step == "extra-tailor"
    for world in table.worlds("bob", 40):
        assert card("fabrice") in world.staffs[0].hand
        before = world.census()
        world.play(0, GAME.lexicon.parse("done"))
        assert world.census() == before


def test_a_tile_that_is_being_decided_on_is_unknown_to_others() -> None:
    """B14: Ann holds a tile of the bag and must keep it or cut it up."""
    table = Table().hand("ann", "felix").bag("oo bb pp").play("play felix", "done", "draw")
    found: Counter[tuple[str, ...]] = Counter()
    for world in table.worlds("bob", 300):
        found[tuple(TILES[one] for one in world.unseen_tiles[0])] += 1
        before = world.census()
        world.play(0, world.moves(0)[-1])  # cut up whatever it is
        assert world.census() == before
    even(found, 3)


def test_a_payment_that_is_being_chosen_is_unknown_to_others() -> None:
    """A33: others know that there are several ways to pay, and no more."""
    table = Table().windows(w5="b6").has("ann", tiles="bb", unseen="bp bg").bag("oo pp pp")
    table.play("play berthe", "tailor w5")
    assert table.step == "silk"
    for world in table.worlds("bob", 30):
        before = world.census()
        while world.stack[-1].name == "silk":
            world.play(0, world.moves(0)[-1])
        assert world.census() == before


def test_who_has_tiles_and_might_tailor_is_asked_even_where_they_cannot() -> None:
    """T4, C19: whether Bob can tailor is not to be seen from whether he was asked."""
    for tiles in ("b", "oo"):
        table = Table().windows(w5="b3").favour("ann").has("bob", livres=0, unseen=tiles)
        table.staff_of("bob", 4).discard("bob", "anselme", "berthe", "perrin")
        table.play("play berthe", "done")  # and Bob's last card, known to all, plays itself
        assert table.asked == ["bob"]
        assert table.step == "action"
        assert table.allows("tailor w5") == (tiles == "b")


# Where players remember for themselves.


def test_tiles_of_the_drawers_are_forgotten_where_players_remember_for_themselves() -> None:
    """C19: neither view nor imagined worlds have what was seen once."""
    table = Table(memory="players").drawers(a="gg", b="oo").turn("bob")
    table.play("play berthe", "acquire a1", "keep").bag("bb pp")
    assert table.seat("bob", "ann").seen_tiles == []
    assert table.seat("bob", "ann").tile_count == 1
    found = Counter(
        tuple(TILES[kind] for kind in world.rack(1)) for world in table.worlds("ann", 300)
    )
    even(found, 3)
    assert all(world.rack(1) == [tile("gg")] for world in table.worlds("bob", 20))


def test_a_tile_that_was_just_taken_is_in_sight_until_it_is_decided_on() -> None:
    """A22: also where players remember for themselves."""
    table = Table(memory="players").drawers(a="gg", b="oo").bag("bb pp")
    table.play("play berthe", "acquire a1")
    for world in table.worlds("bob", 40):
        assert world.rack(0) == [tile("gg")]
        before = world.census()
        world.play(0, world.moves(0)[-1])
        assert world.census() == before
