"""Fancy Dresses, Festivity Dresses, Expert Tailors."""

from __future__ import annotations

import pytest

from tests.games.rococo.table import Table

FULL = "1a 1b 1c 1d 1e 1f 2a 2b 2c 2d 3a 3b 3c 3d 4a 4b 4c 4d 4e 4f 5a 5b 5c 5d"
RICH = "bb gg oo pp b p"


def festive(garment: str, name: str = "colin") -> Table:
    table = Table(festivity="yes").windows(w5=garment).has("ann", tiles=RICH, thread=3, lace=3)
    return table.play(f"play {name}")


def expert(garment: str, name: str = "colin", jewelry: str = "yes") -> Table:
    table = Table(expert="yes", jewelry=jewelry).windows(w5=garment)
    return table.has("ann", tiles=RICH, thread=3, lace=3)


def tailor(table: Table, *rest: str) -> Table:
    """Pay with whatever comes first, then go on."""
    table.play("tailor w5")
    while table.step == "silk":
        table.play(table.moves()[0])
    return table.play(*rest)


# Fancy.


def test_a_fancy_dress_is_a_garment_like_others() -> None:
    """X1, X2: dearer, and worth more."""
    table = Table(fancy="yes").windows(w5="fancy-2").has("ann", tiles="pp p o", thread=1)
    table.funds("ann", "f3").play("play berthe", "tailor w5", "rent 1b")
    assert (table.score()["garments"], table.score()["balcony"]) == (5, 10)


# Festivity.


def test_a_festivity_dress_is_never_sold() -> None:
    """X11: and cannot be made where it has no place."""
    table = tailor(festive("festivity-3"))
    assert table.verbs() == {"rent"}
    assert table.obstacle("sell") == "must-rent"
    table = Table(festivity="yes").rents("bob", FULL).windows(w5="festivity-3")
    table.has("ann", tiles=RICH).play("play colin")
    assert table.obstacle("tailor w5") == "no-space-for-it"
    table = Table(festivity="yes").rents("bob", FULL.replace("5b ", "")).windows(w5="festivity-3")
    table.has("ann", tiles=RICH).play("play colin")
    assert table.obstacle("tailor w5") == "no-space-for-it"  # only a Master space is free
    table.play("done", "done").turn("ann").play("play berthe")
    assert table.allows("tailor w5")


def test_its_points_come_before_it_is_placed() -> None:
    """X12, X17: it does not count itself; then it is placed as usual, with the reward."""
    table = Table(festivity="yes").windows(w5="festivity-3").has("ann", tiles="bb")
    table.rents("ann", "2a:b3 3a:b4").play("play colin", "tailor w5")
    assert table.points() == 2
    table.play("rent 1b")
    assert (table.points(), table.livres()) == (2, 15 + 3)
    told = ["tailored", "points-gained", "rented", "livres-gained"]
    assert table.order(*told) == told


@pytest.mark.parametrize(
    ("garment", "points"),
    [("festivity-1", 4), ("festivity-2", 3), ("festivity-3", 2), ("festivity-4", 1)],
)
def test_what_festivity_dresses_bring(garment: str, points: int) -> None:
    """X13, X14, X15, X16: couples, decorations, blue dresses, pink coats."""
    table = Table(festivity="yes").windows(w5=garment).has("ann", tiles=RICH, thread=3, lace=3)
    table.rents("ann", "2a:b3 3a:b4 4a:p3 5a:o1").funds("ann", "f1 m1 s1")
    table.match.all_halls = [0]
    tailor(table.play("play colin"))
    assert table.points() == points


# Expert.


@pytest.mark.parametrize("garment", ["expert-1", "expert-2", "expert-3", "expert-5", "expert-6"])
def test_expert_garments_are_only_rented(garment: str) -> None:
    """X21: without a place they cannot be made."""
    table = tailor(expert(garment).play("play colin"))
    assert table.obstacle("sell") == "must-rent"
    table = expert(garment).rents("bob", FULL).play("play colin")
    assert table.obstacle("tailor w5") == "no-space-for-it"


def test_the_favour_comes_with_the_first_one() -> None:
    """X23, A13: if it is there; the five livres always, and no more."""
    table = tailor(expert("expert-1").play("play colin"), "rent 4a", "done")
    assert (table.match.favour, table.livres()) == (0, 20)
    table = tailor(expert("expert-1").favour("bob").play("play colin"), "rent 4a", "done")
    assert (table.match.favour, table.livres()) == (1, 20)


@pytest.mark.parametrize(("name", "livres"), [("berthe", 10), ("lison", 4), ("felix", 4)])
def test_the_second_one_lets_delegate_for_the_printed_livres(name: str, livres: int) -> None:
    """X24: without the bonus."""
    table = tailor(expert("expert-2").reserve("ann", "felix").play("play colin"), "rent 4a")
    table.play(f"delegate {name}", "done")
    assert table.livres() == 15 + livres
    assert table.size() == 5
    assert table.told("notion-gained") == []


