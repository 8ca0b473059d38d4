"""What the Mentor does, action by action: M30-M59."""

from __future__ import annotations

import pytest

from tests.games.patisserie.table import EDITION, TILES, Table, card, recipe
from tests.games.patisserie.test_mentor import decision, guide, solo
from toque.engine.bits import BIT
from toque.games.patisserie import automa
from toque.games.patisserie.match import EMPTY
from toque.games.patisserie.names import (
    COLUMNS,
    DIRECTIONS,
    PLACE_NAMES,
    RECIPE_NAMES,
    SPACE_NAMES,
    TABLES,
)

LEFT, RIGHT = (DIRECTIONS.index(side) for side in ("left", "right"))


def slots(*marks: tuple[int, int]) -> list[int]:
    """Different decision cards that show a slot and a side."""
    found: list[int] = []
    for slot, side in marks:
        found.append(
            next(
                number
                for number, one in enumerate(EDITION.solo_cards)
                if (one.slot, one.slot_side) == (slot, side) and number not in found
            )
        )
    return found


# Recipes.


def test_he_takes_two_recipes_for_nothing() -> None:
    """M30, M32: on his free shelves from the left."""
    table = solo().display("flan eclair baba sable tuile gaufre").has("mentor", coins=7)
    table.mentor(guide("recipes"), *slots((1, RIGHT), (4, LEFT)))
    assert table.recipes("mentor") == ["eclair", "tuile", "-"]
    assert table.coins("mentor") == 7
    table = solo().display("flan eclair baba sable tuile gaufre")
    table.match.shelves[4] = table.fetch("crepe")
    table.mentor(guide("recipes"), *slots((1, RIGHT), (4, LEFT)))
    assert table.recipes("mentor") == ["eclair", "crepe", "tuile"]


@pytest.mark.parametrize(
    ("row", "mark", "taken"),
    [
        ("flan eclair - - - gaufre", (1, RIGHT), "eclair"),  # the marked slot
        ("flan - - baba - gaufre", (1, RIGHT), "baba"),  # on to the right
        ("flan - baba - - gaufre", (4, LEFT), "baba"),  # on to the left
        ("- - baba gaufre - -", (1, LEFT), "gaufre"),  # nothing there: the next card
    ],
)
def test_where_he_finds_a_recipe(row: str, mark: tuple[int, int], taken: str) -> None:
    """M31."""
    table = solo().display(row)
    table.mentor(guide("recipes"), *slots(mark, (3, LEFT), (2, LEFT)))
    assert table.recipes("mentor")[0] == taken


@pytest.mark.parametrize(
    ("held", "found", "kept"),
    [
        ("gaufre eclair flan", "baba", "baba eclair flan"),  # fewest points
        ("crepe dartois eclair", "flan", "crepe flan eclair"),  # of equal ones, one without a toque
        ("dartois praline nonnette", "eclair", "eclair praline nonnette"),  # then the leftmost
        ("eclair flan pain-d-epices", "gaufre", "eclair flan pain-d-epices"),  # the new one
        ("dartois eclair flan", "nonnette", "nonnette eclair flan"),  # which goes last
    ],
)
def test_of_four_recipes_the_worst_goes(held: str, found: str, kept: str) -> None:
    """M33: to the discard."""
    table = solo().has("mentor", recipes=held)
    automa.store_recipe(table.match, table.fetch(found))
    assert table.recipes("mentor") == kept.split()
    (gone,) = {*held.split(), found} - set(kept.split())
    assert table.match.recipe_discard & BIT[recipe(gone)]


def test_with_three_recipes_he_takes_none() -> None:
    """M34: with two he takes two, and one goes."""
    row = "flan eclair baba sable tuile gaufre"
    table = solo().display(row).has("mentor", recipes="crepe calisson dartois", points=0)
    alone = guide("recipes")
    assert not automa.can_do(table.match, automa.RECIPES)
    table = solo().display(row).has("mentor", recipes="crepe calisson")
    table.mentor(alone, *slots((1, RIGHT), (2, LEFT)))
    assert table.recipes("mentor") == ["crepe", "baba", "eclair"]


