"""A turn and its nine main actions: T, A."""

from __future__ import annotations

import pytest

from tests.games.patisserie.table import TILES, Table, card, recipe
from toque.engine.bits import BIT
from toque.engine.rng import Rng
from toque.games.patisserie import GAME, names, scoring
from toque.games.patisserie.match import EMPTY
from toque.games.patisserie.names import RECIPE_NAMES, SPACE_NAMES, TILE_NAMES

PATISSIER, ASSISTANT = "aubin", "denise"
FULL_ROW = {"a1": "ee", "a2": "hh", "a3": "nn"}


def paid(name: str) -> str:
    return f"pay {TILE_NAMES[TILES.index(name)]}"


def test_ranks_may_do_different_actions() -> None:
    """T6, T7, T8."""
    table = Table().has("ann", coins=20, racks="tuile", tiles="e:c").market(**FULL_ROW)
    table.offers("achille").turn("ann", PATISSIER)
    assert table.why("ingredient a1") == "not-your-rank"
    assert table.why("buy flour") == "not-your-rank"
    assert table.why(f"decorate upper {TILE_NAMES[TILES.index('e:c')]}") is None
    assert table.why("hire 1") is None
    table.turn("ann", ASSISTANT)
    assert table.why("ingredient a1") is None
    assert table.why("buy flour") is None
    assert table.why(f"decorate upper {TILE_NAMES[TILES.index('e:c')]}") == "not-your-rank"
    assert table.why("hire 1") == "not-your-rank"


def test_there_is_no_passing_with_a_card_in_hand() -> None:
    """T2."""
    table = Table().staff("ann", hand="aubin brice").to_play("ann")
    assert table.legal() == ["play aubin", "play brice"]


def test_main_action_and_bonus_may_be_left_out() -> None:
    """T4, T5: the bonus of the starter comes without a main action."""
    table = Table().has("ann", coins=1).turn("ann", "aubin").play("done")
    assert table.coins("ann") == 6


def test_recipes_cost_what_their_slot_says_and_do_not_slide_in_between() -> None:
    """A1, A2, A4, E11."""
    table = Table().has("ann", coins=9).display("eclair flan tuile baba gaufre crepe")
    table.turn("ann", PATISSIER).play("recipe s5")
    assert table.coins("ann") == 8
    assert table.match.recipe_row[4] == -1
    table.play("recipe s4")
    assert table.coins("ann") == 6 + 5
    assert table.recipes("ann") == ["gaufre", "baba", "-"]


def test_a_fourth_recipe_needs_room() -> None:
    """A3."""
    table = Table().has("ann", coins=9, recipes="eclair flan tuile")
    table.display("baba gaufre crepe sable macaron palmier").turn("ann", PATISSIER)
    assert table.why("recipe s6") == "shelves-full"
    table.play("discard middle", "recipe s6")
    assert table.recipes("ann") == ["eclair", "palmier", "tuile"]


def test_three_empty_slots_are_filled_at_the_end_of_a_turn() -> None:
    """A5: the last slots are not cleared."""
    table = Table().has("ann", coins=9).display("eclair flan - tuile baba gaufre")
    table.staff("bob", hand="brice").turn("ann", PATISSIER).play("recipe s4", "recipe s5")
    row = table.match.recipe_row
    assert -1 not in row
    assert [RECIPE_NAMES[one] for one in row[3:]] == ["eclair", "flan", "gaufre"]


def test_an_ingredient_costs_by_part_and_row() -> None:
    """A6, A7, E12."""
    table = Table().has("ann", coins=5).market(**FULL_ROW, b2="ehn").turn("ann", ASSISTANT)
    table.play("ingredient b2")
    assert table.coins("ann") == 5 + 3
    table.turn("ann", "colette").play("ingredient a1")
    assert table.coins("ann") == 8 - 2
    assert sorted(table.tiles("ann")) == ["ee", "ehn"]


