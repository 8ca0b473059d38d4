"""Hiring: the fewer employees are on offer, the cheaper; each hired card is played this round."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.lists import changed
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.text import Value
from toque.games.rococo import counting, facts, sizes, tell, words
from toque.games.rococo.match import EMPTY, RococoMatch
from toque.mechanics import prices, row


def price_now(match: RococoMatch) -> i64:
    left = row.lying(match.offers, match.rules.offer_line)
    return prices.by_count(match.rules.hire_prices, left)


def prices_in_turn(match: RococoMatch) -> list[i64]:
    """From all on offer down to the last one."""
    return [prices.by_count(match.rules.hire_prices, left) for left in range(sizes.OFFERS, 0, -1)]


def cannot_hire(match: RococoMatch, seat: i64, offer: i64) -> Obstacle | None:
    if offer == sizes.OWN_OFFER:
        return cannot_hire_own(match, seat)
    if match.offers[offer] == EMPTY:
        return words.NO_OFFER
    return None if price_now(match) <= match.livres[seat] else words.TOO_DEAR


def cannot_hire_own(match: RococoMatch, seat: i64) -> Obstacle | None:
    """The specialised apprentice comes for nothing, once, if its condition holds now."""
    if not match.rules.jewelry:
        return NOT_NOW
    card = match.apprentices[seat]
    if card == EMPTY:
        return words.NO_APPRENTICE_OF_YOUR_OWN
    return None if counting.holds_condition(match, seat, card) else words.CONDITION_OPEN


def add_hire_moves(match: RococoMatch, seat: i64, found: list[int]) -> None:
    for offer in range(sizes.OFFERS + 1):
        if cannot_hire(match, seat, offer) is None:
            found.append(words.HIRE + offer)


def hire(match: RococoMatch, seat: i64, offer: i64) -> None:
    price: i64 = 0
    if offer == sizes.OWN_OFFER:
        card = match.apprentices[seat]
        match.apprentices[seat] = EMPTY
    else:
        price = price_now(match)
        card = match.offers[offer]
        match.offers = changed(match.offers, offer, EMPTY)
    match.livres[seat] -= price
    match.staffs[seat] = match.staffs[seat].hired(card)
    match.sure_hands[seat] |= BIT[card]
    tell.hired(match, seat, card, offer, price)


def describe(match: RococoMatch, seat: i64, offer: i64) -> dict[str, Value]:
    if offer == sizes.OWN_OFFER:
        known = facts.offer(match, offer, 0)
        if match.rules.jewelry and match.apprentices[seat] != EMPTY:
            card = match.apprentices[seat]
            known.update(facts.card(match, card))
            known["condition"] = facts.condition_text(match.rules.edition.employees[card].condition)
    else:
        known = facts.offer(match, offer, price_now(match))
    known["livres"] = match.livres[seat]
    return known
