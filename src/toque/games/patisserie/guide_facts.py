"""What the guide says of an edition: its numbers, and what its cards and tiles do, by name."""

from __future__ import annotations

from toque.engine.text import Value
from toque.games.patisserie.components import PatisserieEdition


def edition_facts(edition: PatisserieEdition) -> dict[str, Value]:
    return {"edition": edition.name}
