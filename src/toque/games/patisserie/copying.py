"""Copying: the bonus on top of another player's used staff, or, alone, what the Mentor did last."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import QuietStep
from toque.engine.text import Value
from toque.games.patisserie import (
    baking,
    bonuses,
    decorating,
    delivering,
    facts,
    gains,
    hiring,
    ingredients,
    names,
    placing,
    recipes,
    sizes,
    tell,
    words,
)
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.games.patisserie.question import Question
from toque.games.patisserie.rules import ASSISTANT

RECIPES: Final = 0
INGREDIENTS: Final = 1
BAKE: Final = 2
DECORATE: Final = 3
DELIVER: Final = 4
HIRE: Final = 5
assert (
    *("recipes", "ingredients", "bake", "decorate", "deliver", "hire", "place"),
) == names.SOLO_ACTIONS
TWICE: Final = 2


class Bonus(QuietStep[PatisserieMatch]):
    """The bonus of a card is due, for a card of a rank."""

    name = "bonus"

    def __init__(self, seat: i64, card: i64, rank: i64) -> None:
        self.seat = seat
        self.card = card
        self.rank = rank

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        bonus = match.rules.bonuses[self.card]
        if bonus.kind != bonuses.COPY:
            bonuses.begin(match, self.seat, bonus, self.rank)
        elif match.rules.solo:
            match.stack.append(Imitate(self.seat))
        else:
            match.stack.append(Copy(self.seat))


class Copy(Question):
    """Whose card is copied, if anybody's; it counts as done by an assistant of one's own."""

    name = "copy"

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        found: list[int] = []
        for other in range(match.seats):
            if self.cannot_copy(match, other) is None:
                found.append(words.COPY + other)
        found.append(words.DONE)
        return found

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.COPY <= move < words.IMITATE:
            return NOT_NOW
        return self.cannot_copy(match, move - words.COPY)

    def cannot_copy(self, match: PatisserieMatch, other: i64) -> Obstacle | None:
        """A card that copies gives nothing to copy."""
        if other >= match.seats or other == self.seat:
            return words.NOT_THAT_SEAT
        top = match.staffs[other].top()
        if top == EMPTY or match.rules.bonuses[top].kind == bonuses.COPY:
            return words.NOTHING_TO_COPY
        return None

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move != words.DONE:
            other = move - words.COPY
            card = match.staffs[other].top()
            tell.copied(match, seat, card, other)
            match.stack.append(Bonus(seat, card, ASSISTANT))

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.COPY <= move < words.IMITATE:
            return super().describe(match, seat, move)
        return facts.top_of(match, move - words.COPY)


# Alone against the Mentor.


def can_do(match: PatisserieMatch, seat: i64, action: i64) -> bool:
    """Whether an action, done as an assistant, could be done at all."""
    found: list[int] = []
    if action == RECIPES:
        if recipes.lacks_only_room(match, seat, False):
            return True
        recipes.add_take_moves(match, seat, False, found)
    elif action == INGREDIENTS:
        ingredients.add_take_moves(match, seat, 0, found)
    elif action == BAKE:
        baking.add_bake_moves(match, seat, 0, baking.BY_RANK[ASSISTANT], found)
    elif action == DECORATE:
        decorating.add_decorate_moves(match, seat, 0, found)
    elif action == DELIVER:
        delivering.add_deliver_moves(match, seat, found)
    elif action == HIRE:
        hiring.add_hire_moves(match, seat, found)
    else:
        placing.add_place_moves(match, seat, 0, found)
    return len(found) > 0


def act(match: PatisserieMatch, seat: i64, action: i64) -> None:
    """Ask for an action by one's own rules and costs."""
    if action == RECIPES:
        match.stack.append(recipes.AcquireRecipe(seat, TWICE))
    elif action == INGREDIENTS:
        match.stack.append(ingredients.AcquireIngredient(seat, 0))
    elif action == BAKE:
        match.stack.append(baking.BakeOne(seat, baking.BY_RANK[ASSISTANT]))
    elif action == DECORATE:
        match.stack.append(decorating.Decorate(seat, TWICE, 0))
    elif action == DELIVER:
        match.stack.append(delivering.Deliver(seat, TWICE))
    elif action == HIRE:
        match.stack.append(hiring.Hire(seat))
    else:
        match.stack.append(placing.PlaceMarker(seat, 0))


class Imitate(Question):
    """One of the actions on the card that the Mentor played last, or points."""

    name = "imitate"

    def cannot_imitate(self, match: PatisserieMatch, action: i64) -> Obstacle | None:
        if match.solo_top == EMPTY:
            return words.NOT_ON_HIS_CARD
        if action not in match.rules.edition.solo_cards[match.solo_top].actions:
            return words.NOT_ON_HIS_CARD
        return None if can_do(match, self.seat, action) else words.CANNOT_DO_THAT

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        found: list[int] = []
        for action in range(len(names.SOLO_ACTIONS)):
            if self.cannot_imitate(match, action) is None:
                found.append(words.IMITATE + action)
        found.append(words.USE)
        return found

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.USE:
            return None
        if not words.IMITATE <= move < words.DISCARD:
            return NOT_NOW
        return self.cannot_imitate(match, move - words.IMITATE)

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move == words.USE:
            gains.points(match, seat, sizes.CONSOLATION, "bonus")
        else:
            tell.imitated(match, seat, move - words.IMITATE)
            act(match, seat, move - words.IMITATE)

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if move == words.USE:
            known: dict[str, Value] = {"step": self.name, "price": 0, "coins": 0, "amount": 0}
            known["points"] = sizes.CONSOLATION
            return known
        if not words.IMITATE <= move < words.DISCARD:
            return super().describe(match, seat, move)
        return {"action": names.SOLO_ACTIONS[move - words.IMITATE]}
