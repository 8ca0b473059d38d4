"""Tools: played at any point of one's own turn between effects, in every step of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import Answer
from toque.engine.text import SeatName, Text
from toque.games.gateau.agenda import SeatStep
from toque.games.gateau.awards import STACK, gilding, needed, reach
from toque.games.gateau.components import effect_text, tool_text
from toque.games.gateau.effects import GILD, cannot_perform, perform
from toque.games.gateau.gains import TOOLS, discard_tool
from toque.games.gateau.match import EMPTY, TOOL_BITS, GateauMatch
from toque.games.gateau.recipes import lay
from toque.games.gateau.words import (
    DISCARD,
    GILD_LATER,
    GILD_USELESS,
    NO_SUCH_TOOL,
    ONE_AWARD,
    ONE_EFFECT,
    TOOL,
    TOOL_PLAYED,
)


def has_tool(match: GateauMatch, seat: i64, tool: i64) -> bool:
    return match.hands[seat] >> TOOL_BITS * tool & 7 != 0


def add_tool_moves(match: GateauMatch, seat: i64, at_awards: bool, found: list[int]) -> None:
    hand = match.hands[seat]
    tool: i64 = 0
    while hand:
        if hand & 7:
            for choice in range(2):
                effect = match.rules.tool_effects[tool * 2 + choice]
                if effect != EMPTY and cannot_play(match, seat, effect // 8, at_awards) is None:
                    found.append(TOOL + tool * 2 + choice)
        hand >>= TOOL_BITS
        tool += 1


def tool_obstacle(match: GateauMatch, seat: i64, move: i64, at_awards: bool) -> Obstacle | None:
    tool = (move - TOOL) // 2
    if not has_tool(match, seat, tool):
        return NO_SUCH_TOOL
    effect = match.rules.tool_effects[move - TOOL]
    if effect == EMPTY:
        return ONE_EFFECT
    return cannot_play(match, seat, effect // 8, at_awards)


def cannot_play(match: GateauMatch, seat: i64, effect: i64, at_awards: bool) -> Obstacle | None:
    if effect == GILD:
        return cannot_gild(match, seat, at_awards)
    return cannot_perform(match, seat, effect)


def cannot_gild(match: GateauMatch, seat: i64, at_awards: bool) -> Obstacle | None:
    """Gold stands for icons while an award is won, and only where that brings one within reach."""
    if not at_awards:
        return GILD_LATER
    if match.awarded:
        return ONE_AWARD
    more = gilds_in_hand(match, seat)
    spare = match.gold[seat] - match.gilded
    if spare <= 0:
        return GILD_USELESS
    gold = gilding(match, seat) + (more if more < spare else spare)
    for family in range(3):
        if match.awards_taken[family] == STACK:
            continue
        icons = reach(match, seat, family) + gold
        for shelf in range(2):
            if not match.shelves[seat * 6 + shelf * 3 + family] and icons >= needed(shelf):
                return None
    return GILD_USELESS


def gilds_in_hand(match: GateauMatch, seat: i64) -> i64:
    count: i64 = 0
    for tool in range(TOOLS):
        held = match.hands[seat] >> TOOL_BITS * tool & 7
        for choice in range(2):
            effect = match.rules.tool_effects[tool * 2 + choice]
            if held and effect != EMPTY and effect // 8 == GILD:
                count += held * (effect % 8)
    return count


def play_tool(match: GateauMatch, seat: i64, move: i64) -> None:
    tool = (move - TOOL) // 2
    effect = match.rules.tool_effects[move - TOOL]
    discard_tool(match, seat, tool, "")
    if match.listener is not None:
        text = effect_text(effect // 8, effect % 8)
        match.tell(TOOL_PLAYED, {"seat": SeatName(seat), "tool": tool_text(tool), "effect": text})
    perform(match, seat, effect // 8, effect % 8, "tool")


# Tools that are given up without their effect.


class GiveUpTool(SeatStep):
    """The tool that a reservation costs."""

    name = "give-up-tool"

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        return discard_moves(match, seat)

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        return discard_obstacle(match, seat, move)

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        discard_tool(match, seat, move - DISCARD, "reservation")
        reserve(match, seat)

    def forced(self, match: GateauMatch) -> Answer | None:
        return self.only_move(match)

    def ask(self, match: GateauMatch, seat: int) -> Text:
        return Text("ask-give-up-tool")


GIVE_UPS: Final = [GiveUpTool(seat) for seat in range(4)]


def discard_moves(match: GateauMatch, seat: i64) -> list[int]:
    found: list[int] = []
    for tool in range(TOOLS):
        if has_tool(match, seat, tool):
            found.append(DISCARD + tool)
    return found


def discard_obstacle(match: GateauMatch, seat: i64, move: i64) -> Obstacle | None:
    if not DISCARD <= move < TOOL:
        return NOT_NOW
    return None if has_tool(match, seat, move - DISCARD) else NO_SUCH_TOOL


def begin_reserve(match: GateauMatch, seat: i64, place: i64, section: i64) -> None:
    match.paying = match.row[place]
    match.place = place
    match.section = section
    match.stack.append(GIVE_UPS[seat])


def reserve(match: GateauMatch, seat: i64) -> None:
    match.reserved[seat] = match.paying
    match.quiet = False
    lay(match, seat, match.paying, True)
