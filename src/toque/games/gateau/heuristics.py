"""What a position is worth to a seat."""

from __future__ import annotations

from toque.games.gateau.match import GateauMatch
from toque.games.gateau.scoring import points


def value(match: GateauMatch, seat: int) -> float:
    return float(points(match, seat))
