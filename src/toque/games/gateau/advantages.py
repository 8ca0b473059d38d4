"""The advantage module: own the four ingredients of two cards, gain what the third one gives."""

from __future__ import annotations

from mypy_extensions import i64

from toque.games.gateau import bench, effects, sizes, tell
from toque.games.gateau.match import UNIT, GateauMatch
from toque.mechanics.pile import shuffled


def wanted(match: GateauMatch, card: i64) -> i64:
    """The two ingredients of a card, packed."""
    one, two = match.rules.advantage_cards[card].kinds
    return UNIT[one] + UNIT[two]


def owns(tokens: i64, need: i64) -> bool:
    for kind in range(sizes.BASIC):
        if tokens >> 3 * kind & 7 < need >> 3 * kind & 7:
            return False
    return True


def is_due(match: GateauMatch, seat: i64) -> bool:
    """Once a turn: what is on the bench counts, without super and stored tokens."""
    if match.advantaged:
        return False
    need = wanted(match, match.middle) + wanted(match, left_card(match))
    return owns(bench.tokens_of(match, seat), need)


def gain(match: GateauMatch, seat: i64) -> None:
    """Gain the benefit on the right, which is due; nothing is spent."""
    match.advantaged = True
    benefit = match.rules.advantage_cards[match.right[-1]].benefit
    tell.advantage_gained(match, seat, left_card(match), match.middle)
    turn_cards(match)
    effects.grant(match, seat, benefit)


def left_card(match: GateauMatch) -> i64:
    """The deck's top card, which shows its ingredients."""
    return match.benefits.top()


def turn_cards(match: GateauMatch) -> None:
    """The middle card turns onto the right pile, the top of the deck becomes the middle one.

    An empty deck is made again from the right pile, except the card whose benefit shows.
    """
    match.right = [*match.right, match.middle]
    match.middle = match.benefits.top()
    match.benefits = match.benefits.below()
    if match.benefits.left == 0:
        match.benefits = shuffled(match.right[:-1], match.rng)
        match.right = match.right[-1:]
    match.reveal()
    tell.advantages_shown(match, left_card(match), match.middle)
