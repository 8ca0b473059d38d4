"""A turn and its nine main actions: T, A."""

from __future__ import annotations

import pytest

from tests.games.patisserie.table import TILES, Table, card
from toque.games.patisserie.names import RECIPE_NAMES, TILE_NAMES

PATISSIER, ASSISTANT = "aubin", "denise"
FULL_ROW = {"a1": "ee", "a2": "hh", "a3": "nn"}


def paid(name: str) -> str:
    return f"pay {TILE_NAMES[TILES.index(name)]}"


def test_ranks_may_do_different_actions() -> None:
    """T6-T8."""
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
    """T2, O42."""
    table = Table().staff("ann", hand="aubin brice").to_play("ann")
    assert table.legal() == ["play aubin", "play brice"]


def test_main_action_and_bonus_may_be_left_out() -> None:
    """T4, T5: the bonus of the starter comes without a main action."""
    table = Table().has("ann", coins=1).turn("ann", "aubin").play("done")
    assert table.coins("ann") == 6


def test_recipes_cost_what_their_slot_says_and_do_not_slide_in_between() -> None:
    """A1, A2, A4, E11, O58."""
    table = Table().has("ann", coins=9).display("eclair flan tuile baba gaufre crepe")
    table.turn("ann", PATISSIER).play("recipe s5")
    assert table.coins("ann") == 8
    assert table.match.recipe_row[4] == -1
    table.play("recipe s4")
    assert table.coins("ann") == 6 + 5
    assert table.recipes("ann") == ["gaufre", "baba", "-"]


def test_a_fourth_recipe_needs_room() -> None:
    """A3, O27, O64."""
    table = Table().has("ann", coins=9, recipes="eclair flan tuile")
    table.display("baba gaufre crepe sable macaron palmier").turn("ann", PATISSIER)
    assert table.why("recipe s6") == "shelves-full"
    table.play("discard middle", "recipe s6")
    assert table.recipes("ann") == ["eclair", "palmier", "tuile"]


def test_three_empty_slots_are_filled_at_the_end_of_a_turn() -> None:
    """A5, O2, O3: the last slots are not cleared."""
    table = Table().has("ann", coins=9).display("eclair flan - tuile baba gaufre")
    table.staff("bob", hand="brice").turn("ann", PATISSIER).play("recipe s4", "recipe s5")
    row = table.match.recipe_row
    assert -1 not in row
    assert [RECIPE_NAMES[one] for one in row[3:]] == ["eclair", "flan", "gaufre"]


def test_an_ingredient_costs_by_part_and_row() -> None:
    """A6, A7, E12, O7."""
    table = Table().has("ann", coins=5).market(**FULL_ROW, b2="ehn").turn("ann", ASSISTANT)
    table.play("ingredient b2")
    assert table.coins("ann") == 5 + 3
    table.turn("ann", "colette").play("ingredient a1")
    assert table.coins("ann") == 8 - 2
    assert sorted(table.tiles("ann")) == ["ee", "ehn"]


def test_staples_are_sold_at_printed_totals_up_to_the_track() -> None:
    """A10-A12, E13, O26."""
    table = Table().has("ann", coins=8, staples="2 2 1").turn("ann", ASSISTANT)
    assert table.why("buy sugar 4") == "not-for-sale"
    table.play("buy sugar 3")
    assert table.staples("ann") == [2, 5, 1]
    assert table.coins("ann") == 0 + 3
    table.turn("ann", ASSISTANT)
    assert table.why("buy sugar") == "over-the-cap"
    assert table.why("buy flour") is None


def test_two_recipes_are_paid_together() -> None:
    """A13-A18, E14: one flour, two sugar, one honey, one nut, one egg."""
    table = Table().has("ann", staples="1 2 0", recipes="madeleine financier", tiles="ehn")
    table.turn("ann", ASSISTANT)
    assert table.why("bake middle") == "patissier-only"
    table.turn("ann", PATISSIER).play("bake left", "bake middle")
    assert table.racks("ann") == ["madeleine", "financier"]
    assert table.staples("ann") == [0, 0, 0]
    assert table.tiles("ann") == []


def test_each_tile_must_lessen_what_is_needed() -> None:
    """A15, A17, O36: within that the choice is free."""
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
    """A30-A33, E17: three coins for the space, three for the honey."""
    table = Table().has("bob", coins=0, racks="savarin").table_tile(orangery="b1")
    table.turn("bob", "brice").play("serve upper orangery-1")
    assert table.coins("bob") == 6


def test_servants_at_the_table_may_be_paid_once_each() -> None:
    """A34, A35, E19, O21, O22."""
    table = Table().has("ann", coins=6, racks="tuile", points=0)
    table.table_tile(rosery="b1").marks("ann", "post-1-points", "post-3-gift")
    table.turn("ann", "brice").play("serve upper rosery-1")
    assert table.legal() == ["tip 1", "tip 2", "done"]
    table.play("tip 2")
    assert (table.coins("ann"), table.points("ann")) == (0, 2)


def test_the_topping_counts_for_the_table_and_then_becomes_a_decoration() -> None:
    """A30, O22, TB1."""
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
    """A44-A46, E22, O19, O43: the bonus of the dismissed card is still used."""
    table = Table().has("ann", coins=0).staff("ann", unused="brice colette", used="denise achille")
    table.turn("ann", "aubin").play("dismiss aubin")
    assert table.coins("ann") == 6 + 5
    assert card("aubin") in table.match.gone
    table.turn("ann", "denise")
    assert table.why("dismiss denise") == "fewest-staff"


def test_a_servant_pays_and_gets_the_gift() -> None:
    """A47-A50, E23, O1, O4."""
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


def test_a_special_tile_is_marked_as_soon_as_its_condition_holds() -> None:
    """SB1, SB2, SB14, E25, O5, O17: any three decorations."""
    table = Table().specials("x4", "x1").has("ann", racks="tuile+e:c", decorations="e:c e:v")
    table.turn("ann", "brice").play("sell upper")
    assert table.match.marks[0] == 0
    table.has("bob", racks="gaufre+e:c", decorations="e:c e:v").turn("bob", "brice")
    table.play("sell upper")
    assert table.match.marks[:2] == [0, 1]


def test_a_special_tile_has_another_value_on_the_other_place() -> None:
    """S7, O6."""
    table = Table().specials("x2", "x1")
    points = table.match.rules.special_points[1]
    assert points[0] != points[1]
