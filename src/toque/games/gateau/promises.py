"""What the effects of a bonus promise, to a bot that looks one move ahead."""

from __future__ import annotations

from typing import Final

from toque.games.gateau import components

EFFECT: Final[list[float]] = [0.6, 1.1, 1.0, 0.7, 0.5, 0.6, 0.5, 1.5, 0.4, 0.7, 1.5, 0.8, 0.8]
"""What one of each effect promises, in the order of `components.EFFECTS`."""


def _compare_with_names() -> None:
    assert len(components.EFFECTS) == len(EFFECT)


_compare_with_names()


def effects_worth(effects: list[tuple[int, int]]) -> float:
    """What a bonus of the edition promises."""
    total = 0.0
    for effect, amount in effects:
        total += EFFECT[effect] * float(amount)
    return total
