"""Payments: compared with trying everything, and the bills of the four games."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from toque.mechanics.payment import (
    Worth,
    after,
    any_other_sort,
    bill,
    cheapest,
    counts,
    is_met,
    paid,
    payable,
    picks,
    units,
    use,
    ways,
)

Vector = tuple[int, ...]


class Case:
    """A purse and a bill as plain vectors, with the answers found by trying everything."""

    def __init__(
        self,
        always: list[list[Vector]],
        once: list[list[Vector]],
        purse: list[int],
        needs: list[Vector],
    ) -> None:
        self.always = always
        self.once = once
        self.purse = purse
        self.needs = needs

    def worth(self) -> Worth:
        return Worth(
            [[units(list(one)) for one in kind] for kind in self.always],
            [[units(list(one)) for one in kind] for kind in self.once],
        )

    def bill(self) -> list[int]:
        return bill([units(list(need)) for need in self.needs])

    def ways(self) -> list[int]:
        return ways(self.worth(), self.purse, self.bill())

    def pays(self, items: Vector) -> bool:
        """Every item stands for each of its choices in turn; at most one uses the power."""
        nothing = (0,) * len(self.needs[0])
        choices = [
            [(one, False) for one in [nothing, *self.always[kind]]]
            + [(one, True) for one in self.once[kind]]
            for kind, count in enumerate(items)
            for _ in range(count)
        ]
        for chosen in product(*choices):
            if sum(power for _, power in chosen) <= 1:
                total = [sum(one[sort] for one, _ in chosen) for sort in range(len(nothing))]
                for need in self.needs:
                    if all(have >= want for have, want in zip(total, need, strict=True)):
                        return True
        return False

    def naive_ways(self) -> list[Vector]:
        found = []
        for items in product(*(range(count + 1) for count in self.purse)):
            fewer = [
                (*items[:kind], count - 1, *items[kind + 1 :])
                for kind, count in enumerate(items)
                if count
            ]
            if self.pays(items) and not any(self.pays(one) for one in fewer):
                found.append(items)
        return found


@st.composite
def cases(draw: st.DrawFn) -> Case:
    sorts = draw(st.integers(1, 3))
    kinds = draw(st.integers(1, 4))
    vector = st.tuples(*[st.integers(0, 3)] * sorts)
    few = st.lists(vector, min_size=0, max_size=2)
    always = draw(st.lists(few, min_size=kinds, max_size=kinds))
    once = draw(st.lists(st.one_of(st.just([]), few), min_size=kinds, max_size=kinds))
    purse = draw(st.lists(st.integers(0, 2), min_size=kinds, max_size=kinds))
    assume(sum(purse) <= 5)
    needs = draw(st.lists(vector, min_size=1, max_size=2))
    return Case(always, once, purse, needs)


@given(cases())
def test_the_ways_are_those_found_by_trying_everything(case: Case) -> None:
    naive = case.naive_ways()
    found = [tuple(counts(way, len(case.purse))) for way in case.ways()]
    assert sorted(found) == sorted(naive)
    assert found == sorted(found, reverse=True)
    assert payable(case.worth(), case.purse, case.bill()) == bool(naive)


@given(cases(), st.data())
def test_picks_lead_to_the_ways_and_to_nothing_else(case: Case, data: st.DataObject) -> None:
    every = case.ways()
    assume(every)
    spent = [0] * len(case.purse)
    open_ways = every
    while not paid(open_ways):
        kind = data.draw(st.sampled_from(picks(open_ways)))
        spent[kind] += 1
        open_ways = after(open_ways, kind)
    assert units(spent) in every
    assert picks(open_ways) == []


@given(cases(), st.data())
def test_a_way_can_be_paid_in_any_order(case: Case, data: st.DataObject) -> None:
    every = case.ways()
    assume(every)
    way = data.draw(st.sampled_from(every))
    items = [kind for kind, count in enumerate(counts(way, len(case.purse))) for _ in range(count)]
    open_ways = every
    for kind in data.draw(st.permutations(items)):
        assert kind in picks(open_ways)
        open_ways = after(open_ways, kind)
    assert paid(open_ways)


@given(cases(), st.data())
def test_items_that_each_lessen_the_rest_come_to_an_end(case: Case, data: st.DataObject) -> None:
    """Where every kind stands for one thing, no such item spoils what could be paid before it."""
    case.always = [kind[:1] for kind in case.always]
    case.once = [[] for _ in case.once]
    worth, purse, rest = case.worth(), case.purse[:], case.bill()[:1]
    assume(payable(worth, purse, rest))
    while not is_met(rest):
        helpful = [kind for kind, count in enumerate(purse) if count and use(worth, rest, kind)]
        assert helpful
        kind = data.draw(st.sampled_from(helpful))
        purse[kind] -= 1
        rest = use(worth, rest, kind)


def test_nothing_is_paid_for_nothing_and_no_way_leads_where_the_purse_is_short() -> None:
    worth = Worth([[units([1])]])
    assert ways(worth, [3], bill([0])) == [0]
    assert paid([0])
    assert ways(worth, [1], bill([units([2])])) == []
    assert not paid([])


def test_of_more_items_than_a_digit_holds_the_first_fifteen_count() -> None:
    worth = Worth([[units([1])], [units([15])]])
    found = ways(worth, [40, 1], bill([units([15])]))
    assert [counts(way, 2) for way in found] == [[15, 0], [0, 1]]


def test_many_kinds_of_items_are_no_limit() -> None:
    worth = Worth([[units([1])] for _ in range(40)])
    assert len(ways(worth, [1] * 40, bill([units([2])]))) == 40 * 39 // 2


# C'est du gâteau !: dough, cherry, chocolate, cream, jelly, candy, and super tokens.

BASIC = 6
DOUGH, CHERRY, CHOCOLATE, CREAM, JELLY, CANDY, SUPER = range(7)


def tokens(**by_name: int) -> list[int]:
    names = ("dough", "cherry", "chocolate", "cream", "jelly", "candy", "super")
    return [by_name.get(name, 0) for name in names]


def unit(sort: int, count: int = 1) -> int:
    return units([count if other == sort else 0 for other in range(BASIC)])


def token_worth(once: dict[int, list[int]]) -> Worth:
    own = [[unit(sort)] for sort in range(BASIC)]
    any_sort = [unit(sort) for sort in range(BASIC)]
    return Worth([*own, any_sort], [once.get(kind, []) for kind in range(BASIC + 1)])


def double(sort: int) -> Worth:
    return token_worth({SUPER: [unit(sort, 2)]})


def swap(sort: int) -> Worth:
    return token_worth({sort: [unit(other) for other in range(BASIC) if other != sort]})


def test_a_super_that_counts_double_leaves_the_token_on_the_bench() -> None:
    """The marble cake: 2 dough, 2 chocolate and a grey one."""
    need = units(tokens(dough=2, chocolate=2)[:BASIC])
    purse = tokens(dough=1, chocolate=2, cherry=1, super=1)
    found = ways(double(DOUGH), purse, bill(any_other_sort(need, 1, BASIC)))
    assert [counts(way, 7) for way in found] == [tokens(chocolate=2, cherry=1, super=1)]


def test_only_one_super_counts_double() -> None:
    found = ways(double(DOUGH), tokens(super=3), bill([unit(DOUGH, 4)]))
    assert [counts(way, 7) for way in found] == [tokens(super=3)]
    assert ways(double(DOUGH), tokens(super=2), bill([unit(DOUGH, 4)])) == []


def test_one_token_of_the_chefs_kind_stands_for_another_kind() -> None:
    found = ways(swap(CREAM), tokens(cream=2, super=1), bill([unit(JELLY, 2)]))
    assert [counts(way, 7) for way in found] == [tokens(cream=1, super=1)]
    assert ways(swap(CREAM), tokens(cream=2), bill([unit(JELLY, 2)])) == []


def test_grey_tokens_are_all_of_one_kind_that_the_recipe_does_not_name() -> None:
    need = units(tokens(dough=1)[:BASIC])
    purse = tokens(dough=4, cherry=1, jelly=3, super=2)
    found = ways(token_worth({}), purse, bill(any_other_sort(need, 3, BASIC)))
    assert sorted(counts(way, 7) for way in found) == sorted(
        [
            tokens(dough=1, jelly=3),
            tokens(jelly=3, super=1),
            tokens(dough=1, jelly=2, super=1),
            tokens(jelly=2, super=2),
            tokens(dough=1, jelly=1, super=2),
            tokens(dough=1, cherry=1, super=2),
        ]
    )


def test_the_cheapest_way_keeps_what_is_dear() -> None:
    found = ways(token_worth({}), tokens(dough=2, super=2), bill([unit(DOUGH, 2)]))
    assert counts(cheapest(found, [1] * BASIC + [3]), 7) == tokens(dough=2)


@pytest.mark.parametrize(
    ("icons", "cards", "expected"),
    [
        (2, [2, 0, 0, 0, 0], [[2, 0, 0, 0, 0]]),
        (2, [1, 2, 0, 0, 0], [[1, 2, 0, 0, 0]]),
        (2, [0, 0, 1, 0, 1], [[0, 0, 1, 0, 0]]),  # two matching icons on one card
        (2, [1, 0, 0, 1, 0], [[1, 0, 0, 1, 0]]),  # one matching, one half of another
        (3, [0, 2, 1, 0, 1], [[0, 2, 1, 0, 0], [0, 0, 1, 0, 1]]),
        (3, [1, 1, 0, 0, 0], []),
    ],
)
def test_an_award_is_paid_with_icons_two_others_for_one(
    icons: int, cards: list[int], expected: list[list[int]]
) -> None:
    """In halves of an icon: a card with cake, tart, both cake, cake and tart, and gold for an icon."""
    worth = Worth([[units([2])], [units([1])], [units([4])], [units([3])], [units([2])]])
    found = ways(worth, cards, bill([units([2 * icons])]))
    assert [counts(way, 5) for way in found] == expected


# Rococo Deluxe: tiles with bales of blue, green, pink and orange silk.


def test_bales_too_many_are_lost_and_no_tile_is_superfluous() -> None:
    """Two tiles, 2 blue and 1 blue + 1 green, for three blue bales: the green one is lost."""
    worth = Worth([[units([2, 0, 0, 0])], [units([1, 1, 0, 0])], [units([0, 0, 2, 0])]])
    found = ways(worth, [1, 1, 1], bill([units([3, 0, 0, 0])]))
    assert [counts(way, 3) for way in found] == [[1, 1, 0]]


def test_a_bale_less_is_of_the_colour_that_the_tiles_leave_out() -> None:
    """Blue and pink are needed, one of them may be left out: which one follows from the tiles."""
    worth = Worth([[units([1, 0, 0, 0])], [units([0, 0, 1, 0])]])
    less = bill([units([0, 0, 1, 0]), units([1, 0, 0, 0])])
    assert [counts(way, 2) for way in ways(worth, [1, 1], less)] == [[1, 0], [0, 1]]


# La Pâtisserie Rococo: tiles with egg, honey and nut.


def test_the_ingredients_of_a_tile_are_split_over_two_recipes() -> None:
    """One recipe needs honey and nut, the other one an egg: the need is met jointly."""
    together = units([1, 1, 1])
    worth = Worth([[units([1, 1, 0])], [units([0, 0, 1])], [units([1, 0, 0])]])
    found = ways(worth, [1, 1, 1], bill([together]))
    assert [counts(way, 3) for way in found] == [[1, 1, 0]]


def test_tiles_one_by_one_may_be_more_than_the_fewest() -> None:
    """Each tile must lessen what is still open; that a later one covers it too does not matter."""
    worth = Worth([[units([1, 0, 0])], [units([1, 0, 1])]])
    rest = bill([units([1, 0, 1])])
    assert [counts(way, 2) for way in ways(worth, [1, 1], rest)] == [[0, 1]]
    rest = use(worth, rest, 0)
    assert use(worth, rest, 0) == []
    assert is_met(use(worth, rest, 1))
