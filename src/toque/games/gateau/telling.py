"""Events of a match, told with what each viewer sees; without a listener nothing is made."""

from __future__ import annotations

from typing import TypeAlias

from toque.engine.event import EventKind, Split
from toque.engine.text import SeatName, Text
from toque.games.gateau.components import (
    BOWL_NAMES,
    FAMILIES,
    KINDS,
    PLACES,
    SECTIONS,
    SHELVES,
    SLOT_NAMES,
    SPACES,
    TOOLS,
    ZONES,
    effects_text,
    kind_text,
    tool_text,
)
from toque.games.gateau.match import GateauMatch
from toque.games.gateau.words import (
    AWARD_WON,
    BOWL_FILLED,
    BURST,
    FINISHED,
    GOLD_GAINED,
    PREPARED,
    RECIPE_SHOWN,
    RESERVED,
    SPENT,
    TOOK,
    TOOL_DISCARDED,
    TOOL_DRAWN,
    TURNED_OVER,
    WENT,
)

Facts: TypeAlias = "dict[str, int | str | SeatName | Text | Split]"


def recipe_text(match: GateauMatch, recipe: int) -> Text:
    return Text("recipe", {"recipe": match.rules.names[recipe]})


def tell_seat(match: GateauMatch, kind: EventKind, seat: int) -> None:
    if match.listener is not None:
        match.tell(kind, {"seat": SeatName(seat)})


def tell_count(match: GateauMatch, kind: EventKind, seat: int, count: int) -> None:
    if match.listener is not None:
        match.tell(kind, {"seat": SeatName(seat), "count": count})


def tell_recipe(match: GateauMatch, kind: EventKind, seat: int, recipe: int) -> None:
    if match.listener is not None:
        match.tell(kind, {"seat": SeatName(seat), "recipe": recipe_text(match, recipe)})


def tell_kind(match: GateauMatch, event: EventKind, seat: int, kind: int) -> None:
    if match.listener is not None:
        match.tell(
            event, {"seat": SeatName(seat), "kind": KINDS[kind], "ingredient": kind_text(kind)}
        )


def tell_went(match: GateauMatch, seat: int, space: int, action: str, idle: bool) -> None:
    if match.listener is not None:
        facts: Facts = {"seat": SeatName(seat), "space": SPACES[space], "action": action}
        facts["idle"] = "yes" if idle else "no"
        match.tell(WENT, facts)


def tell_took(match: GateauMatch, seat: int, kind: int, zone: int, source: str, place: str) -> None:
    """`source` says what kind of place a token comes from, `place` which one."""
    if match.listener is not None:
        facts: Facts = {"seat": SeatName(seat), "kind": KINDS[kind], "zone": ZONES[zone]}
        facts["ingredient"] = kind_text(kind)
        facts["source"] = source
        facts["place"] = place
        match.tell(TOOK, facts)


def tell_spent(match: GateauMatch, seat: int, kind: int, zone: int, purpose: str) -> None:
    if match.listener is not None:
        facts: Facts = {"seat": SeatName(seat), "kind": KINDS[kind], "zone": ZONES[zone]}
        facts["ingredient"] = kind_text(kind)
        facts["purpose"] = purpose
        match.tell(SPENT, facts)


def places(tokens: list[int]) -> str:
    """Tokens as `b2:cherry w1:jelly`, for whoever animates: a bowl or slot, and what lands there."""
    words = []
    for token in tokens:
        place = token // 8
        name = BOWL_NAMES[place] if place < 16 else SLOT_NAMES[place - 16]
        words.append(f"{name}:{KINDS[token % 8]}")
    return " ".join(words)


def tell_burst(match: GateauMatch, bowl: int, kind: int, thrown: list[int], reason: str) -> None:
    if match.listener is not None:
        facts: Facts = {"bowl": BOWL_NAMES[bowl], "kind": KINDS[kind], "count": len(thrown)}
        facts["ingredient"] = kind_text(kind)
        facts["places"] = places(thrown)
        facts["shows"] = kind_text(match.faces[bowl])
        facts["reason"] = reason
        match.tell(BURST, facts)


def tell_filled(match: GateauMatch, bowl: int, tokens: list[int]) -> None:
    if match.listener is not None:
        facts: Facts = {"bowl": BOWL_NAMES[bowl], "places": places(tokens), "count": len(tokens)}
        match.tell(BOWL_FILLED, facts)


def tell_gold(match: GateauMatch, seat: int, amount: int, lost: int, reason: str) -> None:
    if match.listener is not None:
        facts: Facts = {"seat": SeatName(seat), "amount": amount, "lost": lost, "reason": reason}
        match.tell(GOLD_GAINED, facts)


def tell_tool_drawn(match: GateauMatch, seat: int, tool: int) -> None:
    """Only whoever draws it sees which tool it is."""
    if match.listener is not None:
        seen = Split(1 << seat, tool_text(tool), Text("hidden-tool"))
        match.tell(TOOL_DRAWN, {"seat": SeatName(seat), "tool": seen})


def tell_tool_discarded(match: GateauMatch, seat: int, tool: int, purpose: str) -> None:
    if match.listener is not None:
        facts: Facts = {"seat": SeatName(seat), "tool": tool_text(tool), "purpose": purpose}
        match.tell(TOOL_DISCARDED, facts)


def tell_placed(
    match: GateauMatch, seat: int, recipe: int, place: int, section: int, reserved: bool
) -> None:
    """A recipe of the main board, prepared or reserved, goes under a section."""
    if match.listener is not None:
        facts: Facts = {"seat": SeatName(seat), "recipe": recipe_text(match, recipe)}
        facts["card"] = PLACES[place]
        facts["section"] = SECTIONS[section]
        facts["bonus"] = effects_text(match.rules.sections[section])
        match.tell(RESERVED if reserved else PREPARED, facts)


def tell_finished(match: GateauMatch, seat: int, recipe: int) -> None:
    if match.listener is not None:
        facts: Facts = {"seat": SeatName(seat), "recipe": recipe_text(match, recipe)}
        facts["points"] = match.rules.points[recipe]
        facts["bonus"] = effects_text(match.rules.bonuses[recipe])
        match.tell(FINISHED, facts)


def tell_award(
    match: GateauMatch, seat: int, family: int, shelf: int, points: int, turned: list[int]
) -> None:
    if match.listener is not None:
        for recipe in turned:
            tell_recipe(match, TURNED_OVER, seat, recipe)
        facts: Facts = {"seat": SeatName(seat), "family": FAMILIES[family], "points": points}
        facts["shelf"] = SHELVES[shelf]
        match.tell(AWARD_WON, facts)


def tell_shown(match: GateauMatch, recipe: int, place: int) -> None:
    if match.listener is not None:
        facts: Facts = {"recipe": recipe_text(match, recipe), "card": PLACES[place]}
        match.tell(RECIPE_SHOWN, facts)


def tools_of(tools: int) -> list[str]:
    """A packed hand as names."""
    found = []
    for number, name in enumerate(TOOLS):
        found += [name] * (tools >> 3 * number & 7)
    return found
