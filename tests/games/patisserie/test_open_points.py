"""Rulings that no other test is about."""

from __future__ import annotations

from tests.games.patisserie.table import EDITION, Table, card
from tests.games.patisserie.test_mentor import decision, guide, solo
from toque.engine.rng import Rng
from toque.engine.timeline import Timeline
from toque.games.patisserie import GAME, delivering
from toque.games.patisserie.match import EMPTY
from toque.games.patisserie.names import RACK_NAMES, RECIPE_NAMES, TABLE_TILE_NAMES, TABLES


def test_the_toque_of_the_recipe_counts_and_not_who_baked_it() -> None:
    """A33, TB1."""
    match = Table().match
    patissier = TABLE_TILE_NAMES.index("b7")
    assert delivering.meets(match, patissier, RECIPE_NAMES.index("crepe"), EMPTY)
    assert not delivering.meets(match, patissier, RECIPE_NAMES.index("gaufre"), EMPTY)


def test_the_deck_is_empty_once_the_last_trays_are_filled() -> None:
    """R2."""
    match = GAME.start(GAME.setup(2, {}, EDITION), "deck")
    rng = Rng("deck")
    while match.round < 4 or match.stack[-1].name != "draft":
        seat = match.deciders()[0]
        match.play(seat, rng.choice(match.moves(seat)))
    assert match.deck.left == 0


def test_the_side_for_few_has_three_rows_with_one_above() -> None:
    """A7."""
    assert (EDITION.few.upper_rows, EDITION.few.lower_rows) == (1, 2)


def test_what_is_left_on_the_trays_is_laid_out_in_any_order() -> None:
    """D8."""
    orders = set()
    for seed in range(8):
        match = GAME.start(GAME.setup(2, {}, EDITION), f"order-{seed}")
        while match.stack[-1].name == "draft":
            seat = match.deciders()[0]
            match.play(seat, match.moves(seat)[0])
        orders.add(tuple(sorted(match.offers).index(one) for one in match.offers))
    assert len(orders) > 2


def test_coins_and_used_piles_are_open() -> None:
    """What everybody may see."""
    table = Table().has("bob", coins=17).staff("bob", used="aubin achille brice")
    seen = GAME.view(table.match, 0).players[1]
    assert seen.coins == 17
    assert [one.staff for one in seen.used] == ["aubin", "achille", "brice"]


def test_nothing_is_claimed_in_the_final_scoring() -> None:
    """G6: the topping of a pastry that is left on a rack is no third decoration."""
    table = Table().specials("x4", "x1").has("ann", racks="tuile+e:c", decorations="e:c e:v")
    table.match.round = 4
    table.income()
    assert table.step == "over"
    assert 0 not in table.match.marks


def test_the_mentor_takes_the_only_recipe_there_is() -> None:
    """M36."""
    table = solo().display("eclair - - - - -")
    mark = decision(slot=5, slot_side=0)
    table.mentor(guide("recipes"), mark)
    assert table.recipes("mentor").count("eclair") == 1
    assert "mentor-cannot" not in table.happened()


def test_a_recipe_as_reward_makes_the_mentor_drop_one() -> None:
    """M53."""
    table = solo().has("mentor", recipes="crepe gaufre flan", racks="tuile")
    table.display("eclair - - - - -").table_tile(fountain="b3")
    mark = decision(table=TABLES.index("fountain"), end=0)
    table.mentor(guide("deliver"), mark, decision(slot=2, slot_side=0))
    assert table.recipes("mentor") == ["crepe", "eclair", "flan"]


def test_the_mentor_has_no_starters() -> None:
    """M3, M11: the first player is drawn by lot, and may be the Mentor."""
    firsts = set()
    for seed in range(12):
        setup = GAME.setup(1, {"promo-starters": "yes"}, EDITION)
        match = GAME.start(setup, f"first-{seed}")
        firsts.add(match.first)
        assert all(one > card("flavie") for one in match.staffs[1].cards())
    assert firsts == {0, 1}


def test_there_are_two_racks() -> None:
    """C11."""
    assert RACK_NAMES == ("upper", "lower")


def test_the_row_of_stars_is_never_refilled() -> None:
    """A42."""
    table = Table().stars("nestor", "octave").has("ann", coins=25).turn("ann", "brice")
    table.play("hire star-1")
    assert table.match.stars == [EMPTY, card("octave")]


def test_a_played_card_can_be_taken_back_in_the_same_turn() -> None:
    """T2: until the next fence."""
    timeline = Timeline(GAME, GAME.setup(2, {}, EDITION), ["Ann", "Bob"], "undo")
    rng = Rng("undo")
    while timeline.match.stack[-1].name != "card":
        seat = timeline.match.deciders()[0]
        timeline.play(seat, rng.choice(timeline.match.moves(seat)))
    seat = timeline.match.deciders()[0]
    timeline.play(seat, timeline.match.moves(seat)[0])
    assert timeline.undo_obstacle(seat) is None
