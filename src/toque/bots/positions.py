"""Positions in which one move is clearly best, for people to find: data in each game's folder.

`tools/positions.py` mines them from matches between bots and writes `positions.toml`: the matches, and
of each position how many moves lie before it, who decides, and what every move was expected to bring.
They are in the order of their days: each day has the next one, and after the last comes the first.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from toque.engine.match import Match
from toque.engine.record import SEAT_LETTERS, Record, RecordedMove
from toque.games import folder, game

FILE: Final = "positions.toml"


class Expected(msgspec.Struct, frozen=True, array_like=True):
    """What a move was expected to bring, in so many matches that were played on to their end."""

    move: str
    points: float
    """At the end of the match."""
    chance: float
    """To win it."""
    tries: int


class MinedMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match between planners up to the last position in it, and how these were found."""

    seed: str
    seats: int
    code: str
    """The digest of the rules and bots."""
    searches: int
    """In how many independent searches the same move was found."""
    simulations: int
    """Matches that were played on in each of them."""
    moves: str
    """As in a record, a line for each."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    match: int
    """Which of the matches."""
    after: int
    """How many of its moves have been played."""
    seat: str
    margin: tuple[float, float]
    """By how many points, and by how much of the chance to win, the best move is ahead of the next: the
    mean of all searches."""
    least: tuple[float, float]
    """The same as it may be at least: the lower bound of the 95 % interval over the searches."""
    expected: list[Expected]
    """The best move first; then the others as they came out."""

    @property
    def best(self) -> str:
        return self.expected[0].move


class Positions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    made_by: str
    """The command."""
    rules: int
    edition: str
    """The digest of the house edition."""
    match: list[MinedMatch]
    position: list[Position]


def read_positions(slug: str) -> Positions | None:
    """Those of a game, if it has any; where its rules or its edition have changed since, it has none."""
    file = folder(slug) / FILE
    if not file.is_file():
        return None
    found = msgspec.toml.decode(file.read_text(encoding="utf-8"), type=Positions)
    title = game(slug)
    fits = (found.rules, found.edition) == (title.version, title.house_edition().digest)
    return found if fits and found.position else None


@cache
def positions(slug: str) -> Positions | None:
    """The same, read once."""
    return read_positions(slug)


def number_of(found: Positions, day: int) -> int:
    """Which position a day has, by the days since 1970.

    >>> some = [Position(0, after, "a", (0, 0), (0, 0), []) for after in range(3)]
    >>> few = Positions("", 1, "", [], some)
    >>> [number_of(few, day) for day in range(5)]
    [0, 1, 2, 0, 1]
    """
    return day % len(found.position)


def record_of(slug: str, found: Positions, position: Position) -> Record:
    """The match up to the position."""
    mined = found.match[position.match]
    moves = []
    for line in mined.moves.splitlines()[: position.after]:
        letter, _, notation = line.partition(" ")
        moves.append(RecordedMove(SEAT_LETTERS.index(letter), notation))
    players = list(SEAT_LETTERS[: mined.seats])
    edition = game(slug).house_edition()
    return Record(slug, found.rules, edition.name, found.edition, {}, players, mined.seed, moves)


def match_at(slug: str, found: Positions, position: Position) -> Match:
    return record_of(slug, found, position).replay(game(slug))