def test_nobody_has_to_be_delegated_and_four_must_stay() -> None:
    """X24, A63."""
    table = tailor(expert("expert-2").play("play colin"), "rent 4a", "done", "done")
    assert (table.size(), table.livres()) == (5, 15)
    table = tailor(expert("expert-2").staff_of("ann", 4).play("play colin"), "rent 4a")
    assert table.step == "notion"  # Colin's own bonus: nobody could go


def test_who_is_delegated_in_play_has_no_bonus_any_more() -> None:
    """X24: Colin makes the garment, goes for seven livres, and sells no notion."""
    table = tailor(expert("expert-2").play("play colin"), "rent 4a", "delegate colin")
    assert table.livres() == 22
    assert table.asked == ["bob"]
    assert "colin" not in table.staff("ann", "discard")


def test_a_tile_comes_with_the_third_one() -> None:
    """X25: of one's choice from the drawers."""
    table = expert("expert-3").drawers(a="bb pp bp", b="gg").play("play colin")
    tailor(table, "rent 4a", "acquire a3", "cut thread", "done")
    assert table.thread() == 4
    assert table.livres() == 15


def test_the_green_one_pays_fourteen_rented_or_sold() -> None:
    """X26: no points, but presence, majority, and all that counts garments."""
    table = tailor(expert("expert-4").play("play colin"), "sell", "done")
    assert table.livres() == 29
    table = expert("expert-4").funds("ann", "m1 m2 m3 m5 s1 f1").play("play colin")
    tailor(table, "rent 4a", "done")
    assert table.livres() == 29
    assert (table.score()["garments"], table.score()["hall-4"]) == (0, 5)
    assert table.match.all_halls == [0]
    assert table.score()["statues"] == 2
    table = Table(expert="yes").rents("ann", "1b:expert-4").funds("ann", "f3")
    assert table.score()["balcony"] == 0


def test_a_jewel_comes_with_the_fifth_one() -> None:
    """X27: for who has a licence already; any kind, and a tile if it has the same colour."""
    table = expert("expert-5").jewels(g1="orange", g5="blue").bag("gg").play("play colin")
    tailor(table, "rent 4a", "done")
    assert table.own_jewels() == []
    table = expert("expert-5").funds("ann", "j1").jewels(g1="orange", g5="blue").bag("bp")
    tailor(table.play("play colin"), "rent 4a")
    assert table.step == "free-jewel"
    assert table.moves() == ["jewel g1", "jewel g5"]
    table.play("jewel g1", "done")
    assert (table.own_jewels(), table.livres()) == (["orange"], 15)
    table = expert("expert-5").funds("ann", "j1").jewels(g1="orange", g5="blue").bag("bp")
    tailor(table.play("play colin"), "rent 4a", "jewel g5", "keep", "done")
    assert "bp" in table.rack()


def test_the_fifth_ones_jewel_comes_besides_one_that_is_bought() -> None:
    """X27, J26."""
    table = expert("expert-5").funds("ann", "j1").jewels(g1="orange", g2="pink", g5="green")
    tailor(table.play("play colin"), "jewel g5", "rent 4a", "jewel g1", "done")
    assert table.own_jewels() == ["green", "orange"]


@pytest.mark.parametrize(("jewel", "points"), [("pink", 2), ("orange", 0)])
def test_two_points_come_with_the_sixth_one_and_its_jewel(jewel: str, points: int) -> None:
    """X28: of the same colour."""
    table = expert("expert-6").funds("ann", "j1").jewels(g5=jewel)
    tailor(table.play("play colin"), "jewel g5", *["keep"] * (points > 0), "rent 4a", "done")
    assert table.points() == points


def test_the_sixth_one_without_a_jewel_brings_nothing() -> None:
    """X28."""
    assert tailor(expert("expert-6").play("play colin"), "rent 4a", "done").points() == 0


def test_the_reward_of_the_space_comes_before_the_bonus_of_the_garment() -> None:
    """X22: once, when it is placed; then the bonus of the card."""
    table = tailor(expert("expert-1").play("play colin"), "rent 1b", "take lace")
    told = [(one["amount"], one["reason"]) for one in table.told("livres-gained")]
    assert told == [(3, "space"), (5, "garment")]
    table = expert("expert-3").drawers(a="bb pp bp", b="gg").play("play colin")
    tailor(table, "rent 1f")
    assert table.step == "free-tile"
    table.play("acquire a1", "keep")
    assert table.step == "free-tile"
    table.play("acquire a2", "keep")
    assert table.step == "notion"