def test_staples_are_sold_at_printed_totals_up_to_the_track() -> None:
    """A10, A11, A12, E13."""
    table = Table().has("ann", coins=8, staples="2 2 1").turn("ann", ASSISTANT)
    assert table.why("buy sugar 4") == "not-for-sale"
    table.play("buy sugar 3")
    assert table.staples("ann") == [2, 5, 1]
    assert table.coins("ann") == 0 + 3
    table.turn("ann", ASSISTANT)
    assert table.why("buy sugar") == "over-the-cap"
    assert table.why("buy flour") is None


def test_two_recipes_are_paid_together() -> None:
    """A13, A14, A15, A16, A17, A18, E14: one flour, two sugar, one honey, one nut, one egg."""
    table = Table().has("ann", staples="1 2 0", recipes="madeleine financier", tiles="ehn")
    table.turn("ann", ASSISTANT)
    assert table.why("bake middle") == "patissier-only"
    table.turn("ann", PATISSIER).play("bake left", "bake middle")
    assert table.racks("ann") == ["madeleine", "financier"]
    assert table.staples("ann") == [0, 0, 0]
    assert table.tiles("ann") == []


def test_each_tile_must_lessen_what_is_needed() -> None:
    """A15, A17: within that the choice is free."""
    table = Table().has("ann", staples="2 0 0", recipes="chouquette", tiles="e:c eh en nn")
    table.turn("ann", PATISSIER).play("bake left")
    assert table.why(paid("eh")) is None
    table.play(paid("e:c"))
    assert table.why(paid("eh")) == "tile-not-needed"
    table.play(paid("en"))
    assert table.racks("ann") == ["chouquette", "-"]
    assert table.tiles("ann") == ["nn", "eh"]


def test_baking_needs_free_racks() -> None:
    """A19, A21."""
    table = Table().has("ann", staples="6 5 4", recipes="gaufre calisson", racks="eclair")
    table.turn("ann", PATISSIER).play("bake left")
    assert table.racks("ann") == ["eclair", "gaufre"]
    table.turn("ann", PATISSIER)
    assert table.why("bake middle") == "no-free-rack"


def test_selling_pays_five_coins_a_point_and_keeps_the_topping() -> None:
    """A28, E16, A36, E18."""
    table = Table().has("ann", coins=0, racks="eclair+e:c").turn("ann", "brice")
    table.play("sell upper")
    assert table.coins("ann") == 25
    assert table.decorations("ann") == ["e:c"]


def test_serving_gives_the_gift_of_the_space_and_of_the_table() -> None:
    """A30, A31, A32, A33, E17: three coins for the space, three for the honey."""
    table = Table().has("bob", coins=0, racks="savarin").table_tile(orangery="b1")
    table.turn("bob", "brice").play("serve upper orangery-1")
    assert table.coins("bob") == 6


def test_servants_at_the_table_may_be_paid_once_each() -> None:
    """A34, A35, E19."""
    table = Table().has("ann", coins=6, racks="tuile", points=0)
    table.table_tile(rosery="b1").marks("ann", "post-1-points", "post-3-gift")
    table.turn("ann", "brice").play("serve upper rosery-1")
    assert table.legal() == ["tip 1", "tip 2", "done"]
    table.play("tip 2")
    assert (table.coins("ann"), table.points("ann")) == (0, 2)


def test_the_topping_counts_for_the_table_and_then_becomes_a_decoration() -> None:
    """A30, TB1."""
    table = Table().has("ann", coins=0, racks="tuile+e:v").table_tile(terrace="b10")
    table.turn("ann", "brice").play("serve upper terrace-2")
    assert table.coins("ann") == 4
    assert table.decorations("ann") == ["e:v"]


def test_a_sixth_topping_is_discarded() -> None:
    """A36."""
    table = Table().has("ann", racks="tuile+e:v", decorations="e:c e:c e:c e:c e:c")
    before = table.match.discards[TILES.index("e:v")]
    table.turn("ann", "brice").play("sell upper")
    assert table.match.discards[TILES.index("e:v")] == before + 1
    assert len(table.decorations("ann")) == 5


