"""What comes without a choice: gold, tools, and the way back into the supply."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.games.gateau.match import TOOL_BITS, GateauMatch
from toque.games.gateau.telling import tell_gold, tell_tool_discarded, tell_tool_drawn
from toque.games.gateau.words import TOOLS_SHUFFLED

TOOLS: Final = 12


def gain_gold(match: GateauMatch, seat: i64, amount: i64, reason: str) -> None:
    """Up to the limit of the bench; what is beyond it is lost."""
    space = match.rules.gold_limit - match.gold[seat]
    gained = amount if amount < space else space
    match.gold[seat] += gained
    if match.listener is not None:
        tell_gold(match, seat, gained, amount - gained, reason)


def draw_tool(match: GateauMatch, seat: i64) -> bool:
    """A tool, face down beside the bench; whether there was one."""
    if match.tools_left == 0 and not shuffle_tools(match):
        return False
    match.tools_left -= 1
    tool = match.tool_pile[match.tools_left]
    match.fresh[seat] += BIT[TOOL_BITS * tool]
    match.reveal()
    if match.listener is not None:
        tell_tool_drawn(match, seat, tool)
    return True


def shuffle_tools(match: GateauMatch) -> bool:
    """The discarded tools make a new pile; whether there were any."""
    pile: list[i64] = []
    for tool in range(TOOLS):
        for _ in range(match.tool_discards >> TOOL_BITS * tool & 7):
            pile.append(tool)
    if not pile:
        return False
    match.rng.shuffle(pile)
    match.tool_pile = pile
    match.tools_left = len(pile)
    match.tool_discards = 0
    if match.listener is not None:
        match.tell(TOOLS_SHUFFLED, {"cards": len(pile)})
    return True


def tools_remain(match: GateauMatch) -> bool:
    return match.tools_left > 0 or match.tool_discards != 0


def discard_tool(match: GateauMatch, seat: i64, tool: i64, purpose: str) -> None:
    match.hands[seat] -= BIT[TOOL_BITS * tool]
    match.tool_discards += BIT[TOOL_BITS * tool]
    if match.listener is not None and purpose:
        tell_tool_discarded(match, seat, tool, purpose)
