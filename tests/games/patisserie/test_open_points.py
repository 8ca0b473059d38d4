"""Rulings that no other test is about."""

from __future__ import annotations

import pytest

from tests.games.patisserie.table import EDITION, Table, card
from tests.games.patisserie.test_mentor import decision, guide, solo
from toque.engine.rng import Rng
from toque.engine.timeline import Timeline
from toque.games.patisserie import GAME, automa, delivering
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.games.patisserie.names import RACK_NAMES, RECIPE_NAMES, TABLE_TILE_NAMES, TABLES
from toque.games.patisserie.rounds import NextTurn
from toque.mechanics.automa_deck import AutomaDeck
from toque.mechanics.pile import NO_CARDS, Pile


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


def drafted_with(first: int) -> PatisserieMatch:
    """Two with the Mentor, at the end of the draft; who is first decides how the trays reach him."""
    setup = GAME.setup(2, {"mentor": "yes"}, EDITION)
    for number in range(60):
        match: PatisserieMatch = GAME.start(setup, f"trays-{number}")
        if match.first == first:
            break
    while match.stack[-1].name == "draft":
        seat = match.deciders()[0]
        match.play(seat, match.moves(seat)[0])
    return match


@pytest.mark.parametrize(("first", "order"), [(2, "AB"), (1, "AB"), (0, "BA")])
def test_the_mentors_roster_has_cards_in_the_order_of_the_trays(first: int, order: str) -> None:
    """M15: as they reach him; both at once: A first, so that B lies above."""
    match = drafted_with(first)
    kept = {"A": match.drafted[2], "B": match.drafted[3 + 2]}
    assert match.staffs[2].reserve == [kept[tray] for tray in order]


def test_without_trays_he_gets_his_cards_too() -> None:
    """D9: dealt in turn from the first player on, face down."""
    match: PatisserieMatch = GAME.start(GAME.setup(1, {"trays": "no"}, EDITION), "dealt")
    assert len(match.staffs[1].reserve) == 2
    assert GAME.view(match, 0).players[1].unused is None


def test_a_spared_ingredient_still_counts_for_the_pastry() -> None:
    """B13: the table asks for honey, and none was paid."""
    table = Table().has("ann", coins=0, staples="1 1 0", recipes="madeleine")
    table.table_tile(terrace="b1").turn("ann", "ernest").play("done", "bake left")
    table.turn("ann", "octave").play("serve upper terrace-2")
    assert table.coins("ann") == 3


def test_stars_can_be_copied_and_empty_piles_cannot() -> None:
    """B6: nothing is asked of who copies a star; the own roster counts."""
    table = Table(3).has("ann", coins=0, points=0).staff("bob", used="octave").staff("cid")
    table.turn("ann", "basile").play("done")
    assert table.why("copy 3") == "nothing-to-copy"
    table.play("copy 2")
    assert table.points("ann") == 3
    table = Table().has("ann", coins=0).staff("ann", unused="aubin brice colette")
    table.staff("bob", used="eustache").turn("ann", "basile").play("done", "copy 2")
    assert table.coins("ann") == 12


def test_a_dismissed_card_does_not_count_any_more() -> None:
    """A46, B16: Eustache goes, and the roster is one of seven; below lies who is copied next."""
    table = Table().has("ann", coins=0)
    table.staff("ann", unused="aubin brice colette denise achille adelaide", used="octave")
    table.turn("ann", "eustache").play("dismiss eustache")
    assert table.coins("ann") == 4 + 12
    assert table.match.staffs[0].top() == card("octave")


def test_alone_an_assistant_may_hire_and_decorate_but_bakes_no_toques() -> None:
    """M70, A43: by one's own costs."""
    table = solo().has("ann", coins=2).offers("achille")
    table.match.solo_top = guide("hire")
    table.turn("ann", "basile").play("done", "imitate hire", "hire 1")
    assert table.coins("ann") == 0
    assert card("achille") in table.match.staffs[0].cards()
    table = solo().has("ann", coins=2, staples="0 0 2", recipes="crepe")
    table.match.solo_top = guide("bake", "deliver", "recipes")
    table.turn("ann", "basile").play("done")
    assert table.why("imitate bake") == "cannot-do-that"


def test_his_last_card_can_be_imitated_in_the_next_round() -> None:
    """M70."""
    match: PatisserieMatch = GAME.start(GAME.setup(1, {}, EDITION), "next")
    rng = Rng("next")
    while match.round == 1:
        seat = match.deciders()[0]
        match.play(seat, rng.choice(match.moves(seat)))
    assert match.solo_top in match.solo_deck.used
    view = GAME.view(match, 0)
    assert view.mentor is not None
    assert view.mentor.last is not None


# Decisions that no card settles.


def unsettled(table: Table, *decisions: int) -> Table:
    """These cards are all there are for decisions: tried once, shuffled, and tried once more."""
    table.match.solo_deck = AutomaDeck(NO_CARDS, Pile([*decisions]), [], EMPTY, EMPTY)
    return table


def test_a_recipe_that_no_card_finds() -> None:
    """M26: nothing is taken, and the action counts as impossible; a reward is lost."""
    never = decision(slot=1, slot_side=0)
    table = unsettled(solo().display("- - - eclair flan gaufre"), never)
    assert not automa.take_recipes(table.match)
    assert table.recipes("mentor") == ["-", "-", "-"]
    table = solo().display("eclair - - - - -").has("mentor", racks="tuile").table_tile(terrace="b3")
    unsettled(table, decision(table=TABLES.index("terrace"), end=0, slot=2, slot_side=1))
    automa.deliver(table.match)
    assert table.recipes("mentor") == ["-", "-", "-"]
    assert table.racks("mentor") == ["-", "-"]


def test_an_action_half_done_ends() -> None:
    """M26: one recipe is found and the second is not; that is all."""
    only = decision(slot=1, slot_side=0)
    table = unsettled(solo().display("- eclair - flan - -"), only)
    assert automa.take_recipes(table.match)
    assert table.recipes("mentor") == ["eclair", "-", "-"]


def test_a_column_that_no_card_finds() -> None:
    """M26, M39."""
    table = unsettled(solo().market(a3="ee"), decision(column=0), decision(column=1))
    assert not automa.take_column(table.match)


def test_a_pastry_that_no_card_finds_a_table_for() -> None:
    """M26: it goes to the first table with a space, there to the one nearest to the bonus tile."""
    table = solo().has("mentor", racks="gaufre").table_tile(orangery="b1")
    here = table.match.rules.is_space
    table.match.pastries = [0 if there else EMPTY for there in here]
    table.match.hosts = [0 if there else EMPTY for there in here]
    for space in (3, 4, 8):
        table.match.pastries[space] = table.match.hosts[space] = EMPTY
    unsettled(table, decision(table=TABLES.index("terrace")))
    automa.deliver(table.match)
    assert table.match.hosts[3] == 1


def test_where_no_card_settles_it_the_next_action_is_done() -> None:
    """M26, M18: or he scores."""
    number = guide("ingredients", "recipes")
    table = solo().has("mentor", points=0).market(a3="ee").display("eclair - - - - -")
    shown = next(
        one
        for one, mark in enumerate(EDITION.solo_cards)
        if mark.column != 2 and mark.slot_side == 0 and one != number
    )
    table.match.solo_deck = AutomaDeck(Pile([number]), Pile([shown]), [], EMPTY, EMPTY)
    table.match.stack = [NextTurn(1), automa.HisTurn()]
    table.match.stack[-1].play(table.match, -1, -1)
    assert table.tiles("mentor") == []
    assert table.recipes("mentor")[0] == "eclair"
