"""The bonuses of the 28 employees and of the first five."""

from __future__ import annotations

import pytest

from tests.games.rococo.table import Table, card, paid


def bonus(name: str, table: Table) -> Table:
    """Ann plays the card without its main action; its bonus is due."""
    return table.hand("ann", name).play(f"play {name}", "done")


# The first five.


def test_colin_sells_a_notion_for_a_livre() -> None:
    """B2: a thread or a lace."""
    table = bonus("colin", Table())
    assert table.moves() == ["take thread", "take lace", "done"]
    table.play("take thread")
    assert (table.livres(), table.thread(), table.lace()) == (14, 2, 1)


def test_perrin_acquires_once_more() -> None:
    """B3: at the price of the drawer."""
    table = bonus("perrin", Table().drawers(a="bb pp")).play("acquire a2", "cut thread")
    assert (table.livres(), table.thread()) == (14, 2)


def test_lison_brings_two_livres() -> None:
    """B4."""
    assert bonus("lison", Table()).livres() == 17


# Level I.


def test_blaise_brings_a_livre() -> None:
    """B10."""
    assert bonus("blaise", Table()).livres() == 16


def test_sidonie_delegates_anybody_and_uses_their_bonus() -> None:
    """B11: from hand, reserve or discard, without livres for it."""
    table = Table().discard("ann", "anselme")
    bonus("sidonie", table)
    assert table.moves() == [
        *("delegate berthe", "delegate anselme", "delegate colin", "delegate perrin"),
        *("delegate lison", "delegate sidonie", "done"),
    ]
    table.play("delegate lison")
    assert table.livres() == 17
    assert (table.size(), table.staff("ann", "reserve")) == (5, [])
    assert table.staff("ann", "discard") == ["anselme", "sidonie"]


def test_sidonie_may_delegate_herself_and_then_another() -> None:
    """B11, A65: her own bonus is used before she leaves, but nobody leaves twice."""
    table = bonus("sidonie", Table().hand("ann", "felix")).play("delegate sidonie")
    assert table.step == "delegate-with-bonus"
    assert table.obstacle("delegate sidonie") == "leaves-already"
    table.play("delegate lison")
    assert table.livres() == 17
    assert table.size() == 5
    assert table.staff("ann", "discard") == []


def test_the_bonus_of_whom_sidonie_delegates_may_be_waived() -> None:
    """B11, T6."""
    table = bonus("sidonie", Table()).play("delegate colin", "done")
    assert (table.livres(), table.size()) == (15, 5)


def test_sidonie_cannot_delegate_a_card_that_leaves_by_the_action() -> None:
    """B11, A65: of six she leaves, so one more may go."""
    table = Table().hand("ann", "sidonie").play("play sidonie", "delegate sidonie")
    assert table.livres() == 25
    assert "delegate sidonie" not in table.moves()
    table.play("delegate lison")
    assert table.size() == 4


def test_hugo_draws_a_tile_for_a_livre() -> None:
    """B12: from the bag, unseen by others; then it is kept or cut up."""
    table = bonus("hugo", Table().bag("oo"))
    table.play("draw")
    assert table.livres() == 14
    assert table.moves() == ["keep", "cut thread"]
    table.play("keep")
    assert table.rack() == ["oo"]
    assert table.seat("ann", "bob").seen_tiles == []


def test_hugo_needs_his_livre() -> None:
    """B12, T12."""
    assert bonus("hugo", Table().has("ann", livres=0)).asked == ["bob"]


def test_toinette_acquires_once_more() -> None:
    """B13: a Journeyman's."""
    table = bonus("toinette", Table().drawers(a="bb pp bp")).play("acquire a3", "keep")
    assert (table.rack(), table.livres()) == (["bp"], 13)


def test_felix_draws_a_tile_for_nothing() -> None:
    """B14."""
    table = bonus("felix", Table().bag("o:t+l")).play("draw", "cut both")
    assert (table.livres(), table.thread(), table.lace()) == (15, 2, 2)
    assert table.asked == ["bob"]


def test_manon_gives_a_notion() -> None:
    """B15."""
    table = bonus("manon", Table()).play("take lace")
    assert (table.livres(), table.lace()) == (15, 2)


# Level II.


def test_armand_pays_for_blue_and_green() -> None:
    """B20."""
    table = Table().rents("ann", "1a:b3 1b:b4 2a:g1 2b:p3").rents("bob", "3a:b5")
    assert bonus("armand", table).livres() == 15 + 2 * 1 + 1 * 2


def test_clemence_tailors_with_a_blue_or_a_pink_bale_less() -> None:
    """B21: b11 needs two of each; which one is spared follows from the tiles."""
    table = Table().windows(w5="b11").has("ann", tiles="bb p b pp")
    bonus("clemence", table).play("tailor w5")
    assert set(table.moves()) == {paid("bb"), paid("p"), paid("b"), paid("pp")}
    table.play(paid("b"))  # one blue and two pink
    assert table.step == "garment"
    assert table.rack() == ["bb", "p"]