@pytest.mark.parametrize(("lying", "price"), [(4, 4), (3, 3), (2, 2), (1, 2)])
def test_hiring_costs_by_the_cards_on_offer(lying: int, price: int) -> None:
    """A38, A39, E20."""
    table = Table().has("ann", coins=10)
    table.offers(*("achille", "adelaide", "amandine", "anatole")[:lying])
    table.turn("ann", "brice").play("hire 1")
    assert table.coins("ann") == 10 - price
    assert card("achille") in table.match.staffs[0].hand


def test_a_star_comes_for_nothing_once_if_its_condition_holds() -> None:
    """A40, A41, K5, K9, E21."""
    table = Table().has("ann", coins=0, tiles="ee ee ee ee").stars("octave", "nestor")
    table.turn("ann", "brice")
    assert table.why("hire star-1") == "condition-open"
    table.has("ann", tiles="ee")
    table.play("hire star-1")
    assert card("octave") in table.match.staffs[0].hand
    table.has("ann", coins=25).turn("ann", "brice")
    assert table.why("hire star-2") == "one-star"


def test_dismissing_pays_by_rank_and_leaves_four_cards() -> None:
    """A44, A45, A46, E22: the bonus of the dismissed card is still used."""
    table = Table().has("ann", coins=0).staff("ann", unused="brice colette", used="denise achille")
    table.turn("ann", "aubin").play("dismiss aubin")
    assert table.coins("ann") == 6 + 5
    assert card("aubin") in table.match.gone
    table.turn("ann", "denise")
    assert table.why("dismiss denise") == "fewest-staff"


def test_a_servant_pays_and_gets_the_gift() -> None:
    """A47, A48, A49, A50, E23."""
    table = Table().has("ann", coins=7).turn("ann", "brice").play("place post-1-gift")
    assert table.coins("ann") == 0
    assert len(table.tiles("ann")) == 1


def test_a_post_takes_one_servant_up_to_three_players_and_two_of_different_ones_beyond() -> None:
    """A51, A52."""
    table = Table().has("ann", coins=30).marks("bob", "post-1-points").turn("ann", "brice")
    assert table.why("place post-1-gift") == "post-full"
    table = Table(4).has("ann", coins=30).marks("bob", "post-1-points").turn("ann", "brice")
    assert table.why("place post-1-gift") is None
    table.marks("ann", "post-2-points")
    assert table.why("place post-2-gift") == "one-at-post"


def test_a_noble_host_pays_the_price_of_the_place() -> None:
    """A54, E24."""
    table = Table().has("ann", coins=14).turn("ann", "brice").play("place noble-1")
    assert table.coins("ann") == 0


def test_any_number_of_tiles_can_be_stored() -> None:
    """A8."""
    table = Table().has("ann", tiles=" ".join(["ee"] * 14)).market(a1="nn").turn("ann", ASSISTANT)
    table.play("ingredient a1")
    assert len(table.tiles("ann")) == 15


def test_the_ingredient_display_is_not_filled_during_a_round() -> None:
    """A9."""
    table = Table().has("ann", coins=9).market(a1="ee").turn("ann", ASSISTANT)
    table.play("ingredient a1")
    assert set(table.match.market) == {EMPTY}
    assert table.step == "card"


def test_a_baked_recipe_is_a_pastry_on_the_first_free_rack() -> None:
    """A20: and its shelf is free again."""
    table = Table().has("ann", staples="1 0 1", recipes="calisson flan").turn("ann", ASSISTANT)
    table.play("bake left")
    assert table.racks("ann") == ["calisson", "-"]
    assert table.recipes("ann") == ["-", "flan", "-"]


def test_a_pastry_on_a_rack_cannot_be_thrown_away() -> None:
    """A21: recipes can."""
    table = Table().has("ann", coins=4, recipes="flan", racks="eclair tuile")
    table.turn("ann", ASSISTANT)
    assert [move for move in table.legal() if move.startswith("discard")] == ["discard left"]
    table.play("discard left")
    assert table.match.recipe_discard & BIT[recipe("flan")]
    assert table.coins("ann") == 4


