"""Events of a match, told with what each viewer sees; without a listener nothing is made."""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import i64

from toque.engine.event import EventKind, Split
from toque.engine.text import SeatName, Text
from toque.games.gateau import components, facts, words
from toque.games.gateau.match import GateauMatch

Facts: TypeAlias = "dict[str, int | str | SeatName | Text | Split]"


# Events of one seat, of which there are several kinds.


def by(match: GateauMatch, event: EventKind, seat: i64) -> None:
    if match.listener is not None:
        match.tell(event, {"seat": SeatName(seat)})


def count(match: GateauMatch, event: EventKind, seat: i64, number: i64) -> None:
    if match.listener is not None:
        match.tell(event, {"seat": SeatName(seat), "count": number})


def recipe(match: GateauMatch, event: EventKind, seat: i64, which: i64) -> None:
    if match.listener is not None:
        match.tell(event, {"seat": SeatName(seat), "recipe": facts.recipe_text(match, which)})


def ingredient(match: GateauMatch, event: EventKind, seat: i64, kind: i64) -> None:
    if match.listener is not None:
        known: Facts = {"seat": SeatName(seat), "kind": components.KINDS[kind]}
        known["ingredient"] = components.kind_text(kind)
        match.tell(event, known)


# A turn.


def chef_chosen(match: GateauMatch, seat: i64, side: i64) -> None:
    if match.listener is not None:
        kind = match.chefs[seat]
        known: Facts = {"seat": SeatName(seat), "side": components.CHEF_SIDES[side]}
        known["chef"] = Text("chef", {"kind": components.KINDS[kind]})
        known["kind"] = components.kind_text(kind)
        match.tell(words.CHEF_CHOSEN, known)


def turn_begins(match: GateauMatch, seat: i64) -> None:
    if match.listener is not None:
        match.tell(words.TURN_BEGINS, {"seat": SeatName(seat), "round": match.round})


def went(match: GateauMatch, seat: i64, space: i64, action: i64, idle: bool) -> None:
    if match.listener is not None:
        known: Facts = {"seat": SeatName(seat), "space": components.SPACES[space]}
        known["action"] = components.ACTIONS[action]
        known["idle"] = "yes" if idle else "no"
        match.tell(words.WENT, known)


def went_on(match: GateauMatch, seat: i64, action: i64) -> None:
    if match.listener is not None:
        gold_paid(match, seat, "second")
        name = components.ACTIONS[action]
        match.tell(words.WENT_ON, {"seat": SeatName(seat), "action": name})


def hand_moved(match: GateauMatch, seat: i64, spot: i64) -> None:
    if match.listener is not None:
        name = components.SPOTS[spot]
        match.tell(words.HAND_MOVED, {"seat": SeatName(seat), "spot": name})


def ending(match: GateauMatch, reason: str, rounds: i64) -> None:
    if match.listener is not None:
        match.tell(words.ENDING, {"reason": reason, "rounds": rounds})


# Tokens.


def took(match: GateauMatch, seat: i64, kind: i64, zone: i64, source: str, place: str) -> None:
    """`source` says what kind of place a token comes from, `place` which one."""
    if match.listener is not None:
        known: Facts = {"seat": SeatName(seat), "source": source, "place": place}
        known["kind"] = components.KINDS[kind]
        known["ingredient"] = components.kind_text(kind)
        known["zone"] = components.ZONES[zone]
        match.tell(words.TOOK, known)


def spent(match: GateauMatch, seat: i64, kind: i64, zone: i64, purpose: str) -> None:
    if match.listener is not None:
        known: Facts = {"seat": SeatName(seat), "purpose": purpose}
        known["kind"] = components.KINDS[kind]
        known["ingredient"] = components.kind_text(kind)
        known["zone"] = components.ZONES[zone]
        match.tell(words.SPENT, known)


def burst(match: GateauMatch, bowl: i64, kind: i64, thrown: list[i64], reason: str) -> None:
    if match.listener is not None:
        known: Facts = {"bowl": components.BOWL_NAMES[bowl], "count": len(thrown)}
        known["kind"] = components.KINDS[kind]
        known["ingredient"] = components.kind_text(kind)
        known["places"] = facts.token_places(thrown)
        known["shows"] = components.kind_text(match.faces[bowl])
        known["reason"] = reason
        match.tell(words.BURST, known)


def filled(match: GateauMatch, bowl: i64, tokens: list[i64]) -> None:
    if match.listener is not None:
        known: Facts = {"bowl": components.BOWL_NAMES[bowl], "count": len(tokens)}
        known["places"] = facts.token_places(tokens)
        match.tell(words.BOWL_FILLED, known)


def super_bowl_shown(match: GateauMatch, bowl: i64) -> None:
    if match.listener is not None:
        match.tell(words.BOWL_SHOWN, {"bowl": components.BOWL_NAMES[bowl]})


# Gold, tools and effects.


def gold_gained(match: GateauMatch, seat: i64, amount: i64, lost: i64, reason: str) -> None:
    if match.listener is not None:
        known: Facts = {"seat": SeatName(seat), "amount": amount, "lost": lost, "reason": reason}
        match.tell(words.GOLD_GAINED, known)


