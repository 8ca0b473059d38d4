"""Tiles at the tables and special tiles: TB, SB, P3-P9."""

from __future__ import annotations

import pytest

from tests.games.patisserie.table import TILES, Table
from toque.games.patisserie import delivering, scoring, sizes
from toque.games.patisserie.match import EMPTY
from toque.games.patisserie.names import RECIPE_NAMES, TABLE_TILE_NAMES

FREE_SPACE = "terrace-2"
"""It has no gift of its own."""


def meets(name: str, pastry: str) -> bool:
    recipe, _, topping = pastry.partition("+")
    kind = TILES.index(topping) if topping else EMPTY
    tile = TABLE_TILE_NAMES.index(name)
    return delivering.meets(Table().match, tile, RECIPE_NAMES.index(recipe), kind)


@pytest.mark.parametrize(
    ("tile", "fits", "fails"),
    [
        ("b1", "savarin", "tuile"),  # honey
        ("b2", "macaron", "tuile+e:c"),  # egg, in the pastry and not on the tile above it
        ("b3", "tuile", "macaron"),  # nut
        ("b4", "tuile", "macaron"),  # no egg
        ("b5", "tuile", "savarin"),  # no honey
        ("b6", "macaron", "tuile"),  # no nut
        ("b7", "crepe", "gaufre"),  # a toque
        ("b8", "gaufre", "crepe"),  # none
        ("b9", "gaufre+e:cv", "gaufre+e:v"),  # cherry
        ("b10", "gaufre+e:v", "gaufre"),  # violet
        ("b11", "gaufre+h:vo", "gaufre+e:cv"),  # orange
        ("b12", "gaufre", "gaufre+e:c"),  # bare
        ("b13", "eclair", "palmier"),  # worth five
    ],
)
def test_what_tables_ask(tile: str, fits: str, fails: str) -> None:
    """TB1, A33, P7, P8: an ingredient, a topping or the toque, there or not."""
    assert meets(tile, fits)
    assert not meets(tile, fails)


def serving(tile: str, pastry: str) -> Table:
    table = Table().has("ann", coins=0, staples="0 0 0", racks=pastry).table_tile(terrace=tile)
    return table.turn("ann", "octave").play(f"serve upper {FREE_SPACE}")


@pytest.mark.parametrize(
    ("tile", "pastry", "coins", "staples"),
    [
        ("b1", "savarin", 3, [0, 0, 0]),
        ("b4", "tuile", 2, [0, 0, 0]),
        ("b5", "tuile", 0, [1, 0, 0]),
        ("b6", "macaron", 0, [0, 1, 0]),
        ("b7", "crepe", 3, [0, 0, 0]),
        ("b10", "gaufre+e:v", 4, [0, 0, 0]),
        ("b11", "gaufre+e:o", 0, [0, 0, 1]),
        ("b12", "gaufre", 2, [0, 0, 0]),
        ("b13", "eclair", 0, [1, 0, 0]),
    ],
)
def test_rewards_that_come_at_once(tile: str, pastry: str, coins: int, staples: list[int]) -> None:
    """TB1, A33, P7, P8: coins and staples."""
    table = serving(tile, pastry)
    assert (table.coins("ann"), table.staples("ann"), table.step) == (coins, staples, "card")


@pytest.mark.parametrize(("tile", "pastry"), [("b2", "macaron"), ("b8", "gaufre")])
def test_an_ingredient_tile_of_choice_as_a_reward(tile: str, pastry: str) -> None:
    """TB1: any of the display, for nothing; or none."""
    table = Table().has("ann", coins=0, racks=pastry).table_tile(terrace=tile)
    table.market(a1="ee", a2="hh", c3="nn").turn("ann", "octave").play(f"serve upper {FREE_SPACE}")
    assert table.legal() == ["ingredient a1", "ingredient a2", "ingredient c3", "done"]
    table.play("ingredient a2")
    assert table.tiles("ann") == ["hh"]


@pytest.mark.parametrize(("tile", "pastry"), [("b3", "tuile"), ("b9", "gaufre+e:c")])
def test_a_recipe_of_choice_as_a_reward(tile: str, pastry: str) -> None:
    """TB1: any of the display, for nothing."""
    table = Table().has("ann", coins=0, racks=pastry).table_tile(terrace=tile)
    table.display("eclair - flan - - -").turn("ann", "octave").play(f"serve upper {FREE_SPACE}")
    assert table.legal() == ["recipe s1", "recipe s3", "done"]
    table.play("recipe s1")
    assert table.recipes("ann")[0] == "eclair"


