"""What a position is worth to a seat: points, what its open cakes promise, what it can do next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.games.pieces_montees.components import KINDS, LAYERS
from toque.games.pieces_montees.match import EMPTY, SPOONS, PiecesMatch
from toque.games.pieces_montees.scoring import points
from toque.games.pieces_montees.turn import cannot_decorate, placeable

PROMISE: Final[list[float]] = [0.0, 0.6, 1.5, 0.0]
"""By height: what a cake is worth beyond its points because it can still grow."""
DECORATION_HOPE: Final = 0.6
"""A complete cake whose decoration is still in the booklet."""
ASSISTANT: Final = 1.4
EFFORT: Final = 0.1
"""A spoon spent in this turn: what brings nothing else is worth less than ending the turn."""
NEXT: Final = 0.9
"""How much of the best layer or decoration in reach counts already."""
LATER: Final = 0.2
"""How much of the best layer in sight counts that a seat could place in its next turn."""
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
    if match.stack and match.stack[-1].asks(match, seat):
        layer = best_layer(match, seat, placeable(match, seat, match.spoons))
        own += NEXT * max(layer, _best_decoration(match, seat))
        own -= EFFORT * (SPOONS - int(match.spoons))
    return own - RIVALS * best_rival


def _worth(match: PiecesMatch, seat: int) -> float:
    """The points of a seat; as long as it has another turn, also what it may hope for."""
    total = float(points(match, seat))
    if _has_another_turn(match, seat):
        total += ASSISTANT if match.assistants >> seat & 1 else 0.0
        for kind in range(KINDS):
            total += _hope(match, seat, kind)
        total += LATER * best_layer(match, seat, placeable(match, seat, SPOONS))
    return total


def _has_another_turn(match: PiecesMatch, seat: int) -> bool:
    """After the one that is being played."""
    if not match.ending:
        return True
    return any(seat > decider for decider in match.deciders())


def _hope(match: PiecesMatch, seat: int, kind: int) -> float:
    """What a cake may still become."""
    height = match.height(seat, kind)
    if height < LAYERS:
        return PROMISE[height]
    return DECORATION_HOPE if kind // 2 in match.book else 0.0


def _best_decoration(match: PiecesMatch, seat: int) -> float:
    """The gain of the best decoration that the seat could take at once."""
    best = 0.0
    for kind in (match.left_page(), match.right_page()):
        if kind >= 0 and cannot_decorate(match, seat, kind) is None:
            gain = match.rules.decorated_points[kind % 2] - match.rules.points[LAYERS]
            best = max(best, gain - DECORATION_HOPE)
    return best


def best_layer(match: PiecesMatch, seat: int, faces: i64) -> float:
    """The gain of the best layer among these faces that the seat sees."""
    best = 0.0
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
