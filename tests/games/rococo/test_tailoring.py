"""Tailoring: paying for a garment, renting it or selling it."""

from __future__ import annotations

import pytest

from tests.games.rococo.table import Table, paid

OTHER_SPACES = "1a 1b 1c 1d 1e 1f 2a 2b 2c 2d 3a 3b 3c 3d 4a 4b 4c 4d 4e 4f 5a 5c 5d"
"""All but one Master space."""


def test_without_garments_nothing_can_be_tailored() -> None:
    """A30."""
    table = Table().play("play berthe")
    assert "tailor" not in table.verbs()
    assert table.obstacle("tailor w1") == "no-garment"


def test_a_thimble_needs_a_master() -> None:
    """A31: b2 has one, b6 costs the same and has none."""
    table = Table().windows(w4="b2", w5="b6").has("ann", tiles="bb")
    table.play("play colin")
    assert table.obstacle("tailor w4") == "thimble"
    assert table.allows("tailor w5")
    assert Table().windows(w4="b2").has("ann", tiles="bb").play("play berthe").allows("tailor w4")


def test_window_silk_thread_and_lace_are_paid() -> None:
    """A32, A35: 8 livres, 3 blue, a thread and a lace; tiles go to the discard."""
    table = Table().windows(w1="b10").has("ann", thread=2, lace=2, tiles="bb b")
    table.play("play berthe", "tailor w1", "rent 1b")
    assert (table.livres(), table.thread(), table.lace()) == (15 - 8 + 3, 1, 1)
    assert table.rack() == []
    assert sum(table.match.discards) == 2


@pytest.mark.parametrize(
    ("livres", "thread", "lace", "tiles", "code"),
    [
        (7, 1, 1, "bb b", "too-dear"),
        (8, 0, 1, "bb b", "short-of-thread"),
        (8, 1, 0, "bb b", "short-of-lace"),
        (8, 1, 1, "bb pp", "short-of-silk"),
    ],
)
def test_all_of_it_must_be_there(
    livres: int, thread: int, lace: int, tiles: str, code: str
) -> None:
    """A32, T12."""
    table = Table().windows(w1="b10")
    table.has("ann", livres=livres, thread=thread, lace=lace, tiles=tiles).play("play berthe")
    assert table.obstacle("tailor w1") == code


def test_tiles_are_combined_and_surplus_bales_are_lost() -> None:
    """A33: a blue and a pink bale from two tiles of two."""
    table = Table().windows(w5="b7").has("ann", tiles="bb pp")
    table.play("play berthe", "tailor w5", "sell")
    assert table.rack() == []


def test_tiles_on_the_rack_are_silk_and_never_notions() -> None:
    """A34: though the tiles show thread and lace below."""
    table = Table().windows(w5="b3").has("ann", thread=0, tiles="b:t+l bb:t/l").play("play berthe")
    assert table.obstacle("tailor w5") == "short-of-thread"


def test_no_tile_is_paid_that_is_not_needed() -> None:
    """A36: two blue are one tile of two, or two of which each has one; never three tiles."""
    table = Table().windows(w5="b6").has("ann", tiles="bb bp bg pp")
    table.play("play berthe", "tailor w5")
    assert table.step == "silk"
    assert table.moves() == [paid("bb"), paid("bp"), paid("bg")]
    assert table.obstacle(paid("pp")) == "tile-not-needed"
    assert table.obstacle(paid("oo")) == "no-such-tile"
    table.play(paid("bp"))  # now only bg can go with it
    assert table.step == "garment"
    assert table.rack() == ["bb", "pp"]


def test_where_there_is_one_way_to_pay_nothing_is_asked() -> None:
    """A36: and equal tiles are one way."""
    table = Table().windows(w5="b6").has("ann", tiles="bb bb pp").play("play berthe", "tailor w5")
    assert table.step == "garment"
    assert table.rack() == ["bb", "pp"]


def test_it_is_rented_or_sold_at_once() -> None:
    """A37, A38: to any free space of any hall, and never to the balcony."""
    table = Table().windows(w5="b3").has("ann", tiles="b").funds("ann", "f1")
    table.play("play berthe", "tailor w5")
    assert table.verbs() == {"rent", "sell"}
    assert len(table.moves()) == 25
    table.play("rent 3a")
    assert table.guest("3a") == ("b3", 0)


