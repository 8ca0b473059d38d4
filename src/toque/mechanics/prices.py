"""Prices that follow the table: by how many are left to choose from, or by how many are bought at once.

>>> hire = [NO_PRICE, 0, 1, 3, 5]
>>> by_count(hire, 3)
3
>>> by_count([NO_PRICE, 0, 1, 2], 4)
2
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NO_PRICE: Final = -1
"""It cannot be bought."""


def by_count(prices: list[i64], count: i64) -> i64:
    """The price where `prices[count]` is asked; the last one holds for all greater counts.

    Of one thing among several, count those that lie there before it is taken.
    """
    last = len(prices) - 1
    return prices[count if count < last else last]


def affordable(totals: list[i64], money: i64) -> list[i64]:
    """The counts that can be bought at once, where `totals[count]` is the price of all together.

    >>> affordable([NO_PRICE, 0, 3, NO_PRICE, 8], 5)
    [1, 2]
    """
    found: list[i64] = []
    for count in range(len(totals)):
        if NO_PRICE < totals[count] <= money:
            found.append(count)
    return found