def test_clemence_spares_one_colour_only() -> None:
    """B21: a blue and a pink bale less would be two."""
    table = Table().windows(w5="b11").has("ann", tiles="b p")
    assert bonus("clemence", table).asked == ["bob"]


def test_clemence_makes_other_patterns_at_full_cost_but_none_with_a_thimble() -> None:
    """B21: g4 needs two green; b2 has a thimble."""
    table = Table().windows(w5="g4", w4="b2").has("ann", tiles="g bb")
    assert bonus("clemence", table).asked == ["bob"]
    table = Table().windows(w5="g4", w4="b2").has("ann", tiles="gg bb")
    bonus("clemence", table)
    assert table.moves() == ["tailor w5", "done"]
    assert table.obstacle("tailor w4") == "thimble"


def test_clemence_pays_the_window() -> None:
    """B21: and nothing of one blue bale."""
    table = Table().windows(w1="b3")
    bonus("clemence", table).play("tailor w1", "sell")
    assert (table.livres(), table.thread()) == (15 - 8 + 6, 0)


@pytest.mark.parametrize(
    ("name", "livres"), [("berthe", 8), ("colin", 5), ("lison", 2), ("odilon", 5)]
)
def test_odilon_delegates_for_livres(name: str, livres: int) -> None:
    """B22: 8, 5 or 2; the bonus of the card is not used; he may go himself."""
    table = bonus("odilon", Table()).play(f"delegate {name}")
    assert table.livres() == 15 + livres
    assert table.size() == 5
    assert table.asked == ["bob"]


def test_nicaise_gives_points_for_decorations() -> None:
    """B23: one for every two."""
    assert bonus("nicaise", Table().funds("ann", "f1 l1 m2 s1 r1")).points() == 2


# Level III.


def test_gaspard_pays_for_decorations() -> None:
    """B30."""
    assert bonus("gaspard", Table().funds("ann", "f1 l1 m2").funds("bob", "s1")).livres() == 18


def test_fanchon_gives_points_for_garments() -> None:
    """B31: one for every three."""
    assert bonus("fanchon", Table().rents("ann", "1a 1b 2a 2b 3a 3b 4a")).points() == 2


def test_honore_funds_for_five_less() -> None:
    """B32: and what costs less than five costs nothing, and pays nothing back."""
    table = bonus("honore", Table().has("ann", livres=6)).play("fund m3")  # 11
    assert (table.livres(), table.owner("m3")) == (0, 0)
    table = Table().has("ann", livres=0)
    table.match.rules.decorations.prices[24] = 4
    bonus("honore", table).play("fund m5")
    table.match.rules.decorations.prices[24] = 9
    assert (table.livres(), table.owner("m5")) == (0, 0)


@pytest.mark.parametrize(
    ("size", "livres"),
    [(4, 0), (5, 2), (6, 2), (7, 6), (8, 6), (9, 10), (10, 10), (11, 14), (13, 14)],
)
def test_ninon_pays_by_the_size_of_the_staff(size: int, livres: int) -> None:
    """B33."""
    table = Table().hand("ann", "ninon").staff_of("ann", size)
    assert bonus("ninon", table).livres() == 15 + livres


# Level IV.


@pytest.mark.parametrize(
    ("size", "livres"), [(4, 0), (5, 1), (6, 1), (7, 3), (8, 3), (9, 5), (10, 5), (11, 7), (12, 7)]
)
def test_leonie_pays_by_the_size_of_the_staff(size: int, livres: int) -> None:
    """B40."""
    table = Table().hand("ann", "leonie").staff_of("ann", size)
    assert bonus("leonie", table).livres() == 15 + livres


@pytest.mark.parametrize(("garment", "tiles"), [("g4", ""), ("g6", "b"), ("g1", "")])
def test_odile_tailors_with_up_to_two_green_bales_less(garment: str, tiles: str) -> None:
    """B41: what else the pattern needs is paid."""
    table = Table().windows(w5=garment).has("ann", tiles=tiles, lace=2, thread=2)
    bonus("odile", table).play("tailor w5", "sell")
    assert table.rack() == []
    assert table.workshop() == ["-"] * 5


def test_odile_makes_no_thimble_pattern_and_others_at_full_cost() -> None:
    """B41: g9 has a thimble; b3 needs a blue bale."""
    table = Table().windows(w5="g9", w4="b3").has("ann", tiles="gg")
    assert bonus("odile", table).asked == ["bob"]
    table = Table().windows(w5="g9", w4="b3").has("ann", tiles="gg b")
    assert bonus("odile", table).moves() == ["tailor w4", "done"]


def test_mathis_rewards_pink_and_orange() -> None:
    """B42: two livres for each pink, a point for each orange."""
    table = bonus("mathis", Table().rents("ann", "1a:p3 1b:p4 2a:o1 2b:b3"))
    assert (table.livres(), table.points()) == (19, 1)


def test_fanny_sells_points_for_four_livres() -> None:
    """B43: as often as one likes and can."""
    table = bonus("fanny", Table().has("ann", livres=11)).play("exchange", "exchange")
    assert (table.livres(), table.points()) == (3, 2)
    assert table.asked == ["bob"]


# Level V.


