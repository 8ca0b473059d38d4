"""Set-up, preparation, choosing staff, income: S, R, H, D, I, G1-G4."""

from __future__ import annotations

import pytest

from tests.games.patisserie.table import EDITION, Table, card
from toque.engine.rng import Rng
from toque.games.patisserie import GAME
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.games.patisserie.names import RECIPE_NAMES, STAFF_NAMES


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
    """M10, O12."""
    match = new(1)
    assert sorted(match.coins) == [10, 11]
    assert match.staffs[1].hand == []


def test_trays_go_round_in_both_directions_and_leave_two_cards_each() -> None:
    """D1-D8, E8."""
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
    """D6, O31."""
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
    """D9, O57."""
    match = new(4, trays="no")
    assert match.stack[-1].name == "remove"
    assert [len(match.staffs[seat].hand) for seat in range(4)] == [6] * 4
    assert EMPTY not in match.offers


def test_one_of_six_cards_is_removed_and_stays_unknown() -> None:
    """D10, D11, E9, O44."""
    match = new(2)
    advance(match, "card")
    assert [len(match.staffs[seat].hand) for seat in range(2)] == [5, 5]
    other = GAME.view(match, 1).players[0]
    assert other.removed is None
    assert other.hand is None


def test_unused_cards_are_taken_first_and_only_then_the_used_pile_is_turned() -> None:
    """H4-H6, E7."""
    table = Table().staff("ann", unused="aubin brice", used="colette denise achille")
    table.staff("bob", unused="aubin brice colette denise", used="adelaide")
    table.income()
    match = table.match
    assert match.staffs[0].hand == [card("aubin"), card("brice")]
    assert match.staffs[0].reserve == [card("colette"), card("denise"), card("achille")]
    assert len(match.staffs[1].hand) == 4
    assert match.staffs[1].discard == [card("adelaide")]
    assert match.deciders() == (0,)


def test_the_lower_part_is_cleared_and_tiles_fall_down_their_columns() -> None:
    """R3-R5, E5, O35."""
    table = Table().market(a1="ehn", b2="ee", c3="nn")
    before = table.match.market[0]
    table.staff("ann", unused="aubin brice colette denise")
    table.staff("bob", unused="aubin brice colette denise").income()
    assert table.match.market[8] == before
    assert EMPTY not in [table.match.market[stall] for stall in (0, 1, 2, 4, 5, 6, 8, 9, 10)]


def test_the_two_slots_on_the_right_are_cleared_and_the_rest_slides() -> None:
    """R7-R9, E6."""
    table = Table().display("eclair - flan - tuile -")
    table.staff("ann", unused="aubin brice colette denise")
    table.staff("bob", unused="aubin brice colette denise").income()
    row = table.match.recipe_row
    assert [RECIPE_NAMES[one] for one in row[4:]] == ["eclair", "flan"]
    assert EMPTY not in row


def test_income_adds_decorations_and_noble_hosts() -> None:
    """I1-I3, E26."""
    table = Table().has("ann", coins=0, points=0, decorations="e:c e:c e:c")
    table.has("bob", coins=0, points=0, decorations="e:c e:c e:c e:c e:c")
    table.marks("ann", "noble-1", "noble-2")
    table.staff("ann", unused="aubin brice colette denise")
    table.staff("bob", unused="aubin brice colette denise").income()
    assert (table.coins("ann"), table.points("ann")) == (14, 1)
    assert (table.coins("bob"), table.points("bob")) == (10, 4)


def test_the_first_player_changes_and_cards_on_offer_leave() -> None:
    """G1, G2."""
    table = Table().offers("achille", "-", "adelaide")
    table.staff("ann", unused="aubin brice colette denise")
    table.staff("bob", unused="aubin brice colette denise").income()
    assert table.match.first == 1
    assert {card("achille"), card("adelaide")} <= set(table.match.gone)


def test_promo_starters_are_chosen_in_secret_and_the_others_leave() -> None:
    """P14, P15."""
    match = new(2, **{"promo-starters": "yes"})
    assert match.stack[-1].name == "hand"
    for seat in (0, 1):
        for name in STAFF_NAMES[2:6]:
            match.play(seat, STAFF_NAMES.index(name))
    assert match.dropped == [[0, 1], [0, 1]]
    assert match.staffs[0].reserve == []
