"""Single bits of a machine word, for sets of small numbers kept as bit masks.

A shifted literal is not enough: mypyc compiles `i64(1) << n` to a C int, which has only 32 bits.

>>> BIT[40] == 2**40
True
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BITS: Final = 62
BIT: Final[list[i64]] = [2**place for place in range(BITS)]


def count_bits(mask: i64) -> i64:
    """How many bits are set. `int.bit_count` makes an object of the mask first.

    >>> count_bits(0b1011)
    3
    """
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
