"""Numbers that sum many up, and how far they can be trusted: means, quantiles, intervals over blocks."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, TypeVar

Interval = tuple[float, float]
N = TypeVar("N", int, float)

Z: Final = 1.96
"""Standard deviations on either side that hold 95 %."""


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def deviation(values: Sequence[float]) -> float:
    middle = mean(values)
    return float((sum((value - middle) ** 2 for value in values) / len(values)) ** 0.5)


def quantile(values: Sequence[N], part: float) -> N:
    """
    >>> quantile([5, 1, 3], 0.5), quantile([1, 2], 0.95)
    (3, 2)
    """
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def factor(values: Sequence[float]) -> float:
    """The largest value as a multiple of the smallest; infinite if that is 0."""
    least = min(values)
    return max(values) / least if least else float("inf")


# Intervals.


def share_interval(wins: Sequence[float], blocks: Sequence[int]) -> Interval:
    """95 % for a share, `blocks` saying to which block each of the counted things belongs."""
    sums: dict[int, float] = {}
    sizes: dict[int, int] = {}
    for won, block in zip(wins, blocks, strict=True):
        sums[block] = sums.get(block, 0.0) + won
        sizes[block] = sizes.get(block, 0) + 1
    return interval(list(sums.values()), list(sizes.values()))


def interval(wins: list[float], sizes: list[int]) -> Interval:
    """95 % for the share of wins: Wilson's interval, with as many matches as the blocks are worth.

    Matches of one block say less than independent ones if blocks vary more than chance would have
    them vary; where nothing varies, a block counts as one match.
    """
    share = sum(wins) / sum(sizes)
    shares = [won / size for won, size in zip(wins, sizes, strict=True)]
    worth = float(len(shares))
    spread = sum((one - share) ** 2 for one in shares)
    if len(shares) > 1 and spread > 0:
        worth = share * (1 - share) * (len(shares) - 1) * len(shares) / spread
    worth = min(worth, float(sum(sizes)))
    middle = (share + Z * Z / (2 * worth)) / (1 + Z * Z / worth)
    half = Z * math.sqrt(share * (1 - share) / worth + (Z / (2 * worth)) ** 2) / (1 + Z * Z / worth)
    return (max(0.0, middle - half), min(1.0, middle + half))


def mean_interval(values: Sequence[float], blocks: Sequence[int]) -> Interval:
    """95 % for a mean, from the means of the blocks; a single block says nothing about it."""
    sums: dict[int, list[float]] = {}
    for value, block in zip(values, blocks, strict=True):
        sums.setdefault(block, []).append(value)
    means = [sum(own) / len(own) for own in sums.values()]
    middle = sum(means) / len(means)
    if len(means) == 1:
        return (-math.inf, math.inf)
    variance = sum((one - middle) ** 2 for one in means) / (len(means) - 1)
    half = Z * math.sqrt(variance / len(means))
    return (middle - half, middle + half)
