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
    """Parts of an answer, where they lead, and what that is worth: first to the game, then by what stays
    possible, then by how little of it plays itself."""

    def __init__(self, match: Match, moves: list[int], worth: tuple[float, int, int]) -> None:
        self.match = match
        self.moves = moves
        self.worth = worth


def suggestion(match: Match, seat: int, rng: Rng) -> list[int]:
    """The best way to answer all of a question that is asked in parts; nothing for other questions.

    As parts come in any order, the same ones are not looked at again in another.
    """
    first = match.stack[-1]
    if not first.is_part_of(first):
        return []
    lines = [Line(match.imagine(seat, rng), [], (0.0, 0, 0))]
    best = lines[0]
    known: set[tuple[int, ...]] = set()
    for _ in range(LONGEST):
        longer: list[Line] = []
        for line in lines:
            for move in _parts(line.match, seat):
                moves = [*line.moves, move]
                same = tuple(sorted(moves))
                if same in known:
                    continue
                known.add(same)
                trial = played(line.match, seat, move)
                value = round(match.setup.game.value(trial, seat), 6)
                worth = (value, first.spare(trial, seat), len(moves))
                longer.append(Line(trial, moves, worth))
        lines = []
        for line in sorted(longer, key=_by_worth, reverse=True):
            if goes_on(line.match, seat) and line.match.stack[-1].is_part_of(first):
                if len(lines) < BEAM:
                    lines.append(line)
            elif not best.moves or line.worth > best.worth:
                best = line
        if not lines:
            break
    return best.moves


def _parts(match: Match, seat: int) -> list[int]:
    """The answers that take something."""
    lexicon = match.setup.game.lexicon
    return [
        move for move in match.stack[-1].moves(match, seat) if not lexicon.verb_of(move).declines
    ]


def _by_worth(line: Line) -> tuple[float, int, int]:
    return line.worth


def refusals(match: Match, seat: int, rng: Rng, whole: list[int] | None = None) -> list[int]:
    """The moves that say no to this question, or to what follows its `whole` answer, and to all that
    comes then until the turn ends, as far as that can be foreseen."""
    world = match.imagine(seat, rng)
    for move in whole or []:
        world = played(world, seat, move)
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
