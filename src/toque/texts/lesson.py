"""Lessons: a first match that teaches, on a fixed deal, with real moves.

A game brings its lesson as `lesson.toml` in its folder: the deal, and steps with the moves of all
seats. The learner sits at the first seat. What each step says is in the game's texts,
`lesson-NAME-title` and `lesson-NAME`. When the steps are over the match goes on as any other.

    seed = "a-word"          # the deal
    seats = 2
    bot = "greedy"           # who plays on at the other seats

    [[step]]
    name = "first-layer"
    look = ["area:hand"]     # where it is on the board: areas, places or tags of pieces
    moves = ["a place a1 | a place a3", "b end"]

Of several moves with `|` between them, any will do; where nothing follows the last `|`, the move is
played only if it is asked for. A step without moves of the learner is read.
"""

from __future__ import annotations

import tomllib
from collections.abc import Container, Iterable, Mapping, Sequence
from functools import cache

import msgspec

from toque.engine.record import SEAT_LETTERS
from toque.games import folder

LEARNER = 0
NOT_ASKED = ""
"""Among the moves of a line: it is left out where the question does not come."""
Played = Sequence[tuple[int, str]]
"""Seat and notation of each move, in the order of the match."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    look: list[str] = []
    moves: list[str] = []


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seed: str
    seats: int
    bot: str
    step: list[Step]
    options: dict[str, str] = {}

    def accepted(self, seat: int) -> list[list[str]]:
        """What a seat plays, move by move; of several, any will do, and with an empty one, also none."""
        return accepted(seat, (line for step in self.step for line in step.moves))

    def place(self, seat: int, played: Played) -> int | None:
        """How far a seat has come in its moves; `None` where it has left the lesson. Each seat is looked
        at by itself: where several are asked at once, nobody waits for the others."""
        wanted = self.accepted(seat)
        place = 0
        for move in (move for mover, move in played if mover == seat):
            while place < len(wanted) and move not in wanted[place] and NOT_ASKED in wanted[place]:
                place += 1
            if place == len(wanted):
                break
            if move not in wanted[place]:
                return None
            place += 1
        return place

    def done(self, played: Played) -> int | None:
        """How many moves of the lesson lie behind the learner; `None` where the match has left it."""
        places = [self.place(seat, played) for seat in range(self.seats)]
        return None if None in places else places[LEARNER]

    def reply(self, played: Played, seat: int, legal: Container[str]) -> str | None:
        """What a bot plays at a seat, as long as the match follows the lesson."""
        place = self.place(seat, played)
        if place is None or self.done(played) is None:
            return None
        for choices in self.accepted(seat)[place:]:
            found = next((move for move in choices if move in legal), None)
            if found is not None or NOT_ASKED not in choices:
                return found
        return None


def accepted(seat: int, lines: Iterable[str]) -> list[list[str]]:
    """
    >>> accepted(0, ["a turn a1 | a turn a2", "b end", "a end |"])
    [['turn a1', 'turn a2'], ['end', '']]
    """
    mark = f"{SEAT_LETTERS[seat]} "
    return [
        [choice.strip().removeprefix(mark) for choice in line.split("|")]
        for line in lines
        if line.startswith(mark)
    ]


@cache
def lesson(slug: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    file = folder(slug) / "lesson.toml"
    if not file.is_file():
        return None
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Lesson)


def lesson_at(slug: str, seed: str, options: Mapping[str, str], seats: int) -> Lesson | None:
    """The lesson that is taught with a deal: nothing else is ever dealt from its seed."""
    found = lesson(slug)
    if found is None or (seed, seats) != (found.seed, found.seats):
        return None
    return found if found.options.items() <= options.items() else None
