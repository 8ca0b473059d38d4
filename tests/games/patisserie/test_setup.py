"""Components, set-up, numbers of players, promo packs: C, S, N, P."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.patisserie.table import EDITION, Table, card
from toque.engine.refusal import Refusal
from toque.engine.rng import Rng
from toque.games.patisserie import GAME, counting, facts, guide_facts, names, scoring, sizes
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.games.patisserie.view_forms import PatisserieView

PROMO_STARS = {card(name) for name in ("perrette", "philibert", "quentin")}


def dealt(seats: int, seed: str = "dealt", **options: str) -> PatisserieMatch:
    """A match before its first phase."""
    chosen = {name.replace("_", "-"): choice for name, choice in options.items()}
    return GAME.deal(GAME.setup(seats, chosen, EDITION), Rng(seed))


def started(seats: int, seed: str = "started", **options: str) -> PatisserieMatch:
    chosen = {name.replace("_", "-"): choice for name, choice in options.items()}
    return GAME.start(GAME.setup(seats, chosen, EDITION), seed)


# Components.


def test_the_board_has_a_side_for_few_and_one_for_many() -> None:
    """C1, S1: up to three players, or four and five; the Mentor counts."""
    assert [len(dealt(seats).recipe_row) for seats in range(1, 6)] == [6, 6, 6, 7, 7]
    assert len(dealt(2, mentor="yes").recipe_row) == 6


def test_the_parts_of_the_board() -> None:
    """C2: what everybody sees on it."""
    view: PatisserieView = GAME.view(started(3), 0)
    assert [player.points for player in view.players] == [0, 0, 0]
    assert len(view.slots) == 6
    assert [table.table for table in view.tables] == list(names.TABLES)
    assert len({table.tile.tile for table in view.tables}) == 5
    assert len(view.posts) == 6
    assert len(view.nobles) == 4
    assert len(view.specials) == 2
    assert [len(row.stalls) for row in view.market] == [3, 3, 3]
    assert len(view.hiring.offers) == 4
    assert [player.star for player in view.players] == [False] * 3


def test_what_five_players_have() -> None:
    """C3: each four starters and three tracks for staples."""
    match = dealt(5)
    assert [len(staff.reserve) for staff in match.staffs] == [4] * 5
    assert len(match.staples) == 5 * 3


def test_how_many_components_there_are() -> None:
    """C4, C5, C6, C7: 68 and 8 staff cards, 45 recipes, 50 ingredient tiles, 11 and 6 bonus tiles."""
    levels = Counter(one.level for one in EDITION.staff)
    assert sum(levels[level] for level in range(1, 5)) == 68
    assert levels[5] - names.PROMO_STARS == 8
    assert len(EDITION.recipes) == 45
    assert sum(tile.count for tile in EDITION.tiles) == 50
    assert all(sum(tile.ingredients) >= 1 for tile in EDITION.tiles)
    assert any(sum(tile.toppings) > 1 for tile in EDITION.tiles)
    assert len(EDITION.table_tiles) - names.PROMO_TABLE_TILES == 11
    assert len(EDITION.special_tiles) - names.PROMO_SPECIAL_TILES == 6


def test_two_trays_and_two_bags() -> None:
    """C8, S6: both trays are filled when the draft begins, and a token lies before the first player."""
    match = started(3)
    assert [len(tray) for tray in match.trays] == [5, 5]
    assert int(match.recipe_bag).bit_count() == 45 - 6
    assert sum(match.bag) == 50 - 9
    assert 0 <= match.first < 3


def test_coins_and_markers_never_run_out() -> None:
    """C9: with seventeen pastries on the tables another one is marked, and a large purse grows."""
    table = Table(4).has("ann", coins=500, racks="eclair")
    free = [space for space, here in enumerate(table.match.rules.is_space) if here]
    others = [one for one in range(45) if names.RECIPE_NAMES[one] != "eclair"]
    for space, recipe in zip(free[:20], others, strict=False):
        table.match.pastries[space], table.match.hosts[space] = recipe, 0
    before = counting.pastries(table.match, 0)
    table.turn("ann", "brice").play(f"serve upper {names.SPACE_NAMES[free[20]]}")
    assert counting.pastries(table.match, 0) == before + 1 == 21
    table.turn("ann", "aubin").play("done")
    assert table.coins("ann") >= 505


def test_ingredients_and_staples() -> None:
    """C10: egg, honey, nut; flour, sugar, butter."""
    assert names.INGREDIENTS == ("egg", "honey", "nut")
    assert names.STAPLES == ("flour", "sugar", "butter")
    assert all(len(recipe.staples) == len(recipe.ingredients) == 3 for recipe in EDITION.recipes)


def test_a_players_board() -> None:
    """C11: three recipes, three tracks, two racks, five decorations."""
    table = Table().has("ann", decorations="e:c e:c e:c e:c e:c", racks="eclair flan")
    seen = table.seen("ann", "ann")
    assert [one.shelf for one in seen.shelves] == ["left", "middle", "right"]
    assert [one.staple for one in seen.staples] == ["flour", "sugar", "butter"]
    assert [one.rack for one in seen.racks] == ["upper", "lower"]
    assert len(seen.decorations) == 5


def test_points_now_and_points_at_the_end() -> None:
    """C12: a card scores at once, a servant on a points space only when all is over."""
    table = Table().has("ann", coins=9, points=0).turn("ann", "octave").play("done")
    assert table.points("ann") == 3
    table.turn("ann", "brice").play("place post-1-points")
    assert table.points("ann") == 3
    assert scoring.marker_points(table.match, 0) == 3


def test_the_roster_is_unused_and_used_staff_and_the_hand() -> None:
    """C13."""
    table = Table().staff("ann", unused="aubin brice", hand="colette", used="denise achille")
    assert counting.count(table.match, 0, counting.STAFF) == 5
    assert table.seen("ann", "bob").staff == 5


def test_overviews_are_made_from_the_cards_themselves() -> None:
    """C14: what the guide says of a bonus is what its card says, and nothing more."""
    said = guide_facts.edition_facts(EDITION)
    for number, name in enumerate(names.STAFF_NAMES):
        assert said[f"bonus-{name}"] == facts.bonus_text(EDITION.staff[number].bonus)


def test_modes_and_options() -> None:
    """C15: the Mentor joins one or two and nobody else; his difficulty needs him."""
    assert dealt(1).rules.mentor
    assert dealt(2, mentor="yes").rules.mentor
    assert not dealt(2).rules.mentor
    for seats in (1, 3, 4, 5):
        with pytest.raises(Refusal):
            GAME.setup(seats, {"mentor": "yes"})
    with pytest.raises(Refusal):
        GAME.setup(3, {"difficulty": "crunchy"})
    with pytest.raises(Refusal):
        GAME.setup(6)


# Setting up.


def test_everything_is_in_the_bags_before_the_first_round() -> None:
    """S2, S13: both displays are empty until the first preparation fills them."""
    match = dealt(2)
    assert int(match.recipe_bag).bit_count() == 45
    assert sum(match.bag) == 50
    assert set(match.recipe_row) == set(match.market) == {EMPTY}
    match.settle()
    assert EMPTY not in match.recipe_row
    assert sum(tile != EMPTY for tile in match.market) == 9


def test_five_of_eleven_table_tiles_are_drawn() -> None:
    """S3: one at each table, any of them."""
    met: set[int] = set()
    for number in range(30):
        tiles = dealt(2, f"tables-{number}").table_tiles
        assert len(set(tiles)) == 5
        met |= set(tiles)
    assert met == set(range(11))


@pytest.mark.parametrize("seats", range(2, 6))
def test_one_star_more_than_players(seats: int) -> None:
    """S5: different ones of eight."""
    met: set[int] = set()
    for number in range(20):
        stars = dealt(seats, f"stars-{number}").stars
        assert len(set(stars)) == seats + 1
        met |= set(stars)
    assert met == set(range(sizes.FIRST_STAR, sizes.FIRST_STAR + 8))


def test_two_of_six_special_tiles_are_drawn() -> None:
    """S7: each lies on either place, and its points are those of the place."""
    met: set[tuple[int, int]] = set()
    for number in range(60):
        specials = dealt(2, f"specials-{number}").specials
        assert len(set(specials)) == 2
        met |= set(enumerate(specials))
    assert met == {(place, tile) for place in range(2) for tile in range(6)}
    left = Table().specials("x2", "x1").match
    right = Table().specials("x1", "x2").match
    for match, place in ((left, 0), (right, 1)):
        match.marks[place * sizes.MARKS] = 0
    assert (scoring.special_points(left, 0), scoring.special_points(right, 0)) == (5, 6)


def test_everybody_begins_with_starters_and_an_empty_board() -> None:
    """S8, S9, S10, S14: no points, four unused cards, some staples, and nothing else."""
    match = dealt(3)
    assert list(match.points) == [0, 0, 0]
    for staff in match.staffs:
        assert [names.STAFF_NAMES[one] for one in staff.reserve] == [
            *("aubin", "brice", "colette", "denise")
        ]
        assert staff.hand == staff.discard == []
    assert list(match.staples) == [2, 1, 1] * 3
    owned = [*match.shelves, *match.racks, *match.toppings, *match.decorations]
    assert set(owned) == {EMPTY}
    assert match.stores == [[], [], []]


def test_the_first_player_is_drawn_by_lot() -> None:
    """S11."""
    firsts = Counter(int(dealt(3, f"first-{number}").first) for number in range(90))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 15


def test_a_tray_has_cards_of_one_level() -> None:
    """S16, D2: I and I, then I and II, II and III, III and IV; A is filled before B."""
    rng = Rng("levels")
    match = started(3, "levels")
    met: list[tuple[set[int], set[int]]] = []
    while not match.over:
        if match.stack[-1].name == "draft" and len(met) < match.round:
            a, b = ({int(match.rules.levels[one]) for one in tray} for tray in match.trays)
            met.append((a, b))
        seat = match.deciders()[0]
        match.play(seat, rng.choice(match.moves(seat)))
    assert met == [({1}, {1}), ({1}, {2}), ({2}, {3}), ({3}, {4})]


# Two and three players.


def test_two_players() -> None:
    """N1: 32 cards, three stars, trays of four that change hands once."""
    match = started(2)
    assert match.deck.left + 8 == 32
    assert len(match.stars) == 3
    assert [len(tray) for tray in match.trays] == [4, 4]
    trays = [*match.trays]
    a, b = match.first, 1 - match.first
    for seat in (a, b):
        match.play(seat, match.moves(seat)[0])
    assert {move - 85 for move in match.moves(a)} < set(trays[1])
    assert {move - 85 for move in match.moves(b)} < set(trays[0])
    for seat in (a, b):
        match.play(seat, match.moves(seat)[0])
    assert match.stack[-1].name == "remove"


@pytest.mark.parametrize(("seats", "allowed"), [(2, False), (3, False), (4, True), (5, True)])
def test_a_second_servant_at_a_post(seats: int, allowed: bool) -> None:
    """N2: only from four players on."""
    table = Table(seats).has("ann", coins=30).marks("bob", "post-1-gift").turn("ann", "brice")
    assert (table.why("place post-1-points") is None) == allowed


@pytest.mark.parametrize(("seats", "second"), [(2, 0), (3, 2), (4, 2), (5, 2)])
def test_second_places(seats: int, second: int) -> None:
    """N3."""
    table = Table(seats).serves("ann", rosery_3="eclair", rosery_4="flan")
    table.serves("bob", rosery_1="tuile")
    assert scoring.table_points(table.match, 1)[1] == second


@pytest.mark.parametrize(("seats", "points"), [(2, 1), (3, 2)])
def test_what_a_noble_host_can_bring(seats: int, points: int) -> None:
    """N4: a point for each opponent, if all of them have servants."""
    table = Table(seats).marks("ann", "noble-1").marks("bob", "post-1-points", "post-2-points")
    if seats == 3:
        table.marks("cid", "post-3-points")
    assert scoring.noble_points(table.match, 0) == points


# Promo packs.


@pytest.mark.parametrize("pack", ["promo-specials", "promo-tables", "promo-stars"])
def test_a_pack_is_mixed_in_and_no_more_is_laid_out(pack: str) -> None:
    """P1, P2, P6, P10: each alone; without it nothing of it is met."""
    met: dict[str, set[int]] = {
        "promo-specials": set(),
        "promo-tables": set(),
        "promo-stars": set(),
    }
    for number in range(80):
        match = GAME.deal(GAME.setup(4, {pack: "yes"}, EDITION), Rng(f"{pack}-{number}"))
        assert (len(match.specials), len(match.table_tiles), len(match.stars)) == (2, 5, 5)
        met["promo-specials"] |= {one for one in match.specials if one >= 6}
        met["promo-tables"] |= {one for one in match.table_tiles if one >= 11}
        met["promo-stars"] |= {int(one) for one in match.stars if one in PROMO_STARS}
    expected = {"promo-specials": {6, 7, 8}, "promo-tables": {11, 12, 13}}
    expected["promo-stars"] = PROMO_STARS
    assert met == {one: expected[one] if one == pack else set() for one in met}


def test_all_packs_at_once() -> None:
    """P1: any mix."""
    match = dealt(2, **dict.fromkeys(("promo_specials", "promo_tables", "promo_starters"), "yes"))
    assert [len(staff.reserve) for staff in match.staffs] == [6, 6]
    assert not set(match.stars) & PROMO_STARS
