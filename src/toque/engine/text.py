"""What leaves a match is data, never a sentence: a key with arguments, said later in a language.

>>> Text("obstacle-too-few-spoons", {"cost": 3, "spoons": 2})
Text(key='obstacle-too-few-spoons', args={'cost': 3, 'spoons': 2})
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class SeatName(msgspec.Struct, frozen=True, tag="seat", gc=False):
    """A seat as an argument: the speaker of the text knows who sits there, and whether it is "you"."""

    seat: int


class Text(msgspec.Struct, frozen=True, tag="text", gc=False):
    key: str
    args: dict[str, Value] = {}


Value: TypeAlias = "int | str | SeatName | Text"
