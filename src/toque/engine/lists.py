"""Lists that are replaced and never changed, so that the clones of a match share them.

>>> before = [4, 7]
>>> changed(before, 0, 5), before
([5, 7], [4, 7])
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOTHING: Final[list[i64]] = []
"""Of a match before it is laid out, and of its clones before they are filled in."""
NO_LISTS: Final[list[list[i64]]] = []


def changed(values: list[i64], at: i64, value: i64) -> list[i64]:
    """Another list, with another value at one place."""
    twin = values[:]
    twin[at] = value
    return twin


def replaced(lists: list[list[i64]], at: i64, values: list[i64]) -> list[list[i64]]:
    """The same of lists in a list."""
    twin = lists[:]
    twin[at] = values
    return twin