def test_the_display_is_filled_after_his_turn_only() -> None:
    """M35: the second recipe is looked for among those that were there."""
    table = solo().display("flan - - - eclair gaufre")
    table.mentor(guide("recipes"), *slots((4, LEFT), (0, RIGHT)))
    assert table.recipes("mentor")[:2] == ["eclair", "flan"]
    row = table.match.recipe_row
    assert EMPTY not in row
    assert RECIPE_NAMES[row[5]] == "gaufre"


@pytest.mark.parametrize(("row", "can"), [("- - - - - -", False), ("- eclair - - - -", True)])
def test_fewer_than_two_recipes(row: str, can: bool) -> None:
    """M36: one is enough, none is not."""
    assert automa.can_do(solo().display(row).match, automa.RECIPES) == can


# Ingredients.


def column(name: str) -> int:
    return decision(column=COLUMNS.index(name))


def test_he_takes_a_column_from_above() -> None:
    """M37, M38: under the tiles that he has."""
    table = solo().has("mentor", tiles="hh e:c").market(a1="nn", b1="ee", c1="ehn", a2="hh")
    table.mentor(guide("ingredients"), column("left"))
    assert table.tiles("mentor") == ["hh", "e:c", "nn", "ee", "ehn"]


def test_an_empty_column_makes_him_turn_over_another_card() -> None:
    """M39: with an empty display it is impossible."""
    table = solo().market(a1="nn").mentor(guide("ingredients"), column("right"), column("left"))
    assert table.tiles("mentor") == ["nn"]
    assert not automa.can_do(solo().market().match, automa.INGREDIENTS)


# Baking.


@pytest.mark.parametrize(
    ("held", "racks", "baked"),
    [
        ("gaufre crepe flan", "", ["flan", "gaufre"]),  # third, first; toques too
        ("gaufre crepe -", "", ["gaufre", "crepe"]),  # an empty shelf is passed over
        ("gaufre crepe flan", "tuile", ["tuile", "flan"]),  # as many as racks are free
    ],
)
def test_what_he_bakes(held: str, racks: str, baked: list[str]) -> None:
    """M41, M42, M43: on the upper rack first, for nothing."""
    table = solo().has("mentor", staples="0 0 0", racks=racks)
    for shelf, name in enumerate(held.split()):
        table.match.shelves[3 + shelf] = EMPTY if name == "-" else table.fetch(name)
    number = next(
        number
        for number, one in enumerate(EDITION.solo_cards)
        if one.bake == [2, 0, 1] and one.actions[0] == automa.BAKE
    )
    table.mentor(number)
    assert table.racks("mentor") == baked


def test_what_keeps_him_from_baking() -> None:
    """M44: no recipe, or no free rack; other recipes stay on their shelves."""
    assert not automa.can_do(solo().match, automa.BAKE)
    table = solo().has("mentor", recipes="gaufre", racks="crepe tuile")
    assert not automa.can_do(table.match, automa.BAKE)
    table = solo().has("mentor", recipes="gaufre flan eclair", racks="crepe")
    number = guide("bake")
    table.mentor(number)
    shelf = EDITION.solo_cards[number].bake[0]
    left = ["-" if at == shelf else name for at, name in enumerate(("gaufre", "flan", "eclair"))]
    assert table.recipes("mentor") == left


# Decorating.


def decorates(rack: str, height: str) -> int:
    """A card that decorates with this order."""
    wanted = (("upper", "lower").index(rack), ("top", "bottom").index(height))
    for number, one in enumerate(EDITION.solo_cards):
        if (one.rack, one.height) == wanted:
            return number
    raise LookupError(wanted)


@pytest.mark.parametrize(
    ("rack", "height", "upper", "lower"),
    [
        ("upper", "top", "e:c", "h:v"),
        ("lower", "top", "h:v", "e:c"),
        ("upper", "bottom", "n:o", "h:v"),
        ("lower", "bottom", "h:v", "n:o"),
    ],
)
def test_order_and_end_of_decorating(rack: str, height: str, upper: str, lower: str) -> None:
    """M45, M46, M47: tiles without a topping are passed over, and the others close up."""
    table = solo().has("mentor", racks="crepe gaufre", tiles="ee e:c h:v n:o nn")
    automa.decorate(table.match, EDITION.solo_cards[decorates(rack, height)])
    assert [TILES[kind] for kind in table.match.toppings[2:4]] == [upper, lower]
    left = [name for name in ("ee", "e:c", "h:v", "n:o", "nn") if name not in (upper, lower)]
    assert table.tiles("mentor") == left


