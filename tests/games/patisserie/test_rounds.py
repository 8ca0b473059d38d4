"""Set-up, preparation, choosing staff, income: S, R, H, D, I, G1-G4."""

from __future__ import annotations

import pytest

from tests.games.patisserie.table import EDITION, TILES, Table, card, tile
from toque.engine.bits import BIT
from toque.engine.rng import Rng
from toque.games.patisserie import GAME
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.games.patisserie.names import RECIPE_NAMES, STAFF_NAMES

STARTERS = "aubin brice colette denise"


def new(seats: int, seed: str = "new", **options: str) -> PatisserieMatch:
    return GAME.start(GAME.setup(seats, options, EDITION), seed)


def advance(match: PatisserieMatch, step: str, round_: int = 1) -> None:
    """Random answers until a step of a round is on top."""
    rng = Rng("advance")
    while match.round < round_ or match.stack[-1].name != step:
        seat = match.deciders()[0]
        match.play(seat, rng.choice(match.moves(seat)))


@pytest.mark.parametrize(
    ("seats", "deck", "box"), [(2, 32, 36), (3, 40, 28), (4, 48, 20), (5, 56, 12)]
)
def test_the_deck_has_eight_trays_and_the_rest_stays_unseen(
    seats: int, deck: int, box: int
) -> None:
    """S4, S15, E2, R2."""
    match = new(seats)
    size = seats + 2
    assert match.deck.left == deck - 2 * size
    assert len(match.box) == box
    assert len(match.stars) == seats + 1
    levels = [match.rules.levels[one] for one in match.deck.lying()]
    assert levels == [4] * size + [3] * 2 * size + [2] * 2 * size + [1] * size
    advance(match, "card", 4)
    assert match.deck.left == 0


def test_start_money_rises_clockwise_from_the_first_player() -> None:
    """S12, E3, S10, E4."""
    match = new(5)
    after = [match.coins[(match.first + ahead) % 5] for ahead in range(5)]
    assert after == [10, 11, 12, 13, 14]
    assert match.staples[:3] == [2, 1, 1]


def test_the_mentor_starts_with_the_coins_of_his_place() -> None:
    """M10."""
    match = new(1)
    assert sorted(match.coins) == [10, 11]
    assert match.staffs[1].hand == []


def test_trays_go_round_in_both_directions_and_leave_two_cards_each() -> None:
    """D1, D2, D3, D4, D5, D6, D7, D8, E8."""
    match = new(3)
    met: list[tuple[int, int, int]] = []
    while match.stack[-1].name == "draft":
        for seat in match.deciders():
            moves = match.moves(seat)
            tray = match.trays.index([move - 85 for move in moves])
            met.append(((seat - match.first) % 3, tray, len(moves)))
            match.play(seat, moves[0])
    assert sorted(met) == [(0, 0, 5), (0, 1, 3), (1, 0, 4), (1, 1, 4), (2, 0, 3), (2, 1, 5)]
    assert EMPTY not in match.offers
    assert [len(match.staffs[seat].hand) for seat in range(3)] == [6, 6, 6]


def test_nobody_sees_the_second_tray_before_choosing_from_the_first() -> None:
    """D6."""
    match = new(3)
    for _ in range(2):
        seat = match.deciders()[0]
        match.play(seat, match.moves(seat)[0])
    (middle,) = match.deciders()
    before = match.reveals
    kept = match.trays[1]
    match.play(middle, match.moves(middle)[0])
    assert match.deciders() == (middle,)
    assert [move - 85 for move in match.moves(middle)] == kept
    assert match.reveals > before


def test_without_trays_everybody_gets_two_cards_and_four_are_laid_out() -> None:
    """D9."""
    match = new(4, trays="no")
    assert match.stack[-1].name == "remove"
    assert [len(match.staffs[seat].hand) for seat in range(4)] == [6] * 4
    assert EMPTY not in match.offers


