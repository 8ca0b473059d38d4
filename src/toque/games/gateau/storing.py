"""Stored ingredients: a token of the bench buys one of its kind, which pays again and again."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.lists import changed
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.text import Value
from toque.games.gateau import bench, components, sizes, spending, tell, words
from toque.games.gateau.match import SUPER_BITS, GateauMatch
from toque.games.gateau.question import Question


def cannot_store(match: GateauMatch, seat: i64, kind: i64) -> Obstacle | None:
    if match.stored[seat] >> kind & 1:
        return words.STORED_ALREADY
    tokens = bench.tokens_of(match, seat)
    if tokens >> 3 * kind & 7 or tokens >> SUPER_BITS:
        return None
    return words.NOTHING_TO_STORE


def cannot_store_any(match: GateauMatch, seat: i64) -> Obstacle | None:
    for kind in range(sizes.BASIC):
        if cannot_store(match, seat, kind) is None:
            return None
    return words.CANNOT_STORE


class Store(Question):
    """Which stored token to get, or none; up to `left` times."""

    name = "store"

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        for kind in range(sizes.BASIC):
            if cannot_store(match, seat, kind) is None:
                found.append(words.STORE + kind)
        found.append(words.DONE)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.STORE <= move < words.PREPARE:
            return NOT_NOW
        return cannot_store(match, seat, move - words.STORE)

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move == words.DONE:
            return
        me: i64 = seat
        kind: i64 = move - words.STORE
        if self.left > 1:
            match.stack.append(Store(me, self.left - 1))
        match.stored = changed(match.stored, me, match.stored[me] | 1 << kind)
        match.stack.append(spending.Spend(me, spending.FOR_STORED, kind))
        tell.ingredient(match, words.STORED, me, kind)

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        if words.STORE <= move < words.PREPARE:
            return {"ingredient": components.kind_text(move - words.STORE)}
        return super().describe(match, seat, move)