def test_a_coin_for_each_servant_at_the_table() -> None:
    """P9: whatever is served there."""
    for pastry in ("gaufre", "palmier+e:c"):
        table = Table().has("ann", coins=0, racks=pastry).table_tile(terrace="b14")
        table.marks("ann", "post-5-points", "post-6-gift", "post-1-points", "noble-1")
        table.marks("bob", "post-2-points")
        table.turn("ann", "octave").play(f"serve upper {FREE_SPACE}")
        assert table.coins("ann") == 2


def test_a_reward_comes_for_every_pastry_and_every_player() -> None:
    """TB2, TB3: the tile stays at its table."""
    table = Table().has("ann", coins=0, racks="savarin madeleine").has("bob", coins=0)
    table.has("bob", racks="kouglof").table_tile(terrace="b1")
    table.turn("ann", "octave").play("serve upper terrace-2", "serve lower terrace-5")
    assert table.coins("ann") == 6
    table.turn("bob", "octave").play("serve upper terrace-4")
    assert table.coins("bob") == 3
    assert TABLE_TILE_NAMES[table.match.table_tiles[4]] == "b1"


def test_a_moved_pastry_gets_no_reward() -> None:
    """TB4: though it has what the table asks."""
    table = Table().has("ann", coins=0).serves("ann", rosery_1="savarin").table_tile(terrace="b1")
    table.turn("ann", "anatole").play("done", "lift rosery-1", f"set {FREE_SPACE}")
    assert table.coins("ann") == 0


# Special tiles.


def marked(table: Table, player: int = 0) -> bool:
    return player in table.match.marks[: sizes.MARKS]


def served(table: Table, **spaces: str) -> Table:
    return table.serves("ann", **spaces)


def after_serving(special: str, table: Table, pastry: str, space: str) -> bool:
    """Whether a pastry that is served completes what a special tile asks."""
    table.specials(special, "x1" if special != "x1" else "x2").has("ann", racks=pastry)
    for name in ("orangery", "rosery", "fountain", "grotto", "terrace"):
        table.table_tile(**{name: "b13"})
    table.turn("ann", "octave").play(f"serve upper {space}")
    return marked(table)


def test_all_five_tables() -> None:
    """SB11."""
    three = {"orangery_1": "flan", "rosery_1": "gaufre", "fountain_1": "calisson"}
    assert not after_serving("x1", served(Table(), **three), "tuile", "grotto-3")
    four = {**three, "grotto_3": "savarin"}
    assert after_serving("x1", served(Table(), **four), "tuile", FREE_SPACE)
    assert not after_serving("x1", served(Table(), **four), "tuile", "grotto-1")


@pytest.mark.parametrize(
    ("before", "done"), [(("noble-2",), False), (("noble-2", "post-2-gift"), True)]
)
def test_three_servants_or_noble_hosts(before: tuple[str, ...], done: bool) -> None:
    """SB12: together."""
    table = Table().specials("x2", "x1").has("ann", coins=20).marks("ann", *before)
    table.turn("ann", "octave").play("place post-1-points")
    assert marked(table) == done


@pytest.mark.parametrize("missing", ["", "marker", "decoration", "toque"])
def test_one_of_each(missing: str) -> None:
    """SB13: a servant or noble host, a decoration and a pastry with a toque on a table."""
    table = Table()
    if missing != "marker":
        table.marks("ann", "noble-1")
    if missing != "decoration":
        table.has("ann", decorations="e:c")
    pastry = "gaufre" if missing == "toque" else "crepe"
    assert after_serving("x3", table, pastry, FREE_SPACE) == (not missing)


@pytest.mark.parametrize(("before", "done"), [("e:cv", False), ("e:cv h:vo", True)])
def test_three_decorations(before: str, done: bool) -> None:
    """SB14: a tile with two toppings is one decoration."""
    table = Table().specials("x4", "x1").has("ann", racks="tuile+e:c", decorations=before)
    table.turn("ann", "octave").play("sell upper")
    assert marked(table) == done


@pytest.mark.parametrize(("before", "done"), [("eclair", False), ("macaron", True)])
def test_two_pastries_with_a_toque(before: str, done: bool) -> None:
    """SB15."""
    table = served(Table(), rosery_1=before)
    assert after_serving("x5", table, "crepe", FREE_SPACE) == done


