"""What a seat cannot know, dealt again: the decks, the tools of others, Chef-o-Tron's cards."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.rng import Rng
from toque.games.gateau.components import EVENTS_OF_LEVEL, RECIPES, TOOLS
from toque.games.gateau.match import TOOL_BITS, GateauMatch, tool_count
from toque.mechanics.pile import Pile, shuffled


def imagine(match: GateauMatch, seat: int, rng: Rng) -> GateauMatch:
    world = match.clone()
    world.rng = rng.fork()
    _deal_tools(match, world, seat, rng)
    _deal_cards(match, world, rng)
    if match.rules.advantages:
        _deal_advantages(match, world, rng)
    if match.rules.solo:
        left = sorted(match.robot_deck.lying())
        rng.shuffle(left)
        world.robot_deck = match.robot_deck.with_lying(left)
    return world


def _deal_tools(match: GateauMatch, world: GateauMatch, seat: int, rng: Rng) -> None:
    """The pile and the tools of the other seats, in hand and beside their benches."""
    unknown = match.tool_pile.lying()
    for other in range(match.seats):
        if other != seat:
            unknown += _unpack(match.tools[other]) + _unpack(match.fresh[other])
    unknown.sort()
    rng.shuffle(unknown)
    for other in range(match.seats):
        if other != seat:
            held = tool_count(match.tools[other])
            world.tools[other] = _pack(unknown[:held])
            del unknown[:held]
            held = tool_count(match.fresh[other])
            world.fresh[other] = _pack(unknown[:held])
            del unknown[:held]
    world.tool_pile = Pile(unknown)


def _unpack(tools: int) -> list[i64]:
    found: list[i64] = []
    for tool in range(len(TOOLS)):
        found += [tool] * (tools >> TOOL_BITS * tool & 7)
    return found


def _pack(tools: list[i64]) -> i64:
    packed = 0
    for tool in tools:
        packed += 1 << TOOL_BITS * int(tool)
    return packed


def _deal_cards(match: GateauMatch, world: GateauMatch, rng: Rng) -> None:
    """Both decks; in a solo match which events were set aside is unknown too.

    An event that is set aside keeps its level: it changes places with those in the deck of its level,
    wherever that deck's cards are.
    """
    decks: list[list[i64]] = [sorted(deck.lying()) for deck in match.decks]
    aside: list[i64] = []
    for event in match.aside:
        level = 0 if event < RECIPES + EVENTS_OF_LEVEL else 1
        pool = sorted([card for card in decks[level] if card >= RECIPES] + [event])
        drawn = rng.choice(pool)
        aside.append(drawn)
        if drawn != event:
            decks[level][decks[level].index(drawn)] = event
            decks[level].sort()
    world.aside = aside
    world.decks = [shuffled(deck, rng) for deck in decks]


def _deal_advantages(match: GateauMatch, world: GateauMatch, rng: Rng) -> None:
    """The deck below its top card."""
    rest = sorted(match.benefits.below().lying())
    rng.shuffle(rest)
    world.benefits = Pile([*rest, match.benefits.top()])
