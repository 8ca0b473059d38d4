"""A match of the engine and one of the reference in the same plain words, to be compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tests.games.gateau.reference import points_and_ties, ranks_of
from tests.games.gateau.reference_edition import (
    BOWLS,
    FAMILIES,
    KINDS,
    PLACES,
    SECTIONS,
    SLOTS,
    ZONES,
)
from tests.games.gateau.reference_position import Player, Position
from toque.games.gateau.components import (
    BASIC,
    CHEF_SIDES,
    EVENT_NAMES,
    SHELVES,
    SPACES,
    SPOTS,
    TOOLS,
)
from toque.games.gateau.match import EMPTY, GateauMatch

State = dict[str, object]
SLOT_NAMES = [slot for slots in SLOTS.values() for slot in slots]


def counted(names: Iterable[str]) -> list[str]:
    return sorted(names)


def tokens(packed: int) -> list[str]:
    """Three bits a kind, super ingredients last and without a limit."""
    found = []
    for at, kind in enumerate(KINDS):
        count = packed >> 3 * at
        found += [kind] * (count if kind == "super" else count & 7)
    return counted(found)


def tools(packed: int) -> list[str]:
    return counted(tool for at, tool in enumerate(TOOLS) for _ in range(packed >> 3 * at & 7))


def card_name(match: GateauMatch, card: int) -> str:
    if card == EMPTY:
        return ""
    names = match.rules.names
    return names[card] if card < len(names) else EVENT_NAMES[card - len(names)]


def cards_in(match: GateauMatch, mask: int) -> list[str]:
    count = len(match.rules.names) + len(EVENT_NAMES)
    return counted(card_name(match, card) for card in range(count) if mask >> card & 1)


def icon_sets(at: Position, names: Iterable[str]) -> list[str]:
    return counted("-".join(at.recipe(name).icons) for name in names)


def engine_state(match: GateauMatch, at: Position) -> State:
    """`at` says only which icons a recipe has: of recipes that are alike either may be turned over."""
    rules = match.rules
    state: State = {
        "supply": dict(zip(KINDS, map(int, match.supply), strict=True)),
        "field": BOWLS[match.field] if match.field != EMPTY else "",
        "round": int(match.round),
        "last round": int(match.last_round),
        "player": -1 if match.player == rules.automa and rules.solo else int(match.player),
        "quiet turns": int(match.quiet_turns),
        "gone": cards_in(match, match.gone),
        "tool pile": counted(TOOLS[one] for one in match.tool_pile.lying()),
        "tool discards": tools(match.tool_discards),
        "toque": [bool(match.toque >> one & 1) for one in range(len(rules.toque))],
        "gilded": int(match.gilded),
    }
    for number, bowl in enumerate(BOWLS):
        state[f"bowl {bowl}"] = (
            KINDS[match.faces[number]],
            KINDS[match.backs[number]],
            tokens(match.bowls[number]),
        )
    for number, slot in enumerate(SLOT_NAMES):
        kind = match.slots[number]
        state[f"slot {slot}"] = KINDS[kind] if kind != EMPTY else ""
    for number, place in enumerate(PLACES):
        state[f"place {place}"] = card_name(match, match.row[number])
    for level in (0, 1):
        lying = match.decks[level].lying()
        state[f"deck {level + 1}"] = counted(card_name(match, card) for card in lying)
    for number, family in enumerate(FAMILIES):
        state[f"awards left of {family}"] = 6 - int(match.awards_taken[number])
    for player in range(rules.players):
        turned = cards_in(match, match.turned[player])
        state[f"owned by {player}"] = {
            "gold": int(match.gold[player]),
            "stored": counted(
                kind for one, kind in enumerate(BASIC) if match.stored[player] >> one & 1
            ),
            "finished": cards_in(match, match.finished[player]),
            "turned": icon_sets(at, turned) if player < match.seats else turned,
            "icons": [int(match.icons[player * 3 + family]) for family in range(3)],
            "shelves": {
                (shelf, family): int(match.shelves[player * 6 + row * 3 + column])
                for row, shelf in enumerate(SHELVES)
                for column, family in enumerate(FAMILIES)
                if match.shelves[player * 6 + row * 3 + column]
            },
        }
    for seat in range(match.seats):
        side = match.doubles[seat]
        state[f"chef {seat}"] = {
            "kind": BASIC[match.chefs[seat]],
            "side": CHEF_SIDES[side] if side != EMPTY else "",
            "bench": {zone: tokens(match.bench[seat * 4 + one]) for one, zone in enumerate(ZONES)},
            "pawn": SPACES[match.pawns[seat]],
            "under": {
                section: card_name(match, match.under[seat * 4 + one])
                for one, section in enumerate(SECTIONS)
                if match.under[seat * 4 + one] != EMPTY
            },
            "reserved": card_name(match, match.reserved[seat]),
            "tools": tools(match.tools[seat]),
            "fresh": tools(match.fresh[seat]),
            "spot": SPOTS[match.spots[seat]] if rules.hand_module else "b2",
        }
    if rules.advantages:
        state["advantages"] = (
            advantage_deck(match),
            int(match.middle),
            [int(card) for card in match.right],
        )
    if rules.solo:
        state["robot"] = {
            "tokens": dict(zip(KINDS, map(int, match.robot), strict=True)),
            "rows": [int(row) + 1 for row in match.arms],
            "cards left": int(match.robot_deck.left),
            "aside": [card_name(match, card) for card in match.aside[::-1]],
        }
    results = match.results()
    state["points"] = [outcome.score for outcome in results]
    state["ranks"] = [outcome.rank for outcome in results]
    return state


def advantage_deck(match: GateauMatch) -> list[int]:
    """From the top."""
    return [int(card) for card in match.benefits.lying()[::-1]]


def owned(at: Position, player: Player, is_robot: bool) -> State:
    icons = Counter(icon for name in player.face_up() for icon in at.recipe(name).icons)
    return {
        "gold": player.gold,
        "stored": counted(player.stored),
        "finished": counted(player.finished),
        "turned": counted(player.turned) if is_robot else icon_sets(at, player.turned),
        "icons": [icons[family] for family in FAMILIES],
        "shelves": player.shelves,
    }


def reference_state(at: Position) -> State:
    state: State = {
        "supply": {kind: at.supply[kind] for kind in KINDS},
        "field": at.field,
        "round": at.round,
        "last round": at.last_round,
        "player": at.player,
        "quiet turns": at.quiet_turns,
        "gone": counted(at.gone),
        "tool pile": counted(at.tool_pile.elements()),
        "tool discards": counted(at.tool_discards.elements()),
        "toque": at.toque_gold,
        "gilded": at.gilded,
    }
    for name, bowl in at.bowls.items():
        state[f"bowl {name}"] = (bowl.face, bowl.back, counted(bowl.tokens.elements()))
    for slot in SLOT_NAMES:
        state[f"slot {slot}"] = at.slots.get(slot, "")
    for place in PLACES:
        state[f"place {place}"] = at.row.get(place, "")
    for level in (0, 1):
        state[f"deck {level + 1}"] = counted(at.decks[level])
    for family in FAMILIES:
        state[f"awards left of {family}"] = len(at.stacks[family])
    for number, player in enumerate(at.players()):
        state[f"owned by {number}"] = owned(at, player, player is at.robot)
    for seat, chef in enumerate(at.chefs):
        state[f"chef {seat}"] = {
            "kind": chef.kind,
            "side": chef.side,
            "bench": {zone: counted(held.elements()) for zone, held in chef.bench.items()},
            "pawn": chef.pawn,
            "under": chef.under,
            "reserved": chef.reserved,
            "tools": counted(chef.tools.elements()),
            "fresh": counted(chef.fresh.elements()),
            "spot": chef.spot,
        }
    if at.options.advantage:
        state["advantages"] = (at.benefits, at.middle, at.right)
    if at.robot:
        state["robot"] = {
            "tokens": {kind: at.robot.tokens[kind] for kind in KINDS},
            "rows": [at.robot.rows["white"], at.robot.rows["blue"]],
            "cards left": len(at.robot.deck),
            "aside": at.aside,
        }
    totals = [points_and_ties(at, player) for player in at.players()]
    state["points"] = [total[0] for total in totals]
    state["ranks"] = ranks_of(totals)
    return state
