"""What the Mentor does, told step by step with the reason for it."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.event import EventArgs
from toque.engine.text import Text
from toque.games.patisserie import components, facts, names, words
from toque.games.patisserie.match import PatisserieMatch


def drafted(match: PatisserieMatch, tray: i64) -> None:
    if match.listener is not None:
        match.tell(words.MENTOR_DRAFTED, {"tray": "AB"[tray]})


def card_turned(match: PatisserieMatch, card: components.SoloCard) -> None:
    if match.listener is not None:
        named = [names.SOLO_ACTIONS[action] for action in card.actions] + ["none", "none"]
        known: EventArgs = {"one": named[0], "two": named[1], "three": named[2]}
        known["count"] = len(card.actions)
        known["left"] = match.solo_deck.hand.left
        match.tell(words.MENTOR_CARD, known)


def acts(match: PatisserieMatch, action: i64, number: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"action": names.SOLO_ACTIONS[action], "number": number + 1}
        match.tell(words.MENTOR_ACTS, known)


def cannot(match: PatisserieMatch, points: i64) -> None:
    if match.listener is not None:
        match.tell(words.MENTOR_CANNOT, {"points": points})


def decision(match: PatisserieMatch, what: str, mark: i64, side: str, fits: bool) -> None:
    """A decision card shows something; whether it settles the question."""
    if match.listener is not None:
        known: EventArgs = {"what": what, "where": marked(match, what, mark), "side": side}
        known["fits"] = "yes" if fits else "no"
        match.tell(words.MENTOR_DECISION, known)


def marked(match: PatisserieMatch, what: str, mark: i64) -> Text:
    if what == "recipe":
        return Text("slot", {"slot": mark + 1})
    if what == "column":
        return Text("column", {"column": names.COLUMNS[mark]})
    if what == "table":
        return Text("table", {"table": names.TABLES[mark]})
    found = facts.place(match, mark, 0)
    return Text("place", {"what": found["what"], "post": found["post"]})


def recipe_taken(match: PatisserieMatch, recipe: i64, slot: i64, reason: str) -> None:
    if match.listener is not None:
        known: EventArgs = {"recipe": facts.recipe(recipe), "reason": reason}
        known["slot"] = names.SLOT_NAMES[slot]
        match.tell(words.MENTOR_RECIPE, known)


def recipe_dropped(match: PatisserieMatch, recipe: i64, reason: str) -> None:
    if match.listener is not None:
        known: EventArgs = {"recipe": facts.recipe(recipe), "reason": reason}
        match.tell(words.MENTOR_DROPPED, known)


def tiles_taken(match: PatisserieMatch, stalls: list[i64], column: i64, reason: str) -> None:
    if match.listener is not None:
        known: EventArgs = {"count": len(stalls), "column": names.COLUMNS[column]}
        known["reason"] = reason
        known["stalls"] = [names.STALL_NAMES[stall] for stall in stalls]
        match.tell(words.MENTOR_TILES, known)


def baked(match: PatisserieMatch, recipe: i64, rack: i64, shelf: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"recipe": facts.recipe(recipe), "rack": names.RACK_NAMES[rack]}
        known["shelf"] = names.SHELF_NAMES[shelf]
        match.tell(words.MENTOR_BAKED, known)


def decorated(match: PatisserieMatch, recipe: i64, kind: i64, rack: i64, height: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"recipe": facts.recipe(recipe), "tile": facts.tile(match, kind)}
        known["rack"] = names.RACK_NAMES[rack]
        known["height"] = names.HEIGHTS[height]
        match.tell(words.MENTOR_DECORATED, known)


def served(match: PatisserieMatch, recipe: i64, space: i64, reason: str, end: str) -> None:
    if match.listener is not None:
        known: EventArgs = {"recipe": facts.recipe(recipe), "reason": reason, "end": end}
        known.update(facts.space(space))
        match.tell(words.MENTOR_SERVED, known)


def sold(match: PatisserieMatch, recipe: i64, coins: i64) -> None:
    if match.listener is not None:
        match.tell(words.MENTOR_SOLD, {"recipe": facts.recipe(recipe), "coins": coins})


def hired(match: PatisserieMatch, card: i64, offer: i64, reason: str) -> None:
    if match.listener is not None:
        known: EventArgs = {"staff": facts.staff(card), "reason": reason}
        known["rank"] = facts.title(match.rules.edition.staff[card])
        known["offer"] = names.OFFER_NAMES[offer]
        match.tell(words.MENTOR_HIRED, known)


def placed(match: PatisserieMatch, place: i64) -> None:
    if match.listener is not None:
        found = facts.place(match, place, 0)
        known: EventArgs = {"what": found["what"], "post": found["post"], "place": found["place"]}
        match.tell(words.MENTOR_PLACED, known)


def card_scored(match: PatisserieMatch, card: i64, coins: i64, points: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"staff": facts.staff(card), "coins": coins, "points": points}
        known["bonus"] = facts.bonus_text(match.rules.edition.staff[card].bonus)
        match.tell(words.MENTOR_TURNS, known)


def goods(match: PatisserieMatch, count: i64, points: i64) -> None:
    if match.listener is not None:
        match.tell(words.MENTOR_GOODS, {"count": count, "points": points})
