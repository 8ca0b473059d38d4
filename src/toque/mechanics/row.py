"""The sliding row: places in a line from which things are taken, slide to one end, and are filled up.

A row is part of a list of places, in which EMPTY stands where nothing lies. A *line* says which places
belong to it and in which order, beginning at the end towards which things slide; they are filled in
that order too. Rows that slide either way and the columns of a grid differ only in their lines. Prices
that belong to the places are a list beside them.

>>> places = [5, EMPTY, 3, EMPTY]
>>> to_the_right = [3, 2, 1, 0]
>>> slide(places, to_the_right)
>>> places
[-1, -1, 5, 3]
>>> pile = refill(places, to_the_right, Pile([8, 9]))
>>> places, pile.left
([8, 9, 5, 3], 0)
>>> clear(places, to_the_right, 2), places
([3, 5], [8, 9, -1, -1])
"""

from __future__ import annotations

from mypy_extensions import i64

from toque.mechanics.pile import EMPTY, Pile


def clear(places: list[i64], line: list[i64], count: i64) -> list[i64]:
    """Take away what lies on the first places of a line; what it was, in their order.

    It is the places that count: an empty one among them gives nothing and spares no other.
    """
    taken: list[i64] = []
    for place in line[:count]:
        if places[place] != EMPTY:
            taken.append(places[place])
            places[place] = EMPTY
    return taken


def slide(places: list[i64], line: list[i64]) -> None:
    """Close all gaps; the order stays."""
    to: i64 = 0
    for place in line:
        thing = places[place]
        if thing != EMPTY:
            places[place] = EMPTY
            places[line[to]] = thing
            to += 1


def gaps(places: list[i64], line: list[i64]) -> list[i64]:
    """The empty places in the order in which they are filled."""
    return [place for place in line if places[place] == EMPTY]


def refill(places: list[i64], line: list[i64], pile: Pile) -> Pile:
    """Fill the gaps from a pile as far as it goes; what is left of the pile.

    Where each card must be looked at before it lies, or comes from elsewhere, go through `gaps`.
    """
    for place in line:
        if places[place] == EMPTY and pile.left > 0:
            places[place] = pile.top()
            pile = pile.below()
    return pile


def lying(places: list[i64], line: list[i64]) -> i64:
    """How many things lie in a line."""
    count: i64 = 0
    for place in line:
        if places[place] != EMPTY:
            count += 1
    return count


def nth(places: list[i64], line: list[i64], number: i64) -> i64:
    """The place of the thing with a number, from 0, counting things and not places; or EMPTY.

    >>> nth([EMPTY, 6, EMPTY, 7], [0, 1, 2, 3], 1)
    3
    """
    for place in line:
        if places[place] != EMPTY:
            if number == 0:
                return place
            number -= 1
    return EMPTY


def first_from(places: list[i64], line: list[i64], start: i64) -> i64:
    """The first place with a thing on it, from the start-th place of a line on; or EMPTY."""
    for place in line[start:]:
        if places[place] != EMPTY:
            return place
    return EMPTY