@pytest.mark.parametrize(("space", "done"), [(FREE_SPACE, False), ("rosery-4", True)])
def test_three_on_one_table(space: str, done: bool) -> None:
    """SB16."""
    table = served(Table(), rosery_1="eclair", rosery_3="flan")
    assert after_serving("x6", table, "tuile", space) == done


@pytest.mark.parametrize(("pastry", "done"), [("savarin", False), ("tuile", True)])
def test_three_with_nut(pastry: str, done: bool) -> None:
    """P3."""
    table = served(Table(), rosery_1="eclair", grotto_1="palmier")
    assert after_serving("x7", table, pastry, FREE_SPACE) == done


@pytest.mark.parametrize(("pastry", "done"), [("eclair", False), ("financier", True)])
def test_four_worth_two_to_four(pastry: str, done: bool) -> None:
    """P4."""
    table = served(Table(), rosery_1="gaufre", grotto_1="savarin", fountain_1="tuile")
    assert after_serving("x8", table, pastry, FREE_SPACE) == done


@pytest.mark.parametrize(("pastry", "done"), [("financier", False), ("palmier", True)])
def test_three_worth_five_or_six(pastry: str, done: bool) -> None:
    """P5."""
    table = served(Table(), rosery_1="eclair", grotto_1="flan")
    assert after_serving("x9", table, pastry, FREE_SPACE) == done


def claims(table: Table, name: str) -> None:
    """Somebody gets a third marker."""
    places = {"ann": "post-1-points", "bob": "post-2-points"}
    table.has(name, coins=30).turn(name, "octave").play(f"place {places[name]}")


def test_the_best_free_space_is_marked_at_once() -> None:
    """SB1, SB3: nobody can notice late; who comes later gets the next best."""
    table = Table(3).specials("x2", "x1")
    for name, nobles in (
        ("ann", ("noble-1", "post-4-points")),
        ("bob", ("noble-2", "post-5-points")),
    ):
        table.marks(name, *nobles)
    claims(table, "bob")
    assert table.match.marks[:2] == [1, EMPTY]
    claims(table, "ann")
    assert table.match.marks[:2] == [1, 0]
    assert scoring.special_points(table.match, 1) == 5
    assert scoring.special_points(table.match, 0) == 3


def test_one_space_for_each_player_and_none_when_all_are_taken() -> None:
    """SB2."""
    table = Table(5).specials("x1", "x2")  # on the right place x2 has three spaces
    base = sizes.MARKS
    table.match.marks[base : base + 3] = [1, 2, 3]
    table.marks("ann", "noble-1", "noble-2")
    claims(table, "ann")
    assert 0 not in table.match.marks
    table = Table().specials("x2", "x1").marks("ann", "noble-1", "noble-2")
    claims(table, "ann")
    table.has("ann", coins=20).turn("ann", "octave").play("place post-2-points")
    assert table.match.marks.count(0) == 1


def test_both_tiles_by_the_same_effect() -> None:
    """SB4: a pastry with a toque is the third on its table and the second of its kind."""
    table = Table().specials("x5", "x6").has("ann", racks="crepe").table_tile(rosery="b13")
    served(table, rosery_1="macaron", rosery_3="eclair")
    table.turn("ann", "octave").play("serve upper rosery-4")
    assert [table.match.marks[0], table.match.marks[sizes.MARKS]] == [0, 0]


def test_a_mark_stays_when_the_condition_does_not() -> None:
    """SB5: the third pastry leaves the table again."""
    table = Table().specials("x6", "x1").has("ann", racks="tuile").table_tile(rosery="b13")
    served(table, rosery_1="macaron", rosery_3="eclair")
    table.turn("ann", "octave").play("serve upper rosery-4")
    assert marked(table)
    table.turn("ann", "anatole").play("done", "lift rosery-1", f"set {FREE_SPACE}")
    assert marked(table)
    assert scoring.special_points(table.match, 0) == 5


def test_a_moved_pastry_may_complete_a_special_tile() -> None:
    """SB1, B3: its new table counts."""
    table = Table().specials("x6", "x1")
    served(table, rosery_1="macaron", rosery_3="eclair", grotto_1="tuile")
    table.turn("ann", "anatole").play("done", "lift grotto-1", "set rosery-2")
    assert marked(table)
