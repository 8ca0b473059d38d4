"""Recipes: from the display at the price of their slot or for nothing, and from the bag."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.lists import changed
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import Answer
from toque.engine.text import Text, Value
from toque.games.patisserie import facts, gains, names, sizes, tell, words
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.games.patisserie.question import Question, is_full
from toque.mechanics import row

# The display.


def clear_last_slots(match: PatisserieMatch) -> None:
    line = match.rules.slot_line
    leaving = line[: sizes.LEAVING_SLOTS]
    slots = [slot for slot in leaving if match.recipe_row[slot] != EMPTY]
    match.recipe_row = match.recipe_row[:]
    left = row.clear(match.recipe_row, line, sizes.LEAVING_SLOTS)
    for recipe in left:
        match.recipe_discard |= BIT[recipe]
    tell.recipes(match, words.RECIPES_LEFT, slots, left)


def slide_and_fill(match: PatisserieMatch) -> None:
    """Recipes slide to the right in their order; gaps are filled from right to left."""
    line = match.rules.slot_line
    match.recipe_row = match.recipe_row[:]
    row.slide(match.recipe_row, line)
    filled: list[i64] = []
    for slot in row.gaps(match.recipe_row, line):
        recipe = gains.draw_recipe(match)
        if recipe != EMPTY:
            match.recipe_row[slot] = recipe
            filled.append(slot)
    if filled:
        match.reveal()
    found = [match.recipe_row[slot] for slot in filled]
    tell.recipes(match, words.RECIPES_SHOWN, filled, found)


def refill_if_needed(match: PatisserieMatch) -> None:
    """At the end of a turn, if three slots or more are empty."""
    line = match.rules.slot_line
    if len(line) - row.lying(match.recipe_row, line) >= sizes.EMPTY_SLOTS_TO_REFILL:
        slide_and_fill(match)


# Taking one.


def price_of(match: PatisserieMatch, slot: i64, free: bool) -> i64:
    return 0 if free or slot >= len(match.rules.slots) else match.rules.slots[slot]


def cannot_take(match: PatisserieMatch, seat: i64, slot: i64, free: bool) -> Obstacle | None:
    if slot >= len(match.recipe_row):
        return words.NOT_ON_BOARD
    if match.recipe_row[slot] == EMPTY:
        return words.NO_RECIPE
    if price_of(match, slot, free) > match.coins[seat]:
        return words.TOO_DEAR
    return words.SHELVES_FULL if is_full(match, seat) else None


def add_take_moves(match: PatisserieMatch, seat: i64, free: bool, found: list[int]) -> None:
    if is_full(match, seat):
        return
    for slot in range(len(match.recipe_row)):
        if cannot_take(match, seat, slot, free) is None:
            found.append(words.RECIPE + slot)


def lacks_only_room(match: PatisserieMatch, seat: i64, free: bool) -> bool:
    if not is_full(match, seat):
        return False
    for slot in range(len(match.recipe_row)):
        if cannot_take(match, seat, slot, free) is words.SHELVES_FULL:
            return True
    return False


def take(match: PatisserieMatch, seat: i64, slot: i64, free: bool) -> None:
    price = price_of(match, slot, free)
    recipe = match.recipe_row[slot]
    match.recipe_row = changed(match.recipe_row, slot, EMPTY)
    match.coins[seat] -= price
    match.shelve(seat, match.free_shelf(seat), recipe)
    tell.recipe_taken(match, seat, recipe, slot, price)


def describe(match: PatisserieMatch, seat: i64, slot: i64, free: bool) -> dict[str, Value]:
    known = facts.in_slot(match, slot, price_of(match, slot, free))
    known["coins"] = match.coins[seat]
    return known


class AcquireRecipe(Question):
    """Up to `left` recipes at their price, or no more."""

    name = "recipes"
    free: bool = False

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        found: list[int] = []
        add_take_moves(match, seat, self.free, found)
        found.append(words.DONE)
        return found

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.RECIPE <= move < words.INGREDIENT:
            return NOT_NOW
        return cannot_take(match, seat, move - words.RECIPE, self.free)

    def wants_room(self, match: PatisserieMatch) -> bool:
        return lacks_only_room(match, self.seat, self.free)

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        if move == words.DONE:
            match.stack.pop()
            return
        if self.left > 1:
            match.stack[-1] = AcquireRecipe(seat, self.left - 1)
        else:
            match.stack.pop()
        take(match, seat, move - words.RECIPE, self.free)

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.RECIPE <= move < words.INGREDIENT:
            return super().describe(match, seat, move)
        return describe(match, seat, move - words.RECIPE, self.free)


class FreeRecipe(AcquireRecipe):
    """One of the display for nothing, or none."""

    name = "free-recipe"
    free = True

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move == words.DONE:
            tell.declined(match, seat, "recipe")
        else:
            take(match, seat, move - words.RECIPE, True)


def offer_free(match: PatisserieMatch, seat: i64) -> None:
    """Ask, if a recipe is on display."""
    if row.lying(match.recipe_row, match.rules.slot_line) > 0:
        match.stack.append(FreeRecipe(seat, 1))


# From the bag.


def draw(match: PatisserieMatch, seat: i64, count: i64) -> None:
    """Recipes are drawn for all to see; one of them may be kept."""
    drawn: list[i64] = []
    for _ in range(count):
        recipe = gains.draw_recipe(match)
        if recipe != EMPTY:
            drawn.append(recipe)
            tell.of_recipe(match, words.DREW_RECIPE, seat, recipe)
    if drawn:
        match.reveal()
        match.stack.append(KeepRecipe(seat, drawn))


class KeepRecipe(Question):
    """Which of the drawn recipes is kept; the others are discarded."""

    name = "keep-recipe"

    def __init__(self, seat: i64, drawn_recipes: list[i64]) -> None:
        super().__init__(seat)
        self.drawn_recipes = drawn_recipes

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        found: list[int] = []
        if not is_full(match, seat):
            found += [words.KEEP_RECIPE + int(recipe) for recipe in sorted(self.drawn_recipes)]
        found.append(words.DONE)
        return found

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.KEEP_RECIPE <= move < words.LIFT:
            return NOT_NOW
        if move - words.KEEP_RECIPE not in self.drawn_recipes:
            return words.NOT_DRAWN
        return words.SHELVES_FULL if is_full(match, seat) else None

    def wants_room(self, match: PatisserieMatch) -> bool:
        return is_full(match, self.seat)

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        kept: i64 = EMPTY if move == words.DONE else move - words.KEEP_RECIPE
        for recipe in self.drawn_recipes:
            if recipe == kept:
                match.shelve(seat, match.free_shelf(seat), recipe)
            else:
                match.recipe_discard |= BIT[recipe]
                tell.of_recipe(match, words.PUT_RECIPE_BACK, seat, recipe)

    def ask(self, match: PatisserieMatch, seat: int) -> Text:
        drawn = [facts.recipe(recipe) for recipe in self.drawn_recipes]
        return Text("ask-keep-recipe", {"recipes": facts.joined(drawn)})

    def forced(self, match: PatisserieMatch) -> Answer | None:
        return None  # keep one, or none, or make room first

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.KEEP_RECIPE <= move < words.LIFT:
            return super().describe(match, seat, move)
        recipe = move - words.KEEP_RECIPE
        assert recipe < len(names.RECIPE_NAMES)
        return facts.recipe_facts(match, recipe)
