"""What a position is worth to a seat: points, what its open cakes promise, what it can do next."""

from __future__ import annotations

from typing import Final

from toque.games.pieces_montees.components import KINDS, LAYERS
from toque.games.pieces_montees.match import EMPTY, PiecesMatch
from toque.games.pieces_montees.scoring import cake_points
from toque.games.pieces_montees.turn import Turn, placeable

PROMISE: Final = (0.0, 0.6, 1.5, 0.0)
"""By height: what a cake is worth beyond its points because it can still grow."""
DECORATION_HOPE: Final = 0.6
"""A complete cake whose decoration is still in the booklet."""
ASSISTANT: Final = 1.4
SPOON: Final = 0.1
"""An unspent spoon: enough to make a useful turn of a card better than none."""
NEXT_LAYER: Final = 0.9
"""How much of the best layer in reach counts already."""
RIVALS: Final = 0.35


def value(match: PiecesMatch, seat: int) -> float:
    partner = match.partner(seat) if match.rules.teams else -1
    own = _worth(match, seat)
    best_rival = 0.0
    for other in range(match.seats):
        if other == partner:
            own += _worth(match, other)
        elif other != seat:
            best_rival = max(best_rival, _worth(match, other))
    if match.stack:
        step = match.stack[-1]
        if isinstance(step, Turn) and step.seat == seat:
            own += SPOON * int(match.spoons) + NEXT_LAYER * _best_layer(match, seat)
    return own - RIVALS * best_rival


def _worth(match: PiecesMatch, seat: int) -> float:
    total = ASSISTANT if match.assistants >> seat & 1 else 0.0
    for kind in range(KINDS):
        height = match.height(seat, kind)
        if height == 0:
            continue
        total += cake_points(match, seat, kind) + PROMISE[height]
        if height == LAYERS and kind // 2 in match.book:
            total += DECORATION_HOPE
    return total


def _best_layer(match: PiecesMatch, seat: int) -> float:
    """The gain of the best layer that the seat could place at once."""
    best = 0.0
    faces = placeable(match, seat)
    for position in match.rules.positions:
        if match.cards[position] == EMPTY:
            continue
        face = match.rules.faces[match.seen_side(seat, position)]
        if faces >> face & 1:
            height = face % LAYERS
            gain = (
                match.rules.points[height + 1]
                - match.rules.points[height]
                + PROMISE[height + 1]
                - PROMISE[height]
            )
            best = max(best, gain)
    return best
