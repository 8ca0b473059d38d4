"""What is on the table, and what everybody begins with."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.rococo.table import EDITION, TILES, Table, card
from toque.games.rococo import GAME
from toque.games.rococo.checks import (
    house_edition,
)
from toque.games.rococo.components import (
    RococoEdition,
)
from toque.games.rococo.match import EMPTY, RococoMatch, cards_of
from toque.games.rococo.names import (
    COLOURS,
    EMPLOYEE_NAMES,
    GARMENT_NAMES,
    GARMENT_SETS,
    RANKS,
)

both_editions = pytest.mark.parametrize("edition", [EDITION, house_edition()], ids=lambda e: e.name)


def dealt(seats: int = 4, seed: str = "deal", **options: str) -> RococoMatch:
    return GAME.new(seats, options, seed, EDITION)


def all_tiles(match: RococoMatch) -> int:
    return sum(match.bag) + sum(kind != EMPTY for kind in match.drawers)


def all_garments(match: RococoMatch) -> int:
    shown = sum(garment != EMPTY for garment in match.windows)
    return int(match.garment_bag).bit_count() + shown


@both_editions
def test_garments_have_the_colours_and_values_of_the_rulebook(edition: RococoEdition) -> None:
    """C1, C2, C3: 13 blue, 13 pink, 10 green, 6 orange; 6 to 28 livres, 2 to 4 points."""
    base = [one for one in edition.garments if GARMENT_SETS[one.set] == "base"]
    assert len(base) == 42
    assert Counter(COLOURS[one.colour] for one in base) == {
        "blue": 13,
        "pink": 13,
        "green": 10,
        "orange": 6,
    }
    assert all(6 <= one.value <= 28 and 2 <= one.points <= 4 for one in base)
    two_colours = [one for one in base if sum(bales > 0 for bales in one.silk) > 1]
    assert two_colours  # a second colour is a need and nothing else: `colour` is one number
    assert all(one.silk[one.colour] > 0 for one in base)


def test_a_second_colour_of_a_pattern_never_counts() -> None:
    """C3, C4: b7 needs pink too, but is a blue dress; dress and coat are one sex, garments are both."""
    table = Table().rents("ann", "1a:b7 2a:p3 3a:g1 4a:o1")
    table.hand("ann", "mathis").play("play mathis", "done")
    assert table.livres() == 15 + 2  # one pink coat
    table = Table().rents("ann", "1a:b7 2a:p3 3a:g1 4a:o1")
    table.hand("ann", "isidore").play("play isidore", "done")
    assert table.livres() == 15 + 4


@both_editions
def test_the_hire_deck_has_28_cards_by_level(edition: RococoEdition) -> None:
    """C5: six cards of level I, four of II to V, six of VI."""
    deck = edition.employees[5:33]
    assert Counter(one.level for one in deck) == {1: 6, 2: 4, 3: 4, 4: 4, 5: 4, 6: 6}
    assert {RANKS[one.rank] for one in deck} == set(RANKS)


@pytest.mark.parametrize(("name", "livres"), [("berthe", 10), ("colin", 7), ("perrin", 4)])
def test_delegating_pays_by_rank(name: str, livres: int) -> None:
    """C6: a Master 10, a Journeyman 7, an Apprentice 4."""
    table = Table().play(f"play {name}", f"delegate {name}")
    assert table.livres() == 15 + livres


def test_everybody_has_the_same_five_cards() -> None:
    """C7, S7: two Masters, a Journeyman and two Apprentices, all in reserve; nothing is scored yet."""
    match = dealt(5)
    for seat in range(5):
        ranks = Counter(RANKS[match.rules.ranks[one]] for one in match.staffs[seat].cards())
        assert ranks == {"master": 2, "journeyman": 1, "apprentice": 2}
        assert (match.staffs[seat].hand, match.staffs[seat].discard) == ([], [])
        assert len(match.staffs[seat].reserve) == 5
    assert match.points == [0] * 5


@both_editions
def test_there_are_48_resource_tiles(edition: RococoEdition) -> None:
    """C8, C9: silk above, thread and lace below, both or one of them; orange is rare, green less so."""
    base = edition.tiles[: edition.base_kinds]
    assert sum(tile.count for tile in base) == 48
    bales = [sum(tile.silk[colour] * tile.count for tile in base) for colour in range(4)]
    assert min(bales[0], bales[1]) > bales[2] > bales[3] > 0
    assert {(tile.thread > 0 and tile.lace > 0, tile.choice) for tile in base} >= {
        (True, True),
        (True, False),
    }


def test_a_plus_gives_both_and_a_slash_one() -> None:
    """C9, A23: what the lower half of a tile offers."""
    table = Table().drawers(a="b:t+l", b="pp:t/l").play("play perrin", "acquire a1")
    assert table.moves() == ["keep", "cut both"]
    assert table.obstacle("cut lace") == "both-come"
    table.play("cut both")
    assert (table.thread(), table.lace()) == (2, 2)
    table.play("acquire b1")  # Perrin's bonus
    assert table.moves() == ["keep", "cut thread", "cut lace"]
    table.play("cut lace")
    assert (table.thread(), table.lace()) == (2, 3)


def test_markers_thread_lace_and_livres_never_run_out() -> None:
    """C10, C11, C12: nothing counts them, and no move needs a supply."""
    spaces = "1a 1b 1c 1d 1e 1f 2a 2b 2c 2d 3a 3b 3c 3d 4a 4b 4c 4d 4e 4f 5a 5b 5c"
    table = Table().rents("ann", spaces).has("ann", livres=400, thread=60, lace=60, tiles="bb")
    table.windows(w5="b3").play("play berthe", "tailor w5", "rent 5d")  # the 24th marker
    assert table.guest("5d") == ("b3", 0)
    table.turn("ann").play("play colin", "favour", "take lace")
    assert (table.livres(), table.lace()) == (407, 61)


def test_tiles_garments_jewels_and_employees_are_limited() -> None:
    """C13: what is taken is gone from where it was."""
    table = Table().drawers(a="bb").windows(w5="b3").offers("felix").has("ann", tiles="b")
    table.play("play berthe", "hire 1")
    assert table.on_offer() == ["-"] * 4
    table.turn("ann").play("play colin", "tailor w5", "sell", "done")
    assert table.workshop() == ["-"] * 5
    table.turn("ann").play("play perrin", "acquire a1", "keep")
    assert table.drawer("a") == ["-"] * 3


def test_the_board_has_all_its_areas() -> None:
    """C14, S3: five halls with a musician each, fireworks, statues, both kitchens, drawers, windows."""
    for seats in (3, 4):
        view = GAME.view(dealt(seats), None)
        assert [hall.hall for hall in view.halls] == ["1", "2", "3", "4", "5"]
        assert all(hall.musician.kind == "musician" for hall in view.halls)
        assert all(any(space.master for space in hall.spaces) for hall in view.halls)
        assert {one.factor for one in view.fireworks} == {2, 3}
        assert view.statues
        assert view.kitchen_left
        assert view.kitchen_right
        assert len(view.drawers) == 3
        assert len(view.hiring.offers) == 4
        prices = [window.price for window in view.windows]
        assert prices == sorted(prices, reverse=True)
        assert (prices[0], prices[-1]) == (8, 0)
    few, many = GAME.view(dealt(3), None), GAME.view(dealt(4), None)
    assert sum(len(hall.spaces) for hall in few.halls) < sum(
        len(hall.spaces) for hall in many.halls
    )


def test_points_and_livres_come_and_go_at_once() -> None:
    """C15, C16: Fanny sells a point for four livres, and the marker moves."""
    table = Table().hand("ann", "fanny").play("play fanny", "done", "exchange")
    assert (table.livres(), table.points()) == (11, 1)
    table.play("exchange")
    assert (table.livres(), table.points()) == (7, 2)


def test_the_card_in_play_is_part_of_the_staff() -> None:
    """C17: Ninon pays by staff size; five cards and Ninon in play are six."""
    table = Table().hand("ann", "ninon")
    assert table.size() == 6
    table.play("play ninon", "done")
    assert table.livres() == 15 + 2
    assert table.size() == 6


@pytest.mark.parametrize(("garments", "points"), [(1, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_only_whole_sets_count(garments: int, points: int) -> None:
    """C18: Fanchon gives a point for every three garments."""
    spaces = ["1a", "1b", "1c", "1d", "1e", "1f"][:garments]
    table = Table().rents("ann", " ".join(spaces)).hand("ann", "fanchon")
    table.play("play fanchon", "done")
    assert table.points() == points


def test_what_is_open_and_what_is_not() -> None:
    """C19: livres, notions and how many tiles are open; which tiles they are is not."""
    table = Table().has("bob", livres=7, thread=3, lace=0, unseen="bb pp")
    bob = table.seat("bob", "ann")
    assert (bob.livres, bob.thread, bob.lace, bob.tile_count) == (7, 3, 0, 2)
    assert (bob.tiles, bob.seen_tiles) == (None, [])
    own = table.seat("bob").tiles
    assert own is not None
    assert len(own) == 2


@pytest.mark.parametrize(("seats", "places"), [(1, 9), (2, 9), (3, 9), (4, 12), (5, 12)])
def test_the_side_of_the_board_goes_by_the_seats(seats: int, places: int) -> None:
    """S1, S2, W1: side 1-3 has drawers of three tiles, side 4-5 drawers of four."""
    match = dealt(seats)
    assert match.rules.side is (EDITION.few if seats <= 3 else EDITION.many)
    assert sum(kind != EMPTY for kind in match.drawers) == places
    line = [len(line) for line in match.rules.drawer_lines]
    assert line == [places // 3] * 3


def test_the_favour_is_there_and_everything_is_in_its_bag() -> None:
    """S4, S6, S10: the first phase lays out what bags and deck hold, and nothing else was laid out."""
    match = dealt(4)
    assert match.favour == EMPTY
    assert match.round == 1
    assert all_garments(match) == 42
    assert all_tiles(match) == 48
    assert all(garment != EMPTY for garment in match.windows)
    assert all(number != EMPTY for number in match.offers)
    assert (sum(match.discards), match.garment_discard) == (0, 0)


def test_the_hire_deck_lies_by_level() -> None:
    """S5: level VI below, level I on top, each level shuffled."""
    orders = set()
    for seed in ("one", "two", "three"):
        match = dealt(2, seed)
        cards = [*match.hire_deck.lying(), *match.offers[::-1]]
        levels = [match.rules.levels[number] for number in cards]
        assert levels == [6] * 6 + [5] * 4 + [4] * 4 + [3] * 4 + [2] * 4 + [1] * 6
        orders.add(tuple(cards))
    assert len(orders) == 3


def test_everybody_starts_with_15_livres_a_lace_and_a_thread() -> None:
    """S8: and with no tile."""
    match = dealt(5)
    assert match.livres == [15] * 5
    assert (match.thread, match.lace) == ([1] * 5, [1] * 5)
    assert all(match.rack(seat) == [] for seat in range(5))


def test_the_first_player_is_drawn_by_lot() -> None:
    """S9, S11: any seat may begin, and the others follow in their order."""
    assert {dealt(3, f"first-{number}").first for number in range(30)} == {0, 1, 2}


# The Jewelry Box.


def test_the_box_has_24_jewels_in_a_bag() -> None:
    """J1, J2, J8: blue and green necklaces, pink and orange rings; their spaces have prices."""
    match = dealt(4, jewelry="yes")
    counts = [match.jewel_bag[at] + match.jewel_row.count(at) for at in range(4)]
    assert sum(counts) == 24
    assert counts == list(EDITION.jewels)
    view = GAME.view(match, None).jeweller
    assert view is not None
    assert [one.price for one in view.jewels] == EDITION.jewel_prices
    assert len(view.licences) == 5
    assert len(view.tasks) == 7


def test_everybody_begins_before_the_journeymans_trial() -> None:
    """J3: with no task marked."""
    match = dealt(4, jewelry="yes")
    assert (match.trials, match.tasks) == ([0] * 4, [0] * 4)


def test_two_of_eleven_masters_and_journeymen_go_into_the_deck() -> None:
    """J4, J5: the base cards of these ranks join the new ones; nine are left for the trials."""
    drawn: set[int] = set()
    for number in range(40):
        match = dealt(2, f"box-{number}", jewelry="yes")
        deck = [*match.hire_deck.lying(), *match.offers]
        for trial, (level, rank) in enumerate([(2, "journeyman"), (5, "master")]):
            pile = cards_of(match.trial_piles[trial])
            own = [
                one
                for one in deck
                if match.rules.levels[one] == level and RANKS[match.rules.ranks[one]] == rank
            ]
            assert (len(pile), len(own)) == (9, 2)
            drawn.update(own)
            of_level = [one for one in deck if match.rules.levels[one] == level]
            assert len(of_level) == 4
            others = sorted(RANKS[match.rules.ranks[one]] for one in of_level if one not in own)
            assert others == (
                ["apprentice", "master"] if level == 2 else ["apprentice", "journeyman"]
            )
    assert len(drawn) == 22


def test_everybody_gets_a_specialised_apprentice_who_is_not_of_the_staff() -> None:
    """J6, J7: one of ten each, the rest aside; its owner may look at it."""
    match = dealt(5, jewelry="yes")
    assert len(set(match.apprentices)) == 5
    assert int(match.apprentices_aside).bit_count() == 5
    for seat in range(5):
        assert match.apprentices[seat] not in match.staffs[seat].cards()
        own = GAME.view(match, seat).players[seat].apprentice
        assert own is not None
        assert card(own.employee) == match.apprentices[seat]
        assert own.level == 0
        assert GAME.view(match, (seat + 1) % 5).players[seat].apprentice is None


# Madame du Barry.


def test_madame_du_barry_gets_cards_thread_and_lace_but_no_livres() -> None:
    """D1, D2, D3, W3: alone one always plays against her, on side 1-3."""
    match = dealt(1)
    assert match.rules.players == 2
    assert match.rules.side is EDITION.few
    assert sorted(match.staffs[1].cards()) == [0, 1, 2, 3, 4]
    assert (match.livres[1], match.thread[1], match.lace[1]) == (0, 1, 1)
    assert match.livres[0] == 15


def test_madame_du_barry_begins() -> None:
    """D4: she has the first-player token, whatever the deal."""
    assert {int(dealt(1, f"first-{number}").first) for number in range(10)} == {1}


def test_madame_du_barry_is_before_the_trial_but_has_no_apprentice_of_her_own() -> None:
    """D5: of the ten specialised apprentices she gets none."""
    match = dealt(1, jewelry="yes")
    assert match.trials[1] == 0
    assert match.apprentices[1] == EMPTY
    assert int(match.apprentices_aside).bit_count() == 9


# The small expansions.


def test_fancy_dresses_are_in_the_bags_from_the_start() -> None:
    """X1, X2: 46 garments and 53 tiles; they need and give more."""
    match = dealt(4, fancy="yes")
    assert all_garments(match) == 46
    assert all_tiles(match) == 53
    fancy = [one for one in EDITION.garments if GARMENT_SETS[one.set] == "fancy"]
    assert len(fancy) == 4
    assert all(one.points > 4 and one.value > 28 for one in fancy)
    assert len(TILES) - EDITION.base_kinds == 5


def test_festivity_dresses_come_after_the_first_workshop_is_filled() -> None:
    """X10: none of the four can be in the first workshop; then they are in the bag."""
    festive = {GARMENT_NAMES.index(f"festivity-{number}") for number in range(1, 5)}
    for number in range(20):
        match = dealt(4, f"festive-{number}", festivity="yes")
        assert not festive & set(match.windows)
        assert festive <= set(cards_of(match.garment_bag))
        assert all_garments(match) == 46


@pytest.mark.parametrize(("jewelry", "garments"), [("no", 46), ("yes", 48)])
def test_two_of_the_expert_garments_need_the_jewelry_box(jewelry: str, garments: int) -> None:
    """X20: six garments, four without the box; they are in the bag from the start."""
    match = dealt(4, expert="yes", jewelry=jewelry)
    assert all_garments(match) == garments
    seen: set[str] = set()
    for number in range(30):
        match = dealt(4, f"expert-{number}", expert="yes", jewelry=jewelry)
        seen.update(GARMENT_NAMES[garment] for garment in match.windows)
    assert any(name.startswith("expert") for name in seen)
    assert len(EMPLOYEE_NAMES) == 61


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_everything_goes_together_at_every_number_of_seats(seats: int) -> None:
    """W5: box and small expansions with each other and with Madame du Barry."""
    match = dealt(seats, jewelry="yes", fancy="yes", festivity="yes", expert="yes")
    assert all_garments(match) == 42 + 4 + 4 + 6
    assert GAME.conflict(seats, {"jewelry": "yes", "expert": "yes"}) is None


def test_the_types_of_the_deck_are_those_that_are_known() -> None:
    """C5, B70: levels II and V, and the crowns of level VI, who are all Apprentices."""
    of_level = {
        level: Counter(
            RANKS[one.rank] for one in house_edition().employees[5:33] if one.level == level
        )
        for level in (2, 5, 6)
    }
    assert of_level[2] == {"master": 1, "journeyman": 2, "apprentice": 1}
    assert of_level[5] == {"master": 2, "journeyman": 1, "apprentice": 1}
    assert of_level[6] == {"master": 1, "journeyman": 1, "apprentice": 4}
