"""What bots like, as numbers in a game's `tastes.toml`: a balanced taste, and what others differ in."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

BALANCED: Final = "balanced"


def read_tastes(package: str) -> dict[str, dict[str, float]]:
    """All tastes of a game by name, each with every number."""
    text = (resources.files(package) / "tastes.toml").read_text(encoding="utf-8")
    found: dict[str, dict[str, float]] = tomllib.loads(text)
    balanced = found[BALANCED]
    return {name: {**balanced, **liked} for name, liked in found.items()}
