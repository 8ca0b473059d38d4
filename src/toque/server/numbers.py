"""The numbers by which each viewer counts the rows of a table and the moves of its match.

What is hidden from a viewer has no number of theirs: a gap would tell how often somebody has picked
something in secret or changed their mind, and when. The log itself counts everything. `Tally` notes,
as rows come, what only one seat may count; `Numbers` are those of one viewer, there and back.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection
from typing import Final

EVERYBODY: Final = -1
"""In the place of a seat: no viewer leaves this row or move out."""

BySeat = tuple[int, ...]


class Tally:
    def __init__(self, seats: int, moves: int, opening: int = 0) -> None:
        """A match with some moves played before its first row. Rows up to `opening` are such moves told
        as rows: how many there are is no secret, so that everybody counts them."""
        self._opening = opening
        nothing: BySeat = (0,) * seats
        self.counted_by = [EVERYBODY] * moves
        """By move of the match: the seat that alone counts it."""
        self._standing = nothing
        """By seat: how many of these moves it alone counts."""
        self.lengths = [moves]
        """By row: how many moves of the match counted after it."""
        self.rows = [nothing]
        """By row and seat: how many rows up to it the seat alone counts."""
        self.moves = [nothing]
        """By row and seat: how many of the moves that counted after it."""
        self.goals: dict[int, tuple[int, BySeat]] = {}
        """By row that goes back, or asks for it: how many moves are to stay, and of these by seat."""

    def take_back(self, at: int) -> None:
        """Move `at` of the match does not count any more."""
        seat = self.counted_by.pop(at)
        self._standing = _changed(self._standing, seat, -1)

    def add(self, counted_by: int, is_move: bool, goal: int | None) -> None:
        """The next row; `goal` is the number of moves to which it goes back or asks to."""
        row = len(self.rows)
        if row <= self._opening:
            counted_by = EVERYBODY
        if is_move:
            self.counted_by.append(counted_by)
            self._standing = _changed(self._standing, counted_by, 1)
        self.rows.append(_changed(self.rows[-1], counted_by, 1))
        self.moves.append(self._standing)
        self.lengths.append(len(self.counted_by))
        if goal is not None:
            kept = self.counted_by[:goal]
            self.goals[row] = goal, tuple(kept.count(seat) for seat in range(len(self._standing)))


def _changed(count: BySeat, seat: int, by: int) -> BySeat:
    if seat == EVERYBODY:
        return count
    return (*count[:seat], count[seat] + by, *count[seat + 1 :])


class Numbers:
    def __init__(self, tally: Tally, own: Collection[int]) -> None:
        """For a viewer who counts what these seats count: all of them when nothing is hidden."""
        self._tally = tally
        self._own = own

    def _hidden(self, count: BySeat) -> int:
        return sum(hidden for seat, hidden in enumerate(count) if seat not in self._own)

    @property
    def hide_something(self) -> bool:
        return self._hidden(self._tally.rows[-1]) > 0

    # Rows.

    def shown(self, row: int) -> int:
        """From the log to the viewer. A hidden row has the number of the last known one before it."""
        rows = self._tally.rows
        return row - self._hidden(rows[min(row, len(rows) - 1)])

    def true(self, number: int) -> int:
        """From the viewer to the log. Beyond the last row of theirs it is beyond that of the log."""
        last = len(self._tally.rows) - 1
        beyond = number - self.shown(last)
        if beyond > 0:
            return last + beyond
        return bisect_left(range(last), number, key=self.shown)

    # Moves.

    def moves_after(self, row: int) -> int:
        """How many moves of the match counted after a row."""
        return self._tally.lengths[row] - self._hidden(self._tally.moves[row])

    def goal(self, row: int) -> int:
        """How many moves were to stay when a row went back or asked for it."""
        moves, count = self._tally.goals[row]
        return moves - self._hidden(count)

    def shown_moves(self, moves: int) -> int:
        """From the first moves of the match to as many as the viewer counts among them."""
        counted = self._tally.counted_by[:moves]
        return moves - sum(seat != EVERYBODY and seat not in self._own for seat in counted)

    def true_moves(self, moves: int) -> int:
        """And back: as many as stood right after the last one that the viewer counts."""
        last = len(self._tally.counted_by)
        beyond = moves - self.shown_moves(last)
        if beyond > 0:
            return last + beyond
        return bisect_left(range(last), moves, key=self.shown_moves)
