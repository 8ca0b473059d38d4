"""Typed data that leaves the engine, beside texts and events."""

from __future__ import annotations

from typing import Literal, TypeAlias

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
    step: Text | None = None
    """What is scored with it, the same for everybody, whatever counts their source names. The lines of
    a sheet are in the order in which the rulebook scores them."""
    places: list[str] = []
    """Where on the board these points come from, by the names that the page gives its places."""


When: TypeAlias = Literal["now", "income", "end"]
"""When something comes: at once, with each income that is left, or when the match is scored."""


class Holding(msgspec.Struct, frozen=True):
    """Something of which a seat has an amount, or can count on one as things stand."""

    name: str
    """The same before and after a move; the source may say a count that changes."""
    source: Text
    """It also names the ware, unless that is points."""
    ware: str
    """`points`, or what else it is, for the page to picture."""
    amount: int
    when: When
    times: int = 1
    """How often it will come: the incomes that are left."""


class BillLine(msgspec.Struct, frozen=True):
    """What a move changes of one holding; `after` is null where the seat cannot know it: it is open."""

    name: str
    """That of the holding: so the lines of two bills are laid side by side."""
    source: Text
    ware: str
    when: When
    times: int
    before: int
    after: int | None
    most: int | None = None
    """Where it is open: the largest amount after it in any world that was imagined."""


class Contest(msgspec.Struct, frozen=True):
    """Something that players contend for, such as a majority, and who has it as things stand."""

    name: str
    players: list[int]
    """Seats; the number of an automa follows the last of them."""


class Bill(msgspec.Struct, frozen=True):
    """What a move will bring to the seat that plays it, up to the next question."""

    lines: list[BillLine]
    now: int
    """Points at once."""
    later: int
    """Points by incomes and at the end. What is open is in neither of the two."""
    contests: list[Contest] = []
    """Those that others have after the move, as far as the seat can know."""


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
