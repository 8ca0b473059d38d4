"""Tools: played at any point of one's own turn between effects; and given up without their effect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import FreeMoves, QuietStep
from toque.engine.text import Value
from toque.games.gateau import (
    awards,
    components,
    effects,
    gains,
    performing,
    sizes,
    tell,
    words,
)
from toque.games.gateau.match import EMPTY, TOOL_BITS, GateauMatch
from toque.games.gateau.question import Question


def has_tool(match: GateauMatch, seat: i64, tool: i64) -> bool:
    return match.tools[seat] >> TOOL_BITS * tool & 7 != 0


class Tools(FreeMoves[GateauMatch]):
    """Tools are played before the answer to most questions of a turn.

    Gold can be gilded only where an award is being won.
    """

    def __init__(self, gilds: bool) -> None:
        super().__init__(words.TOOL, words.AWARD)
        self.gilds = gilds

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        tools = match.tools[seat]
        tool: i64 = 0
        while tools:
            if tools & 7:
                for choice in range(sizes.CHOICES):
                    effect = match.rules.tool_effects[tool * sizes.CHOICES + choice]
                    if effect != EMPTY and self.cannot_play(match, seat, effect // 8) is None:
                        found.append(words.TOOL + tool * sizes.CHOICES + choice)
            tools >>= TOOL_BITS
            tool += 1
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if not has_tool(match, seat, (move - words.TOOL) // sizes.CHOICES):
            return words.NO_SUCH_TOOL
        effect = match.rules.tool_effects[move - words.TOOL]
        if effect == EMPTY:
            return words.ONE_EFFECT
        return self.cannot_play(match, seat, effect // 8)

    def cannot_play(self, match: GateauMatch, seat: i64, effect: i64) -> Obstacle | None:
        if effect != effects.GILD:
            return performing.cannot_perform(match, seat, effect)
        return cannot_gild(match, seat) if self.gilds else words.GILD_LATER

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        me: i64 = seat
        tool: i64 = (move - words.TOOL) // sizes.CHOICES
        effect = match.rules.tool_effects[move - words.TOOL]
        match.tools[me] -= BIT[TOOL_BITS * tool]
        match.played = tool
        match.stack.append(PutAway())
        tell.tool_played(match, me, tool, effect // 8, effect % 8)
        performing.perform(match, me, effect // 8, effect % 8, "tool")

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        tool = (move - words.TOOL) // sizes.CHOICES
        effect = match.rules.tool_effects[move - words.TOOL]
        if effect == EMPTY:
            effect = match.rules.tool_effects[tool * sizes.CHOICES]
        text = components.effect_text(effect // 8, effect % 8)
        return {"tool": components.tool_text(tool), "effect": text}


class PutAway(QuietStep[GateauMatch]):
    """The effect of a tool is over: now the card is discarded."""

    name = "put-away"

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        match.tool_discards += BIT[TOOL_BITS * match.played]
        match.played = EMPTY


BETWEEN: Final = Tools(False)
AT_AWARDS: Final = Tools(True)


# Gold that stands for icons.


def cannot_gild(match: GateauMatch, seat: i64) -> Obstacle | None:
    """Gold stands for icons only where that brings an award within reach."""
    if match.awarded:
        return words.ONE_AWARD
    more = gilds_in_hand(match, seat)
    spare = match.gold[seat] - match.gilded
    if spare <= 0:
        return words.GILD_USELESS
    gold = awards.gilding(match, seat) + (more if more < spare else spare)
    for family in range(sizes.FAMILIES):
        icons = awards.reach(match, seat, family) + gold
        for shelf in range(sizes.SHELVES):
            free = awards.cannot_place(match, seat, family, shelf) is None
            if free and icons >= awards.needed(shelf):
                return None
    return words.GILD_USELESS


def gilds_in_hand(match: GateauMatch, seat: i64) -> i64:
    count: i64 = 0
    for tool in range(sizes.TOOLS):
        held = match.tools[seat] >> TOOL_BITS * tool & 7
        for choice in range(sizes.CHOICES):
            effect = match.rules.tool_effects[tool * sizes.CHOICES + choice]
            if held and effect != EMPTY and effect // 8 == effects.GILD:
                count += held * (effect % 8)
    return count


# Tools that are given up without their effect.


class DiscardTool(Question):
    """Which tool is given up."""

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        found: list[int] = []
        for tool in range(sizes.TOOLS):
            if has_tool(match, seat, tool):
                found.append(words.DISCARD + tool)
        return found

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        if not words.DISCARD <= move < words.TOOL:
            return NOT_NOW
        return None if has_tool(match, seat, move - words.DISCARD) else words.NO_SUCH_TOOL

    def discard(self, match: GateauMatch, move: i64, purpose: str) -> None:
        seat: i64 = self.seat
        gains.discard_tool(match, seat, move - words.DISCARD)
        tell.tool_discarded(match, seat, move - words.DISCARD, purpose)

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.DISCARD <= move < words.TOOL:
            return super().describe(match, seat, move)
        return {"tool": components.tool_text(move - words.DISCARD), "step": self.name}
