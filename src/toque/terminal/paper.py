"""Lines of a given width: rules across, cells in columns, parts behind each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text as Ink

GAP: Final = 2
INDENT: Final = 1
"""How far everything below a rule stands in."""


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
