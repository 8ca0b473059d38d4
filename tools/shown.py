"""What the tools show of each game, as its folder in the tests says: `tests/games/GAME/shown.toml`."""

from __future__ import annotations

from pathlib import Path

import msgspec

from toque.games import slugs
from toque.texts import Speaker

GAMES = Path(__file__).resolve().parent.parent / "tests" / "games"


class Bench(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the measurements."""

    said: str
    options: dict[str, str]


class Automa(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What plays against somebody who is alone, where it is hardest to beat."""

    options: dict[str, str]
    points: int = 0
    """Where to win is not all: the points that are asked for beside it."""


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pictures: list[str]
    """Records whose matches are pictured."""
    sizes: dict[str, int]
    """By record: how many of its moves are played before its board is seen in windows of all sizes."""
    bench: list[Bench]
    counted: int = 0
    """At which step of the scoring the end is pictured too; 0 for none."""
    automa: Automa | None = None
    moments: dict[str, tuple[str, int]] = {}
    """By name: a record and how many of its moves are played; pictured beside the middle and the end."""


def shown(slug: str) -> Shown:
    """A game that says nothing is not pictured, and measured as it is."""
    file = GAMES / slug.replace("-", "_") / "shown.toml"
    if not file.is_file():
        return Shown([], {}, [Bench("", {})])
    return msgspec.toml.decode(file.read_bytes(), type=Shown)


def names() -> dict[str, str]:
    """By slug: what each game is called."""
    return {slug: Speaker("en", slug).key("name") for slug in slugs()}
