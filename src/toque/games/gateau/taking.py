"""Taking from a bowl: the action, with a hand if there are hands; effects, which reach every bowl."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.text import Text, Value
from toque.games.gateau import bench, components, facts, hands, placing, sizes, words
from toque.games.gateau.match import EMPTY, GateauMatch
from toque.games.gateau.question import Question

ACTION_TOKENS: Final = 4
"""How many tokens the action takes at most."""


def cannot_take(match: GateauMatch, seat: i64, bowl: i64, spot: i64) -> Obstacle | None:
    """Why a seat cannot take from a bowl; with a hand on a spot, or with EMPTY from everywhere."""
    if bowl == match.field:
        return words.BOWL_SHIELDED
    if match.bowls[bowl] == 0:
        return words.BOWL_EMPTY
    if spot != EMPTY and not hands.touches_bowl(spot, bowl):
        return words.BOWL_FAR
    return None if bench.fits_any(match, seat, match.bowls[bowl]) else words.NOTHING_FITS


def cannot_take_any(match: GateauMatch, seat: i64, spot: i64) -> Obstacle | None:
    fitting = bench.fitting_kinds(match, seat)
    for bowl in range(sizes.BOWLS):
        if bowl == match.field or match.bowls[bowl] & fitting == 0:
            continue
        if spot == EMPTY or hands.touches_bowl(spot, bowl):
            return None
    return words.NO_BOWL


class ChooseBowl(Question):
    """The bowl from which up to `amount` tokens are taken; asked for `bowls` of them, all different.

    The action must take something, at `spot` if there is a hand. Effects reach every bowl and may be
    left; `used` is the bit mask of the bowls that were chosen for the same effect.
    """

    name = "bowl"

    def __init__(
        self, seat: i64, amount: i64, bowls: i64, used: i64, is_action: bool, spot: i64
    ) -> None:
        super().__init__(seat)
        self.amount = amount
        self.bowls = bowls
        self.used = used
        self.is_action = is_action
        self.spot = spot

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        spot = self.spot
        fitting = bench.fitting_kinds(match, seat)
        for bowl in range(sizes.BOWLS):
            if match.bowls[bowl] & fitting == 0 or bowl == match.field or self.used >> bowl & 1:
                continue
            if spot == EMPTY or hands.touches_bowl(spot, bowl):
                found.append(words.BOWL + bowl)
        if not self.is_action:
            found.append(words.DONE)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE and not self.is_action:
            return None
        if not words.BOWL <= move < words.TILE:
            return NOT_NOW
        bowl = move - words.BOWL
        if self.used >> bowl & 1:
            return words.BOWL_TAKEN
        return cannot_take(match, seat, bowl, self.spot)

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move == words.DONE:
            return
        me: i64 = seat
        bowl: i64 = move - words.BOWL
        if self.bowls > 1:
            used = self.used | 1 << bowl
            match.stack.append(effect(me, self.amount, self.bowls - 1, used))
        placing.begin(match, me, bowl, self.amount)

    def ask(self, match: GateauMatch, seat: int) -> Text:
        return Text("ask-bowl", {"count": self.amount})

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        if words.BOWL <= move < words.TILE:
            bowl = move - words.BOWL
            tokens = facts.tokens_text(match.bowls[bowl])
            return {"bowl": components.BOWL_NAMES[bowl], "tokens": tokens}
        return super().describe(match, seat, move)


def action(seat: i64, spot: i64) -> ChooseBowl:
    return ChooseBowl(seat, ACTION_TOKENS, 1, 0, True, spot)


def effect(seat: i64, amount: i64, bowls: i64, used: i64 = 0) -> ChooseBowl:
    return ChooseBowl(seat, amount, bowls, used, False, EMPTY)
