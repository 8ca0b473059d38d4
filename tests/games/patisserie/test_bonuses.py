"""Staff bonuses, ✱ cards, special tiles, promo tiles: B, K, SB, P."""

from __future__ import annotations

import pytest

from tests.games.patisserie.table import EDITION, TILES, Table, card
from toque.games.patisserie import counting
from toque.games.patisserie.names import COUNTABLES, RECIPE_NAMES, TILE_NAMES
from toque.games.patisserie.rules import ConditionRule


def served(table: Table) -> Table:
    """Three pastries in the Rosery, one in the Grotto; two of them with a toque."""
    return table.serves(
        "ann", rosery_1="eclair", rosery_2="macaron", rosery_3="gaufre", grotto_1="palmier"
    )


@pytest.mark.parametrize(
    ("played", "coins", "points"),
    [
        ("aubin", 5, 0),  # BS1
        ("aurore", 6, 0),  # B5: two servants and a noble host
        ("bertille", 4, 0),  # B7: two tables
        ("charlotte", 6, 0),  # B9: three pastries on one table
        ("corentin", 4, 0),  # B11: two decorations
        ("heloise", 8, 0),  # B21: four pastries
        ("germaine", 0, 2),  # B2: three on one table
        ("ferdinand", 0, 1),  # B17: two with a toque
        ("guillemette", 0, 1),  # B20: two tables
        ("ines", 0, 1),  # B23: two decorations
        ("joachim", 0, 3),  # B26: nut and egg; a pastry counts once
        ("jules", 0, 3),  # B27: cherry or violet, and orange
        ("leon", 0, 2),  # B28: three servants and noble hosts
        ("octave", 0, 3),  # K5
    ],
)
def test_what_only_gives_plays_itself(played: str, coins: int, points: int) -> None:
    table = served(Table()).has("ann", coins=0, points=0, decorations="e:cv h:vo")
    table.marks("ann", "post-1-points", "post-2-gift", "noble-1").turn("ann", played).play("done")
    assert (table.coins("ann"), table.points("ann")) == (coins, points)
    assert table.step == "card"


@pytest.mark.parametrize(("size", "coins"), [(4, 12), (7, 12), (8, 9), (9, 9), (10, 6)])
def test_coins_by_the_size_of_the_roster(size: int, coins: int) -> None:
    """B16, O20: the card being played counts."""
    others = ["achille", "adelaide", "amandine", "anatole", "apolline", "arnaud"]
    names = ["aubin", "brice", "colette", *others]
    table = Table().has("ann", coins=0).staff("ann", unused=" ".join(names[: size - 1]))
    table.turn("ann", "eustache").play("done")
    assert table.coins("ann") == coins


def test_a_patissier_may_fetch_a_tile_by_bonus() -> None:
    """T9, E10, BS3, B1: a fee comes on top of the price."""
    table = Table().has("ann", coins=3).market(a1="ee", a2="hh", a3="nn").turn("ann", "achille")
    table.play("done", "ingredient a1")
    assert table.coins("ann") == 0
    table.has("ann", coins=1).turn("ann", "achille").play("done")
    assert table.step == "card"  # two tiles left at 1 and the fee: too dear


def test_a_bonus_that_could_do_nothing_is_not_offered() -> None:
    """O67: no butter at the end of its track, none without coins."""
    table = Table().has("ann", coins=2, staples="0 0 4").turn("ann", "arnaud").play("done")
    assert table.step == "card"
    table.has("ann", coins=2, staples="0 0 3").turn("ann", "arnaud").play("done", "use")
    assert (table.coins("ann"), table.staples("ann")[2]) == (0, 4)


