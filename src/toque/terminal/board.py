"""The board that any game has: its view as an outline.

A game that draws itself better has a `terminal.py` with a `BOARD` of a class of its own, extending this
one. It is loaded when a terminal shows it.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from rich.text import Text as Ink

from toque.engine.edition import Edition
from toque.engine.text import Text
from toque.texts import Speaker


class Brief(NamedTuple):
    """A move in few words, where its verb stands above it: what it is about, and what it costs."""

    what: Ink
    cost: str


class Board:
    def draw(self, view: msgspec.Struct, speaker: Speaker, width: int) -> list[Ink]:
        """What the speaker's listener sees of a match, in lines that fit the width."""
        return [Ink(line, overflow="fold") for line in outline(msgspec.to_builtins(view))]

    def legend(self, speaker: Speaker) -> str | None:
        """How to read the board, said once."""
        return None

    def heading(self, verb: str, speaker: Speaker) -> str | None:
        """What moves of a verb do, if they can be said in brief below it."""
        return None

    def brief(self, label: Text, speaker: Speaker, room: int) -> Brief:
        """A move whose verb has a heading."""
        return Brief(Ink(speaker.say(label)), "")

    def counted(self, edition: Edition, speaker: Speaker) -> list[str]:
        """What was counted in a sound edition."""
        return []


def outline(value: object, depth: int = 0) -> list[str]:
    """Nested data as indented lines.

    >>> print("\\n".join(outline({"round": 3, "seats": [{"hand": [1, 2]}, {"hand": []}]})))
    round: 3
    seats:
      1.
        hand: 1, 2
      2.
        hand: –
    """
    space = "  " * depth
    if isinstance(value, dict):
        items = [(f"{name}:", item) for name, item in value.items()]
    elif isinstance(value, (list, tuple)):
        items = [(f"{number}.", item) for number, item in enumerate(value, start=1)]
    else:
        return [space + _plain(value)]
    lines = []
    for name, item in items:
        if _is_flat(item):
            lines.append(f"{space}{name} {_plain(item)}")
        else:
            lines += [space + name, *outline(item, depth + 1)]
    return lines


def _is_flat(value: object) -> bool:
    if isinstance(value, (list, tuple)):
        return not any(isinstance(item, (dict, list, tuple)) for item in value)
    return not isinstance(value, dict)


def _plain(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return ", ".join(_plain(item) for item in value) or "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    return "–" if value is None or value == "" else str(value)