def decorating(racks: str, tiles: str) -> Table:
    return Table().has("ann", racks=racks, tiles=tiles).turn("ann", PATISSIER)


def decorated(rack: str, name: str) -> str:
    return f"decorate {rack} {TILE_NAMES[TILES.index(name)]}"


def test_up_to_two_pastries_are_decorated() -> None:
    """A22, A23: each with a tile of its own, whose ingredients are lost with it."""
    table = decorating(racks="eclair tuile", tiles="e:c h:v nn")
    assert table.why(decorated("upper", "nn")) == "no-topping"
    table.play(decorated("upper", "e:c"))
    assert table.tiles("ann") == ["h:v", "nn"]
    assert table.why(decorated("upper", "h:v")) == "decorated-already"
    table.play(decorated("lower", "h:v"))
    assert table.tiles("ann") == ["nn"]
    assert [TILES[one] for one in table.match.toppings[:2]] == ["e:c", "h:v"]


def test_nobody_has_to_decorate() -> None:
    """A24: a second pastry is left bare, and a bare one is delivered."""
    table = decorating(racks="eclair tuile", tiles="e:c h:v")
    table.play(decorated("upper", "e:c"), "done")
    assert table.match.toppings[1] == EMPTY
    table.turn("ann", ASSISTANT).play("sell lower")
    assert table.decorations("ann") == []


@pytest.mark.parametrize(
    ("racks", "tiles", "code"),
    [("", "e:c", "rack-empty"), ("eclair+h:v", "e:c", "decorated-already"), ("eclair", "nn", None)],
)
def test_decorating_needs_a_bare_pastry_and_a_topping(
    racks: str, tiles: str, code: str | None
) -> None:
    """A25."""
    table = decorating(racks=racks, tiles=tiles)
    assert not [move for move in table.legal() if move.startswith("decorate")]
    if code:
        assert table.why(decorated("upper", "e:c")) == code


def test_an_assistant_decorates_by_a_bonus_only() -> None:
    """A26: Denis, for a coin."""
    table = Table().has("ann", coins=1, racks="eclair", tiles="e:c").turn("ann", "denis")
    assert table.why(decorated("upper", "e:c")) == "not-your-rank"
    table.play("done", decorated("upper", "e:c"))
    assert (table.coins("ann"), table.step) == (0, "card")


def test_two_pastries_are_delivered_one_after_the_other() -> None:
    """A27: each is sold or served; the first is finished, with servants and topping, before that."""
    table = Table().has("ann", coins=3, points=0, racks="tuile+e:c gaufre")
    table.table_tile(rosery="b1").marks("ann", "post-1-points").turn("ann", ASSISTANT)
    table.play("serve upper rosery-1")
    assert table.step == "tip"
    assert table.decorations("ann") == []
    table.play("tip 1")
    assert table.step == "deliver"
    assert table.decorations("ann") == ["e:c"]
    table.play("sell lower")
    assert table.coins("ann") == 10 + 3
    table = Table().has("ann", coins=0, racks="tuile gaufre").turn("ann", ASSISTANT)
    table.play("sell lower", "done")
    assert table.racks("ann") == ["tuile", "-"]


def test_a_pastry_may_be_served_on_any_free_space() -> None:
    """A29: of any table, whether it has what the table asks or not."""
    table = (
        Table().has("ann", racks="gaufre").table_tile(orangery="b1").serves("bob", rosery_1="flan")
    )
    table.turn("ann", ASSISTANT)
    there = {SPACE_NAMES[space] for space, here in enumerate(table.match.rules.is_space) if here}
    served = [move for move in table.legal() if move.startswith("serve")]
    assert len(served) == len(there) - 1
    assert [space for space in there if table.why(f"serve upper {space}")] == ["rosery-1"]
    assert table.why("serve upper rosery-1") == "space-taken"


