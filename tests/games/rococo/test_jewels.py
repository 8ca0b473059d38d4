"""The Jewelry Box: jewels, the jeweller, and the specialised Apprentices."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.rococo.table import Table
from toque.games.rococo.match import EMPTY

OTHER_SPACES = "1a 1b 1c 1d 1e 1f 2a 2b 2c 2d 3a 3b 3c 3d 4a 4b 4c 4d 4e 4f 5a 5c 5d"
"""All but one Master space."""


def box() -> Table:
    return Table(jewelry="yes")


def making(garment: str, tiles: str, name: str = "berthe") -> Table:
    """Ann has a licence and has paid for a garment of the rightmost window."""
    table = box().funds("ann", "j1").has("ann", livres=20, thread=2, lace=2, tiles=tiles)
    return (
        table.windows(w5=garment)
        .jewels(g1="pink", g3="green", g4="orange", g5="blue")
        .play(f"play {name}", "tailor w5")
    )


# Jewels.


def test_a_jewel_is_bought_before_the_garment_is_placed() -> None:
    """J20, J23, J24: for the price below it; then the garment must be rented."""
    table = making("b3", "b")
    table.play("jewel g3")
    assert (table.livres(), table.own_jewels()) == (17, ["green"])
    assert table.obstacle("sell") == "must-rent"
    table.play("rent 4a")
    assert table.guest("4a") == ("b3", 0)
    assert table.match.jewel_row[2] == EMPTY
    assert table.seat("ann", "bob").jewels == ["green"]


def test_no_jewel_comes_with_a_sale() -> None:
    """J20: selling is as ever."""
    table = making("b3", "b").play("sell")
    assert (table.livres(), table.own_jewels()) == (26, [])


def test_a_bonus_garment_may_have_a_jewel_too() -> None:
    """J20: Clémence's."""
    table = box().funds("ann", "j1").hand("ann", "clemence").windows(w5="b3").jewels(g5="green")
    table.play("play clemence", "done", "tailor w5", "jewel g5", "rent 4a")
    assert table.own_jewels() == ["green"]


def test_jewels_need_a_licence_of_ones_own() -> None:
    """J21, J41: that of another is none."""
    table = box().funds("bob", "j1").has("ann", tiles="b").windows(w5="b3").jewels(g5="green")
    table.play("play berthe", "tailor w5")
    assert table.obstacle("jewel g5") == "no-licence"
    assert "jewel" not in table.verbs()


def test_necklaces_go_with_dresses_and_rings_with_coats() -> None:
    """J22, J2: in any colour."""
    table = making("b3", "b")
    assert [move for move in table.moves() if "jewel" in move] == ["jewel g3", "jewel g5"]
    assert table.obstacle("jewel g1") == "jewel-unfit"
    table = making("p3", "p")
    assert [move for move in table.moves() if "jewel" in move] == ["jewel g1", "jewel g4"]


def test_a_jewel_must_be_paid() -> None:
    """J23."""
    table = box().funds("ann", "j1").has("ann", livres=2, tiles="b").windows(w5="b3")
    table.jewels(g3="green", g4="blue").play("play berthe", "tailor w5")
    assert table.obstacle("jewel g3") == "too-dear"
    assert table.allows("jewel g4")
    assert table.obstacle("jewel g5") == "no-jewel"


def test_a_jewel_of_the_colour_of_the_garment_brings_a_tile_of_the_bag() -> None:
    """J25: kept or cut up at once, before the garment is placed."""
    table = making("b3", "b").bag("oo")
    table.play("jewel g5")
    assert table.step == "keep"
    table.play("keep", "rent 4a")
    assert table.rack() == ["oo"]
    table = making("b3", "b").bag("oo").play("jewel g3", "rent 4a")
    assert table.rack() == []


def test_one_jewel_is_bought_for_a_garment() -> None:
    """J26."""
    table = making("b3", "b").play("jewel g5", "keep")
    assert table.obstacle("jewel g3") == "one-jewel"


def test_a_jewel_is_not_sold_for_a_garment_that_has_no_place() -> None:
    """J20: only a Master space is free, and Colin has made it."""
    table = box().funds("ann", "j1").rents("bob", OTHER_SPACES).has("ann", tiles="b")
    table.windows(w5="b3").jewels(g5="green").play("play colin", "tailor w5")
    assert table.own_jewels() == []
    assert table.order("sold") == ["sold"]


def test_the_jeweller_is_a_decoration_and_takes_one_marker_of_a_player() -> None:
    """J40, A70: any rank; the price shown."""
    table = box().has("ann", livres=30).play("play perrin", "fund j2")
    assert (table.owner("j2"), table.livres()) == (0, 21)
    table.turn("ann").play("play colin")
    assert table.obstacle("fund j1") == "one-licence"
    table = Table().play("play perrin")
    assert table.obstacle("fund j1") == "not-on-board"


def test_the_jeweller_counts_as_a_decoration_and_marks_of_trials_do_not() -> None:
    """J40, B70: Gaspard is paid for the licence alone."""
    table = box().funds("ann", "j1").trial("ann", "journeyman", "notions decoration")
    table.hand("ann", "gaspard").play("play gaspard", "done")
    assert table.livres() == 16