def test_what_keeps_him_from_decorating() -> None:
    """M48, M45: no bare pastry, or no topping; a single bare pastry gets one whatever the order."""
    assert not automa.can_do(solo().has("mentor", tiles="e:c").match, automa.DECORATE)
    bare = solo().has("mentor", racks="crepe", tiles="ee")
    assert not automa.can_do(bare.match, automa.DECORATE)
    done = solo().has("mentor", racks="crepe+e:c", tiles="e:c")
    assert not automa.can_do(done.match, automa.DECORATE)
    table = solo().has("mentor", racks="crepe+e:c gaufre", tiles="h:v")
    automa.decorate(table.match, EDITION.solo_cards[decorates("upper", "top")])
    assert TILES[table.match.toppings[3]] == "h:v"


# Delivering.


def at(table: str, end: str) -> int:
    return decision(table=TABLES.index(table), end=("near", "far").index(end))


def who(table: Table, space: str) -> str:
    number = table.match.pastries[SPACE_NAMES.index(space)]
    return "-" if number == EMPTY else RECIPE_NAMES[number]


def test_he_serves_all_his_pastries() -> None:
    """M49, M50: each where a card of its own says; a full table makes him turn over another."""
    table = solo().has("mentor", racks="gaufre calisson").table_tile(rosery="b1", grotto="b1")
    full = {f"terrace_{place}": name for place, name in enumerate(("flan", "eclair"), 1)}
    full |= {"terrace_3": "tuile", "terrace_4": "crepe", "terrace_5": "baba", "terrace_6": "nougat"}
    table.serves("ann", rosery_1="brioche", **full)
    table.mentor(guide("deliver"), at("terrace", "near"), at("rosery", "near"), at("grotto", "far"))
    assert (who(table, "rosery-2"), who(table, "grotto-5")) == ("gaufre", "calisson")
    assert table.racks("mentor") == ["-", "-"]


@pytest.mark.parametrize(
    ("racks", "first"),
    [
        ("gaufre savarin", "savarin"),  # the one with honey
        ("savarin gaufre", "savarin"),
        ("madeleine savarin", "madeleine"),  # both: the upper one
        ("gaufre calisson", "gaufre"),  # none: the upper one
    ],
)
def test_which_pastry_goes_first(racks: str, first: str) -> None:
    """M51: one that has what the table asks."""
    table = solo().has("mentor", coins=0, racks=racks).table_tile(fountain="b1")
    table.mentor(guide("deliver"), at("fountain", "near"), at("terrace", "far"))
    assert who(table, "fountain-1") == first


def test_he_gets_what_space_and_table_give() -> None:
    """M52: three coins for the space and three for the honey."""
    table = solo().has("mentor", coins=0, racks="savarin").table_tile(orangery="b1")
    table.mentor(guide("deliver"), at("orangery", "near"))
    assert table.coins("mentor") == 6


def test_a_tile_as_his_reward() -> None:
    """M53: the topmost of a column, by another card; nothing if the display is empty."""
    table = solo().has("mentor", racks="macaron").table_tile(terrace="b2").market(b1="ee", c1="nn")
    shown = at("terrace", "far")
    table.mentor(guide("deliver"), shown, column("right"), column("left"))
    assert table.tiles("mentor") == ["ee"]
    table = solo().has("mentor", racks="macaron").table_tile(terrace="b2").market()
    table.mentor(guide("deliver"), shown)
    assert table.tiles("mentor") == []
    assert who(table, "terrace-6") == "macaron"


def test_a_recipe_as_his_reward() -> None:
    """M53: by another card, as when he takes recipes."""
    table = solo().has("mentor", racks="tuile").table_tile(terrace="b3")
    table.display("eclair - flan baba gaufre crepe")
    table.mentor(guide("deliver"), at("terrace", "far"), *slots((1, RIGHT)))
    assert table.recipes("mentor") == ["flan", "-", "-"]


@pytest.mark.parametrize(("coins", "points"), [(2, 0), (3, 1), (5, 1), (6, 2), (20, 2)])
def test_he_pays_his_servants_as_long_as_he_can(coins: int, points: int) -> None:
    """M54: those at this table."""
    table = solo().has("mentor", coins=coins, points=0, racks="gaufre").table_tile(fountain="b1")
    table.marks("mentor", "post-3-points", "post-4-points", "post-1-points")
    table.mentor(guide("deliver"), at("fountain", "near"))
    assert (table.coins("mentor"), table.points("mentor")) == (coins - 3 * points, points)


