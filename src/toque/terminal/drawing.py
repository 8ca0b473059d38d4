"""What the drawings of large boards share: words in a language, and lines that keep within a width."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Final

from rich.text import Text as Ink

from toque.engine.text import Value
from toque.terminal.paper import INDENT, flow, rule
from toque.texts import Speaker

HANGING: Final = 3
"""How far the further lines of a folded text stand in."""


class Drawing:
    """One view, drawn for one listener in one width."""

    def __init__(self, speaker: Speaker, width: int) -> None:
        self.speaker = speaker
        self.width = width

    def key(self, key: str, **args: Value) -> str:
        return self.speaker.key(key, **args)

    def heading(self, words: str, right: str = "") -> Ink:
        return rule(Ink(words), Ink(right), self.width)

    def flow(self, parts: Iterable[Ink | str]) -> list[Ink]:
        """Parts behind each other; one that is too long for a line is folded."""
        found: list[Ink] = []
        room = self.width - INDENT
        for part in parts:
            ink = part if isinstance(part, Ink) else Ink(part)
            if ink.cell_len <= room:
                found.append(ink)
            else:
                found += [Ink(line) for line in textwrap.wrap(ink.plain, room)]
        return flow(found, self.width, INDENT)

    def folded(self, text: str) -> list[Ink]:
        first, *rest = textwrap.wrap(text, self.width - HANGING)
        return [Ink(" " * INDENT + first), *(Ink(" " * HANGING + line) for line in rest)]
