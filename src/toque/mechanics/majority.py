"""Majorities: who has the most, who the second most, and what each of them gets.

How strongly a player is present is one number, the count first and then what breaks ties. A player with
nothing there takes no part. Players who are tied to the end share a place and all get its full prize;
the places behind them are then not given: with two firsts there is no second.

>>> halls = [strength(2, [1, 0]), strength(2, [1, 1]), strength(1, [0, 0]), strength(0, [0, 1])]
>>> points(halls, [7, 3])
[3, 7, 0, 0]
>>> points([strength(2, []), strength(2, []), strength(1, [])], [7, 3])
[7, 7, 0]
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DIGIT: Final = 8
"""Bits for each number that is compared."""
MOST: Final = 255


def strength(count: i64, breakers: list[i64]) -> i64:
    """A count with what breaks ties, the most important first; 0 for a count of 0."""
    assert 0 <= count <= MOST
    packed = count
    for breaker in breakers:
        assert 0 <= breaker <= MOST
        packed = (packed << DIGIT) + breaker
    return packed if count > 0 else 0


def prizes_for(prizes: list[i64], players: i64) -> list[i64]:
    """What there is to win: between two players the first place alone."""
    return prizes[:1] if players == 2 else prizes


def place(strengths: list[i64], player: i64) -> i64:
    """How many players are stronger: 0 for the first."""
    ahead: i64 = 0
    for other in strengths:
        if other > strengths[player]:
            ahead += 1
    return ahead


def points(strengths: list[i64], prizes: list[i64]) -> list[i64]:
    """What each player gets, where `prizes` has the places from the first on."""
    found: list[i64] = []
    for player in range(len(strengths)):
        rank = place(strengths, player)
        takes_part = strengths[player] > 0 and rank < len(prizes)
        found.append(prizes[rank] if takes_part else 0)
    return found


def holders(points_of: list[i64], prizes: list[i64]) -> list[list[int]]:
    """By place: who gets its prize. Where two places have the same prize, it is the first of them.

    >>> holders([3, 7, 0, 7], [7, 3])
    [[1, 3], [0]]
    >>> holders([0, 4, 0], [4, 4])
    [[1], []]
    """
    found: list[list[int]] = []
    left = list(points_of)
    for prize in prizes:
        here = [player for player in range(len(left)) if prize > 0 and left[player] == prize]
        for player in here:
            left[player] = -1
        found.append(here)
    return found