def test_a_moved_pastry_brings_nothing_but_its_place() -> None:
    """B3, TB4, O16."""
    table = served(Table()).has("ann", coins=0).table_tile(terrace="b4").specials("x2", "x1")
    table.turn("ann", "anatole").play("done", "lift rosery-3")
    assert "set rosery-4" not in table.legal()
    table.play("set terrace-1")
    assert table.coins("ann") == 0
    assert table.match.hosts[32] == 0
    assert table.match.hosts[10] == -1


def test_a_copied_bonus_is_done_by_an_assistant() -> None:
    """B6, O13, O41."""
    table = Table(3).has("ann", coins=9, staples="2 2 2", recipes="crepe calisson")
    table.staff("bob", used="emeline").staff("cid", used="basile").turn("ann", "beatrice")
    table.play("done")
    assert table.why("copy 3") == "nothing-to-copy"
    table.play("copy 2")
    assert table.why("bake left") == "patissier-only"
    table.play("bake middle")
    assert table.staples("ann") == [2, 2, 1]


def test_two_drawn_tiles_are_shown_and_one_is_kept() -> None:
    """B24, O34."""
    table = Table().turn("ann", "gaetan").play("done", "use")
    assert table.step in ("keep", "card")
    if table.step == "keep":
        table.play(table.legal()[0])
    assert len(table.tiles("ann")) == 1


def test_two_drawn_recipes_and_one_may_be_kept() -> None:
    """B10, O27: with three recipes one sees the new ones before throwing one away."""
    table = (
        Table().has("ann", recipes="eclair flan tuile").turn("ann", "clovis").play("done", "use")
    )
    assert table.step == "keep-recipe"
    kept = table.match.stack[-1].moves(table.match, 0)
    assert len(kept) == 1
    table.play("discard left")
    keep = table.legal()[0]
    table.play(keep)
    assert table.recipes("ann")[0] == keep.split()[1]


def test_a_good_less_helps_only_with_what_the_recipe_asks() -> None:
    """B13, O37."""
    table = Table().has("ann", staples="0 1 0", recipes="madeleine", tiles="h:c")
    table.turn("ann", "ernest").play("done", "bake left")
    assert table.racks("ann")[0] == "madeleine"
    table = Table().has("ann", staples="1 1 0", recipes="madeleine")
    table.turn("ann", "ernest").play("done", "bake left")
    assert table.staples("ann") == [0, 0, 0]
    table = Table().has("ann", staples="0 2 0", recipes="tartelette")
    table.turn("ann", "ernest").play("done", "bake left")
    assert table.staples("ann") == [0, 0, 0]


def test_a_discount_gives_nothing_back() -> None:
    """B18, O18."""
    table = Table().has("ann", coins=3).turn("ann", "florent").play("done", "place post-1-gift")
    assert table.coins("ann") == 0
    assert table.match.rules.places.price(1, 99) == 0


def test_coins_for_points_up_to_eight_times() -> None:
    """B22."""
    table = Table().has("ann", coins=60, points=0).turn("ann", "hippolyte").play("done")
    table.play(*["use"] * 8)
    assert (table.coins("ann"), table.points("ann")) == (20, 8)
    assert table.step == "card"


def test_fifteen_coins_for_six_points_once() -> None:
    """B31."""
    table = Table().has("ann", coins=40, points=0).turn("ann", "mathilde").play("done", "use")
    assert (table.coins("ann"), table.points("ann")) == (25, 6)


def test_staples_are_handed_in_row_by_row() -> None:
    """B29, O40."""
    table = Table().has("ann", points=0, staples="3 2 1").turn("ann", "madeleine").play("done")
    assert table.why("hand-in 1") == "short-for-row"
    table.play("hand-in 2", "hand-in 3")
    assert (table.points("ann"), table.staples("ann")) == (4, [0, 0, 1])


def test_up_to_three_stored_tiles_are_given_for_points() -> None:
    """B30."""
    table = Table().has("ann", points=0, tiles="ee ee nn nn").turn("ann", "marguerite")
    table.play("done", *[f"pay {TILE_NAMES[TILES.index('ee')]}"] * 2)
    table.play(f"pay {TILE_NAMES[TILES.index('nn')]}")
    assert (table.points("ann"), table.tiles("ann")) == (6, ["nn"])
    assert table.step == "card"


