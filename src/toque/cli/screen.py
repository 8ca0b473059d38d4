"""The terminal as paper: sentences that wrap, rules, cells in columns, colour where there is any."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text as Ink

GAP = 2


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


def rule(left: Ink, right: Ink, width: int, stroke: str = "─", style: str = "dim") -> Ink:
    """A line across, with words at both ends.

    >>> rule(Ink("here"), Ink("there"), 30).plain
    '── here ───────────── there ──'
    """
    ends = cell_len(left.plain) + (cell_len(right.plain) + 2 if right else 0)
    line = Ink.assemble((stroke * 2, style), " ", left, " ")
    line.append(stroke * max(2, width - ends - 6), style)
    if right:
        line.append_text(Ink.assemble(" ", right, " ", (stroke * 2, style)))
    else:
        line.append(stroke * 2, style)
    return line


def pad(ink: Ink, width: int) -> Ink:
    padded = ink.copy()
    padded.append(" " * max(0, width - cell_len(ink.plain)))
    return padded


def in_columns(
    cells: Sequence[Ink],
    width: int,
    indent: int = 0,
    down: bool = True,
    cell: int = 0,
    gap: int = GAP,
) -> list[Ink]:
    """Cells in as many equal columns as fit, read downwards like a list of files, or across.

    >>> words = [Ink(word) for word in ("one", "two", "three", "four")]
    >>> [line.plain for line in in_columns(words, 14)]
    ['one    three', 'two    four']
    >>> [line.plain for line in in_columns(words, 14, down=False)]
    ['one    two', 'three  four']
    """
    widest = max([cell, *(cell_len(one.plain) for one in cells)])
    columns = max(1, min(len(cells), (width - indent + gap) // (widest + gap)))
    rows = -(-len(cells) // columns)
    columns = -(
        -len(cells) // rows
    )  # as even as can be: four cells are two and two, not three and one
    lines = []
    for row in range(rows):
        line = Ink(" " * indent)
        chosen = cells[row::rows] if down else cells[row * columns : (row + 1) * columns]
        for one in chosen:
            line.append_text(pad(one, widest + gap))
        line.rstrip()
        lines.append(line)
    return lines


def flow(parts: Sequence[Ink], width: int, indent: int = 0) -> list[Ink]:
    """Parts behind each other, on further lines where they do not fit.

    >>> [line.plain for line in flow([Ink("one"), Ink("two"), Ink("three")], 14)]
    ['one  ·  two', 'three']
    """
    lines: list[Ink] = []
    for part in parts:
        if lines and cell_len(lines[-1].plain) + 5 + cell_len(part.plain) <= width:
            lines[-1].append("  ·  ", "dim").append_text(part)
        else:
            lines.append(Ink(" " * indent).append_text(part))
    return lines


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
