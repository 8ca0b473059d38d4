"""Staples: one kind at a time, several units at the total price that is printed for them."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.text import Value
from toque.games.patisserie import gains, names, sizes, tell, words
from toque.games.patisserie.match import PatisserieMatch
from toque.games.patisserie.question import Question


def cannot_buy(match: PatisserieMatch, seat: i64, purchase: i64) -> Obstacle | None:
    staple = purchase // sizes.UNITS
    units = purchase % sizes.UNITS + 1
    totals = match.rules.staple_prices[staple]
    if units >= len(totals):
        return words.NOT_FOR_SALE
    if not gains.has_room_for(match, seat, staple, units):
        return words.OVER_THE_CAP
    return None if totals[units] <= match.coins[seat] else words.TOO_DEAR


def add_buy_moves(match: PatisserieMatch, seat: i64, found: list[int]) -> None:
    for purchase in range(sizes.STAPLES * sizes.UNITS):
        if cannot_buy(match, seat, purchase) is None:
            found.append(words.BUY + purchase)


def buy(match: PatisserieMatch, seat: i64, purchase: i64) -> None:
    staple = purchase // sizes.UNITS
    units = purchase % sizes.UNITS + 1
    price = match.rules.staple_prices[staple][units]
    match.coins[seat] -= price
    match.staples[seat * sizes.STAPLES + staple] += units
    tell.staples_bought(match, seat, staple, units, price)


def describe(match: PatisserieMatch, seat: i64, purchase: i64) -> dict[str, Value]:
    staple = purchase // sizes.UNITS
    units = purchase % sizes.UNITS + 1
    totals = match.rules.staple_prices[staple]
    known: dict[str, Value] = {"staple": names.STAPLES[staple], "units": units}
    known["cap"] = match.rules.caps[staple]
    known["coins"] = match.coins[seat]
    known["price"] = totals[units] if units < len(totals) else 0
    return known


class BuyStaples(Question):
    """Up to `left` purchases, or no more."""

    name = "staples"

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        found: list[int] = []
        add_buy_moves(match, seat, found)
        found.append(words.DONE)
        return found

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.BUY <= move < words.BAKE:
            return NOT_NOW
        return cannot_buy(match, seat, move - words.BUY)

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        if move == words.DONE or self.left == 1:
            match.stack.pop()
        else:
            match.stack[-1] = BuyStaples(seat, self.left - 1)
        if move != words.DONE:
            buy(match, seat, move - words.BUY)

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.BUY <= move < words.BAKE:
            return super().describe(match, seat, move)
        return describe(match, seat, move - words.BUY)
