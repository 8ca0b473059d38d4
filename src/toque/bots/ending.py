"""How a match came out for its seats, as search counts it: who has won, and a little by how much."""

from __future__ import annotations

import math
from typing import Final

from toque.bots.judge import MARGIN, POINTS, SHARE, Judge, waits
from toque.engine.match import Match
from toque.engine.step import NOBODY

WINNING: Final = 0.75
"""How much of what a match is worth is to win it; the rest is the margin."""
WIDE: Final = 12.0
"""A margin of so many points is worth half of what the widest is."""
DOUBT: Final = 8.0
"""Points by which a match that is not over may still turn."""
USUAL_POINTS: Final = 60.0


class Ending:
    """By seat: the points, the share of the win, and what both are worth, from 0 to 1.

    Of a match that is not over they are what a judge expects, or the game's heuristic.
    """

    def __init__(self, match: Match, judge: Judge | None = None, only: int = NOBODY) -> None:
        """With `only` a judge is asked about that seat alone, and of the others nothing is told: it is
        what takes longest."""
        self.points: list[float] = []
        self.shares: list[float] = []
        self.worths: list[float] = []
        if not match.stack:
            self.count(match)
        elif judge is None:
            self.expect(match)
        else:
            for seat in range(match.setup.seats):
                if only != NOBODY and only != seat:
                    self.add(0.0, 0.0, 0.0)
                    continue
                found = judge.expected(match, seat, waits(match, seat))
                self.add(found[POINTS], found[SHARE], found[MARGIN])

    def expect(self, match: Match) -> None:
        game = match.setup.game
        values = [game.value(match, seat) for seat in range(match.setup.seats)]
        for seat in range(len(values)):
            side = game.side(match, seat)
            rival = -1e9
            for other in range(len(values)):
                if game.side(match, other) != side and values[other] > rival:
                    rival = values[other]
            # An automa gains whatever one does: alone, only the own value tells moves apart.
            margin = values[seat] - rival if rival > -1e9 else values[seat] - USUAL_POINTS
            chance = 1.0 / (1.0 + math.exp(-margin / DOUBT))
            self.add(values[seat], chance, margin)

    def add(self, points: float, share: float, margin: float) -> None:
        lead = 0.5 + 0.5 * margin / (abs(margin) + WIDE)
        self.points.append(points)
        self.shares.append(share)
        self.worths.append(WINNING * share + (1.0 - WINNING) * lead)

    def count(self, match: Match) -> None:
        game = match.setup.game
        sides: list[int] = []
        totals: list[tuple[int, ...]] = []
        by_seat: list[tuple[int, ...]] = []
        for seat in range(match.setup.seats):
            total = game.points_and_ties(match, seat)
            by_seat.append(total)
            side = game.side(match, seat)
            if side not in sides:
                sides.append(side)
                totals.append(total)
        for automa in game.automas(match):
            sides.append(-1)
            totals.append(automa.points_and_ties)
        for seat in range(match.setup.seats):
            own = by_seat[seat]
            side = game.side(match, seat)
            first = 1
            equals = 1
            rival = -1e9
            for at in range(len(sides)):
                if sides[at] == side:
                    continue
                if totals[at] > own:
                    first = 0
                elif totals[at] == own:
                    equals += 1
                if float(totals[at][0]) > rival:
                    rival = float(totals[at][0])
            points = float(own[0])
            margin = points - rival if rival > -1e9 else points
            self.add(points, float(first) / float(equals), margin)
