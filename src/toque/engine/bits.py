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
