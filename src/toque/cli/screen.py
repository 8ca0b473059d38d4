"""The terminal that somebody sits at: sentences that wrap, tables, colour where there is any."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text as Ink

from toque.terminal.paper import GAP


class QuietConsole(Console):
    def on_broken_pipe(self) -> None:
        """Leave it to the caller, who may have to say where the match is kept."""
        raise BrokenPipeError


class Screen:
    def __init__(self) -> None:
        self.console = QuietConsole(markup=False, highlight=False, emoji=False)

    @property
    def width(self) -> int:
        return max(40, self.console.width)

    @property
    def is_terminal(self) -> bool:
        """Whether somebody sits at both ends: only then is there a line to edit and a screen to wipe."""
        return sys.stdin.isatty() and self.console.is_terminal and not self.console.is_dumb_terminal

    def say(self, words: str, style: str = "", indent: int = 0) -> None:
        """Sentences, folded at spaces."""
        for line in words.split("\n"):
            hang = len(line) - len(line.lstrip(" "))
            for part in fold(line, self.width - indent, hang):
                self.line(Ink(" " * indent + part, style))

    def line(self, ink: Ink | str = "") -> None:
        """One line as it is, however long."""
        self.console.print(ink, soft_wrap=True)

    def lines(self, inks: Sequence[Ink]) -> None:
        for ink in inks:
            self.line(ink)

    def wipe(self) -> None:
        """Leave nothing to look at, not even by scrolling back."""
        self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
        self.console.file.flush()


def fold(line: str, width: int, hang: int = 0) -> list[str]:
    """A line in as many as it takes, the further ones indented.

    Only plain spaces break it: not those of French punctuation, nor hyphens, which file names have.
    """
    folded = textwrap.wrap(
        line,
        width,
        break_on_hyphens=False,
        break_long_words=False,
        subsequent_indent=" " * hang,
    )
    return folded or [""]


def tabulate(heading: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1) -> list[Ink]:
    """A table: `words` columns of words on the left, then columns of numbers.

    >>> print("\\n".join(line.plain for line in tabulate(["Bot", "Wins"], [["random", "3"]])))
    Bot     Wins
    random     3
    """
    grid = [heading, *rows] if heading else rows
    widths = [max(cell_len(cell) for cell in column) for column in zip(*grid, strict=True)]
    lines = []
    for row in grid:
        cells = [
            cell + " " * (width - cell_len(cell)) if at < words else f"{cell:>{width}}"
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append(Ink((" " * GAP).join(cells).rstrip(), "bold" if row is heading else ""))
    return lines


def sentence(words: str) -> str:
    """With a capital, as a piece's name may come first in it."""
    return words[:1].upper() + words[1:]
