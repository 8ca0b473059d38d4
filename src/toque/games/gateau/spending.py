"""Giving up a token of the bench: for a stored one, for others, or to Chef-o-Tron."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.text import Text, Value
from toque.games.gateau import bench, facts, placing, sizes, tell, words
from toque.games.gateau.match import EMPTY, SUPER, GateauMatch
from toque.games.gateau.question import Question

FOR_STORED: Final = 0
FOR_MELTED: Final = 1
FOR_ENRICHED: Final = 2
TO_ROBOT: Final = 3
SUPER_TO_ROBOT: Final = 4
PURPOSES: Final = ("store", "melt", "enrich", "robot", "robot-super")

MELTED: Final = 2
"""The ingredients that a super token becomes."""
ENRICHED: Final = 2
"""The super tokens that an ingredient becomes."""


class Spend(Question):
    """Which token is given up; for a stored one it must be of its `kind`, or super."""

    def __init__(self, seat: i64, purpose: i64, kind: i64 = EMPTY) -> None:
        super().__init__(seat)
        self.purpose = purpose
        self.kind = kind
        self.name = f"spend-{PURPOSES[purpose]}"

    def _serves(self, kind: i64) -> bool:
        if self.purpose == FOR_ENRICHED or self.purpose == TO_ROBOT:
            return True
        return kind == SUPER or kind == self.kind

    def _may_stop(self) -> bool:
        return self.purpose == FOR_MELTED or self.purpose == FOR_ENRICHED

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        kinds: i64 = 0
        for kind in range(sizes.KINDS):
            if self._serves(kind):
                kinds |= 1 << kind
        bench.add_spend_moves(match, seat, kinds, found)
        if self._may_stop():
            found.append(words.DONE)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE and self._may_stop():
            return None
        if not words.SPEND <= move < words.PAY:
            return NOT_NOW
        kind, zone = (move - words.SPEND) // sizes.ZONES, (move - words.SPEND) % sizes.ZONES
        if not self._serves(kind):
            return words.NOT_NEEDED if self.purpose == FOR_STORED else words.NO_SUPER
        return bench.cannot_spend(match, seat, kind, zone)

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move == words.DONE:
            return
        me: i64 = seat
        token: i64 = move - words.SPEND
        kind, zone = token // sizes.ZONES, token % sizes.ZONES
        bench.remove(match, me, kind, zone)
        tell.spent(match, me, kind, zone, PURPOSES[self.purpose])
        if self.purpose == TO_ROBOT or self.purpose == SUPER_TO_ROBOT:
            match.robot[kind] += 1
            return
        match.supply[kind] += 1
        if self.purpose == FOR_MELTED:
            placing.begin(match, me, placing.FROM_SUPPLY, MELTED)
        elif self.purpose == FOR_ENRICHED:
            placing.begin(match, me, placing.FROM_SUPERS, ENRICHED)

    def ask(self, match: GateauMatch, seat: int) -> Text:
        return Text("ask-spend", {"purpose": PURPOSES[self.purpose]})

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.SPEND <= move < words.PAY:
            return super().describe(match, seat, move)
        known = facts.token_in_zone(move - words.SPEND)
        known["step"] = self.name
        return known
