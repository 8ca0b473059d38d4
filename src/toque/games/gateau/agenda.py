"""Effects that wait on the stack, and what steps of one seat have in common.

Rules call each other in circles: a recipe gives a bonus, a bonus prepares a recipe. Modules cannot, so
effects are put on the stack here and carried out in `effects`, which knows them all.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import PLAYS_ITSELF, Answer, Step
from toque.engine.text import Value
from toque.games.gateau.describing import describe
from toque.games.gateau.match import GateauMatch
from toque.games.gateau.words import DONE

AMOUNTS: Final = 5
EFFECTS: Final = 13

PERFORM: Final[list[Step[GateauMatch]]] = []
"""By seat, effect and amount: the step that carries an effect out. Filled by `effects`."""
ROBOT_PERFORM: Final[list[Step[GateauMatch]]] = []
"""By effect and amount: the same for Chef-o-Tron. Filled by `automa`."""


def grant(match: GateauMatch, seat: i64, effects: list[tuple[int, int]]) -> None:
    """Let a seat have these effects one after the other, before anything else goes on."""
    for at in range(len(effects) - 1, -1, -1):
        effect, amount = effects[at]
        match.stack.append(PERFORM[(seat * EFFECTS + effect) * AMOUNTS + amount])


def grant_robot(match: GateauMatch, effects: list[tuple[int, int]]) -> None:
    for at in range(len(effects) - 1, -1, -1):
        effect, amount = effects[at]
        match.stack.append(ROBOT_PERFORM[effect * AMOUNTS + amount])


class SeatStep(Step[GateauMatch]):
    """A question to one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._deciders = (seat,)
        self._done: Answer = (seat, DONE)

    def deciders(self, match: GateauMatch) -> tuple[int, ...]:
        return self._deciders

    def asks(self, match: GateauMatch, seat: int) -> bool:
        return seat == self.seat

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        return NOT_NOW

    def only_move(self, match: GateauMatch) -> Answer | None:
        """The only legal move, for steps whose moves reveal nothing by themselves."""
        moves = self.moves(match, self.seat)
        return (self.seat, moves[0]) if len(moves) == 1 else None

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        return describe(match, seat, move, self.name)


class QuietStep(Step[GateauMatch]):
    """Something that happens without anybody being asked."""

    def deciders(self, match: GateauMatch) -> tuple[int, ...]:
        return ()

    def asks(self, match: GateauMatch, seat: int) -> bool:
        return False

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        return []

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        return NOT_NOW

    def forced(self, match: GateauMatch) -> Answer | None:
        return PLAYS_ITSELF

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        return {}
