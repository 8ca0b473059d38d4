"""Delivering: a pastry is sold, or served on a table, with all that comes of it in its order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.lists import changed
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import Answer, QuietStep
from toque.engine.text import Text, Value
from toque.games.patisserie import (
    counting,
    facts,
    gains,
    ingredients,
    names,
    recipes,
    sizes,
    tell,
    words,
)
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.games.patisserie.question import Question

# Gifts.
COINS: Final = 1
TILE: Final = 2
FLOUR: Final = 3
BUTTER: Final = 5
RECIPE: Final = 6
INGREDIENT: Final = 7
TIPS: Final = 8
assert (
    *("none", "coins", "tile", "flour", "sugar", "butter", "recipe", "ingredient", "tips"),
) == names.GIFTS

# What a table asks of a pastry.
ANY: Final = 0
EGG: Final = 1
NO_EGG: Final = 4
CHERRY: Final = 7
PLAIN: Final = 10
FOR_PATISSIER: Final = 11
NOT_FOR_PATISSIER: Final = 12
WORTH: Final = 13
assert (
    *("any", "egg", "honey", "nut", "no-egg", "no-honey", "no-nut", "cherry", "violet", "orange"),
    *("plain", "patissier", "no-patissier", "worth"),
) == names.TABLE_CONDITIONS


# What may be done.


def cannot_sell(match: PatisserieMatch, seat: i64, rack: i64) -> Obstacle | None:
    return words.RACK_EMPTY if match.racks[seat * sizes.RACKS + rack] == EMPTY else None


def cannot_use_space(match: PatisserieMatch, space: i64) -> Obstacle | None:
    if not match.rules.is_space[space]:
        return words.NOT_ON_BOARD
    return None if match.pastries[space] == EMPTY else words.SPACE_TAKEN


def cannot_serve(match: PatisserieMatch, seat: i64, pair: i64) -> Obstacle | None:
    """`pair` is a rack and a space."""
    if match.racks[seat * sizes.RACKS + pair // sizes.SPACES] == EMPTY:
        return words.RACK_EMPTY
    return cannot_use_space(match, pair % sizes.SPACES)


def add_deliver_moves(match: PatisserieMatch, seat: i64, found: list[int]) -> None:
    for rack in range(sizes.RACKS):
        if match.racks[seat * sizes.RACKS + rack] == EMPTY:
            continue
        found.append(words.SELL + rack)
        for space in range(sizes.SPACES):
            if match.rules.is_space[space] and match.pastries[space] == EMPTY:
                found.append(words.SERVE + rack * sizes.SPACES + space)


def cannot_deliver(match: PatisserieMatch, seat: i64, move: int) -> Obstacle | None:
    if words.SELL <= move < words.SERVE:
        return cannot_sell(match, seat, move - words.SELL)
    return cannot_serve(match, seat, move - words.SERVE)


def deliver(match: PatisserieMatch, seat: i64, move: int) -> None:
    if words.SELL <= move < words.SERVE:
        sell(match, seat, move - words.SELL)
    else:
        pair: i64 = move - words.SERVE
        serve(match, seat, pair // sizes.SPACES, pair % sizes.SPACES)


def describe(match: PatisserieMatch, seat: i64, move: int) -> dict[str, Value]:
    if words.SELL <= move < words.SERVE:
        return facts.on_rack(match, seat, move - words.SELL)
    pair = move - words.SERVE
    known = facts.on_rack(match, seat, pair // sizes.SPACES)
    known.update(facts.space_with_gift(match, pair % sizes.SPACES))
    return known


# Selling.


def sell(match: PatisserieMatch, seat: i64, rack: i64) -> None:
    recipe = clear_rack(match, seat, rack)
    coins = match.rules.recipe_points[recipe] * sizes.SALE
    match.recipe_discard |= BIT[recipe]
    match.coins[seat] += coins
    tell.sold(match, seat, recipe, coins)
    match.stack.append(Garnish(seat, rack))


def clear_rack(match: PatisserieMatch, player: i64, rack: i64) -> i64:
    """The pastry leaves; its topping waits until it is a decoration."""
    at = player * sizes.RACKS + rack
    recipe = match.racks[at]
    match.racks = changed(match.racks, at, EMPTY)
    return recipe


# Serving.


def serve(match: PatisserieMatch, seat: i64, rack: i64, space: i64) -> None:
    """The gift of the space, the table, the servants, the topping: in this order."""
    topping = match.toppings[seat * sizes.RACKS + rack]
    recipe = clear_rack(match, seat, rack)
    match.put_pastry(space, recipe, seat)
    tell.on_space(match, words.SERVED, seat, recipe, space)
    match.stack.append(Garnish(seat, rack))
    match.stack.append(TipsDue(seat, space // sizes.TABLE_SPACES))
    match.stack.append(TableBonus(seat, space, topping))
    give_simply(match, seat, match.rules.gifts[space], match.rules.gift_amounts[space], "space")
    gains.claim_specials(match, seat)


def give_simply(match: PatisserieMatch, player: i64, gift: i64, amount: i64, reason: str) -> bool:
    """A gift that leaves nothing to choose; whether it was one."""
    if gift == COINS:
        gains.coins(match, player, amount, reason)
    elif gift == TILE:
        gains.tile(match, player)
    elif FLOUR <= gift <= BUTTER:
        gains.staple(match, player, gift - FLOUR, 0, reason)
    else:
        return False
    return True


def meets(match: PatisserieMatch, tile: i64, recipe: i64, topping: i64) -> bool:
    """Whether a pastry has what a table tile asks; `topping` is the kind of the tile above it."""
    rules = match.rules
    asks = rules.tile_asks[tile]
    contents = rules.contents[recipe]
    if asks == ANY:
        return True
    if asks < NO_EGG:
        return contents >> (asks - EGG) & 1 != 0
    if asks < CHERRY:
        return contents >> (asks - NO_EGG) & 1 == 0
    if asks < PLAIN:
        return topping != EMPTY and rules.tile_toppings[topping] >> (asks - CHERRY) & 1 != 0
    if asks == PLAIN:
        return topping == EMPTY
    if asks == FOR_PATISSIER or asks == NOT_FOR_PATISSIER:
        return rules.for_patissier[recipe] == (asks == FOR_PATISSIER)
    return rules.recipe_points[recipe] == rules.tile_worth[tile]


class TableBonus(QuietStep[PatisserieMatch]):
    """The reward of the table, if the pastry just served has what it asks for."""

    name = "table-bonus"

    def __init__(self, seat: i64, space: i64, topping: i64) -> None:
        self.seat = seat
        self.space = space
        self.topping = topping

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        rules = match.rules
        table = self.space // sizes.TABLE_SPACES
        tile = match.table_tiles[table]
        if not meets(match, tile, match.pastries[self.space], self.topping):
            return
        gift = rules.tile_gift[tile]
        if gift == RECIPE:
            recipes.offer_free(match, self.seat)
        elif gift == INGREDIENT:
            ingredients.offer_free(match, self.seat)
        elif gift == TIPS:
            servants = counting.servants_at(match, self.seat, table)
            gains.coins(match, self.seat, rules.tile_amount[tile] * servants, "table")
        else:
            give_simply(match, self.seat, gift, rules.tile_amount[tile], "table")


def tips_payable(match: PatisserieMatch, player: i64, table: i64) -> i64:
    """How many servants of a table can be paid, once each."""
    servants = counting.servants_at(match, player, table)
    affordable = match.coins[player] // sizes.TIP
    return servants if servants < affordable else affordable


class TipsDue(QuietStep[PatisserieMatch]):
    """Own servants at the table may be paid, if there are any and coins for one."""

    name = "tips-due"

    def __init__(self, seat: i64, table: i64) -> None:
        self.seat = seat
        self.table = table

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if tips_payable(match, self.seat, self.table) > 0:
            match.stack.append(PayServants(self.seat, self.table))


class PayServants(Question):
    """How many servants are paid: three coins for a point each."""

    name = "tip"

    def __init__(self, seat: i64, table: i64) -> None:
        super().__init__(seat)
        self.table = table

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        most: i64 = len(names.TIP_NAMES)
        payable = tips_payable(match, seat, self.table)
        if payable < most:
            most = payable
        found = [words.TIP + number for number in range(most)]
        found.append(words.DONE)
        return found

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.TIP <= move < words.KEEP:
            return NOT_NOW
        servants: i64 = move - words.TIP + 1
        if servants > counting.servants_at(match, seat, self.table):
            return words.TOO_FEW_SERVANTS
        return None if servants * sizes.TIP <= match.coins[seat] else words.TOO_DEAR

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move != words.DONE:
            pay_servants(match, seat, move - words.TIP + 1)

    def forced(self, match: PatisserieMatch) -> Answer | None:
        return None  # one can be paid, or none

    def ask(self, match: PatisserieMatch, seat: int) -> Text:
        return Text("ask-tip", {"price": sizes.TIP, "table": names.TABLES[self.table]})

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.TIP <= move < words.KEEP:
            return super().describe(match, seat, move)
        servants = move - words.TIP + 1
        known: dict[str, Value] = {"servants": servants, "price": servants * sizes.TIP}
        known["coins"] = match.coins[seat]
        known["points"] = servants
        return known


def pay_servants(match: PatisserieMatch, player: i64, servants: i64) -> None:
    match.coins[player] -= servants * sizes.TIP
    match.points[player] += servants
    tell.tipped(match, player, servants * sizes.TIP, servants)


class Garnish(QuietStep[PatisserieMatch]):
    """The topping of a delivered pastry becomes a decoration."""

    name = "garnish"

    def __init__(self, seat: i64, rack: i64) -> None:
        self.seat = seat
        self.rack = rack

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        garnish(match, self.seat, self.rack)


def garnish(match: PatisserieMatch, player: i64, rack: i64) -> None:
    """On the first free of five places; a sixth topping is discarded."""
    at = player * sizes.RACKS + rack
    kind = match.toppings[at]
    if kind == EMPTY:
        return
    match.toppings = changed(match.toppings, at, EMPTY)
    number = counting.decorations(match, player)
    if number == sizes.DECORATIONS:
        match.discard(kind)
        tell.decoration(match, player, kind, 0)
        return
    at = player * sizes.DECORATIONS + number
    match.decorations = changed(match.decorations, at, kind)
    tell.decoration(match, player, kind, number + 1)
    gains.claim_specials(match, player)


# The question.


class Deliver(Question):
    """Up to `left` pastries, or no more."""

    name = "deliver"

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        found: list[int] = []
        add_deliver_moves(match, seat, found)
        found.append(words.DONE)
        return found

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.SELL <= move < words.HIRE:
            return NOT_NOW
        return cannot_deliver(match, seat, move)

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        if move == words.DONE or self.left == 1:
            match.stack.pop()
        else:
            match.stack[-1] = Deliver(seat, self.left - 1)
        if move != words.DONE:
            deliver(match, seat, move)

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.SELL <= move < words.HIRE:
            return super().describe(match, seat, move)
        return describe(match, seat, move)
