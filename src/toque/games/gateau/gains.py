"""What comes without a choice: gold and tools."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.obstacle import Obstacle
from toque.games.gateau import sizes, tell, words
from toque.games.gateau.match import TOOL_BITS, GateauMatch


def gain_gold(match: GateauMatch, seat: i64, amount: i64, reason: str) -> None:
    """Up to the limit of the bench; what is beyond it is lost."""
    space = match.rules.gold_limit - match.gold[seat]
    gained = amount if amount < space else space
    match.gold[seat] += gained
    tell.gold_gained(match, seat, gained, amount - gained, reason)


def draw_tool(match: GateauMatch, seat: i64) -> bool:
    """A tool, face down beside the bench; whether there was one."""
    if match.tools_left == 0 and not shuffle_tools(match):
        return False
    match.tools_left -= 1
    tool = match.tool_pile[match.tools_left]
    match.fresh[seat] += BIT[TOOL_BITS * tool]
    match.reveal()
    tell.tool_drawn(match, seat, tool)
    return True


def shuffle_tools(match: GateauMatch) -> bool:
    """The discarded tools make a new pile; whether there were any."""
    pile: list[i64] = []
    for tool in range(sizes.TOOLS):
        for _ in range(match.tool_discards >> TOOL_BITS * tool & 7):
            pile.append(tool)
    if not pile:
        return False
    match.rng.shuffle(pile)
    match.tool_pile = pile
    match.tools_left = len(pile)
    match.tool_discards = 0
    tell.tools_shuffled(match, len(pile))
    return True


def cannot_draw_tool(match: GateauMatch) -> Obstacle | None:
    return None if match.tools_left or match.tool_discards else words.NO_TOOLS_LEFT


def discard_tool(match: GateauMatch, seat: i64, tool: i64) -> None:
    match.tools[seat] -= BIT[TOOL_BITS * tool]
    match.tool_discards += BIT[TOOL_BITS * tool]
