"""The advantage module: own the four ingredients of two cards, gain what the third one gives."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.text import SeatName, Text
from toque.games.gateau.agenda import QuietStep, grant
from toque.games.gateau.bench import tokens_of
from toque.games.gateau.components import effects_text, kind_text
from toque.games.gateau.match import UNIT, GateauMatch
from toque.games.gateau.words import ADVANTAGE_GAINED, ADVANTAGE_SHOWN


def wanted(match: GateauMatch, card: i64) -> i64:
    """The two ingredients of a card, packed."""
    one, two = match.rules.advantage_cards[card].kinds
    return UNIT[one] + UNIT[two]


def owns(tokens: i64, need: i64) -> bool:
    for kind in range(6):
        if tokens >> 3 * kind & 7 < need >> 3 * kind & 7:
            return False
    return True


def advantage_is_due(match: GateauMatch, seat: i64) -> bool:
    """Once a turn: what is on the bench counts, without super and stored tokens."""
    if match.advantaged:
        return False
    need = wanted(match, match.middle) + wanted(match, left_card(match))
    return owns(tokens_of(match, seat), need)


def gain_advantage(match: GateauMatch, seat: i64) -> None:
    """Gain the benefit on the right if it is due; nothing is spent."""
    if not advantage_is_due(match, seat):
        return
    match.advantaged = True
    benefit = match.rules.advantage_cards[match.right[-1]].benefit
    if match.listener is not None:
        match.tell(
            ADVANTAGE_GAINED,
            {
                "seat": SeatName(seat),
                "bonus": effects_text(benefit),
                "one": pair_text(match, left_card(match)),
                "two": pair_text(match, match.middle),
            },
        )
    turn_advantages(match)
    grant(match, seat, benefit)


def pair_text(match: GateauMatch, card: i64) -> Text:
    """The ingredients of a card."""
    one, two = match.rules.advantage_cards[card].kinds
    return Text("and", {"one": kind_text(one), "two": kind_text(two)})


def left_card(match: GateauMatch) -> i64:
    """The deck's top card, which shows its ingredients."""
    return match.benefits[match.benefits_left - 1]


def turn_advantages(match: GateauMatch) -> None:
    """The middle card turns onto the right pile, the top of the deck becomes the middle one.

    An empty deck is made anew from the right pile, except the card whose benefit shows.
    """
    match.right.append(match.middle)
    match.benefits_left -= 1
    match.middle = match.benefits[match.benefits_left]
    if match.benefits_left == 0:
        deck = match.right[:-1]
        match.rng.shuffle(deck)
        match.right = match.right[-1:]
        match.benefits = deck
        match.benefits_left = len(deck)
    match.reveal()
    if match.listener is not None:
        benefit = match.rules.advantage_cards[match.right[-1]].benefit
        match.tell(
            ADVANTAGE_SHOWN,
            {
                "one": pair_text(match, left_card(match)),
                "two": pair_text(match, match.middle),
                "bonus": effects_text(benefit),
            },
        )


class CheckAdvantage(QuietStep):
    """Looks again after something changed at the end of a turn."""

    name = "check-advantage"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        gain_advantage(match, self.seat)


CHECKS: Final = [CheckAdvantage(seat) for seat in range(4)]
