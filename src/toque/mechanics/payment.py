"""Payments: the ways to meet a need from a purse, such that no item paid could have been kept.

Counting need, credit and substitutes by hand goes wrong; here the ways are enumerated. A *need* is a
number of units of each sort, packed (`units`). An item of a purse stands for one of the things that its
kind may stand for (`Worth`): a token for a unit of its own sort, a joker for a unit of any, a tile for
several units at once, of which the surplus is lost. A *bill* is a need, or several of which one
must be met: three of any one sort, a unit less of this sort or of that. A *way* to pay is a number of
items of each kind, packed like a need.

People pay item by item, and what is left to choose is the list of open ways:

>>> DOUGH, CREAM, SUPER = 0, 1, 2
>>> worth = Worth([[units([1, 0])], [units([0, 1])], [units([1, 0]), units([0, 1])]])
>>> open_ways = ways(worth, [2, 1, 1], bill([units([2, 1])]))
>>> [counts(way, 3) for way in open_ways]
[[2, 1, 0], [2, 0, 1], [1, 1, 1]]
>>> picks(open_ways) == [DOUGH, CREAM, SUPER]
True
>>> open_ways = after(open_ways, SUPER)
>>> [counts(way, 3) for way in open_ways]
[[2, 0, 0], [1, 1, 0]]
>>> paid(after(after(open_ways, DOUGH), CREAM))
True

Where a rule asks only that each item lessens what is still open, the bill itself is what remains:

>>> rest = use(worth, bill([units([1, 1])]), DOUGH)
>>> use(worth, rest, DOUGH)
[]
>>> is_met(use(worth, rest, SUPER))
True
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

DIGIT: Final = 4
"""Bits for each sort of a need, and for each kind of a way."""
MOST: Final = 15
"""What a digit holds: a need has no more units of a sort, a way no more items of a kind."""
MOST_SORTS: Final = 15

Bill: TypeAlias = list[i64]
"""The needs of which one must be met, each times two, and 1 more where the power has been used."""


def units(by_sort: list[int]) -> int:
    """A need, or what an item stands for."""
    assert len(by_sort) <= MOST_SORTS
    packed = 0
    for sort, wanted in enumerate(by_sort):
        assert 0 <= wanted <= MOST
        packed += wanted << DIGIT * sort
    return packed


def count(way: int, kind: int) -> int:
    """How many items of a kind a way takes. A way may have any number of kinds, so it is no `i64`."""
    return way >> DIGIT * kind & MOST


def counts(way: int, kinds: int) -> list[int]:
    """How many items of each kind a way takes."""
    return [count(way, kind) for kind in range(kinds)]


class Worth:
    """What items count for: by kind, the units it may stand for, one of them each time it is paid.

    `once` are those that a power allows, one time in a payment: a super token that counts as two of
    a sort, a token of one sort that counts as any other.
    """

    def __init__(self, by_kind: list[list[int]], once: list[list[int]] | None = None) -> None:
        self.always: list[list[i64]] = [list(choices) for choices in by_kind]
        self.once: list[list[i64]] = [list(choices) for choices in once or [[] for _ in by_kind]]
        assert len(self.once) == len(self.always)


def bill(needs: list[int]) -> Bill:
    return [need * 2 for need in needs]


def any_other_sort(need: int, more: int, sorts: int) -> list[int]:
    """The needs that add to a need a number of units of one sort that it does not name.

    >>> [counts(need, 3) for need in any_other_sort(units([2, 0, 0]), 3, 3)]
    [[2, 3, 0], [2, 0, 3]]
    """
    return [
        need + (more << DIGIT * sort) for sort in range(sorts) if not need >> DIGIT * sort & MOST
    ]


# What one item does.


def lessened(need: i64, by: i64) -> i64:
    """A need without the units that an item stands for; the surplus is lost."""
    rest = need
    shift: i64 = 0
    while by:
        offered = by & MOST
        wanted = need >> shift & MOST
        rest -= (offered if offered < wanted else wanted) << shift
        by >>= DIGIT
        shift += DIGIT
    return rest


def use(worth: Worth, open_bill: Bill, kind: i64) -> Bill:
    """What remains when an item of a kind is paid; empty if it would lessen nothing."""
    return _use(worth, open_bill, kind, False)


def is_met(open_bill: Bill) -> bool:
    for rest in open_bill:
        if rest < 2:
            return True
    return False


def _use(worth: Worth, open_bill: Bill, kind: i64, also_in_vain: bool) -> Bill:
    found: Bill = []
    for rest in open_bill:
        need = rest >> 1
        helped = False
        for by in worth.always[kind]:
            left = lessened(need, by)
            if left != need:
                helped = True
                _add(found, left * 2 + (rest & 1))
        if also_in_vain and not helped:
            _add(found, rest)
        if not rest & 1:
            for by in worth.once[kind]:
                left = lessened(need, by)
                if left != need:
                    _add(found, left * 2 + 1)
    return found


def _add(found: Bill, rest: i64) -> None:
    for known in found:
        if known == rest:
            return
    found.append(rest)


# What a purse can do.


def payable(worth: Worth, purse: list[i64], open_bill: Bill) -> bool:
    """Whether everything together pays. Quickest when the kinds with many choices come last."""
    for kind in range(len(purse)):
        for _ in range(purse[kind]):
            if is_met(open_bill):
                return True
            left = _use(worth, open_bill, kind, True)
            if left == open_bill:
                break
            open_bill = left
    return is_met(open_bill)


def ways(worth: Worth, purse: list[i64], open_bill: Bill) -> list[int]:
    """All ways to pay a bill from which no item can be left out; none if it cannot be paid.

    They come in the order of the kinds: those with the most of the first kind first.
    """
    if is_met(open_bill):
        return [0]
    found: list[int] = []
    if payable(worth, purse, open_bill):
        _add_ways(worth, purse, open_bill, open_bill, 0, 0, found)
    return found


def _add_ways(
    worth: Worth,
    purse: list[i64],
    whole: Bill,
    open_bill: Bill,
    first: i64,
    so_far: int,
    found: list[int],
) -> None:
    """The ways that are `so_far` and more items of the kinds from `first` on.

    In a way from which nothing can be left out each item lessens what the ones before it left open,
    so that a branch ends where one does not.
    """
    for kind in range(first, len(purse)):
        taken: i64 = count(so_far, kind)
        if taken < purse[kind] and taken < MOST:
            left = _use(worth, open_bill, kind, False)
            if not left:
                continue
            way = so_far + one(kind)
            if not is_met(left):
                _add_ways(worth, purse, whole, left, kind, way, found)
            elif not _has_something_to_spare(worth, way, len(purse), whole):
                found.append(way)


def _has_something_to_spare(worth: Worth, way: int, kinds: i64, whole: Bill) -> bool:
    fewer: list[i64] = list(counts(way, kinds))
    for kind in range(kinds):
        if fewer[kind]:
            fewer[kind] -= 1
            if payable(worth, fewer, whole):
                return True
            fewer[kind] += 1
    return False


def one(kind: int) -> int:
    """An item of a kind in a way."""
    return 1 << DIGIT * kind


# Paying item by item.


def picks(open_ways: list[int]) -> list[int]:
    """The kinds of which an item can be paid next."""
    some = 0
    for way in open_ways:
        some |= way
    found: list[int] = []
    kind = 0
    while some:
        if some & MOST:
            found.append(kind)
        some >>= DIGIT
        kind += 1
    return found


def after(open_ways: list[int], kind: int) -> list[int]:
    """The ways that are still open when an item of a kind has been paid, without that item."""
    item = one(kind)
    return [way - item for way in open_ways if count(way, kind)]


def paid(open_ways: list[int]) -> bool:
    """Whether nothing is left to pay. As no way contains another, it is then the only one."""
    return len(open_ways) == 1 and open_ways[0] == 0


def cheapest(open_ways: list[int], costs: list[int]) -> int:
    """The way whose items cost least in all, where `costs` has a cost by kind; the first of those."""
    best = open_ways[0]
    least = -1
    for way in open_ways:
        cost = 0
        for kind, each in enumerate(costs):
            cost += each * count(way, kind)
        if least < 0 or cost < least:
            best = way
            least = cost
    return best
