"""Typed data that leaves the engine, beside texts and events."""

from __future__ import annotations

import msgspec

from toque.engine.text import Text


class WireMove(msgspec.Struct, frozen=True):
    """A move as clients get it: its number to play it, its words to show and narrow it."""

    move: int
    text: str
    verb: str
    args: dict[str, str]


class Option(msgspec.Struct, frozen=True):
    """Something to choose before a match; texts `option-NAME` and `option-NAME-CHOICE` name it."""

    name: str
    choices: tuple[str, ...]
    default: str


class ScoreLine(msgspec.Struct, frozen=True):
    """Points from one source, for the score sheet."""

    source: Text
    points: int


class Outcome(msgspec.Struct, frozen=True):
    """How a seat came out, or an automa, which has a name and no seat."""

    seat: int | None
    name: Text | None
    score: int
    rank: int
    """1 for the best; partners, and those who tie to the end, share it."""
    resigned: bool
    sheet: list[ScoreLine]


class Automa(msgspec.Struct, frozen=True):
    """Somebody who plays by the rules alone and has no seat: its name, points and score sheet."""

    name: Text
    points_and_ties: tuple[int, ...]
    """Points, then what breaks ties, the more the better."""
    sheet: list[ScoreLine]


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong in an edition, and the line where to correct it."""

    line: int
    text: Text
