"""Scoring: each cake by its top layer, more with its decoration; then what breaks ties."""

from __future__ import annotations

from toque.engine.text import Text
from toque.engine.wire import ScoreLine
from toque.games.pieces_montees.components import (
    CHOCOLATE,
    COLOURS,
    KIND_NAMES,
    KINDS,
    LAYERS,
    TOPPINGS,
)
from toque.games.pieces_montees.match import PiecesMatch


def cake_points(match: PiecesMatch, seat: int, kind: int) -> int:
    if match.decorated[seat] >> kind & 1:
        return match.rules.decorated_points[kind % 2]
    return match.rules.points[match.height(seat, kind)]


def points(match: PiecesMatch, seat: int) -> int:
    """The points of a seat's own cakes."""
    total = 0
    for kind in range(KINDS):
        total += cake_points(match, seat, kind)
    return total


def points_and_ties(match: PiecesMatch, seat: int) -> tuple[int, ...]:
    """Points, complete cakes, decorations (none in apprentice mode), chocolate cakes.

    Partners add all of these up.
    """
    side = [seat, match.partner(seat)] if match.rules.teams else [seat]
    total = complete = decorations = chocolate = 0
    for member in side:
        total += points(match, member)
        decorations += int(match.decorated[member]).bit_count()
        for kind in range(KINDS):
            height = match.height(member, kind)
            complete += height == LAYERS
            chocolate += height > 0 and kind % 2 == CHOCOLATE
    return total, complete, decorations, chocolate


def cake_text(match: PiecesMatch, seat: int, kind: int) -> Text:
    return Text(
        "score-cake",
        {
            "colour": COLOURS[kind // 2],
            "topping": TOPPINGS[kind % 2],
            "layers": match.height(seat, kind),
            "decorated": "yes" if match.decorated[seat] >> kind & 1 else "no",
        },
    )


def score_sheet(match: PiecesMatch, seat: int) -> list[ScoreLine]:
    """A line for each own cake."""
    lines: list[ScoreLine] = []
    for kind in range(KINDS):
        if match.height(seat, kind):
            cake = {"colour": COLOURS[kind // 2], "topping": TOPPINGS[kind % 2]}
            lines.append(
                ScoreLine(
                    cake_text(match, seat, kind),
                    cake_points(match, seat, kind),
                    Text("score-step", {**cake}),
                    [f"stand:{seat}:{KIND_NAMES[kind]}"],
                )
            )
    return lines