# Specialised Apprentices.


def test_the_own_apprentice_is_hired_once_and_for_nothing() -> None:
    """J30, J32, J33: instead of a card on offer, by a Master; also where nobody is on offer."""
    table = box().apprentice("ann", "victor").has("ann", livres=30)
    table.play("play berthe", "hire own")
    assert table.livres() == 30
    assert "victor" in table.staff("ann", "hand")
    table.turn("ann").hand("ann", "anselme").play("play anselme")
    assert table.obstacle("hire own") == "no-apprentice-of-your-own"


def test_the_condition_must_hold_when_it_is_hired_and_never_again() -> None:
    """J31: Victor wants 30 livres."""
    table = box().apprentice("ann", "victor").has("ann", livres=29).play("play berthe")
    assert table.obstacle("hire own") == "condition-open"
    table.has("ann", livres=30).play("hire own").has("ann", livres=0).turn("ann")
    table.play("play victor", "done")
    assert table.points() == 3


def test_the_own_apprentice_brings_three_points_each_time() -> None:
    """J32: it is an ordinary Apprentice now, and may be delegated."""
    table = box().apprentice("ann", "victor").has("ann", livres=30)
    table.play("play berthe", "hire own").turn("ann").play("play victor", "done")
    table.hand("ann", "victor").turn("ann").play("play victor", "delegate victor")
    assert (table.points(), table.livres()) == (6, 34)


def test_only_masters_hire_the_own_apprentice() -> None:
    """J30."""
    table = box().apprentice("ann", "victor").has("ann", livres=30).play("play colin")
    assert table.obstacle("hire own") == "not-your-rank"


def test_the_own_apprentice_is_shown_when_it_is_hired() -> None:
    """J33: not before."""
    table = box().apprentice("ann", "victor").has("ann", livres=30)
    assert table.seat("ann", "bob").apprentice is None
    table.play("play berthe", "hire own")
    assert "victor" in table.seat("ann", "bob").sure
    assert table.seat("ann", "bob").has_apprentice is False


CONDITIONS: dict[str, tuple[Callable[[Table], object], Callable[[Table], object]]] = {
    "solange": (lambda t: t.rents("ann", "1a:p3 2a:o1"), lambda t: t.rents("ann", "3a:p4")),
    "tancrede": (lambda t: t.rents("ann", "1a:b3 2a:g1 2c:p3"), lambda t: t.rents("ann", "3a:b4")),
    "ursule": (lambda t: t.rents("ann", "1a 1c 1b 1d"), lambda t: t.rents("ann", "2b")),
    "victor": (lambda t: t.has("ann", livres=29), lambda t: t.has("ann", livres=30)),
    "xaviere": (
        lambda t: t.has("ann", jewels="blue blue"),
        lambda t: t.has("ann", jewels="orange"),
    ),
    "yves": (lambda t: t.funds("ann", "l1 r1 m1 m2"), lambda t: t.funds("ann", "j1")),
    "zelie": (
        lambda t: t.has("ann", tiles="bb bb bb pp", lace=2, thread=1),
        lambda t: t.has("ann", thread=2),
    ),
    "adele": (lambda t: t.has("ann", points=4), lambda t: t.has("ann", points=5)),
    "bruno": (
        lambda t: t.trial("ann", "master"),
        lambda t: t.match.master_trials.__setitem__(0, 1),
    ),
    "desiree": (
        lambda t: t.rents("ann", "1a 2a 3a").funds("ann", "m4 m3"),
        lambda t: t.funds("ann", "m5"),
    ),
}


@pytest.mark.parametrize("name", CONDITIONS)
def test_what_a_specialised_apprentice_wants(name: str) -> None:
    """J80, J81, J82, J83, J84, J85, J86, J87, J88, J89: nearly there, and there; three points each."""
    nearly, there = CONDITIONS[name]
    table = box().apprentice("ann", name)
    nearly(table)
    table.play("play berthe")
    assert table.obstacle("hire own") == "condition-open"
    there(table)
    table.play("hire own").turn("ann")
    before = table.points()
    table.play(f"play {name}", "done")
    assert table.points() == before + 3


@pytest.mark.parametrize(
    ("tiles", "lace", "thread"), [("bb bb bb", 5, 5), ("bb bb bb pp", 1, 5), ("bb bb bb pp", 5, 1)]
)
def test_zelie_wants_all_of_it(tiles: str, lace: int, thread: int) -> None:
    """J86: four tiles, two laces and two threads."""
    table = box().apprentice("ann", "zelie").has("ann", tiles=tiles, lace=lace, thread=thread)
    assert table.play("play berthe").obstacle("hire own") == "condition-open"


def test_points_of_the_final_scoring_do_not_count_for_adele() -> None:
    """J87: a garment worth four points is not on the track."""
    table = box().apprentice("ann", "adele").has("ann", points=4, livres=80).rents("ann", "1a:o4")
    assert table.play("play berthe").obstacle("hire own") == "condition-open"
