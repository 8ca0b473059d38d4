"""Where each card is: one list with a place for every card, for sets that no bit mask holds.

A card is in one place because the list has one entry for it: the census needs no counting. Places are
numbers that a game gives out; those of players follow each other, so that `HAND + player` is one.

>>> HAND, DISCARD, BOX = 0, 2, 4
>>> where = [HAND, BOX, HAND + 1, HAND]
>>> at(where, HAND), how_many(where, HAND)
([0, 3], 2)
>>> move_all(where, HAND, DISCARD), where
(2, [2, 4, 1, 2])
"""

from __future__ import annotations

from mypy_extensions import i64


def at(where: list[i64], place: i64) -> list[i64]:
    """The cards in a place, the lowest number first."""
    found: list[i64] = []
    for card in range(len(where)):
        if where[card] == place:
            found.append(card)
    return found


def how_many(where: list[i64], place: i64) -> i64:
    count: i64 = 0
    for there in where:
        if there == place:
            count += 1
    return count


def move_all(where: list[i64], place: i64, to: i64) -> i64:
    """Move every card of a place to another one; how many there were."""
    count: i64 = 0
    for card in range(len(where)):
        if where[card] == place:
            where[card] = to
            count += 1
    return count


def census(where: list[i64], places: i64) -> list[i64]:
    """How many cards are in each place, of the places below a number.

    >>> census([0, 2, 0], 3)
    [2, 0, 1]
    """
    found: list[i64] = [0] * places
    for there in where:
        found[there] += 1
    return found
