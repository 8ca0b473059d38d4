"""What one viewer may know of a match, built up from allowed facts."""

from __future__ import annotations

import msgspec

from toque.games.pieces_montees.components import (
    COLOURS,
    FACE_NAMES,
    KIND_NAMES,
    KINDS,
    NEUTRAL,
    SLOTS,
)
from toque.games.pieces_montees.match import EMPTY, PiecesMatch
from toque.games.pieces_montees.scoring import cake_points, points
from toque.games.pieces_montees.turn import (
    CAKES_AT_ONCE,
    COST_OF_ASSISTANT,
    COST_OF_PAGE,
    COST_OF_TURNING,
)


class CardView(msgspec.Struct, frozen=True):
    """A card as the viewer sees it; `back` is its other face if the viewer has seen that too.

    Where the players remember for themselves no back is shown, and no face of a hand to somebody at no
    seat: the holder and the others see different ones.
    """

    face: str | None
    back: str | None


class CakeView(msgspec.Struct, frozen=True):
    kind: str
    layers: int
    decorated: bool
    points: int


class SeatView(msgspec.Struct, frozen=True):
    hand: list[CardView | None]
    cakes: list[CakeView]
    assistant: bool
    points: int


class BookletView(msgspec.Struct, frozen=True):
    """An open booklet: a chocolate decoration on the left, a cream one on the right."""

    left: str | None
    right: str | None
    turned: int
    left_in_it: int
    arrow: str


class WorthView(msgspec.Struct, frozen=True):
    """What cakes are worth in the edition of this match."""

    layers: list[int]
    """With one, two and three layers."""
    cream: int
    """Decorated, by the topping."""
    chocolate: int


class LimitsView(msgspec.Struct, frozen=True):
    """What the rules allow: unfinished cakes at once, and prices in spoons."""

    cakes_at_once: int
    turning: int
    page: int
    assistant: int


LIMITS = LimitsView(CAKES_AT_ONCE, COST_OF_TURNING, COST_OF_PAGE, COST_OF_ASSISTANT)


class PiecesView(msgspec.Struct, frozen=True):
    viewer: int | None
    deciders: list[int]
    round: int
    spoons: int
    assistant_rests: bool
    """The assistant was called back this turn and helps from the next one on."""
    decoration_taken: bool
    """The one decoration of this turn."""
    last_round: bool
    over: bool
    mode: str
    teams: bool
    remembers: bool
    """Whether the table remembers for the players what they have seen."""
    removed_colour: str | None
    pile: int
    pile_top: str | None
    booklet: BookletView | None
    worth: WorthView
    limits: LimitsView
    occasions: dict[str, str]
    """By colour: what its cakes are baked for in the edition of this match."""
    seats: list[SeatView]
    neutral: list[CardView | None] | None


def view(match: PiecesMatch, viewer: int | None) -> PiecesView:
    rules = match.rules
    top = match.pile.top()
    removed = rules.removed_colour
    return PiecesView(
        viewer=viewer,
        deciders=list(match.deciders()),
        round=match.round,
        spoons=match.spoons,
        assistant_rests=match.just_recalled,
        decoration_taken=match.decoration_taken,
        last_round=match.ending,
        over=match.over,
        mode=match.setup.options["mode"],
        teams=rules.teams,
        remembers=rules.remembers,
        removed_colour=COLOURS[removed] if removed >= 0 else None,
        pile=match.pile.left,
        pile_top=FACE_NAMES[rules.faces[top]] if match.pile.left else None,
        booklet=_booklet(match) if rules.confirmed else None,
        limits=LIMITS,
        occasions=rules.occasions,
        worth=WorthView(list(rules.points[1:]), *rules.decorated_points),
        seats=[_seat(match, viewer, seat) for seat in range(match.seats)],
        neutral=_hand(match, viewer, NEUTRAL) if rules.duel else None,
    )


def _seat(match: PiecesMatch, viewer: int | None, seat: int) -> SeatView:
    cakes = [
        CakeView(
            kind=KIND_NAMES[kind],
            layers=match.height(seat, kind),
            decorated=bool(match.decorated[seat] >> kind & 1),
            points=cake_points(match, seat, kind),
        )
        for kind in range(KINDS)
        if match.height(seat, kind)
    ]
    return SeatView(
        hand=_hand(match, viewer, seat),
        cakes=cakes,
        assistant=bool(match.assistants >> seat & 1),
        points=points(match, seat),
    )


def _hand(match: PiecesMatch, viewer: int | None, hand: int) -> list[CardView | None]:
    start = hand * SLOTS
    return [
        _card(match, viewer, position) for position in range(start, start + match.rules.hand_size)
    ]


def _card(match: PiecesMatch, viewer: int | None, position: int) -> CardView | None:
    """Somebody at no seat sees the inner face, which was on top of the pile for all to see."""
    inner = match.cards[position]
    if inner == EMPTY:
        return None
    if viewer is None and position // SLOTS != NEUTRAL and not match.rules.remembers:
        return CardView(None, None)
    shown = inner if viewer is None else match.seen_side(viewer, position)
    watchers = range(match.seats) if viewer is None else (viewer,)
    both = all(match.known[seat] >> inner // 2 & 1 for seat in watchers)
    names = match.rules.faces
    back = FACE_NAMES[names[shown ^ 1]] if both else None
    return CardView(FACE_NAMES[names[shown]], back)


def _booklet(match: PiecesMatch) -> BookletView:
    left, right = match.left_page(), match.right_page()
    return BookletView(
        left=KIND_NAMES[left] if left >= 0 else None,
        right=KIND_NAMES[right] if right >= 0 else None,
        turned=match.leaf,
        left_in_it=len(match.book),
        arrow="forward" if match.arrow_forward else "back",
    )