@pytest.mark.parametrize(
    ("space", "gained"),
    [
        ("orangery-1", "coins"),
        ("grotto-5", "tile"),
        ("terrace-3", "sugar"),
        ("rosery-1", "nothing"),
    ],
)
def test_placement_bonuses(space: str, gained: str) -> None:
    """A31: coins, a tile of the bag, a staple, or nothing; beyond the track a staple is lost."""
    table = Table().has("ann", coins=0, staples="0 0 0", racks="gaufre")
    for name in names.TABLES:
        table.table_tile(**{name: "b10"})
    table.turn("ann", "octave").play(f"serve upper {space}")
    assert table.coins("ann") == (3 if gained == "coins" else 0)
    assert len(table.tiles("ann")) == (1 if gained == "tile" else 0)
    assert table.staples("ann") == [0, 1 if gained == "sugar" else 0, 0]
    full = Table().has("ann", staples="6 5 4", racks="gaufre").table_tile(terrace="b10")
    full.turn("ann", "octave").play("serve upper terrace-3")
    assert full.staples("ann") == [6, 5, 4]


def test_points_of_a_served_pastry_count_at_the_end() -> None:
    """A32: not at once."""
    table = Table().has("ann", points=0, racks="eclair").table_tile(rosery="b10")
    table.turn("ann", ASSISTANT).play("serve upper rosery-1")
    assert table.points("ann") == 0
    assert scoring.pastry_points(table.match, 0) == 5


@pytest.mark.parametrize(("coins", "most"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 2)])
def test_servants_are_paid_as_coins_allow(coins: int, most: int) -> None:
    """A34, A35: none, some or all that are linked with this table."""
    table = Table().has("ann", coins=coins, points=0, racks="tuile")
    table.table_tile(rosery="b1").marks("ann", "post-1-points", "post-3-gift", "post-2-points")
    table.turn("ann", "octave").play("serve upper rosery-1")
    if most == 0:
        assert table.step == "card"
        return
    assert table.legal() == [*(f"tip {paid}" for paid in range(1, most + 1)), "done"]
    table.play("done")
    assert table.coins("ann") == coins


def test_with_full_tables_pastries_can_only_be_sold() -> None:
    """A37."""
    table = Table().has("ann", racks="tuile").turn("ann", ASSISTANT)
    here = table.match.rules.is_space
    table.match.pastries = [0 if there else EMPTY for there in here]
    table.match.hosts = [1 if there else EMPTY for there in here]
    assert [move for move in table.legal() if "upper" in move] == ["sell upper"]


def test_the_price_of_staff_does_not_count_stars() -> None:
    """A39: and everything must be paid."""
    table = Table().has("ann", coins=2).offers("achille").stars("octave", "nestor", "maurice")
    table.turn("ann", "octave")
    assert table.why("hire 1") is None
    table.has("ann", coins=1)
    assert table.why("hire 1") == "too-dear"


def test_a_star_that_was_dismissed_was_the_only_one() -> None:
    """A41."""
    table = Table().has("ann", coins=25).stars("nestor", "octave")
    table.staff("ann", unused="aubin brice colette denise").turn("ann", "brice")
    table.play("hire star-1").turn("ann", "denise").play("dismiss nestor")
    table.has("ann", tiles="ee ee ee ee ee").turn("ann", "brice")
    assert table.why("hire star-2") == "one-star"


def test_displays_of_staff_are_not_filled_and_do_not_close_up() -> None:
    """A42."""
    table = Table().has("ann", coins=9).offers("achille", "adelaide", "amandine", "anatole")
    table.turn("ann", "octave").play("hire 2")
    lying = [card("achille"), EMPTY, card("amandine"), card("anatole")]
    assert table.match.offers == lying
    table.turn("ann", "octave")
    assert table.why("hire 2") == "no-offer"


def test_no_bonus_hires() -> None:
    """A43: and an assistant never does as a main action."""
    assert "hire" not in names.BONUS_KINDS
    table = Table().has("ann", coins=9).offers("achille").turn("ann", ASSISTANT)
    assert table.why("hire 1") == "not-your-rank"


