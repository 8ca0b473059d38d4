"""What a seat sees as a row of numbers, always equally many.

A view is data with names: fields, places in lists, words. Every value has a path in it, such as
`players/0/livres`, and every path has a place among the numbers, found by hashing it (the "hashing
trick"). A number counts there as it is, in tens; a word counts one at the path that ends in it; what
is empty, absent or zero counts nothing. So a new card, edition or game needs no table of its own. Now
and then two paths share a place: a sign, hashed too, lets them cancel out on average.

Nothing is read but the view of the seat, which holds nothing that it may not know.
"""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

BY_SEAT: Final = ("players", "seats")
"""Fields of a view with something for each seat: one's own comes first, then those that follow."""
TENS: Final = 0.1


class Features:
    def __init__(self, width: int, seats: int) -> None:
        self.width = width
        self.seats = seats
        self._root = _Node("", width)

    def of(self, view: msgspec.Struct, seat: int) -> NDArray[np.float32]:
        found = _Found()
        for name in view.__struct_fields__:
            value = getattr(view, name)
            if name in BY_SEAT:
                value = [*value[seat : self.seats], *value[:seat], *value[self.seats :]]
            found.add(self._root.child(name), value)
        counted = np.bincount(found.places, found.amounts, minlength=self.width)
        return counted.astype(np.float32)


class _Node:
    """A path, with its place and sign, and the paths that it begins: each is hashed once."""

    __slots__ = ("_children", "_width", "path", "place", "sign")

    def __init__(self, path: str, width: int) -> None:
        digest = hashlib.blake2b(path.encode(), digest_size=8).digest()
        number = int.from_bytes(digest, "big")
        self.path = path
        self.place = (number >> 1) % width
        self.sign = 1.0 if number & 1 else -1.0
        self._width = width
        self._children: dict[str | int, _Node] = {}

    def child(self, name: str | int) -> _Node:
        found = self._children.get(name)
        if found is None:
            found = _Node(f"{self.path}/{name}", self._width)
            self._children[name] = found
        return found


class _Found:
    def __init__(self) -> None:
        self.places: list[int] = []
        self.amounts: list[float] = []

    def add(self, node: _Node, value: object) -> None:
        if not value:
            return
        if isinstance(value, str):
            word = node.child(value)
            self.places.append(word.place)
            self.amounts.append(word.sign)
        elif isinstance(value, bool):
            self.places.append(node.place)
            self.amounts.append(node.sign)
        elif isinstance(value, int | float):
            self.places.append(node.place)
            self.amounts.append(node.sign * TENS * value)
        elif isinstance(value, msgspec.Struct):
            for name in value.__struct_fields__:
                self.add(node.child(name), getattr(value, name))
        elif isinstance(value, list | tuple):
            for place, item in enumerate(value):
                self.add(node.child(place), item)
        elif isinstance(value, dict):
            for name, item in value.items():
                self.add(node.child(name), item)
        else:
            raise TypeError(f"{node.path}: {type(value).__name__} in a view")
