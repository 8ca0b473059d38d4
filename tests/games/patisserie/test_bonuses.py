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


def gained(table: Table, played: str) -> tuple[int, int]:
    """Coins and points of a card whose bonus asks nothing."""
    table.has("ann", coins=0, points=0).turn("ann", played).play("done")
    assert table.step == "card"
    return table.coins("ann"), table.points("ann")


@pytest.mark.parametrize(("played", "coins"), [("aubin", 5), ("denise", 3)])
def test_coins_of_starters(played: str, coins: int) -> None:
    """BS1, B0: the number on the card counts."""
    assert gained(Table(), played) == (coins, 0)


@pytest.mark.parametrize(("played", "each"), [("aurore", 2), ("gontran", 3)])
def test_coins_for_servants_and_noble_hosts(played: str, each: int) -> None:
    """B5, B0: two servants and a noble host; one card gives three coins for each."""
    table = Table().marks("ann", "post-1-points", "post-2-gift", "noble-1")
    table.marks("bob", "post-3-points")
    assert gained(table, played) == (3 * each, 0)


def test_coins_for_tables() -> None:
    """B7: two tables with pastries of one's own."""
    assert gained(served(Table()).serves("bob", terrace_1="flan"), "bertille") == (4, 0)


def test_coins_for_decorations() -> None:
    """B11."""
    assert gained(Table().has("ann", decorations="e:cv h:vo"), "corentin") == (4, 0)


def test_coins_for_all_pastries() -> None:
    """B21: four of them."""
    assert gained(served(Table()).serves("bob", terrace_1="flan"), "heloise") == (8, 0)


def on_one_table(count: int) -> Table:
    pastries = ("eclair", "macaron", "gaufre", "tuile", "flan")[:count]
    spaces = {f"rosery_{number}": pastry for number, pastry in enumerate(pastries, 1)}
    return Table().serves("ann", **spaces)


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_points_for_one_table(count: int, points: int) -> None:
    """B2: by the pastries there."""
    assert gained(on_one_table(count), "germaine") == (0, points)


@pytest.mark.parametrize("count", range(4))
def test_coins_for_one_table(count: int) -> None:
    """B9."""
    assert gained(on_one_table(count), "charlotte") == (2 * count, 0)


def test_the_table_is_of_ones_choice() -> None:
    """B2, B9: asked only where tables give different amounts; it may be left."""
    table = served(Table()).has("ann", coins=0).turn("ann", "charlotte").play("done")
    assert table.step == "count"
    assert table.legal() == ["count rosery", "count grotto", "done"]
    assert table.why("count terrace") == "nothing-counts"
    assert table.play("count grotto").coins("ann") == 2
    table.turn("ann", "charlotte").play("done", "count rosery")
    assert table.coins("ann") == 2 + 6
    table.turn("ann", "charlotte").play("done", "done")
    assert table.coins("ann") == 8
    assert gained(served(Table()), "germaine") == (0, 2), "one pastry in the Grotto gives nothing"
    same = Table().serves("ann", rosery_1="eclair", grotto_1="palmier")
    assert gained(same, "charlotte") == (2, 0), "both tables give the same"


def test_a_copied_bonus_counts_on_a_table_of_ones_choice_too() -> None:
    """B2, B6: by one's own pastries."""
    table = served(Table()).serves("ann", grotto_2="flan").has("ann", points=0)
    table.staff("bob", used="germaine").turn("ann", "basile").play("done", "copy 2")
    assert table.legal() == ["count rosery", "count grotto", "done"]
    assert table.play("count grotto").points("ann") == 1


WITH_TOQUE = ("macaron", "palmier", "baba", "crepe", "oublie", "praline")


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_points_for_pastries_with_a_toque(count: int, points: int) -> None:
    """B17: on all tables; others do not count."""
    table = Table().serves("ann", terrace_1="eclair")
    spaces = ("rosery_1", "rosery_2", "grotto_1", "grotto_2", "fountain_1", "terrace_2")
    table.serves("ann", **dict(zip(spaces[:count], WITH_TOQUE, strict=False)))
    assert gained(table, "ferdinand") == (0, points)


