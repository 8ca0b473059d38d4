"""Events of a match, told with the faces that each viewer sees; without a listener nothing is made.

The log stays in sight. Where the players remember for themselves it says that a card or a page was
turned, but not what showed.
"""

from __future__ import annotations

from toque.engine.event import EventArgs, EventKind, Split
from toque.engine.text import SeatName, Text
from toque.games.pieces_montees import words
from toque.games.pieces_montees.components import (
    NEUTRAL,
    POSITION_NAMES,
    SLOTS,
    face_text,
    kind_text,
)
from toque.games.pieces_montees.match import PiecesMatch


def by(match: PiecesMatch, kind: EventKind, seat: int) -> None:
    if match.listener is not None:
        match.tell(kind, {"seat": SeatName(seat)})


def laid(
    match: PiecesMatch, kind: EventKind, seat: int, position: int, receiver: int, face: int
) -> None:
    if match.listener is not None:
        facts = _at(seat, position)
        facts["seat"] = SeatName(seat)
        facts["face"] = face_text(face)
        facts["receiver"] = SeatName(receiver)
        facts["before"] = before(seat, receiver)
        match.tell(kind, facts)


def turned(match: PiecesMatch, seat: int, position: int) -> None:
    if match.listener is not None:
        facts = _at(seat, position)
        facts["seat"] = SeatName(seat)
        facts["said"] = _said(match)
        facts["face"] = _shown_face(match, position)
        match.tell(words.TURNED, facts)


def drawn(match: PiecesMatch, position: int) -> None:
    if match.listener is not None:
        facts = _at(position // SLOTS, position)
        facts["said"] = _said(match)
        facts["face"] = _shown_face(match, position)
        match.tell(words.DRAWN, facts)


def page(match: PiecesMatch, seat: int, direction: int) -> None:
    """A page turned for a spoon, or with seat -1 the one that turns at the end of a turn."""
    if match.listener is not None:
        facts: EventArgs = {
            "direction": words.DIRECTIONS[direction],
            "said": _said(match),
            "left": _shown_page(match, match.left_page()),
            "right": _shown_page(match, match.right_page()),
        }
        if seat >= 0:
            facts["seat"] = SeatName(seat)
        match.tell(words.PAGE_TURNED if seat >= 0 else words.PAGE_TURNS, facts)


def arrow(match: PiecesMatch) -> None:
    if match.listener is not None:
        match.tell(words.ARROW_TURNED, {"direction": "forward" if match.arrow_forward else "back"})


def decorated(match: PiecesMatch, seat: int, kind: int) -> None:
    if match.listener is not None:
        points = match.rules.decorated_points[kind % 2]
        match.tell(
            words.DECORATED, {"seat": SeatName(seat), "cake": kind_text(kind), "points": points}
        )


def turn_begins(match: PiecesMatch, seat: int) -> None:
    if match.listener is not None:
        match.tell(words.TURN_BEGINS, {"seat": SeatName(seat), "round": match.round})


def turn_ended(match: PiecesMatch, seat: int) -> None:
    if match.listener is not None:
        match.tell(words.TURN_ENDED, {"seat": SeatName(seat), "unused": match.spoons})


def ending(match: PiecesMatch, reason: str, quiet_rounds: int) -> None:
    if match.listener is not None:
        match.tell(words.ENDING, {"reason": reason, "rounds": quiet_rounds})


def owner(seat: int, hand: int) -> str:
    if hand == NEUTRAL:
        return "neutral"
    return "own" if hand == seat else "other"


def before(seat: int, receiver: int) -> str:
    return "me" if receiver == seat else "partner"


def _at(seat: int, position: int) -> EventArgs:
    """Where a card is, as seen from the seat that acts."""
    hand = position // SLOTS
    return {
        "card": POSITION_NAMES[position],
        "owner": owner(seat, hand),
        "hand": "" if hand == NEUTRAL else SeatName(hand),
    }


def _said(match: PiecesMatch) -> str:
    """Whether the log says what showed."""
    return "yes" if match.rules.remembers else "no"


def _shown_page(match: PiecesMatch, kind: int) -> Text | str:
    if not match.rules.remembers:
        return ""
    return kind_text(kind) if kind >= 0 else Text("page-empty")


def _shown_face(match: PiecesMatch, position: int) -> Text | Split | str:
    """The holder sees the inner face, the other seats the outer one.

    Somebody at no seat is told the inner face, which all have seen on the pile or on this card.
    """
    if not match.rules.remembers:
        return ""
    inner = match.cards[position]
    hand = position // SLOTS
    face = face_text(match.rules.faces[inner])
    if hand == NEUTRAL:
        return face
    others = match.rules.everybody & ~(1 << hand)
    return Split(others, face_text(match.rules.faces[inner ^ 1]), face)
