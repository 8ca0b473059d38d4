"""Effects: the small vocabulary of what cards and spaces give.

An effect is a number of `components.EFFECTS` with an amount. A granted effect is a step on the stack,
which carries it out when its turn has come. How each is carried out is said in `performing`.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from toque.engine.step import QuietStep
from toque.games.gateau import components
from toque.games.gateau.match import GateauMatch

GOLD: Final = 0
TOOL: Final = 1
SUPERS: Final = 2
INGREDIENT: Final = 3
ONE_BOWL: Final = 4
BOWLS: Final = 5
LEFTOVERS: Final = 6
STORE: Final = 7
MELT: Final = 8
ENRICH: Final = 9
PREPARE: Final = 10
ADVANCE: Final = 11
GILD: Final = 12
assert components.EFFECTS == (
    "gold",
    "tool",
    "super",
    "ingredient",
    "bowl",
    "bowls",
    "leftovers",
    "store",
    "melt",
    "enrich",
    "prepare",
    "advance",
    "gild",
)


class Performer:
    """Carries effects out; `Rules` has it, see there."""

    @abstractmethod
    def perform(self, match: GateauMatch, player: i64, effect: i64, amount: i64) -> None: ...


class Effect(QuietStep[GateauMatch]):
    """An effect that a player was granted."""

    name = "effect"

    def __init__(self, player: i64, effect: i64, amount: i64) -> None:
        self.player = player
        self.effect = effect
        self.amount = amount

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        match.rules.performer.perform(match, self.player, self.effect, self.amount)


def grant(match: GateauMatch, player: i64, given: list[tuple[int, int]]) -> None:
    """Let a player have these effects one after the other, before anything else goes on."""
    for at in range(len(given) - 1, -1, -1):
        effect, amount = given[at]
        match.stack.append(Effect(player, effect, amount))
