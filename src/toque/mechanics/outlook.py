"""What majorities promise while they are still contested: what bots think a lead will come to.

In the beginning a majority counts by the chance that the lead one has will last, in the end as it
stands. How far the match has come is `played`, from 0 to 1.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from toque.mechanics import majority

TIE_BROKEN: Final = 0.3
"""What it is worth to win a tie, as a part of a whole piece more."""


class Trust:
    """How much a bot trusts what it sees of majorities."""

    def __init__(self, lead: float, lead_growth: float, doubt: float, sure: float) -> None:
        self.lead = lead
        self.lead_growth = lead_growth
        self.doubt = doubt
        self.sure = sure


class Outlook:
    """Majorities are added one by one; `worth` is what they come to for the seat.

    >>> outlook = Outlook(0, 2, 1.0, Trust(lead=0.7, lead_growth=1.3, doubt=0.25, sure=1.0))
    >>> now = outlook.add([majority.strength(2, []), majority.strength(1, [])], [7], 0)
    >>> now, outlook.worth()
    ([7, 0], 7.0)
    """

    def __init__(self, seat: i64, players: i64, played: float, trust: Trust) -> None:
        self.seat = seat
        self.slope = trust.lead + trust.lead_growth * played
        self.doubt = trust.doubt * float(players - 1) * (1.0 - played)
        self.sure = trust.sure * played * played
        self.now: i64 = 0
        self.hope = 0.0

    def add(self, strengths: list[i64], prizes: list[i64], breakers: i64) -> list[i64]:
        """A majority whose strengths have so many tie-breakers; returns what it gives everybody now."""
        found = majority.points(strengths, prizes)
        self.now += found[self.seat]
        own = strengths[self.seat]
        if own == 0:
            return found
        best: i64 = 0
        second: i64 = 0
        for player in range(len(strengths)):
            other = strengths[player]
            if player != self.seat and other > second:
                if other > best:
                    second = best
                    best = other
                else:
                    second = other
        first = chance_to_stay(self.slope * lead(own, best, breakers) - self.doubt)
        self.hope += first * float(prizes[0])
        if len(prizes) > 1:
            ahead = self.slope * lead(own, second, breakers) - 0.5 * self.doubt
            self.hope += (chance_to_stay(ahead) - first) * float(prizes[1])
        return found

    def worth(self) -> float:
        return self.sure * float(self.now) + (1.0 - self.sure) * self.hope


def lead(own: i64, other: i64, breakers: i64) -> float:
    """By how many pieces one is ahead; what breaks a tie counts as a part of one.

    >>> one, nearer = majority.strength(1, [3]), majority.strength(1, [4])
    >>> lead(majority.strength(3, [0]), one, 1), lead(nearer, one, 1), lead(one, nearer, 1)
    (2.0, 0.3, -0.3)
    """
    pieces = (own >> breakers * majority.DIGIT) - (other >> breakers * majority.DIGIT)
    if pieces != 0 or own == other:
        return float(pieces)
    return TIE_BROKEN if own > other else -TIE_BROKEN


def chance_to_stay(lead: float) -> float:
    """That somebody stays ahead, for a lead that is 0 where both are as likely."""
    return 1.0 / (1.0 + math.exp(-lead))