def test_isidore_pays_for_garments() -> None:
    """B50."""
    assert bonus("isidore", Table().rents("ann", "1a 3b 5c")).livres() == 18


def test_agathe_gives_points_for_decorations() -> None:
    """B51."""
    assert bonus("agathe", Table().funds("ann", "f1 l1 m2")).points() == 1


def test_theodore_gives_points_for_garments() -> None:
    """B52: one for every two."""
    assert bonus("theodore", Table().rents("ann", "1a 1b 2a 2b 3a")).points() == 2


def test_celestin_takes_silk_for_points() -> None:
    """B53: bg and b have two common bales together; gg two points; a single pink is lost."""
    table = Table().has("ann", tiles="bg b gg p")
    bonus("celestin", table).play(paid("bg"))
    assert table.points() == 1  # the green one
    table.play(paid("b"))
    assert table.points() == 2  # the second common one
    table.play(paid("gg"), paid("p"))
    assert table.points() == 4
    assert table.asked == ["bob"]
    assert sum(table.match.discards) == 4


def test_celestin_takes_as_many_tiles_as_one_likes() -> None:
    """B53: none too."""
    table = bonus("celestin", Table().has("ann", tiles="oo pp")).play(paid("pp"), "done")
    assert (table.points(), table.rack()) == (1, ["oo"])


# Level VI.


def test_hortense_sells_points_for_three_livres() -> None:
    """B60."""
    table = bonus("hortense", Table().has("ann", livres=7)).play("exchange", "exchange")
    assert (table.livres(), table.points()) == (1, 2)


def test_auguste_funds_for_ten_less() -> None:
    """B61: 12 costs 2, and 9 costs nothing."""
    table = bonus("auguste", Table()).play("fund m2")
    assert table.livres() == 13
    assert bonus("auguste", Table().has("ann", livres=0)).play("fund m5").livres() == 0


@pytest.mark.parametrize(
    ("size", "points"),
    [(4, 0), (5, 2), (6, 2), (7, 5), (8, 5), (9, 8), (10, 8), (11, 11), (12, 11)],
)
def test_rosalie_counts_the_staff_at_the_end(size: int, points: int) -> None:
    """B62, G7."""
    table = Table().reserve("ann", "rosalie").staff_of("ann", size)
    assert table.score()["staff"] == points


@pytest.mark.parametrize(
    ("thread", "lace", "points"), [(0, 3, 0), (1, 1, 3), (4, 2, 6), (5, 7, 15)]
)
def test_gilles_counts_thread_and_lace_at_the_end(thread: int, lace: int, points: int) -> None:
    """B63, G5: as many sets as there are."""
    table = Table().reserve("ann", "gilles").has("ann", thread=thread, lace=lace)
    assert table.score()["staff"] == points


def test_margot_counts_garments_on_master_spaces_at_the_end() -> None:
    """B64: three for every two."""
    table = Table().reserve("ann", "margot").rents("ann", "1a 1c 2b 1b 2a")
    assert table.score()["staff"] == 3
    assert table.rents("ann", "3b").score()["staff"] == 6


def test_cyprien_counts_couples_at_the_end() -> None:
    """B65: a dress and a coat, whatever their colours."""
    table = Table().reserve("ann", "cyprien").rents("ann", "1a:b3 2a:g1 3a:b4 4a:p3 5a:o1")
    assert table.score()["staff"] == 4


# What holds for all of them.


def test_a_borrowed_garment_is_made_by_the_card_whose_bonus_it_is() -> None:
    """B72: Sidonie, a Master, delegates Clémence, whose garment goes on no Master space."""
    table = Table().windows(w5="b3").reserve("ann", "clemence")
    bonus("sidonie", table).play("delegate clemence", "tailor w5")
    assert table.obstacle("rent 1a") == "masters-only"
    table.play("rent 1b")
    assert table.livres() == 15 + 3  # with the reward of the space


def test_an_empty_bag_is_filled_again_before_a_draw() -> None:
    """B73: with the discards; with nothing left nothing is drawn, and nothing paid."""
    table = Table().bag("")
    discarded = sum(table.match.discards)
    bonus("felix", table).play("draw", "keep")
    assert (sum(table.match.bag), sum(table.match.discards)) == (discarded - 1, 0)
    table = bonus("hugo", Table().bag("").no_discards())
    assert table.asked == ["bob"]
    assert table.livres() == 15


def test_crowns_count_once_each_for_cards_of_the_staff() -> None:
    """B74, G6: wherever they are; one that has left counts no more."""
    table = Table().reserve("ann", "cyprien").discard("ann", "gilles").rents("ann", "1a:b3 2a:p3")
    assert table.score()["staff"] == 2 + 3
    assert table.without("ann", "gilles").score()["staff"] == 2
    assert table.score("bob")["staff"] == 0


def test_a_plain_gain_is_not_asked_for() -> None:
    """T6: it plays itself, and where there is nothing to be had nothing is asked."""
    table = bonus("gaspard", Table())
    assert (table.asked, table.livres()) == (["bob"], 15)
    assert table.told("livres-gained") == []
    assert card("gaspard") in table.match.staffs[0].discard