@pytest.mark.parametrize(("gone", "coins"), [("achille", 6), ("adelaide", 4), ("brice", 6)])
def test_any_card_of_the_roster_can_be_dismissed(gone: str, coins: int) -> None:
    """A44: of the used pile, the unused pile or the hand."""
    table = Table().has("ann", coins=0)
    table.staff("ann", unused="achille colette", hand="adelaide", used="brice denise")
    table.turn("ann", "octave").play(f"dismiss {gone}")
    assert table.coins("ann") == coins
    assert card(gone) in table.match.gone
    assert card(gone) not in table.match.staffs[0].cards()


@pytest.mark.parametrize(
    ("unused", "code"), [("brice colette", "fewest-staff"), ("brice colette achille", None)]
)
def test_four_cards_always_stay(unused: str, code: str | None) -> None:
    """A45: the played card, the hand and both piles together."""
    table = Table().staff("ann", unused=unused, hand="denise").turn("ann", "octave")
    assert table.why("dismiss denise") == code


def test_immediate_bonuses_of_posts() -> None:
    """A50: a recipe of the display, a tile of the bag, a staple."""
    table = Table().has("ann", coins=40, staples="0 0 0").display("eclair flan - - - -")
    table.turn("ann", "octave").play("place post-3-gift", "recipe s2")
    assert table.recipes("ann")[0] == "flan"
    assert EMPTY not in table.match.recipe_row, "too few were left"
    table.turn("ann", "octave").play("place post-2-gift")
    assert table.staples("ann") == [1, 0, 0]
    table.turn("ann", "octave").play("place post-6-gift")
    assert len(table.tiles("ann")) == 1


def test_a_servant_serves_every_table_that_the_post_is_linked_with() -> None:
    """A53: post 1 stands between Orangery and Rosery."""
    for space, asked in (("orangery-2", True), ("rosery-1", True), ("grotto-3", False)):
        table = Table().has("ann", coins=3, racks="tuile").marks("ann", "post-1-gift")
        table.table_tile(**{space.split("-")[0]: "b10"})
        table.turn("ann", "octave").play(f"serve upper {space}")
        assert (table.step == "tip") == asked


def test_a_player_may_have_several_noble_hosts() -> None:
    """A54: a place that is taken is taken."""
    table = Table().has("ann", coins=40).turn("ann", "octave").play("place noble-1")
    table.turn("ann", "octave").play("place noble-2")
    assert table.coins("ann") == 40 - 14 - 12
    table.turn("ann", "octave")
    assert table.why("place noble-1") == "place-taken"


def test_markers_stay_where_they_are() -> None:
    """A55: after every step of random matches."""
    for number in range(3):
        match = GAME.start(GAME.setup(4, {}), f"markers-{number}")
        rng = Rng(f"markers-{number}")
        match.coins = [coins + 60 for coins in match.coins]
        while not match.over:
            before = [*match.markers, *match.marks]
            seat = match.deciders()[0]
            moves = match.moves(seat)
            places = [move for move in moves if GAME.lexicon.notation(move).startswith("place")]
            match.play(seat, rng.choice(places or moves))
            for was, now in zip(before, [*match.markers, *match.marks], strict=True):
                assert was in (EMPTY, now)


def test_a_special_tile_is_marked_as_soon_as_its_condition_holds() -> None:
    """SB1, SB2, SB14, E25: any three decorations."""
    table = Table().specials("x4", "x1").has("ann", racks="tuile+e:c", decorations="e:c e:v")
    table.turn("ann", "brice").play("sell upper")
    assert table.match.marks[0] == 0
    table.has("bob", racks="gaufre+e:c", decorations="e:c e:v").turn("bob", "brice")
    table.play("sell upper")
    assert table.match.marks[:2] == [0, 1]


def test_a_special_tile_has_another_value_on_the_other_place() -> None:
    """S7."""
    table = Table().specials("x2", "x1")
    points = table.match.rules.special_points[1]
    assert points[0] != points[1]
