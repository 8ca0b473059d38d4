"""Staff bonuses: what a card grants after its main action, by the words of the edition.

A bonus that only gives plays itself. One that costs, draws or leaves a choice is asked, and may be left
out. An extra action is done with the rank of the card in play, but what that rank may not do as a main
action a bonus allows; recipes for pâtissiers stay closed to assistants.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.text import Text, Value
from toque.games.patisserie import (
    baking,
    counting,
    decorating,
    delivering,
    facts,
    gains,
    ingredients,
    names,
    placing,
    recipes,
    sizes,
    staples,
    tell,
    words,
)
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.games.patisserie.question import Question
from toque.games.patisserie.rules import BonusRule, GainRule

GAIN: Final = 0
TABLE: Final = 1
INGREDIENT_SET: Final = 2
TOPPING_SET: Final = 3
ACQUIRE: Final = 4
STAPLES: Final = 5
STAPLE: Final = 6
MOVE: Final = 7
COPY: Final = 8
DRAW: Final = 9
DRAW_RECIPE: Final = 10
DECORATE: Final = 11
BAKE: Final = 12
DELIVER: Final = 13
RECIPE: Final = 14
FREE_RECIPE: Final = 15
FREE_INGREDIENT: Final = 16
PLACE: Final = 17
EXCHANGE: Final = 18
TRADE: Final = 19
HAND_IN: Final = 20
GIVE_TILES: Final = 21
assert (
    *("gain", "table", "ingredient-set", "topping-set", "acquire", "staples", "staple", "move"),
    *("copy", "draw", "draw-recipe", "decorate", "bake", "deliver", "recipe", "free-recipe"),
    *("free-ingredient", "place", "exchange", "trade", "hand-in", "give-tiles"),
) == names.BONUS_KINDS


def begin(match: PatisserieMatch, seat: i64, bonus: BonusRule, rank: i64) -> None:
    """Give what can be given at once, else ask. Copying is not for this module, but for copying.py."""
    if bonus.kind == TABLE and tables_differ(match, seat, bonus.gain):
        match.stack.append(CountTable(seat, bonus.gain))
    elif bonus.kind <= TOPPING_SET:
        amount = simple_gain(match, seat, bonus)
        what = bonus.gain.what if bonus.kind <= TABLE else gains.POINTS
        gains.gain(match, seat, what, amount, "bonus")
    else:
        ask(match, seat, bonus, rank)


def simple_gain(match: PatisserieMatch, player: i64, bonus: BonusRule) -> i64:
    """What a bonus gives that leaves no choice; on one table, what the best of them gives."""
    if bonus.kind == GAIN:
        return counting.gained(match, player, bonus.gain)
    if bonus.kind == TABLE:
        return counting.amount_for(bonus.gain, counting.best_table(match, player))
    if bonus.kind == INGREDIENT_SET:
        return counting.best_set(counting.contents_of_pastries(match, player), bonus.points)
    return counting.best_set(counting.toppings_of_decorations(match, player), bonus.points)


def ask(match: PatisserieMatch, seat: i64, bonus: BonusRule, rank: i64) -> None:
    """Where there is something to decide and to be had; questions with no other answer than to leave
    it play themselves."""
    kind = bonus.kind
    amount = bonus.amount
    stack = match.stack
    if kind == ACQUIRE:
        stack.append(ingredients.AcquireIngredient(seat, amount))
    elif kind == STAPLES:
        stack.append(staples.BuyStaples(seat, bonus.times))
    elif kind == STAPLE:
        stack.append(BuyStaple(seat, bonus.times, amount))
    elif kind == MOVE:
        stack.append(LiftPastry(seat))
    elif kind == DRAW:
        stack.append(DrawTiles(seat, amount))
    elif kind == DRAW_RECIPE:
        stack.append(DrawRecipes(seat, amount))
    elif kind == DECORATE:
        stack.append(decorating.Decorate(seat, 1, amount))
    elif kind == BAKE:
        stack.append(baking.BakeOne(seat, baking.CHEAPER[rank]))
    elif kind == DELIVER:
        stack.append(delivering.Deliver(seat, 1))
    elif kind == RECIPE:
        stack.append(recipes.AcquireRecipe(seat, 1))
    elif kind == FREE_RECIPE:
        recipes.offer_free(match, seat)
    elif kind == FREE_INGREDIENT:
        ingredients.offer_free(match, seat)
    elif kind == PLACE:
        stack.append(placing.PlaceMarker(seat, amount))
    elif kind == EXCHANGE:
        stack.append(Trade(seat, amount, 1, bonus.times))
    elif kind == TRADE:
        stack.append(Trade(seat, amount, bonus.times, 1))
    elif kind == HAND_IN:
        stack.append(HandIn(seat, bonus, 0))
    else:
        assert kind == GIVE_TILES
        stack.append(GiveTiles(seat, amount, bonus.times))


# One use, or none.


class UseOrNot(Question):
    """Something for a price: once, or not at all."""

    def __init__(self, seat: i64, price: i64) -> None:
        super().__init__(seat)
        self.price = price

    def cannot_use(self, match: PatisserieMatch) -> Obstacle | None:
        return None if self.price <= match.coins[self.seat] else words.TOO_DEAR

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        return [words.USE, words.DONE] if self.cannot_use(match) is None else [words.DONE]

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        return self.cannot_use(match) if move == words.USE else NOT_NOW

    def facts(self, match: PatisserieMatch) -> dict[str, Value]:
        """What is said of it, all in one form: the label chooses by step."""
        return {
            "step": self.name,
            "price": self.price,
            "coins": match.coins[self.seat],
            "amount": 0,
            "points": 0,
        }

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if move == words.USE:
            return self.facts(match)
        return super().describe(match, seat, move)


class BuyStaple(UseOrNot):
    """A unit of a staple for coins, if there is room for it."""

    name = "staple"

    def __init__(self, seat: i64, staple: i64, price: i64) -> None:
        super().__init__(seat, price)
        self.staple = staple

    def cannot_use(self, match: PatisserieMatch) -> Obstacle | None:
        if not gains.has_room_for(match, self.seat, self.staple, 1):
            return words.OVER_THE_CAP
        return super().cannot_use(match)

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move == words.USE:
            gains.staple(match, seat, self.staple, self.price, "bonus")

    def ask(self, match: PatisserieMatch, seat: int) -> Text:
        known: dict[str, Value] = {"staple": names.STAPLES[self.staple], "price": self.price}
        return Text("ask-staple", known)

    def facts(self, match: PatisserieMatch) -> dict[str, Value]:
        known = super().facts(match)
        known["staple"] = names.STAPLES[self.staple]
        known["cap"] = match.rules.caps[self.staple]
        return known


class DrawTiles(UseOrNot):
    """Tiles from the bag, of which one is kept."""

    name = "draw"

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat, 0)
        self.count = count

    def cannot_use(self, match: PatisserieMatch) -> Obstacle | None:
        return None if gains.can_draw(match) else words.CANNOT_DO_THAT

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move == words.USE:
            ingredients.draw(match, seat, self.count)

    def ask(self, match: PatisserieMatch, seat: int) -> Text:
        return Text("ask-draw", {"amount": self.count})

    def facts(self, match: PatisserieMatch) -> dict[str, Value]:
        known = super().facts(match)
        known["amount"] = self.count
        return known


class DrawRecipes(UseOrNot):
    """Recipes from the bag, of which one may be kept."""

    name = "draw-recipe"

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat, 0)
        self.count = count

    def cannot_use(self, match: PatisserieMatch) -> Obstacle | None:
        return None if gains.can_draw_recipe(match) else words.CANNOT_DO_THAT

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move == words.USE:
            recipes.draw(match, seat, self.count)

    def ask(self, match: PatisserieMatch, seat: int) -> Text:
        return Text("ask-draw-recipe", {"amount": self.count})

    def facts(self, match: PatisserieMatch) -> dict[str, Value]:
        known = super().facts(match)
        known["amount"] = self.count
        return known


class Trade(UseOrNot):
    """Coins for points, up to `left` times."""

    name = "trade"

    def __init__(self, seat: i64, price: i64, points: i64, left: i64) -> None:
        super().__init__(seat, price)
        self.points = points
        self.left = left

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        if move == words.DONE or self.left == 1:
            match.stack.pop()
        else:
            match.stack[-1] = Trade(seat, self.price, self.points, self.left - 1)
        if move == words.USE:
            match.coins[seat] -= self.price
            match.points[seat] += self.points
            tell.traded(match, seat, self.price, self.points)

    def ask(self, match: PatisserieMatch, seat: int) -> Text:
        known: dict[str, Value] = {"price": self.price, "points": self.points, "times": self.left}
        return Text("ask-trade", known)

    def facts(self, match: PatisserieMatch) -> dict[str, Value]:
        known = super().facts(match)
        known["points"] = self.points
        return known


# One table of several.


def gain_at(match: PatisserieMatch, seat: i64, gain: GainRule, table: i64) -> i64:
    return counting.amount_for(gain, counting.pastries_at(match, seat, table))


def tables_differ(match: PatisserieMatch, seat: i64, gain: GainRule) -> bool:
    """Whether of the tables that give something one gives more than another."""
    found: i64 = 0
    for table in range(sizes.TABLES):
        amount = gain_at(match, seat, gain, table)
        if amount > 0 and found > 0 and amount != found:
            return True
        if amount > 0:
            found = amount
    return False


class CountTable(Question):
    """On which table one's pastries count."""

    name = "count"

    def __init__(self, seat: i64, gain: GainRule) -> None:
        super().__init__(seat)
        self.gain = gain

    def cannot_count(self, match: PatisserieMatch, table: i64) -> Obstacle | None:
        amount = gain_at(match, self.seat, self.gain, table)
        return None if amount > 0 else words.NOTHING_COUNTS

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        found: list[int] = []
        for table in range(sizes.TABLES):
            if self.cannot_count(match, table) is None:
                found.append(words.COUNT + table)
        found.append(words.DONE)
        return found

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.COUNT <= move < words.USE:
            return NOT_NOW
        return self.cannot_count(match, move - words.COUNT)

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move != words.DONE:
            amount = gain_at(match, seat, self.gain, move - words.COUNT)
            gains.gain(match, seat, self.gain.what, amount, "bonus")

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.COUNT <= move < words.USE:
            return super().describe(match, seat, move)
        table = move - words.COUNT
        known: dict[str, Value] = {"table": names.TABLES[table]}
        known["what"] = names.GAINS[self.gain.what]
        known["amount"] = gain_at(match, seat, self.gain, table)
        known["of"] = names.COUNTABLES[counting.ONE]
        return known


