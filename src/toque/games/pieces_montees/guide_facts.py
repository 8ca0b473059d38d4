"""What the guide says of an edition: its occasions, points and default cards, by name."""

from __future__ import annotations

from toque.engine.text import Value
from toque.games.pieces_montees.components import (
    CARDS_OF_COLOUR,
    LAYERS,
    TOPPINGS,
    PiecesEdition,
    occasion_text,
)


def facts(edition: PiecesEdition) -> dict[str, Value]:
    found: dict[str, Value] = {"cards-of-colour": CARDS_OF_COLOUR}
    for layers in range(1, LAYERS + 1):
        found[f"points-{layers}"] = edition.points[layers]
    for topping, points in zip(TOPPINGS, edition.decorated, strict=True):
        found[f"decorated-{topping}"] = points
    for colour, occasion in edition.occasions.items():
        found[f"occasion-{colour}"] = occasion_text(occasion)
    pairs = edition.tables[edition.default_table].pairs()
    for layer in range(1, LAYERS + 1):
        found[f"behind-cream-{layer}"] = _listed([back for face, back in pairs if face == layer])
        found[f"behind-chocolate-{layer}"] = _listed(
            [face for face, back in pairs if back == layer]
        )
    return found


def _listed(layers: list[int]) -> str:
    return ", ".join(str(layer) for layer in sorted(layers))