def test_one_of_six_cards_is_removed_and_stays_unknown() -> None:
    """D10, D11, E9."""
    match = new(2)
    advance(match, "card")
    assert [len(match.staffs[seat].hand) for seat in range(2)] == [5, 5]
    other = GAME.view(match, 1).players[0]
    assert other.removed is None
    assert other.hand is None


def test_unused_cards_are_taken_first_and_only_then_the_used_pile_is_turned() -> None:
    """H4, H5, H6, E7."""
    table = Table().staff("ann", unused="aubin brice", used="colette denise achille")
    table.staff("bob", unused=STARTERS, used="adelaide")
    table.income()
    match = table.match
    assert match.staffs[0].hand == [card("aubin"), card("brice")]
    assert match.staffs[0].reserve == [card("colette"), card("denise"), card("achille")]
    assert len(match.staffs[1].hand) == 4
    assert match.staffs[1].discard == [card("adelaide")]
    assert match.deciders() == (0,)


def test_the_lower_part_is_cleared_and_tiles_fall_down_their_columns() -> None:
    """R3, R4, R5, E5."""
    table = Table().market(a1="ehn", b2="ee", c3="nn")
    before = table.match.market[0]
    table.staff("ann", unused=STARTERS)
    table.staff("bob", unused=STARTERS).income()
    assert table.match.market[8] == before
    assert EMPTY not in [table.match.market[stall] for stall in (0, 1, 2, 4, 5, 6, 8, 9, 10)]


def test_the_two_slots_on_the_right_are_cleared_and_the_rest_slides() -> None:
    """R7, R8, R9, E6."""
    table = Table().display("eclair - flan - tuile -")
    table.staff("ann", unused=STARTERS)
    table.staff("bob", unused=STARTERS).income()
    row = table.match.recipe_row
    assert [RECIPE_NAMES[one] for one in row[4:]] == ["eclair", "flan"]
    assert EMPTY not in row


def test_income_adds_decorations_and_noble_hosts() -> None:
    """I1, I2, I3, E26."""
    table = Table().has("ann", coins=0, points=0, decorations="e:c e:c e:c")
    table.has("bob", coins=0, points=0, decorations="e:c e:c e:c e:c e:c")
    table.marks("ann", "noble-1", "noble-2")
    table.staff("ann", unused=STARTERS)
    table.staff("bob", unused=STARTERS).income()
    assert (table.coins("ann"), table.points("ann")) == (14, 1)
    assert (table.coins("bob"), table.points("bob")) == (10, 4)


def test_the_first_player_changes_and_cards_on_offer_leave() -> None:
    """G1, G2, G3: then the next round is prepared."""
    table = Table().offers("achille", "-", "adelaide")
    table.staff("ann", unused=STARTERS)
    table.staff("bob", unused=STARTERS).income()
    assert table.match.first == 1
    assert {card("achille"), card("adelaide")} <= set(table.match.gone)
    assert table.match.round == 2
    assert EMPTY not in table.match.recipe_row


def test_promo_starters_are_chosen_in_secret_and_the_others_leave() -> None:
    """P14, P15."""
    match = new(2, **{"promo-starters": "yes"})
    assert match.stack[-1].name == "hand"
    for seat in (0, 1):
        for name in STAFF_NAMES[2:6]:
            match.play(seat, STAFF_NAMES.index(name))
    assert match.dropped == [[0, 1], [0, 1]]
    assert match.staffs[0].reserve == []


# The course of a match.