def gold_paid(match: GateauMatch, seat: i64, purpose: str) -> None:
    if match.listener is not None:
        match.tell(words.GOLD_PAID, {"seat": SeatName(seat), "purpose": purpose})


def tool_drawn(match: GateauMatch, seat: i64, tool: i64) -> None:
    """Only the seat that draws it sees which tool it is."""
    if match.listener is not None:
        seen = Split(1 << int(seat), components.tool_text(tool), Text("hidden-tool"))
        match.tell(words.TOOL_DRAWN, {"seat": SeatName(seat), "tool": seen})


def tools_shuffled(match: GateauMatch, cards: i64) -> None:
    if match.listener is not None:
        match.tell(words.TOOLS_SHUFFLED, {"cards": cards})


def tool_played(match: GateauMatch, seat: i64, tool: i64, effect: i64, amount: i64) -> None:
    if match.listener is not None:
        known: Facts = {"seat": SeatName(seat), "tool": components.tool_text(tool)}
        known["effect"] = components.effect_text(effect, amount)
        match.tell(words.TOOL_PLAYED, known)


def tool_discarded(match: GateauMatch, seat: i64, tool: i64, purpose: str) -> None:
    if match.listener is not None:
        known: Facts = {"seat": SeatName(seat), "tool": components.tool_text(tool)}
        known["purpose"] = purpose
        match.tell(words.TOOL_DISCARDED, known)


def nothing_gained(match: GateauMatch, seat: i64, effect: i64, amount: i64) -> None:
    if match.listener is not None:
        text = components.effect_text(effect, amount)
        match.tell(words.NOTHING_GAINED, {"seat": SeatName(seat), "effect": text})


# Recipes and awards.


def laid(
    match: GateauMatch, event: EventKind, seat: i64, which: i64, place: i64, section: i64
) -> None:
    """A recipe of the main board, prepared or reserved, goes under a section."""
    if match.listener is not None:
        known: Facts = {"seat": SeatName(seat), "recipe": facts.recipe_text(match, which)}
        known["card"] = components.PLACES[place]
        known["section"] = components.SECTIONS[section]
        known["bonus"] = components.effects_text(match.rules.sections[section])
        match.tell(event, known)


def finished(match: GateauMatch, seat: i64, which: i64) -> None:
    if match.listener is not None:
        known: Facts = {"seat": SeatName(seat), "recipe": facts.recipe_text(match, which)}
        known["points"] = match.rules.points[which]
        known["bonus"] = components.effects_text(match.rules.bonuses[which])
        match.tell(words.FINISHED, known)


def award_won(
    match: GateauMatch, seat: i64, family: i64, shelf: i64, points: i64, turned: list[i64]
) -> None:
    if match.listener is not None:
        for which in turned:
            recipe(match, words.TURNED_OVER, seat, which)
        known: Facts = {"seat": SeatName(seat), "points": points}
        known["family"] = components.FAMILIES[family]
        known["shelf"] = components.SHELVES[shelf]
        match.tell(words.AWARD_WON, known)


def toque_used(match: GateauMatch, seat: i64, place: i64) -> None:
    if match.listener is not None:
        known: Facts = {"seat": SeatName(seat), "place": components.TOQUE_SPACES[place]}
        known["bonus"] = components.effects_text(match.rules.toque[place])
        match.tell(words.TOQUE_USED, known)


# The main board and the advantages.


def recipe_shown(match: GateauMatch, which: i64, place: i64) -> None:
    if match.listener is not None:
        known: Facts = {"recipe": facts.recipe_text(match, which)}
        known["card"] = components.PLACES[place]
        match.tell(words.RECIPE_SHOWN, known)


def event_drawn(match: GateauMatch, number: i64) -> None:
    if match.listener is not None:
        match.tell(words.EVENT_DRAWN, {"name": components.EVENT_NAMES[number]})


def advantage_gained(match: GateauMatch, seat: i64, one: i64, two: i64) -> None:
    """The benefit on the right, for the ingredients of two cards."""
    if match.listener is not None:
        known: Facts = {"seat": SeatName(seat), "bonus": benefit_text(match)}
        known["one"] = pair_text(match, one)
        known["two"] = pair_text(match, two)
        match.tell(words.ADVANTAGE_GAINED, known)


def advantages_shown(match: GateauMatch, one: i64, two: i64) -> None:
    if match.listener is not None:
        known: Facts = {"one": pair_text(match, one), "two": pair_text(match, two)}
        known["bonus"] = benefit_text(match)
        match.tell(words.ADVANTAGE_SHOWN, known)


def pair_text(match: GateauMatch, card: i64) -> Text:
    """The ingredients of an advantage card."""
    one, two = match.rules.advantage_cards[card].kinds
    return Text("and", {"one": components.kind_text(one), "two": components.kind_text(two)})


def benefit_text(match: GateauMatch) -> Text:
    return components.effects_text(match.rules.advantage_cards[match.right[-1]].benefit)
