"""A turn, in the order of the rulebook: a card, its main action, its bonus, the recipe display.

What a move may not do is said once, by the functions called `cannot_…`: they give `None` or the
obstacle.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import Answer, QuietStep
from toque.engine.text import Text, Value
from toque.games.patisserie import (
    baking,
    copying,
    decorating,
    delivering,
    facts,
    hiring,
    ingredients,
    names,
    placing,
    recipes,
    staples,
    tell,
    words,
)
from toque.games.patisserie.match import PatisserieMatch
from toque.games.patisserie.question import Question
from toque.games.patisserie.rules import ASSISTANT, PATISSIER

FIRST_ACTION: Final = words.RECIPE
BEYOND_ACTIONS: Final = words.SPARE


def begin(match: PatisserieMatch, seat: i64) -> None:
    match.player = seat
    match.stack.append(PlayCard(seat))


# 1. A card of the hand.


class PlayCard(Question):
    """There is no passing with a card in hand."""

    name = "card"

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        return [words.PLAY + int(card) for card in match.staffs[seat].hand]

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if not words.PLAY <= move < words.RECIPE:
            return NOT_NOW
        return None if move - words.PLAY in match.staffs[seat].hand else words.NOT_IN_HAND

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        """The card lies on top of the used pile at once."""
        card = move - words.PLAY
        match.staffs[seat] = match.staffs[seat].played(card).laid_down()
        match.note(seat, card)
        match.stack[-1] = MainAction(seat, card)
        tell.played(match, seat, card)

    def shows_own_secret(self, match: PatisserieMatch, seat: int, move: int) -> bool:
        """Whether others do not know yet that this card is in hand."""
        return move - words.PLAY not in match.sure_hand(seat)

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.PLAY <= move < words.RECIPE:
            return super().describe(match, seat, move)
        return facts.card(match, move - words.PLAY)


# 2. The main action, or none.


class MainAction(Question):
    """Assistants fetch tiles and buy staples, pâtissiers decorate and hire; all else both may do."""

    name = "action"

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        found: list[int] = []
        me: i64 = seat
        rank = match.rules.ranks[self.card]
        recipes.add_take_moves(match, me, False, found)
        if rank == ASSISTANT:
            ingredients.add_take_moves(match, me, 0, found)
            staples.add_buy_moves(match, me, found)
        baking.add_bake_moves(match, me, 0, baking.BY_RANK[rank], found)
        if rank == PATISSIER:
            decorating.add_decorate_moves(match, me, 0, found)
        delivering.add_deliver_moves(match, me, found)
        if rank == PATISSIER:
            hiring.add_hire_moves(match, me, found)
        hiring.add_dismiss_moves(match, me, found)
        placing.add_place_moves(match, me, 0, found)
        found.append(words.DONE)
        return found

    def only_answer(self, match: PatisserieMatch, seat: int) -> Answer | None:
        """Most often there is something to do, and what is seen at a glance is looked at first."""
        found: list[int] = []
        recipes.add_take_moves(match, seat, False, found)
        if not found:
            hiring.add_dismiss_moves(match, seat, found)
        if not found and match.rules.ranks[self.card] == ASSISTANT:
            staples.add_buy_moves(match, seat, found)
        return None if found else super().only_answer(match, seat)

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not FIRST_ACTION <= move < BEYOND_ACTIONS:
            return NOT_NOW
        me: i64 = seat
        rank = match.rules.ranks[self.card]
        if move < words.INGREDIENT:
            return recipes.cannot_take(match, me, move - words.RECIPE, False)
        if move < words.BAKE:
            if rank != ASSISTANT:
                return words.NOT_YOUR_RANK
            if move < words.BUY:
                return ingredients.cannot_take(match, me, move - words.INGREDIENT, 0)
            return staples.cannot_buy(match, me, move - words.BUY)
        if move < words.DECORATE:
            return baking.cannot_bake(match, me, move - words.BAKE, 0, baking.BY_RANK[rank])
        if move < words.SELL:
            if rank != PATISSIER:
                return words.NOT_YOUR_RANK
            return decorating.cannot_decorate(match, me, move - words.DECORATE, 0)
        if move < words.HIRE:
            return delivering.cannot_deliver(match, me, move)
        if move < words.DISMISS:
            if rank != PATISSIER:
                return words.NOT_YOUR_RANK
            return hiring.cannot_hire(match, me, move - words.HIRE)
        if move < words.PLACE:
            return hiring.cannot_dismiss(match, me, move - words.DISMISS)
        return placing.cannot_place(match, me, move - words.PLACE, 0)

    def wants_room(self, match: PatisserieMatch) -> bool:
        return recipes.lacks_only_room(match, self.seat, False)

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        me: i64 = seat
        rank = match.rules.ranks[self.card]
        match.stack[-1] = EndTurn()
        match.stack.append(copying.Bonus(me, self.card, rank))
        if move == words.DONE:
            tell.by(match, words.IDLE, me)
        elif move < words.INGREDIENT:
            match.stack.append(recipes.AcquireRecipe(me, 1))
            recipes.take(match, me, move - words.RECIPE, False)
        elif move < words.BUY:
            stall = move - words.INGREDIENT
            ingredients.take(match, me, stall, ingredients.price_of(match, stall))
        elif move < words.BAKE:
            staples.buy(match, me, move - words.BUY)
        elif move < words.DECORATE:
            baking.name_recipe(match, me, move - words.BAKE, 0, baking.BY_RANK[rank])
        elif move < words.SELL:
            match.stack.append(decorating.Decorate(me, 1, 0))
            decorating.decorate(match, me, move - words.DECORATE, 0)
        elif move < words.HIRE:
            match.stack.append(delivering.Deliver(me, 1))
            delivering.deliver(match, me, move)
        elif move < words.DISMISS:
            hiring.hire(match, me, move - words.HIRE)
        elif move < words.PLACE:
            hiring.dismiss(match, me, move - words.DISMISS)
        else:
            placing.put(match, me, move - words.PLACE, 0)

    def ask(self, match: PatisserieMatch, seat: int) -> Text:
        title = facts.title(match.rules.edition.staff[self.card])
        return Text("ask-action", {"staff": facts.staff(self.card), "rank": title})

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        known = self._describe_action(match, seat, move)
        if FIRST_ACTION <= move < BEYOND_ACTIONS:
            verb = match.setup.game.lexicon.verb_of(move)
            known["played"] = names.RANKS[match.rules.ranks[self.card]]
            known["action"] = verb.name
        return known

    def _describe_action(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        if not FIRST_ACTION <= move < BEYOND_ACTIONS:
            return super().describe(match, seat, move)
        if move < words.INGREDIENT:
            return recipes.describe(match, seat, move - words.RECIPE, False)
        if move < words.BUY:
            return ingredients.describe(match, seat, move - words.INGREDIENT, 0)
        if move < words.BAKE:
            return staples.describe(match, seat, move - words.BUY)
        if move < words.DECORATE:
            return facts.on_shelf(match, seat, move - words.BAKE)
        if move < words.SELL:
            return decorating.describe(match, seat, move - words.DECORATE, 0)
        if move < words.HIRE:
            return delivering.describe(match, seat, move)
        if move < words.DISMISS:
            return hiring.describe_hire(match, seat, move - words.HIRE)
        if move < words.PLACE:
            return hiring.describe_dismiss(match, move - words.DISMISS)
        return placing.describe(match, seat, move - words.PLACE, 0)


# 3. The bonus comes between: see copying.py and bonuses.py.

# 4. The recipe display is filled if too little is left.


class EndTurn(QuietStep[PatisserieMatch]):
    name = "end-turn"

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        match.stack.pop()
        recipes.refill_if_needed(match)
