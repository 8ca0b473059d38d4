"""The Jewelry Box: the new Journeymen and Masters."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.rococo.table import Table


def bonus(name: str, table: Table) -> Table:
    return table.hand("ann", name).play(f"play {name}", "done")


def box(seats: int = 2) -> Table:
    return Table(seats, jewelry="yes")


# Journeymen.


def test_aimee_lays_a_card_of_the_reserve_on_the_discard_and_uses_its_bonus() -> None:
    """J90: face up, and the card played lies on top of it in the end."""
    table = bonus("aimee", box())
    assert table.moves() == ["expose anselme", "expose lison", "done"]
    table.play("expose lison")
    assert table.livres() == 17
    assert table.staff("ann", "reserve") == ["anselme"]
    assert table.staff("ann", "discard") == ["lison", "aimee"]


def test_aimee_turns_the_discard_over_when_the_reserve_is_empty() -> None:
    """J90, K6: without the card in play; the bonus may be waived, the card stays where it is."""
    table = bonus("aimee", box().discard("ann", "anselme", "lison", "colin"))
    assert table.moves() == ["expose anselme", "expose colin", "expose lison", "done"]
    table.play("expose colin", "done")
    assert table.staff("ann", "reserve") == ["anselme", "lison"]
    assert table.staff("ann", "discard") == ["colin", "aimee"]


def test_aimee_has_nothing_to_do_without_reserve_and_discard() -> None:
    """J90."""
    table = box().hand("ann", "anselme", "lison")
    assert bonus("aimee", table).asked == ["bob"]


def test_aimee_does_not_expose_herself_when_she_leaves() -> None:
    """J90, B11: Sidonie delegates her from the reserve; nobody who leaves is chosen again."""
    table = bonus("sidonie", box().reserve("ann", "aimee")).play("delegate aimee")
    assert table.moves() == ["expose anselme", "expose lison", "done"]
    assert table.obstacle("expose aimee") == "leaves-already"
    table.play("expose lison")
    assert table.livres() == 17
    assert table.staff("ann", "discard") == ["lison", "sidonie"]


def test_aimee_who_leaves_is_no_reserve() -> None:
    """J90, K6, B11: she was the last card of it, so that the discard becomes the reserve."""
    table = box().discard("ann", "anselme", "lison").reserve("ann", "aimee")
    bonus("sidonie", table).play("delegate aimee")
    assert table.moves() == ["expose anselme", "expose lison", "done"]
    table.play("expose lison")
    assert table.livres() == 17
    assert table.staff("ann", "reserve") == ["anselme"]
    assert table.staff("ann", "discard") == ["lison", "sidonie"]


def test_bastien_copies_the_top_of_an_opponents_discard() -> None:
    """J91: as if one had played that card; the pile stays as it is."""
    table = box(3).discard("bob", "lison", "perrin").discard("cid", "lison").drawers(a="bb pp")
    bonus("bastien", table)
    assert table.moves() == ["copy 2", "copy 3", "done"]
    assert table.obstacle("copy 1") == "not-that-seat"
    table.play("copy 2", "acquire a1", "keep")
    assert table.rack() == ["bb"]
    assert table.staff("bob", "discard") == ["lison", "perrin"]
    assert table.tasks() == ["common-silk"]  # an Apprentice's action


def test_bastien_copies_no_empty_pile_no_first_master_and_no_crown() -> None:
    """J91: but the three points of a specialised Apprentice, whose condition is for hiring only."""
    table = box(4).discard("bob", "berthe").discard("cid", "rosalie").discard("dan", "victor")
    bonus("bastien", table)
    assert table.moves() == ["copy 4", "done"]
    assert table.obstacle("copy 2") == "nothing-to-copy"
    table.play("copy 4")
    assert table.points() == 3
    assert bonus("bastien", box()).asked == ["bob"]


def test_bastien_has_nothing_to_copy_of_madame_du_barry() -> None:
    """J91: her discard has no employees."""
    table = box(1).discard("madame", "lison").her_card("favour")
    bonus("bastien", table)
    assert table.told("copied") == []


def test_bastien_may_copy_a_card_that_uses_another_bonus() -> None:
    """J91: Aimée on top of Bob's discard lets Ann expose a card of hers."""
    table = bonus("bastien", box().discard("bob", "aimee")).play("copy 2", "expose lison")
    assert table.livres() == 17
    assert table.staff("ann", "discard") == ["lison", "bastien"]


def test_cecile_pays_for_halls() -> None:
    """J92: a garment or the musician."""
    table = box().rents("ann", "1a 1b 3a").funds("ann", "m3 m5 f1").rents("bob", "2a")
    assert bonus("cecile", table).livres() == 18