def test_four_rounds_of_four_phases() -> None:
    """R1, T11: hands, new staff, cards, income, one after the other; nobody is left with a card."""
    match = new(3, "phases")
    rng = Rng("phases")
    phases: list[tuple[int, str]] = []
    while not match.over:
        seat, step = match.deciders()[0], match.stack[-1].name
        phase = step if step in ("hand", "draft", "remove") else "turns"
        if not phases or phases[-1] != (match.round, phase):
            phases.append((int(match.round), phase))
        match.play(seat, rng.choice(match.moves(seat)))
    asked = [phase for phase in phases if phase[1] != "hand"]
    assert asked == [(one, phase) for one in range(1, 5) for phase in ("draft", "remove", "turns")]
    hands = [phases[at + 1] for at, phase in enumerate(phases) if phase[1] == "hand"]
    assert hands, "a hand of four may be forced, but not in every round"
    assert {phase for _, phase in hands} == {"draft"}
    assert [staff.hand for staff in match.staffs] == [[], [], []]


def test_income_comes_in_the_last_round_too() -> None:
    """I4, G4: four times for everybody; then it is over, and the token stays where it is."""
    match = new(2, "incomes")
    match.listener = []
    rng = Rng("incomes")
    while not match.over:
        seat = match.deciders()[0]
        match.play(seat, rng.choice(match.moves(seat)))
    assert sum(event.kind == "income" for event in match.listener) == 4 * 2
    table = Table().has("ann", coins=0).has("bob", coins=0)
    table.match.round = 4
    table.income()
    assert (table.coins("ann"), table.coins("bob")) == (5, 5)
    assert table.step == "over"
    assert table.match.first == 0


def prepared(table: Table) -> Table:
    """The next round begins; nobody has anything to choose."""
    for name in ("ann", "bob"):
        table.staff(name, unused=STARTERS)
    return table.income()


def emptied(table: Table) -> Table:
    table.match.bag = [0] * len(table.match.bag)
    table.match.discards = [0] * len(table.match.bag)
    return table


def test_an_empty_bag_takes_up_the_discards() -> None:
    """R6: and if that is not enough, spaces stay empty; the top row is filled first."""
    table = emptied(Table().market())
    table.match.bag[tile("ee")] = 1
    table.match.discards[tile("nn")] = 3
    prepared(table)
    market = [TILES[one] if one != EMPTY else "-" for one in table.match.market]
    assert market[:3] == ["ee", "nn", "nn"]
    assert market[4:7] == ["nn", "-", "-"]
    assert set(market[8:11]) == {"-"}


def test_what_was_cleared_can_come_back_at_once() -> None:
    """R6, R3: the lower part is discarded before the bag is found empty."""
    table = emptied(Table().market(b1="ee", c2="hh"))
    prepared(table)
    assert sorted(TILES[one] for one in table.match.market if one != EMPTY) == ["ee", "hh"]
    assert EMPTY not in table.match.market[:2]


def test_an_empty_bag_of_recipes_takes_up_the_discards() -> None:
    """R10: the leftmost slots stay empty where nothing is left."""
    table = Table().display("eclair - - - flan tuile")
    table.match.recipe_bag = BIT[RECIPE_NAMES.index("baba")]
    table.match.recipe_discard = BIT[RECIPE_NAMES.index("gaufre")]
    prepared(table)
    row = [RECIPE_NAMES[one] if one != EMPTY else "-" for one in table.match.recipe_row]
    assert row[0] == "-"
    assert sorted(row[1:4]) == ["flan", "gaufre", "tuile"]
    assert row[4:] == ["baba", "eclair"]


def test_the_first_preparation_finds_nothing_to_clear() -> None:
    """R11: and fills everything, as later ones do."""
    match = GAME.deal(GAME.setup(2, {}, EDITION), Rng("first"))
    match.listener = []
    match.settle()
    kinds = [event.kind for event in match.listener]
    assert not {"tiles-left", "recipes-left"} & set(kinds)
    assert {"tiles-shown", "recipes-shown"} < set(kinds)


def test_a_single_draw_takes_up_the_discards_too() -> None:
    """R12: a servant's gift when the bag is empty."""
    table = emptied(Table()).has("ann", coins=7)
    table.match.discards[tile("hh")] = 1
    table.turn("ann", "denise").play("place post-1-gift")
    assert table.tiles("ann") == ["hh"]
    assert sum(table.match.discards) == 0