def test_his_toppings_become_decorations() -> None:
    """M55: and a sixth one is discarded; without a pastry he cannot deliver."""
    table = solo().has("mentor", racks="gaufre+e:c calisson+h:v", decorations="e:v e:v e:v e:v")
    table.table_tile(fountain="b1", terrace="b1")
    before = table.match.discards[TILES.index("h:v")]
    table.mentor(guide("deliver"), at("fountain", "near"), at("terrace", "far"))
    assert table.decorations("mentor") == ["e:v", "e:v", "e:v", "e:v", "e:c"]
    assert table.match.discards[TILES.index("h:v")] == before + 1
    assert not automa.can_do(solo().match, automa.DELIVER)


# Hiring.


def hires(mark: int, side: int) -> int:
    for number, one in enumerate(EDITION.solo_cards):
        if (one.hire, one.hire_side) == (mark, side):
            return number
    raise LookupError((mark, side))


@pytest.mark.parametrize(("side", "star"), [(LEFT, "octave"), (RIGHT, "nestor")])
def test_a_star_comes_first(side: int, star: str) -> None:
    """M56: of several the first in the direction of the arrow; one in a match."""
    table = solo().stars("maurice", "nestor", "octave").has("mentor", coins=25, staples="0 0 0")
    table.has("mentor", tiles="ee ee ee ee ee").offers("achille")
    automa.hire(table.match, EDITION.solo_cards[hires(3, side)])
    assert table.match.staffs[1].reserve[-1] == card(star)
    assert table.coins("mentor") == 25
    automa.hire(table.match, EDITION.solo_cards[hires(3, side)])
    assert table.match.staffs[1].reserve[-1] == card("achille")


@pytest.mark.parametrize(
    ("mark", "side", "lying", "hired"),
    [
        (2, LEFT, ("achille", "adelaide", "amandine", "anatole"), "amandine"),  # the marked one
        (2, LEFT, ("achille", "adelaide", "-", "anatole"), "adelaide"),  # on to the left
        (2, RIGHT, ("achille", "adelaide", "-", "anatole"), "anatole"),  # on to the right
        (2, LEFT, ("-", "-", "-", "anatole"), "anatole"),  # nobody there: from the other end
        (3, RIGHT, ("achille", "adelaide", "-", "-"), "achille"),
    ],
)
def test_whom_he_hires(mark: int, side: int, lying: tuple[str, ...], hired: str) -> None:
    """M57."""
    table = solo().offers(*lying).stars().has("mentor", coins=0)
    automa.hire(table.match, EDITION.solo_cards[hires(mark, side)])
    assert table.match.staffs[1].reserve[-1] == card(hired)
    assert card(hired) not in table.match.offers


def test_after_hiring_he_has_a_card_more() -> None:
    """M58: unseen, the next that he plays; without anybody to hire it is impossible."""
    table = solo().offers("achille").stars().has("mentor", coins=0)
    following = guide("place")
    table.mentor(guide("hire"), following)
    assert table.match.solo_deck.hand.lying() == [following]
    assert table.match.staffs[1].reserve[-1] == card("achille")
    assert not automa.can_do(solo().offers().stars().match, automa.HIRE)


# Servants and noble hosts.


@pytest.mark.parametrize(
    ("taken", "placed"),
    [("", "post-1-points"), ("post-1-points", "noble-1"), ("post-1-gift", "noble-1")],
)
def test_where_he_places_a_marker(taken: str, placed: str) -> None:
    """M59: for nothing, on points; a post with any marker is taken."""
    table = solo().has("mentor", coins=3)
    if taken:
        table.marks("ann", taken)
    first = decision(place=PLACE_NAMES.index("post-1-points"))
    table.mentor(guide("place"), first, decision(place=PLACE_NAMES.index("noble-1")))
    assert table.match.markers[PLACE_NAMES.index(placed)] == 1
    assert table.coins("mentor") == 3


def test_with_all_places_taken_he_cannot_place() -> None:
    """M59."""
    table = solo()
    table.match.markers = [
        0 if here else owner
        for here, owner in zip(table.match.rules.is_place, table.match.markers, strict=True)
    ]
    assert not automa.can_do(table.match, automa.PLACE)