@pytest.mark.parametrize(("count", "points"), [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_points_for_the_number_of_tables(count: int, points: int) -> None:
    """B20."""
    spaces = ("rosery_1", "grotto_1", "fountain_1", "terrace_1", "orangery_1")
    table = Table().serves("ann", **dict(zip(spaces[:count], WITH_TOQUE, strict=False)))
    assert gained(table, "guillemette") == (0, points)


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_points_for_decorations(count: int, points: int) -> None:
    """B23."""
    table = Table().has("ann", decorations=" ".join(["e:c"] * count))
    assert gained(table, "ines") == (0, points)


@pytest.mark.parametrize(
    ("pastries", "points"),
    [
        ("", 0),
        ("macaron", 1),  # egg
        ("savarin", 1),  # honey
        ("eclair", 2),  # nut
        ("palmier", 2),  # egg and nut, but a pastry counts once
        ("palmier macaron", 3),
        ("palmier macaron savarin", 4),
        ("religieuse mille-feuille pain-d-epices bichon", 4),
    ],
)
def test_points_for_ingredients_of_pastries(pastries: str, points: int) -> None:
    """B26: egg and honey are worth 1, nut 2; four at most."""
    spaces = ("rosery_1", "grotto_1", "fountain_1", "terrace_1")
    table = Table().serves("ann", **dict(zip(spaces, pastries.split(), strict=False)))
    assert gained(table, "joachim") == (0, points)


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("", 0),
        ("e:c", 1),
        ("e:v e:v", 1),
        ("e:o", 2),
        ("h:vo", 2),
        ("e:cv h:vo", 3),
        ("e:cv h:vo e:c", 4),
    ],
)
def test_points_for_toppings_of_decorations(tiles: str, points: int) -> None:
    """B27: cherry and violet are worth 1, orange 2; a tile counts for one kind."""
    assert gained(Table().has("ann", decorations=tiles), "jules") == (0, points)


PLACES = ("noble-1", "post-1-points", "post-2-gift", "noble-2", "post-3-points", "post-4-points")


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 2), (4, 2), (5, 4), (6, 4)])
def test_points_for_servants_and_noble_hosts(count: int, points: int) -> None:
    """B28."""
    assert gained(Table().marks("ann", *PLACES[:count]), "leon") == (0, points)


def test_staples_are_bought_once_more() -> None:
    """BS2: at their usual price; or not."""
    table = Table().has("ann", coins=5, staples="0 0 0").turn("ann", "colette").play("done")
    table.play("buy sugar 2")
    assert (table.coins("ann"), table.staples("ann"), table.step) == (0, [0, 2, 0], "card")
    table.has("ann", coins=5).turn("ann", "colette").play("done", "done")
    assert table.coins("ann") == 5


def test_a_tile_is_drawn() -> None:
    """B8: it need not be."""
    table = Table().turn("ann", "camille").play("done", "use")
    assert len(table.tiles("ann")) == 1
    table.turn("ann", "camille").play("done", "done")
    assert len(table.tiles("ann")) == 1


def test_one_pastry_is_decorated_for_a_coin() -> None:
    """B12: once, though another pastry is bare."""
    table = Table().has("ann", coins=9, racks="tuile gaufre", tiles="e:c h:v").turn("ann", "denis")
    table.play("done", f"decorate lower {TILE_NAMES[TILES.index('h:v')]}")
    assert (table.coins("ann"), table.step) == (8, "card")
    table = (
        Table().has("ann", coins=0, racks="tuile", tiles="e:c").turn("ann", "denis").play("done")
    )
    assert table.step == "card"


def test_one_pastry_more_is_delivered() -> None:
    """B14: only one."""
    table = Table().has("ann", coins=0, racks="tuile gaufre").turn("ann", "etienne").play("done")
    assert table.step == "deliver"
    table.play("sell lower")
    assert (table.coins("ann"), table.step) == (10, "card")
    assert table.racks("ann") == ["tuile", "-"]


