"""Ingredient tiles: from the display by row and part, for nothing, and from the bag."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.lists import changed
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.text import Text, Value
from toque.games.patisserie import facts, gains, names, sizes, tell, words
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.games.patisserie.question import Question
from toque.mechanics import prices, row

# The display.


def fill_market(match: PatisserieMatch) -> None:
    """The lower part is cleared, what lies above falls down, gaps are filled from the top row on."""
    rules = match.rules
    match.market = match.market[:]
    left: list[i64] = []
    for line in rules.row_lines[rules.upper_rows :]:
        for stall in line:
            if match.market[stall] != EMPTY:
                match.discard(match.market[stall])
                match.market[stall] = EMPTY
                left.append(stall)
    tell.stalls(match, words.TILES_LEFT, left)
    for line in rules.column_lines:
        row.slide(match.market, line)
    filled: list[i64] = []
    for line in rules.row_lines:
        for stall in line:
            if match.market[stall] == EMPTY:
                kind = gains.draw_kind(match)
                if kind != EMPTY:
                    match.market[stall] = kind
                    filled.append(stall)
    tell.stalls(match, words.TILES_SHOWN, filled)


def is_empty(match: PatisserieMatch) -> bool:
    for kind in match.market:
        if kind != EMPTY:
            return False
    return True


# Taking one.


def price_of(match: PatisserieMatch, stall: i64) -> i64:
    """By the part of the display, and by how many tiles lie in the row."""
    rules = match.rules
    line = stall // sizes.COLUMNS
    if line >= rules.rows:
        return prices.NO_PRICE
    left = row.lying(match.market, rules.row_lines[line])
    table = rules.upper_prices if line < rules.upper_rows else rules.lower_prices
    return prices.by_count(table, left)


def cannot_take(match: PatisserieMatch, seat: i64, stall: i64, fee: i64) -> Obstacle | None:
    if stall // sizes.COLUMNS >= match.rules.rows or stall % sizes.COLUMNS >= match.rules.columns:
        return words.NOT_ON_BOARD
    if match.market[stall] == EMPTY:
        return words.NO_TILE
    return None if price_of(match, stall) + fee <= match.coins[seat] else words.TOO_DEAR


def add_take_moves(match: PatisserieMatch, seat: i64, fee: i64, found: list[int]) -> None:
    for line in match.rules.row_lines:
        price = price_of(match, line[0])
        if price > prices.NO_PRICE and price + fee <= match.coins[seat]:
            for stall in line:
                if match.market[stall] != EMPTY:
                    found.append(words.INGREDIENT + int(stall))


def take(match: PatisserieMatch, seat: i64, stall: i64, price: i64) -> None:
    kind = match.market[stall]
    match.market = changed(match.market, stall, EMPTY)
    match.coins[seat] -= price
    match.add_tile(seat, kind)
    tell.ingredient_taken(match, seat, kind, stall, price)


def describe(match: PatisserieMatch, seat: i64, stall: i64, fee: i64) -> dict[str, Value]:
    price = price_of(match, stall)
    known = facts.in_stall(match, stall, price + fee if price >= 0 else 0)
    known["coins"] = match.coins[seat]
    return known


class AcquireIngredient(Question):
    """A tile of the display, with a fee on top of its price, or none."""

    name = "ingredients"

    def __init__(self, seat: i64, fee: i64) -> None:
        super().__init__(seat)
        self.fee = fee

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        found: list[int] = []
        add_take_moves(match, seat, self.fee, found)
        found.append(words.DONE)
        return found

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.INGREDIENT <= move < words.BUY:
            return NOT_NOW
        return cannot_take(match, seat, move - words.INGREDIENT, self.fee)

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move != words.DONE:
            stall = move - words.INGREDIENT
            take(match, seat, stall, price_of(match, stall) + self.fee)

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.INGREDIENT <= move < words.BUY:
            return super().describe(match, seat, move)
        return describe(match, seat, move - words.INGREDIENT, self.fee)


class FreeIngredient(Question):
    """A tile of the display for nothing, or none."""

    name = "free-ingredient"

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        found: list[int] = []
        for stall in range(sizes.STALLS):
            if match.market[stall] != EMPTY:
                found.append(words.INGREDIENT + stall)
        found.append(words.DONE)
        return found

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.INGREDIENT <= move < words.BUY:
            return NOT_NOW
        return words.NO_TILE if match.market[move - words.INGREDIENT] == EMPTY else None

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move == words.DONE:
            tell.declined(match, seat, "tile")
        else:
            take(match, seat, move - words.INGREDIENT, 0)

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.INGREDIENT <= move < words.BUY:
            return super().describe(match, seat, move)
        return facts.in_stall(match, move - words.INGREDIENT, 0)


def offer_free(match: PatisserieMatch, seat: i64) -> None:
    """Ask, if a tile is on display."""
    if not is_empty(match):
        match.stack.append(FreeIngredient(seat))


# From the bag.


def draw(match: PatisserieMatch, seat: i64, count: i64) -> None:
    """One tile is kept; of several, drawn for all to see, one is chosen."""
    if count == 1:
        gains.tile(match, seat)
        return
    drawn: list[i64] = []
    for _ in range(count):
        kind = gains.draw_kind(match)
        if kind != EMPTY:
            drawn.append(kind)
            tell.drew(match, seat, kind)
    if drawn:
        match.reveal()
        match.stack.append(KeepTile(seat, drawn))


class KeepTile(Question):
    """Which of the drawn tiles is kept; the other is discarded. Equal ones leave no choice."""

    name = "keep"

    def __init__(self, seat: i64, drawn_tiles: list[i64]) -> None:
        super().__init__(seat)
        self.drawn_tiles = drawn_tiles

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        found: list[int] = []
        for kind in sorted(self.drawn_tiles):
            if words.KEEP + int(kind) not in found:
                found.append(words.KEEP + int(kind))
        return found

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if not words.KEEP <= move < words.KEEP_RECIPE:
            return NOT_NOW
        return None if move - words.KEEP in self.drawn_tiles else words.NOT_DRAWN

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        left = self.drawn_tiles[:]
        left.remove(move - words.KEEP)
        match.add_tile(seat, move - words.KEEP)
        for kind in left:
            match.discard(kind)
            tell.of_tile(match, words.PUT_BACK, seat, kind)

    def ask(self, match: PatisserieMatch, seat: int) -> Text:
        drawn = [facts.tile(match, kind) for kind in self.drawn_tiles]
        return Text("ask-keep", {"tiles": facts.joined(drawn)})

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.KEEP <= move < words.KEEP_RECIPE:
            return super().describe(match, seat, move)
        assert move - words.KEEP < len(names.TILE_NAMES)
        return facts.kind_of_tile(match, move - words.KEEP)