# Hands.


def test_in_the_first_round_the_starters_are_the_hand() -> None:
    """H1: and the unused pile is empty."""
    match = new(2)
    for staff in match.staffs:
        assert [STAFF_NAMES[one] for one in staff.hand] == STARTERS.split()
        assert staff.reserve == []


def choosing() -> Table:
    """Ann has five unused cards, Bob six used ones."""
    table = Table().staff("ann", unused=f"{STARTERS} achille", used="adelaide")
    table.staff("bob", used=f"{STARTERS} amandine anatole")
    return table.income()


def test_hands_are_chosen_secretly_and_at_the_same_time() -> None:
    """H2, H9: others see how many cards, and only when all have chosen."""
    table = choosing()
    assert table.match.deciders() == (0, 1)
    table.match.play(0, card("achille"))
    assert table.seen("ann", "bob").hand is None
    assert table.seen("ann", "bob").unused is None
    assert table.seen("ann", "bob").hand_count == 0
    assert table.seen("ann", None).hand is None


def test_any_four_of_more_than_four() -> None:
    """H3: the rest stays unused, and the used pile lies where it is."""
    table = choosing()
    for name in ("achille", "denise", "brice", "aubin"):
        table.match.play(0, card(name))
    for name in ("amandine", "aubin", "brice", "anatole"):
        table.match.play(1, card(name))
    ann, bob = table.match.staffs
    assert {card("aubin"), card("brice"), card("denise"), card("achille")} <= set(ann.hand)
    assert (ann.reserve, ann.discard) == ([card("colette")], [card("adelaide")])
    assert (bob.reserve, bob.discard) == ([card("colette"), card("denise")], [])


def test_one_looks_through_the_own_piles_at_any_time() -> None:
    """H7: and chooses freely from them."""
    table = choosing()
    assert table.match.moves(0) == [card(name) for name in f"{STARTERS} achille".split()]
    seen = table.seen("ann", "ann")
    assert seen.unused is not None
    assert [one.staff for one in seen.unused] == f"{STARTERS} achille".split()
    assert [one.staff for one in seen.used] == ["adelaide"]


def test_a_roster_of_four_is_the_hand() -> None:
    """H8: from wherever the cards are."""
    table = Table().staff("ann", unused="aubin", used="brice colette denise")
    table.staff("bob", unused=STARTERS).income()
    assert [STAFF_NAMES[one] for one in table.match.staffs[0].hand] == STARTERS.split()
    assert table.step == "draft"


def test_the_roster_grows_by_one_card_a_round() -> None:
    """H5, D10: 5, 6, 7, 8; and one card is forced in round three, two in round four."""
    for number in range(3):
        match = new(2, f"roster-{number}")
        rng = Rng(f"roster-{number}")
        sizes: list[int] = []
        forced: list[int] = []
        while not match.over:
            step, round_ = match.stack[-1].name, match.round
            seat = match.deciders()[0]
            moves = match.moves(seat)
            if step == "action":
                moves = [move for move in moves if GAME.lexicon.notation(move) == "done"]
            if step == "remove" and len(sizes) < round_:
                forced.append(int(match.forced[0]))
                sizes.append(int(match.staffs[0].size()) - 1)
            match.play(seat, rng.choice(moves))
        assert sizes == [5, 6, 7, 8]
        assert forced == [4, 0, 1, 2]


def test_a_chosen_hand_is_hidden_until_it_is_played() -> None:
    """H9."""
    table = Table().staff("ann", hand="aubin brice", used="colette").to_play("ann")
    assert table.seen("ann", "bob").hand is None
    assert table.seen("ann", "bob").hand_count == 2
    table.play("play aubin")
    assert [one.staff for one in table.seen("ann", "bob").used] == ["colette", "aubin"]
