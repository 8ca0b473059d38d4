"""What the guide says of an edition: its numbers and its effects, by name."""

from __future__ import annotations

from collections.abc import Iterable

from toque.engine.text import Value
from toque.games.gateau.components import (
    BOWLS,
    EFFECTS,
    FAMILIES,
    SECTIONS,
    TOQUE_SPACES,
    GateauEdition,
    effects_text,
)


def facts(edition: GateauEdition) -> dict[str, Value]:
    found: dict[str, Value] = {
        "edition": edition.name,
        "bowls": BOWLS,
        "gold-limit": edition.gold_limit,
        "tool-limit": edition.tool_limit,
        "top-points": edition.top_points,
        "robot-bottom-points": edition.robot_bottom_points,
        "icon": effects_text(edition.icon),
        "super-icon": effects_text(edition.super_icon),
    }
    for family, values in zip(FAMILIES, edition.awards, strict=True):
        found[f"awards-{family}"] = ", ".join(str(points) for points in values)
    for section, effects in zip(SECTIONS, edition.sections, strict=True):
        found[f"section-{section}"] = effects_text(effects)
    for place, effects in zip(TOQUE_SPACES, edition.toque, strict=True):
        found[f"toque-{place}"] = effects_text(effects)
    for name in ("bowl", "bowls", "leftovers"):
        found[f"tool-{name}"] = _span(
            amount
            for choices in edition.tools
            for effect, amount in choices
            if EFFECTS[effect] == name
        )
    for level in (1, 2):
        recipes = [recipe for recipe in edition.recipes if recipe.level == level]
        tokens = [sum(count for _, count in recipe.needs) + recipe.grey for recipe in recipes]
        found[f"tokens-{level}"] = _span(tokens)
        found[f"icons-{level}"] = _span(len(recipe.icons) for recipe in recipes)
        found[f"points-{level}"] = _span(recipe.points for recipe in recipes)
    return found


def _span(values: Iterable[int]) -> int | str:
    """One number, or from the least to the most of several; where there is none, a dash."""
    known = sorted(values)
    if not known:
        return "–"
    return known[0] if known[0] == known[-1] else f"{known[0]}–{known[-1]}"
