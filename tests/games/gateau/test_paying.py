"""Recipes are paid with as little as can be: all ways to pay, compared with trying everything."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.gateau.table import Table
from toque.games.gateau import paying
from toque.games.gateau.components import BASIC, CHEF_SIDES, KINDS
from toque.games.gateau.match import SUPER, UNIT, GateauMatch
from toque.mechanics.payment import counts

Tokens = tuple[int, ...]
"""By kind, the super tokens last."""


def pays(chef: int, side: str, tokens: Tokens, need: Tokens) -> bool:
    """Whether tokens pay a need, by trying each use of the chef's power."""
    supers = tokens[SUPER]
    uses = [(tokens[:SUPER], need, supers)]
    if side == "swap" and tokens[chef]:
        fewer = list(tokens[:SUPER])
        fewer[chef] -= 1
        uses.append((tuple(fewer), need, supers + 1))
    if side == "double" and supers:
        less = list(need)
        less[chef] = max(0, less[chef] - 2)
        uses.append((tokens[:SUPER], tuple(less), supers - 1))
    return any(
        sum(max(0, want - have) for have, want in zip(own, rest, strict=True)) <= jokers
        for own, rest, jokers in uses
    )


def naive_ways(chef: int, side: str, tokens: Tokens, need: Tokens) -> set[Tokens]:
    """The payments from which no token can be left out."""
    found = set()
    for spent in product(*(range(min(count, 7) + 1) for count in tokens)):
        fewer = (
            tuple(count - (at == kind) for at, count in enumerate(spent))
            for kind in range(len(KINDS))
            if spent[kind]
        )
        if pays(chef, side, spent, need) and not any(pays(chef, side, one, need) for one in fewer):
            found.add(spent)
    return found


def match_with(chef: int, side: str, tokens: Tokens) -> GateauMatch:
    """Ann has these tokens; zones do not matter here."""
    match = Table().chef("ann", BASIC[chef], side).match
    match.bench[:4] = [sum(count * UNIT[kind] for kind, count in enumerate(tokens)), 0, 0, 0]
    return match


@st.composite
def bills(draw: st.DrawFn) -> tuple[int, str, Tokens, Tokens]:
    """A chef, and a bench beside what one to three kinds of a recipe cost."""
    kinds = draw(st.lists(st.integers(0, 5), min_size=1, max_size=3, unique=True))
    need = [0] * len(BASIC)
    for kind in kinds:
        need[kind] = draw(st.integers(1, 3))
    chef = draw(st.sampled_from([*kinds, draw(st.integers(0, 5))]))
    tokens = [0] * len(KINDS)
    for kind in {*kinds, chef, SUPER}:
        tokens[kind] = draw(st.integers(0, 4))
    return chef, draw(st.sampled_from(CHEF_SIDES)), tuple(tokens), tuple(need)


@given(bills())
@settings(max_examples=300)
def test_the_ways_to_pay_are_those_found_by_trying_everything(
    case: tuple[int, str, Tokens, Tokens],
) -> None:
    chef, side, tokens, need = case
    match = match_with(chef, side, tokens)
    packed = sum(count * UNIT[kind] for kind, count in enumerate(need))
    expected = naive_ways(chef, side, tokens, need)
    assert paying.payable(match, 0, packed) == bool(expected)
    found = [tuple(counts(way, len(KINDS))) for way in paying.ways(match, 0, packed)]
    assert len(found) == len(set(found))
    assert set(found) == expected


def test_a_super_ingredient_for_two_leaves_what_is_not_needed() -> None:
    """Two dough, two chocolate and a grey one: the super ingredient is both dough."""
    table = Table().chef("ann", "dough", "double").pawn("ann", "left").row("i1", "marble-cake")
    table.bench("ann", equal="chocolate chocolate", different="dough cherry super")
    table.play("ann go right prepare", "ann prepare i1 0")
    assert table.all_tokens("ann") == ["dough"]
    assert [facts["kind"] for facts in table.told("spent")].count("dough") == 0


def test_where_there_is_more_than_one_way_the_super_ingredient_may_be_both() -> None:
    table = Table().chef("ann", "dough", "double").pawn("ann", "left").row("i1", "marble-cake")
    table.bench("ann", equal="chocolate chocolate", different="dough cherry super", pair1="dough")
    table.play("ann go right prepare", "ann prepare i1 0", "ann grey cherry")
    assert table.step_name == "payment"
    table.play("ann spend super different", "ann spend cherry different")
    assert table.allows("ann spend dough different")  # for a chocolate that stays
    table.play("ann spend chocolate equal", "ann spend chocolate equal")
    assert table.all_tokens("ann") == ["dough", "dough"]


def test_nothing_can_be_paid_in_vain() -> None:
    table = Table().chef("ann", "dough", "double").pawn("ann", "left").row("i1", "marble-cake")
    table.bench(
        "ann", equal="chocolate chocolate", different="dough cherry super candy", pair1="super"
    )
    table.play("ann go right prepare", "ann prepare i1 0", "ann grey cherry")
    assert table.obstacle("ann spend candy different") == "not-needed"
    table.play("ann spend super different", "ann spend chocolate equal")
    table.play("ann spend chocolate equal")
    assert table.obstacle("ann spend dough different") == "paid-in-vain"
    assert table.obstacle("ann spend dough equal") == "no-token"


@pytest.mark.parametrize(
    ("bench", "left"),
    [
        # Super ingredients last.
        ({"equal": "jelly jelly jelly", "different": "dough cream super"}, ["super"]),
        # The chef's candy before them, and after the types themselves.
        ({"equal": "jelly jelly jelly", "different": "dough candy super"}, ["super"]),
        ({"equal": "jelly jelly jelly", "different": "dough cream candy"}, ["candy"]),
    ],
)
def test_paying_the_rest_at_once_is_thrifty(bench: dict[str, str], left: list[str]) -> None:
    table = Table().chef("ann", "candy", "swap").pawn("ann", "left").row("i1", "sponge-roll")
    table.bench("ann", **bench).play("ann go right prepare", "ann prepare i1 0")
    if table.step_name == "grey":
        table.play("ann grey jelly")
    table.play("ann pay")
    assert table.all_tokens("ann") == left


def test_as_soon_as_one_way_is_left_the_rest_is_paid() -> None:
    table = Table().pawn("ann", "left").row("i1", "sponge-roll")
    table.bench("ann", equal="jelly jelly jelly", different="dough cream super")
    table.play("ann go right prepare", "ann prepare i1 0", "ann spend super different")
    assert table.step_name == "payment"
    table.play("ann spend dough different", "ann spend cream different")
    assert table.all_tokens("ann") == ["jelly"]
    assert table.done_recipes("ann") == ["sponge-roll"]
