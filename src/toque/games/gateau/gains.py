"""What comes without a choice: gold and tools."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.obstacle import Obstacle
from toque.games.gateau import sizes, tell, words
from toque.games.gateau.match import EMPTY, TOOL_BITS, GateauMatch
from toque.mechanics.pile import shuffled


def gain_gold(match: GateauMatch, seat: i64, amount: i64, reason: str) -> None:
    """Up to the limit of the bench; what is beyond it is lost."""
    space = match.rules.gold_limit - match.gold[seat]
    gained = amount if amount < space else space
    match.gold[seat] += gained
    tell.gold_gained(match, seat, gained, amount - gained, reason)


def draw_tool(match: GateauMatch, seat: i64) -> None:
    """A tool, face down beside the bench, if there is one."""
    if match.tool_pile.left == 0:
        shuffle_tools(match)
    tool = match.tool_pile.top()
    if tool == EMPTY:
        return
    match.tool_pile = match.tool_pile.below()
    match.fresh[seat] += BIT[TOOL_BITS * tool]
    match.reveal()
    tell.tool_drawn(match, seat, tool)


def shuffle_tools(match: GateauMatch) -> None:
    """The discarded tools make a new pile, if there are any."""
    discards: list[i64] = []
    for tool in range(sizes.TOOLS):
        for _ in range(match.tool_discards >> TOOL_BITS * tool & 7):
            discards.append(tool)
    if discards:
        match.tool_pile = shuffled(discards, match.rng)
        match.tool_discards = 0
        tell.tools_shuffled(match, len(discards))


def cannot_draw_tool(match: GateauMatch) -> Obstacle | None:
    return None if match.tool_pile.left or match.tool_discards else words.NO_TOOLS_LEFT


def discard_tool(match: GateauMatch, seat: i64, tool: i64) -> None:
    match.tools[seat] -= BIT[TOOL_BITS * tool]
    match.tool_discards += BIT[TOOL_BITS * tool]
