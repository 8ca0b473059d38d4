"""A tournament on disk: the plan in the first line, then a line for every match that was played.

A line is written when its match ends, so that whatever happens, what was played is there.
"""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from toque.arena.counting import Played
from toque.arena.plan import Plan


class Heading(msgspec.Struct, frozen=True):
    plan: Plan
    matches: int
    """As many as were asked for; later, more may be."""


class NotKept(Exception):
    """A file that holds no tournament."""


class Kept:
    def __init__(self, path: Path, heading: Heading, played: dict[int, Played]) -> None:
        self.path = path
        self.plan = heading.plan
        self.asked = heading.matches
        self.played = played
        """By number."""
        self._file = path.open("ab")

    @classmethod
    def begin(cls, path: Path, plan: Plan, matches: int) -> Self:
        heading = Heading(plan, matches)
        path.write_bytes(msgspec.json.encode(heading) + b"\n")
        return cls(path, heading, {})

    @classmethod
    def resume(cls, path: Path) -> Self:
        """A line that was cut off is played again."""
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.splitlines()
        try:
            heading = msgspec.json.decode(lines[0], type=Heading)
            found = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
        except (IndexError, msgspec.DecodeError) as bad:
            raise NotKept from bad
        if whole != data:
            with path.open("r+b") as file:
                file.truncate(len(whole))
        return cls(path, heading, {one.number: one for one in found})

    def missing(self, matches: int) -> list[int]:
        return [number for number in range(matches) if number not in self.played]

    def add(self, played: Played) -> None:
        self._file.write(msgspec.json.encode(played) + b"\n")
        self._file.flush()
        self.played[played.number] = played

    def whole_blocks(self, matches: int) -> list[Played]:
        """What counts of the first `matches`: every deal that was played in all rotations, in order."""
        seats = self.plan.seats
        blocks = [range(first, first + seats) for first in range(0, matches, seats)]
        return [
            self.played[number]
            for block in blocks
            if all(number in self.played for number in block)
            for number in block
        ]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()