# Moving a pastry.


def cannot_lift(match: PatisserieMatch, seat: i64, space: i64) -> Obstacle | None:
    if not match.rules.is_space[space]:
        return words.NOT_ON_BOARD
    if match.hosts[space] != seat:
        return words.NOT_YOUR_PASTRY
    for other in range(sizes.SPACES):
        if cannot_set(match, space, other) is None:
            return None
    return words.NO_OTHER_TABLE


def cannot_set(match: PatisserieMatch, lifted: i64, space: i64) -> Obstacle | None:
    if not match.rules.is_space[space]:
        return words.NOT_ON_BOARD
    if space // sizes.TABLE_SPACES == lifted // sizes.TABLE_SPACES:
        return words.SAME_TABLE
    return None if match.pastries[space] == EMPTY else words.SPACE_TAKEN


class LiftPastry(Question):
    """Which of one's pastries moves, if any."""

    name = "lift"

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        found: list[int] = []
        for space in range(sizes.SPACES):
            if cannot_lift(match, seat, space) is None:
                found.append(words.LIFT + space)
        found.append(words.DONE)
        return found

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.LIFT <= move < words.SET:
            return NOT_NOW
        return cannot_lift(match, seat, move - words.LIFT)

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        if move == words.DONE:
            match.stack.pop()
        else:
            match.stack[-1] = SetPastry(seat, move - words.LIFT)

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.LIFT <= move < words.SET:
            return super().describe(match, seat, move)
        space = move - words.LIFT
        known = facts.space(space)
        if match.pastries[space] != EMPTY:
            known["recipe"] = facts.recipe(match.pastries[space])
        return known


