"""The bench: three zones with their constraints, no rearranging, super ingredients anywhere."""

from __future__ import annotations

import pytest

from tests.games.gateau.table import Table


def zones_for(table: Table, kind: str) -> list[str]:
    """Where Ann may put a token of a kind that she takes from a bowl."""
    table.bowl("b2", kind).pawn("ann", "right")
    table.play("ann go left take", "ann bowl b2")
    words = [line.split() for line in table.moves() if line.startswith("put")]
    return [line[2] if len(line) > 2 else "equal" for line in words]


@pytest.mark.parametrize(
    ("bench", "kind", "zones"),
    [
        ({}, "cherry", ["equal", "different", "pair-1"]),
        ({"equal": "cherry"}, "cherry", ["equal", "different", "pair-1"]),
        ({"equal": "jelly"}, "cherry", ["different", "pair-1"]),
        ({"equal": "jelly", "different": "cherry"}, "cherry", ["pair-1"]),
        ({"different": "cherry"}, "cherry", ["equal", "pair-1"]),
        ({"pair1": "cherry"}, "cherry", ["equal", "different", "pair-1"]),
        ({"pair1": "jelly"}, "cherry", ["equal", "different", "pair-2"]),
        ({"pair1": "cherry cherry"}, "cherry", ["equal", "different"]),
        ({"pair1": "super", "pair2": ""}, "cherry", ["equal", "different", "pair-1", "pair-2"]),
        ({"equal": "super super"}, "cherry", ["equal", "different", "pair-1"]),
        ({"different": "super super"}, "cherry", ["equal", "different", "pair-1"]),
        ({"equal": "jelly"}, "super", ["equal", "different", "pair-1"]),
        ({"pair1": "jelly", "pair2": "candy"}, "super", ["equal", "different", "pair-1", "pair-2"]),
        (
            {"equal": "jelly", "different": "cream candy dough jelly", "pair1": "jelly jelly"},
            "cherry",
            ["pair-2"],
        ),
    ],
)
def test_a_token_goes_where_its_zone_allows_it(
    bench: dict[str, str], kind: str, zones: list[str]
) -> None:
    table = Table().bench("ann", **bench)
    if len(zones) > 1:
        assert zones_for(table, kind) == zones
    else:
        table.bowl("b2", kind).pawn("ann", "right")
        table.play("ann go left take", "ann bowl b2")
        assert [facts["zone"] for facts in table.told("took")] == zones


def test_several_super_ingredients_may_lie_among_the_four_different_ones() -> None:
    table = Table().bench("ann", different="super super cherry")
    assert "different" in zones_for(table, "super")


def test_zones_hold_four_and_pairs_two() -> None:
    full = {
        "equal": "cherry cherry cherry cherry",
        "different": "dough cherry cream candy",
        "pair1": "jelly jelly",
        "pair2": "dough dough",
    }
    table = Table().bench("ann", **full).bowl("b2", "super").bowl("d1", "").bowl("d4", "")
    table.pawn("ann", "right")
    assert table.obstacle("ann go left take") == "no-bowl"


def test_what_fits_nowhere_cannot_be_taken() -> None:
    table = Table().bowl("b2", "jelly").bowl("c3", "cherry jelly").pawn("ann", "right")
    table.bench("ann", equal="cherry", different="jelly", pair1="candy candy", pair2="cream cream")
    table.play("ann go left take")
    assert table.obstacle("ann bowl b2") == "nothing-fits"
    table.play("ann bowl c3")
    assert table.obstacle("ann put jelly equal") == "fits-nowhere"
    table.play("ann put cherry equal")
    assert table.tokens("c3") == ["jelly"]


def test_two_pairs_that_are_alike_are_one_choice() -> None:
    table = Table().bowl("b2", "jelly").pawn("ann", "right")
    table.play("ann go left take", "ann bowl b2")
    assert table.obstacle("ann put jelly pair-2") == "same-pair"
    assert table.obstacle("ann put cherry equal") == "not-there"


def test_the_two_pairs_are_of_different_types() -> None:
    table = Table().bench("ann", equal="candy", different="jelly", pair1="jelly jelly")
    table.bowl("b2", "jelly").pawn("ann", "right")
    table.play("ann go left take")
    assert table.obstacle("ann bowl b2") == "nothing-fits"


def test_nothing_moves_on_the_bench_by_itself() -> None:
    """A token stays in its zone, whatever is put beside it."""
    table = Table().bench("ann", different="jelly").bowl("b2", "jelly jelly").pawn("ann", "right")
    table.play("ann go left take", "ann bowl b2", "ann put jelly equal", "ann put jelly equal")
    assert table.zone("ann", "different") == ["jelly"]
    assert table.zone("ann", "equal") == ["jelly", "jelly"]


def test_no_more_than_nine_gold() -> None:
    table = Table().gold("ann", 9).row("i4", "sponge-roll").pawn("ann", "left")
    table.bench("ann", equal="cherry cherry cherry", different="dough cream")
    table.play("ann go right prepare", "ann prepare i4 0")
    assert table.seat("ann").gold == 9
    assert table.told("gold-gained")[0]["lost"] == 1
