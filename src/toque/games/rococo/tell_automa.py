"""What Madame du Barry does, told step by step with the reason for it."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.event import EventArgs
from toque.games.rococo import (
    components,
    facts,
    names,
    words,
)
from toque.games.rococo.match import EMPTY, RococoMatch


def card_turned(match: RococoMatch, card: components.DuBarryCard) -> None:
    if match.listener is not None:
        known: EventArgs = {"action": names.DU_BARRY_ACTIONS[card.action]}
        known["number"] = card.number + 1
        known["side"] = names.DIRECTIONS[card.side]
        known["left"] = match.deck.hand.left
        match.tell(words.MADAME_CARD, known)


def cannot(match: RococoMatch, action: str, points_: i64) -> None:
    if match.listener is not None:
        match.tell(words.MADAME_CANNOT, {"action": action, "points": points_})


def favour(match: RococoMatch, taken: bool, points_: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"taken": "yes" if taken else "no", "points": points_}
        match.tell(words.MADAME_FAVOUR, known)


def tiles_taken(match: RococoMatch, places: list[i64], source: str, number: i64) -> None:
    if match.listener is not None:
        known: EventArgs = {"count": len(places), "from": source, "number": number + 1}
        known["places"] = [names.DRAWER_NAMES[place] for place in places]
        match.tell(words.MADAME_TILES, known)


def garment_chosen(match: RococoMatch, garment: i64, window: i64, reason: str) -> None:
    if match.listener is not None:
        known: EventArgs = {"garment": facts.garment(match, garment), "reason": reason}
        known["window"] = names.WINDOW_NAMES[window]
        match.tell(words.MADAME_GARMENT, known)


def hall_turned(match: RococoMatch, hall: i64, full: bool) -> None:
    if match.listener is not None:
        known: EventArgs = {"hall": hall + 1, "full": "yes" if full else "no"}
        match.tell(words.MADAME_HALL, known)


def rented(match: RococoMatch, garment: i64, space: i64, reason: str) -> None:
    if match.listener is not None:
        known: EventArgs = {"garment": facts.garment(match, garment), "reason": reason}
        known.update(facts.space(space))
        match.tell(words.MADAME_RENTED, known)


def notion(match: RococoMatch, which: i64) -> None:
    if match.listener is not None:
        match.tell(words.MADAME_NOTION, {"notion": names.NOTIONS[which]})


def tile_drawn(match: RococoMatch, reason: str) -> None:
    if match.listener is not None:
        match.tell(words.MADAME_TILE, {"reason": reason})


def jewel(match: RococoMatch, colour: i64, place: i64, reason: str) -> None:
    if match.listener is not None:
        known: EventArgs = {"jewel": facts.jewel(colour), "reason": reason}
        known["place"] = names.JEWEL_NAMES[place]
        match.tell(words.MADAME_JEWEL, known)


def no_jewel(match: RococoMatch, reason: str) -> None:
    if match.listener is not None:
        match.tell(words.MADAME_NO_JEWEL, {"reason": reason})


def hired(match: RococoMatch, employee: i64, offer: i64, reason: str) -> None:
    if match.listener is not None:
        known: EventArgs = {"employee": facts.employee(employee), "reason": reason}
        known["rank"] = names.RANKS[match.rules.ranks[employee]]
        known["offer"] = names.OFFER_NAMES[offer]
        match.tell(words.MADAME_HIRED, known)


def funded(match: RococoMatch, place: i64, reason: str) -> None:
    if match.listener is not None:
        known: EventArgs = {"reason": reason}
        known.update(facts.decoration(match, place, 0))
        del known["price"]
        match.tell(words.MADAME_FUNDED, known)


def points(match: RococoMatch, amount: i64, reason: str) -> None:
    if match.listener is not None:
        match.tell(words.MADAME_POINTS, {"amount": amount, "reason": reason})


def all_halls(match: RococoMatch, points_: i64) -> None:
    if match.listener is not None:
        match.tell(words.MADAME_ALL_HALLS, {"points": points_})


def task_marked(match: RococoMatch, task: i64) -> None:
    if match.listener is not None:
        match.tell(words.MADAME_TASK, {"task": names.TASKS[task]})


def trial_passed(match: RococoMatch, trial: i64, removed: i64) -> None:
    """The card that left stays unseen: only whether there was one is told."""
    if match.listener is not None:
        known: EventArgs = {"trial": names.TRIALS[trial]}
        known["removed"] = "no" if removed == EMPTY else "yes"
        match.tell(words.MADAME_TRIAL, known)
