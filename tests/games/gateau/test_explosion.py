"""The sugar explosion: who gets a token, in which order, and what it does not do."""

from __future__ import annotations

import pytest

from tests.games.gateau.table import Table, landed
from toque.games.gateau.bowls import NEIGHBOURS, SIDE_SLOTS
from toque.games.gateau.components import BOWL_NAMES, SLOT_NAMES


def empty_a_bowl(table: Table, bowl: str, kind: str = "cream") -> Table:
    table.bowl(bowl, kind, shows=kind, back="jelly").pawn("ann", "right")
    return table.play("ann go left take", f"ann bowl {bowl}", f"ann put {kind} equal")


def test_neighbours_come_from_the_top_clockwise_then_side_slots() -> None:
    assert [BOWL_NAMES[at] for at in NEIGHBOURS[5 * 4 : 6 * 4]] == ["b1", "c2", "b3", "a2"]
    names = {
        "a1": ["w1"],
        "d1": ["e1"],
        "a4": ["s1", "w3"],
        "d4": ["e3", "s3"],
        "a2": ["w2", "w1"],
        "d3": ["e2", "e3"],
        "b4": ["s2", "s1"],
        "b1": [],
        "c3": [],
    }
    for bowl, slots in names.items():
        at = BOWL_NAMES.index(bowl) * 4
        assert [SLOT_NAMES[slot] for slot in SIDE_SLOTS[at : at + 4] if slot >= 0] == slots


def test_a_corner_bowl_reaches_two_tiles_below() -> None:
    table = empty_a_bowl(Table(), "a4")
    assert landed(table.told("burst")[0]) == "a3:cream b4:cream s1:cream w3:cream"


def test_a_bowl_in_the_middle_reaches_no_side_tile() -> None:
    table = empty_a_bowl(Table(), "c3")
    assert landed(table.told("burst")[0]) == "c2:cream d3:cream c4:cream b3:cream"


def test_full_bowls_and_slots_get_nothing() -> None:
    table = Table().bowl("a1", "dough dough jelly jelly").slot("w1", "candy")
    empty_a_bowl(table, "a2")
    assert landed(table.told("burst")[0]) == "b2:cream a3:cream w2:cream"
    assert table.on_slot("w1") == "candy"


def test_the_bowl_turns_and_stays_empty() -> None:
    table = empty_a_bowl(Table(), "b2")
    assert (table.shows("b2"), table.tokens("b2")) == ("jelly", [])
    assert table.view().bowls[5].back == "cream"


def test_the_type_is_that_of_the_bowl_not_of_the_last_token() -> None:
    table = Table().bowl("b2", "candy", shows="cherry", back="dough").pawn("ann", "right")
    table.play("ann go left take", "ann bowl b2", "ann put candy equal")
    assert landed(table.told("burst")[0]) == "b1:cherry c2:cherry b3:cherry a2:cherry"


def test_a_bowl_that_keeps_a_token_does_not_explode() -> None:
    table = Table().bowl("b2", "cream cream", shows="cream").pawn("ann", "right")
    table.play("ann go left take", "ann bowl b2", "ann put cream equal", "ann done")
    assert table.told("burst") == []
    assert table.tokens("b2") == ["cream"]


def test_an_explosion_sets_off_no_other() -> None:
    table = empty_a_bowl(Table(), "b2")
    assert len(table.told("burst")) == 1


def test_the_super_bowl_throws_super_ingredients() -> None:
    table = Table().super_bowl("b2").bowl("b2", "super").pawn("ann", "right")
    table.play("ann go left take", "ann bowl b2", "ann put super equal")
    assert landed(table.told("burst")[0]) == "b1:super c2:super b3:super a2:super"


def test_nothing_stands_in_for_super_ingredients_in_an_explosion() -> None:
    table = Table().super_bowl("b2").bowl("b2", "super").pawn("ann", "right").supply("super", 2)
    table.play("ann go left take", "ann bowl b2", "ann put super equal")
    assert landed(table.told("burst")[0]) == "b1:super c2:super"


@pytest.mark.parametrize(
    ("kind", "next_kind"),
    [
        ("cherry", "jelly"),
        ("jelly", "candy"),
        ("candy", "dough"),
        ("dough", "cream"),
        ("cream", "chocolate"),
        ("chocolate", "cherry"),
    ],
)
def test_an_exhausted_type_is_replaced_around_the_ring(kind: str, next_kind: str) -> None:
    """The bowl gets the last token of its kind."""
    table = Table().supply(kind, 1)
    empty_a_bowl(table, "b2", kind)
    wanted = " ".join(f"{bowl}:{next_kind}" for bowl in ("b1", "c2", "b3", "a2"))
    assert landed(table.told("burst")[0]) == wanted


def test_a_supply_without_anything_throws_nothing() -> None:
    table = Table()
    for kind in ("dough", "cherry", "chocolate", "cream", "jelly", "candy"):
        table.supply(kind, 1 if kind == "cream" else 0)
    empty_a_bowl(table, "b2")
    assert landed(table.told("burst")[0]) == ""