def test_a_taken_space_is_taken() -> None:
    """A38."""
    table = Table().windows(w5="b3").has("ann", tiles="b").rents("bob", "3a")
    table.play("play berthe", "tailor w5")
    assert table.obstacle("rent 3a") == "space-taken"
    assert table.obstacle("rent 2h") == "not-on-board"


def test_master_spaces_are_for_what_masters_made() -> None:
    """A39: with or without a thimble; a Master's garment may go anywhere."""
    table = Table().windows(w5="b3").has("ann", tiles="b").play("play colin", "tailor w5")
    assert table.obstacle("rent 1a") == "masters-only"
    assert table.allows("rent 1b")
    table = Table().windows(w5="b3").has("ann", tiles="b").play("play berthe", "tailor w5")
    assert table.allows("rent 1a")
    assert table.allows("rent 1b")


def test_a_rented_garment_gives_its_points_at_the_end() -> None:
    """A40: not before; and it stays where it is."""
    table = (
        Table().windows(w5="g4").has("ann", tiles="gg").play("play berthe", "tailor w5", "rent 2a")
    )
    assert table.points() == 0
    assert table.score()["garments"] == 3
    assert "rent" not in table.turn("ann").play("play colin").verbs()


@pytest.mark.parametrize(
    ("space", "livres", "thread", "lace"),
    [("1b", 3, 0, 0), ("1e", 0, 1, 0), ("1d", 0, 0, 1), ("4a", 0, 0, 0), ("1a", 0, 0, 1)],
)
def test_the_reward_of_a_space_comes_at_once(
    space: str, livres: int, thread: int, lace: int
) -> None:
    """A41: livres, a thread, a lace; a space may have none."""
    table = Table().windows(w5="b3").has("ann", tiles="b").play("play berthe", "tailor w5")
    table.play(f"rent {space}")
    assert (table.livres(), table.thread(), table.lace()) == (15 + livres, thread, 1 + lace)


def test_a_tile_as_a_reward_is_free_and_of_ones_choice() -> None:
    """A42: kept or cut up as ever; it must be taken."""
    table = Table().windows(w5="b3").has("ann", tiles="b").drawers(a="bb pp bp", c="o:t+l")
    table.play("play berthe", "tailor w5", "rent 1f")
    assert table.step == "free-tile"
    assert table.moves() == ["acquire a1", "acquire a2", "acquire a3", "acquire c1"]
    table.play("acquire a2", "keep")
    assert (table.rack(), table.livres()) == (["pp"], 15)
    assert table.asked == ["bob"]


def test_without_tiles_in_the_drawers_there_is_no_reward() -> None:
    """A42: the drawers count, not the bag."""
    table = Table().windows(w5="b3").has("ann", tiles="b")
    table.play("play berthe", "tailor w5", "rent 1f")
    assert table.asked == ["bob"]
    assert table.rack() == []


def test_a_garment_is_sold_for_its_value() -> None:
    """A43: and goes to the garment discard."""
    table = Table().windows(w5="g4").has("ann", tiles="gg").play("play berthe", "tailor w5", "sell")
    assert table.livres() == 15 + 16
    assert int(table.match.garment_discard).bit_count() == 1
    assert table.score()["garments"] == 0


def test_without_a_space_it_may_use_a_garment_must_be_sold() -> None:
    """A44: only a Master space is free; a Master may still use it."""
    table = Table().rents("bob", OTHER_SPACES).windows(w5="b3").has("ann", tiles="b")
    table.play("play colin", "tailor w5")
    assert table.order("sold") == ["sold"]
    assert table.livres() == 15 + 6
    table = Table().rents("bob", OTHER_SPACES).windows(w5="b3").has("ann", tiles="b")
    table.play("play berthe", "tailor w5")
    assert table.moves() == ["rent 5b", "sell"]


def test_renting_in_the_fifth_hall_marks_all_halls_before_the_reward() -> None:
    """A45, A80."""
    table = Table().rents("ann", "2a 3a 4a").funds("ann", "m5").windows(w5="b3")
    table.has("ann", tiles="b").play("play berthe", "tailor w5", "rent 1b")
    assert table.match.all_halls == [0]
    told = ["rented", "all-halls-marked", "livres-gained"]
    assert table.order(*told) == told


def test_a_sold_garment_makes_nobody_present() -> None:
    """A43, B71: nor does it count for bonuses."""
    table = Table().rents("ann", "2a 3a 4a").funds("ann", "m5").windows(w5="b3")
    table.has("ann", tiles="b").play("play berthe", "tailor w5", "sell")
    assert table.match.all_halls == []
