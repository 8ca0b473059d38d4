"""Events of Chef-o-Tron: each of its steps is told with a reason, so that a person can check it."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.event import EventArgs, EventKind
from toque.games.gateau import components, facts, tell, words
from toque.games.gateau.components import RobotCard
from toque.games.gateau.match import EMPTY, GateauMatch


def card_drawn(match: GateauMatch, card: RobotCard) -> None:
    if match.listener is not None:
        known: EventArgs = {
            "round": match.round,
            "arm": components.ARMS[card.arm],
            "rows": card.rows,
        }
        known["base"] = components.BASE_EFFECTS[card.base]
        known["second"] = components.SECOND_EFFECTS[card.second]
        known["left"] = match.robot_deck.left
        match.tell(words.ROBOT_CARD, known)


def arm_moved(match: GateauMatch, arm: i64, rows: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"arm": components.ARMS[arm], "rows": rows}
        known["row"] = str(match.arms[arm] + 1)
        match.tell(words.ARM_MOVED, known)


def took(match: GateauMatch, bowl: i64, tokens: list[i64], reason: str) -> None:
    if match.listener is not None:
        known: EventArgs = {"bowl": components.BOWL_NAMES[bowl], "count": len(tokens)}
        known["places"] = facts.token_places(tokens)
        known["kinds"] = facts.token_kinds(tokens)
        known["arm"] = components.ARMS[match.active]
        known["reason"] = reason
        match.tell(words.ROBOT_TOOK, known)


def field_raised(match: GateauMatch, bowl: i64, arm: i64, reason: str) -> None:
    if match.listener is not None:
        known: EventArgs = {"bowl": components.BOWL_NAMES[bowl], "arm": components.ARMS[arm]}
        known["reason"] = reason
        match.tell(words.ROBOT_FIELD, known)


def tile_taken(match: GateauMatch, tile: i64, tokens: list[i64], reason: str) -> None:
    if match.listener is not None:
        known: EventArgs = {"tile": components.TILES[tile], "count": len(tokens), "reason": reason}
        known["places"] = facts.token_places(tokens)
        known["kinds"] = facts.token_kinds(tokens)
        match.tell(words.ROBOT_TILE, known)


def ignored(match: GateauMatch, effect: str) -> None:
    if match.listener is not None:
        match.tell(words.ROBOT_IGNORED, {"base": effect})


def gold_gained(match: GateauMatch, amount: i64, reason: str) -> None:
    if match.listener is not None:
        match.tell(words.ROBOT_GOLD, {"amount": amount, "reason": reason})


def supers_gained(match: GateauMatch, count: i64, reason: str) -> None:
    if match.listener is not None:
        match.tell(words.ROBOT_SUPERS, {"count": count, "reason": reason})


def ingredient(match: GateauMatch, event: EventKind, kind: i64) -> None:
    """A kind that it gained or stored: the first one from the side of the active arm."""
    if match.listener is not None:
        known: EventArgs = {
            "kind": components.KINDS[kind],
            "ingredient": components.kind_text(kind),
        }
        known["arm"] = components.ARMS[match.active]
        match.tell(event, known)


def limited(match: GateauMatch, kind: i64, count: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {
            "kind": components.KINDS[kind],
            "ingredient": components.kind_text(kind),
        }
        known["count"] = count
        known["limit"] = match.rules.robot_limit
        match.tell(words.ROBOT_LIMIT, known)


def recipe_made(
    match: GateauMatch, recipe: i64, place: i64, paid: i64, grey: i64, reason: str
) -> None:
    """`paid` are packed tokens; `grey` is the kind of the grey ones, or EMPTY."""
    if match.listener is not None:
        known: EventArgs = {"recipe": facts.recipe_text(match, recipe), "reason": reason}
        known["card"] = components.PLACES[place]
        known["points"] = match.rules.points[recipe]
        known["arm"] = components.ARMS[match.active]
        known["paid"] = facts.tokens_text(paid)
        known["grey"] = facts.tokens_text(0) if grey == EMPTY else components.kind_text(grey)
        match.tell(words.ROBOT_RECIPE, known)


def award_won(
    match: GateauMatch, family: i64, shelf: i64, points: i64, turned: list[i64], reason: str
) -> None:
    if match.listener is not None:
        known: EventArgs = {
            "family": components.FAMILIES[family],
            "points": points,
            "reason": reason,
        }
        known["shelf"] = components.SHELVES[shelf]
        known["arm"] = components.ARMS[match.active]
        known["used"] = [match.rules.names[recipe] for recipe in turned]
        match.tell(words.ROBOT_AWARD, known)


def advantage_gained(match: GateauMatch) -> None:
    """The benefit on the right, for the ingredients of the middle card."""
    if match.listener is not None:
        known: EventArgs = {"bonus": tell.benefit_text(match)}
        known["one"] = tell.pair_text(match, match.middle)
        match.tell(words.ROBOT_ADVANTAGE, known)
