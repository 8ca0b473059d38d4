"""Whole answers: what is asked part by part, or question by question, can be answered in one go.

They are found by playing them in a world that the seat imagines, and are nothing but moves: whoever
takes one plays these one after the other, and stops where something else is asked than was foreseen.
"""

from __future__ import annotations

from typing import Final

from toque.engine.bill import played
from toque.engine.lexicon import NO_MOVE
from toque.engine.match import Match
from toque.engine.rng import Rng

BEAM: Final = 4
"""Lines that are followed on, of all that have as many parts."""
LONGEST: Final = 12
"""Moves of a whole answer."""


class Line:
    """Parts of an answer, where they lead, and what that is worth."""

    def __init__(self, match: Match, moves: list[int], worth: float) -> None:
        self.match = match
        self.moves = moves
        self.worth = worth


def suggestion(match: Match, seat: int, rng: Rng) -> list[int]:
    """The best way to answer a question that is asked in parts: with as many as there can be, and of
    those ways the one that the game values most. Nothing for other questions.

    As parts come in any order, they are looked for in one only: that of their numbers.
    """
    first = match.stack[-1]
    if not first.is_part_of(first):
        return []
    world = match.imagine(seat, rng)
    lines = [Line(world, [], 0.0)]
    best: list[int] = []
    while lines and len(best) < LONGEST:
        longer: list[Line] = []
        for line in lines:
            for move in _parts(line, seat):
                trial = played(line.match, seat, move)
                worth = match.setup.game.value(trial, seat)
                longer.append(Line(trial, [*line.moves, move], worth))
        if not longer:
            break
        longer.sort(key=_by_worth)
        best = longer[0].moves
        lines = []
        for line in longer:
            if goes_on(line.match, seat) and line.match.stack[-1].is_part_of(first):
                lines.append(line)
        del lines[BEAM:]
    return best


def _parts(line: Line, seat: int) -> list[int]:
    """The moves with which a line can go on: answers that take something."""
    lexicon = line.match.setup.game.lexicon
    least = line.moves[-1] if line.moves else 0
    return [
        move
        for move in line.match.stack[-1].moves(line.match, seat)
        if move >= least and not lexicon.verb_of(move).declines
    ]


def _by_worth(line: Line) -> float:
    return -line.worth


def refusals(match: Match, seat: int, rng: Rng) -> list[int]:
    """The moves that say no to this question and to all that follow it until the turn ends, as far as
    that can be foreseen."""
    world = match.imagine(seat, rng)
    found: list[int] = []
    while len(found) < LONGEST and goes_on(world, seat):
        move = refusal(world, seat)
        if move == NO_MOVE:
            break
        found.append(move)
        world = played(world, seat, move)
    return found


def refusal(match: Match, seat: int) -> int:
    """The move that declines what is asked, or none."""
    for verb in match.setup.game.lexicon.verbs:
        if verb.declines and match.obstacle(seat, verb.base) is None:
            return verb.base
    return NO_MOVE


def goes_on(match: Match, seat: int) -> bool:
    """Whether a seat goes on deciding by itself, in the same turn."""
    if not match.stack or match.stack[-1].between_turns:
        return False
    deciders = match.deciders()
    return len(deciders) == 1 and deciders[0] == seat