@pytest.mark.parametrize(("size", "livres"), [(4, 6), (5, 5), (6, 4), (7, 2), (8, 2), (11, 2)])
def test_damien_pays_for_a_small_staff(size: int, livres: int) -> None:
    """J93, E10."""
    table = box().hand("ann", "damien").staff_of("ann", size)
    assert bonus("damien", table).livres() == 15 + livres


def test_edmee_pays_for_pairs_of_decorations() -> None:
    """J94: the jeweller is one."""
    assert bonus("edmee", box().funds("ann", "f1 j1 m1 m2 m3")).livres() == 15 + 6


def test_fabrice_tailors_to_sell_with_a_point() -> None:
    """J95: nothing but the sale is possible."""
    table = box().windows(w5="b3").has("ann", tiles="b").funds("ann", "j1").jewels(g5="green")
    bonus("fabrice", table).play("tailor w5")
    assert (table.livres(), table.points()) == (21, 1)
    assert table.own_jewels() == []


def test_fabrice_makes_no_thimble_pattern_and_none_that_is_never_sold() -> None:
    """J95: but the green Expert dress, which may be sold."""
    table = Table(jewelry="yes", expert="yes", festivity="yes")
    table.windows(w5="b2", w4="expert-1", w3="festivity-3", w2="expert-4")
    table.has("ann", tiles="bb pp g", thread=2, lace=2)
    bonus("fabrice", table)
    assert table.moves() == ["tailor w2", "done"]
    assert table.obstacle("tailor w5") == "thimble"
    assert table.obstacle("tailor w4") == "never-sold"
    assert table.obstacle("tailor w3") == "never-sold"
    table.play("tailor w2")
    assert (table.livres(), table.points()) == (15 - 6 + 14, 1)


def test_gisele_gives_points_for_garments_in_a_hall() -> None:
    """J96: one for every two in the best one."""
    assert bonus("gisele", box().rents("ann", "1a 2a 2b 3a 3b 3c 3d")).points() == 2


def test_henri_pays_for_pairs_of_jewels() -> None:
    """J97."""
    assert bonus("henri", box().has("ann", jewels="blue blue pink green orange")).livres() == 21


def test_irene_gives_points_for_jewels() -> None:
    """J98: one for every three."""
    assert bonus("irene", box().has("ann", jewels="blue blue pink green orange")).points() == 1


# Masters.


def test_jerome_pays_for_garments_in_a_hall() -> None:
    """J100: two livres each in the best one."""
    assert bonus("jerome", box().rents("ann", "1a 2a 2b 2c")).livres() == 21


def test_katell_gives_points_for_blue_and_green() -> None:
    """J101: a point for each pair."""
    assert bonus("katell", box().rents("ann", "1a:b3 2a:b4 3a:b5 1b:g1 2b:g2")).points() == 2


def test_lucien_pays_for_garments_on_master_spaces() -> None:
    """J102: three for every two."""
    assert bonus("lucien", box().rents("ann", "1a 1c 2b 2a")).livres() == 18


def test_melanie_pays_for_pairs_of_jewels() -> None:
    """J103."""
    assert bonus("melanie", box().has("ann", jewels="blue blue")).livres() == 18


@pytest.mark.parametrize(
    ("garments", "livres"), [("1a:b3", 9), ("1a:g1", 5), ("1a:o1", 4), ("1a:g1 2a:o1", 0)]
)
def test_narcisse_pays_for_colours_that_are_missing(garments: str, livres: int) -> None:
    """J104, E10: four without green, five without orange."""
    assert bonus("narcisse", box().rents("ann", garments)).livres() == 15 + livres


CROWNS: dict[str, tuple[Callable[[Table], object], int]] = {
    "olympe": (lambda t: t.has("ann", jewels="blue blue green green pink pink orange"), 6),
    "prosper": (lambda t: t.has("ann", jewels="blue blue green pink pink green green"), 6),
    "quitterie": (lambda t: t.funds("ann", "f1 j1 m1"), 3),
    "rodolphe": (lambda t: t.reserve("ann", "felix", "manon", "nicaise"), 6),
}


@pytest.mark.parametrize("name", CROWNS)
def test_new_crowns_count_at_the_end(name: str) -> None:
    """J105, J106, J107, J108: sets of jewels, pairs of necklaces, decorations, pairs of Apprentices."""
    own, points = CROWNS[name]
    table = box().reserve("ann", name)
    table.match.all_halls = [0]
    own(table)
    assert table.score()["staff"] == points
    assert bonus(name, table).points() == 0


def test_all_apprentices_of_the_staff_count_for_rodolphe() -> None:
    """J108, G7: two of the first five, crowns and specialised ones too; rounded down."""
    table = box().reserve("ann", "rodolphe")
    assert table.score()["staff"] == 3
    assert table.reserve("ann", "victor").score()["staff"] == 3
    assert table.reserve("ann", "gilles").has("ann", thread=0).score()["staff"] == 6
