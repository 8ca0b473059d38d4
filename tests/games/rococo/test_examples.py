"""The examples of the rulebook, by name; its tables (E9, E10) are in test_rounds and test_box_cards."""

from __future__ import annotations

import pytest

from tests.games.rococo.table import Table


def test_eve_has_two_cards_in_reserve() -> None:
    """E1: she takes both, turns her discard over and takes one of it."""
    table = Table().reserve("bob", "manon").new_round(2)  # Ann plays Eve
    assert table.staff("ann", "hand") == ["anselme", "lison"]
    assert table.staff("ann", "reserve") == ["berthe", "colin", "perrin"]
    table.play("ann: choose colin")
    assert table.staff("ann", "hand") == ["anselme", "colin", "lison"]
    assert table.staff("ann", "reserve") == ["berthe", "perrin"]
    assert table.staff("ann", "discard") == []


def test_mike_buys_two_bales_of_pink_silk() -> None:
    """E2: two livres of a drawer of three; silk, or a thread or a lace; the next one costs a livre."""
    table = Table().drawers(b="bb pp:t/l o").play("play perrin", "acquire b2")
    assert table.livres() == 13
    assert table.moves() == ["keep", "cut thread", "cut lace"]
    table.play("keep")
    assert table.rack() == ["pp"]
    table.play("acquire b1")
    assert table.livres() == 12


def test_mike_makes_the_blue_dress() -> None:
    """E3: a Master, 4 livres, a lace, and two tiles for three blue bales; the green one is lost."""
    table = Table().windows(w3="b1").has("ann", tiles="bb bg").play("play colin")
    assert table.obstacle("tailor w3") == "thimble"
    table = Table().windows(w3="b1").has("ann", tiles="bb bg").play("play berthe", "tailor w3")
    assert (table.livres(), table.thread(), table.lace()) == (11, 1, 0)
    assert table.rack() == []
    assert sum(table.match.discards) == 2


def test_the_income_of_george_eve_and_mike() -> None:
    """E4: 5; 5 and 3; 5 and 3 and 1."""
    table = Table(3).funds("bob", "r1").rents("bob", "1a 2a 3a")
    table.funds("cid", "l1 r2 m1").rents("cid", "4a").income()
    assert [table.livres(one) - 15 for one in ("ann", "bob", "cid")] == [5, 8, 9]


def test_the_statues_of_mike() -> None:
    """E5: two statues and seven garments: 8 and 4, and a third green one that does not count."""
    table = Table().funds("ann", "s1 s2")
    table.rents("ann", "1a:b3 1b:b4 2a:g1 2b:g2 2c:g3 3a:p3 4a:o1")
    assert table.score()["statues"] == 12


@pytest.mark.parametrize("task", ["common-silk", "rare-silk"])
def test_a_tile_of_blue_and_green_fulfils_one_task_of_ones_choice(task: str) -> None:
    """E6: taken by an Apprentice and kept."""
    table = Table(jewelry="yes").drawers(a="bg").play("play perrin", "acquire a1", "keep")
    assert table.moves() == ["task common-silk", "task rare-silk"]
    table.play(f"task {task}")
    assert table.tasks() == [task]


def test_madame_du_barry_tailors_the_second_from_the_right() -> None:
    """E7: empty windows are not counted."""
    table = Table(1).windows(w1="b3", w2="p3", w4="g1").her_turn("tailor 2 right", "1 none")
    assert table.workshop() == ["b3", "-", "-", "g1", "-"]


def test_madame_du_barry_hires_the_second_from_the_left() -> None:
    """E8: empty places are not counted; where there is one card, that one."""
    table = Table(1).offers("-", "felix", "-", "manon").her_turn("hire 2 left")
    assert table.on_offer() == ["-", "felix", "-", "-"]
    table = Table(1).offers("-", "-", "hugo").her_turn("hire 2 left")
    assert table.on_offer() == ["-"] * 4


def test_a_decoration_for_ten_livres() -> None:
    """E11: it is paid and marked."""
    table = Table().play("play berthe", "fund m4")
    assert (table.livres(), table.owner("m4")) == (5, 0)
