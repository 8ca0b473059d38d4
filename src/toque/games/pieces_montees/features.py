"""What there is to see of a seat of Pièces Montées, as numbers: of this a value is learned."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.games.pieces_montees import heuristics
from toque.games.pieces_montees.components import KINDS, LAYERS
from toque.games.pieces_montees.match import EMPTY, SPOONS, PiecesMatch
from toque.games.pieces_montees.scoring import points
from toque.games.pieces_montees.turn import placeable

NAMES: Final = (
    *("left", "worth", "points-now", "ending", "assistant", "first-layers", "second-layers"),
    *("complete", "decorated", "decorations-to-come", "quick-layer", "best-layer"),
    *("bases-in-sight", "seconds-in-sight", "thirds-in-sight"),
)
USUAL_PILE: Final = 40.0


def features(match: PiecesMatch, seat: int) -> list[float]:
    me: i64 = seat
    heights: list[i64] = [0, 0, 0, 0]
    to_come: i64 = 0
    for kind in range(KINDS):
        height = match.height(me, kind)
        heights[height] += 1
        if height == LAYERS and not match.decorated[me] >> kind & 1 and kind // 2 in match.book:
            to_come += 1
    faces = placeable(match, me, SPOONS)
    in_sight: list[i64] = [0, 0, 0]
    for position in match.rules.positions:
        if match.cards[position] != EMPTY:
            face = match.rules.faces[match.seen_side(me, position)]
            if faces >> face & 1:
                in_sight[face % LAYERS] += 1
    left = float(len(match.pile.lying())) / USUAL_PILE
    return [
        left,
        heuristics.value(match, seat),
        float(points(match, seat)),
        1.0 if match.ending else 0.0,
        1.0 if match.assistants >> me & 1 else 0.0,
        float(heights[1]),
        float(heights[2]),
        float(heights[3]),
        float(int(match.decorated[me]).bit_count()),
        float(to_come),
        heuristics.best_layer(match, seat, placeable(match, me, 1)),
        heuristics.best_layer(match, seat, faces),
        float(in_sight[0]),
        float(in_sight[1]),
        float(in_sight[2]),
    ]