class SetPastry(Question):
    """Where the lifted pastry goes: any empty space of another table. Nothing else comes of it."""

    name = "set"

    def __init__(self, seat: i64, lifted: i64) -> None:
        super().__init__(seat)
        self.lifted = lifted

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        found: list[int] = []
        for space in range(sizes.SPACES):
            if cannot_set(match, self.lifted, space) is None:
                found.append(words.SET + space)
        return found

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if not words.SET <= move < words.COUNT:
            return NOT_NOW
        return cannot_set(match, self.lifted, move - words.SET)

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        space = move - words.SET
        recipe = match.pastries[self.lifted]
        match.put_pastry(self.lifted, EMPTY, EMPTY)
        match.put_pastry(space, recipe, seat)
        tell.on_space(match, words.MOVED, seat, recipe, space)
        gains.claim_specials(match, seat)

    def ask(self, match: PatisserieMatch, seat: int) -> Text:
        return Text("ask-set", {"recipe": facts.recipe(match.pastries[self.lifted])})

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.SET <= move < words.COUNT:
            return super().describe(match, seat, move)
        return facts.space(move - words.SET)


# Goods for points.


class HandIn(Question):
    """Staples of up to three rows for points, each row once; `done_rows` is a bit mask."""

    name = "hand-in"

    def __init__(self, seat: i64, bonus: BonusRule, done_rows: i64) -> None:
        super().__init__(seat)
        self.bonus = bonus
        self.done_rows = done_rows

    def cannot_hand_in(self, match: PatisserieMatch, row: i64) -> Obstacle | None:
        if self.done_rows >> row & 1:
            return words.ROW_DONE
        held = match.staples[self.seat * sizes.STAPLES + self.bonus.row_staples[row]]
        return None if held >= self.bonus.row_units[row] else words.SHORT_FOR_ROW

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        found: list[int] = []
        for row in range(len(self.bonus.row_staples)):
            if self.cannot_hand_in(match, row) is None:
                found.append(words.HAND_IN + row)
        found.append(words.DONE)
        return found

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.HAND_IN <= move < words.COPY:
            return NOT_NOW
        return self.cannot_hand_in(match, move - words.HAND_IN)

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        if move == words.DONE:
            match.stack.pop()
            return
        row: i64 = move - words.HAND_IN
        match.stack[-1] = HandIn(seat, self.bonus, self.done_rows | 1 << row)
        units = self.bonus.row_units[row]
        points = self.bonus.row_points[row]
        staple = self.bonus.row_staples[row]
        match.staples[seat * sizes.STAPLES + staple] -= units
        match.points[seat] += points
        tell.handed_in(match, seat, staple, units, points)

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.HAND_IN <= move < words.COPY:
            return super().describe(match, seat, move)
        row = move - words.HAND_IN
        known: dict[str, Value] = {"units": self.bonus.row_units[row]}
        known["staple"] = names.STAPLES[self.bonus.row_staples[row]]
        known["points"] = self.bonus.row_points[row]
        return known


class GiveTiles(Question):
    """Stored tiles for points each, up to `left` of them."""

    name = "give-tiles"

    def __init__(self, seat: i64, left: i64, points: i64) -> None:
        super().__init__(seat)
        self.left = left
        self.points = points

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        found: list[int] = []
        last: i64 = EMPTY
        for kind in match.stores[seat]:
            if kind != last:
                found.append(words.PAY + int(kind))
            last = kind
        found.append(words.DONE)
        return found

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.PAY <= move < words.TIP:
            return NOT_NOW
        return None if move - words.PAY in match.stores[seat] else words.NO_SUCH_TILE

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        if move == words.DONE or self.left == 1:
            match.stack.pop()
        else:
            match.stack[-1] = GiveTiles(seat, self.left - 1, self.points)
        if move != words.DONE:
            kind = move - words.PAY
            match.discard_tile(seat, kind)
            match.points[seat] += self.points
            tell.tile_given(match, seat, kind, self.points)

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.PAY <= move < words.TIP:
            return super().describe(match, seat, move)
        known = facts.kind_of_tile(match, move - words.PAY)
        known["step"] = self.name
        return known
