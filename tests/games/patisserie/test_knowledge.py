"""What a seat cannot know is dealt again, and nothing else; every deal is as likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator

import pytest

from tests.games.patisserie.table import EDITION, Table, card
from tests.games.patisserie.test_mentor import guide, solo
from toque.engine.rng import Rng
from toque.games.patisserie import GAME
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.games.patisserie.names import STAFF_NAMES
from toque.mechanics.automa_deck import AutomaDeck
from toque.mechanics.pile import NO_CARDS, Pile


def even(found: Counter[Hashable], kinds: int) -> None:
    """All possible deals were found, each about as often."""
    assert len(found) == kinds
    expected = sum(found.values()) / kinds
    assert all(0.6 * expected < count < 1.4 * expected for count in found.values()), found


def worlds(match: PatisserieMatch, seat: int, count: int) -> Iterator[PatisserieMatch]:
    rng = Rng("worlds")
    for _ in range(count):
        yield GAME.imagine(match, seat, rng)


def drafting(seats: int, **options: str) -> tuple[PatisserieMatch, int]:
    """A new match, and who begins in it."""
    chosen = {name.replace("_", "-"): choice for name, choice in options.items()}
    match: PatisserieMatch = GAME.start(GAME.setup(seats, chosen, EDITION), "knowledge")
    return match, int(match.first)


def keep(match: PatisserieMatch, seat: int) -> int:
    """The first card of the tray before a seat is kept."""
    move = match.moves(seat)[0]
    match.play(seat, move)
    return move - 85


def of_level(match: PatisserieMatch, level: int) -> set[int]:
    return {number for number, one in enumerate(match.rules.levels) if one == level}


# Trays.


def test_a_tray_before_it_comes_is_any_cards_of_its_level() -> None:
    """D3, D6: a seat sees its own tray, and of the other one nothing."""
    match, first = drafting(2)
    tray, other = set(match.trays[0]), match.trays[1]
    met: Counter[int] = Counter()
    for world in worlds(match, first, 300):
        assert set(world.trays[0]) == tray
        met.update(map(int, world.trays[1]))
    assert set(met) == of_level(match, 1) - tray
    assert max(met.values()) < 2 * min(met.values())
    assert len(other) == 4


def test_what_others_kept_of_a_tray_that_was_passed_on() -> None:
    """D4, D6: one of the three cards, until the two others are laid out."""
    match, first = drafting(2)
    other = 1 - first
    for seat in (first, other):
        keep(match, seat)
    passed_on = [*match.trays[0]]
    keep(match, other)
    found: Counter[Hashable] = Counter()
    for world in worlds(match, first, 300):
        assert sorted([*world.trays[0], world.drafted[other]]) == sorted(passed_on)
        found[int(world.drafted[other])] += 1
    even(found, 3)
    keep(match, first)
    kept = match.drafted[other]
    assert all(world.drafted[other] == kept for world in worlds(match, first, 20))


def test_what_was_kept_before_is_any_card_that_one_has_not_seen() -> None:
    """D6: the card that the other one took of tray B first."""
    match, first = drafting(2)
    other = 1 - first
    for seat in (first, other, other, first):
        keep(match, seat)
    seen = {*match.filled[0], *match.offers, match.drafted[2 + first]}
    found = Counter(int(world.drafted[2 + other]) for world in worlds(match, first, 900))
    assert set(found) == of_level(match, 1) - set(map(int, seen))


def test_two_who_had_a_tray_after_one_share_what_is_missing() -> None:
    """D5: with three, the two cards that are gone are with either of the others."""
    match, first = drafting(3)
    while match.stack[-1].name == "draft":
        keep(match, match.deciders()[0])
    others = [(first + 1) % 3, (first + 2) % 3]
    kept = sorted(int(match.drafted[seat]) for seat in others)
    found: Counter[Hashable] = Counter()
    for world in worlds(match, first, 200):
        assert sorted(int(world.drafted[seat]) for seat in others) == kept
        found[int(world.drafted[others[0]])] += 1
    even(found, 2)


def test_dealt_cards_are_unknown() -> None:
    """D9: any of their level that do not lie open."""
    match, _ = drafting(2, trays="no")
    seen = {*map(int, match.staffs[0].hand), *map(int, match.offers)}
    met: set[int] = set()
    for world in worlds(match, 0, 300):
        assert world.staffs[0].hand == match.staffs[0].hand
        met |= set(map(int, world.staffs[1].hand))
    assert met - set(range(4)) == of_level(match, 1) - seen


def test_the_deck_keeps_its_levels_and_has_no_order() -> None:
    """S4, S16: the next trays are any cards of their levels."""
    match, _ = drafting(3)
    levels = [match.rules.levels[one] for one in match.deck.lying()]
    tops = Counter(int(world.deck.cards[0]) for world in worlds(match, 0, 300))
    assert set(tops) == of_level(match, 4)
    for world in worlds(match, 0, 5):
        assert [world.rules.levels[one] for one in world.deck.lying()] == levels


# Hands and removed cards.


def removing() -> tuple[PatisserieMatch, int, list[int]]:
    """Cards were dealt to two; the other one has removed one of six."""
    match, _ = drafting(2, trays="no")
    held = [*map(int, match.staffs[1].hand)]
    match.play(1, match.moves(1)[0])
    match.play(0, match.moves(0)[-1])
    return match, 1, held


def test_a_removed_card_is_one_of_six() -> None:
    """D10, D11: each as likely; of two new ones nobody knows which they are."""
    match, other, _ = removing()
    found: Counter[Hashable] = Counter()
    for world in worlds(match, 0, 600):
        gone = int(world.removed[other])
        assert gone not in world.staffs[other].hand
        assert len(world.staffs[other].hand) == 5
        found["new" if gone > 5 else STAFF_NAMES[gone]] += 1
    assert set(found) == {"aubin", "brice", "colette", "denise", "new"}
    assert found["new"] > 1.4 * max(count for name, count in found.items() if name != "new")


def test_nobody_knows_what_was_removed_while_it_is_chosen() -> None:
    """D11: not even whether somebody has thought of a card."""
    match, _ = drafting(2, trays="no")
    before = GAME.view(match, 0).players[1]
    assert (before.hand_count, before.removed) == (6, None)
    match.play(1, match.moves(1)[0])
    assert GAME.view(match, 0).players[1].removed is None
    assert GAME.view(match, None).players[1].hand is None


def test_cards_that_were_played_leave_fewer_that_can_be_removed() -> None:
    """D11, H9: after four starters and a new card, the other new one is gone, whatever it was."""
    table = Table(trays="no")
    match = table.match
    new = [int(one) for one in match.drafts(1)]
    match.removed[1] = new[0]
    match.logs[1] = [0, 1, 2, 3, new[1]]
    table.staff("bob", used="aubin brice colette denise").to_play("ann")
    match.staffs[1].discard.append(new[1])
    table.staff("ann", hand="aubin", used="brice colette denise")
    for world in worlds(match, 0, 60):
        assert world.removed[1] not in (0, 1, 2, 3, new[1])
        assert world.staffs[1].hand == []


def chosen(by_bob: str) -> Table:
    """Bob has chosen four of six used cards."""
    table = Table().staff("ann", unused="aubin brice colette denise")
    table.match.removed[0:2] = [card("aubin"), card("anatole")]
    table.match.drafted = [EMPTY, card("amandine"), EMPTY, card("anatole")]
    table.match.filled = [[card("amandine")], [card("anatole")]]
    table.match.logs[1] = [card(one) for one in ["aubin", "brice", "colette", "denise", "amandine"]]
    table.staff("bob", used="aubin brice colette denise amandine").income()
    for one in by_bob.split():
        table.match.play(1, card(one))
    return table


def test_a_hand_that_is_being_chosen_does_not_show() -> None:
    """H2, H9: until all have chosen, only who is done is known."""
    table = chosen("brice colette")
    assert table.seen("bob", "ann").hand is None
    assert table.seen("bob", "ann").hand_count == 0
    assert [one.staff for one in table.seen("bob", "bob").hand or []] == ["brice", "colette"]


def test_a_chosen_hand_is_any_four_of_the_pile() -> None:
    """H2, H3, H9: of five cards that everybody has seen, one stays unused."""
    table = chosen("brice colette denise amandine")
    assert table.step == "draft"
    found: Counter[Hashable] = Counter()
    for world in table.worlds("ann", 400):
        (unused,) = world.staffs[1].reserve
        found[STAFF_NAMES[unused]] += 1
    even(found, 5)
    for world in table.worlds("bob", 10):
        assert world.staffs[1].reserve == table.match.staffs[1].reserve


def test_hired_cards_are_known_to_be_in_hand() -> None:
    """A38: everybody saw who was hired."""
    table = Table().has("ann", coins=9).offers("achille").staff("bob", hand="denise brice")
    table.turn("ann", "octave").play("hire 1")
    assert [one.staff for one in table.seen("ann", "bob").sure] == ["achille"]
    assert table.seen("ann", "bob").hand is None


def test_dropped_starters_are_unknown() -> None:
    """P15: two of six, fifteen ways; each as likely."""
    match, _ = drafting(2, promo_starters="yes", trays="no")
    for seat in (0, 1):
        for _ in range(4):
            match.play(seat, match.moves(seat)[0])
    assert match.stack[-1].name == "remove"
    found: Counter[Hashable] = Counter(
        tuple(sorted(map(int, world.dropped[1]))) for world in worlds(match, 0, 1500)
    )
    even(found, 15)
    assert all(world.dropped[0] == match.dropped[0] for world in worlds(match, 0, 10))


# The Mentor.


def test_the_mentors_cards_have_no_order() -> None:
    """M14, M22: hand, decisions and packs are any of those that nobody has seen."""
    match = solo().match
    match.solo_seen = 0
    match.solo_deck = AutomaDeck(Pile([0, 1]), Pile([2, 3]), [], EMPTY, EMPTY)
    match.packs = [[4, 5]]
    tops = Counter[Hashable](world.solo_deck.hand.top() for world in worlds(match, 0, 600))
    even(tops, 6)
    later = Counter[Hashable](world.packs[0][0] for world in worlds(match, 0, 600))
    even(later, 6)


def test_cards_of_his_that_have_been_open_are_in_the_new_deck() -> None:
    """M24, M25: not in his hand, and not in the packs of later rounds."""
    table = solo().market(a1="ee", a2="ee", a3="ee")
    match = table.match
    used = [10, 11, 12, 13]
    match.solo_deck = AutomaDeck(Pile([0, 1]), NO_CARDS, used, EMPTY, EMPTY)
    match.packs = [[4, 5]]
    match.solo_seen = sum(1 << one for one in used)
    match.solo_deck = match.solo_deck.consulted(match.rng)
    shown = int(match.solo_deck.shown)
    for world in worlds(match, 0, 40):
        assert sorted(world.solo_deck.stock.lying()) == sorted({*used} - {shown})
        held = [*world.solo_deck.hand.lying(), *world.packs[0]]
        assert sorted(held) == [0, 1, 4, 5]
    orders = {tuple(world.solo_deck.stock.lying()) for world in worlds(match, 0, 60)}
    assert len(orders) == 6


@pytest.mark.parametrize("trays", ["yes", "no"])
def test_cards_of_his_roster(trays: str) -> None:
    """M15: unseen; but who passed on a tray and sees the rest laid out knows what he took."""
    match, _ = drafting(1, trays=trays)
    while match.stack[-1].name == "draft":
        keep(match, 0)
    assert match.stack[-1].name == "remove"
    found = Counter(tuple(map(int, world.staffs[1].reserve)) for world in worlds(match, 0, 300))
    by_tray = [len({pair[at] for pair in found}) for at in (0, 1)]
    if trays == "no":
        assert min(by_tray) > 10
    else:
        assert sorted(by_tray)[0] == 1
        assert sorted(by_tray)[1] > 10
    assert GAME.view(match, 0).players[1].unused is None


def test_whom_he_hired_is_known() -> None:
    """M58: the card was open."""
    table = solo().stars().has("mentor", coins=0)
    open_cards = [*table.match.offers]
    table.mentor(guide("hire"))
    hired = table.match.staffs[1].reserve[-1]
    assert hired in open_cards
    assert all(world.staffs[1].reserve[-1] == hired for world in table.worlds("ann", 20))