def test_free_tiles_of_the_displays_may_be_declined() -> None:
    """B19, B25, O38, O62."""
    table = Table().display("eclair - - - - -").turn("ann", "francois").play("done", "recipe s1")
    assert table.recipes("ann")[0] == "eclair"
    table = Table().market(a1="ee").turn("ann", "jacques").play("done", "done")
    assert table.tiles("ann") == []


def test_two_purchases_of_staples() -> None:
    """B32."""
    table = Table().has("ann", coins=5, staples="0 0 0").turn("ann", "eloise").play("done")
    table.play("buy sugar", "buy butter")
    assert (table.coins("ann"), table.staples("ann")) == (0, [0, 1, 1])


# Conditions of ✱ cards and special tiles.


def holds(table: Table, words: list[tuple[int, int]]) -> bool:
    return counting.holds(table.match, 0, ConditionRule(words))


@pytest.mark.parametrize("of", [one for one in COUNTABLES if one != "one"])
def test_what_conditions_count(of: str) -> None:
    """K1-K8, SB11-SB16, P3-P5, P11-P13."""
    table = served(Table()).has("ann", coins=25, points=5, staples="4 3 2", tiles="ee ee hh")
    table.has("ann", decorations="e:cv h:vo").marks("ann", "post-1-points", "noble-2")
    table.staff("ann", unused="aubin brice")
    table.match.marks[0] = 0
    expected = {
        "tables": 2, "pastries": 4, "markers": 2, "decorations": 2, "staff": 2,
        "patissier-pastries": 2, "best-table": 3, "staples": 9, "coins": 25, "stored": 3,
        "worth-4": 0, "worth-5": 1, "worth-6": 1, "topping-kinds": 2, "ingredient-kinds": 2,
        "specials": 1, "points": 5, "plain": 1, "bare-larder": 0, "nut-pastries": 2,
        "small": 2, "great": 2,
    }  # fmt: skip
    number = COUNTABLES.index(of)
    assert counting.count(table.match, 0, number) == expected[of]
    assert holds(table, [(number, expected[of])])
    assert not holds(table, [(number, expected[of] + 1)])


def test_every_kind_needs_a_thing_of_its_own() -> None:
    """B26, K4, K8, O59."""
    assert counting.best_set([0b111, 0b111], [1, 1, 2]) == 3
    assert counting.best_set([0b001, 0b001, 0b110], [1, 1, 2]) == 3
    assert counting.best_set([0b011, 0b001, 0b100], [1, 1, 2]) == 4


def test_promo_tables() -> None:
    """P7-P9, O65."""
    table = Table().has("ann", coins=0, racks="gaufre").table_tile(terrace="b12")
    table.turn("ann", "brice").play("serve upper terrace-2")
    assert table.coins("ann") == 2
    table = Table().has("ann", coins=0, staples="0 0 0", racks="eclair").table_tile(terrace="b13")
    table.turn("ann", "brice").play("serve upper terrace-2")
    assert table.staples("ann") == [1, 0, 0]
    table = Table().has("ann", coins=0, racks="gaufre").table_tile(terrace="b14")
    table.marks("ann", "post-5-points", "post-6-gift").turn("ann", "brice")
    table.play("serve upper terrace-2")
    assert table.coins("ann") == 2


def test_every_bonus_of_the_rules_is_on_some_card_of_either_rank() -> None:
    kinds = {(one.bonus.kind, one.rank) for one in EDITION.staff}
    copy = EDITION.staff[card("basile")].bonus.kind
    for kind in range(22):
        assert (kind, 1) in kinds
        assert (kind, 0) in kinds or kind == copy
    assert len(RECIPE_NAMES) == 45