def test_one_recipe_more_at_its_price() -> None:
    """B15: only one."""
    table = Table().has("ann", coins=9).display("eclair flan tuile baba gaufre crepe")
    table.turn("ann", "edith").play("done")
    assert table.step == "recipes"
    table.play("recipe s2")
    assert (table.coins("ann"), table.step) == (5, "card")
    assert table.recipes("ann") == ["flan", "-", "-"]


def test_a_bonus_may_be_used_in_part() -> None:
    """B0a: one exchange of eight, one row of three, one tile of three."""
    table = Table().has("ann", coins=60, points=0, staples="3 2 2", tiles="ee ee ee")
    table.turn("ann", "hippolyte").play("done", "use", "done")
    table.turn("ann", "madeleine").play("done", "hand-in 1", "done")
    table.turn("ann", "marguerite").play("done", f"pay {TILE_NAMES[TILES.index('ee')]}", "done")
    assert table.points("ann") == 1 + 3 + 2


@pytest.mark.parametrize(("size", "coins"), [(4, 12), (7, 12), (8, 9), (9, 9), (10, 6)])
def test_coins_by_the_size_of_the_roster(size: int, coins: int) -> None:
    """B16: the card being played counts."""
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
    """B0a, B4: no butter at the end of its track, none without coins."""
    table = Table().has("ann", coins=2, staples="0 0 4").turn("ann", "arnaud").play("done")
    assert table.step == "card"
    table.has("ann", coins=2, staples="0 0 3").turn("ann", "arnaud").play("done", "use")
    assert (table.coins("ann"), table.staples("ann")[2]) == (0, 4)


def test_a_moved_pastry_brings_nothing_but_its_place() -> None:
    """B3, TB4."""
    table = served(Table()).has("ann", coins=0).table_tile(terrace="b4").specials("x2", "x1")
    table.turn("ann", "anatole").play("done", "lift rosery-3")
    assert "set rosery-4" not in table.legal()
    table.play("set terrace-1")
    assert table.coins("ann") == 0
    assert table.match.hosts[32] == 0
    assert table.match.hosts[10] == -1


def test_a_copied_bonus_is_done_by_an_assistant() -> None:
    """B6."""
    table = Table(3).has("ann", coins=9, staples="2 2 2", recipes="crepe calisson")
    table.staff("bob", used="emeline").staff("cid", used="basile").turn("ann", "beatrice")
    table.play("done")
    assert table.why("copy 3") == "nothing-to-copy"
    table.play("copy 2")
    assert table.why("bake left") == "patissier-only"
    table.play("bake middle")
    assert table.staples("ann") == [2, 2, 1]


def test_two_drawn_tiles_are_shown_and_one_is_kept() -> None:
    """B24: the other one is discarded; with a single tile left it is that one."""
    table = Table()
    table.match.bag = [0] * len(table.match.bag)
    table.match.discards = [0] * len(table.match.bag)
    table.match.bag[TILES.index("ee")] = table.match.bag[TILES.index("nn")] = 1
    table.turn("ann", "gaetan").play("done", "use")
    assert table.step == "keep"
    table.play(f"keep {TILE_NAMES[TILES.index('nn')]}")
    assert table.tiles("ann") == ["nn"]
    assert table.match.discards[TILES.index("ee")] == 1
    table.turn("ann", "gaetan").play("done", "use")
    assert sorted(table.tiles("ann")) == ["ee", "nn"]
    table.turn("ann", "gaetan").play("done")
    assert table.step == "card", "nothing is left to draw"


def test_two_drawn_recipes_and_one_may_be_kept() -> None:
    """B10: with three recipes one sees the new ones before throwing one away."""
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
    """B13."""
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
    """B18."""
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
    """B29."""
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
    """B19, B25."""
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
    """K1, K2, K3, K4, K5, K6, K7, K8, SB11, SB12, SB13, SB14, SB15, SB16, P3, P4, P5, P11, P12, P13."""
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
    """B26, K4, K8."""
    assert counting.best_set([0b111, 0b111], [1, 1, 2]) == 3
    assert counting.best_set([0b001, 0b001, 0b110], [1, 1, 2]) == 3
    assert counting.best_set([0b011, 0b001, 0b100], [1, 1, 2]) == 4


def test_promo_tables() -> None:
    """P7, P8, P9."""
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
