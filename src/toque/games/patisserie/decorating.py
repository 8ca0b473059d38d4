"""Decorating: a stored tile with a topping is turned over and laid above a pastry on a rack."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.lists import changed
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.text import Value
from toque.games.patisserie import facts, names, sizes, tell, words
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.games.patisserie.question import Question


def cannot_decorate(match: PatisserieMatch, seat: i64, pair: i64, fee: i64) -> Obstacle | None:
    """`pair` is a rack and a kind of tile."""
    at = seat * sizes.RACKS + pair // sizes.KINDS
    kind = pair % sizes.KINDS
    if match.racks[at] == EMPTY:
        return words.RACK_EMPTY
    if match.toppings[at] != EMPTY:
        return words.DECORATED_ALREADY
    if kind not in match.stores[seat]:
        return words.NO_SUCH_TILE
    if match.rules.tile_toppings[kind] == 0:
        return words.NO_TOPPING
    return None if fee <= match.coins[seat] else words.TOO_DEAR


def add_decorate_moves(match: PatisserieMatch, seat: i64, fee: i64, found: list[int]) -> None:
    if fee > match.coins[seat]:
        return
    for rack in range(sizes.RACKS):
        at = seat * sizes.RACKS + rack
        if match.racks[at] == EMPTY or match.toppings[at] != EMPTY:
            continue
        last: i64 = EMPTY
        for kind in match.stores[seat]:
            if kind != last and match.rules.tile_toppings[kind]:
                found.append(words.DECORATE + rack * sizes.KINDS + int(kind))
            last = kind


def decorate(match: PatisserieMatch, seat: i64, pair: i64, fee: i64) -> None:
    rack = pair // sizes.KINDS
    kind = pair % sizes.KINDS
    at = seat * sizes.RACKS + rack
    match.coins[seat] -= fee
    match.remove_tile(seat, kind)
    match.toppings = changed(match.toppings, at, kind)
    tell.decorated(match, seat, match.racks[at], kind, rack)


def describe(match: PatisserieMatch, seat: i64, pair: i64, fee: i64) -> dict[str, Value]:
    known = facts.on_rack(match, seat, pair // sizes.KINDS)
    assert pair % sizes.KINDS < len(names.TILE_NAMES)
    known.update(facts.kind_of_tile(match, pair % sizes.KINDS))
    known["price"] = fee
    known["coins"] = match.coins[seat]
    return known


class Decorate(Question):
    """Up to `left` pastries, or no more; for a fee where a bonus asks for it."""

    name = "decorate"

    def __init__(self, seat: i64, left: i64, fee: i64) -> None:
        super().__init__(seat)
        self.left = left
        self.fee = fee

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        found: list[int] = []
        add_decorate_moves(match, seat, self.fee, found)
        found.append(words.DONE)
        return found

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.DECORATE <= move < words.SELL:
            return NOT_NOW
        return cannot_decorate(match, seat, move - words.DECORATE, self.fee)

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        if move == words.DONE or self.left == 1:
            match.stack.pop()
        else:
            match.stack[-1] = Decorate(seat, self.left - 1, self.fee)
        if move != words.DONE:
            decorate(match, seat, move - words.DECORATE, self.fee)

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.DECORATE <= move < words.SELL:
            return super().describe(match, seat, move)
        return describe(match, seat, move - words.DECORATE, self.fee)
