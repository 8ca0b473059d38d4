"""Preparing a recipe of the main board: one that can be paid for, under a free section."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.text import Value
from toque.games.gateau import facts, paying, recipes, sizes, words
from toque.games.gateau.match import EMPTY, GateauMatch
from toque.games.gateau.question import Question


def cannot_prepare(match: GateauMatch, seat: i64, place: i64) -> Obstacle | None:
    recipe = match.row[place]
    if recipe == EMPTY:
        return words.NO_CARD
    units = paying.most_units(match, seat)
    return None if paying.can_pay(match, seat, recipe, units) else words.SHORT_OF


def cannot_prepare_any(match: GateauMatch, seat: i64) -> Obstacle | None:
    if not recipes.has_free_section(match, seat):
        return words.NO_SECTION
    units = paying.most_units(match, seat)
    for place in range(sizes.PLACES):
        recipe = match.row[place]
        if recipe != EMPTY and paying.can_pay(match, seat, recipe, units):
            return None
    return words.NO_RECIPE


class Prepare(Question):
    """A recipe, or none."""

    name = "prepare"
    must = False
    """Whether a recipe must be chosen."""

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        me: i64 = seat
        units = paying.most_units(match, me)
        for place in range(sizes.PLACES):
            recipe = match.row[place]
            if recipe != EMPTY and paying.can_pay(match, me, recipe, units):
                recipes.add_card_moves(match, me, place, words.PREPARE, found)
        if not self.must:
            found.append(words.DONE)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE and not self.must:
            return None
        if not words.PREPARE <= move < words.FINISH:
            return NOT_NOW
        card = move - words.PREPARE
        obstacle = cannot_prepare(match, seat, card // sizes.SECTIONS)
        if obstacle is not None:
            return obstacle
        return recipes.cannot_lay(match, seat, card % sizes.SECTIONS)

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move != words.DONE:
            self.prepare(match, move)

    def prepare(self, match: GateauMatch, move: i64) -> None:
        place = (move - words.PREPARE) // sizes.SECTIONS
        section = (move - words.PREPARE) % sizes.SECTIONS
        paying.begin(match, self.seat, match.row[place], place, section)

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        if words.PREPARE <= move < words.FINISH:
            return facts.card_to_section(match, move - words.PREPARE)
        return super().describe(match, seat, move)
