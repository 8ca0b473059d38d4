"""✱ cards: what they ask when they are hired, and what they bring: K, P10-P13."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.patisserie.table import Table, card

Change = Callable[[Table], object]

FIVE = {"rosery_1": "eclair", "rosery_2": "flan", "grotto_1": "tuile", "grotto_2": "gaufre"}


def hiring(star: str) -> Table:
    """Ann has nothing, and somebody who hires."""
    return Table().stars(star).has("ann", coins=0, points=0, staples="1 0 0").turn("ann", "brice")


def hires_when(star: str, short: Change, enough: Change) -> None:
    """Not with less, and for nothing as soon as there is enough."""
    table = hiring(star)
    short(table)
    assert table.why("hire star-1") == "condition-open"
    enough(table)
    assert table.why("hire star-1") is None
    coins = table.coins("ann")
    table.play("hire star-1")
    assert table.coins("ann") == coins
    assert card(star) in table.match.staffs[0].hand


def test_nine_staples() -> None:
    """K1: of any kinds."""
    hires_when(
        "maurice",
        lambda table: table.has("ann", staples="4 4 0"),
        lambda table: table.has("ann", staples="4 4 1"),
    )


@pytest.mark.parametrize("missing", ["financier", "eclair", "palmier"])
def test_pastries_worth_four_five_and_six(missing: str) -> None:
    """K2: at least one of each."""
    worth = {"rosery_1": "financier", "grotto_1": "eclair", "terrace_1": "palmier"}
    less = {space: pastry for space, pastry in worth.items() if pastry != missing}
    hires_when(
        "melchior",
        lambda table: table.serves("ann", **less),
        lambda table: table.serves("ann", **worth),
    )


def test_twenty_five_coins() -> None:
    """K3."""
    hires_when(
        "nestor",
        lambda table: table.has("ann", coins=24),
        lambda table: table.has("ann", coins=25),
    )


@pytest.mark.parametrize("short", ["e:c e:v e:v", "e:cv h:vo", "e:cv e:c e:v"])
def test_all_toppings_among_the_decorations(short: str) -> None:
    """K4: a tile counts once."""
    hires_when(
        "noemie",
        lambda table: table.has("ann", decorations=short),
        lambda table: table.has("ann", decorations="e:cv h:vo e:c"),
    )


def test_five_stored_tiles() -> None:
    """K5: those above pastries and decorations are not stored."""
    hires_when(
        "octave",
        lambda table: table.has("ann", tiles="ee ee ee ee", racks="tuile+e:c", decorations="e:c"),
        lambda table: table.has("ann", tiles="nn"),
    )


def test_five_pastries_on_tables() -> None:
    """K6: pastries on racks are not on tables."""
    hires_when(
        "odette",
        lambda table: table.serves("ann", **FIVE).has("ann", racks="palmier"),
        lambda table: table.serves("ann", terrace_1="baba"),
    )


def test_a_mark_on_a_special_tile() -> None:
    """K7: of one's own."""

    def mark(table: Table, player: int) -> None:
        table.match.marks[player] = player

    hires_when("pascal", lambda table: mark(table, 1), lambda table: mark(table, 0))


@pytest.mark.parametrize("short", ["mille-feuille macaron", "palmier macaron eclair"])
def test_all_ingredients_in_pastries(short: str) -> None:
    """K8: a pastry counts once."""
    spaces = ("rosery_1", "grotto_1", "terrace_1")
    hires_when(
        "paulin",
        lambda table: table.serves("ann", **dict(zip(spaces, short.split(), strict=False))),
        lambda table: table.serves("ann", fountain_1="savarin", fountain_2="eclair"),
    )


def test_five_points_on_the_track() -> None:
    """P11, P10: points at the end do not count."""
    hires_when(
        "perrette",
        lambda table: table.has("ann", points=4).serves("ann", rosery_1="eclair"),
        lambda table: table.has("ann", points=5),
    )


def test_three_plain_pastries() -> None:
    """P12: neither egg nor honey nor nut."""
    hires_when(
        "philibert",
        lambda table: table.serves("ann", rosery_1="gaufre", rosery_2="flan", rosery_3="tuile"),
        lambda table: table.serves("ann", grotto_1="calisson"),
    )


@pytest.mark.parametrize(("staples", "tiles"), [("0 0 1", ""), ("0 0 0", "ee")])
def test_an_empty_larder(staples: str, tiles: str) -> None:
    """P13: no staples and no stored tile."""

    def empty(table: Table) -> None:
        table.has("ann", staples="0 0 0")
        table.match.stores[0] = []

    hires_when("quentin", lambda table: table.has("ann", staples=staples, tiles=tiles), empty)


@pytest.mark.parametrize(
    ("star", "points"),
    [
        *(("maurice", 3), ("melchior", 3), ("nestor", 3), ("noemie", 4), ("octave", 3)),
        *(("odette", 3), ("pascal", 2), ("paulin", 2), ("perrette", 3), ("philibert", 3)),
        ("quentin", 2),
    ],
)
def test_playing_a_star_has_no_condition(star: str, points: int) -> None:
    """K9, K1, K2, K3, K4, K5, K6, K7, K8, P11, P12, P13: its points come whenever it is played."""
    table = Table().has("ann", coins=0, points=0, staples="1 0 0").turn("ann", star).play("done")
    assert table.points("ann") == points


def test_nothing_is_paid_for_a_condition() -> None:
    """K9."""
    table = Table().has("ann", coins=25, tiles="ee ee ee ee ee").stars("nestor", "octave")
    table.turn("ann", "octave").play("hire star-2")
    assert (table.coins("ann"), len(table.tiles("ann"))) == (25, 5)
